import { Badge } from "../ui/badge.tsx"
import { useWords } from "../words/words.tsx"

type Kind = readonly ["good" | "warn" | "plain", `reason.${"shown" | "gated" | "cut" | "said" | "left"}`]
/** What became of a candidate, in the few kinds that people tell apart; the sentence beside it says which exactly. */
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

export function ReasonMark({ reason }: { readonly reason: string }) {
  const { t } = useWords()
  const [look, word] = kinds[reason] ?? LEFT_OUT
  return <Badge look={look}>{t(word)}</Badge>
}
