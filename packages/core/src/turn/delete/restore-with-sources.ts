import type { Change, Memory, MemoryId, Pool, Scope, Store, WriteOptions } from "../../contract/index.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { oneByOne, type Work } from "../jobs.ts"
import { each } from "../pages.ts"
import { poolOf, scopeOf } from "../pools.ts"
import { putAll } from "../revise.ts"
import { writeAll } from "../write-all.ts"
import { addRanges, type CutRange, cutOut } from "./cut-text.ts"
import { completeDeletion, completionJob, type DeletionParts, type LinkedDeletion } from "./delete-with-sources.ts"
import { losesSentences, withShortened } from "./note.ts"
import { findOut, readWholeTurn, type TurnPlan, type WholeTurn } from "./plan-cuts.ts"
import { undelete } from "./purge.ts"

/** A deleted memory with its last content, and the revision of the deletion. */
export interface DeletedMemory {
  readonly memory: Memory
  readonly revision: number
}

/**
 * Restores a deleted memory as `memory`. The words of a statement return to its messages, unless another deleted
 * statement has them too. A message brings the deleted statements back that it states, so that no read shows the words
 * of a deleted statement. Returns false if others changed it meanwhile.
 */
export async function restoreWithSources(
  parts: DeletionParts,
  memory: Memory,
  deletedIn: number,
  options: WriteOptions,
): Promise<boolean> {
  const pool = poolOf(memory)
  return parts.withheld.run(pool, async () => {
    const deleted = { memory: { ...memory, revision: deletedIn }, revision: deletedIn }
    if (memory.category !== "turn") return (await restoreAll(parts, pool, [deleted], options)).isFirstBack
    const { facts, out } = await findStated(parts, pool, memory)
    const { left } = cutOut(memory, out)
    const all = [{ ...deleted, memory: { ...deleted.memory, ...left } }, ...facts]
    return (await restoreAll(parts, pool, all, options)).isFirstBack
  })
}

/** Restores the words that were cut out of a turn, with the statements that keep them out. `undefined` if none were. */
export async function restoreWords(
  parts: DeletionParts,
  { tenant, pools }: Scope,
  id: MemoryId,
  options: WriteOptions,
): Promise<Memory | undefined> {
  const pool = await parts.withheld.poolOf(tenant, id)
  if (pool === undefined || (pools !== "all" && !pools.includes(pool.name))) return undefined
  return parts.withheld.run(pool, async () => {
    const [stored] = await parts.store.read(scopeOf(pool), [id])
    const record = await parts.withheld.of(tenant, id, stored)
    if (record === undefined) return undefined
    const ids = new Set(record.cuts.flatMap(({ by }) => by))
    const deleted = await Promise.all([...ids].map((one) => findDeletion(parts.store, pool, one)))
    await restoreAll(
      parts,
      pool,
      deleted.filter((one) => one !== undefined),
      options,
      [id],
    )
    const [restored] = await parts.store.read(scopeOf(pool), [id])
    return restored
  })
}

/**
 * Restores those of the memories that are deleted, and the words that were cut out of those that are turns. Resolves to
 * how many are back, facts, notes and turns. What was erased is gone.
 */
export async function restoreTogether(
  parts: DeletionParts,
  pool: Pool,
  ids: readonly MemoryId[],
  options: WriteOptions,
): Promise<number> {
  return parts.withheld.run(pool, async () => {
    const found = await Promise.all(ids.map((id) => findDeletion(parts.store, pool, id)))
    const deleted = found.filter((one) => one !== undefined)
    const others = ids.filter((_, place) => found[place] === undefined)
    return (await restoreAll(parts, pool, deleted, options, others)).restored
  })
}

