import {
  type CallOptions,
  type Memory,
  MemoryError,
  type MemoryId,
  type Origin,
  type Owner,
  type Pool,
  type Status,
  type Type,
} from "../../contract/index.ts"
import { analyse } from "../../text/analyse.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { indexWithLast } from "../fact-neighbours.ts"
import { keyedMemoryId, newId } from "../ids.ts"
import type { MemorySettings } from "../settings.ts"
import { checkLimits } from "./limits.ts"
import { hasTombstone } from "./neighbourhood.ts"
import { type Proposal, type ReconcileParts, reconcileProposal } from "./reconcile.ts"
import { redact } from "./redact.ts"
import { cleanTexts } from "./redact-memory.ts"
import { trustOf } from "./trust.ts"

export interface AddDetails {
  /**
   * Default `factual`; a stored memory with the same key or content keeps its own. The same holds for the three fields
   * below.
   */
  readonly type?: Type
  /** Default `general`. */
  readonly category?: string
  readonly key?: string
  /** From 0 to 1; default 0.7. Under the key of a stored memory it replaces that memory's; with the same content alone the higher one is kept. */
  readonly importance?: number
  readonly pinned?: boolean
  readonly metadata?: Memory["metadata"]
  readonly expiresAt?: number
  readonly session?: string
  /** Id of an imported memory, a UUID; a new one by default. */
  readonly id?: MemoryId
  /** When it became known, in milliseconds since 1970; now by default. */
  readonly at?: number
  /** Origin; `manual` by default. Text of tools and files is quarantined. */
  readonly origin?: Origin
  readonly speaker?: string
  /** The user's own words, if somebody else adds them: what they support is attributed to the user, the rest is not. */
  readonly quote?: string
  /** Author of the version; default `application`. */
  readonly by?: string
}
export interface AddResult {
  readonly did: "created" | "updated" | "duplicate" | "superseded"
  readonly status: Status
  readonly memory: Memory
}

export interface AddRequest {
  readonly owner: Owner
  readonly pool: Pool
  readonly content: string
  readonly details: AddDetails
  readonly at: number
  readonly settings: MemorySettings
}

const MAX_ATTEMPTS = 6
const IMPORTANCE = 0.7
const OMITTABLE = ["type", "category", "importance", "session"] as const

/**
 * Stores one memory; durable when it resolves. `limit_exceeded` names the exceeded limit. `did` in the result:
 * `created`, `updated` (the key or the content existed and something changed), `duplicate` (nothing changed),
 * `superseded` (it replaced its opposite).
 */
export async function addStatement(parts: ReconcileParts, ask: AddRequest, call?: CallOptions): Promise<AddResult> {
  const proposal = proposalOf(ask)
  const gone = new Map<MemoryId, number>()
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const decided = await reconcileProposal(parts, ask.pool, proposal, gone, call)
    if (!decided) {
      throw await refusal(parts, ask.pool, proposal, gone)
    }
    const { did, memory, changes } = decided
    if (changes.length === 0) return { did, status: memory.status, memory }
    const by = ask.details.by ?? "application"
    const options = { ...call, by, at: ask.at }
    const outcomes = await parts.store.write(ask.pool, changes, options)
    const conflicts = outcomes.filter((outcome) => outcome.status === "conflict")
    if (conflicts.length === 0) {
      // The index is derived: an entry for a memory that others change meanwhile may be dropped.
      const neighbours = did === "created" ? await indexWithLast(parts.store, ask.pool, memory, call) : []
      if (neighbours.length > 0) await parts.store.write(ask.pool, neighbours, options)
      return { did, status: memory.status, memory }
    }
    for (const { id, revision, current } of conflicts) if (current === undefined) gone.set(id, revision)
  }
  throw new MemoryError("conflict", "Others changed the same memory at every attempt to write it")
}

async function refusal(
  { tombstones }: ReconcileParts,
  pool: Pool,
  proposal: Proposal,
  gone: ReadonlyMap<MemoryId, number>,
): Promise<MemoryError> {
  if (gone.has(proposal.id) || (await hasTombstone(tombstones, pool, proposal))) {
    return new MemoryError("conflict", "This was deleted and stays deleted when it is imported again", {
      remedy: "Add it by hand.",
    })
  }
  return new MemoryError("conflict", "Something newer stands under this key", {
    remedy: "Leave out when it became known (`at`) to say that it holds now, or change the memory that stands.",
  })
}

/** The proposal of an explicit call: redacted, within the limits, with the trust that follows from its origin. */
export function proposalOf({ owner, pool, content, details, settings, ...ask }: AddRequest): Proposal {
  const { pinned, expiresAt, session, speaker, origin = "manual", at = ask.at } = details
  const clean = (text: string): string => (settings.redactSecrets ? redact(text).text : text)
  const text = clean(content).trim()
  const quote = details.quote === undefined ? undefined : clean(details.quote).trim()
  const isUsers = quote !== undefined && supports(quote, text)
  const key = details.key === undefined ? undefined : clean(details.key)
  const given = details.metadata ?? {}
  checkLimits({ content: text, ...(key !== undefined && { key }), metadata: given })
  if (quote !== undefined) checkLimits({ content: quote, metadata: {} })
  const metadata = cleanTexts(given, clean)
  // The quote is unverified, so it gives its author no trust for commands.
  const trust = trustOf({ origin, text })
  const marked: Memory["owner"] = session === undefined ? owner : { ...owner, session }
  return {
    id: key === undefined ? (details.id ?? newId(at)) : keyedMemoryId(pool, key),
    pool: pool.name,
    owner: marked,
    type: details.type ?? "factual",
    category: clean(details.category ?? "general"),
    ...(key !== undefined && { key }),
    content: text,
    importance: Math.min(1, Math.max(0, details.importance ?? IMPORTANCE)),
    ...(pinned !== undefined && { pinned }),
    status: trust.status,
    source: {
      origin: isUsers ? "user" : origin,
      ...(speaker !== undefined && { speaker }),
      ...(isUsers && { quote }),
    },
    ...(trust.review !== undefined && { review: trust.review }),
    metadata,
    createdAt: at,
    updatedAt: at,
    ...(expiresAt !== undefined && { expiresAt }),
    explicit: true,
    omitted: OMITTABLE.filter((field) => details[field] === undefined),
  }
}

/** Whether the quote holds at least half of the text's words, stop words aside. */
function supports(quote: string, text: string): boolean {
  const said = new Set(analyse(quote))
  const words = [...new Set(analyse(text))].filter((word) => !isStopWord(word))
  return words.length > 0 && words.filter((word) => said.has(word)).length * 2 >= words.length
}
