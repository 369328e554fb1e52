import { setTimeout as pause } from "node:timers/promises"
import type { FailedRequest, Fleet } from "./fleet.ts"
import { WritingClients } from "./writing-clients.ts"

const DOWN_MS = 2_000

export interface KilledResult {
  readonly requests: number
  readonly added: number
  readonly spoken: number
  readonly "failed on a killed server or without a database": number
  readonly settlingMs: number
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  readonly unexplained: readonly FailedRequest[]
}

/** Kills servers, one after the other, and restarts the database while eight writers write through the balancer. */
export async function killWhileWriting(
  fleet: Fleet,
  { kills, restarts }: { readonly kills: number; readonly restarts: number },
): Promise<KilledResult> {
  const writers = new WritingClients(fleet, 23)
  const restartAfter = new Set(
    Array.from({ length: restarts }, (_, place) => Math.floor(((place + 1) * kills) / (restarts + 1))),
  )
  for (let kill = 0; kill < kills; kill++) {
    if (restartAfter.has(kill)) await fleet.restartDatabase(kill % 2 === 0 ? "SIGINT" : "SIGQUIT", DOWN_MS)
    await writers.progress(16)
    await pause((kill * 37) % 180)
    await fleet.kill(kill)
    await writers.progress(4)
    await fleet.server(kill).start()
  }
  return finish(fleet, writers)
}

/** Stops each server as an upgrade does, twice, while eight writers write through the balancer. */
export async function restartWhileWriting(fleet: Fleet): Promise<KilledResult> {
  const writers = new WritingClients(fleet, 29)
  for (let place = 0; place < 2 * fleet.servers.length; place++) {
    await writers.progress(16)
    await fleet.restart(place)
  }
  return finish(fleet, writers)
}

async function finish(fleet: Fleet, writers: WritingClients): Promise<KilledResult> {
  await writers.progress(16)
  await writers.stop()
  const from = performance.now()
  await fleet.server(0).settled(120_000)
  const settlingMs = Math.round(performance.now() - from)
  const stored = await fleet.server(1).everything()
  const unexplained = await fleet.unexplainedFailures()
  return {
    requests: fleet.requests,
    added: writers.added,
    spoken: writers.spoken,
    "failed on a killed server or without a database": fleet.explainedFailures,
    settlingMs,
    ...writers.compare(stored),
    unexplained,
  }
}
