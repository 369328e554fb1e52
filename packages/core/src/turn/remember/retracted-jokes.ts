import type { CallOptions, Change, Memory, Message, Pool, Store, Turn } from "../../contract/index.ts"
import { lastSaidIn, opensWithJoke, withoutJokes } from "../../text/spans/joke-model.ts"
import { memoryWords } from "../../text/words.ts"
import { MAX_DISTANCE } from "../pairs/corrected-facts.ts"
import { scopeOf } from "../pools.ts"
import { supersede } from "./revise-stored.ts"

/** So many facts of a session are read, and so many versions of each. */
const [MAX_READ, MAX_VERSIONS] = [100, 10]

/** The messages without what their senders take back as a joke, in the same message or in their next one. */
export function withoutRetractedJokes<M extends Pick<Message, "role" | "text">>(messages: readonly M[]): readonly M[] {
  let isTakenBack = false
  return messages
    .toReversed()
    .map((message) => {
      if (message.role !== "user") return message
      const text = withoutJokes(message.text, isTakenBack)
      isTakenBack = opensWithJoke(message.text)
      return text === message.text ? message : { ...message, text }
    })
    .toReversed()
}

/**
 * Supersedes what the user's message before this turn said last, if this turn begins by taking it back as a joke. What
 * that had replaced holds again.
 */
export async function retractJoke(
  store: Store,
  pool: Pool,
  { turn, session }: { readonly turn: Turn; readonly session: string },
  call?: CallOptions,
): Promise<readonly Change[]> {
  const first = turn.messages.find(({ role }) => role === "user")
  const before = turn.before.findLast(({ role }) => role === "user")
  if (first === undefined || before === undefined || !opensWithJoke(first.text)) return []
  const joke = lastSaidIn(before.text)
  if (joke === undefined) return []
  const where = { session, status: ["active"] } as const
  const { items } = await store.list(scopeOf(pool), { limit: MAX_READ, where }, call)
  const joked = items.filter((one) => isTold(one, joke) && isJustBefore(one, first.position))
  const changes: Change[] = []
  for (const memory of joked) changes.push(...(await retractMemory(store, pool, memory, turn.at, call)))
  return changes
}

function isTold({ category, pinned, source: { quote, origin } }: Memory, said: string): boolean {
  if (category === "turn" || pinned === true || origin !== "user" || quote === undefined) return false
  return said.includes(quote.trim()) || quote.includes(said)
}

function isJustBefore({ source }: Memory, position: number): boolean {
  const distance = position - (source.position ?? position)
  return distance > 0 && distance <= MAX_DISTANCE
}

async function retractMemory(
  store: Store,
  pool: Pool,
  memory: Memory,
  at: number,
  call?: CallOptions,
): Promise<readonly Change[]> {
  const earlier = await versionBefore(store, pool, memory, call)
  const replaced = (memory.links ?? []).flatMap(({ to, as }) => (as === "supersedes" ? [to] : []))
  const read = replaced.length === 0 ? [] : await store.read(scopeOf(pool), replaced, call)
  const back = read.flatMap((one) => {
    const isOver = one?.status === "superseded" && one.category !== "turn" && one.validUntil === memory.updatedAt
    if (!isOver) return []
    const { validUntil: _, ...rest } = one
    return [putRevision({ ...rest, status: "active" }, one.revision)]
  })
  return [earlier === undefined ? supersede(memory, at) : putRevision(earlier, memory.revision), ...back]
}

/** What a key held before the message of its memory. */
async function versionBefore(
  { history }: Store,
  pool: Pool,
  { id, key, revision, source }: Memory,
  call?: CallOptions,
): Promise<Memory | undefined> {
  if (key === undefined || revision === 1) return undefined
  const versions = await history?.versions(scopeOf(pool), id, { limit: MAX_VERSIONS }, call)
  const before = versions?.items.find((one) => one.memory?.source.message !== source.message)?.memory
  return before?.status === "active" ? before : undefined
}

/** A memory as the revision after this one. */
function putRevision({ signals: _, ...memory }: Memory, revision: number): Change {
  const next = { ...memory, revision: revision + 1 }
  return { op: "put", memory: next, index: { words: memoryWords(next) } }
}
