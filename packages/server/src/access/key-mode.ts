import { type Route, routes } from "@keepsake/api"
import type { Handlers } from "../management/handler.ts"
import type { Handler } from "../management/table.ts"
import { Rejection } from "../rejection.ts"
import type { Caller } from "./caller.ts"

/** Open to every mode: the key's own mode. */
const OF_ONESELF: readonly string[] = ["changeKey"]
/** Calls of administrators that change memories. The others concern the server and its keys. */
const OF_ADMINS: readonly string[] = ["eraseSubject", "scanMemories", "distill"]
/** What a key whose memory is off still does. */
const DELETIONS: readonly string[] = [
  "deleteMemory",
  "forgetSession",
  "deleteInstanceMemory",
  "deleteInstanceMemories",
  "eraseSubject",
]

interface ModeRequest {
  readonly caller: Caller | undefined
  readonly body: unknown
}

/**
 * Wraps handlers that change memories or opt-outs: a key with the mode `read` may call none of them, and one with the
 * mode `off` only those that delete or opt out.
 */
export function withKeyModes(handlers: Handlers): Handlers {
  // Each handler has the types of its route, which a loop over all routes cannot express.
  const byName = handlers as unknown as Readonly<Record<string, Handler>>
  const wrapped = Object.entries<Route>(routes)
    .filter(([name, route]) => changesMemories(name, route))
    .map(([name]) => [
      name,
      async (request: ModeRequest) => {
        const mode = request.caller?.mode
        if (mode === "read" || (mode === "off" && !deletes(name, request.body))) throw modeForbids(mode)
        return byName[name]?.(request)
      },
    ])
  // Each wrapped handler has the type of the original.
  return { ...handlers, ...(Object.fromEntries(wrapped) as Partial<Handlers>) }
}

function changesMemories(name: string, { method, access, isReadOnly }: Route): boolean {
  if (method === "GET" || isReadOnly === true) return false
  return access === "user" ? !OF_ONESELF.includes(name) : OF_ADMINS.includes(name)
}

function deletes(name: string, body: unknown): boolean {
  const { action, capture }: { readonly action?: unknown; readonly capture?: unknown } = Object(body)
  if (name === "setSubject") return capture === "off"
  return DELETIONS.includes(name) || (name === "changeMemories" && (action === "delete" || action === "erase"))
}

function modeForbids(mode: "read" | "off"): Rejection {
  return new Rejection(
    403,
    "mode_forbidden",
    mode === "read"
      ? "The mode of this key is read: it stores, changes and deletes nothing"
      : "The memory of this key is off: it stores and changes nothing",
    mode === "read"
      ? "Use another key, or have an administrator change its mode: PUT /api/keys/{id}."
      : "Turn it back on first: PUT /api/keys/{id} with mode null.",
  )
}
