import type { CallOptions, Change, Link, Memory, MemoryId, Pool, Store } from "../../contract/index.ts"
import { negates } from "../../text/gist.ts"
import { isSimilar } from "../../text/similarity.ts"
import { type AddressRelation, relateToEarlier, saysLess, sharesAddress } from "../address-relation.ts"
import type { TombstoneLookup } from "../delete/tombstones.ts"
import type { LimitedPool } from "../pools.ts"
import { endsDenial } from "./denied-things.ts"
import { keepRests } from "./keep-rests.ts"
import {
  loadNeighbourhood,
  type Neighbourhood,
  RESTATES_SIMILARITY,
  unkeyedId,
  withVisibleId,
} from "./neighbourhood.ts"
import { contradictsPreference, leftAnother } from "./opposite-statements.ts"
import { isModelled, isOfUser, type Proposal } from "./proposal.ts"
import { recordRepetition, withFieldsOf } from "./record-repetition.ts"
import { withoutDenied } from "./rest-of-statement.ts"
import { withConflict, withRestatement } from "./review-reasons.ts"
import {
  putOf,
  type ReconciledDraft,
  recordOf,
  reviseStored,
  revisionLinks,
  supersedeOpposed,
  supersedingLinks,
  withoutKey,
} from "./revise-stored.ts"
import { type ComparedStatement, denialIn, isSameStatement, marksIn, normalizeStatement } from "./statement-analysis.ts"
import { updatesMeasure } from "./updated-measures.ts"

export interface ReconcileParts {
  readonly store: Store
  readonly tombstones: TombstoneLookup
  readonly now: () => number
}

/**
 * Reconciles one proposal with its pool: equal content is a duplicate, the same key makes the next revision, the
 * opposite key (`!` before the topic) is superseded, and so is what it replaces at its address; a near duplicate is
 * linked, everything else is new. What contradicts a memory that weighs more is quarantined beside it. Returns
 * `undefined` if it was deleted before. `gone` holds the revisions of deleted memories that a write met.
 */
export async function reconcileProposal(
  parts: ReconcileParts,
  pool: LimitedPool,
  proposed: Proposal,
  gone: ReadonlyMap<MemoryId, number>,
  call?: CallOptions,
): Promise<ReconciledDraft | undefined> {
  const proposal = await withVisibleId(parts.store, pool, proposed, call)
  const neighbourhood = await loadNeighbourhood(parts, pool, proposal, call)
  const decided = decideChange(pool, proposal, neighbourhood, { gone, now: parts.now() })
  if (decided === undefined || decided.did === "duplicate" || proposal.explicit === true) return decided
  const kept = await keepRests(parts, pool, proposal, neighbourhood, decided.changes, call)
  return { ...decided, changes: [...decided.changes, ...kept] }
}

