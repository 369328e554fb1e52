import { type ChildProcess, fork } from "node:child_process"

/** An upstream in a separate process. */
export class UpstreamProcess implements AsyncDisposable {
  readonly url: string
  readonly #process: ChildProcess

  private constructor(process: ChildProcess, url: string) {
    this.#process = process
    this.url = url
  }

  static async start(): Promise<UpstreamProcess> {
    const child = fork(new URL("./processes/upstream-process.ts", import.meta.url))
    const { url } = await nextMessage<{ url: string }>(child)
    return new UpstreamProcess(child, url)
  }

  /** The bodies of all requests, oldest first. */
  async seen(): Promise<readonly string[]> {
    const answer = nextMessage<{ seen: string[] }>(this.#process)
    this.#process.send("seen")
    return (await answer).seen
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve))
    this.#process.disconnect()
    await ended
  }
}

/** The next message of the process; its sender is in `processes/`. */
export function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const over = (code: number | null): void => reject(new Error(`The process ended with ${code} without a message`))
    child.once("exit", over)
    child.once("message", (message) => {
      child.off("exit", over)
      // Each caller names the type that the file under `processes/` sends.
      resolve(message as T)
    })
  })
}
