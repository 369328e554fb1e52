import type { State, Store } from "@keepsake/core/plugin"
import { type ContractRule, findUnmetNeed, type Reopen, type StateRule, type StoreRule, type Waiver } from "./rule.ts"
import { stateRules } from "./state-rules.ts"
import { storeRules } from "./store-rules.ts"

/** The result of one rule. `why` is absent if it was kept. */
export interface RuleResult {
  readonly id: string
  readonly says: string
  readonly outcome: "kept" | "broken" | "skipped" | "waived"
  readonly why?: string
  /** The error that the check threw, for reporters that show stack traces. */
  readonly failure?: unknown
}

/**
 * Runs rules against fresh stores, one store a rule, without any test runner. `create` must make an empty store each time. Without `reopen` the rules
 * about a restart are skipped.
 */
export function runRules(
  create: () => Promise<Store>,
  rules: readonly StoreRule[] = storeRules,
  waive: readonly Waiver[] = [],
  reopen?: Reopen<Store>,
): Promise<readonly RuleResult[]> {
  return runAll(create, rules, waive, reopen)
}

/** Runs the rules of a `State`. */
export function runStateRules(
  create: () => Promise<State>,
  rules: readonly StateRule[] = stateRules,
  reopen?: Reopen<State>,
): Promise<readonly RuleResult[]> {
  return runAll(create, rules, [], reopen)
}

/** Runs one rule. A waived rule that is kept is reported as broken, so that no waiver outlives its reason. */
export async function runRule<Subject extends Store | State>(
  create: () => Promise<Subject>,
  rule: ContractRule<Subject>,
  waiver?: Waiver,
  reopen?: Reopen<Subject>,
): Promise<RuleResult> {
  const { id, says } = rule
  let subject = await create()
  const reopened = async (): Promise<Subject> => {
    if (reopen === undefined) throw new Error("No `reopen` was given")
    await subject[Symbol.asyncDispose]?.()
    subject = await reopen(subject)
    await subject.open?.()
    return subject
  }
  try {
    const need = findUnmetNeed(rule, subject, reopen !== undefined || waiver !== undefined)
    if (need !== undefined) return { id, says, outcome: "skipped", why: `it has no ${need}` }
    await subject.open?.()
    const failure = await catchFailure(() => rule.check(subject, reopened))
    return { id, says, ...judgeOutcome(failure, waiver) }
  } finally {
    await subject[Symbol.asyncDispose]?.()
  }
}

function judgeOutcome(
  failed: { readonly failure: unknown } | undefined,
  waiver: Waiver | undefined,
): Omit<RuleResult, "id" | "says"> {
  if (failed === undefined) {
    if (waiver === undefined) return { outcome: "kept" }
    return { outcome: "broken", why: `it holds, but is waived (${waiver.because}): remove the waiver` }
  }
  if (waiver !== undefined) return { outcome: "waived", why: waiver.because }
  const { failure } = failed
  return { outcome: "broken", why: failure instanceof Error ? failure.message : String(failure), failure }
}

async function catchFailure(check: () => Promise<void>): Promise<{ readonly failure: unknown } | undefined> {
  try {
    await check()
    return undefined
  } catch (failure) {
    return { failure }
  }
}

async function runAll<Subject extends Store | State>(
  create: () => Promise<Subject>,
  rules: readonly ContractRule<Subject>[],
  waive: readonly Waiver[],
  reopen: Reopen<Subject> | undefined,
): Promise<readonly RuleResult[]> {
  const results: RuleResult[] = []
  for (const rule of rules) {
    results.push(
      await runRule(
        create,
        rule,
        waive.find((waiver) => waiver.rule === rule.id),
        reopen,
      ),
    )
  }
  for (const { rule } of waive) {
    if (rules.some(({ id }) => id === rule)) continue
    results.push({ id: rule, says: "every waiver names a rule", outcome: "broken", why: `there is no rule ${rule}` })
  }
  return results
}
