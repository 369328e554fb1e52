import { type ReactNode, useEffect, useState } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { Button } from "./button.tsx"
import { Code } from "./code.tsx"
import { Icon } from "./icon.tsx"

/** A code block with a copy button. */
export function Copyable({ text, label }: { readonly text: string; readonly label: ReactNode }) {
  const { t } = useI18n()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <figure className="overflow-hidden rounded-xl border border-line bg-sunk">
      <figcaption className="flex items-center justify-between gap-3 border-b border-line py-1 ps-3 pe-1 text-xs text-soft">
        {label}
        <Button
          variant="quiet"
          className="min-h-7 px-2 text-xs"
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          <Icon name={isCopied ? "check" : "copy"} className="size-4" />
          <span aria-live="polite">{isCopied ? t("copied") : t("copy")}</span>
        </Button>
      </figcaption>
      <Code className="p-3">{text}</Code>
    </figure>
  )
}
