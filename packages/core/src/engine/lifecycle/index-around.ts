import type { Memory, Pool } from "../../contract/memory.ts"
import type { Change, Store } from "../../contract/store.ts"
import { statementAgain } from "../../turn/fact-neighbours.ts"
import { rewordedAround } from "../../turn/neighbours.ts"
import { scopeOf } from "../../turn/pool.ts"

/** Indexes a changed memory again, and its neighbours in the session, because each is found by the other's words as well. */
export async function indexAround(store: Store, pool: Pool, memory: Memory): Promise<readonly Change[]> {
  if (memory.category === "turn") return rewordedAround(store, pool, [memory], { staying: true })
  const own = await statementAgain(store, pool, memory)
  const read = await store.read(scopeOf(pool), own.beside)
  const beside = read.filter((other) => other !== undefined)
  const others = await Promise.all(beside.map((other) => statementAgain(store, pool, other)))
  return [own, ...others].map(({ change }) => change)
}
