import { randomBytes } from "node:crypto"
import type { KeyOnTheWire } from "@keepsake/api"
import { CommandError, usageError } from "../command-error.ts"
import { withClient } from "../folder/with-client.ts"
import { confirm } from "../output/confirm.ts"
import { table } from "../output/table.ts"
import type { Call, Command } from "./command.ts"
import { serverOptions } from "./owner-options.ts"

export const keysCommand: Command = {
  usage: "list | create | revoke ID",
  example: "keepsake keys create --tenant default --name laptop",
  maxPositionals: 2,
  options: {
    ...serverOptions,
    tenant: { value: "NAME", about: "Tenant; create defaults to a new tenant for this key" },
    name: { value: "NAME", about: "create: display name" },
    role: { value: "ROLE", about: "create: user (default) or admin" },
    many: { about: "create: serve many users, named in each request" },
    user: { value: "NAME", about: "create: bind the key to this user" },
    agent: { value: "NAME", about: "create: bind the key to this agent" },
    mode: { value: "MODE", about: "create: memory mode: on, read, write or off; default: memory.mode" },
    scope: { value: "SCOPE", about: "create: widest scope it may request: session, agent, user or tenant" },
    yes: { about: "revoke: do not ask for confirmation" },
  },
  async run(call) {
    const [what, id] = call.arguments.positionals
    if (what === "revoke" ? !id : id !== undefined) {
      throw what === "revoke"
        ? usageError("keys revoke needs the id of a key", "See the ids with: keepsake keys list")
        : usageError(`"${id}" is one argument too many`)
    }
    if (what === "list") return listKeys(call)
    if (what === "create") return createKey(call)
    if (what === "revoke") return revokeKey(call, id ?? "")
    throw usageError(
      what === undefined ? "keys needs an action" : `keys has no action "${what}"`,
      "keepsake keys list, keepsake keys create or keepsake keys revoke ID",
    )
  },
}

async function listKeys(call: Call): Promise<0> {
  const { data } = await withClient(call, (client) => client.listKeys({ tenant: call.arguments.text("tenant") }))
  return call.out.answer({ json: { data }, text: data.length === 0 ? "No keys." : keyLines(data) })
}

async function createKey(call: Call): Promise<0> {
  const { arguments: words } = call
  const wanted = {
    name: words.text("name"),
    tenant: words.text("tenant"),
    role: words.oneOf("role", ["user", "admin"]),
    serves: words.has("many") ? ("many" as const) : ("one" as const),
    user: words.text("user"),
    agent: words.text("agent"),
    request: randomBytes(24).toString("base64url"),
    mode: words.oneOf("mode", ["on", "read", "write", "off"]),
    widest: words.oneOf("scope", ["session", "agent", "user", "tenant"]),
  }
  const created = await withClient(call, (client) => client.createKey(wanted), { begins: true })
  return call.out.answer({
    json: created,
    text: `${created.secret}\n\nCopy the key now: it is shown only once.\n${keyLines([created.key])}`,
  })
}

async function revokeKey(call: Call, id: string): Promise<0> {
  // Asked before somebody confirms what cannot be done.
  const { data } = await withClient(call, (client) => client.listKeys({}))
  if (!data.some((key) => key.id === id))
    throw new CommandError(1, "not_found", `There is no key ${id}`, { remedy: "See the ids with: keepsake keys list" })
  await confirm(call, `Revoke the key ${id}? Clients that use it are rejected at once.`)
  await withClient(call, (client) => client.revokeKey({ id }))
  return call.out.answer({ json: { id, did: "revoked" }, text: `Revoked: ${id}` })
}

/** Keys as table rows, without their secrets. */
function keyLines(keys: readonly KeyOnTheWire[]): string {
  const rows = keys.map((key) => [
    key.id,
    key.prefix ? `${key.prefix}…` : "(configured)",
    key.role,
    key.tenant,
    key.user === null ? (key.serves === "many" ? "many users" : "one user") : `user ${key.user}`,
    key.lastUsedAt === null ? "never used" : `used ${key.lastUsedAt.slice(0, 10)}`,
    key.name ?? "",
  ])
  return table([["ID", "KEY", "ROLE", "TENANT", "FOR", "LAST USED", "NAME"], ...rows])
}
