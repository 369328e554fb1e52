import { setImmediate as nextIteration } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { type PausableReply, ReadScheduler } from "../../src/gateway/read-scheduler.ts"

/** What forwarding one chunk takes, by the clock of the test. */
const CHUNK_MS = 1

/** Replies whose upstreams always have another chunk, read on a clock that only forwarding moves. */
class FastReplies {
  readonly scheduler: ReadScheduler
  readonly replies: readonly FastReply[]
  now = 0

  constructor(count: number, chunks: number) {
    this.scheduler = new ReadScheduler(() => this.now)
    this.replies = Array.from({ length: count }, () => new FastReply(this, chunks))
  }

  get left(): number {
    return this.replies.reduce((sum, { left }) => sum + left, 0)
  }
}

class FastReply implements PausableReply {
  aborted = false
  left: number
  readonly #all: FastReplies
  #isPaused = false

  constructor(all: FastReplies, chunks: number) {
    this.#all = all
    this.left = chunks
  }

  pause(): void {
    this.#isPaused = true
  }

  resume(): void {
    this.#isPaused = false
    while (!this.#isPaused && this.left > 0) {
      this.#all.now += CHUNK_MS
      this.left--
      this.#all.scheduler.yieldAfterChunk(this)
    }
  }
}

describe("forwarding replies of fast upstreams", () => {
  it("limits the time of each event loop iteration, regardless of the number of replies", async () => {
    const all = new FastReplies(300, 20)
    // All upstreams begin in the same iteration: each has its first chunk forwarded.
    for (const reply of all.replies) reply.resume()
    expect(all.left).toBeGreaterThanOrEqual(300 * 20 - 310)
    let iterations = 0
    for (let before = all.now; all.left > 0; before = all.now) {
      await nextIteration()
      iterations++
      expect(all.now - before).toBeLessThanOrEqual(11)
    }
    expect(iterations).toBeGreaterThan(300)
  })

  it("schedules replies in turn, so that none waits for all chunks of another", async () => {
    const all = new FastReplies(20, 100)
    for (const reply of all.replies) reply.resume()
    for (let n = 0; n < 20; n++) await nextIteration()
    for (const { left } of all.replies) expect(left).toBeLessThan(100 - 5)
  })

  it("resumes drained replies immediately or after the queue, and never aborted ones", async () => {
    const all = new FastReplies(3, 50)
    const [first, second, third] = all.replies
    if (first === undefined || second === undefined || third === undefined) throw new Error("There are three replies")
    all.scheduler.resume(first)
    expect(first.left).toBeLessThan(50)
    all.scheduler.resume(second)
    all.scheduler.resume(third)
    expect([second.left, third.left]).toEqual([50, 50])
    second.aborted = true
    while (first.left + third.left > 0) await nextIteration()
    expect(second.left).toBe(50)
  })
})
