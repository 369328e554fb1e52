import type { Memory, MemoryId, Pool, Scope } from "../../contract/memory.ts"
import type { CallOptions, Store } from "../../contract/store.ts"
import { breathe } from "../../turn/breathe.ts"
import { ANY_STATUS } from "../../turn/neighbours.ts"

const PAGE = 500

/** What stands on one side and not alike on the other. */
export interface Difference {
  readonly id: MemoryId
  readonly first?: Memory
  readonly second?: Memory
}

/** How two stores differ in one pool, in the order of creation; `compared` counts what was looked at. */
export async function* differences(
  first: Store,
  second: Store,
  pool: Pool,
  isAlike: (first: Memory, second: Memory) => boolean,
  compared: () => void,
  call?: CallOptions,
): AsyncGenerator<Difference> {
  const [ones, others] = [memoriesOf(first, pool, call), memoriesOf(second, pool, call)]
  let [one, other] = [await ones.next(), await others.next()]
  while (one.done !== true || other.done !== true) {
    await breathe()
    compared()
    const order = one.done === true ? 1 : other.done === true ? -1 : inOrder(one.value, other.value)
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

/** Every pool that either of them holds. */
export async function poolsOf(stores: readonly Store[], call?: CallOptions): Promise<readonly Pool[]> {
  const pools = new Map<string, Pool>()
  for (const store of stores) {
    let cursor: string | undefined
    do {
      const page = await store.pools(undefined, { limit: PAGE, ...(cursor !== undefined && { cursor }) }, call)
      for (const pool of page.items) pools.set(`${pool.tenant}\n${pool.name}`, pool)
      cursor = page.next
    } while (cursor !== undefined)
  }
  return [...pools.values()]
}

async function* memoriesOf(
  store: Store,
  { tenant, name }: Pool,
  call: CallOptions | undefined,
): AsyncGenerator<Memory> {
  const scope: Scope = { tenant, pools: [name] }
  let cursor: string | undefined
  do {
    const query = {
      limit: PAGE,
      where: { status: ANY_STATUS },
      oldestFirst: true,
      ...(cursor !== undefined && { cursor }),
    }
    const page = await store.list(scope, query, call)
    yield* page.items
    cursor = page.next
  } while (cursor !== undefined)
}

function inOrder(one: Memory, other: Memory): number {
  return one.createdAt - other.createdAt || (one.id === other.id ? 0 : one.id < other.id ? -1 : 1)
}
