import type { Draft, Turn } from "../../contract/index.ts"
import { ownWords } from "../../text/own-words.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { matchesAny } from "../ignore.ts"

/** Maximum number of sentences of one turn that triggers keep: more is a text that the trigger occurs in. */
const MAX_DRAFTS = 8
const IMPORTANCE = 0.7
/** Only the end of a long message is read, where a user adds to pasted text. */
const MAX_READ = 65_536
/** A longer sentence is none. */
const MAX_CHARACTERS = 600

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
    if (role !== "user" || !matchesAny(text, triggers)) continue
    const read = drafts.filter(({ from, quote }) => from === position && quote !== undefined)
    const end = text.slice(-MAX_READ)
    const own = ownWords(end)
    for (const sentence of sentencesOf(end)) {
      const quote = sentence.text.trim()
      const isTyped = own.slice(sentence.start, sentence.end) === sentence.text
      if (!isTyped || quote.length > MAX_CHARACTERS || isQuestionOrSecret(quote) || !matchesAny(quote, triggers))
        continue
      if (read.some((draft) => draft.quote?.includes(quote) || quote.includes(draft.quote ?? ""))) continue
      triggered.push({
        type: "factual",
        category: "fact",
        content: quote,
        importance: IMPORTANCE,
        from: position,
        quote,
        metadata: { rule: "trigger" },
      })
    }
  }
  return triggered.slice(-MAX_DRAFTS)
}

function isQuestionOrSecret(sentence: string): boolean {
  return /[?？]["'”’)]{0,3}$/u.test(sentence) || sentence.includes("[redacted:")
}
