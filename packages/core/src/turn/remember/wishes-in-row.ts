import type { Draft } from "../../contract/index.ts"
import { ownCertainty, toldWords } from "../../text/surely-own.ts"
import { isSureWish, isWishDraft, wishesInRow } from "../../text/wish-rows.ts"

type Messages = readonly { readonly role: string; readonly text: string }[]

/**
 * Whether a draft is a wish of a user's message in which each sentence is a wish, a greeting or plain: those beside it make
 * it nobody else's. `drafts`: all of the message.
 */
export function isWishInRow(messages: Messages, at: number, draft: Draft, drafts: readonly Draft[]): boolean {
  const { role, text } = messages[at] ?? { role: "", text: "" }
  if (role !== "user" || !isWishDraft(draft) || draft.quote === undefined) return false
  const quote = draft.quote
  // Later a plain sentence beside a wish may be of what the conversation works on.
  const opens = !messages.slice(0, at).some(({ role }) => role === "user")
  return wishesInRow(text, (sentence) => {
    const stated = drafts.filter((one) => isWishDraft(one) && isQuoteOf(sentence.text, one.quote))
    if (stated.length === 0) return undefined
    const alone = messages.with(at, { role, text: sentence.text })
    if (toldWords(alone, at) !== sentence.text) return undefined
    if (isSureWish(sentence.text, stated)) return opens ? "sure" : "likely"
    const certainty = ownCertainty(alone, at, 0, sentence.text.length)
    return certainty === "surely" || certainty === "certainly" ? "likely" : undefined
  }).some(({ text: sentence }) => isQuoteOf(sentence, quote))
}

const isQuoteOf = (sentence: string, quote = ""): boolean => quote.trim() !== "" && sentence.includes(quote.trim())
