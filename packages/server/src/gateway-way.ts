import type { IncomingMessage, ServerResponse } from "node:http"
import type { Caller, Refusal } from "./access/caller.ts"
import type { Door } from "./access/door.ts"
import { addressOf, type FailedKeys, guessed, TooManyKeys } from "./access/failed-keys.ts"
import { type Identify, isRefusal } from "./access/identify.ts"
import { answerHeaders } from "./gateway/answer-headers.ts"
import { sendError } from "./gateway/errors.ts"
import type { Gateway, GatewayEvent } from "./gateway/index.ts"
import { answerFor } from "./management/answer-for.ts"
import type { Metrics } from "./management/metrics.ts"
import { Rejection } from "./rejection.ts"

export interface GatewayWayParts {
  readonly door: Door
  readonly identify: Identify
  readonly failed: FailedKeys
  readonly metrics: Metrics
  readonly gateway: Gateway
  readonly log: (event: GatewayEvent) => void
}

/** Whether a request goes to the gateway. */
export function isForGateway(target = ""): boolean {
  return target.startsWith("/v1/") || target === "/v1" || target.startsWith("/v1?")
}

/**
 * What stands before the gateway: the door, and the count of wrong keys. Bytes go past hono here, because its request and response
 * objects cost a proxied request 30 to 45 microseconds and nothing of them is used. Never rejects.
 */
export function createGatewayWay(parts: GatewayWayParts): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const { door, gateway, metrics, log } = parts
  return async (req, res) => {
    try {
      const preflight = door.preflight(req.method, req.headers)
      const shut = door.refusal(req)
      const caller = (shut ?? preflight) ? undefined : await parts.identify(req.headers)
      const refusal = shut ?? tooManyKeys(parts, req, caller)
      // A header that is set apart from the others makes Node handle each of them one by one: only pages of other origins need some.
      if (req.headers.origin !== undefined)
        for (const [name, value] of Object.entries(door.cors(req.headers))) res.setHeader(name, value)
      if (refusal !== undefined) {
        sendError(res, refusal, { ...unremembered, ...(refusal instanceof TooManyKeys ? refusal.headers : {}) })
      } else if (preflight !== undefined) res.writeHead(204, { ...unremembered, ...preflight }).end()
      else await gateway.handle(req, res, caller)
    } catch (error) {
      const { status, body } = answerFor(error)
      log({ level: "error", event: "request-failed", message: `Nobody could say whose key came: ${body.error.code}` })
      sendError(res, new Rejection(status, body.error.code, body.error.message, body.error.remedy), unremembered)
    }
    metrics.count("gateway", res.statusCode)
  }
}

const unremembered = answerHeaders({ mode: "off", because: "error" })

function tooManyKeys({ failed }: GatewayWayParts, req: IncomingMessage, caller: Caller | Refusal | undefined) {
  return caller !== undefined && isRefusal(caller) && guessed(caller) ? failed.refuse(addressOf(req)) : undefined
}
