import type { MessageCodes, WarningOnTheWire } from "@keepsake/api"
import type { EngineStatus } from "@keepsake/core"
import type { Caller } from "../access/caller.ts"

/** Problems that need attention. A tenant's keys see those of their tenant, administrators see all. */
export class Warnings {
  readonly #reported = new Map<string, { readonly warning: WarningOnTheWire; readonly tenant: string }>()
  readonly #configured: () => readonly WarningOnTheWire[]

  /** `configured`: what is wrong with how the server is set up, for administrators. */
  constructor(configured: () => readonly WarningOnTheWire[] = () => []) {
    this.#configured = configured
  }

  /** Duplicate warnings are merged. */
  add(warning: WarningOnTheWire, tenant: string): void {
    this.#reported.set(warning.message, { warning, tenant })
  }

  for(caller: Caller, status: EngineStatus): readonly WarningOnTheWire[] {
    const isAdmin = caller.role === "admin"
    return [
      ...[...this.#reported.values()].flatMap(({ warning, tenant }) =>
        isAdmin || tenant === caller.tenant ? [warning] : [],
      ),
      ...engineWarnings(status),
      ...(isAdmin ? [...failedJobs(status.queue.parked), ...this.#configured()] : []),
    ]
  }
}

/** Warnings as an answer holds them: as sentences for people, and with codes for programs. */
export function describeWarnings(warnings: readonly WarningOnTheWire[]) {
  return { warnings: warnings.map(({ message }) => message), warningDetails: [...warnings] }
}

function engineWarnings({ storeTroubles, turns, textIndex, reindexed, embedderTrouble }: EngineStatus) {
  const warnings = storeTroubles.map((message) => createWarning("store-degraded", {}, message))
  const { waiting, lost, lostSince, why = "" } = turns
  if (waiting > 0) {
    const message = `Turns that wait in memory until the store takes them, and are lost if the server ends before: ${waiting}. ${why}`
    warnings.push(createWarning("turns-waiting", { turns: waiting, why }, message))
  }
  if (lost > 0 && lostSince !== undefined) {
    const since = new Date(lostSince).toISOString()
    const message = `Turns that were lost since ${since}, as the store took none: ${lost}. Acknowledge it with: POST /api/queue/acknowledge`
    warnings.push(createWarning("turns-lost", { turns: lost, since }, message))
  }
  if (textIndex !== undefined) {
    const percent = Math.floor(100 * textIndex)
    const message = `The text index is being built again (${percent} %); until then keyword search reads the newest memories only`
    warnings.push(createWarning("text-index-rebuilding", { percent }, message))
  }
  if (reindexed !== undefined) {
    const percent = Math.floor(100 * reindexed)
    const message = `The text index of an earlier version is being rebuilt (${percent} %); until then, search may miss some word forms`
    warnings.push(createWarning("reindexing", { percent }, message))
  }
  if (embedderTrouble !== undefined) {
    const message = `New memories get no vectors until the embedder works again, and are found by their words: ${embedderTrouble}`
    warnings.push(createWarning("embedder-paused", { why: embedderTrouble }, message))
  }
  return warnings
}

function failedJobs(jobs: number): readonly WarningOnTheWire[] {
  const message = `Failed jobs in the queue: ${jobs}. Inspect them with: keepsake doctor`
  return jobs === 0 ? [] : [createWarning("jobs-failed", { jobs }, message)]
}

function createWarning(
  code: MessageCodes["warning"],
  params: WarningOnTheWire["params"],
  message: string,
): WarningOnTheWire {
  return { code, params, message }
}
