import assert from "node:assert/strict"
import { MemoryStore } from "@keepsake/core"
import type { Change, Memory, MemoryId, Outcome, Pool, Store } from "@keepsake/core/plugin"
import fc from "fast-check"
import { minute, numberedId } from "./fixtures/memories.ts"
import { answerQuestion, assertSameAnswer, finalQuestions, isSupported } from "./model-questions.ts"
import { type PlannedChange, type Step, steps } from "./model-steps.ts"

export interface ModelOptions {
  /** Number of sequences, each run against a fresh store. */
  readonly runs: number
  /** Seed of an earlier run, to repeat its sequences. */
  readonly seed?: number
}

/** Time limit for shrinking a counterexample, which takes minutes with a slow store or on a busy machine. */
const SHRINKING_MS = 60_000

/**
 * Property-based test: runs random sequences of calls against a store and against `MemoryStore`, whose answers must be equal. Throws with the shortest
 * counterexample found and the seed of the run. `create` must return an empty store each time.
 */
export async function storeModelProperty(create: () => Promise<Store>, { runs, seed }: ModelOptions): Promise<void> {
  const property = fc.asyncProperty(steps, async (sequence) => {
    const store = await create()
    try {
      await store.open?.()
      await compareWithModel(store, sequence)
    } finally {
      await store[Symbol.asyncDispose]?.()
    }
  })
  const found = await fc.check(property, { numRuns: runs, ...(seed !== undefined && { seed }), endOnFailure: true })
  if (!found.failed) return
  await fc.assert(property, {
    seed: found.seed,
    path: found.counterexamplePath ?? "",
    interruptAfterTimeLimit: SHRINKING_MS,
    markInterruptAsFailure: true,
  })
  // Reached if the counterexample cannot be reproduced, for example because the store depends on time.
  throw new Error(fc.defaultReportMessage(found) ?? "The counterexample was found once and not again")
}

async function compareWithModel(store: Store, sequence: readonly Step[]): Promise<void> {
  const model = new MemoryStore()
  const known = new RevisionTracker()
  for (const [place, step] of [...sequence, ...finalQuestions].entries()) {
    if ("ask" in step) {
      if (!isSupported(store, step)) continue
      assertSameAnswer(step, await answerQuestion(model, step), await answerQuestion(store, step), store.traits)
    } else {
      const options = { by: `step ${place}`, at: minute(100 + place) }
      const changes = known.toChanges(step.pool, step.changes)
      const expected = await model.write(step.pool, changes, options)
      known.recordOutcomes(step.pool, changes, expected)
      assert.deepEqual(await store.write(step.pool, changes, options), expected, `outcomes of step ${place}`)
    }
  }
}

/** Tracks the revisions after the sequence so far, from which later changes derive theirs. */
class RevisionTracker {
  readonly #ids = new Map<string, { readonly revision: number; readonly pool: string; readonly erased: boolean }>()

  toChanges(pool: Pool, planned: readonly PlannedChange[]): readonly Change[] {
    // A change may build on another one of the same write, so revisions advance as if each were applied.
    const ahead = new Map<MemoryId, number>()
    return planned.flatMap((plan): readonly Change[] => {
      const id = plan.op === "put" ? plan.memory.id : numberedId(plan.number)
      const stored = this.#ids.get(`${pool.tenant} ${id}`)
      // Stores may differ in whether an erased id can be reused in another pool.
      if (plan.op === "put" && stored?.erased === true && stored.pool !== pool.name) return []
      const revision = ahead.get(id) ?? stored?.revision ?? 0
      const next = Math.max(1, revision + 1 + ("offset" in plan ? (plan.offset ?? 0) : 0))
      if (plan.op === "put" || plan.op === "delete" || plan.op === "erase") ahead.set(id, next)
      return [toChange(plan, next)]
    })
  }

  recordOutcomes(pool: Pool, changes: readonly Change[], outcomes: readonly Outcome[]): void {
    for (const [place, outcome] of outcomes.entries()) {
      if (outcome.status !== "applied") continue
      const erased = changes[place]?.op === "erase"
      this.#ids.set(`${pool.tenant} ${outcome.id}`, { revision: outcome.revision, pool: pool.name, erased })
    }
  }
}

function toChange(plan: PlannedChange, revision: number): Change {
  switch (plan.op) {
    case "put": {
      const memory: Memory = { ...plan.memory, revision }
      return { op: "put", memory, ...(plan.index && { index: plan.index }), ...(plan.copy && { copy: true }) }
    }
    case "delete":
    case "erase":
      return { op: plan.op, id: numberedId(plan.number), ...(plan.offset !== undefined && { revision }) }
    case "index":
      return { op: "index", id: numberedId(plan.number), revision: Math.max(1, revision - 1), index: plan.index }
    case "signal":
      return { op: "signal", id: numberedId(plan.number), add: plan.add }
  }
}
