import type { ReactNode } from "react"
import { Icon, type IconName } from "./icon.tsx"

/** Shown on a screen without content: what will appear there. */
export function EmptyState({
  icon,
  title,
  children,
}: {
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 rounded-2xl border border-dashed border-edge/60 px-6 py-10 text-center text-sm">
      <span className="grid size-11 place-items-center rounded-full bg-tint text-mark">
        <Icon name={icon} />
      </span>
      <p className="text-base font-medium wrap-anywhere">{title}</p>
      <p className="max-w-md text-pretty wrap-anywhere text-soft">{children}</p>
    </div>
  )
}
