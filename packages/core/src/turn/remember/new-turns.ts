import type { CallOptions, Change, MemoryId, Message, Scope, Store, Turn } from "../../contract/index.ts"
import { wordsOf } from "../../text/words.ts"
import type { Tombstones } from "../tombstones.ts"
import { askedToForget, withoutAsked } from "./forget-asked.ts"
import type { Kept, Prepared } from "./prepare.ts"
import type { RememberJob } from "./remember.ts"
import { isPleasantry, verbatim } from "./verbatim.ts"

/** The verbatim memories that the store lacks, with the words of the one before them set right. */
export async function newTurns(
  store: Store,
  tombstones: Tombstones,
  { pool, turn, settings }: RememberJob,
  { session, kept }: Prepared,
  gone: ReadonlyMap<MemoryId, number>,
  call?: CallOptions,
): Promise<{ readonly changes: readonly Change[]; readonly ids: readonly MemoryId[]; readonly repeated: boolean }> {
  if (settings.verbatimTurns === "off") return { changes: [], ids: [], repeated: false }
  const made = kept.flatMap(({ message, text, trust, replyTo }, index) => {
    if (isPleasantry(text)) return []
    if (message.role === "assistant" && settings.verbatimTurns === "user") return []
    const before = kept[index - 1]?.text ?? contextText(turn.before.at(-1))
    const after = kept[index + 1]?.text ?? ""
    const answers = message.role === "assistant" && replyTo !== undefined ? { replyTo } : {}
    return verbatim({
      pool,
      owner: turn.owner,
      session,
      message,
      text,
      before,
      after,
      at: turn.at,
      settings,
      trust,
      ...answers,
    })
  })
  const scope: Scope = { tenant: pool.tenant, pools: [pool.name] }
  const wanted = made.map(({ memory }) => memory.id)
  const [stored, buried, neighbour] = await Promise.all([
    store.read(scope, wanted, call),
    Promise.all(made.map(({ memory }) => tombstones.holds(pool, memory.source.message, memory.content))),
    reindexed(store, scope, session, turn, kept[0], call),
  ])
  const changes: Change[] = []
  const ids: MemoryId[] = []
  for (const [index, { memory, words }] of made.entries()) {
    // A turn that was deleted otherwise than by its owner (retention, upkeep) stays deleted, too.
    if (gone.has(memory.id) || buried[index]) continue
    ids.push(memory.id)
    if (!stored[index]) changes.push({ op: "put", memory, index: { words } })
  }
  return {
    changes: [...changes, ...neighbour],
    ids,
    repeated: made.length > 0 && stored.every((memory) => memory !== undefined),
  }
}

/** The memory of the message before this turn, now that it is known what followed. */
async function reindexed(
  store: Store,
  scope: Scope,
  session: string,
  turn: Turn,
  first: Kept | undefined,
  call?: CallOptions,
): Promise<readonly Change[]> {
  const place = first?.message.position ?? 0
  if (first === undefined || place < 1) return []
  const position = { from: place - 1, below: place }
  const where = { session, position, category: ["turn"], status: ["active", "quarantined"] } as const
  const { items } = await store.list(scope, { limit: 100, where }, call)
  const last = items.toSorted((a, b) => Number(a.metadata.part ?? 1) - Number(b.metadata.part ?? 1)).at(-1)
  if (!last) return []
  const { speaker } = last.source
  const words = wordsOf({
    text: last.content,
    ...(speaker !== undefined && { speaker }),
    before: contextText(turn.before.at(-2)),
    after: first.text,
    createdAt: last.createdAt,
  })
  return [{ op: "index", id: last.id, revision: last.revision, index: { words } }]
}

/** What a neighbour may be found by: never what it asked to forget. */
function contextText(message: Message | undefined): string {
  const text = message?.text ?? ""
  return withoutAsked(text, askedToForget(text))
}