/** Decides for a loaded neighbourhood. Pure. */
export function decideChange(
  pool: Pool,
  proposed: Proposal,
  { isTombstoned, stored, direct, unkeyed, candidates, addressed }: Neighbourhood,
  { gone, now }: { readonly gone: ReadonlyMap<MemoryId, number>; readonly now: number },
): ReconciledDraft | undefined {
  const isSameKey = stored !== undefined && proposed.key !== undefined && stored.key === proposed.key
  const proposal = isSameKey ? withFieldsOf(stored, proposed) : proposed
  if (proposal.key === undefined && !proposal.explicit && gone.has(proposal.id)) return undefined
  if (isTombstoned) return undefined
  const twin = findEqual(proposal, stored, candidates)
  if (twin) return recordRepetition(twin, proposal)
  const fuller =
    proposal.explicit === true ? undefined : findFuller(proposal, [...(stored ? [stored] : []), ...addressed])
  if (fuller) return recordRepetition(fuller, proposal)
  // An older statement does not replace a newer one, in whatever order they arrive. A stored date in the future comes
  // from a clock that was set back, and does not count.
  const late = (memory: Memory | undefined): boolean =>
    memory?.status === "active" && memory.updatedAt > proposal.updatedAt && memory.updatedAt <= now
  const isReplaced = proposal.replaces === undefined || !late(direct)
  const against =
    isReplaced && opposes(direct, proposal)
      ? direct
      : (candidates.find((memory) => memory.status === "active" && isContradicted(memory, proposal)) ??
        findMeasured(proposal, candidates))
  if (proposal.key !== undefined && (late(stored) || (against?.id !== proposal.id && late(against)))) return undefined
  const there = addressed.filter(({ id, status }) => status === "active" && id !== proposal.id && id !== against?.id)
  const relations = there.map((memory) => [memory, relate(proposal, memory, late(memory))] as const)
  const related = (...wanted: readonly (AddressRelation | "replaced")[]) =>
    relations.filter(([, relation]) => wanted.includes(relation)).map(([memory]) => memory)
  const replaced = related("replaces").filter((memory) => mayReplace(proposal, memory))
  const opposed = [...(opposes(against, proposal) ? [against] : []), ...replaced]
  const superseding = opposed.flatMap((memory) => supersedingLinks(pool, memory, proposal))
  if (stored && proposal.key !== undefined && mayReplace(proposal, stored)) {
    const links = opposed.length === 0 ? revisionLinks(pool, stored, proposal) : superseding
    return reviseStored(stored, links.length === 0 ? proposal : { ...proposal, links }, opposed)
  }
  const isConflicting = direct?.status === "active" && direct.id !== proposal.id && !opposed.includes(direct)
  const weightier =
    stored ?? (isConflicting ? direct : related("replaces").find((memory) => !replaced.includes(memory)))
  if (stored !== undefined && proposal.key === undefined) return { did: "duplicate", memory: stored, changes: [] }
  if (weightier !== undefined && (stored !== undefined || proposal.explicit === true)) {
    return keepForReview(pool, proposal, weightier, unkeyed ?? findWaiting(proposal, candidates), gone)
  }
  const links: Link[] = [...(proposal.links ?? []), ...superseding]
  if (opposed.length === 0) {
    const marks = marksIn(proposal)
    const near = candidates.find((memory) => isSimilar(marks, marksIn(memory), RESTATES_SIMILARITY))
    if (near) links.push({ to: near.id, as: "restates" })
  }
  const linked = new Set(links.map(({ to }) => to))
  const unsure = related("unsure").filter(({ id }) => !linked.has(id))
  links.push(...unsure.slice(0, MAX_UNSURE).map(({ id }): Link => ({ to: id, as: "conflicts" })))
  const newer = related("replaced")[0]
  const past = newer === undefined ? {} : ({ status: "superseded", validUntil: newer.updatedAt } as const)
  const whole = { ...recordOf(proposal), ...past }
  const alone: Memory = { ...whole, ...(links.length > 0 && { links }), revision: (gone.get(whole.id) ?? 0) + 1 }
  const restates = links.some(({ as }) => as === "restates")
  const memory = weightier ? withConflict(alone, weightier) : restates ? withRestatement(alone) : alone
  const { salience } = proposal
  const counted: readonly Change[] = salience === undefined ? [] : [{ op: "signal", id: memory.id, add: { salience } }]
  return {
    did: opposed.length > 0 ? "superseded" : "created",
    memory,
    changes: [...supersedeOpposed(opposed, proposal), putOf(memory), ...counted],
  }
}

/** Of the statements at its address that a new one may or may not replace, this many are linked. */
const MAX_UNSURE = 3

/** Whether a statement ends some of the things that a memory lists, the others of which are kept. */
function endsSome(proposal: Proposal, memory: Memory): boolean {
  return memory.category === "constraint" && withoutDenied(memory.content, proposal.content) !== undefined
}

/** The relation of a proposal to a memory at its address; `replaced` if the memory is newer and replaces it. */
function relate(proposal: Proposal, memory: Memory, isLate: boolean): AddressRelation | "replaced" {
  if (!isLate && endsSome(proposal, memory)) return "replaces"
  if (!isLate) return relateToEarlier(proposal, memory)
  return relateToEarlier(memory, proposal) === "replaces" ? "replaced" : "unrelated"
}

/**
 * Keeps what contradicts a memory that weighs more: without its key, in quarantine, until a person decides. Leaving
 * another employer than the stored one contradicts nothing.
 */
