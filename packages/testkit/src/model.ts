import assert from "node:assert/strict"
import { MemoryStore } from "@keepsake/core"
import type { Change, Memory, MemoryId, Outcome, Pool, Store } from "@keepsake/core/plugin"
import fc from "fast-check"
import { idOf, minute } from "./fixtures/people.ts"
import { alike, answerOf, closing, isAsked } from "./model-questions.ts"
import { type PlannedChange, type Step, steps } from "./model-steps.ts"

export interface ModelOptions {
  /** Sequences of calls, each against a fresh store. */
  readonly runs: number
  /** Of an earlier run, to see its sequences again. */
  readonly seed?: number
}

/** A counterexample is shortened for so long: with a slow store that takes minutes, or a busy machine. */
const SHORTENING_MS = 60_000

/**
 * Runs random sequences of calls against a store and against `MemoryStore`: every answer must be the same. Throws with the shortest sequence
 * found that is answered otherwise, and the seed of the run. `create` must make an empty store each time.
 */
export async function storeModelProperty(create: () => Promise<Store>, { runs, seed }: ModelOptions): Promise<void> {
  const property = fc.asyncProperty(steps, async (sequence) => {
    const store = await create()
    try {
      await store.open?.()
      await compare(store, sequence)
    } finally {
      await store[Symbol.asyncDispose]?.()
    }
  })
  const found = await fc.check(property, { numRuns: runs, ...(seed !== undefined && { seed }), endOnFailure: true })
  if (!found.failed) return
  await fc.assert(property, {
    seed: found.seed,
    path: found.counterexamplePath ?? "",
    interruptAfterTimeLimit: SHORTENING_MS,
    markInterruptAsFailure: true,
  })
  // What is answered otherwise once and not again, as by a store that depends on time.
  throw new Error(fc.defaultReportMessage(found) ?? "The counterexample was found once and not again")
}

async function compare(store: Store, sequence: readonly Step[]): Promise<void> {
  const model = new MemoryStore()
  const known = new Known()
  for (const [place, step] of [...sequence, ...closing].entries()) {
    if ("ask" in step) {
      if (!isAsked(store, step)) continue
      alike(step, await answerOf(model, step), await answerOf(store, step), store.traits)
    } else {
      const options = { by: `step ${place}`, at: minute(100 + place) }
      const changes = known.changes(step.pool, step.changes)
      const expected = await model.write(step.pool, changes, options)
      known.learn(step.pool, changes, expected)
      assert.deepEqual(await store.write(step.pool, changes, options), expected, `outcomes of step ${place}`)
    }
  }
}

/** What the sequence has done so far, as far as the revisions of later changes depend on it. */
class Known {
  readonly #ids = new Map<string, { readonly revision: number; readonly pool: string; readonly erased: boolean }>()

  changes(pool: Pool, planned: readonly PlannedChange[]): readonly Change[] {
    // One change may follow from another of the same write: revisions are counted on as if each were applied.
    const ahead = new Map<MemoryId, number>()
    return planned.flatMap((plan): readonly Change[] => {
      const id = plan.op === "put" ? plan.memory.id : idOf(plan.number)
      const stored = this.#ids.get(`${pool.tenant} ${id}`)
      // Whether an erased id may begin anew in another pool is left to the store.
      if (plan.op === "put" && stored?.erased === true && stored.pool !== pool.name) return []
      const revision = ahead.get(id) ?? stored?.revision ?? 0
      const next = Math.max(1, revision + 1 + ("offset" in plan ? (plan.offset ?? 0) : 0))
      if (plan.op === "put" || plan.op === "delete" || plan.op === "erase") ahead.set(id, next)
      return [changeOf(plan, next)]
    })
  }

  learn(pool: Pool, changes: readonly Change[], outcomes: readonly Outcome[]): void {
    for (const [place, outcome] of outcomes.entries()) {
      if (outcome.status !== "applied") continue
      const erased = changes[place]?.op === "erase"
      this.#ids.set(`${pool.tenant} ${outcome.id}`, { revision: outcome.revision, pool: pool.name, erased })
    }
  }
}

function changeOf(plan: PlannedChange, revision: number): Change {
  switch (plan.op) {
    case "put": {
      const memory: Memory = { ...plan.memory, revision }
      return { op: "put", memory, ...(plan.index && { index: plan.index }), ...(plan.copy && { copy: true }) }
    }
    case "delete":
    case "erase":
      return { op: plan.op, id: idOf(plan.number), ...(plan.offset !== undefined && { revision }) }
    case "index":
      return { op: "index", id: idOf(plan.number), revision: Math.max(1, revision - 1), index: plan.index }
    case "signal":
      return { op: "signal", id: idOf(plan.number), add: plan.add }
  }
}
