import { createHash } from "node:crypto"
import type { IncomingHttpHeaders } from "node:http"
import { tenantOf } from "@keepsake/core"
import type { Caller, Refusal } from "./caller.ts"
import type { KeyRecord } from "./key-record.ts"
import type { Keys } from "./keys.ts"
import { equalDigests } from "./secret.ts"

export type Identify = (headers: IncomingHttpHeaders) => Promise<Caller | Refusal>

const HOW_TO_SEND =
  "Send it as Authorization: Bearer, as x-api-key, or as x-keepsake-key in addition to your provider's key."

export interface AccessOptions {
  /** A secret that authenticates as the administrator of the tenant `default`. */
  readonly ownerToken?: string | undefined
  /** Accepts any provider's credential; its keyed hash names the tenant. Default: false. */
  readonly passthrough?: boolean | undefined
}

/**
 * Finds the Keepsake key among the credentials of a request. Keys are recognised by look-up, so a provider's key that is sent
 * together with `x-keepsake-key` is ignored.
 */
export function createIdentify(keys: Keys, { ownerToken, passthrough = false }: AccessOptions = {}): Identify {
  const token = ownerToken === undefined ? undefined : fingerprint(ownerToken)
  const callerOf = async (secret: string, presented: Caller["presented"]): Promise<Caller | undefined> => {
    if (token !== undefined && equalDigests(fingerprint(secret), token)) return localAdmin(presented)
    const record = await keys.find(secret)
    return record === undefined ? undefined : callerFromRecord(record, presented)
  }
  return async (headers) => {
    const credentials = credentialsIn(headers)
    const callers: Caller[] = []
    for (const [presented, secret] of credentials) {
      const caller = await callerOf(secret, presented)
      if (caller !== undefined) callers.push(caller)
    }
    const [first, ...others] = callers
    if (others.some(({ keyId }) => keyId !== first?.keyId)) return twoKeys
    if (first === undefined)
      return (passthrough ? passthroughCaller(credentials, keys) : undefined) ?? refusalOf(credentials)
    if (credentials[0]?.[0] === "x-keepsake-key" && first.presented !== "x-keepsake-key") return wrongKey
    return first
  }
}

export function isRefusal(answer: Caller | Refusal): answer is Refusal {
  return "status" in answer
}

/** Whether the request has any credential. */
export function hasCredentials(headers: IncomingHttpHeaders): boolean {
  return credentialsIn(headers).length > 0
}

type Credentials = readonly (readonly [Caller["presented"], string])[]

function refusalOf(credentials: Credentials): Refusal {
  return credentials.length === 0 ? noKey : wrongKey
}

/** The caller of a provider's credential. A credential that is meant as a Keepsake key, by its header or its form, is not accepted as one. */
function passthroughCaller(credentials: Credentials, keys: Keys): Caller | undefined {
  const [presented, secret] = credentials[0] ?? []
  if (secret === undefined || presented === "x-keepsake-key" || secret.startsWith("kp_")) return undefined
  const name = `own_${keys.pseudonymOf(secret)}`
  return { tenant: tenantOf(name), keyId: name, role: "user", serves: "one", widest: "user", presented: "own" }
}

/** All credentials in order of precedence. */
function credentialsIn(headers: IncomingHttpHeaders): Credentials {
  const { authorization } = headers
  const bearer = authorization && /^bearer +(\S+) *$/i.exec(authorization)?.[1]
  const own = firstValue(headers["x-keepsake-key"])
  const api = firstValue(headers["x-api-key"])
  const all: [Caller["presented"], string][] = []
  if (own) all.push(["x-keepsake-key", own])
  if (bearer) all.push(["authorization", bearer])
  if (api) all.push(["x-api-key", api])
  return all
}

function firstValue(header: string | string[] | undefined): string | undefined {
  return (Array.isArray(header) ? header[0] : header)?.trim()
}

/** The `keyId` of callers who proved to be on this machine and have no key. */
export const LOCAL_KEY_ID = "local"

/** The administrator of the tenant `default`, without a key. */
export function localAdmin(presented: Caller["presented"]): Caller {
  return { tenant: tenantOf("default"), keyId: LOCAL_KEY_ID, role: "admin", serves: "one", widest: "tenant", presented }
}

export function callerFromRecord(record: KeyRecord, presented: Caller["presented"]): Caller {
  const { tenant, id: keyId, role, serves, widest, user, agent, mode } = record
  return {
    tenant,
    keyId,
    role,
    serves,
    widest,
    presented,
    ...(user === undefined ? {} : { user }),
    ...(agent === undefined ? {} : { agent }),
    ...(mode === undefined ? {} : { mode }),
  }
}

function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("hex")
}

const noKey: Refusal = {
  status: 401,
  code: "key_missing",
  message: "This needs a Keepsake key and none came with it.",
  remedy: `${HOW_TO_SEND} New keys: keepsake keys create.`,
}
const wrongKey: Refusal = {
  status: 401,
  code: "key_unknown",
  message: "The key that came with this is not one of this Keepsake's.",
  remedy: `Check it, or make a new one with: keepsake keys create. ${HOW_TO_SEND}`,
}
const twoKeys: Refusal = {
  status: 400,
  code: "two_keys",
  message: "Two different Keepsake keys came with this.",
  remedy: "Send one of them only.",
}
