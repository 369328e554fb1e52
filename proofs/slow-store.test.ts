import { type ChildProcess, fork } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { expect, it } from "vitest"
import { KeepsakeProcess } from "./keepsake.ts"
import { report, sizeFromEnvironment } from "./size.ts"
import { measureUnderFault, type TrafficReport } from "./under-fault.ts"
import { nextMessage, UpstreamProcess } from "./upstream.ts"

const FAULT_MS = sizeFromEnvironment("PROOF_TROUBLE_MS", 3_000)
const ROWS = sizeFromEnvironment("PROOF_ROWS", 30_000)
const MAX_GAP_MS = 50
const DEADLINE_MS = 150
/** Half of it is the maximum delay of a complete reply until its turn is stored; the rest is transfer. */
const MARGIN_MS = 100
const KEY = "proof-key-0123456789abcdef"
const HEADERS = { authorization: `Bearer ${KEY}` }

it("measures the same traffic without a fault as the baseline", async () => {
  await using upstream = await UpstreamProcess.start()
  await using keepsake = await KeepsakeProcess.serve({ upstream: upstream.url })
  const traffic = await measureUnderFault({ url: keepsake.url, headers: keepsake.headers, direct: upstream.url }, () =>
    pause(FAULT_MS),
  )
  await keepsake.settled()
  expectUnaffected("no trouble", traffic, await storedContents(keepsake))
})

it(`a store whose search takes ${FAULT_MS} ms delays memory, not the reply`, async () => {
  await using upstream = await UpstreamProcess.start()
  await using server = await FaultyServer.start("search", upstream.url)
  const traffic = await measureUnderFault({ url: server.url, headers: HEADERS, direct: upstream.url }, async () => {
    await server.trouble()
  })
  const loop = await server.loop()
  expectUnaffected(`searches of ${FAULT_MS} ms`, traffic, await server.kept(), loop)
})

it(`a database reader that is busy for ${FAULT_MS} ms delays memory, not the reply`, async () => {
  await using upstream = await UpstreamProcess.start()
  await using server = await FaultyServer.start("reader", upstream.url)
  let busy = 0
  const traffic = await measureUnderFault({ url: server.url, headers: HEADERS, direct: upstream.url }, async () => {
    busy = await server.trouble()
  })
  expect(busy).toBeGreaterThanOrEqual(FAULT_MS)
  const loop = await server.loop()
  expectUnaffected(`a reader busy for ${Math.round(busy)} ms`, traffic, await server.kept(), loop)
})

it(`another process that holds the write lock for ${FAULT_MS} ms causes no lost turn and no delayed reply`, async () => {
  await using upstream = await UpstreamProcess.start()
  await using keepsake = await KeepsakeProcess.serve({ upstream: upstream.url })
  const traffic = await measureUnderFault(
    { url: keepsake.url, headers: keepsake.headers, direct: upstream.url },
    async () => {
      const file = new URL("./processes/lock-process.ts", import.meta.url)
      const holder = fork(file, [keepsake.file, String(FAULT_MS)])
      expect(await nextMessage<string>(holder)).toBe("held")
      expect(await nextMessage<string>(holder)).toBe("released")
    },
  )
  await keepsake.settled()
  expectUnaffected(`write lock held for ${FAULT_MS} ms`, traffic, await storedContents(keepsake))
})

/**
 * Maximum event loop delay since the fault began, and the maximum processor time of its thread in that delay, in
 * milliseconds.
 */
interface LoopDelay {
  readonly held: number
  readonly worked: number
}

/**
 * A gap is measured relative to the upstream's interval and to gaps of direct streams at the same time, which other
 * load causes.
 */
function expectUnaffected(what: string, traffic: TrafficReport, kept: readonly string[], loop?: LoopDelay): void {
  const there = new Set(kept)
  const lost = traffic.said.filter((text) => !there.has(text))
  report(what, {
    requests: traffic.requests,
    broken: traffic.broken,
    "longest gap beyond the upstream's rhythm, ms": traffic.longestGap.toFixed(1),
    "longest wait for the last piece, ms": traffic.longestLastGap.toFixed(1),
    "the same without Keepsake, ms": traffic.longestGapDirect.toFixed(1),
    "slowest answer, ms": traffic.slowestAnswer.toFixed(1),
    "slowest whole reply, ms": traffic.slowestWhole.toFixed(1),
    "without Keepsake, ms": traffic.slowestDirect.toFixed(1),
    ...(loop && { "event loop held for at most, ms": loop.held.toFixed(1), "by its own work": loop.worked.toFixed(1) }),
    lost: lost.length,
  })
  expect(traffic.broken).toBe(0)
  expect(lost).toEqual([])
  if (loop) expect(loop.worked).toBeLessThanOrEqual(MAX_GAP_MS)
  expect(traffic.longestGap - traffic.longestGapDirect).toBeLessThanOrEqual(MAX_GAP_MS)
  expect(traffic.longestLastGap - traffic.longestGapDirect).toBeLessThanOrEqual(MAX_GAP_MS)
  expect(traffic.slowestAnswer - traffic.slowestDirect).toBeLessThanOrEqual(DEADLINE_MS + MARGIN_MS)
}

async function storedContents(keepsake: KeepsakeProcess): Promise<readonly string[]> {
  return (await keepsake.everything()).map(({ content }) => content)
}

/** A server in a separate process, in whose store faults can be injected. */
class FaultyServer implements AsyncDisposable {
  readonly url: string
  readonly #process: ChildProcess
  readonly #folder: string

  private constructor(process: ChildProcess, folder: string, url: string) {
    this.#process = process
    this.#folder = folder
    this.url = url
  }

  static async start(kind: "search" | "reader", upstream: string): Promise<FaultyServer> {
    const folder = await mkdtemp(join(tmpdir(), "keepsake-proof-"))
    const file = new URL("./processes/faulty-server.ts", import.meta.url)
    const rows = kind === "reader" ? ROWS : 0
    const child = fork(file, [kind, upstream, KEY, join(folder, "keepsake.db"), String(FAULT_MS), String(rows)])
    return new FaultyServer(child, folder, await nextMessage<string>(child))
  }

  /** Resolves with the fault's duration in milliseconds when it is over. */
  trouble(): Promise<number> {
    return this.#ask("trouble")
  }

  /** The stored contents once the queue is empty. */
  kept(): Promise<readonly string[]> {
    return this.#ask("kept")
  }

  loop(): Promise<LoopDelay> {
    return this.#ask("loop")
  }

  #ask<T>(what: string): Promise<T> {
    const answer = nextMessage<T>(this.#process)
    this.#process.send(what)
    return answer
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve))
    this.#process.disconnect()
    await ended
    await rm(this.#folder, { recursive: true, force: true })
  }
}
