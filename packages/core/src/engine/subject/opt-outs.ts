import { z } from "zod"
import { MemoryError, type Owner, type State, type Tenant } from "../../contract/index.ts"
import { within } from "../../plugin/within.ts"
import { check, nameSchema } from "../../turn/checked-input.ts"
import { each } from "../../turn/pages.ts"
import type { EndedCaptures } from "../../turn/remember/ended-captures.ts"

/** Where a `State` holds opt-outs. */
export const OPT_OUTS = "opt-outs"
const personSchema = z.object({ tenant: nameSchema, user: nameSchema, out: z.boolean() })
/** Maximum time of the lookup for a request; after it the last known answer counts. */
const LOOKUP_MS = 50
/** The same where other processes set opt-outs, which have to be in force at once. It only passes while the database is away. */
const SHARED_LOOKUP_MS = 500

/**
 * People who opted out: nothing about them is stored, whatever a request says. Looked up in State for every request,
 * because other processes write it too.
 */
export class OptOuts {
  readonly #state: State
  readonly #out: Set<string>
  readonly #captures: Pick<EndedCaptures, "end"> | undefined

  private constructor(state: State, out: Set<string>, captures: Pick<EndedCaptures, "end"> | undefined) {
    this.#state = state
    this.#out = out
    this.#captures = captures
  }

  /** `captures`: what is being answered while somebody opts out. */
  static async open(state: State, captures?: Pick<EndedCaptures, "end">): Promise<OptOuts> {
    return new OptOuts(state, new Set(await listKeys(state)), captures)
  }

  async has({ tenant, user }: Owner): Promise<boolean> {
    if (user === undefined) return false
    const key = keyOf(tenant, user)
    const known = this.#out.has(key)
    const lookup = this.#state.get(OPT_OUTS, key).then(
      (entry) => entry !== undefined,
      () => known,
    )
    const limit = this.#state.writers === "many" ? SHARED_LOOKUP_MS : LOOKUP_MS
    const isOut = (await within(lookup, limit)) ?? known
    if (isOut) this.#out.add(key)
    else this.#out.delete(key)
    return isOut
  }

  /** The owners who opted out. */
  async among(owners: readonly Owner[]): Promise<ReadonlySet<Owner>> {
    const people = Map.groupBy(owners, ({ tenant, user }) => (user === undefined ? "" : keyOf(tenant, user)))
    const out = await Promise.all(
      [...people.values()].map(async (those) => ((await this.has(those[0] as Owner)) ? those : [])), // a group has one at least
    )
    return new Set(out.flat())
  }

  /** Durable when it resolves. */
  async set(tenant: Tenant, user: string, out: boolean): Promise<void> {
    check(personSchema, "opt-out", { tenant, user, out })
    const key = keyOf(tenant, user)
    if (out) {
      await this.#state.set(OPT_OUTS, key, true)
      this.#out.add(key)
      await this.#captures?.end({ tenant, user })
    } else {
      await this.#state.delete(OPT_OUTS, key)
      this.#out.delete(key)
    }
  }

  /** Deletes the opt-outs of an erased tenant. */
  async clear(tenant: Tenant): Promise<void> {
    for (const key of await listKeys(this.#state)) {
      if (!key.startsWith(`${tenant}\n`)) continue
      await this.#state.delete(OPT_OUTS, key)
      this.#out.delete(key)
    }
  }

  /** Throws `options_invalid` if the owner opted out, for explicit calls that would store something. */
  async check(owner: Owner): Promise<void> {
    if (!(await this.has(owner))) return
    throw new MemoryError("options_invalid", "This user has opted out of capture", {
      remedy: "Only they should change that: PUT /api/subjects/{user} with capture on.",
    })
  }
}

async function listKeys(state: State): Promise<readonly string[]> {
  const entries = await Array.fromAsync(each((page) => state.list(OPT_OUTS, page), 500))
  return entries.map(({ key }) => key)
}

function keyOf(tenant: Tenant, user: string): string {
  return `${tenant}\n${user}`
}
