import type { CallOptions, Memory, Pool, Store } from "../../contract/index.ts"
import { FACT_CATEGORIES } from "../categories.ts"
import { scopeOf } from "../pools.ts"
import type { Proposal } from "../remember/proposal.ts"
import { isJustBefore } from "./corrected-facts.ts"
import { MAX_RECENT } from "./link-doubted.ts"

/** At most so many statements of one turn lie between a statement and its correction in the next message. */
const MAX_BETWEEN = 48

/** Whether it is a statement of the user's message before, with the value that this message corrects. */
const isRestated = ({ metadata }: Pick<Memory, "metadata">): boolean => metadata.corrected === "earlier"

/**
 * Proposals of which those that correct a fact of the message before take its place, as sure as that was. One without
 * such a fact corrects what was never kept, or is forgotten, and is left out.
 */
export async function withRestated(
  store: Store,
  pool: Pool,
  proposed: readonly Proposal[],
  call?: CallOptions,
): Promise<readonly Proposal[]> {
  if (!proposed.some(isRestated)) return proposed
  const where = { category: FACT_CATEGORIES, status: ["active"] } as const
  const recent = (await store.list(scopeOf(pool), { limit: MAX_RECENT, where }, call)).items
  const settled: Proposal[] = []
  for (const proposal of proposed) {
    if (!isRestated(proposal)) {
      settled.push(proposal)
      continue
    }
    const inTurn = settled.slice(-MAX_BETWEEN).findLast((one) => isOfSame(one, proposal))
    const earlier =
      inTurn ??
      recent
        .filter((one) => isOfSame(one, proposal))
        .toSorted(byPlace)
        .at(-1)
    if (earlier === undefined) continue
    if (inTurn !== undefined) settled.splice(settled.lastIndexOf(inTurn), 1, ...past(inTurn, proposal))
    settled.push(inPlaceOf(earlier, proposal, inTurn !== undefined))
  }
  return settled
}

/** The statement before of the same turn, which no longer holds. Under one key there is one. */
function past(earlier: Proposal, { id, updatedAt }: Proposal): readonly Proposal[] {
  return earlier.id === id ? [] : [{ ...earlier, status: "superseded", validUntil: updatedAt }]
}

function inPlaceOf({ id, category, about }: Memory | Proposal, proposal: Proposal, isInTurn: boolean): Proposal {
  const { about: _, ...rest } = proposal
  const isOther = id !== proposal.id
  return {
    ...rest,
    category,
    ...(about !== undefined && { about }),
    ...(isOther && isInTurn && { links: [...(proposal.links ?? []), { to: id, as: "supersedes" }] }),
    ...(isOther && !isInTurn && { replaces: id }),
  }
}

/** Whether a statement of the message before is about what its correction is about. */
function isOfSame(earlier: Omit<Memory, "revision" | "signals">, later: Proposal): boolean {
  if (!isJustBefore(earlier, later)) return false
  // What is not sure has no address.
  if (earlier.category === "fact") return earlier.metadata.rule === later.metadata.rule
  const [one, other] = [earlier.about, later.about]
  const isAtOne = one?.subject === other?.subject && one?.attribute === other?.attribute
  return isAtOne && earlier.category === later.category
}

const byPlace = ({ source: one }: Memory, { source: other }: Memory): number =>
  (one.position ?? 0) - (other.position ?? 0) || (one.at?.from ?? 0) - (other.at?.from ?? 0)
