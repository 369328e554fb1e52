import type { CallOptions, Change, Memory, MemoryId, Message, Pool, Scope, Store } from "../../contract/index.ts"
import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { memoryWords } from "../../text/words.ts"
import { cutForgottenSentences } from "../delete/cut-forgotten-sentences.ts"
import { type CutRange, cutOut } from "../delete/cut-text.ts"
import { findOut } from "../delete/plan-cuts.ts"
import { forgetRequestsIn } from "../delete/stated-with-request.ts"
import type { TombstoneLookup } from "../delete/tombstones.ts"
import { scopeOf } from "../pools.ts"
import { isNotToKeep } from "./not-kept.ts"
import type { KeptMessage, PreparedTurn, RememberJob } from "./prepare.ts"
import { createVerbatimMemories, indexWordsOfParts, isPleasantry } from "./verbatim.ts"
import { withoutTakenBack } from "./wishes-about-others.ts"

export interface NewTurns {
  readonly changes: readonly Change[]
  readonly ids: readonly MemoryId[]
  /** Whether the turn was written before; if nothing of it shows that, whether its job ran before. */
  readonly repeated: boolean
}

/** The tombstones, and which messages of the turn are stated anew: the others come from a resent history. */
export interface TurnTombstones extends TombstoneLookup {
  isStated(message: string): boolean
}

/** Plans the missing verbatim memories, and the reindexing of the previous one. */
export async function planNewTurns(
  store: Store,
  tombstones: TurnTombstones,
  { pool, turn, settings, ranBefore }: RememberJob,
  { session, kept: all }: PreparedTurn,
  gone: ReadonlyMap<MemoryId, number>,
  call?: CallOptions,
): Promise<NewTurns> {
  const whose = settings.verbatimTurns
  if (whose === "off") return { changes: [], ids: [], repeated: ranBefore }
  const kept = await Promise.all(
    all.map(async (one) =>
      tombstones.isStated(one.message.id) ? one : { ...one, text: await cutDeleted(store, tombstones, pool, one.text) },
    ),
  )
  const partsByMessage = kept.map(({ message, text, trust, handed, replyTo }): readonly Memory[] => {
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
      ...(handed && { handed }),
      ...answers,
    })
  })
  const made = partsByMessage.flat()
  const scope = scopeOf(pool)
  const [stored, buried, [last, lastButOne], before, beforeThat] = await Promise.all([
    store.read(
      scope,
      made.map(({ id }) => id),
      call,
    ),
    Promise.all(made.map(({ source, content }) => tombstones.holds(pool, source.message, content))),
    findPrevious(store, scope, session, kept[0], call),
    contextText(store, tombstones, pool, turn.before, -1),
    contextText(store, tombstones, pool, turn.before, -2),
  ])
  const known = new Set(made.filter((_, index) => stored[index] !== undefined).map(({ id }) => id))
  const out = made.filter((_, index) => buried[index])
  const outIds = new Set(out.map(({ id }) => id))
  const outMessages = new Set(out.map(({ source }) => source.message))
  // A deleted turn is not found through its neighbours either.
  const texts = kept.map(({ message, text }) => (outMessages.has(message.id) ? "" : text))
  const isIndexed = (stored: readonly Memory[], at: number): boolean =>
    stored.length > 0 || (whose === "user" && turn.before.at(at)?.role === "assistant")
  const previous = isIndexed(last, -1) ? before : ""
  const changes: Change[] = []
  const ids: MemoryId[] = []
  for (const [index, parts] of partsByMessage.entries()) {
    if (parts.every(({ id }) => known.has(id))) {
      ids.push(...parts.map(({ id }) => id).filter((id) => !outIds.has(id) && !gone.has(id)))
      continue
    }
    await yieldToEventLoop()
    const words = indexWordsOfParts(parts, texts[index - 1] ?? previous, texts[index + 1] ?? "")
    for (const [part, memory] of parts.entries()) {
      // A turn that was deleted by retention or upkeep stays deleted too.
      if (gone.has(memory.id) || outIds.has(memory.id)) continue
      ids.push(memory.id)
      const own = words[part]
      if (!known.has(memory.id)) changes.push({ op: "put", memory, ...(own && { index: { words: own } }) })
    }
  }
  const neighbour = reindexPrevious(last, isIndexed(lastButOne, -2) ? beforeThat : "", texts[0] ?? "")
  return {
    changes: [...changes, ...neighbour],
    ids,
    repeated: made.length > 0 ? stored.every((memory) => memory !== undefined) : ranBefore,
  }
}

/**
 * The verbatim memories of the message before this turn and of the one before that, their last parts in order. A neighbour that is not
 * stored, such as the history that a client sends along at first, is no part of an index entry: nobody could find or forget its words.
 */
async function findPrevious(
  store: Store,
  scope: Scope,
  session: string,
  first: KeptMessage | undefined,
  call?: CallOptions,
): Promise<readonly [last: readonly Memory[], lastButOne: readonly Memory[]]> {
  const place = first?.message.position ?? 0
  if (place < 1) return [[], []]
  const position = { from: place - 2, below: place }
  const where = { session, position, category: ["turn"], status: ["active", "quarantined"] } as const
  const { items } = await store.list(scope, { limit: 200, where }, call)
  const partsAt = (wanted: number): readonly Memory[] =>
    items
      .filter(({ source }) => source.position === wanted)
      .toSorted((a, b) => Number(a.metadata.part ?? 1) - Number(b.metadata.part ?? 1))
      .slice(-2)
  return [partsAt(place - 1), partsAt(place - 2)]
}

/** Reindexes the previous memory with the message that followed. */
function reindexPrevious(parts: readonly Memory[], before: string, after: string): readonly Change[] {
  const last = parts.at(-1)
  if (!last) return []
  const words = memoryWords(last, parts.at(-2)?.content ?? before, after)
  return [{ op: "index", id: last.id, revision: last.revision, index: { words } }]
}

/**
 * The text of a neighbour for the index: without deleted messages, messages that are not kept, and what they asked to
 * forget.
 */
async function contextText(
  store: Store,
  tombstones: TombstoneLookup,
  pool: Pool,
  before: readonly Message[],
  at: number,
): Promise<string> {
  const text = before.at(at)?.text ?? ""
  const asking = before.slice(0, before.length + at + 1).findLastIndex(({ role }) => role === "user")
  if (text === "" || isNotToKeep(before, asking) || (await tombstones.holdsTail(pool, text))) return ""
  const tail = withoutTakenBack(text.slice(-MAX_CONTEXT_CHARACTERS))
  return cutDeleted(store, tombstones, pool, cutForgottenSentences(tail, forgetRequestsIn(tail)))
}

/** The end of a text that its neighbours are indexed with, and the sentence that it may begin in. */
const MAX_CONTEXT_CHARACTERS = 2_000

/** A text without the sentences that state what was deleted. One that was stated again is deleted no more. */
async function cutDeleted(store: Store, tombstones: TombstoneLookup, pool: Pool, text: string): Promise<string> {
  const out: CutRange[] = []
  for (const { text: sentence, start, end } of sentencesOf(text)) {
    const by = await findOut(store, pool, await tombstones.statementsIn(pool, [sentence], 0), sentence)
    if (by.length > 0) out.push({ from: start, to: end, by })
  }
  return out.length === 0 ? text : cutOut({ content: text }, out).left.content
}
