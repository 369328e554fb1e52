import type { State } from "../contract/state.ts"

const KEY = "current"
const ACTIVE = "active"

/** What a move switched to, and what it replaced. Absent while the configured one is in use. */
export interface ActiveRecord {
  readonly name: string
  readonly insteadOf: string
}

/** The stored records of a move, which resume it after a restart: the move itself and what it switched to. */
export class MoveRecords<R extends object> {
  readonly #state: Pick<State, "get" | "set" | "delete">
  readonly #bucket: string

  constructor(state: Pick<State, "get" | "set" | "delete">, bucket: "migration" | "reembedding") {
    this.#state = state
    this.#bucket = bucket
  }

  async record(): Promise<R | undefined> {
    // Written by `save`.
    return (await this.#state.get(this.#bucket, KEY))?.value as R | undefined
  }

  async save(record: R | undefined): Promise<void> {
    if (record === undefined) await this.#state.delete(this.#bucket, KEY)
    // JSON drops members that are `undefined`.
    else await this.#state.set(this.#bucket, KEY, JSON.parse(JSON.stringify(record)))
  }

  async active(): Promise<ActiveRecord | undefined> {
    // Written by `saveActive`.
    return (await this.#state.get(this.#bucket, ACTIVE))?.value as ActiveRecord | undefined
  }

  async saveActive(active: ActiveRecord | undefined): Promise<void> {
    if (active === undefined) await this.#state.delete(this.#bucket, ACTIVE)
    else await this.#state.set(this.#bucket, ACTIVE, { ...active })
  }
}
