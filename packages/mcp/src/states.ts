import { randomBytes } from "node:crypto"
import { createRequestStateCodec, type RequestStateCodec } from "@modelcontextprotocol/server"

/** What a call hands out to be brought back with a person's answer: sealed, for ten minutes, and for the caller alone. */
export type States = RequestStateCodec<unknown>

export function createStates(): States {
  // Over HTTP the door names the caller; a pipe has only one.
  return createRequestStateCodec({ key: randomBytes(32), bind: ({ http }) => http?.authInfo?.clientId ?? "" })
}
