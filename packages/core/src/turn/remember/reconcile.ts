import type {
  CallOptions,
  Change,
  Link,
  Memory,
  MemoryId,
  Pool,
  Scope,
  Status,
  Store,
  Words,
} from "../../contract/index.ts"
import { analyse } from "../../text/analyse.ts"
import { likeness, marksOf, plain } from "../../text/likeness.ts"
import { queryWords } from "../../text/query-words.ts"
import { wordsOf } from "../../text/words.ts"
import { STATEMENTS } from "../categories.ts"
import { keyedMemoryId, turnMemoryId } from "../ids.ts"
import type { Graves } from "../tombstones.ts"
import { conflicting } from "./conflicting.ts"
import { leftAnother } from "./employer-left.ts"
import { prefersOtherwise } from "./preferred.ts"

/** What is proposed: a memory as it would stand alone. Its revision is the reconciler's to say. */
export type Proposal = Omit<Memory, "revision" | "signals"> & {
  /**
   * Said in so many words by an explicit call: what it sets beside the content is set even where the content stands
   * already.
   */
  readonly explicit?: boolean
}

export type Did = "created" | "updated" | "duplicate" | "superseded"

export interface Decided {
  readonly did: Did
  readonly memory: Memory
  readonly changes: readonly Change[]
}

export interface ReconcileParts {
  readonly store: Store
  readonly tombstones: Graves
}

/** From this share of common words on, two statements without another number, name, date or negation say the same. */
export const RESTATES = 0.8
const CANDIDATES = 20
/** Of the words of a statement the rarest that many, at least, are searched for: enough to tell which of many candidates is the nearest. */
const FEWEST_WORDS = 4
const STANDING: readonly Status[] = ["active", "quarantined"]

/**
 * Sets one proposal against what its pool holds: an equal content is a duplicate, the same key makes the next
 * revision, the opposite key (`!` before the topic) is superseded, a near duplicate is linked, and everything else is
 * new. `undefined`: it was deleted and stays so. `gone` holds the revisions of deleted memories that a write met.
 */
export async function reconcile(
  { store, tombstones }: ReconcileParts,
  pool: Pool,
  proposal: Proposal,
  gone: ReadonlyMap<MemoryId, number>,
  call?: CallOptions,
): Promise<Decided | undefined> {
  const scope: Scope = { tenant: pool.tenant, pools: [pool.name] }
  if (proposal.key === undefined && !proposal.explicit && gone.has(proposal.id)) return undefined
  const message = proposal.explicit ? undefined : proposal.source.message
  const asked = message !== undefined || ["import", "file"].includes(proposal.source.origin)
  const opposite = proposal.key === undefined ? undefined : oppositeOf(proposal.key)
  const oppositeId = opposite === undefined ? proposal.id : keyedMemoryId(pool, opposite)
  const [buried, [stored, direct], candidates] = await Promise.all([
    asked && tombstones.holds(pool, message, proposal.content),
    store.read(scope, [proposal.id, oppositeId], call),
    similar(store, scope, proposal, call),
  ])
  if (buried) return undefined
  const twin = equalTo(proposal, stored, candidates)
  if (twin) return repeated(twin, proposal)
  const against = opposes(direct, proposal)
    ? direct
    : candidates.find((memory) => memory.status === "active" && prefersOtherwise(memory.content, proposal.content))
  // What was said before what stands now is old news, in whatever order it arrives.
  const late = (memory: Memory | undefined): boolean =>
    memory?.status === "active" && memory.updatedAt > proposal.updatedAt
  if (proposal.key !== undefined && (late(stored) || (against?.id !== proposal.id && late(against)))) return undefined
  if (stored && proposal.key !== undefined && mayReplace(proposal, stored)) {
    if (!opposes(against, proposal)) {
      const links = changedFrom(pool, stored, proposal)
      return revised(stored, links.length === 0 ? proposal : { ...proposal, links })
    }
    return revised(stored, { ...proposal, links: superseded(pool, against, proposal) }, against)
  }
  const links: Link[] = [...(proposal.links ?? [])]
  const opposed = opposes(against, proposal) ? against : undefined
  if (opposed) {
    links.push(...superseded(pool, opposed, proposal))
  } else {
    const marks = marksOf(proposal.content)
    const near = candidates.find((memory) => likeness(marks, marksOf(memory.content)) >= RESTATES)
    if (near) links.push({ to: near.id, as: "restates" })
  }
  const { explicit: _, ...plainProposal } = proposal
  const free = stored ? unkeyed(plainProposal) : plainProposal
  if (stored && free.id === stored.id) return { did: "duplicate", memory: stored, changes: [] }
  const alone: Memory = { ...free, ...(links.length > 0 && { links }), revision: (gone.get(free.id) ?? 0) + 1 }
  const stands = direct?.status === "active" && direct.id !== proposal.id && direct.id !== opposed?.id
  const memory = stands ? conflicting(alone, direct) : alone
  const put: Change = { op: "put", memory, index: { words: wordsFor(memory) } }
  return { did: opposed ? "superseded" : "created", memory, changes: [...endOf(opposed, proposal), put] }
}

