import type { CallOptions, Change, Memory, MemoryId, Owner, ReviewReason, Store } from "../../contract/index.ts"
import { MemoryError } from "../../contract/index.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { handedOver } from "../../text/handed-over.ts"
import { topicWords } from "../../text/query-words.ts"
import { beginningOf } from "../../text/telling-words.ts"
import { givesAskedContent } from "../../text/topics/asked-model.ts"
import { memoryWords } from "../../text/words.ts"
import { relateToEarlier, sharesAddress } from "../../turn/address-relation.ts"
import { FACT_CATEGORIES } from "../../turn/categories.ts"
import type { TombstoneLookup } from "../../turn/delete/tombstones.ts"
import { withOutdatedWords } from "../../turn/outdate-words.ts"
import { each } from "../../turn/pages.ts"
import { type LimitedPool, scopeOf } from "../../turn/pools.ts"
import { findAtAddress } from "../../turn/remember/neighbourhood.ts"
import type { KeptMessage, PreparedTurn } from "../../turn/remember/prepare.ts"
import type { Proposal } from "../../turn/remember/proposal.ts"
import { createProposals, proposeDraft } from "../../turn/remember/proposals.ts"
import { reconcileProposal } from "../../turn/remember/reconcile.ts"
import { supersede } from "../../turn/remember/revise-stored.ts"
import { trustOf } from "../../turn/remember/trust.ts"
import { writeAll } from "../../turn/write-all.ts"
import type { CheckedDraft } from "./check-drafts.ts"
import type { StoredMessage } from "./read-session.ts"

/** What became of the drafts of one answer. */
export interface WrittenDrafts {
  /** Memories that were created or changed. */
  readonly ids: readonly MemoryId[]
  /** Drafts that say what is stored already. */
  readonly agreed: number
  /** Drafts that a person has to review. */
  readonly quarantined: number
}

export interface WriteDraftsParts {
  readonly store: Store
  readonly tombstones: TombstoneLookup
  readonly now: () => number
}

/** What was said around the messages that drafts were read from, which tells whose words they are. */
export interface SpokenAround {
  readonly conversation: PreparedTurn["conversation"]
  /** The place of each message in it by its id. */
  readonly places: ReadonlyMap<string, number>
}

interface Place extends SpokenAround {
  readonly pool: LimitedPool
  readonly session: string
  readonly owner: Owner
  readonly by: string
  /** Whether an earlier attempt may have written some of it. */
  readonly isRepeated: boolean
}

/** A reader is unsure below this. */
const MIN_CERTAIN = 0.5
const MAX_ATTEMPTS = 6
/** Who typed was decided with what was known then, when the message was stored: of somebody else's nothing is typed. */
const AS_STORED = { names: [], knownFrom: Number.POSITIVE_INFINITY }
/** Orders to a model and imitated roles, which are no facts about a person. */
const ORDERS_MODEL = /^\W{0,3}(?:system|assistant|developer)\W|^remember\b|\bI (?:order|command|instruct) you\b/i
/** Share of a statement's words from which another statement of the same quote, without an address, says the same. */
const SAME_WORDS = 0.6

/**
 * Writes checked drafts one after the other, reconciled as every other statement. A draft that another extractor stored
 * of the same words is not stored again; it adds the address that the stored one lacks. Idempotent.
 */
export async function writeDrafts(
  parts: WriteDraftsParts,
  place: Place,
  drafts: readonly CheckedDraft[],
  call?: CallOptions,
): Promise<WrittenDrafts> {
  const ids = new Set<MemoryId>()
  let agreed = 0
  let quarantined = 0
  const siblings = await readFacts(parts.store, place, call)
  for (const proposal of await proposalsOf(place, drafts)) {
    const twin = findTwin(siblings, proposal)
    if (twin !== undefined) {
      agreed++
      if (await addAddress(parts, place, twin, proposal, call)) ids.add(twin.id)
      continue
    }
    const memory = await writeProposal(parts, place, proposal, call)
    if (memory === undefined) agreed++
    else {
      ids.add(memory.id)
      siblings.push(memory)
      if (memory.status === "quarantined") quarantined++
    }
  }
  return { ids: [...ids], agreed, quarantined }
}

/** The statements of a session, of whatever extractor. */
async function readFacts(store: Store, { pool, session }: Place, call?: CallOptions): Promise<Memory[]> {
  const where = { session, category: FACT_CATEGORIES, status: ["active", "quarantined", "superseded"] } as const
  const facts: Memory[] = []
  for await (const memory of each((page) => store.list(scopeOf(pool), { ...page, where }, call))) facts.push(memory)
  return facts
}

/** The proposals of checked drafts, with their trust. */
export async function proposalsOf(
  place: Omit<Place, "isRepeated">,
  drafts: readonly CheckedDraft[],
): Promise<readonly Proposal[]> {
  const { pool, session, owner, by, conversation } = place
  const turn = { id: session, owner, at: 0, before: [], messages: [], recalled: [] }
  const context = { turn, pool, toolsRead: false, session }
  const own = drafts.filter(({ isOwn }) => isOwn)
  const sources = new Map(own.map(({ from }) => [from.message.id, keptMessageOf(from, place)]))
  const signed = own.map(({ draft: { certain: _, ...draft } }) => ({ ...draft, by }))
  const kept = [...sources.values()]
  const proposals = await createProposals({ turn, pool, toolsRead: false }, { session, kept, conversation }, signed)
  const unsure = new Set(
    own.filter(({ draft }) => draft.certain < MIN_CERTAIN).map(({ draft }) => draft.content.trim()),
  )
  const others = drafts
    .filter(({ isOwn }) => !isOwn)
    .map(({ draft: { certain: _, about: __, replaces: ___, ...draft }, from }) =>
      inReview(proposeDraft(context, keptMessageOf(from, place), { ...draft, by }, false), "document-text"),
    )
  const judged = proposals.map((proposal) => {
    // The person's own orders to a model are wishes that the rules read; what a model made of them is no fact.
    const { review } = trustOf({ origin: "system", text: proposal.content })
    if (review !== undefined) return inReview(proposal, review)
    if (ORDERS_MODEL.test(proposal.content)) return inReview(proposal, "instructs-model")
    return unsure.has(proposal.content) ? inReview(proposal, "unknown") : proposal
  })
  return [...judged, ...others]
}

