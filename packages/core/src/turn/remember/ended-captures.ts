import type { Message, Owner, Pool, State } from "../../contract/index.ts"
import type { Entry } from "../../contract/state.ts"
import { updateEntry } from "../../plugin/update-entry.ts"
import type { Tombstones } from "../delete/tombstones.ts"

const BUCKET = "ended-captures"
/**
 * How long an end is known. Nothing limits how long a reply streams, nor how long a turn waits in memory for a store
 * without room; both are over with their process, long before this.
 */
const RETENTION_MS = 7 * 86_400_000

/**
 * Whose words are not stored any more if they were said before: of whoever was erased, opted out or deleted a
 * conversation while a reply was still streaming. Names are hashed with the key of the tombstones. Known to every
 * server of one database.
 */
export class EndedCaptures {
  readonly #state: State
  readonly #tombstones: Pick<Tombstones, "hash" | "addMessage">
  readonly #now: () => number

  constructor(state: State, tombstones: Pick<Tombstones, "hash" | "addMessage">, now: () => number) {
    this.#state = state
    this.#tombstones = tombstones
    this.#now = now
  }

  /** Ends what was said until now by all whom these names describe; durable when it resolves. */
  async end(of: Owner): Promise<void> {
    const at = this.#now()
    const expiry = { expiresAt: at + RETENTION_MS }
    await this.#state.set(BUCKET, await this.#keyOf(of), at, expiry)
    const later = (entry?: Entry) => Math.max(at, parseTime(entry))
    await updateEntry(this.#state, BUCKET, await this.#latestKeyOf(of), later, expiry)
  }

  /** Whether what an owner said at `at` is not stored any more. */
  async isEnded(owner: Owner, at: number): Promise<boolean> {
    // Most turns end without anything of their tenant having ended meanwhile.
    if (parseTime(await this.#state.get(BUCKET, await this.#latestKeyOf(owner))) <= at) return false
    const all = findDescriptions(owner).map(async (one) => this.#state.get(BUCKET, await this.#keyOf(one)))
    return (await Promise.all(all)).some((entry) => parseTime(entry) > at)
  }

  /** Keeps messages that were not stored from coming back in a history. */
  async withhold(pool: Pool, messages: readonly Message[]): Promise<void> {
    for (const { id, text } of messages) await this.#tombstones.addMessage(pool, id ?? "", text)
  }

  #keyOf({ tenant, user, agent, session }: Owner): Promise<string> {
    return this.#tombstones.hash(JSON.stringify(["ended", tenant, user ?? "", agent ?? "", session ?? ""]))
  }

  /** The entry of the newest end of a tenant. */
  #latestKeyOf({ tenant }: Owner): Promise<string> {
    return this.#tombstones.hash(JSON.stringify(["latest", tenant]))
  }
}

/** Only `EndedCaptures` writes the bucket. */
function parseTime(entry: Entry | undefined): number {
  return typeof entry?.value === "number" ? entry.value : 0
}

/** Every choice of an owner's names. */
function findDescriptions({ tenant, user, agent, session }: Owner): readonly Owner[] {
  const choices = (name: string | undefined) => (name === undefined ? [undefined] : [undefined, name])
  return choices(user).flatMap((user) =>
    choices(agent).flatMap((agent) =>
      choices(session).map((session) => ({
        tenant,
        ...(user !== undefined && { user }),
        ...(agent !== undefined && { agent }),
        ...(session !== undefined && { session }),
      })),
    ),
  )
}