/** Completes an operation that a process left unfinished. */
export function createCompletionWork(parts: DeletionParts, now: () => number): Work {
  return oneByOne((job) => {
    // Only `completionJob` makes jobs of this kind.
    const body = job.body as unknown as LinkedDeletion
    const pool = job.about
    const options = { by: body.by, at: now() }
    return parts.withheld.run(pool, async () => {
      if (body.op !== "restore") return completeDeletion(parts, pool, body, options)
      const ids = body.members.map(([id]) => id)
      const read = await parts.store.read(scopeOf(pool), ids)
      if (read.every((memory) => memory === undefined)) return
      const found = await Promise.all(ids.map((id) => findDeletion(parts.store, pool, id)))
      const left = found.filter((one, place) => one !== undefined && one.revision === body.members[place]?.[1])
      await restoreAll(
        parts,
        pool,
        left.filter((one) => one !== undefined),
        options,
        ids,
      )
    })
  })
}

/**
 * Restores deleted memories and their words, in one write if the store is atomic. `others` stand and only get their
 * words back. Resolves to whether the first is back, and to the number of statements and turns that are.
 */
async function restoreAll(
  parts: DeletionParts,
  pool: Pool,
  deleted: readonly DeletedMemory[],
  options: WriteOptions,
  others: readonly MemoryId[] = [],
): Promise<{ readonly isFirstBack: boolean; readonly restored: number }> {
  const { store, queue, withheld } = parts
  const { tenant } = pool
  const restored = new Set([...deleted.map(({ memory }) => memory.id), ...others])
  const own = new Map(deleted.map((one) => [one.memory.id, restoredRevisionOf(one, options.at)]))
  const turns: TurnPlan[] = []
  const sentences: string[] = []
  const changed: Memory[] = []
  const ids = await Promise.all([...restored].map((id) => withheld.turnsOf(tenant, id)))
  for (const id of new Set(ids.flat())) {
    const turn = await readCutTurn(parts, pool, id)
    if (turn?.record === undefined) {
      await withheld.drop(tenant, id)
      continue
    }
    const out = await rangesLeft(parts, pool, turn, restored)
    const { left, cuts } = cutOut(turn.whole, out)
    const back = turn.out.filter((range) => !out.some(({ from }) => from === range.from))
    sentences.push(...back.map(({ from, to }) => turn.whole.content.slice(from, to)))
    const revision = turn.record.revision + 1
    const { quotes } = turn.record
    if (left.content !== turn.turn.content) {
      const { spans: _, signals: __, ...rest } = turn.turn
      const stored = turn.isStored ? turn.turn.revision : turn.record.revision
      changed.push(withShortened({ ...rest, ...left, revision: stored + 1 }, left.content !== turn.whole.content))
      if (left.content === turn.whole.content) await parts.tombstones.remove({ ...rest, ...left })
    }
    const isBack = (quote: string | undefined): boolean => quote !== undefined && left.content.includes(quote)
    const quoting = quotes.filter(({ source }) => isBack(source.quote))
    const read =
      quoting.length === 0
        ? []
        : await store.read(
            scopeOf(pool),
            quoting.map(({ id }) => id),
          )
    for (const [place, { id, source }] of quoting.entries()) {
      const mine = own.get(id)
      if (mine) own.set(id, { ...mine, source: { ...mine.source, ...source } })
      const memory = mine ? undefined : read[place]
      if (memory === undefined || memory.source.quote !== undefined) continue
      const { signals: _, ...rest } = memory
      changed.push({ ...rest, source: { ...rest.source, ...source }, revision: rest.revision + 1 })
    }
    turns.push({
      turn: turn.turn,
      left,
      next: { revision, cuts, quotes: quotes.filter((one) => !quoting.includes(one)) },
    })
  }
  const all = [...own.values(), ...changed]
  const isWhole = all.length <= 1 || store.traits.atomic
  const began = deleted.map(({ memory, revision }) => ({ ...memory, revision }))
  const job = isWhole ? [] : [completionJob(pool, began, [], { op: "restore", ...options, undoDays: 0 })]
  if (job.length > 0) await queue.push(job)
  for (const { turn, left, next } of turns) await withheld.hold(turn, left, next, false)
  const signals = await signalsOf(store, pool, deleted)
  const areBack = await putAll(store, pool, all, options)
  for (const [place, one] of deleted.entries()) {
    if (areBack[place]) await undelete(parts, one.memory, one.revision, sentences)
  }
  await writeAll(
    store,
    pool,
    signals.filter(({ id }) => areBack[deleted.findIndex(({ memory }) => memory.id === id)] === true),
    options,
  )
  if (areBack.every((isBack) => isBack)) {
    for (const { turn, left, next } of turns) await withheld.hold(turn, left, next, true)
    for (const id of restored) await withheld.release(tenant, id)
  }
  if (job.length > 0) await queue.done(job.map(({ id }) => id))
  const isRestored = (memory: Memory, place: number): boolean =>
    areBack[place] === true && (own.has(memory.id) || losesSentences(memory))
  return { isFirstBack: areBack[0] === true, restored: all.filter(isRestored).length }
}

