import type { Memory } from "../../contract/memory.ts"
import type { Range, Store } from "../../contract/store.ts"
import { FACTS, PROFILE } from "../categories.ts"
import type { Deadline } from "./deadline.ts"
import type { RecallAsk } from "./recall.ts"
import { during, exempt, whereOf } from "./retrieve.ts"

const MOST_STANDING = 12
const MOST_FACTS = 50
const PAGE = 100

/** The standing memories that belong into every conversation, pinned ones first, then by importance and age; of a key only the newest. */
export async function profileOf(store: Store, ask: RecallAsk, deadline: Deadline): Promise<readonly Memory[]> {
  if (ask.settings.profile === "off" || ask.settings.profileTokens === 0) return []
  const where = exempt(ask)
  const lists = [
    { limit: PAGE, where: { ...where, category: PROFILE } },
    { limit: PAGE, where: { ...where, pinned: true } },
  ]
  const call = { signal: deadline.signal }
  const pages = await Promise.all(lists.map((query) => deadline.wait(store.list(ask.scope, query, call), "profile")))
  const newest = new Map<string, Memory>()
  for (const memory of pages.flatMap((page) => page?.items ?? [])) {
    const name = memory.key === undefined ? `id ${memory.id}` : `key ${memory.key}`
    const known = newest.get(name)
    if (known === undefined || known.updatedAt < memory.updatedAt) newest.set(name, memory)
  }
  return [...newest.values()].sort(byWeight).slice(0, MOST_STANDING)
}

/** All facts that the request may see, newest first, when they are at most 50. */
export async function fewFacts(
  store: Store,
  ask: RecallAsk,
  deadline: Deadline,
): Promise<readonly Memory[] | undefined> {
  const crowded = crowdedScopes(store)
  const scope = JSON.stringify([ask.scope, ask.where])
  if ((crowded.get(scope) ?? 0) > ask.at) return undefined
  const query = { limit: MOST_FACTS + 1, where: { ...whereOf(ask), category: FACTS } }
  const page = await deadline.wait(store.list(ask.scope, query, { signal: deadline.signal }), "facts")
  if (page === undefined || page.items.length <= MOST_FACTS) return page?.items
  if (crowded.size >= MOST_CROWDED) crowded.clear()
  crowded.set(scope, ask.at + CROWDED_MS)
  return undefined
}

/** A scope with more facts than can all be given seldom has fewer a moment later: until then it is not counted again. */
const CROWDED_MS = 5 * 60_000
const MOST_CROWDED = 10_000
const crowds = new WeakMap<Store, Map<string, number>>()

function crowdedScopes(store: Store): Map<string, number> {
  const known = crowds.get(store) ?? new Map<string, number>()
  crowds.set(store, known)
  return known
}

/** For a question about the user or the past without a topic: of the time it names first, facts by importance, then what was said, newest first. */
export async function withoutTopic(
  store: Store,
  ask: RecallAsk,
  about: "user" | "past",
  time: Range | undefined,
  deadline: Deadline,
): Promise<readonly Memory[]> {
  const where = whereOf(ask)
  const facts = { ...where, category: where.category ?? FACTS }
  const turns = { ...where, category: where.category ?? ["turn"] }
  const lists = [
    ...(time === undefined ? [] : [during(facts, time), during(turns, time)]),
    facts,
    ...(about === "past" ? [turns] : []),
  ]
  const call = { signal: deadline.signal }
  const pages = await Promise.all(
    lists.map((one) => deadline.wait(store.list(ask.scope, { limit: PAGE, where: one }, call), "recent")),
  )
  const found = new Map<string, Memory>()
  for (const page of pages) {
    for (const memory of [...(page?.items ?? [])].sort(byWeight)) {
      if (!found.has(memory.id)) found.set(memory.id, memory)
    }
  }
  return [...found.values()]
}

function byWeight(one: Memory, other: Memory): number {
  const pinned = Number(other.pinned ?? false) - Number(one.pinned ?? false)
  return pinned || other.importance - one.importance || other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1)
}
