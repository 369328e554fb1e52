import type { Draft, Turn } from "../../contract/index.ts"
import { matchesAny } from "../ignore.ts"
import { unreadSentences } from "./unread-sentences.ts"

/** Maximum number of sentences of one turn that triggers keep: more is a text that the trigger occurs in. */
const MAX_DRAFTS = 8
const IMPORTANCE = 0.7

/** Drafts for the typed sentences that `memory.captureTriggers` match and no extractor has read. Linear in the text for each trigger. */
export async function triggeredDrafts(
  turn: Pick<Turn, "messages">,
  triggers: readonly string[],
  drafts: readonly Draft[],
): Promise<readonly Draft[]> {
  if (triggers.length === 0) return []
  const matches = (text: string): boolean => matchesAny(text, triggers)
  return (await unreadSentences(turn, drafts, matches))
    .filter(({ quote }) => matches(quote))
    .slice(-MAX_DRAFTS)
    .map(({ quote, from }) => ({
      type: "factual",
      category: "fact",
      content: quote,
      importance: IMPORTANCE,
      from,
      quote,
      metadata: { rule: "trigger" },
    }))
}
