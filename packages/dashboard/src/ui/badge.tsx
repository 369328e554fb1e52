import type { ReactNode } from "react"

const variants = {
  plain: "bg-sunk text-soft",
  mark: "bg-tint text-mark",
  good: "bg-good-tint text-good",
  warn: "bg-warn-tint text-warn",
  bad: "bg-bad-tint text-bad",
} as const

export function Badge({
  variant = "plain",
  children,
}: {
  readonly variant?: keyof typeof variants
  readonly children: ReactNode
}) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-md px-1.5 py-0.5 text-xs font-medium whitespace-nowrap ${variants[variant]}`}
    >
      {children}
    </span>
  )
}
