import { hash } from "node:crypto"
import type { MemoryId, Message } from "../../contract/index.ts"
import { messageId } from "../ids.ts"

/** A message of a user or the assistant without blocks; only these make a session. */
export interface SpokenMessage {
  readonly role: "user" | "assistant"
  readonly text: string
  readonly speaker?: string
  readonly id?: string
  readonly at?: number
}

/** The messages that one session has seen, oldest first, as hashes: enough to detect new ones. */
export interface SessionRecord {
  readonly id: string
  readonly next: number
  readonly seen: readonly SeenMessage[]
  readonly lastPair?: string
  /** The memories that were shown in it, newest last. */
  readonly given?: readonly MemoryId[]
  readonly usedAt: number
  /** Revision of the stored record that this one derives from; not stored. */
  readonly revision?: number
}
interface SeenMessage {
  readonly id: string
  readonly role: "user" | "assistant"
  readonly hash: string
  /** Hash of the previous message; absent for the first visible one. */
  readonly before?: string
  readonly position: number
  /** Sent by a request that keeps nothing: resent as history it is neither kept nor context. */
  readonly notKept?: true
}

/** What the comparison depends on besides the messages. */
export interface DiffOptions {
  /** Hash of the message before the first one, if the upstream stores it. */
  readonly behind?: string | undefined
  /** If false, messages that are new to the session are marked `notKept`. Default true. */
  readonly keeps?: boolean
  /** Messages of other sessions that were not kept: they are not kept in this one either, before `saidFrom`. */
  readonly notKeptElsewhere?: readonly SeenMessage[]
  /** From this index on, messages marked `notKept` are said anew and count as fresh. Default: no message does. */
  readonly saidFrom?: number
}

/** The difference between a request's messages and its session. */
export interface SessionDiff {
  readonly session: string
  /** Ids of every message of the request, in order. */
  readonly ids: readonly string[]
  /** Messages that are new to the session, with ids and positions. */
  readonly fresh: readonly Message[]
  /** At most 15 messages before the fresh ones. */
  readonly before: readonly Message[]
  /** The user message whose reply is regenerated. */
  readonly repeated?: string
  /** The message that an edit replaces. */
  readonly edited?: string
  readonly record: SessionRecord
}

/** Maximum number of seen messages per session; older ones count as seen. */
export const MAX_SEEN = 1_000
/** Maximum number of shown memories per session. */
const MAX_GIVEN = 60
/** Maximum number of pairs that are looked up before the session counts as new. */
const MAX_PAIRS = 20
export const CONTEXT_MESSAGES = 15

