import { type MemoryEngine, MemoryError, tenantOf } from "@keepsake/core"

const PATIENCE_MS = 2_000
const SCOPE = { tenant: tenantOf("keepsake:health"), pools: ["-/-"] } as const
const NOTHING = "00000000-0000-0000-0000-000000000000"

/** Resolves when the store has answered a read; after two seconds, or when it fails, it throws. */
export async function storeAnswers(memory: MemoryEngine): Promise<void> {
  const slow = new MemoryError("store_unavailable", `The store has not answered for ${PATIENCE_MS / 1000} seconds`)
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(slow), PATIENCE_MS)
  })
  try {
    await Promise.race([memory.store.read(SCOPE, [NOTHING]), tooLong])
  } finally {
    clearTimeout(timer)
  }
}
