import { type ChildProcess, fork } from "node:child_process"

/** An upstream in a process of its own. */
export class Upstream implements AsyncDisposable {
  readonly url: string
  readonly #process: ChildProcess

  private constructor(process: ChildProcess, url: string) {
    this.#process = process
    this.url = url
  }

  static async start(): Promise<Upstream> {
    const child = fork(new URL("./processes/upstream-process.ts", import.meta.url))
    const { url } = await told<{ url: string }>(child)
    return new Upstream(child, url)
  }

  /** The bodies of all requests so far, oldest first. */
  async seen(): Promise<readonly string[]> {
    const answer = told<{ seen: string[] }>(this.#process)
    this.#process.send("seen")
    return (await answer).seen
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve))
    this.#process.disconnect()
    await ended
  }
}

/** What the process says next; its side of the conversation is in `processes/`. */
export function told<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const over = (code: number | null): void => reject(new Error(`It ended with ${code} and said nothing`))
    child.once("exit", over)
    child.once("message", (message) => {
      child.off("exit", over)
      // Each caller names what the file under `processes/` sends.
      resolve(message as T)
    })
  })
}
