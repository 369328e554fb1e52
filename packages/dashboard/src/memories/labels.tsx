import type { MemoryOnTheWire } from "@keepsake/api/browser"
import { useI18n } from "../i18n/i18n.tsx"
import { Badge } from "../ui/badge.tsx"

export const typeFills = {
  factual: "bg-factual",
  episodic: "bg-episodic",
  procedural: "bg-procedural",
  semantic: "bg-semantic",
} as const
const inks = {
  factual: "text-factual",
  episodic: "text-episodic",
  procedural: "text-procedural",
  semantic: "text-semantic",
} as const

/** The type as colour and name. */
export function TypeLabel({ type }: { readonly type: MemoryOnTheWire["type"] }) {
  const { t } = useI18n()
  return (
    <span className={`inline-flex items-center gap-1.5 text-xs font-medium whitespace-nowrap ${inks[type]}`}>
      <span className={`size-2 rounded-full ${typeFills[type]}`} aria-hidden="true" />
      {t(`type.${type}`)}
    </span>
  )
}

const statusLooks = {
  active: "good",
  quarantined: "warn",
  superseded: "plain",
  ended: "plain",
  archived: "plain",
} as const

/** Shown only for memories that are not active. */
export function StatusBadge({ status }: { readonly status: MemoryOnTheWire["status"] }) {
  const { t } = useI18n()
  return status === "active" ? null : <Badge variant={statusLooks[status]}>{t(`status.${status}`)}</Badge>
}

/** A relative time with the exact one as its title. */
export function Ago({ at, className }: { readonly at: string; readonly className?: string }) {
  const { ago, date } = useI18n()
  return (
    <time dateTime={at} title={date(at)} className={className}>
      {ago(at)}
    </time>
  )
}
