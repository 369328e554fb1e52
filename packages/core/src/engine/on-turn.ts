import { hash } from "node:crypto"
import type { Json, MemoryId, NewJob, Owner } from "../contract/index.ts"
import { type Token, token } from "../contract/token.ts"
import { type Job, oneByOne, type Work } from "../turn/jobs.ts"
import { captureOf } from "../turn/remember/capture.ts"
import type { RememberedTurn } from "../turn/remember/remember.ts"
import type { MemoryEngine } from "./engine.ts"

/** A turn whose memories are written. */
export interface RememberedTurnOf {
  readonly owner: Owner
  /** When it was said, in milliseconds since 1970. */
  readonly at: number
  /** The new messages, without secrets and recalled blocks. */
  readonly messages: readonly { readonly role: string; readonly text: string }[]
  /** The memories of the turn, including existing ones. */
  readonly memories: readonly MemoryId[]
}

/** Work that a plugin does after each turn. */
export interface OnTurn {
  /** Names it in the queue, also after a restart: at most 60 characters. */
  readonly name: string
  /**
   * Called once the memories of a turn are written, from the durable queue: turns of one hook come one at a time and in
   * order, also those before a crash, and one may come twice after it. A failure is retried at most eight times. Delays
   * no reply. Closing the engine aborts `signal`.
   */
  after(turn: RememberedTurnOf, call: { readonly memory: MemoryEngine; readonly signal: AbortSignal }): Promise<unknown>
}
export const OnTurn: Token<OnTurn> = token("OnTurn")

export const AFTER_TURN = "after-turn"

interface AfterBody extends RememberedTurnOf {
  readonly hook: string
  readonly job: string
}

type Push = (jobs: readonly NewJob[]) => Promise<void>

/** Queues a job for each hook when the work on a turn is done, before the turn's own job ends. */
export function withAfterTurn(work: Work, hooks: readonly OnTurn[], push: Push, now: () => number): Work {
  if (hooks.length === 0) return work
  return async (jobs, call) => {
    const results = await work(jobs, call)
    await Promise.all(
      results.map(async (result, at) => {
        const job = jobs[at]
        if (job === undefined || result.status === "rejected") return
        const { ids = [] } = (result.value ?? {}) as Partial<RememberedTurn> // the work on turns answers with these
        await push(hooks.map(({ name }) => afterJob(job, name, ids, now())))
      }),
    )
    return results
  }
}

/** Runs the hook of a job. One of a plugin that is gone has nothing to do. */
export function createAfterTurnWork(hooks: readonly OnTurn[], memory: Promise<MemoryEngine>): Work {
  return async (jobs, call) =>
    oneByOne(async ({ body }) => {
      const { hook, job: _, ...turn } = body as unknown as AfterBody // only `afterJob` writes this kind
      await hooks.find(({ name }) => name === hook)?.after(turn, { memory: await memory, signal: call.signal })
    })(jobs, call)
}

function afterJob(job: Job, hook: string, memories: readonly MemoryId[], at: number): NewJob {
  const { owner, pool, at: said, messages, reply } = captureOf(job)
  const texts = [...messages, ...(reply ? [reply] : [])].map(({ role, text }) => ({ role, text }))
  const body: AfterBody = { hook, job: job.id, owner, at: said, messages: texts, memories }
  const id = hash("sha256", `${AFTER_TURN}\n${hook}\n${job.id}`, "base64url")
  return { id, kind: AFTER_TURN, lane: laneOf(hook), at, body: body as unknown as Json, about: pool }
}

function laneOf(hook: string): string {
  return `${AFTER_TURN}:${hook}`
}
