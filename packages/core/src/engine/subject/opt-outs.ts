import { MemoryError } from "../../contract/errors.ts"
import type { Owner, Tenant } from "../../contract/memory.ts"
import type { State } from "../../contract/state.ts"
import { within } from "../../plugin/within.ts"
import { each } from "../../turn/pages.ts"

const BUCKET = "opt-outs"
/** A request waits no longer than this for the answer; then what was known last holds. */
const PATIENCE_MS = 50

/**
 * People of whom nothing is kept, by their own standing wish. Nobody else's request turns it off. Asked of State each time, which others may write as well.
 */
export class OptOuts {
  readonly #state: State
  readonly #out: Set<string>

  private constructor(state: State, out: Set<string>) {
    this.#state = state
    this.#out = out
  }

  static async open(state: State): Promise<OptOuts> {
    return new OptOuts(state, new Set(await keysIn(state)))
  }

  async has({ tenant, user }: Owner): Promise<boolean> {
    if (user === undefined) return false
    const key = keyOf(tenant, user)
    const known = this.#out.has(key)
    const asked = this.#state.get(BUCKET, key).then(
      (entry) => entry !== undefined,
      () => known,
    )
    const isOut = (await within(asked, PATIENCE_MS)) ?? known
    if (isOut) this.#out.add(key)
    else this.#out.delete(key)
    return isOut
  }

  /** Those of whom nothing may be kept. */
  async among(owners: readonly Owner[]): Promise<ReadonlySet<Owner>> {
    const people = Map.groupBy(owners, ({ tenant, user }) => (user === undefined ? "" : keyOf(tenant, user)))
    const out = await Promise.all(
      [...people.values()].map(async (those) => ((await this.has(those[0] as Owner)) ? those : [])), // a group has one at least
    )
    return new Set(out.flat())
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
    for (const key of await keysIn(this.#state)) {
      if (!key.startsWith(`${tenant}\n`)) continue
      await this.#state.delete(BUCKET, key)
      this.#out.delete(key)
    }
  }

  /** `options_invalid` for an explicit call that would keep something of such a person. */
  async check(owner: Owner): Promise<void> {
    if (!(await this.has(owner))) return
    throw new MemoryError("options_invalid", "This person has asked that nothing is kept of them", {
      remedy: "Only they should change that: PUT /api/subjects/{user} with capture on.",
    })
  }
}

async function keysIn(state: State): Promise<readonly string[]> {
  const entries = await Array.fromAsync(each((page) => state.list(BUCKET, page), 500))
  return entries.map(({ key }) => key)
}

function keyOf(tenant: Tenant, user: string): string {
  return `${tenant}\n${user}`
}
