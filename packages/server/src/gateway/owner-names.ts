import type { IncomingHttpHeaders } from "node:http"
import type { Owner, ViewOptions } from "@keepsake/core"
import { issuedKeyKind } from "@keepsake/core/internal"
import type { Caller } from "../access/caller.ts"
import { LOCAL_KEY_ID } from "../access/identify.ts"
import { refuseSecretName } from "../access/secret-names.ts"
import { Rejection } from "../rejection.ts"
import { isObject, type JsonObject, stringField } from "./json-object.ts"
import { checkOwnHeaders } from "./own-headers.ts"

/** The headers that name the owner within the caller's tenant. The first one that is present wins. */
export interface OwnerSources {
  readonly userHeaders: readonly string[]
  readonly sessionHeaders: readonly string[]
  readonly agentHeaders: readonly string[]
  readonly fromBody: "auto" | "off"
}

/** Keepsake's own headers, then those of known clients. */
export const defaultOwnerSources: OwnerSources = {
  userHeaders: ["x-keepsake-user", "x-openwebui-user-id", "helicone-user-id", "x-sm-user-id", "x-osaurus-user"],
  sessionHeaders: [
    "x-keepsake-session",
    "x-openwebui-chat-id",
    "helicone-session-id",
    "x-sm-conversation-id",
    "x-omniroute-session-id",
  ],
  agentHeaders: ["x-keepsake-agent", "x-osaurus-agent-id"],
  fromBody: "auto",
}

/** Node gives header names in lower case. */
export function lowerCaseSources(sources: OwnerSources): OwnerSources {
  const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase())
  return {
    userHeaders: lower(sources.userHeaders),
    sessionHeaders: lower(sources.sessionHeaders),
    agentHeaders: lower(sources.agentHeaders),
    fromBody: sources.fromBody,
  }
}

interface ResolvedNames {
  readonly owner: Owner
  /** Whether names choose a pool or only mark, where the request decides that. */
  readonly as: ViewOptions
}

/** The longest name, in characters. */
const MAX_NAME = 256
/** Names the connection of an agent. Memories that it adds are marked with it and shared with other agents. */
export const CONNECTION_HEADER = "x-keepsake-connection"
/** Headers of clients that name their own account in every request. */
const clientUserHeaders: ReadonlySet<string> = new Set(defaultOwnerSources.userHeaders.slice(1))
/** Clients that send this header expect a separate memory for each agent. */
const OWN_AGENT_HEADER = "x-osaurus-agent-id"

/**
 * Takes names from the key, else from headers, else from the body. Throws a 403 if a header differs from the name that the key is bound to. On a key
 * that serves one person only `x-keepsake-user`, or a header that the operator added, chooses whose memory it is: the users that clients name without
 * being asked (an account of Open WebUI, the `user` of a body) are that same person, so these names are marks.
 */
export function resolveNames(
  headers: IncomingHttpHeaders,
  body: JsonObject,
  caller: Caller,
  sources: OwnerSources,
): ResolvedNames {
  checkOwnHeaders(headers, [...sources.userHeaders, ...sources.sessionHeaders, ...sources.agentHeaders])
  const user = nameFromHeaders(headers, sources.userHeaders)
  const agent = nameFromHeaders(headers, sources.agentHeaders)
  const connection = agent === undefined ? nameFromHeaders(headers, [CONNECTION_HEADER])?.value : undefined
  const session = nameFromHeaders(headers, sources.sessionHeaders)
  const isOnePerson = caller.serves === "one" && caller.keyId !== LOCAL_KEY_ID
  const isChosen = user !== undefined && !clientUserHeaders.has(user.header)
  if (!isOnePerson || isChosen) checkBound("user", user, caller.user)
  checkBound("agent", agent, caller.agent)
  const isMark = isOnePerson && caller.user === undefined && !isChosen
  const fromBody = sources.fromBody === "auto" ? namesFromBody(body) : {}
  const owner = {
    tenant: caller.tenant,
    ...optionalField("user", caller.user ?? user?.value ?? fromBody.user),
    ...optionalField("agent", caller.agent ?? agent?.value ?? connection),
    ...optionalField("session", session?.value ?? fromBody.session),
  }
  const users: ViewOptions = isMark && owner.user !== undefined ? { users: "marked" } : {}
  if (caller.agent !== undefined) return { owner, as: users }
  if (agent?.header === OWN_AGENT_HEADER) return { owner, as: { ...users, agents: "own" } }
  return { owner, as: connection === undefined ? users : { ...users, agents: "shared" } }
}

/** For a user whom Keepsake's own API names, which chooses as `x-keepsake-user` does. */
export function withoutMark({ users: _, ...as }: ViewOptions): ViewOptions {
  return as
}

interface NamedBy {
  readonly header: string
  readonly value: string
}

function nameFromHeaders(headers: IncomingHttpHeaders, names: readonly string[]): NamedBy | undefined {
  for (const header of names) {
    const sent = headers[header]
    if (typeof sent !== "string") continue
    const value = decodeHeader(sent).trim()
    if (value === "") continue
    if (!isName(value)) {
      throw new Rejection(
        400,
        "bad_name",
        `The header ${header} is not a name.`,
        `Send 1 to ${MAX_NAME} characters without control characters.`,
      )
    }
    refuseSecretName(`The header ${header}`, value)
    return { header, value }
  }
  return undefined
}

/** Node reads headers as Latin-1. Decodes them as UTF-8 if they are valid UTF-8. */
export function decodeHeader(header: string): string {
  if (!/[\u0080-\u00ff]/.test(header)) return header
  const text = Buffer.from(header, "latin1").toString("utf8")
  return text.includes("\ufffd") ? header : text
}

function isName(value: string): boolean {
  return value.length <= MAX_NAME && !/\p{Cc}|\p{Cs}/u.test(value)
}

function checkBound(what: "user" | "agent", named: NamedBy | undefined, bound: string | undefined): void {
  if (named === undefined || bound === undefined || named.value === bound) return
  throw new Rejection(
    403,
    "name_forbidden",
    `The header ${named.header} names another ${what} than the one this key belongs to.`,
    `Leave the header out, or use a key that is not bound to one ${what}.`,
  )
}

/** Claude Code's `user_…_account_…_session_<uuid>`, or the same as a JSON text with a `session_id`. */
const SESSION = /(?:_session_|"session_id"\s*:\s*")([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i

function namesFromBody(body: JsonObject): { readonly user?: string; readonly session?: string } {
  const metadata = isObject(body.metadata) ? stringField(body.metadata, "user_id") : undefined
  return {
    ...optionalField(
      "user",
      [stringField(body, "safety_identifier"), stringField(body, "user")].find(isUsable)?.trim(),
    ),
    ...optionalField("session", metadata?.match(SESSION)?.[1]),
  }
}

/** Fields of the body are not meant for Keepsake alone, so invalid names and secrets are ignored. */
function isUsable(value: string | undefined): boolean {
  return value !== undefined && value.trim() !== "" && isName(value.trim()) && issuedKeyKind(value) === undefined
}

function optionalField<Name extends string>(name: Name, value: string | undefined): { readonly [N in Name]?: string } {
  // TypeScript widens a computed name to `string`.
  return (value === undefined ? {} : { [name]: value }) as { readonly [N in Name]?: string }
}
