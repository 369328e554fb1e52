import { type MemoryEngine, MemoryError, tenantOf } from "@keepsake/core"
import type { Probe } from "./health.ts"

const TIMEOUT_MS = 2_000
const SCOPE = { tenant: tenantOf("keepsake:health"), pools: ["-/-"] } as const
const NOTHING = "00000000-0000-0000-0000-000000000000"

/** Resolves if the store responds to a read within two seconds. Otherwise throws, with `store_unavailable` if the store gave no code. */
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

/** Tracks whether the store accepts writes. Probes it only after a request has failed. */
export class WriteHealth {
  #failed = false

  /** Records the error code of a request. */
  recordFailure(code: string | undefined): void {
    if (code === "store_unavailable" || code === "store_corrupt") this.#failed = true
  }

  /** Resolves if no write has failed, or if the probe succeeds. Otherwise throws `store_corrupt` or `store_unavailable`. */
  async check(probe: () => Promise<Probe>): Promise<void> {
    if (!this.#failed) return
    const { working, failure } = await probe()
    if (failure?.code === "store_corrupt") throw failure
    if (!working) throw new MemoryError("store_unavailable", "A write failed, and the store still takes none")
    this.#failed = false
  }
}
