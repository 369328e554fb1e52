import type { MemoryId } from "../../contract/memory.ts"
import { newId, turnMemoryId } from "../ids.ts"
import type { ChatMessage } from "../messages.ts"
import type { TurnContext } from "../turn-context.ts"
import type { TurnRequest } from "../turn-request.ts"
import type { Chain } from "./chains.ts"
import { diffSession, type SessionDiff, type SpokenMessage } from "./session-diff.ts"

/** What is known of the session that a request belongs to. */
export interface SessionMatch {
  readonly diff: SessionDiff
  /** What is known under the upstream's ids that the request names. */
  readonly chain: Chain | undefined
}

/** Finds the session of a request: by its name, by the upstream's id it continues, or by the messages it has seen. */
export async function findSession(turn: TurnContext, named: string | undefined): Promise<SessionMatch> {
  const { pool, spoken, at, settings, request, parts } = turn
  const { sessions, chains } = parts
  const chain = request.continues && (await chains.find(pool, request.continues.ids))
  const inToolLoop = endsWithToolResults(turn.messages)
  // A request that continues something the upstream keeps does not begin a session.
  const isBeginning = request.continues === undefined && !inToolLoop
  const known =
    named ??
    chain?.session ??
    (await sessions.recognise(pool, spoken, inToolLoop)) ??
    (isBeginning ? await sessions.findInterrupted(pool, spoken, at) : undefined)
  const record = known === undefined ? undefined : await sessions.find(pool, known)
  const behind = request.continues?.whole ? chain?.last : undefined
  return { diff: diffSession(spoken, known ?? newId(at), record, settings.capture, at, behind), chain }
}

/** The memory that keeps what the person typed last, by the name that it has or would have. */
export function typedMemoryId({ pool, spoken }: TurnContext, diff: SessionDiff | undefined): MemoryId | undefined {
  const message = diff?.ids[spoken.findLastIndex(({ role }) => role === "user")]
  return message === undefined ? undefined : turnMemoryId(pool, diff?.session ?? "", message)
}

/** The memories that the upstream's stored conversation carries already. */
export function alreadyPlaced(request: TurnRequest, chain: Chain | undefined): readonly MemoryId[] {
  return request.continues?.whole ? (chain?.given ?? []) : []
}

/** Whether text of a tool stands after what the person typed last. */
export function endsWithToolResults(messages: readonly ChatMessage[]): boolean {
  const typed = messages.findLastIndex(({ role }) => role === "user")
  return messages.slice(typed + 1).some((message) => message.role === "tool")
}

/** What people and the assistant said in words; messages of tools and system, and calls without words, are left out. */
export function spokenOf(messages: readonly ChatMessage[]): readonly SpokenMessage[] {
  return messages.flatMap(({ role, ...said }) =>
    (role === "user" || role === "assistant") && said.text.trim() !== "" ? [{ role, ...said }] : [],
  )
}
