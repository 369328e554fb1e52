import type { Output, Routes } from "@keepsake/api"
import { countTokens } from "@keepsake/core"
import type { PlaygroundRun } from "../gateway/playground.ts"

/** What a request would become, as it travels. */
export function playgroundToWire(path: string, request: Buffer, played: PlaygroundRun): Output<Routes["playground"]> {
  const { payload, inserted, placement, recalled, mode, session, degraded } = played
  const cacheable = commonPrefix(request, payload)
  return {
    path,
    payload: payload.toString("utf8"),
    changed: inserted !== undefined,
    memory: mode,
    inserted: inserted ? { at: inserted.at, bytes: Buffer.byteLength(inserted.text), text: inserted.text } : null,
    block: placement?.block ?? null,
    position: placement?.at ?? null,
    recalled: [...recalled],
    tokens: {
      request: countTokens(request.toString("utf8")),
      payload: countTokens(payload.toString("utf8")),
      block: played.tokens,
    },
    bytes: { request: request.length, payload: payload.length, cacheable },
    cacheableShare: request.length === 0 ? 1 : cacheable / request.length,
    session,
    degraded: [...degraded],
  }
}

function commonPrefix(one: Buffer, other: Buffer): number {
  const most = Math.min(one.length, other.length)
  let at = 0
  while (at < most && one[at] === other[at]) at++
  return at
}
