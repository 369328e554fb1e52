import type { Memory } from "../../contract/memory.ts"
import { stripBlocks } from "../../text/block.ts"
import { alreadyPlaced, type SessionMatch } from "../session/find-session.ts"
import { hashOf } from "../session/session-diff.ts"
import type { TurnContext } from "../turn-context.ts"
import type { Reply } from "../turn-request.ts"

/** Stores under the upstream's ids the session, its last message, and the placed memories. */
export async function saveChain(
  { parts, pool, spoken, at, request }: TurnContext,
  { diff, chain }: SessionMatch,
  placed: readonly Memory[],
  { text, whole, stored = [] }: Reply,
): Promise<void> {
  if (stored.length === 0) return
  const words = stripBlocks(text)
  const lastMessage = whole && words.trim() !== "" ? { role: "assistant" as const, text: words } : spoken.at(-1)
  const last = lastMessage === undefined ? chain?.last : hashOf(lastMessage)
  const given = [...alreadyPlaced(request, chain), ...placed.map(({ id }) => id)]
  await parts.chains.keep(pool, stored, { session: diff.session, given, ...(last !== undefined && { last }) }, at)
}
