import type { Pool } from "../../contract/index.ts"
import type { State } from "../../contract/state.ts"
import { exclusively } from "../../turn/exclusively.ts"
import { laneOf } from "../../turn/pools.ts"
import { SerialQueue } from "../serial-queue.ts"

/** Runs decisions about one pool one after the other, in this process and, if the state can, in others. */
export class PoolQueue {
  readonly #state: State
  readonly #lanes = new Map<string, SerialQueue>()

  constructor(state: State) {
    this.#state = state
  }

  run<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
    const name = laneOf(pool)
    const lane = this.#lanes.get(name) ?? new SerialQueue()
    this.#lanes.set(name, lane)
    const done = lane.run(() => exclusively(this.#state, `consolidation ${name}`, work))
    return done.finally(() => {
      if (lane.isIdle) this.#lanes.delete(name)
    })
  }
}
