import { createHash } from "node:crypto"
import type { Json, Pool } from "../contract/memory.ts"
import type { State } from "../contract/state.ts"
import type { Message } from "../contract/turn.ts"
import { messageId, newId } from "./ids.ts"

/** What a client sent, blocks taken out: the words of people and of the assistant alone make a session. */
export interface Spoken {
  readonly role: "user" | "assistant"
  readonly text: string
  readonly speaker?: string
}

/** What one session has seen, oldest first; enough to tell what is new, without the words themselves. */
export interface SessionRecord {
  readonly id: string
  readonly next: number
  readonly seen: readonly Seen[]
  readonly lastPair?: string
  readonly usedAt: number
}
interface Seen {
  readonly id: string
  readonly role: "user" | "assistant"
  readonly hash: string
  /** Of the message before it; absent for the first that was in sight. */
  readonly before?: string
  readonly position: number
}

/** A request's messages set against its session. */
export interface Unfolded {
  readonly session: string
  /** Ids of every message that stands in the request, in its order. */
  readonly ids: readonly string[]
  /** What the session lacked, with ids and positions. */
  readonly fresh: readonly Message[]
  /** At most 15 messages before the fresh ones. */
  readonly before: readonly Message[]
  /** The user message whose reply is being made again. */
  readonly repeated?: string
  /** The message that an edit took the place of. */
  readonly edited?: string
  readonly record: SessionRecord
}

/** Most messages that one session remembers having seen; older ones are taken for seen. */
const MOST_SEEN = 1_000
/** Most pairs of a request that are looked up before the session counts as new. */
const MOST_PAIRS = 20
const CONTEXT = 15

/** Sets the messages of a request against what the session has seen. `record` is absent at first sight. Pure. */
export function unfold(
  messages: readonly Spoken[],
  session: string,
  record: SessionRecord | undefined,
  capture: "new" | "all",
  at: number,
): Unfolded {
  const hashes = messages.map(hashOf)
  const known = new Set(record?.seen.map((seen) => seen.hash))
  const lastReply = messages.findLastIndex((message) => message.role === "assistant")
  const seen = [...(record?.seen ?? [])]
  const fresh: Message[] = []
  const ids: string[] = []
  let next = record?.next ?? 0
  let firstFresh = messages.length
  let repeated: string | undefined
  let edited: string | undefined
  let previous: Seen | undefined
  const matched = new Set<Seen>()
  for (const [index, message] of messages.entries()) {
    const hash = hashes[index] ?? ""
    const before = hashes[index - 1]
    const match = seen.findLast(
      (one) =>
        !matched.has(one) &&
        one.role === message.role &&
        one.hash === hash &&
        (before === undefined || one.before === undefined || one.before === before || !known.has(before)),
    )
    if (match) {
      ids.push(match.id)
      matched.add(match)
      previous = match
      if (index === messages.length - 1 && message.role === "user") repeated = match.id
      continue
    }
    const id = idFor(session, message, messages[index - 1]?.text ?? "", seen)
    const position = next++
    if (message.role === "user" && previous) {
      const after = previous.position + 1
      edited = seen.find((one) => one.role === "user" && one.position === after && !hashes.includes(one.hash))?.id
    }
    previous = undefined
    seen.push({ id, role: message.role, hash, ...(before !== undefined && { before }), position })
    ids.push(id)
    if (record || capture === "all" || index > lastReply) {
      firstFresh = Math.min(firstFresh, index)
      fresh.push({ ...message, id, position })
    }
  }
  const context = messages.slice(Math.max(0, firstFresh - CONTEXT), firstFresh)
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
      seen: seen.slice(-MOST_SEEN),
      usedAt: at,
      ...(lastPair === undefined ? record?.lastPair !== undefined && { lastPair: record.lastPair } : { lastPair }),
    },
  }
}

/** A message said again after the same words is another message; everything else that repeats keeps its id. */
function idFor(session: string, message: Spoken, previous: string, seen: readonly Seen[]): string {
  for (let again = 0; ; again++) {
    const id = messageId(session, message.role, message.text, again === 0 ? previous : `${previous}\n${again}`)
    if (!seen.some((one) => one.id === id)) return id
  }
}

/** The same with the reply at its end; `reply` is undefined when the session has seen it there already. */
export function withReply(
  unfolded: Unfolded,
  last: Spoken | undefined,
  text: string,
): { readonly record: SessionRecord; readonly reply: Message | undefined } {
  const { session, record } = unfolded
  const spoken: Spoken = { role: "assistant", text }
  const id = messageId(session, "assistant", text, last?.text ?? "")
  const hash = hashOf(spoken)
  const before = last && hashOf(last)
  const lastPair = last?.role === "user" ? `${before}${hash}` : record.lastPair
  const pair = lastPair !== undefined && { lastPair }
  if (record.seen.some((seen) => seen.id === id)) return { record: { ...record, ...pair }, reply: undefined }
  const position = record.next
  const seen = { id, role: spoken.role, hash, ...(before !== undefined && { before }), position }
  return {
    record: { ...record, ...pair, next: position + 1, seen: [...record.seen, seen].slice(-MOST_SEEN) },
    reply: { ...spoken, id, position },
  }
}

