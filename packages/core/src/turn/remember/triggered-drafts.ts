import type { Draft, Turn } from "../../contract/index.ts"
import { capitalize } from "../../defaults/rules/fact.ts"
import { parseStatements } from "../../defaults/rules/statements.ts"
import { matchesAny } from "../ignore.ts"

/** Maximum number of sentences of one turn that triggers keep: more is a text that the trigger occurs in. */
const MAX_DRAFTS = 8
const IMPORTANCE = 0.7

/**
 * Drafts for the typed sentences that `memory.captureTriggers` match and no extractor has read. Questions, and sentences from which a secret was cut, give
 * none. Linear in the text for each trigger.
 */
export function triggeredDrafts(
  { messages }: Pick<Turn, "messages">,
  triggers: readonly string[],
  drafts: readonly Draft[],
): readonly Draft[] {
  if (triggers.length === 0) return []
  const triggered: Draft[] = []
  for (const { role, text, position } of messages) {
    if (role !== "user" || !matchesAny(text.replaceAll("\n", " "), triggers)) continue
    const read = drafts.filter(({ from, quote }) => from === position && quote !== undefined)
    for (const { quote, asks } of parseStatements(text)) {
      if (asks || quote.includes("[redacted:") || !matchesAny(quote, triggers)) continue
      if (read.some((draft) => draft.quote?.includes(quote) || quote.includes(draft.quote ?? ""))) continue
      triggered.push({
        type: "factual",
        category: "fact",
        content: capitalize(quote.trim()),
        importance: IMPORTANCE,
        from: position,
        quote,
        metadata: { rule: "trigger" },
      })
    }
  }
  return triggered.slice(-MAX_DRAFTS)
}
