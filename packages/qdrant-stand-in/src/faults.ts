import type { ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"

/** A failure to inject: rate limiting, unavailability, an HTML page, a delay, or a connection cut before or after the work is done. */
export type InjectedFault =
  | { readonly kind: "too-many"; readonly retryAfterSeconds: number }
  | { readonly kind: "unavailable" | "page" }
  | { readonly kind: "slow"; readonly ms: number }
  | { readonly kind: "cut"; readonly when: "before" | "after" }

interface PlannedFault {
  readonly fault: InjectedFault
  readonly on: RegExp
  left: number
}

/** Planned faults. Each applies to the next requests whose method and path match. */
export class FaultPlan {
  readonly #planned: PlannedFault[] = []

  /** `on` is matched against the request line, such as `POST /collections/x/points/query`. */
  plan(fault: InjectedFault, { times = 1, on = /^/ }: { readonly times?: number; readonly on?: RegExp } = {}): void {
    this.#planned.push({ fault, on, left: times })
  }

  clear(): void {
    this.#planned.length = 0
  }

  next(request: string): InjectedFault | undefined {
    const planned = this.#planned.find(({ on, left }) => left > 0 && on.test(request))
    if (planned === undefined) return undefined
    planned.left--
    return planned.fault
  }
}

/** Applies a fault. Returns whether the response has been sent, so that the request must not be handled. */
export async function injectFault(fault: InjectedFault | undefined, response: ServerResponse): Promise<boolean> {
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
      sendErrorResponse(response, 429, "Rate limiting exceeded: Read rate limit exceeded", {
        "retry-after": String(fault.retryAfterSeconds),
      })
      return true
    case "page":
      response.writeHead(200, { "content-type": "text/html" }).end("<html>Sign in</html>")
      return true
    case "unavailable":
      sendErrorResponse(response, 503, "Service unavailable: shard is not available")
      return true
  }
}

export function sendErrorResponse(
  response: ServerResponse,
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers })
  response.end(JSON.stringify({ status: { error }, time: 0, result: null }))
}
