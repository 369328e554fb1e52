import type { State, Store } from "@keepsake/core/plugin"
import { describe, it } from "vitest"
import { storeModelProperty } from "./model.ts"
import type { ContractRule, Waiver } from "./rule.ts"
import { runRule } from "./run-rules.ts"
import { stateRules } from "./state-rules.ts"
import { storeRules } from "./store-rules.ts"

/** Enough to cover every pair of operations. A printed counterexample can be repeated by its seed. */
const DEFAULT_SEQUENCES = 50
/** Rules take milliseconds; this is for very busy machines. */
const RULE_TIMEOUT_MS = 90_000

/**
 * Defines a test for every rule, each with a fresh and empty store from `create`. Rules of missing facets are reported as skipped. A waived rule that is
 * kept fails, so that no waiver outlives its reason. `sequences` is the number of random sequences of calls that are compared with the in-memory store, each
 * with a store of its own; defaults to 50.
 */
export function describeStore(
  name: string,
  create: () => Promise<Store>,
  {
    waive = [],
    sequences = DEFAULT_SEQUENCES,
  }: { readonly waive?: readonly Waiver[]; readonly sequences?: number } = {},
): void {
  describe(`${name} keeps the contract of a store`, () => {
    testRules(create, [...storeRules, modelRule(create, sequences)], waive)
  })
}

/** Defines a test for every rule of a `State` and its queue, each with a fresh and empty one from `create`. */
export function describeState(name: string, create: () => Promise<State>): void {
  describe(`${name} keeps the contract of a state`, () => {
    testRules(create, stateRules, [])
  })
}

function testRules<Subject extends Store | State>(
  create: () => Promise<Subject>,
  rules: readonly ContractRule<Subject>[],
  waive: readonly Waiver[],
): void {
  for (const rule of rules) {
    const waiver = waive.find((candidate) => candidate.rule === rule.id)
    it(`${rule.id}: ${waiver === undefined ? rule.says : `waived, ${waiver.because}`}`, {
      timeout: RULE_TIMEOUT_MS,
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

function modelRule(create: () => Promise<Store>, runs: number): ContractRule<Store> {
  return {
    id: "model/answers-like-the-memory-store",
    says: "any sequence of calls is answered like the in-memory store answers it",
    needs: "readsOwnWrites",
    check: () => storeModelProperty(create, { runs }),
  }
}
