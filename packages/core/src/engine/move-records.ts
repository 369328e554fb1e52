import type { State } from "../contract/state.ts"

const KEY = "current"
const ACTIVE = "active"

/** What a move has put into use, and what it replaced. Without a record the configured one is in use. */
export interface ActiveRecord {
  readonly name: string
  readonly insteadOf: string
}

/** The records of a move, by which it goes on after any end of the process: the move itself, and what it has put into use. */
export class MoveRecords<R extends object> {
  readonly #state: Pick<State, "get" | "set" | "delete">
  readonly #bucket: string

  constructor(state: Pick<State, "get" | "set" | "delete">, bucket: "migration" | "reembedding") {
    this.#state = state
    this.#bucket = bucket
  }

  async record(): Promise<R | undefined> {
    // Written by `keep`.
    return (await this.#state.get(this.#bucket, KEY))?.value as R | undefined
  }

  async keep(record: R | undefined): Promise<void> {
    if (record === undefined) await this.#state.delete(this.#bucket, KEY)
    // The copy drops members that are `undefined`, which JSON has not.
    else await this.#state.set(this.#bucket, KEY, JSON.parse(JSON.stringify(record)))
  }

  async active(): Promise<ActiveRecord | undefined> {
    // Written by `keepActive`.
    return (await this.#state.get(this.#bucket, ACTIVE))?.value as ActiveRecord | undefined
  }

  async keepActive(active: ActiveRecord | undefined): Promise<void> {
    if (active === undefined) await this.#state.delete(this.#bucket, ACTIVE)
    else await this.#state.set(this.#bucket, ACTIVE, { ...active })
  }
}