/** Compares the messages of a request with what the session has seen. Without `record` the session is new. Pure. */
export function diffSession(
  messages: readonly SpokenMessage[],
  session: string,
  record: SessionRecord | undefined,
  capture: "new" | "all",
  at: number,
  { behind, keeps = true, notKeptElsewhere = [], saidFrom = messages.length }: DiffOptions = {},
): SessionDiff {
  const hashes = messages.map(hashOf)
  const lastReply = messages.findLastIndex((message) => message.role === "assistant")
  const seen = [...(record?.seen ?? [])]
  const silent = new Set([...seen.filter((one) => one.notKept), ...notKeptElsewhere].map(matchKeyOf))
  const isSilentBefore = (index: number): boolean => {
    const role = messages[index]?.role
    const hash = hashes[index] ?? ""
    return role !== undefined && index < saidFrom && silent.has(matchKeyOf({ role, hash }))
  }
  const byId = new Map(seen.map((one) => [one.id, one]))
  const userAt = new Map(seen.filter(({ role }) => role === "user").map((one) => [one.position, one]))
  const sent = new Set(hashes)
  const repetitions = new Map<string, number>()
  const fresh: Message[] = []
  const ids: string[] = []
  let next = record?.next ?? 0
  let firstFresh = messages.length
  let repeated: string | undefined
  let edited: string | undefined
  let previous: SeenMessage | undefined
  const matched = new Set<SeenMessage>()
  const unmatched = new Unmatched(seen, matched)
  const saidAgain = new Set<SeenMessage>()
  const notKept = new Set<number>()
  for (const [index, message] of messages.entries()) {
    const hash = hashes[index] ?? ""
    const before = index === 0 ? behind : hashes[index - 1]
    const match =
      message.id === undefined
        ? unmatched.find(matchKeyOf({ role: message.role, hash }), before)
        : unlessMatched(byId.get(message.id), matched)
    if (match) {
      ids.push(match.id)
      matched.add(match)
      previous = match
      if (match.notKept && keeps && index >= saidFrom) {
        saidAgain.add(match)
        firstFresh = Math.min(firstFresh, index)
        fresh.push({ ...message, id: match.id, position: match.position })
        continue
      }
      if (match.notKept) notKept.add(index)
      if (index === messages.length - 1 && message.role === "user") repeated = match.id
      continue
    }
    const id = message.id ?? idFor(session, message, messages[index - 1]?.text ?? "", byId, repetitions)
    const position = next++
    if (message.role === "user" && previous) {
      const after = userAt.get(previous.position + 1)
      edited = after === undefined || after.notKept || sent.has(after.hash) ? undefined : after.id
    }
    previous = undefined
    // A message in the history may differ from the recorded one: a reply broke off, or the client changed it. Then its
    // question, or its reply, is the recorded one.
    const isSilent =
      !keeps ||
      (message.role === "assistant"
        ? notKept.has(index - 1)
        : index < saidFrom && messages[index + 1]?.role === "assistant" && isSilentBefore(index + 1)) ||
      (notKeptElsewhere.length > 0 && isSilentBefore(index))
    if (isSilent) notKept.add(index)
    const now: SeenMessage = {
      id,
      role: message.role,
      hash,
      ...(before !== undefined && { before }),
      position,
      ...(isSilent && { notKept: true }),
    }
    seen.push(now)
    if (now.role === "user") userAt.set(position, now)
    unmatched.add(now)
    byId.set(id, now)
    ids.push(id)
    if (isSilent && keeps) continue
    if (record || capture === "all" || index > lastReply) {
      firstFresh = Math.min(firstFresh, index)
      fresh.push({ ...message, id, position })
    }
  }
  const context = messages
    .slice(0, firstFresh)
    .filter((_, index) => !notKept.has(index))
    .slice(-CONTEXT_MESSAGES)
  const lastPair = pairsOf(messages, hashes)[0]
  return {
    session,
    ids,
    fresh,
    before: context.map((message, index) => ({ ...message, position: index - context.length })),
    ...(repeated !== undefined && { repeated }),
    ...(edited !== undefined && { edited }),
    record: {
      id: session,
      next,
      seen: seen.slice(-MAX_SEEN).map((one) => (saidAgain.has(one) ? asKept(one) : one)),
      ...(record?.given && { given: record.given }),
      usedAt: at,
      ...(record === undefined ? { revision: 0 } : record.revision !== undefined && { revision: record.revision }),
      ...(lastPair === undefined ? record?.lastPair !== undefined && { lastPair: record.lastPair } : { lastPair }),
    },
  }
}

export function asKept({ notKept: _, ...seen }: SeenMessage): SeenMessage {
  return seen
}

/** The seen messages that no message of the request is yet, by what they say. Finding one takes constant time, amortised. */
class Unmatched {
  readonly #matched: ReadonlySet<SeenMessage>
  readonly #known: ReadonlySet<string>
  readonly #alike = new Map<string, SeenMessage[]>()
  readonly #behind = new Map<string, SeenMessage[]>()

  constructor(seen: readonly SeenMessage[], matched: ReadonlySet<SeenMessage>) {
    this.#matched = matched
    this.#known = new Set(seen.map((one) => one.hash))
    for (const one of seen) this.add(one)
  }

