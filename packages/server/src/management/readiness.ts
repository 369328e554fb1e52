import { type MemoryEngine, MemoryError, tenantOf } from "@keepsake/core"
import type { Probe } from "./health.ts"

const TIMEOUT_MS = 2_000
const SCOPE = { tenant: tenantOf("keepsake:health"), pools: ["-/-"] } as const
const NOTHING = "00000000-0000-0000-0000-000000000000"

/** Resolves when the store has answered a read; after two seconds, or when it fails, it is `store_unavailable`. */
export async function checkStoreResponds(memory: MemoryEngine): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    const after = `The store has not answered for ${TIMEOUT_MS / 1000} seconds`
    timer = setTimeout(() => reject(new MemoryError("store_unavailable", after)), TIMEOUT_MS)
  })
  try {
    await Promise.race([memory.store.read(SCOPE, [NOTHING]), tooLong])
  } catch (cause) {
    throw MemoryError.is(cause) ? cause : new MemoryError("store_unavailable", "The store failed", { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the store takes writes. Nothing is written to find out until a request has failed for it. */
export class WriteHealth {
  #failed = false

  /** A request met this error of the engine. */
  recordFailure(code: string | undefined): void {
    if (code === "store_unavailable" || code === "store_corrupt") this.#failed = true
  }

  /** Resolves when no write has failed, or when one goes through again; else it is `store_corrupt` or `store_unavailable`. */
  async check(probe: () => Promise<Probe>): Promise<void> {
    if (!this.#failed) return
    const { working, failure } = await probe()
    if (failure?.code === "store_corrupt") throw failure
    if (!working) throw new MemoryError("store_unavailable", "A write failed, and the store still takes none")
    this.#failed = false
  }
}
