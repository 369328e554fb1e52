import { type ChildProcess, fork } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { expect, it } from "vitest"
import { Keepsake } from "./keepsake.ts"
import { report, size } from "./size.ts"
import { type Seen, underTrouble } from "./under-trouble.ts"
import { told, Upstream } from "./upstream.ts"

const TROUBLE_MS = size("PROOF_TROUBLE_MS", 3_000)
const ROWS = size("PROOF_ROWS", 30_000)
const MOST_GAP_MS = 50
const DEADLINE_MS = 150
/** Half of it is how long a reply that is ready may wait for its turn to be kept; the rest is the way there and back. */
const MARGIN_MS = 100
const KEY = "proof-key-0123456789abcdef"
const HEADERS = { authorization: `Bearer ${KEY}` }

it("measures the same streams and requests without any trouble, for comparison", async () => {
  await using upstream = await Upstream.start()
  await using keepsake = await Keepsake.serve({ upstream: upstream.url })
  const seen = await underTrouble({ url: keepsake.url, headers: keepsake.headers, direct: upstream.url }, () =>
    pause(TROUBLE_MS),
  )
  await keepsake.settled()
  judge("no trouble", seen, await contents(keepsake))
})

it(`a store whose search takes ${TROUBLE_MS} ms costs memory, not the reply`, async () => {
  await using upstream = await Upstream.start()
  await using troubled = await Troubled.start("search", upstream.url)
  const seen = await underTrouble({ url: troubled.url, headers: HEADERS, direct: upstream.url }, async () => {
    await troubled.trouble()
  })
  const loop = await troubled.loop()
  judge(`searches of ${TROUBLE_MS} ms`, seen, await troubled.kept(), loop)
})

it(`a reader of the database that is busy for ${TROUBLE_MS} ms costs memory, not the reply`, async () => {
  await using upstream = await Upstream.start()
  await using troubled = await Troubled.start("reader", upstream.url)
  let busy = 0
  const seen = await underTrouble({ url: troubled.url, headers: HEADERS, direct: upstream.url }, async () => {
    busy = await troubled.trouble()
  })
  expect(busy).toBeGreaterThanOrEqual(TROUBLE_MS)
  const loop = await troubled.loop()
  judge(`a reader busy for ${Math.round(busy)} ms`, seen, await troubled.kept(), loop)
})

it(`another process that holds the write lock for ${TROUBLE_MS} ms costs nothing that was said, and no reply`, async () => {
  await using upstream = await Upstream.start()
  await using keepsake = await Keepsake.serve({ upstream: upstream.url })
  const seen = await underTrouble({ url: keepsake.url, headers: keepsake.headers, direct: upstream.url }, async () => {
    const file = new URL("./processes/lock-process.ts", import.meta.url)
    const holder = fork(file, [keepsake.file, String(TROUBLE_MS)])
    expect(await told<string>(holder)).toBe("held")
    expect(await told<string>(holder)).toBe("released")
  })
  await keepsake.settled()
  judge(`write lock held for ${TROUBLE_MS} ms`, seen, await contents(keepsake))
})

/** The longest that an event loop was held since the trouble began, and the most that its own thread worked meanwhile, in milliseconds. */
interface Loop {
  readonly held: number
  readonly worked: number
}

/** A gap counts beyond the upstream's rhythm and beyond what streams straight from the upstream show at the same time: that is the machine's. */
function judge(what: string, seen: Seen, kept: readonly string[], loop?: Loop): void {
  const there = new Set(kept)
  const lost = seen.said.filter((text) => !there.has(text))
  report(what, {
    requests: seen.requests,
    broken: seen.broken,
    "longest gap beyond the upstream's rhythm, ms": seen.longestGap.toFixed(1),
    "longest wait for the last piece, ms": seen.longestLastGap.toFixed(1),
    "the same without Keepsake, ms": seen.longestGapDirect.toFixed(1),
    "slowest answer, ms": seen.slowestAnswer.toFixed(1),
    "slowest whole reply, ms": seen.slowestWhole.toFixed(1),
    "without Keepsake, ms": seen.slowestDirect.toFixed(1),
    ...(loop && { "event loop held for at most, ms": loop.held.toFixed(1), "by its own work": loop.worked.toFixed(1) }),
    lost: lost.length,
  })
  expect(seen.broken).toBe(0)
  expect(lost).toEqual([])
  if (loop) expect(loop.worked).toBeLessThanOrEqual(MOST_GAP_MS)
  expect(seen.longestGap - seen.longestGapDirect).toBeLessThanOrEqual(MOST_GAP_MS)
  expect(seen.longestLastGap - seen.longestGapDirect).toBeLessThanOrEqual(MOST_GAP_MS)
  expect(seen.slowestAnswer - seen.slowestDirect).toBeLessThanOrEqual(DEADLINE_MS + MARGIN_MS)
}

async function contents(keepsake: Keepsake): Promise<readonly string[]> {
  return (await keepsake.everything()).map(({ content }) => content)
}

/** A server in a process of its own whose store can be troubled. */
class Troubled implements AsyncDisposable {
  readonly url: string
  readonly #process: ChildProcess
  readonly #folder: string

  private constructor(process: ChildProcess, folder: string, url: string) {
    this.#process = process
    this.#folder = folder
    this.url = url
  }

  static async start(kind: "search" | "reader", upstream: string): Promise<Troubled> {
    const folder = await mkdtemp(join(tmpdir(), "keepsake-proof-"))
    const file = new URL("./processes/troubled-server.ts", import.meta.url)
    const rows = kind === "reader" ? ROWS : 0
    const child = fork(file, [kind, upstream, KEY, join(folder, "keepsake.db"), String(TROUBLE_MS), String(rows)])
    return new Troubled(child, folder, await told<string>(child))
  }

  /** Resolves with its length in milliseconds when it is over. */
  trouble(): Promise<number> {
    return this.#ask("trouble")
  }

  /** What is kept once the queue is empty. */
  kept(): Promise<readonly string[]> {
    return this.#ask("kept")
  }

  loop(): Promise<Loop> {
    return this.#ask("loop")
  }

  #ask<T>(what: string): Promise<T> {
    const answer = told<T>(this.#process)
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
