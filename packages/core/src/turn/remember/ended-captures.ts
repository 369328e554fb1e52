import type { Message, Owner, Pool, State } from "../../contract/index.ts"
import type { Tombstones } from "../delete/tombstones.ts"

const BUCKET = "ended-captures"

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
    await this.#state.set(BUCKET, await this.#keyOf(of), this.#now())
  }

  /** Whether what an owner said at `at` is not stored any more. */
  async isEnded(owner: Owner, at: number): Promise<boolean> {
    const all = findDescriptions(owner).map(
      async (one) => (await this.#state.get(BUCKET, await this.#keyOf(one)))?.value,
    )
    return (await Promise.all(all)).some((ended) => typeof ended === "number" && ended > at)
  }

  /** Keeps messages that were not stored from coming back in a history. */
  async withhold(pool: Pool, messages: readonly Message[]): Promise<void> {
    for (const { id, text } of messages) await this.#tombstones.addMessage(pool, id ?? "", text)
  }

  #keyOf({ tenant, user, agent, session }: Owner): Promise<string> {
    return this.#tombstones.hash(JSON.stringify(["ended", tenant, user ?? "", agent ?? "", session ?? ""]))
  }
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
