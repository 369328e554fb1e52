import type { IncomingHttpHeaders } from "node:http"
import type { RouteName, RouteRequest, RouteResponse, Routes } from "@keepsake/api"
import type { Json, MemoryEngine } from "@keepsake/core"
import type { BrowserSessions } from "../access/browser-sessions.ts"
import type { Caller } from "../access/caller.ts"
import type { Keys } from "../access/keys.ts"
import type { OwnerSources } from "../gateway/owner-names.ts"
import type { AgentsSeen } from "../mcp/agents-seen.ts"
import { Rejection } from "../rejection.ts"
import type { DatabaseAdministration } from "./database-administration.ts"
import type { ListDiskFiles } from "./disk-files.ts"
import type { WriteHealth } from "./readiness.ts"
import type { Warnings } from "./warnings.ts"

/** Dependencies of the handlers. */
export interface ManagementParts {
  readonly memory: MemoryEngine
  readonly keys: Keys
  readonly owner: OwnerSources
  readonly version: string
  readonly startedAt: number
  /** The URL for clients. */
  readonly url: () => string
  /** The upstream of each provider, for people. */
  readonly upstream: Readonly<Record<string, string>>
  readonly warnings: Warnings
  readonly writes: WriteHealth
  /** Aborted when the server shuts down. */
  readonly closing: AbortSignal
  /** Settings from the configuration, without secrets. */
  readonly configured?: readonly ConfiguredSetting[] | undefined
  readonly sessions: BrowserSessions
  /** Authenticates a key that was sent from an address. Throws the rejection. */
  readonly admit: (key: string, address: string) => Promise<Caller>
  readonly agents: AgentsSeen
  readonly vectorDatabase?: DatabaseAdministration | undefined
  readonly files?: ListDiskFiles | undefined
}

/** A setting that was decided when the server started. */
export interface ConfiguredSetting {
  readonly path: string
  readonly value: Json
  readonly default: Json
  readonly from: "configuration" | "default"
  readonly about: string
  /** The JSON Schema of its values. */
  readonly schema: Record<string, unknown>
}

type HandlerRequest<N extends RouteName> = RouteRequest<Routes[N]> & {
  readonly headers: IncomingHttpHeaders
  /** The remote address. */
  readonly address: string
  readonly caller: Routes[N]["access"] extends "public" ? undefined : Caller
  /** For event streams: aborted when the client disconnects. */
  readonly signal: Routes[N] extends { readonly responseEvents: unknown } ? AbortSignal : undefined
}
/** A handler for each route; `cookie` is sent as `set-cookie`. */
export type Handlers = {
  readonly [N in RouteName]: (
    request: HandlerRequest<N>,
  ) => Promise<RouteResponse<Routes[N]> & { readonly cookie?: string }>
}

/** The author of a change, as versions store it. */
export function actorOf(caller: Caller): string {
  return `key:${caller.keyId}`
}

export function notFound(what: string): Rejection {
  return new Rejection(404, "not_found", `There is no such ${what}, or it is out of this key's sight`, "Check the id.")
}

/** The response with status 200. */
export function respond<Body>(body: Body): { readonly status: 200; readonly body: Body } {
  return { status: 200, body }
}
