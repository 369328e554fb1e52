import type { RouteRequest, Routes } from "@keepsake/api"
import { type Memory, type MemoryEngine, MemoryError, type MemoryUpdate, type OwnedMemory } from "@keepsake/core"
import { given, notReached } from "@keepsake/core/internal"
import { Rejection } from "../rejection.ts"
import { applyFilters, type Filters } from "./filters.ts"
import { countMemories } from "./list-memories.ts"
import { type RequestTarget, resolveSession } from "./request-target.ts"
import { alsoToWire, memoryWithWordsToWire } from "./to-wire.ts"

type ChangeRequest = Omit<RouteRequest<Routes["changeMemories"]>["body"], "change"> & { readonly change: MemoryUpdate }
interface ChangeContext {
  readonly scope: RequestTarget["scope"]
  readonly where: RequestTarget["where"]
  readonly by: string
}
/** A memory that was not changed, and the reason. */
export interface FailedChange {
  readonly id: string
  readonly code: string
  readonly message: string
}

const SAMPLE_SIZE = 20
/** Number of memories that are deleted at once. */
const BATCH = 100

/** Applies one action to each selected memory. A failure is reported and does not affect the others. */
export async function changeMany(memory: MemoryEngine, place: RequestTarget, by: string, asked: ChangeRequest) {
  checkRequest(asked)
  const view = memory.for(place.owner, place.as)
  const within = { scope: place.scope, where: place.where, by }
  if (asked.action === "restore") return restoreMany(view, within, asked)
  const { memories, matched } = await selectMemories(memory, view, place, asked)
  const found = { matched, failed: unknownIds(asked.ids ?? [], memories) }
  if (asked.preview) {
    const some = memories.slice(0, SAMPLE_SIZE)
    const words = isRemoval(asked) ? await view.wordsToDelete(some) : new Map()
    return { ...found, done: 0, ids: [], sample: some.map((one) => memoryWithWordsToWire(one, words)) }
  }
  const isCounted = asked.filter !== undefined || asked.expected !== undefined
  if (isCounted && asked.expected !== matched) throw unexpectedCount(matched, asked.expected)
  const ids: string[] = []
  if (isRemoval(asked)) {
    const how = { ...within, ...given({ words: asked.words }) }
    const asFound = new Set(memories.map(({ id }) => id))
    const along: Memory[] = []
    for (let at = 0; at < memories.length; at += BATCH) {
      const those = memories.slice(at, at + BATCH)
      const gone = await (asked.action === "erase" ? view.eraseAll(those, how) : view.forgetAll(those, how))
      along.push(...gone.filter(({ id }) => !asFound.has(id)))
      ids.push(...those.map(({ id }) => id))
    }
    const elsewhere = asked.action === "erase" ? { notReached: [...notReached()] } : {}
    return { ...found, done: ids.length, ids, ...alsoToWire(along), sample: [], ...elsewhere }
  }
  for (const { id } of memories) {
    const failure = await attempt(() => changeOne(view, id, asked, within))
    if (failure === undefined) ids.push(id)
    else found.failed.push({ id, ...failure })
  }
  return { ...found, done: ids.length, ids, sample: [] }
}

async function changeOne(
  view: OwnedMemory,
  id: string,
  { action, change, words }: ChangeRequest,
  within: ChangeContext,
): Promise<unknown> {
  switch (action) {
    case "pin":
    case "unpin":
      return view.pin(id, action === "pin", within)
    case "change":
      return view.update(id, change, within)
    case "accept":
      return view.decide(id, { decision: action }, within)
    case "reject":
      return view.decide(id, { decision: action, ...given({ words }) }, within)
    default:
      throw new MemoryError("options_invalid", `This action is not applied to memories one by one: ${action}`)
  }
}

function isRemoval({ action }: ChangeRequest): boolean {
  return action === "delete" || action === "erase"
}

/** Deleted memories are in no list, so they must be selected by ids. */
async function restoreMany(view: OwnedMemory, within: ChangeContext, { ids = [], preview }: ChangeRequest) {
  if (ids.length === 0) {
    throw new Rejection(
      422,
      "options_invalid",
      "Memories to restore must be named by ids",
      "Send ids; DELETE and the bulk actions answer with them.",
    )
  }
  const done: string[] = []
  const failed: FailedChange[] = []
  for (const id of new Set(ids)) {
    const failure = await attempt(() =>
      preview ? view.history(id, { ...within, limit: 1 }) : view.restore(id, within),
    )
    if (failure === undefined) done.push(id)
    else failed.push({ id, ...failure })
  }
  return { matched: done.length, done: preview ? 0 : done.length, ids: preview ? [] : done, failed, sample: [] }
}

/** The reason of a failure. Failures of the store are thrown and end the request. */
async function attempt(work: () => Promise<unknown>): Promise<Omit<FailedChange, "id"> | undefined> {
  try {
    return (await work()) === undefined ? NOT_FOUND : undefined
  } catch (error) {
    if (MemoryError.is(error) && REPORTED_CODES.has(error.code)) return { code: error.code, message: error.message }
    throw error
  }
}

const NOT_FOUND = { code: "not_found", message: "There is no such memory" }
const REPORTED_CODES = new Set(["conflict", "options_invalid", "limit_exceeded"])

async function selectMemories(
  memory: MemoryEngine,
  view: OwnedMemory,
  place: RequestTarget,
  { ids, filter }: ChangeRequest,
): Promise<{ readonly memories: readonly Memory[]; readonly matched: number }> {
  if (ids !== undefined) {
    const memories = await view.select({ ids }, { scope: place.scope, where: place.where })
    return { memories, matched: memories.length }
  }
  const { q, session, ...filters } = filter ?? {}
  if (session !== undefined) resolveSession(place, session)
  const target = applyFilters(place, filters satisfies Filters)
  const where = { ...target.where, ...(session !== undefined && { session }) }
  if (q === undefined) {
    const memories = await view.select({ where }, { scope: place.scope })
    return { memories, matched: (await countMemories(memory, { ...target, where }, "changes")).total }
  }
  const hits = await view.search(q, { limit: 200, where, scope: place.scope })
  // Shared memories are found as well, but not every request may change them.
  const ranked = hits.memories.map((hit) => hit.memory.id)
  const memories = await view.select({ ids: ranked }, { scope: place.scope, where })
  return { memories, matched: memories.length }
}

/** Rejects a contradictory request before anything is changed. */
function checkRequest({ action, change, ids, filter }: ChangeRequest): void {
  if ((ids === undefined) === (filter === undefined)) {
    const named = ids === undefined ? "names no memories" : "names memories twice, by ids and by a filter"
    throw new Rejection(422, "options_invalid", `The request ${named}`, "Send ids, or a filter.")
  }
  if ((action === "change") !== (change !== undefined && Object.keys(change).length > 0)) {
    const why = action === "change" ? "says nothing that is to change" : `has a change, which ${action} does not take`
    throw new Rejection(422, "options_invalid", `The request ${why}`, "Send a change with the action change alone.")
  }
}

/** Ids of memories that do not exist or may not be read. */
function unknownIds(ids: readonly string[], memories: readonly Memory[]): FailedChange[] {
  const known = new Set(memories.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => !known.has(id)).map((id) => ({ id, ...NOT_FOUND }))
}

function unexpectedCount(matched: number, expected: number | undefined): Rejection {
  const message =
    expected === undefined
      ? `The filter takes ${matched} memories, and the request does not say how many are expected`
      : `${matched} memories are meant, and ${expected} were expected`
  return new Rejection(409, "conflict", message, "Look at a preview, then send its matched as expected.")
}
