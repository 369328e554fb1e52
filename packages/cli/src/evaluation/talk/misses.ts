import type { Memory, OwnedMemory } from "@keepsake/core"
import type { BlockLine } from "./block.ts"
import type { TalkQuestion } from "./labelled-talk.ts"
import { listAll } from "./list-all.ts"

/**
 * Where a wanted value was lost: no memory contains it; recall did not find one that does; the gate was closed; the budget or the shortened line cut it
 * off; or every memory that contains it counts as out of date.
 */
export type MissReason = "never-kept" | "never-found" | "gate" | "budget" | "outdated"

export interface Miss {
  readonly pattern: string
  readonly reason: MissReason
}

/** From the end of the way to its beginning: of several memories the one that came furthest decides. */
const FURTHEST_FIRST: readonly MissReason[] = ["budget", "gate", "outdated", "never-found"]
/** By the reasons of `explain`; all others mean that recall did not find it. */
const REASONS: Readonly<Record<string, MissReason>> = {
  shown: "budget",
  "over-budget": "budget",
  "not-reached": "budget",
  gated: "gate",
  outdated: "outdated",
  "not-active": "outdated",
  "not-valid": "outdated",
}

/** The wanted values of a question that its block lacks, each with where it was lost. */
export async function missesOf(
  own: OwnedMemory,
  { ask, want }: TalkQuestion,
  block: readonly BlockLine[],
): Promise<readonly Miss[]> {
  const missing = want.filter((pattern) => !block.some(({ text }) => pattern.test(text)))
  if (missing.length === 0) return []
  const memories = await listAll((query) => own.list(query), true)
  return Promise.all(
    missing.map(async (pattern) => ({ pattern: pattern.source, reason: await reasonOf(own, ask, pattern, memories) })),
  )
}

async function reasonOf(
  own: OwnedMemory,
  ask: string,
  pattern: RegExp,
  memories: readonly Memory[],
): Promise<MissReason> {
  const ids = memories.filter(({ content }) => pattern.test(content)).map(({ id }) => id)
  if (ids.length === 0) return "never-kept"
  const { answers, gate } = await own.explain(ask, { ids })
  if (gate.code === "budget-too-small") return "budget"
  const reasons = new Set(answers.map(({ reason }) => REASONS[reason] ?? "never-found"))
  return FURTHEST_FIRST.find((reason) => reasons.has(reason)) ?? "never-found"
}
