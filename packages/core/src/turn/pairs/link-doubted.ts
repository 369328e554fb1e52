import type { CallOptions, Change, Link, Memory, Pool, Store } from "../../contract/index.ts"
import { holdsHow, USER_SUBJECT } from "../../text/attributes.ts"
import { CHANGES } from "../../text/change-cues.ts"
import { foldedWords, speakerOf } from "../../text/topics/folded-words.ts"
import { memoryWords } from "../../text/words.ts"
import { FACT_CATEGORIES, PROFILE_CATEGORIES } from "../categories.ts"
import { scopeOf } from "../pools.ts"
import { supersede, supersedingLinks } from "../remember/reconcile.ts"
import { findEnded, reportsEnding } from "./ended-facts.ts"
import { changeProbability, type ReadStatement, readForPairs } from "./pair-model.ts"

/** From this probability on a statement may no longer hold: of such pairs in the talk for tuning 28 % are changes. */
const DOUBTED_FROM = 0.5
/** The newest facts that a change is compared with. */
const MAX_RECENT = 100
/** A word that more of them hold names nothing in particular. */
const RARE = 4

type Put = Extract<Change, { readonly op: "put" }>

/**
 * Links a new statement that reports a change with the statement that it may end or replace, and that one with it:
 * both stay, and recall shows the newer first. `changes` are the facts of one write by id, which it extends.
 */
export async function linkDoubted(
  store: Store,
  pool: Pool,
  changes: Map<string, Change>,
  call?: CallOptions,
): Promise<void> {
  const puts = [...changes.values()].filter((change): change is Put => change.op === "put" && isNewFact(change.memory))
  const reporting = puts.filter(
    ({ memory }) => CHANGES.test(memory.content) || conflictsOf(memory).length > 0 || reportsEnding(memory),
  )
  if (reporting.length === 0) return
  const where = { category: FACT_CATEGORIES, status: ["active"] } as const
  const { items } = await store.list(scopeOf(pool), { limit: MAX_RECENT, where }, call)
  const read = new Map<string, ReadStatement>(items.map((memory) => [memory.id, readFact(memory)]))
  const counts = new Map<string, number>()
  for (const { names } of read.values()) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const { memory } of reporting) {
    const ended = findEnded(memory, items).filter(({ earlier }) => !changes.has(earlier.id))
    for (const { earlier, isSure } of ended) {
      const now = changes.get(memory.id)
      if (!isSure || now?.op !== "put") continue
      const links = [...(now.memory.links ?? []), ...supersedingLinks(pool, earlier, memory)]
      changes.set(memory.id, { ...now, memory: { ...inPlaceOf(earlier, now.memory), links } })
      changes.set(earlier.id, supersede(earlier, memory.updatedAt))
    }
    if (ended.some(({ isSure }) => isSure)) continue
    const linked = new Set(conflictsOf(memory))
    const doubted =
      ended[0]?.earlier ??
      findDoubted(memory, items, read, counts) ??
      items.find(({ id }) => linked.has(id) && !changes.has(id))
    if (doubted === undefined || changes.has(doubted.id)) continue
    const now = changes.get(memory.id)
    if (now?.op !== "put") continue
    changes.set(memory.id, { ...now, memory: withConflict(memory, doubted) })
    const { signals: _, ...older } = withConflict(doubted, memory)
    const next = { ...older, revision: doubted.revision + 1 }
    changes.set(doubted.id, { op: "put", memory: next, index: { words: memoryWords(next) } })
  }
}

/** Of the earlier facts that share a rare word with the statement the likeliest one that it ends or replaces. */
function findDoubted(
  memory: Memory,
  recent: readonly Memory[],
  read: ReadonlyMap<string, ReadStatement>,
  counts: ReadonlyMap<string, number>,
): Memory | undefined {
  if (!CHANGES.test(memory.content)) return undefined
  const later = readFact(memory)
  const pairs = recent.flatMap((earlier) => {
    const other = read.get(earlier.id)
    if (other === undefined || !mayEnd(memory, earlier)) return []
    const isShared = [...later.names].some((name) => other.names.has(name) && (counts.get(name) ?? 0) <= RARE)
    const chance = isShared ? changeProbability(later, other) : 0
    return chance >= DOUBTED_FROM ? [{ earlier, chance }] : []
  })
  return pairs.toSorted((one, other) => other.chance - one.chance)[0]?.earlier
}

/** What keeps somebody safe, a wish and one of several values are never in doubt by likeness alone. */
function mayEnd(later: Memory, earlier: Memory): boolean {
  if (earlier.createdAt >= later.createdAt || earlier.source.message === later.source.message) return false
  if (earlier.pinned === true || earlier.source.origin !== later.source.origin) return false
  if (earlier.category === "constraint" || earlier.category === "instruction") return false
  const { about: one } = later
  const { about: other } = earlier
  // What a relative quits, the user does not.
  const isOwnWork = other?.subject === USER_SUBJECT && (other.attribute === "employer" || other.attribute === "job")
  if (isOwnWork && one === undefined && speakerOf(foldedWords(later.content)) === "kin") return false
  if (other !== undefined && holdsHow(other.attribute) === "several") return false
  return one === undefined || other === undefined || one.subject === other.subject
}

/** What takes the place of a fact is included where that fact was, and replaced by what replaces it. */
function inPlaceOf({ about, category }: Memory, memory: Memory): Memory {
  const isIncluded = PROFILE_CATEGORIES.includes(category) && !PROFILE_CATEGORIES.includes(memory.category)
  return { ...memory, ...(isIncluded && { category }), ...(about && !memory.about && { about }) }
}

function isNewFact({ category, status, revision, source }: Memory): boolean {
  return status === "active" && revision === 1 && FACT_CATEGORIES.includes(category) && source.message !== undefined
}

function readFact({ content, createdAt }: Memory): ReadStatement {
  return readForPairs({ content, at: createdAt })
}

/** The statements that a memory may contradict. */
export function conflictsOf({ links = [] }: Memory): readonly string[] {
  return links.filter(({ as }) => as === "conflicts").map(({ to }) => to)
}

function withConflict(memory: Memory, other: Memory): Memory {
  const link: Link = { to: other.id, as: "conflicts" }
  return conflictsOf(memory).includes(other.id) ? memory : { ...memory, links: [...(memory.links ?? []), link] }
}
