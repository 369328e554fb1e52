import type { State, Store } from "@keepsake/core/plugin"
import { describe, it } from "vitest"
import { storeModelProperty } from "./model.ts"
import type { ContractRule, Reopen, Waiver } from "./rule.ts"
import { runRule } from "./run-rules.ts"
import { stateRules } from "./state-rules.ts"
import { storeRules } from "./store-rules.ts"

/** Enough to cover every pair of operations. A printed counterexample can be repeated by its seed. */
const DEFAULT_SEQUENCES = 50
/** Rules take milliseconds; this is for very busy machines. */
const RULE_TIMEOUT_MS = 90_000

/**
 * A test for every rule, each with a fresh and empty store from `create`. A rule whose requireFacet is missing is skipped in the report.
 * A waived rule must be broken: one that is kept fails, so that no waiver outlives its reason. `sequences`
 * is how many random sequences of calls are compared with the store in memory, 50 unless said; each takes a store of its own.
 * `reopen` opens the data of a closed store again; a store that forgets on purpose waives the rules about a restart instead.
 */
export function describeStore(
  name: string,
  create: () => Promise<Store>,
  {
    waive = [],
    sequences = DEFAULT_SEQUENCES,
    reopen,
  }: { readonly waive?: readonly Waiver[]; readonly sequences?: number; readonly reopen?: Reopen<Store> } = {},
): void {
  describe(`${name} keeps the contract of a store`, () => {
    testRules(create, [...storeRules, modelRule(create, sequences)], waive, reopen)
  })
}

/** A test for every rule of a `State` and its queue, each with a fresh and empty one from `create`. */
export function describeState(
  name: string,
  create: () => Promise<State>,
  { waive = [], reopen }: { readonly waive?: readonly Waiver[]; readonly reopen?: Reopen<State> } = {},
): void {
  describe(`${name} keeps the contract of a state`, () => {
    testRules(create, stateRules, waive, reopen)
  })
}

function testRules<Subject extends Store | State>(
  create: () => Promise<Subject>,
  rules: readonly ContractRule<Subject>[],
  waive: readonly Waiver[],
  reopen: Reopen<Subject> | undefined,
): void {
  for (const rule of rules) {
    const waiver = waive.find((candidate) => candidate.rule === rule.id)
    it(`${rule.id}: ${waiver === undefined ? rule.says : `waived, ${waiver.because}`}`, {
      timeout: RULE_TIMEOUT_MS,
    }, async ({ skip }) => {
      const { outcome, why = "", failure } = await runRule(create, rule, waiver, reopen)
      if (outcome === "skipped" && rule.needs === "reopen") {
        throw new Error(`Pass \`reopen\`, which opens the data of a closed one again, or waive ${rule.id} and say why`)
      }
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
