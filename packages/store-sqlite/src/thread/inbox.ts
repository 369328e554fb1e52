import { type MessagePort, receiveMessageOnPort } from "node:worker_threads"
import type { Call, Request } from "./messages.ts"

/** A call that waits in a worker, and since when. */
export interface WaitingCall extends Call {
  readonly since: number
}

/** The calls that arrived in a worker and were not begun. Looks at the port itself, so that what arrived while SQL ran counts at once. */
export class Inbox {
  readonly #port: MessagePort
  #waiting: WaitingCall[] = []
  #closing = false

  /** `wake` runs whenever something arrived. */
  constructor(port: MessagePort, wake: () => void) {
    this.#port = port
    port.on("message", (requests: readonly Request[]) => {
      this.#receive(requests)
      wake()
    })
  }

  /** Whether the other side wants no more after what waits. */
  get closing(): boolean {
    return this.#closing
  }

  get isEmpty(): boolean {
    this.#drain()
    return this.#waiting.length === 0
  }

  /** The next at most `most` calls, oldest first. */
  take(most: number): readonly WaitingCall[] {
    this.#drain()
    return this.#waiting.splice(0, most)
  }

  /** Calls that could not be begun, before everything that came later. */
  putBack(calls: readonly WaitingCall[]): void {
    this.#waiting = [...calls, ...this.#waiting]
  }

  #drain(): void {
    for (let next = receiveMessageOnPort(this.#port); next !== undefined; next = receiveMessageOnPort(this.#port)) {
      this.#receive(next.message)
    }
  }

  #receive(requests: readonly Request[]): void {
    for (const request of requests) this.#take(request)
  }

  #take(request: Request): void {
    if ("op" in request) this.#waiting.push({ ...request, since: performance.now() })
    else this.#closing = true
  }
}
