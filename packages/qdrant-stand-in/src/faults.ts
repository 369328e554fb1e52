import type { ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"

/** What goes wrong with a request: too many at once, no answer to be had, a web page in its place, a late answer, a line that breaks before or after the work was done. */
export type Fault =
  | { readonly kind: "too-many"; readonly retryAfterSeconds: number }
  | { readonly kind: "unavailable" | "page" }
  | { readonly kind: "slow"; readonly ms: number }
  | { readonly kind: "cut"; readonly when: "before" | "after" }

interface Planned {
  readonly fault: Fault
  readonly on: RegExp
  left: number
}

/** Faults in waiting; each meets the next requests whose method and path match. */
export class Faults {
  readonly #planned: Planned[] = []

  /** `on` is matched against `POST /collections/x/points/query`. */
  plan(fault: Fault, { times = 1, on = /^/ }: { readonly times?: number; readonly on?: RegExp } = {}): void {
    this.#planned.push({ fault, on, left: times })
  }

  clear(): void {
    this.#planned.length = 0
  }

  next(request: string): Fault | undefined {
    const planned = this.#planned.find(({ on, left }) => left > 0 && on.test(request))
    if (planned === undefined) return undefined
    planned.left--
    return planned.fault
  }
}

/** Whether the answer has been dealt with, so that the request is not looked at. */
export async function befall(fault: Fault | undefined, response: ServerResponse): Promise<boolean> {
  switch (fault?.kind) {
    case undefined:
      return false
    case "slow":
      await sleep(fault.ms)
      return false
    case "cut":
      if (fault.when === "before") response.destroy()
      return fault.when === "before"
    case "too-many":
      respond(response, 429, "Rate limiting exceeded: Read rate limit exceeded", {
        "retry-after": String(fault.retryAfterSeconds),
      })
      return true
    case "page":
      response.writeHead(200, { "content-type": "text/html" }).end("<html>Sign in</html>")
      return true
    case "unavailable":
      respond(response, 503, "Service unavailable: shard is not available")
      return true
  }
}

export function respond(
  response: ServerResponse,
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers })
  response.end(JSON.stringify({ status: { error }, time: 0, result: null }))
}
