import { hash } from "node:crypto"
import type { State } from "@keepsake/core"
import { z } from "zod"
import { type BatchCounts, batchCounts } from "./tally.ts"

const BUCKET = "import-batches"
/** Longer than clients retry an import. */
const KEPT_MS = 86_400_000

/**
 * Stores the results of batches with an `Idempotency-Key` for a day, so that a repeated batch returns its first result, even after a restart.
 * Results contain neither texts nor ids of memories.
 */
export class ImportReceipts {
  readonly #state: State
  readonly #running = new Map<string, Promise<unknown>>()

  constructor(state: State) {
    this.#state = state
  }

  /** Runs `work` after other imports under this key, on any server. A retry waits for the first attempt and then finds its results. */
  async runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#running.get(key)
    const alone = () => this.#state.exclusive?.(`import ${key}`, work) ?? work()
    const turn = before === undefined ? alone() : before.then(alone, alone)
    this.#running.set(key, turn)
    try {
      return await turn
    } finally {
      if (this.#running.get(key) === turn) this.#running.delete(key)
    }
  }

  /** The result of this batch if it was processed under this key before. */
  async find(key: string, batch: string): Promise<BatchCounts | undefined> {
    const entry = await this.#state.get(BUCKET, nameOf(key, batch))
    return entry === undefined ? undefined : receipt.safeParse(entry.value).data?.counts
  }

  async keep(key: string, batch: string, counts: BatchCounts, now: number): Promise<void> {
    const { first, ...rest } = counts
    const skipped = first.map(({ line, code, message }) => ({ line, code, message }))
    const value = { counts: { ...rest, first: skipped } }
    await this.#state.set(BUCKET, nameOf(key, batch), value, { expiresAt: now + KEPT_MS })
  }
}

const receipt = z.object({ counts: batchCounts })

function nameOf(key: string, batch: string): string {
  return hash("sha256", JSON.stringify([key, batch]), "base64url")
}
