import type { Memory } from "../../contract/index.ts"
import { addressKey, relateToEarlier, sharesAddress } from "../../turn/address-relation.ts"
import { preferenceTopics } from "../../turn/remember/opposite-statements.ts"
import { contradicts } from "../../turn/remember/reconcile.ts"
import { denialIn } from "../../turn/remember/statement-analysis.ts"

/** Two statements can contradict each other only if they share one of these. */
export function conflictKeys(memory: Memory): readonly string[] {
  const { topic } = denialIn(memory)
  return [
    ...(memory.about === undefined ? [] : [`a${addressKey(memory.about)}`]),
    ...(topic === "" ? [] : [`n${topic}`]),
    ...preferenceTopics(memory.content).map((preferred) => `p${preferred}`),
  ]
}

/** Whether a statement says otherwise than an earlier one, and neither is linked with the other yet. */
export function contradictsEarlier(later: Memory, earlier: Memory): boolean {
  if (later.createdAt <= earlier.createdAt || isLinked(later, earlier) || isLinked(earlier, later)) return false
  if (sharesAddress(later, earlier) && relateToEarlier(later, earlier) === "replaces") return true
  return contradicts(earlier, later)
}

function isLinked({ links = [] }: Memory, { id }: Memory): boolean {
  return links.some(({ to, as }) => to === id && as !== "restates")
}
