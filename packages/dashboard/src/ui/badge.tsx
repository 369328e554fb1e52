import type { ReactNode } from "react"

const looks = {
  plain: "bg-sunk text-soft",
  mark: "bg-tint text-mark",
  good: "bg-good-tint text-good",
  warn: "bg-warn-tint text-warn",
  bad: "bg-bad-tint text-bad",
} as const

export function Badge({
  look = "plain",
  children,
}: {
  readonly look?: keyof typeof looks
  readonly children: ReactNode
}) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-md px-1.5 py-0.5 text-xs font-medium whitespace-nowrap ${looks[look]}`}
    >
      {children}
    </span>
  )
}
