import type { State, Store } from "@keepsake/core/plugin"
import { type Rule, type StateRule, type StoreRule, unmet, type Waiver } from "./rule.ts"
import { stateRules } from "./state-rules.ts"
import { storeRules } from "./store-rules.ts"

/** What became of one rule. `why` is absent when it was kept. */
export interface RuleResult {
  readonly id: string
  readonly says: string
  readonly outcome: "kept" | "broken" | "skipped" | "waived"
  readonly why?: string
  /** What the check threw, for a reporter that shows stacks. */
  readonly failure?: unknown
}

/** Runs rules against fresh stores, one store a rule, without any test runner. `create` must make an empty store each time. */
export function runRules(
  create: () => Promise<Store>,
  rules: readonly StoreRule[] = storeRules,
  waive: readonly Waiver[] = [],
): Promise<readonly RuleResult[]> {
  return runAll(create, rules, waive)
}

/** The same for a `State`. */
export function runStateRules(
  create: () => Promise<State>,
  rules: readonly StateRule[] = stateRules,
): Promise<readonly RuleResult[]> {
  return runAll(create, rules, [])
}

/** Runs one rule. A waived rule must be broken: one that is kept is reported, so that no waiver outlives its reason. */
export async function runRule<Subject extends Store | State>(
  create: () => Promise<Subject>,
  rule: Rule<Subject>,
  waiver?: Waiver,
): Promise<RuleResult> {
  const { id, says } = rule
  const subject = await create()
  try {
    const need = unmet(rule, subject)
    if (need !== undefined) return { id, says, outcome: "skipped", why: `it has no ${need}` }
    await subject.open?.()
    const failure = await failureOf(() => rule.check(subject))
    return { id, says, ...judged(failure, waiver) }
  } finally {
    await subject[Symbol.asyncDispose]?.()
  }
}

function judged(
  failed: { readonly failure: unknown } | undefined,
  waiver: Waiver | undefined,
): Omit<RuleResult, "id" | "says"> {
  if (failed === undefined) {
    if (waiver === undefined) return { outcome: "kept" }
    return { outcome: "broken", why: `it is kept, but waived (${waiver.because}): take the waiver away` }
  }
  if (waiver !== undefined) return { outcome: "waived", why: waiver.because }
  const { failure } = failed
  return { outcome: "broken", why: failure instanceof Error ? failure.message : String(failure), failure }
}

async function failureOf(check: () => Promise<void>): Promise<{ readonly failure: unknown } | undefined> {
  try {
    await check()
    return undefined
  } catch (failure) {
    return { failure }
  }
}

async function runAll<Subject extends Store | State>(
  create: () => Promise<Subject>,
  rules: readonly Rule<Subject>[],
  waive: readonly Waiver[],
): Promise<readonly RuleResult[]> {
  const results: RuleResult[] = []
  for (const rule of rules) {
    results.push(
      await runRule(
        create,
        rule,
        waive.find((waiver) => waiver.rule === rule.id),
      ),
    )
  }
  for (const { rule } of waive) {
    if (rules.some(({ id }) => id === rule)) continue
    results.push({ id: rule, says: "every waiver names a rule", outcome: "broken", why: `there is no rule ${rule}` })
  }
  return results
}
