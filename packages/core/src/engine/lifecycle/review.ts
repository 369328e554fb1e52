import { MemoryError } from "../../contract/errors.ts"
import type { Memory, MemoryId, ReviewReason, Scope } from "../../contract/memory.ts"
import type { Page, PageQuery, Store, Where, WriteOptions } from "../../contract/store.ts"
import { poolOf, scopeOf } from "../../turn/pools.ts"
import { supersede } from "../../turn/remember/reconcile.ts"
import { reviewOf, reviewSentences } from "../../turn/remember/review-reasons.ts"
import { revise } from "../../turn/revise.ts"
import type { UndoParts } from "./undo.ts"
import { updated } from "./update.ts"

/** A memory that waits for a person's decision. */
export interface Reviewable {
  readonly memory: Memory
  readonly because: "quarantined" | "conflicting" | "duplicate"
  /** Why it waits, for programs. */
  readonly code: ReviewReason
  /** The same as a sentence. */
  readonly reason: string
  /** The memories it restates, contradicts or would take the place of. */
  readonly against: readonly Memory[]
}

/** What was decided. `merge` takes `content`, or else the reviewed memory's own, into the memory `into`, and forgets the reviewed one. */
export type Decision =
  | { readonly decision: "accept" | "reject" }
  | { readonly decision: "merge"; readonly into: MemoryId; readonly content?: string }

/** What waits for review, newest first. */
export async function reviewable(
  store: Store,
  scope: Scope,
  where: Where,
  because: Reviewable["because"],
  page: PageQuery,
): Promise<Page<Reviewable>> {
  const waiting: Where =
    because === "quarantined"
      ? { ...where, status: ["quarantined"] }
      : { ...where, review: [because === "conflicting" ? "conflicts" : "repeats"] }
  const { items, next } = await store.list(scope, { ...page, where: waiting })
  const shown = await Promise.all(
    items.map(async (memory) => {
      const code = reviewOf(memory) ?? "unknown"
      return { memory, because, code, reason: reviewSentences[code], against: await againstOf(store, memory) }
    }),
  )
  return next === undefined ? { items: shown } : { items: shown, next }
}

/**
 * Does what was decided. Accepted, a memory is recalled from then on, and what it contradicts was true until now, while what it restates stays beside it; rejected, it is forgotten and is not kept
 * again from the same message. The memory that stands afterwards, or nothing. `options_invalid` when nothing of it waits for review.
 */
export async function decide(
  parts: UndoParts,
  memory: Memory,
  decision: Decision,
  redactSecrets: boolean,
  options: WriteOptions,
  expected?: number,
): Promise<Memory | undefined> {
  const reason = reviewOf(memory)
  if (reason === undefined) {
    throw new MemoryError("options_invalid", `The memory ${memory.id} does not wait for review`, {
      remedy: "Change, delete or restore it instead.",
    })
  }
  switch (decision.decision) {
    case "accept":
      return accept(parts, memory, options, expected)
    case "reject":
      // What only restates another memory is not untrue: its message stays, as the other memory does.
      await parts.softDelete([memory], options.by, options.at, reason === "repeats")
      return undefined
    case "merge":
      return merge(parts, memory, decision, redactSecrets, options)
  }
}

async function accept(
  { store }: UndoParts,
  memory: Memory,
  options: WriteOptions,
  expected: number | undefined,
): Promise<Memory | undefined> {
  const contradicted = (await againstOf(store, memory, "conflicts")).filter(({ status }) => status === "active")
  const accepted = await revise(
    store,
    memory,
    ({ review: _, links = [], ...stored }) => ({
      ...stored,
      status: "active",
      ...(links.length > 0 && {
        links: links.map(({ to, as }) => ({ to, as: as === "conflicts" ? ("supersedes" as const) : as })),
      }),
    }),
    options,
    expected,
  )
  if (accepted === undefined || contradicted.length === 0) return accepted
  const pool = { tenant: memory.owner.tenant, name: memory.pool }
  await store.write(
    pool,
    contradicted.map((other) => supersede(other, options.at)),
    options,
  )
  return accepted
}

async function merge(
  { store, softDelete }: UndoParts,
  memory: Memory,
  { into, content = memory.content }: Extract<Decision, { readonly decision: "merge" }>,
  redactSecrets: boolean,
  options: WriteOptions,
): Promise<Memory | undefined> {
  const [target] = into === memory.id ? [] : await store.read(scopeOf(poolOf(memory)), [into])
  if (target === undefined) {
    throw new MemoryError("options_invalid", `There is no other memory ${into} in the same pool to merge into`, {
      remedy: "Name one that the review shows beside it.",
    })
  }
  const merged = await revise(store, target, (stored) => updated(stored, { content }, redactSecrets), options)
  await softDelete([memory], options.by, options.at, true)
  return merged
}

async function againstOf(store: Store, memory: Memory, kind?: "conflicts"): Promise<readonly Memory[]> {
  const ids = (memory.links ?? []).filter(({ as }) => kind === undefined || as === kind).map(({ to }) => to)
  if (ids.length === 0) return []
  const read = await store.read(scopeOf(poolOf(memory)), ids)
  return read.filter((other) => other !== undefined)
}
