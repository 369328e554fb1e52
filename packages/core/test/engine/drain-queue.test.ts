import { expect, it } from "vitest"
import type { Extractor as Reads } from "../../src/contract/turn.ts"
import { createMemory } from "../../src/engine/create-memory.ts"
import { CONTRACT, Extractor } from "../../src/plugin/index.ts"
import { tenantOf } from "../../src/turn/pools.ts"

const PATIENCE_MS = 40_000

/** Never done unless it is told to end. */
const hanging: Reads = {
  name: "hanging",
  version: 1,
  per: "turn",
  extract: (_turns, _known, call) =>
    new Promise((_resolve, reject) => call?.signal?.addEventListener("abort", () => reject(call.signal?.reason))),
}

it(
  "refuses to erase somebody, and to scan, while a turn that waits may still be kept afterwards",
  async () => {
    const memory = await createMemory({
      plugins: [{ name: "given", contract: CONTRACT, setup: (parts) => parts.add(Extractor, () => hanging) }],
    })
    const ada = memory.for({ user: "ada" })
    const { memory: kept } = await ada.add("Lives in Porto")
    const turn = ada.remember([{ role: "user", text: "I moved to Lisbon" }], { session: "s" }).catch(() => undefined)
    await expect.poll(async () => (await memory.status()).queue.pending).toBeGreaterThan(0)
    const subject = { tenant: tenantOf("default"), user: "ada" }
    const refused = await Promise.allSettled([memory.eraseSubject(subject), memory.scan({ redact: true })])
    for (const end of refused) expect(end).toMatchObject({ status: "rejected", reason: { code: "too_busy" } })
    expect(await ada.get(kept.id)).toBeDefined()
    expect((await memory.receipts({ limit: 9 })).items).toEqual([])
    await memory[Symbol.asyncDispose]()
    await turn
  },
  PATIENCE_MS,
)
