import type { State } from "../contract/index.ts"
import { exclusively } from "../turn/exclusively.ts"
import { BackgroundTask } from "./background-task.ts"
import type { OnEvent } from "./events.ts"

/** When each task was last done, in milliseconds since 1970, by its name. */
const BUCKET = "nightly"
const HOUR_MS = 3_600_000
const CHECK_MS = HOUR_MS / 2
/** Tasks run between these hours of the machine's clock, and at any hour when they are overdue by `OVERDUE_MS`. */
const NIGHT = { from: 1, below: 5 }
/** Minimum time between two runs. */
const PAUSE_MS = 12 * HOUR_MS
const OVERDUE_MS = 48 * HOUR_MS

type NightlyWork = (signal: AbortSignal) => Promise<unknown>

interface NightlyParts {
  readonly state: State
  readonly now: () => number
  readonly onEvent: OnEvent
  /** The tasks by name. They run one after the other, and the signal aborts them. */
  readonly work: Readonly<Record<string, NightlyWork>>
}

/**
 * Does each task once a night, or by day on a machine that is off at night. A failed task is reported and tried again at the next check. `run` checks
 * at once.
 */
export function createNightlyTask(parts: NightlyParts): BackgroundTask {
  const task: BackgroundTask = new BackgroundTask({
    firstRetryMs: CHECK_MS,
    longestRetryMs: CHECK_MS,
    run: async () => {
      for (const [name, work] of Object.entries(parts.work)) {
        const run = () => runIfDue(parts, name, () => work(task.signal))
        // A process that had to wait finds that the task was done.
        await exclusively(parts.state, `nightly ${name}`, run, task.signal).catch((failure: unknown) => {
          if (task.signal.aborted) throw failure
          const why = failure instanceof Error ? failure.message : String(failure)
          parts.onEvent({ event: "job-failed", job: name, attempt: 1, why })
        })
      }
      return CHECK_MS
    },
  })
  return task
}

/** When a task is due next: in its next night, or now if it is overdue. Of a new database the first night is the one after the next check. */
export async function nextNightlyRun(state: State, name: string, now: number): Promise<number> {
  const stored = (await state.get(BUCKET, name))?.value
  const last = typeof stored === "number" && stored <= now ? stored : now
  if (now - last >= OVERDUE_MS) return now
  const due = new Date(Math.max(now, last + PAUSE_MS))
  const hour = due.getHours()
  if (hour >= NIGHT.from && hour < NIGHT.below) return due.getTime()
  if (hour >= NIGHT.below) due.setDate(due.getDate() + 1)
  due.setHours(NIGHT.from, 0, 0, 0)
  return Math.min(due.getTime(), last + OVERDUE_MS)
}

async function runIfDue({ state, now }: NightlyParts, name: string, work: () => Promise<unknown>): Promise<void> {
  const last = (await state.get(BUCKET, name))?.value
  // A new database waits for its first night, as does one whose last time is in the future because the clock was set back.
  if (typeof last === "number" && last <= now()) {
    const hour = new Date(now()).getHours()
    const isNight = hour >= NIGHT.from && hour < NIGHT.below && now() - last > PAUSE_MS
    if (!isNight && now() - last < OVERDUE_MS) return
    await work()
  }
  await state.set(BUCKET, name, now())
}
