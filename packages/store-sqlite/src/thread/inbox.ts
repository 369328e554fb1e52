import { type MessagePort, receiveMessageOnPort } from "node:worker_threads"
import type { WorkerCall, WorkerRequest } from "./messages.ts"

/** A queued call with its time of arrival. */
export interface WaitingCall extends WorkerCall {
  readonly since: number
}

/** Queue of calls to a worker. Polls the port, so that calls that arrived while SQL was running are included immediately. */
export class Inbox {
  readonly #port: MessagePort
  #waiting: WaitingCall[] = []
  #closing = false

  /** `wake` is called after every arrival. */
  constructor(port: MessagePort, wake: () => void) {
    this.#port = port
    port.on("message", (requests: readonly WorkerRequest[]) => {
      this.#receive(requests)
      wake()
    })
  }

  /** Whether the caller will send no further calls. */
  get closing(): boolean {
    return this.#closing
  }

  get isEmpty(): boolean {
    this.#drain()
    return this.#waiting.length === 0
  }

  /** Removes and returns at most `most` calls, oldest first. */
  take(most: number): readonly WaitingCall[] {
    this.#drain()
    return this.#waiting.splice(0, most)
  }

  /** Returns calls that could not be started to the front of the queue. */
  putBack(calls: readonly WaitingCall[]): void {
    this.#waiting = [...calls, ...this.#waiting]
  }

  #drain(): void {
    for (let next = receiveMessageOnPort(this.#port); next !== undefined; next = receiveMessageOnPort(this.#port)) {
      this.#receive(next.message)
    }
  }

  #receive(requests: readonly WorkerRequest[]): void {
    for (const request of requests) this.#take(request)
  }

  #take(request: WorkerRequest): void {
    if ("op" in request) this.#waiting.push({ ...request, since: performance.now() })
    else this.#closing = true
  }
}