function keepForReview(
  pool: Pool,
  proposal: Proposal,
  weightier: Memory,
  unkeyed: Memory | undefined,
  gone: ReadonlyMap<MemoryId, number>,
): ReconciledDraft {
  const isOther = leftAnother(proposal.content, weightier.content)
  const did = isOther ? "created" : "conflicting"
  if (unkeyed !== undefined) return { did: isOther ? "duplicate" : did, memory: unkeyed, changes: [] }
  const id = unkeyedId(pool, proposal)
  const record: Memory = { ...withoutKey(recordOf(proposal)), id, revision: (gone.get(id) ?? 0) + 1 }
  const memory = isOther ? record : withConflict({ ...record, status: "quarantined" }, weightier)
  return { did, memory, changes: [putOf(memory)] }
}

/** A memory at the proposal's address that says the same and more. */
function findFuller(proposal: Proposal, there: readonly Memory[]): Memory | undefined {
  const { isNegative } = denialIn(proposal)
  return there.find(
    (one) =>
      one.status === "active" &&
      (one.id === proposal.id || sharesAddress(one, proposal)) &&
      denialIn(one).isNegative === isNegative &&
      saysLess(proposal, one),
  )
}

/** The same statement, if it waits for a decision already. */
function findWaiting(proposal: Proposal, candidates: readonly Memory[]): Memory | undefined {
  const saying = normalizeStatement(proposal)
  return candidates.find((one) => one.review === "conflicts" && isSameStatement(normalizeStatement(one), saying))
}

function isContradicted(memory: Memory, proposal: Proposal): boolean {
  const isOfBoth = isOfUser(proposal) && isOfUser(memory)
  return contradicts(memory, proposal) || (isOfBoth && endsDenial(proposal.content, memory.content))
}

/** The only statement of which a later one gives another number: of two it is not known which. */
function findMeasured(proposal: Proposal, candidates: readonly Memory[]): Memory | undefined {
  if (!isOfUser(proposal) || proposal.explicit === true) return undefined
  const { content, source } = proposal
  const measured = candidates.filter(
    (one) =>
      one.status === "active" &&
      !PAST_CATEGORIES.has(one.category) &&
      isOfUser(one) &&
      one.id !== proposal.id &&
      updatesMeasure({ content, quote: source.quote }, one),
  )
  return measured.length === 1 ? measured[0] : undefined
}

/** Whether the later statement contradicts the earlier one without a key. */
export function contradicts(memory: ComparedStatement, proposal: ComparedStatement): boolean {
  if (contradictsPreference(memory.content, proposal.content)) return true
  if (PAST_CATEGORIES.has(memory.category) || PAST_CATEGORIES.has(proposal.category)) return false
  const flatly = LASTING_CATEGORIES.has(memory.category) && LASTING_CATEGORIES.has(proposal.category)
  return negates(denialIn(memory), denialIn(proposal), flatly)
}
const PAST_CATEGORIES: ReadonlySet<string> = new Set(["turn", "event"])
/** Categories in which the opposite statement means a change. */
const LASTING_CATEGORIES: ReadonlySet<string> = new Set(["constraint", "preference", "instruction"])

function opposes(against: Memory | undefined, proposal: Proposal): against is Memory {
  if (against === undefined || against.id === proposal.id || !mayReplace(proposal, against)) return false
  // A conflicting write may have superseded it already.
  return against.status === "active" || (against.status === "superseded" && against.validUntil === proposal.updatedAt)
}

/** A user's words outrank a model's; a quarantined proposal never replaces an active memory. */
function mayReplace(proposal: Proposal, stored: Memory): boolean {
  if (proposal.status === "quarantined" && stored.status === "active") return false
  if (proposal.key === "identity:employer" && leftAnother(proposal.content, stored.content)) return false
  return !isModelled(proposal) || stored.source.origin === proposal.source.origin || stored.status !== "active"
}

function findEqual(proposal: Proposal, stored: Memory | undefined, candidates: readonly Memory[]): Memory | undefined {
  if (stored && isEqual(stored, proposal)) return stored
  // A call with a key wants the memory under that key.
  if (proposal.explicit && proposal.key !== undefined) return undefined
  return candidates.find((memory) => isEqual(memory, proposal))
}

/** Whether a stored memory is the proposed statement. */
export function isEqual(memory: Memory, proposal: Proposal): boolean {
  return (
    isSameStatement(normalizeStatement(memory), normalizeStatement(proposal)) &&
    (memory.status === "active" || memory.status === proposal.status)
  )
}
