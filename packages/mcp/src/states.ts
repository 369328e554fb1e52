import { randomBytes } from "node:crypto"
import { createRequestStateCodec, type RequestStateCodec } from "@modelcontextprotocol/server"

/** Signed state that a client returns with a person's answer: valid for ten minutes and only for the same caller. */
export type States = RequestStateCodec<unknown>

export function createStates(): States {
  // Over HTTP the state is bound to the caller; on stdio there is only one.
  return createRequestStateCodec({ key: randomBytes(32), bind: ({ http }) => http?.authInfo?.clientId ?? "" })
}