/** The hashes of the pairs (user text, assistant text after it), newest first. */
function pairsOf(messages: readonly Spoken[], hashes: readonly string[]): readonly string[] {
  const pairs: string[] = []
  for (let index = messages.length - 1; index > 0 && pairs.length < MOST_PAIRS; index--) {
    if (messages[index]?.role === "assistant" && messages[index - 1]?.role === "user") {
      pairs.push(`${hashes[index - 1]}${hashes[index]}`)
    }
  }
  return pairs
}

function hashOf(message: Spoken): string {
  return createHash("sha256")
    .update(message.role)
    .update("\n")
    .update(message.text.trim())
    .digest("base64url")
    .slice(0, 22)
}

/** The sessions of all pools, kept in State: found by name or by the newest pair of texts that they have seen. */
export class Sessions {
  readonly #state: State
  /** Written but not yet durable: what the next request must already see. */
  readonly #underway = new Map<string, { readonly value: SessionRecord | readonly string[] }>()

  constructor(state: State) {
    this.#state = state
  }

  /** The record of this session, when it has one. */
  async find(pool: Pool, session: string): Promise<SessionRecord | undefined> {
    const stored = await this.#get("sessions", keyOf(pool, session))
    // Only this class writes the bucket.
    return stored as SessionRecord | undefined
  }

  /** The session that has seen the newest pair of these messages; a new id when none has. */
  async recognise(pool: Pool, messages: readonly Spoken[], at: number): Promise<string> {
    for (const pair of pairsOf(messages, messages.map(hashOf))) {
      // Only this class writes the bucket.
      const names = (await this.#get("session-pairs", keyOf(pool, pair))) as readonly string[] | undefined
      if (!names) continue
      const records = await Promise.all(names.map((name) => this.find(pool, name)))
      const [best] = records
        .filter((record) => record !== undefined)
        .toSorted((a, b) => Number(b.lastPair === pair) - Number(a.lastPair === pair) || b.usedAt - a.usedAt)
      if (best) return best.id
    }
    return newId(at)
  }

  /** Keeps what the session has now seen. Parallel requests of one session are merged, none is lost. */
  async keep(pool: Pool, record: SessionRecord): Promise<void> {
    const pair = record.lastPair
    await Promise.all([
      this.#merge("sessions", keyOf(pool, record.id), pool, record, (stored) => mergeRecords(stored, record)),
      pair !== undefined &&
        this.#merge("session-pairs", keyOf(pool, pair), pool, [record.id], (stored) =>
          [...new Set([...stored, record.id])].slice(-8),
        ),
    ])
  }

  async #get(bucket: string, key: string): Promise<unknown> {
    const underway = this.#underway.get(`${bucket}\n${key}`)
    return underway ? underway.value : (await this.#state.get(bucket, key))?.value
  }

  async #merge<T extends SessionRecord | readonly string[]>(
    bucket: string,
    key: string,
    pool: Pool,
    value: T,
    merge: (stored: T) => T,
  ): Promise<void> {
    const name = `${bucket}\n${key}`
    const earlier = this.#underway.get(name)
    // Only this class writes the bucket, always with the one shape that belongs to it.
    const now = { value: earlier ? merge(earlier.value as T) : value }
    this.#underway.set(name, now)
    try {
      for (;;) {
        const stored = await this.#state.get(bucket, key)
        const merged = stored ? merge(stored.value as T) : now.value
        // A record is plain JSON; its interface only lacks the index signature.
        const written = await this.#state.set(bucket, key, merged as unknown as Json, {
          revision: stored?.revision ?? 0,
          about: pool,
        })
        if (written) return
      }
    } finally {
      if (this.#underway.get(name) === now) this.#underway.delete(name)
    }
  }
}

function mergeRecords(stored: SessionRecord, mine: SessionRecord): SessionRecord {
  const ids = new Set(mine.seen.map((seen) => seen.id))
  const others = stored.seen.filter((seen) => !ids.has(seen.id))
  return {
    ...mine,
    next: Math.max(stored.next, mine.next),
    seen: [...others, ...mine.seen].toSorted((a, b) => a.position - b.position).slice(-MOST_SEEN),
    usedAt: Math.max(stored.usedAt, mine.usedAt),
  }
}

function keyOf(pool: Pool, name: string): string {
  return `${pool.tenant}\n${pool.name}\n${name}`
}
