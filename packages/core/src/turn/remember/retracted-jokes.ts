import type { CallOptions, Change, Memory, Message, Pool, Store, Turn } from "../../contract/index.ts"
import { asksSomething } from "../../text/questions.ts"
import { lastSaidIn, opensWithJoke, withoutJokes } from "../../text/spans/joke-model.ts"
import { memoryWords } from "../../text/words.ts"
import { MAX_DISTANCE } from "../pairs/corrected-facts.ts"
import { scopeOf } from "../pools.ts"
import { supersede } from "./revise-stored.ts"

/** So many facts of the messages before are read, and so many versions of each. */
const [MAX_READ, MAX_VERSIONS] = [100, 10]

type Said = Pick<Message, "role" | "text">

/** The messages without what their senders take back as a joke, in the same message or in their next one. */
export function withoutRetractedJokes<M extends Said>(messages: readonly M[], before: readonly Said[]): readonly M[] {
  const answers = findAnswers([...before, ...messages])
  let isTakenBack = false
  return messages
    .toReversed()
    .map((message) => {
      if (message.role !== "user") return message
      const isAnswer = answers.has(message)
      const text = withoutJokes(message.text, { isAnswer, isTakenBack })
      isTakenBack = opensWithJoke(message.text, isAnswer)
      return text === message.text ? message : { ...message, text }
    })
    .toReversed()
}

/** The user's messages behind a reply that asks something. */
function findAnswers<M extends Said>(messages: readonly M[]): ReadonlySet<M> {
  const found = new Set<M>()
  let isAsked = false
  for (const message of messages) {
    if (message.role === "assistant") isAsked ||= asksSomething(message.text)
    if (message.role !== "user") continue
    if (isAsked) found.add(message)
    isAsked = false
  }
  return found
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
  if (first === undefined || before === undefined) return []
  const isAnswer = findAnswers([...turn.before, ...turn.messages]).has(first)
  if (!opensWithJoke(first.text, isAnswer)) return []
  const joke = lastSaidIn(before.text)
  if (joke === undefined) return []
  const position = { from: Math.max(0, first.position - MAX_DISTANCE), below: first.position }
  const where = { session, status: ["active"], exceptCategory: ["turn"], position } as const
  const { items } = await store.list(scopeOf(pool), { limit: MAX_READ, where }, call)
  const joked = items.filter((one) => isTold(one, joke))
  const changes: Change[] = []
  for (const memory of joked) changes.push(...(await retractMemory(store, pool, memory, turn.at, call)))
  return changes
}

function isTold({ pinned, source: { quote, origin } }: Memory, said: string): boolean {
  if (pinned === true || origin !== "user" || quote === undefined) return false
  return said.includes(quote.trim()) || quote.includes(said)
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