  add(one: SeenMessage): void {
    const key = matchKeyOf(one)
    append(this.#alike, key, one)
    append(this.#behind, `${key} ${one.before ?? ""}`, one)
  }

  /** The last one that says this, behind the message with the hash `before` if the session knows that. */
  find(key: string, before: string | undefined): SeenMessage | undefined {
    if (before === undefined || !this.#known.has(before)) return this.#last(this.#alike.get(key))
    const [behind, first] = [this.#last(this.#behind.get(`${key} ${before}`)), this.#last(this.#behind.get(`${key} `))]
    return (first?.position ?? -1) > (behind?.position ?? -1) ? first : behind
  }

  #last(those: SeenMessage[] = []): SeenMessage | undefined {
    for (let last = those.at(-1); last !== undefined; last = those.at(-1)) {
      if (!this.#matched.has(last)) return last
      those.pop()
    }
    return undefined
  }
}

function append(lists: Map<string, SeenMessage[]>, key: string, one: SeenMessage): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [one])
  else list.push(one)
}

function unlessMatched(one: SeenMessage | undefined, matched: ReadonlySet<SeenMessage>): SeenMessage | undefined {
  return one && !matched.has(one) ? one : undefined
}

function matchKeyOf({ role, hash }: Pick<SeenMessage, "role" | "hash">): string {
  return `${role} ${hash}`
}

/**
 * A message that repeats after the same previous message gets another id; other repetitions keep theirs. `repetitions`:
 * how many of each were named already.
 */
function idFor(
  session: string,
  message: SpokenMessage,
  previous: string,
  seen: ReadonlyMap<string, SeenMessage>,
  repetitions: Map<string, number>,
): string {
  const first = messageId(session, message.role, message.text, previous)
  for (let again = repetitions.get(first) ?? 0; ; again++) {
    const id = again === 0 ? first : messageId(session, message.role, message.text, `${previous}\n${again}`)
    repetitions.set(first, again)
    if (!seen.has(id)) return id
  }
}

/** Adds the reply to the record; `reply` is undefined if the session has seen it. `keeps` as in `DiffOptions`. */
export function withReply(
  diff: SessionDiff,
  last: SpokenMessage | undefined,
  text: string,
  keeps = true,
): { readonly record: SessionRecord; readonly reply: Message | undefined } {
  const { session, record } = diff
  const spoken: SpokenMessage = { role: "assistant", text }
  const id = messageId(session, "assistant", text, last?.text ?? "")
  const hash = hashOf(spoken)
  const before = last && hashOf(last)
  const lastPair = last?.role === "user" ? `${before}${hash}` : record.lastPair
  const pair = lastPair !== undefined && { lastPair }
  const earlier = keeps ? record.seen.filter((seen) => seen.id !== id || !seen.notKept) : record.seen
  if (earlier.some((seen) => seen.id === id)) return { record: { ...record, ...pair }, reply: undefined }
  const position = record.next
  const mark = keeps ? {} : ({ notKept: true } as const)
  const seen = { id, role: spoken.role, hash, ...(before !== undefined && { before }), position, ...mark }
  return {
    record: { ...record, ...pair, next: position + 1, seen: [...earlier, seen].slice(-MAX_SEEN) },
    reply: { ...spoken, id, position },
  }
}

/** Adds shown memories to the record. */
export function withGiven(record: SessionRecord, shown: readonly MemoryId[]): SessionRecord {
  if (shown.length === 0) return record
  const earlier = (record.given ?? []).filter((id) => !shown.includes(id))
  return { ...record, given: [...earlier, ...shown].slice(-MAX_GIVEN) }
}

/** Records a reply that only called tools: the next step of the loop finds its session by the user's message. */
export function withToolCall(diff: SessionDiff, last: SpokenMessage | undefined): SessionRecord {
  return last?.role === "user" ? { ...diff.record, lastPair: toolPairKey(last) } : diff.record
}

export function toolPairKey(last: SpokenMessage): string {
  return `${hashOf(last)} tools`
}

/**
 * Records an interrupted reply to the first message: if the client resends that message soon, the session continues.
 */
export function withInterruptedReply(
  record: SessionRecord,
  messages: readonly SpokenMessage[],
  at: number,
): SessionRecord {
  const [first, ...others] = messages
  if (first === undefined || others.length > 0) return record
  const pair = interruptedPairKey(first)
  if (record.lastPair !== undefined && record.lastPair !== pair) return record
  return { ...record, lastPair: pair, usedAt: Math.max(record.usedAt, at) }
}

/** The same when nothing of the first words of a session is kept, whatever answers them. */
export function withUnkeptStart(record: SessionRecord, messages: readonly SpokenMessage[]): SessionRecord {
  const [first, ...others] = messages
  if (first === undefined || others.length > 0 || record.lastPair !== undefined) return record
  return { ...record, lastPair: unkeptStartKey(first) }
}

export function unkeptStartKey(first: SpokenMessage): string {
  return `${hashOf(first)} unanswered`
}

export function interruptedPairKey(first: SpokenMessage): string {
  return `${hashOf(first)} broken`
}

/** Hashes of the pairs (user text, following assistant text), newest first. */
export function pairsOf(messages: readonly SpokenMessage[], hashes: readonly string[]): readonly string[] {
  const pairs: string[] = []
  for (let index = messages.length - 1; index > 0 && pairs.length < MAX_PAIRS; index--) {
    if (messages[index]?.role === "assistant" && messages[index - 1]?.role === "user") {
      pairs.push(`${hashes[index - 1]}${hashes[index]}`)
    }
  }
  return pairs
}

/** The same pairs from a session's record. */
export function pairsOfRecord({ seen }: SessionRecord): readonly string[] {
  const userHashes = new Set(seen.filter(({ role }) => role === "user").map(({ hash }) => hash))
  return seen
    .filter(({ role, before }) => role === "assistant" && before !== undefined && userHashes.has(before))
    .map(({ before, hash }) => `${before}${hash}`)
    .toReversed()
    .slice(0, MAX_PAIRS)
}

export function hashOf(message: SpokenMessage): string {
  return hash("sha256", `${message.role}\n${message.text.trim()}`, "base64url").slice(0, 22)
}