function inReview(proposal: Proposal, review: ReviewReason): Proposal {
  return { review, ...proposal, status: "quarantined" }
}

function keptMessageOf({ message, text, replyTo }: StoredMessage, { conversation, places }: SpokenAround): KeptMessage {
  const place = places.get(message.id)
  const isAsked = place !== undefined && givesAskedContent(conversation, place)
  const whole = place === undefined ? undefined : handedOver(conversation, place, undefined, AS_STORED)
  const handed = isAsked ? "handed" : whole
  return {
    message,
    text,
    trust: trustOf({ origin: "user", text }),
    ...omitUndefined({ place, handed, replyTo }),
  }
}

/** The stored statement that says the same, of several the one that shares most words. */
function findTwin(siblings: readonly Memory[], proposal: Proposal): Memory | undefined {
  const likeness = (memory: Memory): number => {
    const [a, b] = [wordsOf(memory.content), wordsOf(proposal.content)]
    const both = countShared(a, b)
    return both / Math.max(1, a.size + b.size - both)
  }
  return siblings
    .filter((memory) => statesTheSame(memory, proposal))
    .map((memory) => ({ memory, likeness: likeness(memory) }))
    .toSorted((one, other) => other.likeness - one.likeness || (one.memory.content < other.memory.content ? -1 : 1))[0]
    ?.memory
}

/** Whether a stored statement was read from the same words of the same message and says the same. */
function statesTheSame(memory: Memory, proposal: Proposal): boolean {
  const [one, other] = [memory.source, proposal.source]
  if (one.message === undefined || one.message !== other.message) return false
  if (!overlaps(one.quote ?? memory.content, other.quote ?? proposal.content)) return false
  if (memory.about !== undefined && proposal.about !== undefined) return sharesAddress(memory, proposal)
  const [a, b] = [wordsOf(memory.content), wordsOf(proposal.content)]
  return countShared(a, b) >= SAME_WORDS * Math.min(a.size, b.size)
}

function countShared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((word) => other.has(word)).length
}

function overlaps(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a.includes(b) || b.includes(a)
}

function wordsOf(content: string): ReadonlySet<string> {
  return new Set(topicWords(content).map(beginningOf))
}

/** Adds the address to a statement that lacks it, and supersedes what it replaces there. Resolves to whether it did. */
async function addAddress(
  { store }: WriteDraftsParts,
  { pool, by }: Place,
  twin: Memory,
  proposal: Proposal,
  call?: CallOptions,
): Promise<boolean> {
  const { about } = proposal
  if (about === undefined || twin.about !== undefined || twin.status !== "active") return false
  const { signals: _, ...rest } = twin
  const memory: Memory = { ...rest, about, revision: twin.revision + 1 }
  const addressed = await findAtAddress(store, pool, { ...proposal, about }, call)
  const replaced = addressed.filter(
    (one) => one.id !== twin.id && one.updatedAt <= twin.updatedAt && relateToEarlier(memory, one) === "replaces",
  )
  const links = replaced.map(({ id }) => ({ to: id, as: "supersedes" as const }))
  const put: Change = {
    op: "put",
    memory: { ...memory, ...(links.length > 0 && { links: [...(twin.links ?? []), ...links] }) },
    index: { words: memoryWords(memory) },
  }
  const changes = [...replaced.map((one) => supersede(one, twin.updatedAt)), put]
  const outcomes = await writeAll(store, pool, await withOutdatedWords(store, pool, changes, call), {
    by: `extractor:${by}`,
    at: twin.updatedAt,
    ...call,
  })
  return outcomes.every(({ status }) => status !== "conflict")
}

/** The memory that was written; `undefined` for one that exists already or was deleted before. */
async function writeProposal(
  parts: WriteDraftsParts,
  { pool, by, isRepeated }: Place,
  proposal: Proposal,
  call?: CallOptions,
): Promise<Memory | undefined> {
  const { store, now } = parts
  const gone = new Map<MemoryId, number>()
  for (let attempt = 1; ; attempt++) {
    const decided = await reconcileProposal(parts, pool, proposal, gone, call)
    if (decided === undefined) return undefined
    // Written before the process ended, so that its mention must not count again.
    const changes = decided.changes.filter(({ op }) => op !== "signal" || !isRepeated)
    if (changes.length > 0) {
      const whole = await withOutdatedWords(store, pool, changes, call)
      const outcomes = await writeAll(store, pool, whole, { by: `extractor:${by}`, at: now(), ...call })
      const conflicts = outcomes.filter((outcome) => outcome.status === "conflict")
      for (const { id, revision, current } of conflicts) if (current === undefined) gone.set(id, revision)
      if (conflicts.length > 0 && attempt < MAX_ATTEMPTS) continue
      if (conflicts.length > 0) {
        throw new MemoryError(
          "conflict",
          "Others changed the same memories at every attempt to write what a model read",
        )
      }
    }
    return decided.did === "duplicate" ? undefined : decided.memory
  }
}
