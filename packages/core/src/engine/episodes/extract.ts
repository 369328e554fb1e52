import type { Memory, MemoryId } from "../../contract/index.ts"
import { analyse } from "../../text/analyse.ts"
import { backgroundFrequency } from "../../text/background-frequency.ts"
import { dayIn } from "../../text/day.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { marksOf } from "../../text/similarity.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { countTokens } from "../../text/tokens.ts"
import { isPleasantry } from "../../turn/remember/verbatim.ts"

const MAX_OF_TURN = 3
const MAX_TOPICS = 6
const MIN_CHARACTERS = 12
const MAX_NAME = 60
/** Replies say what the person did not; their sentences weigh less. */
const REPLY_WEIGHT = 0.4
/** Words of statements that are stored beside the summary. */
const STATED_WEIGHT = 0.5
/** Words as rare as this one count as rare as any. */
const RAREST = 1e-4

/** A sentence of a turn. */
export interface SourceSentence {
  readonly turn: MemoryId
  readonly text: string
  readonly at: number
  readonly isReply: boolean
  /** The name of who said it, in a conversation of several people. */
  readonly speaker?: string
  /** Its place in the conversation. */
  readonly place: number
}

export interface Extract {
  /** One line for each sentence, with its day. */
  readonly content: string
  readonly sentences: readonly SourceSentence[]
  readonly topics: readonly string[]
}

/** The sentences of stored turns that the person typed or the assistant replied and that are not out of date. */
export function sentencesOfTurns(turns: readonly Memory[], now: number): readonly SourceSentence[] {
  const sentences: SourceSentence[] = []
  for (const turn of turns) {
    for (const text of currentTexts(turn, now)) {
      for (const sentence of sentencesOf(text)) {
        const isReply = turn.source.origin === "assistant"
        const { speaker } = turn.source
        const said = { turn: turn.id, text: sentence.text, at: turn.createdAt, isReply, place: sentences.length }
        const words = speaker === undefined ? said : { ...said, speaker }
        if (sentence.text.length >= MIN_CHARACTERS && !isPleasantry(sentence.text)) sentences.push(words)
      }
    }
  }
  return sentences
}

/** The stretches of a turn between those that somebody else wrote and those that no longer hold. */
function currentTexts({ content, spans = [] }: Memory, now: number): readonly string[] {
  const texts: string[] = []
  let from = 0
  for (const span of spans) {
    if ((span.kind ?? "typed") === "typed" && (span.until ?? Number.POSITIVE_INFINITY) > now) continue
    texts.push(content.slice(from, span.from))
    from = span.to
  }
  return [...texts, content.slice(from)]
}

/**
 * The sentences that say most of a conversation in few words, in their order: each next one adds the rarest words that
 * earlier ones lack, those of `known` statements at half weight. Questions are left out unless there is nothing else. `undefined`
 * if there is no sentence.
 */
export function extractSummary(
  all: readonly SourceSentence[],
  {
    known,
    maxTokens,
    maxSentences,
    timeZone,
  }: {
    readonly known: readonly Memory[]
    readonly maxTokens: number
    readonly maxSentences: number
    readonly timeZone: string
  },
): Extract | undefined {
  const statements = all.filter(({ text }) => !/[?？]\s*$/u.test(text))
  const left = new Map((statements.length > 0 ? statements : all).map((sentence) => [sentence, wordsOf(sentence.text)]))
  const covered = new Set<string>()
  const stated = new Set(known.flatMap(({ content }) => [...wordsOf(content)]))
  const chosen: SourceSentence[] = []
  const ofTurn = new Map<MemoryId, number>()
  let tokens = 0
  while (chosen.length < maxSentences && left.size > 0) {
    const best = bestOf(left, covered, stated)
    if (best === undefined) break
    const words = left.get(best) ?? new Set()
    left.delete(best)
    const count = countTokens(lineOf(best, timeZone))
    if ((ofTurn.get(best.turn) ?? 0) >= MAX_OF_TURN || tokens + count > maxTokens) continue
    tokens += count
    ofTurn.set(best.turn, (ofTurn.get(best.turn) ?? 0) + 1)
    for (const word of words) covered.add(word)
    chosen.push(best)
  }
  if (chosen.length === 0) return undefined
  const sentences = chosen.toSorted((one, other) => one.place - other.place)
  const content = sentences.map((sentence) => lineOf(sentence, timeZone)).join("\n")
  return { content, sentences, topics: topicsOf(all) }
}

/** A line of an extract. */
export function lineOf({ text, at, isReply, speaker }: SourceSentence, timeZone: string): string {
  const who = isReply ? "Reply: " : speaker === undefined ? "" : `${speaker.slice(0, MAX_NAME)}: `
  return `[${dayIn(timeZone, at)}] ${`${who}${text}`.replace(/\s+/gu, " ")}`
}

function bestOf(
  left: ReadonlyMap<SourceSentence, ReadonlySet<string>>,
  covered: ReadonlySet<string>,
  stated: ReadonlySet<string>,
): SourceSentence | undefined {
  let best: { readonly sentence: SourceSentence; readonly score: number } | undefined
  for (const [sentence, words] of left) {
    const added = [...words].filter((word) => !covered.has(word))
    const sum = added.reduce((total, word) => total + weightOf(word) * (stated.has(word) ? STATED_WEIGHT : 1), 0)
    const score = (sum / Math.sqrt(words.size + 1)) * (sentence.isReply ? REPLY_WEIGHT : 1)
    if (score > 0 && (best === undefined || score > best.score)) best = { sentence, score }
  }
  return best?.sentence
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(analyse(text).filter((word) => !isStopWord(word)))
}

function weightOf(word: string): number {
  return -Math.log(Math.max(RAREST, backgroundFrequency(word)))
}

/** The words that stand in most sentences of the person, as they are first written; rare ones first among equals. */
function topicsOf(all: readonly SourceSentence[]): readonly string[] {
  const topics = new Map<string, { readonly word: string; weight: number }>()
  for (const { text, isReply } of all) {
    if (isReply) continue
    for (const [word] of text.matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)) {
      const [stem] = wordsOf(word)
      if (stem === undefined) continue
      const topic = topics.get(stem) ?? { word, weight: 0 }
      topic.weight += weightOf(stem)
      topics.set(stem, topic)
    }
  }
  const ordered = [...topics.values()].toSorted((one, other) => other.weight - one.weight)
  return ordered.slice(0, MAX_TOPICS).map(({ word }) => word)
}

/** Whether every number, date and name of a text is in one of its sources. */
export function isBorneOut(text: string, sources: readonly string[]): boolean {
  const words = new Set(sources.flatMap((source) => tokensOf(source)))
  const stated = marksOf(text)
    .tokens.split(" ")
    .filter((token) => token !== "")
  return [...stated, ...openingNames(text)].every((token) => tokensOf(token).every((word) => words.has(word)))
}

function tokensOf(text: string): readonly string[] {
  return [
    ...text
      .normalize("NFKC")
      .toLowerCase()
      .matchAll(/[\p{L}\p{N}]+/gu),
  ].map(([word]) => word)
}

/** Capitalised words that open a sentence may be names as well. */
function openingNames(text: string): readonly string[] {
  return sentencesOf(text).flatMap(({ text: sentence }) => {
    const [word] = /^\p{Lu}[\p{L}\p{N}]*/u.exec(sentence) ?? []
    const [stem = ""] = word === undefined ? [] : analyse(word)
    return word === undefined || stem === "" || isStopWord(stem) || backgroundFrequency(stem) > 0 ? [] : [word]
  })
}
