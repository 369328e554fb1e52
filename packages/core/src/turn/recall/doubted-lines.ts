import type { Memory, MemoryId } from "../../contract/index.ts"
import { asEarlier } from "../../text/doubted-memory.ts"
import {
  bearingPairFeatures,
  countNames,
  isLikelyAllergy,
  lineChangeProbability,
  linePairFeatures,
  type ReadLine,
} from "../pairs/line-model.ts"
import { type AskedLine, readAskedLines } from "./asked-lines.ts"
import type { Bearings } from "./bearing.ts"
import type { RankedCandidate } from "./candidates.ts"
import type { Cues } from "./cues.ts"
import { newerThan } from "./doubted.ts"
import { mayRename, outdatesIntroduction, tellsNameAlone } from "./introductions.ts"
import type { NewerLines } from "./newer-lines.ts"

/** From this probability on a line is marked as earlier than another one. */
const EARLIER_FROM = 0.2
/** The same for the two lines of a question that are most in doubt. */
const MOST_DOUBTED_FROM = 0.1
const MOST_DOUBTED = 2
/** The same where a question names no topic or asks about the past, so that nothing tells which lines answer it. */
const UNASKED_FROM = 0.6
/**
 * From this probability on a line carries the day from which on it may no longer hold, and the later one takes its place
 * where that alone would not be shown.
 */
const DOUBTED_FROM = 0.5

/** The profile, and what put its lines in doubt and is none itself. */
interface ProfileLines {
  readonly profile: readonly Memory[]
  readonly successors: readonly Memory[]
}

/** The lines of a block before they are fitted into its budget, and the stored state of those that carry a mark. */
export interface DatedLines {
  readonly profile: readonly Memory[]
  readonly ranked: readonly RankedCandidate[]
  readonly stored: ReadonlyMap<MemoryId, Memory>
  /** What may end an earlier line, by that line. */
  readonly newer: NewerLines
}

/**
 * Compares the lines that one question found: where a later one may report a change of what an earlier one states, the
 * later comes first, and the earlier is marked, as earlier or with the day from which on it may no longer hold. Nothing
 * is written, and what was never read as a fact counts as well.
 */
export function dateDoubtedLines(
  { profile, successors: unlisted }: ProfileLines,
  ranked: readonly RankedCandidate[],
  cues: Pick<Cues, "text" | "words" | "past" | "asked" | "topicless" | "before" | "time">,
  at: number,
  bearings: Bearings,
): DatedLines {
  const successors = findSuccessors(profile, ranked, cues, at, bearings)
  // A line that the search found as well has its day there alone.
  const stated = byId([...profile, ...unlisted])
  const marked = new Map(
    profile.flatMap((memory) => {
      const isDated = successors.has(memory.id) || memory.validUntil !== undefined
      const newer = isDated ? undefined : newerThan(memory, stated)
      return newer === undefined ? [] : [[memory, newer] as const]
    }),
  )
  const marking = [...successors.values()].map(({ earlier }) => earlier)
  const stored = new Map([...marking, ...marked.keys()].map((memory) => [memory.id, memory]))
  if (stored.size === 0) return { profile, ranked, stored, newer: new Map() }
  const dated = (memory: Memory): Memory => {
    const successor = successors.get(memory.id)
    const newer = marked.get(memory)
    if (successor === undefined) return newer === undefined ? memory : withDoubt(memory, newer)
    return successor.isSure ? withDoubt(memory, successor.memory) : asEarlier(memory)
  }
  const found = new Map(ranked.map((one) => [one.memory.id, one]))
  const placed = new Set<MemoryId>()
  const ordered = ranked.flatMap((one) => {
    const successor = successors.get(one.memory.id)
    const newer = successor?.isSure === true ? found.get(successor.memory.id) : undefined
    return [...(newer ? [newer] : []), one].filter(({ memory }) => {
      if (placed.has(memory.id)) return false
      placed.add(memory.id)
      return true
    })
  })
  return {
    profile: profile.map(dated),
    ranked: ordered.map((one) => (successors.has(one.memory.id) ? { ...one, memory: dated(one.memory) } : one)),
    stored,
    newer: new Map([
      ...[...successors].map(([earlier, { memory, isSure }]) => [earlier, { id: memory.id, isSure }] as const),
      ...[...marked].map(([earlier, { id }]) => [earlier.id, { id, isSure: false }] as const),
    ]),
  }
}

