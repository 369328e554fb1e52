import type { Memory, Store, WriteOptions } from "../../contract/index.ts"
import { scopeOf } from "../../turn/pools.ts"
import { put } from "../../turn/revise.ts"
import { whyRefused } from "./check-item.ts"
import type { ConsolidationItem, ConsolidationRun, ItemState } from "./run.ts"

/**
 * Makes one change, if its memories are still as they were when it was proposed and it passes every check again.
 * Repeating it after a crash changes nothing more.
 */
export async function applyItem(
  store: Store,
  { pool }: ConsolidationRun,
  item: ConsolidationItem,
  options: WriteOptions,
): Promise<ItemState> {
  const [memory, into] = await readItem(store, pool, item)
  if (isDone(item, memory)) return "taken"
  if (memory === undefined || whyRefused(item, memory, into, options.at) !== undefined) return "moved"
  const { signals: _, links = [], ...rest } = memory
  const archived: Memory = {
    ...rest,
    status: "archived",
    ...(item.into ? { links: [...links, { to: item.into.id, as: "restates" }] } : links.length > 0 && { links }),
    updatedAt: options.at,
    revision: memory.revision + 1,
  }
  return (await put(store, archived, options)) === "applied" ? "taken" : "moved"
}

/**
 * Puts back content, status and links of one change; `left` if it was interrupted before its write, `taken` if the
 * memory was changed since, which stays.
 */
export async function revertItem(
  store: Store,
  { pool }: ConsolidationRun,
  item: ConsolidationItem,
  options: WriteOptions,
): Promise<ItemState> {
  const [memory] = await readItem(store, pool, item)
  if (memory?.revision === item.revision) return "left"
  if (memory === undefined || !isDone(item, memory)) return "taken"
  const { signals: _, links = [], ...rest } = memory
  const before = item.into === undefined ? links : links.slice(0, -1)
  const restored: Memory = {
    ...rest,
    status: "active",
    ...(before.length > 0 && { links: before }),
    updatedAt: options.at,
    revision: memory.revision + 1,
  }
  return (await put(store, restored, options)) === "applied" ? "undone" : "taken"
}

async function readItem(
  store: Store,
  pool: ConsolidationRun["pool"],
  { id, into }: ConsolidationItem,
): Promise<readonly (Memory | undefined)[]> {
  return store.read(scopeOf(pool), into === undefined ? [id] : [id, into.id])
}

/** Whether the memory is as this change leaves it. */
function isDone({ revision, into }: ConsolidationItem, memory: Memory | undefined): boolean {
  if (memory?.status !== "archived" || memory.revision !== revision + 1) return false
  const last = memory.links?.at(-1)
  return into === undefined || (last?.to === into.id && last.as === "restates")
}
