import type { Memory } from "../../contract/index.ts"
import type { ReadDraft } from "../../defaults/model-reader/model-reader.ts"
import { analyse } from "../../text/analyse.ts"
import { topicWords } from "../../text/query-words.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { marksOf } from "../../text/similarity.ts"
import { beginningOf } from "../../text/telling-words.ts"
import type { StoredMessage } from "./read-session.ts"

/** Why a draft is not written. */
export type DraftRejection = "not-the-person" | "unquoted" | "unsupported"

/** A draft whose words stand in a message of the person. */
export interface CheckedDraft {
  readonly draft: ReadDraft
  readonly from: StoredMessage
  /** Whether its words are the person's own: others are only kept for review. */
  readonly isOwn: boolean
}

/** Minimum share of a statement's words that stand in the message that it was read in, or in the question before it. */
const MIN_SUPPORT = 0.5
/** Maximum length of a sentence that is stored in place of a model's wording, in characters. */
const MAX_SENTENCE = 300
const MIN_QUOTE = 3
/** A statement about a secret is worthless without it, and so is one about words that were left out. */
const WITHOUT_MEANING = /\[redacted:|\[…\]/
/** Characters of the reply before a message whose words it may answer. */
const QUESTION_CHARACTERS = 300

/**
 * Checks a draft against the words that its author was shown: the quote stands in the message named, every name and
 * number in what the person typed, and most other words in that message. Where the wording adds or turns a word, the
 * person's sentence takes its place. Pure.
 */
export function checkDraft(draft: ReadDraft, { before, messages, known }: CheckInput): CheckedDraft | DraftRejection {
  const place = messages.findIndex(({ message }) => message.position === draft.from)
  const from = messages[place]
  if (from?.message.role !== "user") return "not-the-person"
  const range = locate(from.text, draft.quote ?? "")
  if (range === undefined) return "unquoted"
  if (WITHOUT_MEANING.test(draft.content)) return "unsupported"
  const quote = from.text.slice(range.from, range.to)
  const isOwn = isTyped(from, range)
  const spoken = isOwn ? from.typed : from.text
  const previous = messages[place - 1] ?? before.at(-1)
  const question = previous?.message.role === "assistant" ? previous.text.slice(-QUESTION_CHARACTERS) : ""
  const typed = [...before, ...messages].filter(({ message }) => message.role === "user").map((one) => one.typed)
  const all = [...typed, spoken, ...known.map(({ content }) => content)].join("\n")
  if (!holdsMarks(all, draft.content)) return "unsupported"
  const near = beginningsOf(`${spoken}\n${question}`)
  const anywhere = new Set([...near, ...beginningsOf(all)])
  const words = topicWords(draft.content).map(beginningOf)
  const supported = words.filter((word) => near.has(word)).length
  if (words.length === 0 || supported < MIN_SUPPORT * words.length) return "unsupported"
  const replaces = replacesOf(draft, known)
  const checked = { ...withoutReplaces(draft), quote, at: range, ...(replaces !== undefined && { replaces }) }
  const sentence = sentenceAround(from.text, range)
  const isTurned = marksOf(draft.content).negated !== marksOf(sentence).negated
  if (!isTurned && words.every((word) => anywhere.has(word))) return { draft: checked, from, isOwn }
  if (/[?？]\s*$/.test(sentence) || WITHOUT_MEANING.test(sentence)) return "unsupported"
  const { about, ...rest } = withoutReplaces(checked)
  return {
    // A wording that turns the sentence may name the wrong address as well.
    draft: { ...rest, category: "fact", content: sentence, ...(!isTurned && about && { about }) },
    from,
    isOwn,
  }
}

/** Checks the drafts of an answer, and counts the discarded ones by reason. Pure. */
export function checkDrafts(
  drafts: readonly ReadDraft[],
  input: CheckInput,
): { readonly checked: readonly CheckedDraft[]; readonly rejected: Record<DraftRejection, number> } {
  const checked: CheckedDraft[] = []
  const rejected: Record<DraftRejection, number> = { "not-the-person": 0, unquoted: 0, unsupported: 0 }
  for (const draft of drafts) {
    const outcome = checkDraft(draft, input)
    if (typeof outcome === "string") rejected[outcome]++
    else checked.push(outcome)
  }
  return { checked, rejected }
}

export interface CheckInput {
  readonly before: readonly StoredMessage[]
  readonly messages: readonly StoredMessage[]
  readonly known: readonly Pick<Memory, "id" | "content" | "about">[]
}

function withoutReplaces({ replaces: _, ...draft }: ReadDraft): ReadDraft {
  return draft
}

/** A known memory is only replaced by a statement about the same: a model may name the wrong one. */
function replacesOf({ replaces, about, content }: ReadDraft, known: CheckInput["known"]): ReadDraft["replaces"] {
  const memory = known.find(({ id }) => id === replaces)
  if (memory === undefined) return undefined
  const isSameAddress = about?.attribute !== undefined && memory.about?.attribute === about.attribute.toLowerCase()
  const words = new Set(topicWords(memory.content).map(beginningOf))
  return isSameAddress || topicWords(content).some((word) => words.has(beginningOf(word))) ? memory.id : undefined
}

/** Where a quote stands in a text: exactly, otherwise word for word with other white space, case and punctuation. */
function locate(text: string, quote: string): { readonly from: number; readonly to: number } | undefined {
  const wanted = quote.trim()
  if (wanted.length < MIN_QUOTE && !/\p{Script=Han}/u.test(wanted)) return undefined
  const exact = text.indexOf(wanted)
  if (exact >= 0) return { from: exact, to: exact + wanted.length }
  const words = wordsIn(wanted)
  if (words.length === 0) return undefined
  const all = wordsIn(text)
  const first = all.findIndex((_, at) => words.every(({ word }, place) => all[at + place]?.word === word))
  const last = all[first + words.length - 1]
  return first < 0 || last === undefined ? undefined : { from: all[first]?.from ?? 0, to: last.to }
}

function wordsIn(text: string): readonly { readonly word: string; readonly from: number; readonly to: number }[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }))
}

/** Whether more than half of the quoted characters were typed by the person. */
function isTyped({ text, own }: StoredMessage, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const visible = (part: string) => part.slice(from, to).replace(/\s/gu, "").length
  return visible(own) > visible(text) / 2
}

/** Whether every name, number and date of a statement stands in a text. */
function holdsMarks(text: string, statement: string): boolean {
  const tokens = marksOf(statement).tokens.split(" ").filter(Boolean)
  if (tokens.length === 0) return true
  const words = new Set(analyse(text))
  return tokens.every((token) => analyse(token).every((word) => words.has(word)))
}

function beginningsOf(text: string): Set<string> {
  return new Set(analyse(text).map(beginningOf))
}

/** The sentence that a range begins in. */
function sentenceAround(text: string, { from, to }: { readonly from: number; readonly to: number }): string {
  const sentence = sentencesOf(text).find(({ start, end }) => start <= from && from < end)
  const whole = sentence?.text.trim() ?? ""
  return whole !== "" && whole.length <= MAX_SENTENCE ? whole : text.slice(from, to)
}
