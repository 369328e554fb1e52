import type { Memory, MemoryId } from "../../contract/index.ts"
import { bestPassage } from "../../text/passage.ts"
import {
  countNames,
  isLikelyAllergy,
  lineChangeProbability,
  linePairFeatures,
  type ReadLine,
  readLine,
} from "../pairs/line-model.ts"
import type { RankedCandidate } from "./candidates.ts"
import type { Cues } from "./cues.ts"
import { EXCERPT_CHARACTERS } from "./fit.ts"
import { hasEndDays } from "./outdated-words.ts"
import { outdatesIntroduction } from "./profile-line.ts"
import { asksOnly } from "./questions.ts"
import { attributesOf } from "./stated-attributes.ts"

/** From this probability on a line carries the day from which on it may no longer hold. */
const DOUBTED_FROM = 0.35
/** The same where a question names no topic, so that the lines have nothing in common. */
const UNASKED_FROM = 0.6
/** The best candidates that are compared with each other and with the profile. */
const MAX_COMPARED = 30

/** The lines of a block before they are fitted into its budget, and the stored state of those that carry a mark. */
export interface DatedLines {
  readonly profile: readonly Memory[]
  readonly ranked: readonly RankedCandidate[]
  readonly stored: ReadonlyMap<MemoryId, Memory>
}

/**
 * Compares the lines that one question found: where a later one reports a change of what an earlier one states, the
 * later comes first, and the earlier carries the day from which on it may no longer hold. Nothing is written, and what
 * was never read as a fact counts as well.
 */
export function dateDoubtedLines(
  profile: readonly Memory[],
  ranked: readonly RankedCandidate[],
  cues: Pick<Cues, "text" | "words" | "topicless">,
): DatedLines {
  const words = cues.words.map(({ word }) => word)
  const lines = [...profile, ...ranked.slice(0, MAX_COMPARED).map(({ memory }) => memory)].filter(isCompared)
  const read = new Map<Memory, ReadLine>(lines.map((memory) => [memory, readMemory(memory, words)]))
  const successors = findSuccessors(
    read,
    readLine(cues.text, 0),
    cues.topicless === undefined ? DOUBTED_FROM : UNASKED_FROM,
  )
  if (successors.size === 0) return { profile, ranked, stored: new Map() }
  const stored = new Map([...successors.keys()].map((memory) => [memory.id, memory]))
  const dated = (memory: Memory): Memory => {
    const successor = successors.get(memory)
    return successor === undefined ? memory : withDoubt(memory, successor)
  }
  const byId = new Map(ranked.map((one) => [one.memory.id, one]))
  const placed = new Set<MemoryId>()
  const ordered = ranked.flatMap((one) => {
    const successor = successors.get(one.memory)
    const newer = successor && byId.get(successor.id)
    return [...(newer ? [newer] : []), one].filter(({ memory }) => {
      if (placed.has(memory.id)) return false
      placed.add(memory.id)
      return true
    })
  })
  return {
    profile: profile.map(dated),
    ranked: ordered.map((one) => (successors.has(one.memory) ? { ...one, memory: dated(one.memory) } : one)),
    stored,
  }
}

/** The profile alone: introductions carry the day of a later statement about home or work. */
export function dateIntroductions(profile: readonly Memory[]): DatedLines {
  const stored = new Map<MemoryId, Memory>()
  const dated = profile.map((memory) => {
    const newer = memory.validUntil === undefined && profile.find((later) => outdatesIntroduction(later, memory))
    if (!newer) return memory
    stored.set(memory.id, memory)
    return withDoubt(memory, newer)
  })
  return { profile: dated, ranked: [], stored }
}

/** What a person states and nothing dates yet; a reply repeats, and a question states nothing. */
function isCompared(memory: Memory): boolean {
  const { status, source, validUntil, pinned } = memory
  if (status !== "active" || source.origin === "assistant" || pinned === true || validUntil !== undefined) return false
  return !hasEndDays(memory) && !asksOnly(memory)
}

function readMemory(memory: Memory, words: readonly string[]): ReadLine {
  const { content, createdAt, about } = memory
  const address = about && `${about.subject} ${about.attribute}`
  if (content.length > EXCERPT_CHARACTERS) {
    return readLine(bestPassage(content, words, EXCERPT_CHARACTERS), createdAt, address)
  }
  return readLine(content, createdAt, address, attributesOf(memory))
}

/** For each doubted line the later one that most likely ends it. */
function findSuccessors(
  read: ReadonlyMap<Memory, ReadLine>,
  question: ReadLine,
  from: number,
): ReadonlyMap<Memory, Memory> {
  const counts = countNames(read.values())
  const successors = new Map<Memory, Memory>()
  for (const [earlier, one] of read) {
    // A missed allergy harms more than an outdated one.
    if (isLikelyAllergy(one)) continue
    let best = from
    for (const [later, other] of read) {
      // "Also" and "another" add.
      if (other.signs.includes("add") || !isLater(later, earlier)) continue
      if (isStanding(earlier) && !sharesName(other, one)) continue
      const chance = lineChangeProbability(linePairFeatures(other, one, question, counts))
      if (chance < best) continue
      best = chance
      successors.set(earlier, later)
    }
    const newer = successors.has(earlier)
      ? undefined
      : [...read.keys()].find((later) => outdatesIntroduction(later, earlier))
    if (newer !== undefined) successors.set(earlier, newer)
  }
  return successors
}

function isLater(later: Memory, earlier: Memory): boolean {
  return later.createdAt > earlier.createdAt && later.source.message !== earlier.source.message
}

/** What keeps somebody safe, and a standing wish: only a line that names the same puts it in doubt. */
function isStanding({ category }: Memory): boolean {
  return category === "constraint" || category === "instruction"
}

function sharesName(one: ReadLine, other: ReadLine): boolean {
  return [...one.names].some((name) => other.names.has(name))
}

/** Shown as a statement with a link of the kind `conflicts` to a newer one. */
function withDoubt(memory: Memory, newer: Memory): Memory {
  return {
    ...memory,
    validUntil: newer.createdAt,
    links: [...(memory.links ?? []), { to: newer.id, as: "conflicts" }],
  }
}
