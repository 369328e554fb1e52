import { type MemoryEngine, MemoryError, tenantOf } from "@keepsake/core"

const PATIENCE_MS = 2_000
const SCOPE = { tenant: tenantOf("keepsake:health"), pools: ["-/-"] } as const
const NOTHING = "00000000-0000-0000-0000-000000000000"

/** Resolves when the store has answered a read; after two seconds, or when it fails, it is `store_unavailable`. */
export async function storeAnswers(memory: MemoryEngine): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    const after = `The store has not answered for ${PATIENCE_MS / 1000} seconds`
    timer = setTimeout(() => reject(new MemoryError("store_unavailable", after)), PATIENCE_MS)
  })
  try {
    await Promise.race([memory.store.read(SCOPE, [NOTHING]), tooLong])
  } catch (cause) {
    throw MemoryError.is(cause) ? cause : new MemoryError("store_unavailable", "The store failed", { cause })
  } finally {
    clearTimeout(timer)
  }
}
