import { type ChildProcess, fork } from "node:child_process"

/** What a measured process says of itself. */
export interface Usage {
  /** Microseconds of processor time since its start, all threads. */
  readonly cpu: number
  /** The same, of the event loop's thread alone; 0 on a Node that cannot tell (before 23.9). */
  readonly loop: number
  /** Bytes. */
  readonly rss: number
  /** Jobs that are due. */
  readonly pending: number
}

export type Question = "usage" | "settled" | "end"

/** A process of its own, so that its processor time and memory are told apart from those of the one that measures. */
export class Child implements AsyncDisposable {
  readonly #process: ChildProcess
  readonly #answers: PromiseWithResolvers<Usage>[] = []
  #url = ""

  private constructor(process: ChildProcess) {
    this.#process = process
  }

  /** Starts a file of this folder; resolves when it listens. */
  static async start(file: string, ...args: readonly string[]): Promise<Child> {
    const path = new URL(file, import.meta.url)
    const child = new Child(fork(path, args, { stdio: ["ignore", "inherit", "inherit", "ipc"] }))
    await new Promise<void>((resolve, reject) => {
      child.#process.once("error", reject)
      child.#process.once("exit", (code) => {
        const ended = new Error(`${file} ended with ${code}`)
        reject(ended)
        for (const answer of child.#answers) answer.reject(ended)
      })
      child.#process.on("message", (message: { readonly url: string } | Usage) => {
        if ("url" in message) {
          child.#url = message.url
          resolve()
        } else child.#answers.shift()?.resolve(message)
      })
    })
    return child
  }

  get url(): string {
    return this.#url
  }

  /** `settled` answers when no job is due any more. */
  ask(question: "usage" | "settled"): Promise<Usage> {
    const answer = Promise.withResolvers<Usage>()
    this.#answers.push(answer)
    this.#process.send(question)
    return answer.promise
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#process.exitCode !== null) return
    const ended = new Promise<void>((resolve) => this.#process.once("exit", () => resolve()))
    this.#process.send("end")
    await ended
  }
}

/** The child's side: says where it listens, and answers until it is told to end. */
export function serveParent(
  url: string,
  parts: { settled?(): Promise<unknown>; pending?(): Promise<number>; end(): Promise<void> },
): void {
  const send = (message: { readonly url: string } | Usage): void => {
    process.send?.(message)
  }
  process.on("message", async (question: Question) => {
    if (question === "end") {
      await parts.end()
      process.exit(0)
    }
    if (question === "settled") await parts.settled?.()
    const { user, system } = process.cpuUsage()
    const { rss } = process.memoryUsage()
    const loop = process.threadCpuUsage?.() ?? { user: 0, system: 0 }
    send({ cpu: user + system, loop: loop.user + loop.system, rss, pending: (await parts.pending?.()) ?? 0 })
  })
  process.once("disconnect", () => process.exit(1))
  send({ url })
}