/** The same topic with the opposite said about it. */
export function oppositeOf(key: string): string | undefined {
  const at = key.indexOf(":") + 1
  if (at === 0) return undefined
  return key[at] === "!" ? key.slice(0, at) + key.slice(at + 1) : `${key.slice(0, at)}!${key.slice(at)}`
}

function opposes(against: Memory | undefined, proposal: Proposal): against is Memory {
  if (against === undefined || against.id === proposal.id || !mayReplace(proposal, against)) return false
  // A write that was met by a conflict may have superseded it already.
  return against.status === "active" || (against.status === "superseded" && against.validUntil === proposal.updatedAt)
}

/** Words of the person weigh more than what a model said; nothing unreviewed takes the place of what stands. */
function mayReplace(proposal: Proposal, stored: Memory): boolean {
  if (proposal.status === "quarantined" && stored.status === "active") return false
  if (proposal.key === "identity:employer" && leftAnother(proposal.content, stored.content)) return false
  const modelled = proposal.source.origin === "assistant" || proposal.source.origin === "tool"
  return !modelled || stored.source.origin === proposal.source.origin || stored.status !== "active"
}

/** Beside a memory that keeps the key, a statement stands without it. */
function unkeyed(proposal: Omit<Proposal, "explicit">): Omit<Proposal, "explicit"> {
  const { key: _, ...rest } = proposal
  return rest
}

async function similar(store: Store, scope: Scope, proposal: Proposal, call?: CallOptions): Promise<readonly Memory[]> {
  const category = [...new Set([...STATEMENTS, proposal.category])]
  const where = { status: STANDING, category, at: proposal.updatedAt }
  const words = tellingWords(proposal.content)
  if (store.text === undefined || words.length === 0) {
    return (await store.list(scope, { limit: 200, where }, call)).items
  }
  const query = { text: proposal.content, words }
  const { hits } = await store.text.search(scope, query, { ...call, limit: CANDIDATES, where })
  return hits.map((hit) => hit.memory)
}

/**
 * The words to search a statement's likes by. What restates it lacks at most a fifth of all its words, so that of any fifth and one more it has one;
 * a search for the rarest of them costs a fraction of one for all.
 */
function tellingWords(content: string): readonly string[] {
  const lacking = Math.ceil((1 - RESTATES) * new Set(analyse(content)).size)
  return queryWords(content).slice(0, Math.max(FEWEST_WORDS, lacking + 1))
}

function equalTo(proposal: Proposal, stored: Memory | undefined, candidates: readonly Memory[]): Memory | undefined {
  const content = plain(proposal.content)
  const equal = (memory: Memory): boolean =>
    plain(memory.content) === content && (memory.status === "active" || memory.status === proposal.status)
  if (stored && equal(stored)) return stored
  // Who names a key wants the memory under that key.
  return proposal.explicit && proposal.key !== undefined ? undefined : candidates.find(equal)
}

