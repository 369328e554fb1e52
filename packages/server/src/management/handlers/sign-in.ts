import type { Caller } from "../../access/caller.ts"
import { type Handlers, type ManagementParts, respond } from "../handler.ts"
import { keyToWire } from "../to-wire.ts"

/** Browser sessions. */
export function signInHandlers({ keys, sessions, admit, version, url }: ManagementParts) {
  const shown = async ({ tenant, role, keyId }: Caller) => {
    const record = await keys.get(keyId)
    return { tenant, role, key: record === undefined ? null : keyToWire(record), version, url: url() }
  }
  return {
    async signIn({ body, address }) {
      const caller = await admit(body.key.trim(), address)
      return { status: 200, body: await shown(caller), cookie: await sessions.open(caller) }
    },
    async signedIn({ headers }) {
      const caller = await sessions.find(headers)
      return respond({ session: caller === undefined ? null : await shown(caller) })
    },
    async signOut({ headers }) {
      return { status: 200, body: { success: true }, cookie: await sessions.close(headers) }
    },
  } satisfies Partial<Handlers>
}
