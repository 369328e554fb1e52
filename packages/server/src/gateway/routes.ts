import { Rejection } from "../rejection.ts"

/** Which of the gateway's ways a request takes. `rest` is what follows `/v1`, query string included, as the client wrote it. */
export interface Route {
  readonly kind: "chat" | "models" | "messages" | "pass"
  readonly path: string
  readonly rest: string
}

/** Reads a request target. A path that could leave the upstream's base path is refused. */
export function routeOf(method: string, target: string): Route {
  const query = target.indexOf("?")
  const path = query === -1 ? target : target.slice(0, query)
  if (path !== "/v1" && !path.startsWith("/v1/")) {
    throw new Rejection(404, "not_found", `There is no ${path} here.`, "The gateway's paths start with /v1/.")
  }
  if (/\/(?:\.|%2e){1,2}(?:\/|%2f|$)|\\|%5c/i.test(path)) {
    throw new Rejection(400, "bad_path", "The path contains dot segments.", "Send the path without . and .. in it.")
  }
  const rest = target.slice("/v1".length)
  if (path === "/v1/chat/completions" && method === "POST") return { kind: "chat", path, rest }
  if ((path === "/v1/models" || path.startsWith("/v1/models/")) && method === "GET")
    return { kind: "models", path, rest }
  if (path === "/v1/messages" || path.startsWith("/v1/messages/")) return { kind: "messages", path, rest }
  return { kind: "pass", path, rest }
}