function repeated(twin: Memory, proposal: Proposal): Decided {
  const again = proposal.source.message !== undefined && proposal.source.message === twin.source.message
  if (proposal.explicit && addsTo(twin, proposal)) return revised(twin, proposal)
  const mention: Change = { op: "signal", id: twin.id, add: { mentions: 1 } }
  return { did: "duplicate", memory: twin, changes: again ? [] : [mention] }
}

function addsTo(twin: Memory, proposal: Proposal): boolean {
  const metadata = { ...twin.metadata, ...proposal.metadata }
  return (
    JSON.stringify(metadata) !== JSON.stringify(twin.metadata) ||
    (proposal.pinned ?? twin.pinned) !== twin.pinned ||
    (proposal.key !== undefined && proposal.key === twin.key && proposal.category !== twin.category) ||
    (proposal.expiresAt ?? twin.expiresAt) !== twin.expiresAt
  )
}

/** Links to a statement that no longer holds, and to the message that made it: its words are then not recalled as if they held. */
function superseded(pool: Pool, memory: Memory, by: Proposal): readonly Link[] {
  return [{ to: memory.id, as: "supersedes" }, ...toMessage(pool, memory, by)]
}

/** The same where the statement keeps its id. What its earlier revisions superseded stays superseded. */
function changedFrom(pool: Pool, stored: Memory, proposal: Proposal): readonly Link[] {
  const before = (stored.links ?? []).filter(({ as }) => as === "supersedes")
  const now = plain(proposal.content) === plain(stored.content) ? [] : toMessage(pool, stored, proposal)
  const all = [...(proposal.links ?? []), ...now, ...before]
  return [...new Map(all.map((link) => [link.to, link])).values()].slice(0, MOST_SUPERSEDED)
}

const MOST_SUPERSEDED = 8

function toMessage(pool: Pool, { owner: { session }, source: { message } }: Memory, by: Proposal): readonly Link[] {
  if (session === undefined || message === undefined || message === by.source.message) return []
  return [{ to: turnMemoryId(pool, session, message), as: "supersedes" }]
}

/** The next revision of what is stored: id, birth and pin stay, metadata are merged, the newer wins. */
function revised(stored: Memory, proposal: Proposal, opposed?: Memory): Decided {
  const { explicit: _, ...whole } = proposal
  const { links: __, validUntil: ___, signals: ____, ...kept } = stored
  const rest = stored.key === undefined ? unkeyed(whole) : whole
  const memory: Memory = {
    ...kept,
    ...rest,
    id: stored.id,
    metadata: { ...stored.metadata, ...proposal.metadata },
    importance: Math.max(stored.importance, proposal.importance),
    createdAt: stored.createdAt,
    revision: stored.revision + 1,
  }
  const put: Change = { op: "put", memory, index: { words: wordsFor(memory) } }
  return { did: opposed ? "superseded" : "updated", memory, changes: [...endOf(opposed, proposal), put] }
}

function endOf(opposed: Memory | undefined, { updatedAt }: Proposal): readonly Change[] {
  return opposed?.status === "active" ? [superseding(opposed, updatedAt)] : []
}

/** What was true until now. */
export function superseding(memory: Memory, at: number): Change {
  const { signals: _, ...rest } = memory
  const superseded: Memory = {
    ...rest,
    status: "superseded",
    validUntil: at,
    updatedAt: at,
    revision: memory.revision + 1,
  }
  return { op: "put", memory: superseded, index: { words: wordsFor(memory) } }
}

export function wordsFor(memory: Pick<Memory, "content" | "createdAt" | "source">): Words {
  const { speaker } = memory.source
  return wordsOf({ text: memory.content, createdAt: memory.createdAt, ...(speaker !== undefined && { speaker }) })
}