/**
 * The profile alone: introductions carry the day of a later statement about home or work, other lines that of one that
 * put them in doubt, and stand behind it.
 */
export function dateIntroductions(profile: readonly Memory[], successors: readonly Memory[]): DatedLines {
  const stored = new Map<MemoryId, Memory>()
  const placed = new Set<Memory>()
  const unlisted = byId(successors)
  const dated = profile.flatMap((memory) => {
    if (memory.validUntil !== undefined) return [memory]
    const listed = profile.find((later) => outdates(later, memory))
    const newer = listed ?? newerThan(memory, unlisted)
    if (newer === undefined) return [memory]
    stored.set(memory.id, memory)
    const isPlaced = listed !== undefined || placed.has(newer)
    placed.add(newer)
    return [...(isPlaced ? [] : [newer]), withDoubt(memory, newer)]
  })
  return { profile: dated, ranked: [], stored, newer: new Map() }
}

const byId = (memories: readonly Memory[]): ReadonlyMap<string, Memory> =>
  new Map(memories.map((memory) => [memory.id, memory]))

/** Whether a later line was stored as one that may end the earlier one, or tells where somebody lives or works who introduced themselves in it. */
function outdates(later: Memory, earlier: Memory): boolean {
  return outdatesIntroduction(later, earlier) || newerThan(earlier, byId([later])) !== undefined
}

interface Successor {
  readonly earlier: Memory
  readonly memory: Memory
  readonly isSure: boolean
}

/** For each doubted line the later one that most likely ends it. The profile and the search may have read a memory each. */
function findSuccessors(
  profile: readonly Memory[],
  ranked: readonly RankedCandidate[],
  cues: Parameters<typeof dateDoubtedLines>[2],
  at: number,
  bearings: Bearings,
): ReadonlyMap<MemoryId, Successor> {
  const { lines, question, best } = readAskedLines(profile, ranked, cues, at, bearings)
  const isAsked = cues.topicless === undefined && !cues.before && cues.time === undefined
  const stated = lines.filter(({ bearing }) => !bearing.isReply)
  const counts = countNames(stated.map(({ read }) => read))
  const successors = new Map<MemoryId, Successor>()
  const doubted = lines.flatMap((earlier) => {
    // A missed allergy harms more than an outdated one.
    if (isLikelyAllergy(earlier.read)) return []
    const newer = stated.flatMap((later) => {
      if (!mayEnd(later, earlier)) return []
      const features = linePairFeatures(later.read, earlier.read, question, counts)
      const met = bearingPairFeatures(later.bearing, earlier.bearing, best)
      return [{ memory: later.memory, chance: lineChangeProbability([...features, ...met]) }]
    })
    const [likeliest] = newer.toSorted((one, other) => other.chance - one.chance)
    return likeliest === undefined
      ? []
      : [{ earlier: earlier.memory, later: likeliest.memory, chance: likeliest.chance }]
  })
  doubted.sort((one, other) => other.chance - one.chance)
  for (const [place, { earlier, later, chance }] of doubted.entries()) {
    const from = !isAsked ? UNASKED_FROM : place < MOST_DOUBTED ? MOST_DOUBTED_FROM : EARLIER_FROM
    if (chance >= from) successors.set(earlier.id, { earlier, memory: later, isSure: chance >= DOUBTED_FROM })
  }
  for (const { memory } of lines) {
    if (successors.has(memory.id)) continue
    const newer = lines.find((later) => outdates(later.memory, memory))
    if (newer !== undefined) successors.set(memory.id, { earlier: memory, memory: newer.memory, isSure: true })
  }
  return successors
}

function mayEnd(later: AskedLine, earlier: AskedLine): boolean {
  // "Also" and "another" add.
  if (later.read.signs.includes("add") || !isLater(later.memory, earlier.memory)) return false
  if (tellsNameAlone(earlier.memory.content) && !mayRename(later.memory)) return false
  return !isStanding(earlier.memory) || sharesName(later.read, earlier.read)
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
