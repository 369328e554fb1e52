import { type CallOptions, type Memory, type MemoryId, type Pool, STATUSES, type Store } from "../../contract/index.ts"
import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { each } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pools.ts"

const PAGE = 500

/** A memory that differs between two stores or exists in one of them. */
export interface Difference {
  readonly id: MemoryId
  readonly first?: Memory
  readonly second?: Memory
}

/** Yields the differences of two stores in one pool in order of creation. Calls `compared` for every memory. */
export async function* differences(
  first: Store,
  second: Store,
  pool: Pool,
  isAlike: (first: Memory, second: Memory) => boolean,
  compared: () => void,
  call?: CallOptions,
): AsyncGenerator<Difference> {
  const [ones, others] = [listMemories(first, pool, call), listMemories(second, pool, call)]
  let [one, other] = [await ones.next(), await others.next()]
  while (one.done !== true || other.done !== true) {
    await yieldToEventLoop()
    compared()
    const order = one.done === true ? 1 : other.done === true ? -1 : compareByAge(one.value, other.value)
    if (order === 0 && one.done !== true && other.done !== true) {
      if (!isAlike(one.value, other.value)) yield { id: one.value.id, first: one.value, second: other.value }
      ;[one, other] = [await ones.next(), await others.next()]
    } else if (order < 0 && one.done !== true) {
      yield { id: one.value.id, first: one.value }
      one = await ones.next()
    } else if (other.done !== true) {
      yield { id: other.value.id, second: other.value }
      other = await others.next()
    }
  }
}

/** Lists the pools of all these stores. */
export async function listPoolsOf(stores: readonly Store[], call?: CallOptions): Promise<readonly Pool[]> {
  const pools = new Map<string, Pool>()
  for (const store of stores) {
    for await (const pool of each((page) => store.pools(undefined, page, call), PAGE)) {
      pools.set(`${pool.tenant}\n${pool.name}`, pool)
    }
  }
  return [...pools.values()]
}

function listMemories(store: Store, pool: Pool, call: CallOptions | undefined): AsyncGenerator<Memory> {
  const query = { where: { status: STATUSES }, oldestFirst: true }
  return each((page) => store.list(scopeOf(pool), { ...query, ...page }, call), PAGE)
}

function compareByAge(one: Memory, other: Memory): number {
  return one.createdAt - other.createdAt || (one.id === other.id ? 0 : one.id < other.id ? -1 : 1)
}
