import type { ReactNode } from "react"

/** Preformatted text that scrolls, also by keyboard. */
export function Code({ children, className = "" }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      dir="ltr"
      className={`overflow-auto p-4 font-mono text-xs leading-relaxed ${className}`}
    >
      {children}
    </pre>
  )
}
