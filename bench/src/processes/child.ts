import { type ChildProcess, fork } from "node:child_process"

/** Resource usage that a measured process reports. */
export interface ProcessUsage {
  /** Microseconds of processor time since the start, in all threads. */
  readonly cpu: number
  /** The same for the event loop's thread; 0 on Node versions that do not report it (before 23.9). */
  readonly loop: number
  /** Bytes. */
  readonly rss: number
  /** Number of due jobs. */
  readonly pending: number
}

export type ChildRequest = "usage" | "settled" | "end"

/** A separate process, so that its processor time and memory can be measured. */
export class Child implements AsyncDisposable {
  readonly #process: ChildProcess
  readonly #answers: PromiseWithResolvers<ProcessUsage>[] = []
  #url = ""

  private constructor(process: ChildProcess) {
    this.#process = process
  }

  /** Starts a file of this folder. Resolves when it listens. */
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
      child.#process.on("message", (message: { readonly url: string } | ProcessUsage) => {
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

  /** `settled` is answered when no job is due. */
  ask(question: "usage" | "settled"): Promise<ProcessUsage> {
    const answer = Promise.withResolvers<ProcessUsage>()
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

/** The child's side: reports its address and answers requests until it is stopped. */
export function serveParent(
  url: string,
  parts: { settled?(): Promise<unknown>; pending?(): Promise<number>; end(): Promise<void> },
): void {
  const send = (message: { readonly url: string } | ProcessUsage): void => {
    process.send?.(message)
  }
  process.on("message", async (question: ChildRequest) => {
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
