import type { ButtonHTMLAttributes, Ref } from "react"

const variants = {
  primary: "bg-mark text-on-mark border-transparent hover:opacity-90",
  plain: "bg-card text-ink border-edge/60 hover:bg-sunk",
  quiet: "bg-transparent text-soft border-transparent hover:bg-sunk hover:text-ink",
  danger: "bg-card text-bad border-bad/60 hover:bg-bad-tint",
} as const

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: keyof typeof variants
  readonly ref?: Ref<HTMLButtonElement>
}

export const buttonBase =
  "inline-flex items-center justify-center gap-1.5 rounded-lg border px-3 min-h-9 text-sm font-medium whitespace-nowrap select-none disabled:opacity-50 transition-colors motion-reduce:transition-none"

export function buttonClass(variant: keyof typeof variants = "plain"): string {
  return `${buttonBase} ${variants[variant]}`
}

export function Button({ variant = "plain", className = "", type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(variant)} ${className}`} {...rest} />
}

/** An icon button; the label is its accessible name and tooltip. */
export function IconButton({
  label,
  className = "",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { readonly label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`inline-grid size-9 shrink-0 place-items-center rounded-lg text-soft hover:bg-sunk hover:text-ink disabled:opacity-50 ${className}`}
      {...rest}
    />
  )
}
