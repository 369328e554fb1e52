import type { IncomingHttpHeaders } from "node:http"
import type { MemoryEngine, MemoryId, Owner, Placement } from "@keepsake/core"
import { given } from "@keepsake/core/internal"
import type { Caller } from "../access/caller.ts"
import { checkScopeName } from "../access/scope.ts"
import { Rejection } from "../rejection.ts"
import { splice } from "./dialects/edit.ts"
import { readConversation } from "./dialects/read-conversation.ts"
import { supportsSystemRole } from "./models-without-system.ts"
import { type OwnerSources, resolveNames, withoutMark } from "./owner-names.ts"
import { includesRecall, insertionOf } from "./prepared-request.ts"
import { type Overrides, parseOverrides } from "./request-overrides.ts"
import { routeOf } from "./routes.ts"
import { timeZoneFromBody } from "./time-zone.ts"

/** A request to run without sending it. */
export interface PlaygroundRequest {
  readonly caller: Caller
  readonly headers: IncomingHttpHeaders
  /** The path that it would be sent to. */
  readonly path: string
  readonly bytes: Buffer
  /** Names from the caller in addition to headers and body. */
  readonly owner: Owner
  readonly asked: Partial<Pick<Overrides, "maxTokens" | "scope">>
}

/** The result: what would be sent upstream. */
export interface PlaygroundRun {
  readonly payload: Buffer
  readonly inserted: { readonly at: number; readonly text: string } | undefined
  readonly placement: Placement | undefined
  readonly mode: string
  readonly recalled: readonly MemoryId[]
  readonly tokens: number
  readonly session: string
  readonly degraded: readonly string[]
}

/** Processes a request as the gateway does, up to the point where it would be sent. Nothing is stored. */
export async function runPlayground(
  memory: MemoryEngine,
  sources: OwnerSources,
  trial: PlaygroundRequest,
): Promise<PlaygroundRun> {
  const { caller, headers, path, bytes } = trial
  const { dialect } = routeOf("POST", path, {})
  const conversation = dialect ? readConversation(dialect, bytes, undefined) : "no-messages"
  if (typeof conversation === "string") {
    const remedy = `Send a request as a client would send it to ${path}.`
    throw new Rejection(400, "request_unreadable", `The request cannot be read: ${conversation}`, remedy)
  }
  const request = { ...parseOverrides(headers, caller, memory.settings), ...trial.asked }
  const { owner: sent, as: sentAs } = resolveNames(headers, conversation.body, caller, sources)
  const session = trial.owner.session ?? sent.session ?? conversation.session
  const owner: Owner = { ...sent, ...trial.owner, ...(session !== undefined && { session }) }
  const as = trial.owner.user === undefined ? sentAs : withoutMark(sentAs)
  const off = offReason(request, caller, owner)
  if (off !== undefined) return { ...unchangedRun(bytes), mode: off }
  checkScopeName(request.scope, owner)
  const turn = await memory.begin({
    owner,
    messages: conversation.messages,
    systemRole: supportsSystemRole(conversation.model),
    mode: includesRecall(request.mode) ? "read" : request.mode,
    scope: request.scope,
    widest: caller.widest,
    trial: true,
    ...(conversation.continues && { continues: conversation.continues }),
    ...as,
    ...(request.maxTokens !== undefined && { maxTokens: request.maxTokens }),
    ...given({ timeZone: request.timeZone ?? timeZoneFromBody(conversation.body) }),
  })
  const mode = turn.mode === "off" ? "off; helper-request" : formatMode(request)
  const base = { ...unchangedRun(bytes), mode, session: turn.session, degraded: turn.degraded }
  if (turn.placement === undefined) return base
  const insertion = insertionOf(conversation, turn)
  if (typeof insertion === "string") return { ...base, degraded: [...turn.degraded, insertion] }
  const { placement, recalled, tokens } = turn
  return { ...base, payload: splice(bytes, insertion), inserted: insertion, placement, recalled, tokens }
}

function unchangedRun(payload: Buffer): Omit<PlaygroundRun, "mode"> {
  return { payload, inserted: undefined, placement: undefined, recalled: [], tokens: 0, session: "", degraded: [] }
}

function offReason(asked: Overrides, caller: Caller, owner: Owner): string | undefined {
  if (asked.mode === "off") return formatMode(asked)
  return caller.serves === "many" && owner.user === undefined ? "off; no-user" : undefined
}

function formatMode({ mode, because }: Overrides): string {
  return because === undefined ? mode : `${mode}; ${because}`
}
