import type { ReactNode } from "react"

/** Text as machines read it; what does not fit scrolls, by keyboard too. */
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
