import type { Json, Memory, MemoryId, Pool } from "../../contract/memory.ts"
import type { Entry, State } from "../../contract/state.ts"
import { derivedId } from "../ids.ts"

const BUCKET = "withheld-turns"

/** A message whose verbatim memories were deleted with statements from it. */
export interface WithheldMessage {
  /** The deleted statements that withhold it. */
  readonly facts: readonly MemoryId[]
  /** Its verbatim memories, each with the revision that the deletion made. */
  readonly turns: Readonly<Record<MemoryId, number>>
}

/** A statement to delete, with the verbatim memories of its source messages by message name. */
export interface SourceTurns {
  readonly fact: MemoryId
  readonly turns: ReadonlyMap<MemoryId, readonly Memory[]>
}

/**
 * Records which verbatim memories were deleted with which statements, so that they are restored together. Holds ids
 * only, belongs to the pool, and ends with the purge.
 */
export class WithheldTurns {
  readonly #state: State

  constructor(state: State) {
    this.#state = state
  }

  /** Records the source turns of statements that are about to be deleted. */
  async hold(pool: Pool, held: readonly SourceTurns[]): Promise<void> {
    for (const { fact, turns } of held) {
      const names: MemoryId[] = []
      for (const [name, those] of turns) {
        const made = await this.#change(pool, name, (before) => {
          if (before === undefined && those.length === 0) return undefined
          const revisions = Object.fromEntries(those.map(({ id, revision }) => [id, revision + 1]))
          return {
            facts: [...new Set([...(before?.facts ?? []), fact])],
            turns: { ...before?.turns, ...revisions },
          }
        })
        if (made !== undefined) names.push(name)
      }
      if (names.length === 0) continue
      const known = await this.messagesOf(pool, fact)
      const all = [...new Set([...known, ...names])]
      await this.#state.set(BUCKET, keyOf(pool, "fact", fact), all, { about: pool })
    }
  }

  /** The names of the messages that were deleted with a statement. */
  async messagesOf(pool: Pool, fact: MemoryId): Promise<readonly MemoryId[]> {
    const value = (await this.#state.get(BUCKET, keyOf(pool, "fact", fact)))?.value
    return Array.isArray(value) ? value.filter((name) => typeof name === "string") : []
  }

  async of(pool: Pool, name: MemoryId): Promise<WithheldMessage | undefined> {
    return parseWithheldMessage((await this.#state.get(BUCKET, keyOf(pool, "message", name)))?.value)
  }

  /** Removes a restored statement from a message and returns the rest: a message without statements may be restored. */
  async release(pool: Pool, name: MemoryId, fact: MemoryId): Promise<WithheldMessage | undefined> {
    return this.#change(pool, name, (before) =>
      before === undefined ? undefined : { ...before, facts: before.facts.filter((id) => id !== fact) },
    )
  }

  /** Removes restored or erased messages and statements. */
  async drop(pool: Pool, names: readonly MemoryId[], facts: readonly MemoryId[]): Promise<void> {
    for (const name of names) await this.#state.delete(BUCKET, keyOf(pool, "message", name))
    for (const fact of facts) await this.#state.delete(BUCKET, keyOf(pool, "fact", fact))
  }

  /** Ends the record of a statement at the end of the undo period. */
  async end(pool: Pool, fact: MemoryId): Promise<void> {
    for (const name of await this.messagesOf(pool, fact)) {
      const left = await this.release(pool, name, fact)
      if (left?.facts.length === 0) await this.drop(pool, [name], [])
    }
    await this.drop(pool, [], [fact])
  }

  async #change(
    pool: Pool,
    name: MemoryId,
    next: (before: WithheldMessage | undefined) => WithheldMessage | undefined,
  ): Promise<WithheldMessage | undefined> {
    const key = keyOf(pool, "message", name)
    for (;;) {
      const entry = await this.#state.get(BUCKET, key)
      const made = next(parseWithheldMessage(entry?.value))
      if (made === undefined) return undefined
      const value: Json = { facts: [...made.facts], turns: { ...made.turns } }
      const options = { about: pool, revision: entry?.revision ?? 0 }
      if (await this.#state.set(BUCKET, key, value, options)) return made
    }
  }
}

/** Hashed, because tenants may share ids and a pool's name holds a user's name. */
function keyOf({ tenant, name }: Pool, kind: "message" | "fact", id: MemoryId): string {
  return derivedId("withheld", kind, tenant, name, id)
}

/** Only `WithheldTurns` writes the bucket. */
function parseWithheldMessage(value: Entry["value"] | undefined): WithheldMessage | undefined {
  return value as unknown as WithheldMessage | undefined
}
