import type { KeyRecord, Keys } from "@keepsake/server"
import { CommandError } from "../command-error.ts"
import type { Configuration } from "../configuration/configuration.ts"
import { isLoopback } from "../configuration/upstream.ts"
import type { StartPatience } from "./start-patience.ts"

/** The keys at start: just created, with their secrets, or existing ones. */
export interface StartKeys {
  readonly minted?: { readonly client: string; readonly admin: string }
  readonly known: readonly KeyRecord[]
}

/** Registers the configured key before the server accepts requests. Refuses an address that others can reach if there is no key. */
export async function registerKey({ apiKey, server }: Configuration, keys: Keys): Promise<void> {
  if (apiKey !== undefined) {
    await keys.register(apiKey, { role: "admin", tenant: "default" })
  } else if (!isLoopback(server.host) && (await keys.list()).length === 0) {
    throw new CommandError(
      2,
      "options_invalid",
      `server.host ${server.host} is reachable from other machines, but there is no key yet`,
      { remedy: "Set KEEPSAKE_API_KEY to a long random string, or start once on 127.0.0.1, which creates keys." },
    )
  }
}

/** Creates a client key and an administrator key if there is no key at all. Called last, so that no later failure hides the secrets. */
export function createFirstKeys(keys: Keys, patience: StartPatience): Promise<StartKeys> {
  return patience.run(() => keys.exclusively(() => createMissingKeys(keys, patience)))
}

async function createMissingKeys(keys: Keys, patience: StartPatience): Promise<StartKeys> {
  const known = await keys.list()
  if (known.length > 0) return { known }
  // Each is tried again alone: after both, the first one's secret would be lost.
  const create = (role: "user" | "admin", name: string) =>
    patience.run(() => keys.create({ tenant: "default", role, serves: "one", name }))
  const client = await create("user", "client")
  const admin = await create("admin", "admin")
  return { minted: { client: client.secret, admin: admin.secret }, known: [] }
}
