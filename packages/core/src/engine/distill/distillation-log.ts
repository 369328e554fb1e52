import type { Json, Pool, State, Tenant } from "../../contract/index.ts"
import { newId } from "../../turn/ids.ts"
import type { DraftRejection } from "./check-drafts.ts"

/** What became of one reading of a session. */
export interface Distillation {
  readonly session: string
  readonly kind: "distill" | "extract"
  readonly outcome: "read" | "failed"
  readonly why?: string
  /** Memories that were created or changed. */
  readonly memories: number
  /** Statements that were stored already. */
  readonly agreed: number
  /** Statements that wait for review. */
  readonly quarantined: number
  /** Statements that were discarded, by reason. */
  readonly rejected?: Readonly<Record<DraftRejection, number>>
  readonly tokens: { readonly input: number; readonly output: number }
  readonly at: number
}

const RETENTION_MS = 30 * 86_400_000

/** The log of readings of the last 30 days, without texts. */
export class DistillationLog {
  readonly #state: State
  readonly #now: () => number

  constructor(state: State, now: () => number) {
    this.#state = state
    this.#now = now
  }

  async add(tenant: Tenant, pool: Pool, entry: Distillation): Promise<void> {
    const at = this.#now()
    // An entry is plain JSON; `undefined` members are dropped.
    const value = JSON.parse(JSON.stringify(entry)) as Json
    await this.#state.set(bucketOf(tenant), newId(at), value, { expiresAt: at + RETENTION_MS, about: pool })
  }

  /** Newest first. */
  async list(tenant: Tenant, limit: number): Promise<readonly Distillation[]> {
    const { items } = await this.#state.list(bucketOf(tenant), { limit, newestFirst: true })
    // Only `add` writes the bucket.
    return items.map(({ value }) => value as unknown as Distillation)
  }
}

function bucketOf(tenant: Tenant): string {
  return `distillations/${tenant}`
}
