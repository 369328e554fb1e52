import type { ReactNode } from "react"

/** The header of a screen: title, note and actions. */
export function ScreenHeader({
  title,
  note,
  children,
}: {
  readonly title: string
  readonly note?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 px-4 pt-5 pb-4 lg:px-6 lg:pt-7">
      <div className="min-w-0">
        <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
        <p className="min-h-5 text-sm text-soft">{note}</p>
      </div>
      {children !== undefined && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  )
}
