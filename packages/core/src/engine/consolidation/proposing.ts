import type { Tenant } from "../../contract/index.ts"
import type { ConsolidationRun } from "./run.ts"

/** How far proposals for many pools are. */
export interface ProposingProgress {
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** Pools that were read. */
  readonly pools: number
  readonly total: number
  /** How many of them got a proposal. */
  readonly proposals: number
  readonly isComplete: boolean
  /** Why it ended early. */
  readonly problem?: string
}

/** Runs kept of one piece of work, for the response to who started it. */
const MAX_RUNS = 100

/** Proposals for several pools, which outlive the request that started them. */
export class Proposing {
  readonly #startedAt: number
  readonly #stop = new AbortController()
  readonly runs: ConsolidationRun[] = []
  total = 0
  #pools = 0
  #proposals = 0
  #isComplete = false
  #problem: string | undefined
  #done: Promise<void> = Promise.resolve()

  constructor(startedAt: number) {
    this.#startedAt = startedAt
  }

  get progress(): ProposingProgress {
    return {
      startedAt: this.#startedAt,
      pools: this.#pools,
      total: Math.max(this.total, this.#pools),
      proposals: this.#proposals,
      isComplete: this.#isComplete,
      ...(this.#problem !== undefined && { problem: this.#problem }),
    }
  }

  get signal(): AbortSignal {
    return this.#stop.signal
  }

  start(work: () => Promise<void>): void {
    this.#done = work().then(
      () => {
        this.#isComplete = !this.#stop.signal.aborted
      },
      (failure: unknown) => {
        if (!this.#stop.signal.aborted) this.#problem = failure instanceof Error ? failure.message : String(failure)
      },
    )
  }

  /** Counts a pool that was read. */
  add(run: ConsolidationRun | undefined): void {
    this.#pools++
    if (run === undefined) return
    this.#proposals++
    if (this.runs.length < MAX_RUNS) this.runs.push(run)
  }

  /** Resolves at its end, or after this time. */
  async wait(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, ms)
    await Promise.race([this.#done, promise])
    clearTimeout(timer)
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    await this.#done
  }
}

/** The work under way or last done of each tenant. */
export type ProposingByTenant = Map<Tenant, Proposing>
