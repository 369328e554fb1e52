import { MemoryError } from "../../contract/errors.ts"
import type { Memory, MemoryId, ReviewReason, Scope } from "../../contract/memory.ts"
import { STATUSES } from "../../contract/memory.ts"
import type { Page, PageQuery, Store, Where, WriteOptions } from "../../contract/store.ts"
import { withOutdatedWords } from "../../turn/outdate-words.ts"
import { poolOf, scopeOf } from "../../turn/pools.ts"
import { reviewOf, reviewSentences } from "../../turn/remember/review-reasons.ts"
import { supersede } from "../../turn/remember/revise-stored.ts"
import { revise } from "../../turn/revise.ts"
import { writeAll } from "../../turn/write-all.ts"
import type { UndoParts } from "./undo.ts"
import { applyUpdate } from "./update.ts"

/** A memory that waits for a person's decision. */
export interface Reviewable {
  readonly memory: Memory
  readonly because: "quarantined" | "conflicting" | "duplicate" | "forget"
  /** Why it waits, as a code. */
  readonly code: ReviewReason
  /** Why it waits, as a sentence. */
  readonly reason: string
  /** The memories that it repeats or contradicts. */
  readonly against: readonly Memory[]
}

/**
 * A decision. `merge` writes `content`, or else the content of the reviewed memory, into the memory `into` and deletes
 * the reviewed one.
 */
export type Decision =
  | { readonly decision: "accept" }
  /**
   * The reading was wrong, not what the person said: the words stay, unless they are to be removed. Default: `keep`, and
   * `remove` where a person asked to forget.
   */
  | { readonly decision: "reject"; readonly words?: "keep" | "remove" }
  | { readonly decision: "merge"; readonly into: MemoryId; readonly content?: string }

const WAITING = ["active", "quarantined"] as const
const waitingBecause: Readonly<Record<Reviewable["because"], Where>> = {
  quarantined: { status: ["quarantined"] },
  conflicting: { status: WAITING, review: ["conflicts"] },
  duplicate: { status: WAITING, review: ["repeats"] },
  forget: { status: STATUSES, review: ["forget-unclear"] },
}

/** Lists memories that wait for review, newest first. */
export async function listReviewable(
  store: Store,
  scope: Scope,
  where: Where,
  because: Reviewable["because"],
  page: PageQuery,
): Promise<Page<Reviewable>> {
  const waiting = { ...where, ...waitingBecause[because] }
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
 * Applies a decision. An accepted memory is recalled from then on and supersedes what it contradicts; what it repeats
 * stays. A rejected one is deleted and not stored again from the same message. Returns the resulting memory, if any.
 * `options_invalid` if the memory does not wait for review.
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
      if (reason === "forget-unclear") {
        return revise(parts.store, memory, ({ review: _, ...stored }) => stored, options, expected)
      }
      return accept(parts, memory, options, expected)
    case "reject":
      await parts.softDelete([memory], options.by, options.at, {
        alone: (decision.words ?? (reason === "forget-unclear" ? "remove" : "keep")) === "keep",
      })
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
  const superseded = contradicted.map((other) => supersede(other, options.at))
  await writeAll(store, pool, await withOutdatedWords(store, pool, superseded), options)
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
      remedy: "Name one of the memories that the review shows with it.",
    })
  }
  const merged = await revise(store, target, (stored) => applyUpdate(stored, { content }, redactSecrets), options)
  await softDelete([memory], options.by, options.at, { alone: true })
  return merged
}

async function againstOf(store: Store, memory: Memory, kind?: "conflicts"): Promise<readonly Memory[]> {
  const ids = (memory.links ?? []).filter(({ as }) => kind === undefined || as === kind).map(({ to }) => to)
  if (ids.length === 0) return []
  const read = await store.read(scopeOf(poolOf(memory)), ids)
  return read.filter((other) => other !== undefined)
}
