import type { IncomingMessage, ServerResponse } from "node:http"
import { Rejection } from "../rejection.ts"
import { DEMO_MODEL } from "./demo-model.ts"
import { countDemoTokens, tooLargeForDemo } from "./demo-responder.ts"
import { parseObject } from "./dialects/event-stream.ts"
import { returnedHeaders } from "./headers.ts"
import type { JsonObject } from "./json-object.ts"
import { memoryHeaders } from "./memory-headers.ts"
import { dialectAt, type RegisteredProvider } from "./providers/providers.ts"
import { readBody } from "./read-body.ts"
import { baseUrlSetting, upstreamUnreachable } from "./relay.ts"
import type { GatewayRoute } from "./routes.ts"
import { sendJson } from "./send-json.ts"
import type { UpstreamResponse } from "./upstream.ts"

/** Answers requests outside conversations without an upstream: lists of models and token counts. */
export async function answerWithoutUpstream(
  req: IncomingMessage,
  res: ServerResponse,
  route: GatewayRoute,
): Promise<void> {
  const { provider, path, method } = route
  const isModels = method === "GET" && (path === LIST || path.startsWith(`${LIST}/`))
  if (isModelList(route))
    return sendJson(res, 200, path === LIST ? provider.demoModelList : provider.demoModel, MEMORY_OFF)
  const { tokenCounting } = provider
  if (method === "POST" && path === tokenCounting?.path) {
    const body = await readBody(req)
    if (body.kind === "passing") throw tooLargeForDemo()
    const input_tokens = countDemoTokens(tokenCounting.dialect, body.bytes, req.headers["content-encoding"])
    return sendJson(res, 200, { input_tokens }, MEMORY_OFF)
  }
  const setting = baseUrlSetting(provider)
  if (isModels) {
    const message = `The only model without an upstream is ${DEMO_MODEL}.`
    throw new Rejection(404, "model_not_found", message, `Set ${setting} for others.`, "model")
  }
  if (path.startsWith("/v1/v1/")) {
    const remedy = "Set the client's base URL without /v1: it adds that itself."
    throw new Rejection(404, "not_found", `There is no ${path} here.`, remedy)
  }
  if (dialectAt(path) !== undefined) {
    const message = `${path} is not asked with ${method}.`
    throw new Rejection(405, "method_not_allowed", message, "Send it as POST, with a JSON body.")
  }
  const message = `The built-in model does not answer ${path}.`
  throw new Rejection(404, "no_upstream", message, `Set ${setting} to a provider that does.`)
}

const LIST = "/v1/models"

/** Whether a request asks for the list of models, or for the built-in model. */
export function isModelList({ method, path }: GatewayRoute): boolean {
  return method === "GET" && (path === LIST || path === `${LIST}/${DEMO_MODEL}`)
}

/** Answers with the upstream's list plus the built-in model, or with that model alone. A response that is no list, or has more pages, is not changed. */
export async function answerModels(
  res: ServerResponse,
  { provider, path }: GatewayRoute,
  read: (signal: AbortSignal) => Promise<UpstreamResponse>,
): Promise<void> {
  if (path !== LIST) return sendJson(res, 200, provider.demoModel, MEMORY_OFF)
  const gone = new AbortController()
  res.once("close", () => gone.abort())
  const { status, headers, bytes } = await read(gone.signal).catch((error: Error) => {
    throw upstreamUnreachable(error, provider)
  })
  const list = status === 200 ? parseObject(bytes.toString("utf8")) : undefined
  const isWhole = Array.isArray(list?.data) && list.has_more !== true
  const body = isWhole ? Buffer.from(JSON.stringify(withDemo(list, provider))) : bytes
  res.writeHead(status, { ...returnedHeaders(headers, MEMORY_OFF), "content-length": body.length }).end(body)
}

function withDemo(list: JsonObject, provider: RegisteredProvider): JsonObject {
  const data = [...(Array.isArray(list.data) ? list.data : []), provider.demoModel]
  return { ...list, data, ...(list.last_id !== undefined && { last_id: DEMO_MODEL }) }
}

const MEMORY_OFF = memoryHeaders({ mode: "off", because: "dialect" })
