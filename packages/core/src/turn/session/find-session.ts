import type { MemoryId, Owner, Pool, Store } from "../../contract/index.ts"
import { newId, turnMemoryId } from "../ids.ts"
import type { ChatMessage } from "../messages.ts"
import { keepsTurns } from "../settings.ts"
import type { TurnContext } from "../turn-context.ts"
import type { TurnRequest } from "../turn-request.ts"
import type { Chain } from "./chains.ts"
import { findCorrectedSession } from "./corrected-session.ts"
import { diffSession, hashOf, type SessionDiff, type SessionRecord, type SpokenMessage } from "./session-diff.ts"
import type { Sessions } from "./sessions.ts"

/** The session of a request, compared with its messages. */
export interface SessionMatch {
  readonly diff: SessionDiff
  /** The stored conversation that the request continues. */
  readonly chain: Chain | undefined
}

/** Finds the session of a request by its name, by the continued upstream id, or by its messages. */
export async function findSession(turn: TurnContext, named: string | undefined): Promise<SessionMatch> {
  const { pool, spoken, at, settings, request, parts } = turn
  const { sessions, chains } = parts
  const chain = request.continues && (await chains.find(pool, request.continues.ids))
  const inToolLoop = endsWithToolResults(turn.messages)
  // A request that continues a stored conversation does not start a session.
  const isBeginning = request.continues === undefined && !inToolLoop
  const known =
    named ??
    chain?.session ??
    (await sessions.recognise(pool, spoken, inToolLoop)) ??
    (isBeginning ? await sessions.findInterrupted(pool, spoken, at) : undefined) ??
    (isBeginning ? await sessions.findUnkept(pool, spoken) : undefined) ??
    (isBeginning ? await findCorrectedSession({ ...parts, pool, owner: request.owner, spoken, at }) : undefined)
  const record = known === undefined ? undefined : await sessions.find(pool, known)
  // A client that names a session anew sends what was said under another name.
  const other =
    named !== undefined && record === undefined && spoken.length > 1 ? await findByMessages(turn) : undefined
  const elsewhere = other === undefined ? undefined : await sessions.find(pool, other)
  const behind = request.continues?.whole ? chain?.last : undefined
  const isAsking = spoken.at(-1)?.role === "user" && !inToolLoop
  const saidFrom = isAsking ? spoken.length - 1 : spoken.length
  const options = {
    behind,
    keeps: keepsTurns(turn.mode),
    notKeptElsewhere: elsewhere?.seen.filter(({ notKept }) => notKept) ?? [],
    saidFrom,
  }
  return { diff: diffSession(spoken, known ?? newId(at), record, settings.capture, at, options), chain }
}

async function findByMessages({ pool, spoken, parts }: TurnContext): Promise<string | undefined> {
  return (await parts.sessions.recognise(pool, spoken)) ?? (await parts.sessions.findUnkept(pool, spoken))
}

interface PastMessages {
  readonly sessions: Sessions
  readonly store: Store
  readonly pool: Pool
  readonly owner: Owner
  readonly at: number
  readonly spoken: readonly SpokenMessage[]
  readonly named: string | undefined
}

/** First messages of the user that another session has to have seen, more than half of them, to be the same conversation. */
const COMPARED_MESSAGES = 5

/**
 * The session of messages that come without a request: the one of this name, else by content. `findElsewhere`: also for
 * a name that is new, so that a transcript of a conversation that had another name here is no second one.
 */
export async function findPastSession(
  past: PastMessages,
  findElsewhere = false,
): Promise<{ readonly known: string | undefined; readonly seen: SessionRecord | undefined }> {
  const { sessions, pool, spoken, named } = past
  const seen = named === undefined ? undefined : await sessions.find(pool, named)
  if (seen !== undefined || (named !== undefined && !findElsewhere)) return { known: named, seen }
  const known =
    (await sessions.recognise(pool, spoken)) ?? (named === undefined ? await findCorrectedSession(past) : undefined)
  const other = known === undefined ? undefined : await sessions.find(pool, known)
  if (named === undefined) return { known, seen: other }
  const hashes = new Set(other?.seen.map(({ hash }) => hash))
  const first = spoken.filter(({ role }) => role === "user").slice(0, COMPARED_MESSAGES)
  const isSame = first.filter((message) => hashes.has(hashOf(message))).length * 2 > first.length
  return isSame ? { known, seen: other } : { known: named, seen: undefined }
}

/** The id of the memory for the last typed message, stored or not. */
export function typedMemoryId({ pool, spoken }: TurnContext, diff: SessionDiff | undefined): MemoryId | undefined {
  const message = diff?.ids[spoken.findLastIndex(({ role }) => role === "user")]
  return message === undefined ? undefined : turnMemoryId(pool, diff?.session ?? "", message)
}

/** The memories that the upstream's stored conversation contains already. */
export function alreadyPlaced(request: TurnRequest, chain: Chain | undefined): readonly MemoryId[] {
  return request.continues?.whole ? (chain?.given ?? []) : []
}

/** Whether tool text follows the last typed message. */
export function endsWithToolResults(messages: readonly ChatMessage[]): boolean {
  const typed = messages.findLastIndex(({ role }) => role === "user")
  return messages.slice(typed + 1).some((message) => message.role === "tool")
}

/** The words of users and assistant; system and tool messages, and calls without words, are left out. */
export function spokenOf(messages: readonly ChatMessage[]): readonly SpokenMessage[] {
  return messages.flatMap(({ role, ...said }) =>
    (role === "user" || role === "assistant") && said.text.trim() !== "" ? [{ role, ...said }] : [],
  )
}
