import type { CallOptions, Change, Memory, MemoryId, Message, Pool, Scope, Store } from "../../contract/index.ts"
import { wordsOf } from "../../text/words.ts"
import { cutForgottenSentences, parseForgetRequests } from "../delete/forget-requests.ts"
import type { TombstoneLookup } from "../delete/tombstones.ts"
import { yieldToEventLoop } from "../event-loop.ts"
import { scopeOf } from "../pools.ts"
import { asksNotToKeep } from "./not-kept.ts"
import type { KeptMessage, PreparedTurn } from "./prepare.ts"
import type { RememberJob } from "./remember.ts"
import { createVerbatimMemories, indexWordsOfParts, isPleasantry } from "./verbatim.ts"

export interface NewTurns {
  readonly changes: readonly Change[]
  readonly ids: readonly MemoryId[]
  /** Whether the turn was written before; if nothing of it shows that, whether its job ran before. */
  readonly repeated: boolean
}

/** Plans the missing verbatim memories, and the reindexing of the previous one. */
export async function planNewTurns(
  store: Store,
  tombstones: TombstoneLookup,
  { pool, turn, settings, ranBefore }: RememberJob,
  { session, kept }: PreparedTurn,
  gone: ReadonlyMap<MemoryId, number>,
  call?: CallOptions,
): Promise<NewTurns> {
  const whose = settings.verbatimTurns
  if (whose === "off") return { changes: [], ids: [], repeated: ranBefore }
  const said = kept.map(({ message, text, trust, replyTo }): readonly Memory[] => {
    if (isPleasantry(text) || (message.role === "assistant" && whose === "user")) return []
    const answers = message.role === "assistant" && replyTo !== undefined ? { replyTo } : {}
    return createVerbatimMemories({
      pool,
      owner: turn.owner,
      session,
      message,
      text,
      at: turn.at,
      settings,
      trust,
      ...answers,
    })
  })
  const made = said.flat()
  const scope = scopeOf(pool)
  const [stored, buried, last, before, beforeThat] = await Promise.all([
    store.read(
      scope,
      made.map(({ id }) => id),
      call,
    ),
    Promise.all(made.map(({ source, content }) => tombstones.holds(pool, source.message, content))),
    findPrevious(store, scope, session, kept[0], call),
    contextText(tombstones, pool, turn.before, -1),
    contextText(tombstones, pool, turn.before, -2),
  ])
  const known = new Set(made.filter((_, index) => stored[index] !== undefined).map(({ id }) => id))
  const out = made.filter((_, index) => buried[index])
  const outIds = new Set(out.map(({ id }) => id))
  const outMessages = new Set(out.map(({ source }) => source.message))
  // A deleted turn is not found through its neighbours either.
  const texts = kept.map(({ message, text }) => (outMessages.has(message.id) ? "" : text))
  const changes: Change[] = []
  const ids: MemoryId[] = []
  for (const [index, parts] of said.entries()) {
    if (parts.every(({ id }) => known.has(id))) {
      ids.push(...parts.map(({ id }) => id).filter((id) => !outIds.has(id) && !gone.has(id)))
      continue
    }
    await yieldToEventLoop()
    const words = indexWordsOfParts(parts, texts[index - 1] ?? before, texts[index + 1] ?? "")
    for (const [part, memory] of parts.entries()) {
      // A turn that was deleted by retention or upkeep stays deleted too.
      if (gone.has(memory.id) || outIds.has(memory.id)) continue
      ids.push(memory.id)
      const own = words[part]
      if (!known.has(memory.id)) changes.push({ op: "put", memory, ...(own && { index: { words: own } }) })
    }
  }
  const neighbour = reindexPrevious(last, beforeThat, texts[0] ?? "")
  return {
    changes: [...changes, ...neighbour],
    ids,
    repeated: made.length > 0 ? stored.every((memory) => memory !== undefined) : ranBefore,
  }
}

/** The verbatim memory of the message before this turn, its last parts in order. */
async function findPrevious(
  store: Store,
  scope: Scope,
  session: string,
  first: KeptMessage | undefined,
  call?: CallOptions,
): Promise<readonly Memory[]> {
  const place = first?.message.position ?? 0
  if (place < 1) return []
  const position = { from: place - 1, below: place }
  const where = { session, position, category: ["turn"], status: ["active", "quarantined"] } as const
  const { items } = await store.list(scope, { limit: 100, where }, call)
  return items.toSorted((a, b) => Number(a.metadata.part ?? 1) - Number(b.metadata.part ?? 1)).slice(-2)
}

/** Reindexes the previous memory with the message that followed. */
function reindexPrevious(parts: readonly Memory[], before: string, after: string): readonly Change[] {
  const last = parts.at(-1)
  if (!last) return []
  const { speaker } = last.source
  const words = wordsOf({
    text: last.content,
    ...(speaker !== undefined && { speaker }),
    before: parts.at(-2)?.content ?? before,
    after,
    createdAt: last.createdAt,
  })
  return [{ op: "index", id: last.id, revision: last.revision, index: { words } }]
}

/**
 * The text of a neighbour for the index: without deleted messages, messages that are not kept, and what they asked to
 * forget.
 */
async function contextText(
  tombstones: TombstoneLookup,
  pool: Pool,
  before: readonly Message[],
  at: number,
): Promise<string> {
  const text = before.at(at)?.text ?? ""
  const asking = before.slice(0, before.length + at + 1).findLast(({ role }) => role === "user")
  if (text === "" || asksNotToKeep(asking?.text ?? "") || (await tombstones.holdsTail(pool, text))) return ""
  return cutForgottenSentences(text, parseForgetRequests(text))
}
