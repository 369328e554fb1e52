import type { Memory } from "../../contract/memory.ts"
import { analyse } from "../../text/analyse.ts"
import { topicWords } from "../../text/query-words.ts"
import { addressKey, valuesIn } from "../address-relation.ts"
import type { RankedCandidate } from "./candidates.ts"
import type { Cues } from "./cues.ts"
import type { ExplainRecorder } from "./explain-recorder.ts"

/** Minimum share of the words of a past value without names and numbers that a message holds to state it. */
const STATED = 0.6

/**
 * Leaves past values out of a question about now: the superseded memories of the addresses that it asks for, and earlier
 * messages, an assistant's too, that hold such a value and none that holds now. A question about the past gets them all.
 */
export function withoutPastValues(
  ranked: readonly RankedCandidate[],
  cues: Cues,
  recorder: ExplainRecorder | undefined,
): readonly RankedCandidate[] {
  const past = ranked.filter(({ memory }) => memory.status !== "active")
  if (past.length === 0 || cues.before) return ranked
  const heads = ranked.flatMap(({ memory }) => (memory.status === "active" && memory.about ? [memory] : []))
  const values = past.flatMap(({ memory }) => {
    const now = heads.filter(({ about }) => about && memory.about && addressKey(about) === addressKey(memory.about))
    const [head] = now.toSorted((one, other) => other.updatedAt - one.updatedAt)
    return head === undefined ? [] : [createValueTest(memory, now, head)]
  })
  return ranked.filter(({ memory }) => {
    const by = memory.status === "active" ? values.find((states) => states(memory) !== undefined)?.(memory) : memory.id
    if (by !== undefined) recorder?.recordDrop(memory.id, { reason: "outdated", by })
    return by === undefined
  })
}

/** Tests whether a message states the past value; gives the memory that holds now. */
function createValueTest(past: Memory, now: readonly Memory[], head: Memory): (memory: Memory) => string | undefined {
  const current = new Set(now.flatMap(({ content }) => analyse(content)))
  const named = new Set(
    valuesIn(past.content)
      .flatMap(analyse)
      .filter((word) => !current.has(word)),
  )
  const told = new Set(topicWords(past.content).filter((word) => !current.has(word)))
  const fresh = new Set(now.flatMap(({ content }) => valuesIn(content)).flatMap(analyse))
  return ({ category, content, createdAt, source }) => {
    // What a person says later may be true again; an assistant repeats what it was given.
    const isLater = createdAt > head.updatedAt && source.origin !== "assistant"
    if (category !== "turn" || isLater) return undefined
    const words = new Set(analyse(content))
    const held = (list: ReadonlySet<string>): number => [...list].filter((word) => words.has(word)).length
    const states = named.size > 0 ? held(named) > 0 : told.size > 1 && held(told) >= STATED * told.size
    return states && held(fresh) === 0 ? head.id : undefined
  }
}

/** Keeps the order, with the lines on one matter together, newest first, at the place of the best one. */
export function groupMatters<T extends { readonly memory: Memory }>(lines: readonly T[]): readonly T[] {
  const matters = Map.groupBy(lines, ({ memory }) =>
    memory.about === undefined ? memory.id : addressKey(memory.about),
  )
  return [...matters.values()].flatMap((same) =>
    same.toSorted((one, other) => other.memory.updatedAt - one.memory.updatedAt),
  )
}
