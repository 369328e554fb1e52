import type { IncomingHttpHeaders } from "node:http"
import type { Answer, Request, RouteName, Routes } from "@keepsake/api"
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

/** What handlers work with. */
export interface ManagementParts {
  readonly memory: MemoryEngine
  readonly keys: Keys
  readonly owner: OwnerSources
  readonly version: string
  readonly startedAt: number
  /** Where others reach the server. */
  readonly url: () => string
  /** Where each dialect's requests go, for people. */
  readonly upstream: Readonly<Record<string, string>>
  readonly warnings: Warnings
  readonly writes: WriteHealth
  /** Aborted when the server takes no more requests. */
  readonly closing: AbortSignal
  /** What was set where the server was started, without what is secret. */
  readonly configured?: readonly ConfiguredSetting[] | undefined
  readonly sessions: BrowserSessions
  /** The caller behind a key that came from an address, or the rejection as an error. */
  readonly admit: (key: string, address: string) => Promise<Caller>
  readonly agents: AgentsSeen
  readonly vectorDatabase?: DatabaseAdministration | undefined
  readonly files?: ListDiskFiles | undefined
}

/** A setting that the start of the server decided. */
export interface ConfiguredSetting {
  readonly path: string
  readonly value: Json
  readonly default: Json
  readonly from: "configuration" | "default"
  readonly about: string
  /** JSON Schema of its values. */
  readonly schema: Record<string, unknown>
}

type HandlerRequest<N extends RouteName> = Request<Routes[N]> & {
  readonly headers: IncomingHttpHeaders
  /** Where the request comes from. */
  readonly address: string
  readonly caller: Routes[N]["access"] extends "public" ? undefined : Caller
  /** Of a stream of events: aborted when whoever asked has gone. */
  readonly signal: Routes[N] extends { readonly answersEvents: unknown } ? AbortSignal : undefined
}
/** One handler for each line of the table; `cookie` is what the browser is to keep. */
export type Handlers = {
  readonly [N in RouteName]: (asked: HandlerRequest<N>) => Promise<Answer<Routes[N]> & { readonly cookie?: string }>
}

/** Who did it, for the version. */
export function actorOf(caller: Caller): string {
  return `key:${caller.keyId}`
}

export function notFound(what: string): Rejection {
  return new Rejection(404, "not_found", `There is no such ${what}, or it is out of this key's sight`, "Check the id.")
}
