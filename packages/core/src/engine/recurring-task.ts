import { MemoryError } from "../contract/errors.ts"
import { type Token, token } from "../contract/token.ts"
import { BackgroundTask } from "./background-task.ts"
import type { MemoryEngine } from "./engine.ts"
import type { OnEvent } from "./events.ts"

/** Work that a plugin repeats in the background while the engine is open, in the one process that owns the database. */
export interface RecurringTask {
  /** Names it in events. */
  readonly name: string
  /** Time from the end of a run to the beginning of the next, in milliseconds; at least 1,000. */
  readonly everyMs: number
  /**
   * One run; the first begins when the engine is open. It may resolve to the milliseconds until the next one, where
   * `everyMs` is too short. After a failure the wait doubles up to five minutes, and an event `job-failed` says why.
   * Closing the engine aborts `signal` and waits for the run.
   */
  run(memory: MemoryEngine, call: RecurringCall): Promise<unknown>
}

export interface RecurringCall {
  /** Aborts when the engine is closed. */
  readonly signal: AbortSignal
  /** Brings the next run forward, to `afterMs` from now; default: 0. A retry after a failure is not brought forward. */
  wake(afterMs?: number): void
}

export const RecurringTask: Token<RecurringTask> = token("RecurringTask")

const MIN_INTERVAL_MS = 1_000
const LONGEST_RETRY_MS = 300_000

/** The running tasks of plugins. */
export class RecurringTasks implements AsyncDisposable {
  readonly #tasks: readonly BackgroundTask[]

  constructor(tasks: readonly RecurringTask[], memory: MemoryEngine, onEvent: OnEvent) {
    if (tasks.length > 0 && memory.state.writers === "many") {
      const names = tasks.map(({ name }) => name).join(", ")
      throw new MemoryError("options_invalid", `${names} runs in one process, but several share this database`, {
        remedy: "Remove the plugin, or let one process use the database alone.",
      })
    }
    this.#tasks = tasks.map((task) => {
      const running: BackgroundTask = new BackgroundTask({
        firstRetryMs: Math.max(MIN_INTERVAL_MS, task.everyMs),
        longestRetryMs: LONGEST_RETRY_MS,
        run: async () => {
          const rest = await task.run(memory, call)
          return Math.max(MIN_INTERVAL_MS, task.everyMs, typeof rest === "number" ? rest : 0)
        },
        onFailure: (why, attempt) => {
          if (!running.signal.aborted) onEvent({ event: "job-failed", job: task.name, attempt, why })
        },
      })
      const call: RecurringCall = { signal: running.signal, wake: (afterMs) => running.wake(afterMs) }
      return running
    })
    for (const task of this.#tasks) task.start()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#tasks.map((task) => task[Symbol.asyncDispose]()))
  }
}