/** How often deleted memories were used. Their store has erased that. */
async function signalsOf(
  store: Store,
  pool: Pool,
  deleted: readonly DeletedMemory[],
): Promise<readonly SignalChange[]> {
  const found = await Promise.all(deleted.map(({ memory }) => findDeletion(store, pool, memory.id)))
  return found.flatMap((one): readonly SignalChange[] =>
    one?.memory.signals === undefined ? [] : [{ op: "signal", id: one.memory.id, add: one.memory.signals }],
  )
}

type SignalChange = Extract<Change, { readonly op: "signal" }>

/** A turn that words were cut out of. */
async function readCutTurn(parts: DeletionParts, pool: Pool, id: MemoryId): Promise<WholeTurn | undefined> {
  const [stored] = await parts.store.read(scopeOf(pool), [id])
  const turn = stored ?? (await parts.withheld.of(pool.tenant, id, undefined))?.turn
  return turn && readWholeTurn(parts, turn)
}

/** The words that stay out, because other deleted statements have them. One that was stated again keeps nothing out. */
async function rangesLeft(
  { store, tombstones }: DeletionParts,
  pool: Pool,
  { turn, whole, out }: WholeTurn,
  restored: ReadonlySet<MemoryId>,
): Promise<readonly CutRange[]> {
  const left: CutRange[] = []
  for (const range of out) {
    const own = range.by.some((id) => restored.has(id))
    const sentence = whole.content.slice(range.from, range.to)
    // A statement that was deleted while these words were out could not be found in them.
    const more = own ? await tombstones.statementsIn(pool, [sentence], turn.createdAt) : []
    const others = [...new Set([...range.by, ...more])].filter((id) => !restored.has(id))
    const by = await findOut(store, pool, others, sentence)
    if (by.length > 0) left.push({ ...range, by })
  }
  return left
}

/** The deleted statements that a message states, and the words of those that cannot be restored. */
async function findStated(
  { store, tombstones }: DeletionParts,
  pool: Pool,
  turn: Memory,
): Promise<{ readonly facts: readonly DeletedMemory[]; readonly out: readonly CutRange[] }> {
  const facts = new Map<MemoryId, DeletedMemory>()
  let out: readonly CutRange[] = []
  for (const { text, start, end } of sentencesOf(turn.content)) {
    const stated = await tombstones.statementsIn(pool, [text], turn.createdAt)
    for (const id of await findOut(store, pool, stated, text)) {
      const deleted = await findDeletion(store, pool, id)
      if (deleted === undefined) out = addRanges(out, [{ from: start, to: end }], id)
      else facts.set(id, deleted)
    }
  }
  return { facts: [...facts.values()], out }
}

/** Returns `undefined` if the memory exists or its versions are purged. */
async function findDeletion(store: Store, pool: Pool, id: MemoryId): Promise<DeletedMemory | undefined> {
  let revision: number | undefined
  for await (const version of each((page) => store.history?.versions(scopeOf(pool), id, page), 2)) {
    revision ??= version.memory === undefined ? version.revision : -1
    if (revision === -1) return undefined
    if (version.memory !== undefined) return { memory: version.memory, revision }
  }
  return undefined
}

function restoredRevisionOf({ memory: { signals: _, ...rest }, revision }: DeletedMemory, at: number): Memory {
  return { ...rest, updatedAt: at, revision: revision + 1 }
}
