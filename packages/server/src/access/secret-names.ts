import type { Owner } from "@keepsake/core"
import { issuedKeyKind } from "@keepsake/core/internal"
import { Rejection } from "../rejection.ts"

/**
 * Throws `name_is_secret` if a name holds an issued key. Names identify, so they are stored, shown and logged unredacted; two redacted names would
 * be one. The message does not repeat the name.
 */
export function refuseSecretName(what: string, value: string | undefined): void {
  const kind = value === undefined ? undefined : issuedKeyKind(value)
  if (kind === undefined) return
  throw new Rejection(
    400,
    "name_is_secret",
    `${what} holds a secret (${kind}).`,
    "Names are stored and shown as they are. Send an id instead, for example a hash of this value.",
  )
}

/** The same for every name of an owner who gets memories. Reads and deletions are allowed, so that what older versions stored can be removed. */
export function refuseSecretOwner({ tenant, user, agent, session }: Owner): void {
  for (const [what, value] of Object.entries({ tenant, user, agent, session }))
    refuseSecretName(`The name of the ${what}`, value)
}
