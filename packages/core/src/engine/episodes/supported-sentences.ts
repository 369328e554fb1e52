import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { marksOf } from "../../text/similarity.ts"
import type { SourceSentence } from "./extract.ts"
import {
  type ClauseSubject,
  type FunctionWords,
  functionWordsOf,
  isConditional,
  type SummaryClause,
  saysNoMore,
  summaryClauses,
} from "./summary-clauses.ts"

interface ReadSource {
  readonly place: number
  readonly isReply: boolean
  readonly isQuestion: boolean
  readonly isConditional: boolean
  /** Whether it has a name, of which a pronoun may be. */
  readonly hasName: boolean
  readonly clauses: readonly SummaryClause[]
}

/** What the sentence before in the summary is about. */
interface Told {
  readonly source: ReadSource
  readonly subject: ClauseSubject | undefined
}

/** A sentence of a summary that a sentence of the conversation supports. */
export interface SupportedSentence {
  readonly text: string
  /** Only the assistant said it. */
  readonly isReply: boolean
}

const QUESTION = /[?？]\s*$/u

/** The sentences of a conversation as they support those of summaries; reading them is most of the work. */
export interface SummarySources {
  readonly language: FunctionWords
  readonly typed: readonly ReadSource[]
  readonly replies: readonly ReadSource[]
}

/** Reads the sentences of a conversation for `supportedSentences`. */
export async function readSummarySources(sources: readonly SourceSentence[]): Promise<SummarySources> {
  const language = functionWordsOf(sources.map((source) => source.text))
  const read: ReadSource[] = []
  for (const { text, place, isReply } of sources) {
    await yieldToEventLoop()
    read.push({
      place,
      isReply,
      isQuestion: QUESTION.test(text),
      isConditional: isConditional(text),
      hasName: /\p{L}/u.test(marksOf(text).tokens),
      clauses: summaryClauses(text, language),
    })
  }
  return {
    language,
    typed: read.filter(({ isReply }) => !isReply),
    replies: read.filter(({ isReply }) => isReply),
  }
}

/**
 * The sentences of a summary that claim nothing but what one sentence of the conversation says: each clause has the words
 * of one of its clauses, in their order, up to inflection, person, articles and auxiliaries. What nobody said, of whomever and however
 * it is put, has no such sentence; nor has most of what is said in other words.
 */
export async function supportedSentences(
  text: string,
  { language, typed, replies }: SummarySources,
): Promise<readonly SupportedSentence[]> {
  const supported: SupportedSentence[] = []
  let last: Told | undefined
  for (const sentence of sentencesOf(text)) {
    await yieldToEventLoop()
    const clauses = summaryClauses(sentence.text, language)
    const isAsked = QUESTION.test(sentence.text)
    const isOpen = isConditional(sentence.text)
    const supports = (source: ReadSource): boolean =>
      source.isQuestion === isAsked && source.isConditional === isOpen && supportsAll(clauses, source, { last, typed })
    const source = typed.find(supports) ?? replies.find(supports)
    if (source === undefined) continue
    last = { source, subject: clauses.find(({ subject }) => subject !== undefined)?.subject ?? last?.subject }
    supported.push({ text: sentence.text, isReply: source.isReply })
  }
  return supported
}

interface Context {
  readonly last: Told | undefined
  readonly typed: readonly ReadSource[]
}

/** Whether each clause says no more than one of the source's, in their order and of the same subject. */
function supportsAll(clauses: readonly SummaryClause[], source: ReadSource, context: Context): boolean {
  if (clauses.length === 0) return false
  let before = -1
  for (const clause of clauses) {
    const at = source.clauses.findIndex(
      (one, place) =>
        place > before &&
        saysNoMore(clause, one) &&
        hasSameOwner(clause, source, { place, before }) &&
        hasSameSubject(clause, one, source, context),
    )
    if (at < 0) return false
    before = at
  }
  return true
}

/** A clause without a subject continues the one that has it, in the summary as in its source. */
function hasSameOwner(
  { subject }: SummaryClause,
  { clauses }: ReadSource,
  { place, before }: { readonly place: number; readonly before: number },
): boolean {
  const ownerOf = (at: number): number =>
    Math.max(
      0,
      clauses.findLastIndex((one, other) => other <= at && one.subject !== undefined),
    )
  const owner = ownerOf(place)
  if (owner === place) return place === 0 || subject !== undefined
  return before >= 0 && ownerOf(before) === owner
}

/** Whether a clause may tell this of its subject: "she" is whom the sentence before told of, and "I" is who spoke. */
function hasSameSubject(
  { subject }: SummaryClause,
  { subject: of }: SummaryClause,
  source: ReadSource,
  { last, typed }: Context,
): boolean {
  if (of === "third" || of === "thing") {
    if (subject !== of || last === undefined || last.source.place > source.place) return false
    const between = typed.filter(({ place }) => place > last.source.place && place < source.place)
    return of === "third" ? between.every(({ hasName }) => !hasName) : between.length === 0
  }
  if (of === "speaker") {
    if (source.isReply) return subject === "assistant"
    return subject === "speaker" || subject === undefined || (subject === "third" && last?.subject === "speaker")
  }
  return subject === of || subject === undefined
}
