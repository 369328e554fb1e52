import type { State, Store } from "@keepsake/core/plugin"
import { describe, it } from "vitest"
import { storeModelProperty } from "./model.ts"
import type { Rule, Waiver } from "./rule.ts"
import { runRule } from "./run-rules.ts"
import { stateRules } from "./state-rules.ts"
import { storeRules } from "./store-rules.ts"

/** Enough to meet every pair of operations; the counterexample that is printed can be run again by its seed. */
const SEQUENCES = 50
/** A rule takes milliseconds; this is for a machine with much else to do. */
const PATIENCE_MS = 90_000

/**
 * A test for every rule, each with a fresh and empty store from `create`. A rule whose facet is missing is skipped in the report.
 * A waived rule must be broken: one that is kept fails, so that no waiver outlives its reason. `sequences`
 * is how many random sequences of calls are compared with the store in memory, 50 unless said; each takes a store of its own.
 */
export function describeStore(
  name: string,
  create: () => Promise<Store>,
  { waive = [], sequences = SEQUENCES }: { readonly waive?: readonly Waiver[]; readonly sequences?: number } = {},
): void {
  describe(`${name} keeps the contract of a store`, () => {
    everyRule(create, [...storeRules, modelRule(create, sequences)], waive)
  })
}

/** A test for every rule of a `State` and its queue, each with a fresh and empty one from `create`. */
export function describeState(name: string, create: () => Promise<State>): void {
  describe(`${name} keeps the contract of a state`, () => {
    everyRule(create, stateRules, [])
  })
}

function everyRule<Subject extends Store | State>(
  create: () => Promise<Subject>,
  rules: readonly Rule<Subject>[],
  waive: readonly Waiver[],
): void {
  for (const rule of rules) {
    const waiver = waive.find((candidate) => candidate.rule === rule.id)
    it(`${rule.id}: ${waiver === undefined ? rule.says : `waived, ${waiver.because}`}`, {
      timeout: PATIENCE_MS,
    }, async ({ skip }) => {
      const { outcome, why = "", failure } = await runRule(create, rule, waiver)
      if (outcome === "skipped") skip(why)
      if (outcome === "broken") throw failure ?? new Error(why)
    })
  }
  for (const { rule } of waive.filter((waiver) => !rules.some(({ id }) => id === waiver.rule))) {
    it(`${rule}: every waiver names a rule`, () => {
      throw new Error(`There is no rule ${rule}`)
    })
  }
}

function modelRule(create: () => Promise<Store>, runs: number): Rule<Store> {
  return {
    id: "model/answers-like-the-memory-store",
    says: "any sequence of calls is answered as the store in memory answers it",
    needs: "readsOwnWrites",
    check: () => storeModelProperty(create, { runs }),
  }
}
