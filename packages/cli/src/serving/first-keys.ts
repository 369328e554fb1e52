import type { KeyRecord, Keys } from "@keepsake/server"
import type { Configuration } from "../configuration/configuration.ts"
import { isLoopback } from "../configuration/upstream.ts"
import { Stop } from "../stop.ts"

/** The keys at a start: just minted, with their secrets, or known from before. */
export interface StartKeys {
  readonly minted?: { readonly client: string; readonly admin: string }
  readonly known: readonly KeyRecord[]
}

/** Registers the configured key. Before anybody is let in: an address that others reach, without any key, is refused. */
export async function registerKey({ apiKey, server }: Configuration, keys: Keys): Promise<void> {
  if (apiKey !== undefined) {
    await keys.register(apiKey, { role: "admin", tenant: "default" })
  } else if (!isLoopback(server.host) && (await keys.list()).length === 0) {
    throw new Stop(
      2,
      "options_invalid",
      `server.host ${server.host} can be reached by others, and there is no key yet`,
      {
        remedy: "Set KEEPSAKE_API_KEY to a long random text, or start once on 127.0.0.1, which makes keys.",
      },
    )
  }
}

/** Where there is no key at all, mints one for applications and one for administration. Called when nothing can fail any more that would hide them. */
export async function keysAtStart(keys: Keys): Promise<StartKeys> {
  const known = await keys.list()
  if (known.length > 0) return { known }
  const client = await keys.create({ tenant: "default", role: "user", serves: "one", name: "client" })
  const admin = await keys.create({ tenant: "default", role: "admin", serves: "one", name: "admin" })
  return { minted: { client: client.secret, admin: admin.secret }, known: [] }
}
