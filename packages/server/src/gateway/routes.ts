import type { IncomingHttpHeaders } from "node:http"
import { Rejection } from "../rejection.ts"
import { chatCompletions } from "./dialects/chat-completions/chat-completions.ts"
import type { Dialect } from "./dialects/dialect.ts"
import { messages } from "./dialects/messages/messages.ts"
import { responses } from "./dialects/responses/responses.ts"

/** Whose API a request speaks: where it goes, whose key it takes, and the shape of an error. */
export type ProviderName = "openai" | "anthropic"

/** Which of the gateway's ways a request takes. `rest` is what follows `/v1`, query string included, as the client wrote it. */
export interface GatewayRoute {
  readonly provider: ProviderName
  /** Of a request that is part of a conversation. */
  readonly dialect?: Dialect
  readonly method: string
  readonly path: string
  readonly rest: string
}

const dialects: Readonly<Record<string, Dialect>> = {
  "/v1/chat/completions": chatCompletions,
  "/v1/responses": responses,
  "/v1/messages": messages,
}

/** Whether a path is one that conversations are posted to. */
export function isConversation(path: string): boolean {
  return Object.hasOwn(dialects, path)
}

/** Reads a request target. A path that could leave the upstream's base path is refused. */
export function routeOf(method: string, target: string, headers: IncomingHttpHeaders): GatewayRoute {
  const path = pathIn(target)
  if (path !== "/v1" && !path.startsWith("/v1/")) {
    throw new Rejection(404, "not_found", `There is no ${path} here.`, "The gateway's paths start with /v1/.")
  }
  if (/\/(?:\.|%2e){1,2}(?:\/|%2f|$)|\\|%5c/i.test(path)) {
    throw new Rejection(400, "bad_path", "The path contains dot segments.", "Send the path without . and .. in it.")
  }
  const dialect = method === "POST" && isConversation(path) ? dialects[path] : undefined
  const route = { provider: providerOf(target, headers), method, path, rest: target.slice("/v1".length) }
  return dialect === undefined ? route : { ...route, dialect }
}

/** What is meant for Anthropic goes nowhere else, its credential least of all. */
export function providerOf(target: string, headers: IncomingHttpHeaders): ProviderName {
  const path = pathIn(target)
  const isAnthropic = headers["anthropic-version"] !== undefined || path === "/v1/messages"
  return isAnthropic || path.startsWith("/v1/messages/") ? "anthropic" : "openai"
}

function pathIn(target: string): string {
  const query = target.indexOf("?")
  return query === -1 ? target : target.slice(0, query)
}
