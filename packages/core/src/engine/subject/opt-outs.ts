import { MemoryError } from "../../contract/errors.ts"
import type { Owner, Tenant } from "../../contract/memory.ts"
import type { State } from "../../contract/state.ts"

const BUCKET = "opt-outs"

/** People of whom nothing is kept, by their own standing wish. Nobody else's request turns it off. */
export class OptOuts {
  readonly #state: State
  readonly #out: Set<string>

  private constructor(state: State, out: Set<string>) {
    this.#state = state
    this.#out = out
  }

  static async open(state: State): Promise<OptOuts> {
    const out = new Set<string>()
    let cursor: string | undefined
    do {
      const page = await state.list(BUCKET, { limit: 500, ...(cursor !== undefined && { cursor }) })
      for (const { key } of page.items) out.add(key)
      cursor = page.next
    } while (cursor !== undefined)
    return new OptOuts(state, out)
  }

  has({ tenant, user }: Owner): boolean {
    return user !== undefined && this.#out.has(keyOf(tenant, user))
  }

  /** Durable when it resolves. */
  async set(tenant: Tenant, user: string, out: boolean): Promise<void> {
    const key = keyOf(tenant, user)
    if (out) {
      await this.#state.set(BUCKET, key, true)
      this.#out.add(key)
    } else {
      await this.#state.delete(BUCKET, key)
      this.#out.delete(key)
    }
  }

  /** The tenant is gone, and its people's wishes with it. */
  async clear(tenant: Tenant): Promise<void> {
    for (const key of [...this.#out].filter((one) => one.startsWith(`${tenant}\n`))) {
      await this.#state.delete(BUCKET, key)
      this.#out.delete(key)
    }
  }

  /** `options_invalid` for an explicit call that would keep something of such a person. */
  check(owner: Owner): void {
    if (!this.has(owner)) return
    throw new MemoryError("options_invalid", "This person has asked that nothing is kept of them", {
      remedy: "Only they should change that: PUT /api/subjects/{user} with capture on.",
    })
  }
}

function keyOf(tenant: Tenant, user: string): string {
  return `${tenant}\n${user}`
}
