import { type ChildProcess, spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { storeRetriever } from "@keepsake/core"
import { CONTRACT, definePlugin, matches, Retriever, Store } from "@keepsake/core/plugin"
import { z } from "zod"

const options = z.strictObject({
  command: z.string().min(1),
  args: z.array(z.string()).default([]),
  timeoutMs: z.int().min(10).max(60_000).default(4_000),
  limit: z.int().min(1).max(50).default(6),
  /** After a failure it is not started for so long; doubled with each failure in a row, up to `maxBackOffMs`. */
  backOffMs: z.int().min(0).default(1_000),
  maxBackOffMs: z.int().min(0).default(60_000),
  /** After this many failures within `withinMs` it rests for `restMs`. */
  failures: z.int().min(1).default(5),
  withinMs: z.int().min(0).default(300_000),
  restMs: z.int().min(0).default(900_000),
})
type Options = z.output<typeof options>

const answer = z.object({
  id: z.int(),
  hits: z.array(z.object({ id: z.string().max(200), score: z.number() })).max(50),
})

/** No line of an answer is longer; a process that writes more is killed. */
const MAX_OUTPUT = 1_000_000
/** Searches that wait for an answer; further ones go without the process. */
const MAX_WAITING = 8

/**
 * Searches in a process beside, for an index that Keepsake does not have. The process gets a line `{id, query, limit}`
 * on stdin for each search, and answers `{id, hits: [{id, score}]}` with ids of memories, in any order of lines. The
 * query is no argument and passes no shell. A process that hangs, floods, ends or writes anything else is killed with
 * its children, and recall goes on with the store; it is started again for a later search: after a second, after twice
 * as long with each failure in a row, and after several failures within some minutes only after a rest.
 */
export const processRetriever = definePlugin({
  name: "process-retriever",
  contract: CONTRACT,
  options,
  setup(context, given) {
    context.add(Retriever, (use) => storeRetriever(use.get(Store)))
    context.add(Retriever, (use) => {
      const searcher = new Searcher(given)
      return {
        name: "process",
        async retrieve({ text, scope, where, exclude }, call) {
          const found = await searcher.search(text, call?.signal)
          const scores = new Map(found.map(({ id, score }) => [id, score]))
          const memories = await use.get(Store).read(scope, [...scores.keys()], call)
          // The process knows nothing of owners and states: the store and the filter decide what may be seen.
          const hits = memories.flatMap((memory) =>
            memory !== undefined && !exclude.includes(memory.id) && matches(memory, where)
              ? [{ memory, score: scores.get(memory.id) ?? 0 }]
              : [],
          )
          return [{ name: "process", kind: "other", found: { hits: hits.toSorted((a, b) => b.score - a.score) } }]
        },
        async [Symbol.asyncDispose]() {
          searcher.stop()
        },
      }
    })
  },
})

type Hits = z.output<typeof answer>["hits"]
interface Waiting {
  resolve(hits: Hits): void
  reject(reason: Error): void
}

class Searcher {
  readonly #options: Options
  readonly #waiting = new Map<number, Waiting>()
  #child: ChildProcess | undefined
  #asked = 0
  #failuresInARow = 0
  /** When it failed lately, by `performance.now`. */
  #failedAt: readonly number[] = []
  #restsUntil = 0

  constructor(given: Options) {
    this.#options = given
  }

  async search(query: string, signal?: AbortSignal): Promise<Hits> {
    if (performance.now() < this.#restsUntil) throw new Error("The search process failed and rests")
    if (this.#waiting.size >= MAX_WAITING) throw new Error("Too many searches wait for the search process")
    const child = this.#child ?? this.#start()
    const id = ++this.#asked
    const { promise, resolve, reject } = Promise.withResolvers<Hits>()
    this.#waiting.set(id, { resolve, reject })
    const late = () => this.#fail(new Error("The search process did not answer in time"))
    const timer = setTimeout(late, this.#options.timeoutMs)
    signal?.addEventListener("abort", late, { once: true })
    child.stdin?.write(`${JSON.stringify({ id, query, limit: this.#options.limit })}\n`)
    try {
      const hits = await promise
      this.#failuresInARow = 0
      return hits
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener("abort", late)
      this.#waiting.delete(id)
    }
  }

  /** Kills the process with everything that it started. */
  stop(): void {
    const child = this.#child
    this.#child = undefined
    if (child?.pid === undefined) return
    try {
      process.kill(-child.pid, "SIGKILL")
    } catch {
      // It has ended already.
    }
  }

  #start(): ChildProcess {
    const { command, args } = this.#options
    // A group of its own, and an environment without the server's secrets.
    const child = spawn(command, args, { detached: true, env: {}, stdio: ["pipe", "pipe", "ignore"] })
    this.#child = child
    const failed = (error: Error): void => {
      if (this.#child === child) this.#fail(error)
    }
    child.once("error", failed)
    child.once("exit", () => failed(new Error("The search process ended")))
    child.stdin?.on("error", failed)
    let size = 0
    child.stdout?.on("data", (bytes: Buffer) => {
      size = bytes.includes(0x0a) ? 0 : size + bytes.length
      if (size > MAX_OUTPUT) failed(new Error("The search process wrote too much"))
    })
    createInterface({ input: child.stdout ?? process.stdin }).on("line", (line) => {
      try {
        const { id, hits } = answer.parse(JSON.parse(line))
        this.#waiting.get(id)?.resolve(hits)
      } catch {
        failed(new Error("The search process wrote something else than an answer"))
      }
    })
    return child
  }

  #fail(reason: Error): void {
    this.stop()
    for (const { reject } of this.#waiting.values()) reject(reason)
    this.#waiting.clear()
    const { backOffMs, maxBackOffMs, failures, withinMs, restMs } = this.#options
    const now = performance.now()
    this.#failedAt = [...this.#failedAt.filter((at) => now - at < withinMs), now]
    const backOff = Math.min(maxBackOffMs, backOffMs * 2 ** this.#failuresInARow++)
    const isOff = this.#failedAt.length >= failures
    this.#restsUntil = now + (isOff ? restMs : backOff)
    if (isOff) this.#failedAt = []
  }
}
