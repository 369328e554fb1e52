import type { Memory } from "../../contract/index.ts"
import { bestPassage } from "../../text/passage.ts"
import { RecentMap } from "../../text/recent-map.ts"
import { typedTextOf } from "../../text/spans/typed-text.ts"
import { type LineBearing, type ReadLine, readLine } from "../pairs/line-model.ts"
import { agreementOf, askedAttributeChances } from "./asked-attributes.ts"
import type { Bearings } from "./bearing.ts"
import type { Cues } from "./cues.ts"
import { EXCERPT_CHARACTERS } from "./fit.ts"
import { hasEndDays } from "./outdated-words.ts"
import { asksOnly } from "./questions.ts"
import { attributesOf } from "./stated-attributes.ts"

/** The best candidates that are compared with each other and with the profile. */
const MAX_COMPARED = 30
/** The rank of a line of the profile that no search found. */
const UNRANKED = 40
/** Share of the best line's probability from which a line is likely to bear on the question. */
const LIKELY_SHARE = 0.5
/** A longer question is read to here. */
const MAX_QUESTION = 400

/** A line that one question found or that the profile shows, as its pairs are compared. */
export interface AskedLine {
  readonly memory: Memory
  readonly read: ReadLine
  readonly bearing: LineBearing
}

/** The lines that a question may show, and the probability that the best of them bears on it. */
export interface AskedLines {
  readonly lines: readonly AskedLine[]
  readonly question: ReadLine
  readonly best: number
}

/** What recently compared lines say, by memory, revision and passage: it is the same for every question. */
const known = new RecentMap<string, ReadLine>(4_000)

/** Reads the profile and the best thirty candidates of a question, by what their authors typed. */
export function readAskedLines(
  profile: readonly Memory[],
  ranked: readonly { readonly memory: Memory }[],
  cues: Pick<Cues, "text" | "words" | "asked">,
  at: number,
  bearings: Bearings,
): AskedLines {
  const words = cues.words.map(({ word }) => word)
  const chances = askedAttributeChances(cues.text.slice(0, MAX_QUESTION), cues.asked)
  const found = new Map(
    ranked
      .slice(0, MAX_COMPARED)
      .map(({ memory }, place) => [
        memory.id,
        { memory, rank: place + 1, probability: bearings.get(memory.id)?.probability },
      ]),
  )
  const shown = new Set(profile.map(({ id }) => id))
  const all = [
    ...profile.map((memory) => found.get(memory.id) ?? { memory, rank: UNRANKED, probability: undefined }),
    ...[...found.values()].filter(({ memory }) => !shown.has(memory.id)),
  ].flatMap((one) => {
    const text = isCompared(one.memory) ? typedTextOf(one.memory).trim() : ""
    return text === "" ? [] : [{ ...one, read: readMemory(one.memory, text, words) }]
  })
  const probabilities = all.map(({ probability = 0 }) => probability)
  const best = Math.max(0, ...probabilities)
  const sorted = probabilities.toSorted((one, other) => other - one)
  const lines = all.map(({ memory, rank, probability, read }): AskedLine => {
    const { source, createdAt, category } = memory
    const isNewer = (other: (typeof all)[number]): boolean =>
      other.memory.createdAt > createdAt &&
      (other.probability ?? 0) >= LIKELY_SHARE * best &&
      other.memory.source.message !== source.message
    const bearing: LineBearing = {
      bearing: probability,
      agreement: agreementOf(memory, chances),
      isFact: category !== "turn",
      isReply: source.origin === "assistant",
      isProfile: shown.has(memory.id),
      rank,
      place: sorted.indexOf(probability ?? 0),
      newer: all.filter(isNewer).length,
    }
    return { memory, read, bearing }
  })
  return { lines, question: readLine(cues.text, at), best }
}

/** What a person or a reply states and nothing dates yet; a question states nothing. */
function isCompared(memory: Memory): boolean {
  const { status, validUntil, pinned } = memory
  if (status !== "active" || pinned === true || validUntil !== undefined) return false
  return !hasEndDays(memory) && !asksOnly(memory)
}

function readMemory(memory: Memory, text: string, words: readonly string[]): ReadLine {
  const { id, revision, createdAt, about } = memory
  const passage = text.length > EXCERPT_CHARACTERS ? bestPassage(text, words, EXCERPT_CHARACTERS) : text
  const name = `${id} ${revision} ${passage === memory.content ? "" : passage}`
  const address = about && `${about.subject} ${about.attribute}`
  const read = known.get(name)
  if (read !== undefined) return read
  const attributes = passage === memory.content ? attributesOf(memory) : undefined
  const now = readLine(passage, createdAt, address, attributes)
  known.set(name, now)
  return now
}
