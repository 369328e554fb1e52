import { useI18n } from "../i18n/i18n.tsx"
import { Badge } from "../ui/badge.tsx"

type Kind = readonly ["good" | "warn" | "plain", `reason.${"shown" | "gated" | "cut" | "said" | "left"}`]
/** Outcomes of a candidate grouped into five kinds; the sentence next to the badge gives the exact reason. */
const kinds: Readonly<Record<string, Kind>> = {
  shown: ["good", "reason.shown"],
  gated: ["warn", "reason.gated"],
  "over-budget": ["warn", "reason.cut"],
  "not-reached": ["warn", "reason.cut"],
  repeats: ["plain", "reason.said"],
  restated: ["plain", "reason.said"],
  answered: ["plain", "reason.said"],
  outdated: ["plain", "reason.said"],
  "stands-in-request": ["plain", "reason.said"],
  "left-out": ["plain", "reason.said"],
}

const LEFT_OUT: Kind = ["plain", "reason.left"]

export function ReasonBadge({ reason }: { readonly reason: string }) {
  const { t } = useI18n()
  const [look, word] = kinds[reason] ?? LEFT_OUT
  return <Badge variant={look}>{t(word)}</Badge>
}
