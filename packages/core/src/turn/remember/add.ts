import {
  type About,
  type CallOptions,
  type Draft,
  type Memory,
  MemoryError,
  type MemoryId,
  type Origin,
  type Owner,
  type Pool,
  type Status,
  type Type,
} from "../../contract/index.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { analyse } from "../../text/analyse.ts"
import { normalizeAbout } from "../../text/attributes.ts"
import { ownWords } from "../../text/own-words.ts"
import { marksOf } from "../../text/similarity.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { indexWithLast } from "../fact-neighbours.ts"
import { keyedMemoryId, newId } from "../ids.ts"
import { withOutdatedWords } from "../outdate-words.ts"
import type { LimitedPool } from "../pools.ts"
import type { MemorySettings } from "../settings.ts"
import { checkLimits } from "./limits.ts"
import { hasTombstone } from "./neighbourhood.ts"
import type { Proposal } from "./proposal.ts"
import { type ReconcileParts, reconcileProposal } from "./reconcile.ts"
import { redact } from "./redact.ts"
import { redactContent, redactMetadata } from "./redact-memory.ts"
import { rejectTakenIds } from "./taken-ids.ts"
import { trustOf } from "./trust.ts"

export interface AddDetails {
  /**
   * Default `factual`; a stored memory with the same key or content keeps its own. The same holds for the three fields
   * below.
   */
  readonly type?: Type
  /**
   * By default the text is read as a statement of the person, also in the third person ("The user lives in Leeds"), and
   * gets the category that it would have got if told: `constraint`, `identity`, `relationship`, `preference`,
   * `instruction` and others; `general` if none is known. An instruction is read only in the person's own words.
   */
  readonly category?: string
  readonly key?: string
  /**
   * What it is about: the subject, `user` for the person themselves, and the attribute, such as `salary`. It is found by
   * these words, too. By default it is read with the category, unless there is a key. Stored in lower case, a usual attribute under its English name; at most 200 characters each, else
   * `limit_exceeded`. A stored memory with the same key keeps its own by default.
   */
  readonly about?: About
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
  /** Adds it to the pool that every request of the tenant reads. `options_invalid` for an owner with a user or an agent. Default: false. */
  readonly shared?: boolean
  /** Author of the version; default `application`. */
  readonly by?: string
}
export interface AddResult {
  readonly did: "created" | "updated" | "duplicate" | "superseded" | "conflicting"
  readonly status: Status
  readonly memory: Memory
}

export interface AddRequest {
  readonly owner: Owner
  readonly pool: LimitedPool
  readonly content: string
  readonly details: AddDetails
  readonly at: number
  readonly settings: MemorySettings
  readonly readPlace: ReadPlace
}

/** What a statement that is added without a category would have got if the person had told it. */
export type AddedPlace = Pick<Draft, "type" | "category" | "importance" | "about" | "validUntil" | "metadata">

/** Reads a text as a statement of the person at a time; `undefined` if it states nothing that is known of. */
export type ReadPlace = (text: string, at: number) => AddedPlace | undefined

const MAX_ATTEMPTS = 6
const IMPORTANCE = 0.7
const OMITTABLE = ["type", "category", "importance", "session"] as const

/**
 * Stores one memory; durable when it resolves. `limit_exceeded` names the exceeded limit. `did` in the result:
 * `created`, `updated` (the key or the content existed and something changed), `duplicate` (nothing changed),
 * `superseded` (it replaced its opposite, or what was at its address), `conflicting` (it contradicts a memory that
 * weighs more, such as a person's own statement: it is quarantined beside it, for review).
 */
export async function addStatement(parts: ReconcileParts, ask: AddRequest, call?: CallOptions): Promise<AddResult> {
  const gone = new Map<MemoryId, number>()
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    // Calls at once read the clock one after the other and write in any order: what holds now is newer than what is stored.
    const at = attempt === 1 ? ask.at : Math.max(ask.at, parts.now())
    const proposal = holdAgentInstruction(proposalOf({ ...ask, at }))
    const decided = await reconcileProposal(parts, ask.pool, proposal, gone, call)
    if (!decided && ask.details.at === undefined && attempt < MAX_ATTEMPTS) continue
    if (!decided) throw await refusal(parts, ask.pool, proposal, gone)
    const { did, memory } = decided
    if (decided.changes.length === 0) return { did, status: memory.status, memory }
    const changes = await withOutdatedWords(parts.store, ask.pool, decided.changes, call)
    const by = ask.details.by ?? "application"
    const options = { ...call, by, at }
    const outcomes = await parts.store.write(ask.pool, changes, options)
    const conflicts = outcomes.filter((outcome) => outcome.status === "conflict")
    if (conflicts.length === 0) {
      // The index is derived: an entry for a memory that others change meanwhile may be dropped.
      const neighbours = did === "created" ? await indexWithLast(parts.store, ask.pool, memory, call) : []
      if (neighbours.length > 0) await parts.store.write(ask.pool, neighbours, options)
      return { did, status: memory.status, memory }
    }
    const missing = conflicts.filter(({ current }) => current === undefined)
    await rejectTakenIds(
      parts.store,
      ask.pool,
      missing.map(({ id }) => id),
      call,
    )
    for (const { id, revision } of missing) gone.set(id, revision)
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
export function proposalOf({ owner, pool, content, details, settings, readPlace, ...ask }: AddRequest): Proposal {
  const { pinned, expiresAt, session, speaker, origin = "manual", at = ask.at } = details
  const clean = (text: string): string => (settings.redactSecrets ? redact(text).text : text)
  const cleanContent = (text: string): string =>
    settings.redactSecrets ? redactContent(text, omitUndefined(details)).text : text
  const text = cleanContent(content).trim()
  const quote = details.quote === undefined ? undefined : cleanContent(details.quote).trim()
  const isUsers = quote !== undefined && supports(ownWords(quote), text)
  const key = details.key === undefined ? undefined : clean(details.key)
  const place = placeOf({ details, text, at, ...(isUsers && { quote }) }, readPlace)
  const aboutGiven = details.about ?? place?.about
  const about = aboutGiven === undefined ? undefined : cleanAbout(aboutGiven, clean)
  const metadataInput = details.metadata ?? {}
  checkLimits({ content: text, ...omitUndefined({ key, about }), metadata: metadataInput })
  if (quote !== undefined) checkLimits({ content: quote, metadata: {} })
  const cleanMetadata = settings.redactSecrets ? redactMetadata(metadataInput) : metadataInput
  // The rule says how sure an address is that was read.
  const metadata = details.about === undefined ? { ...place?.metadata, ...cleanMetadata } : cleanMetadata
  // The quote is unverified, so it gives its author no trust for commands.
  const trust = trustOf({ origin, text })
  const marked: Memory["owner"] = session === undefined ? owner : { ...owner, session }
  return {
    id: key === undefined ? (details.id ?? newId(at)) : keyedMemoryId(pool, key),
    pool: pool.name,
    owner: marked,
    type: details.type ?? place?.type ?? "factual",
    category: clean(details.category ?? place?.category ?? "general"),
    ...omitUndefined({ key, about }),
    content: text,
    importance: Math.min(1, Math.max(0, details.importance ?? Math.max(IMPORTANCE, place?.importance ?? 0))),
    ...(pinned !== undefined && { pinned }),
    status: trust.status,
    source: { origin: isUsers ? "user" : origin, ...(speaker !== undefined && { speaker }), ...(isUsers && { quote }) },
    ...(trust.review !== undefined && { review: trust.review }),
    metadata,
    createdAt: at,
    updatedAt: at,
    ...omitUndefined({ expiresAt, validUntil: place?.validUntil }),
    explicit: true,
    isOwn: origin === "user" || origin === "manual",
    omitted: OMITTABLE.filter((field) => details[field] === undefined),
  }
}

/** Text of these origins states nothing of the person. */
const OF_OTHERS: ReadonlySet<string> = new Set(["tool", "file", "system"])

/** Reads what the call leaves out. A key says that the caller decides what takes the place of what. */
function placeOf(
  { details, text, at, quote }: Pick<AddRequest, "details" | "at"> & { readonly text: string; readonly quote?: string },
  readPlace: ReadPlace,
): AddedPlace | undefined {
  const { origin = "manual", category, about, key, shared } = details
  // An agent's category says little of what it is about.
  const isOpen = category === undefined || (origin === "assistant" && about === undefined)
  if (!isOpen || shared === true || OF_OTHERS.has(origin)) return undefined
  const place = readPlace(text, at) ?? (quote === undefined ? undefined : readPlace(quote, at))
  if (place === undefined) return undefined
  const isOwn = origin === "manual" || origin === "user" || quote !== undefined
  if (place.category === "instruction" && !isOwn) return undefined
  const { about: _, ...unaddressed } = place
  return key === undefined ? place : unaddressed
}

/** What an agent adds without words of the person waits for review if it is an instruction. */
function holdAgentInstruction(proposal: Proposal): Proposal {
  const { status, category, content, source } = proposal
  if (status !== "active" || source.origin !== "assistant") return proposal
  const trust =
    category === "instruction" ? SET_ASIDE : trustOf({ origin: "assistant", text: content, agentCall: true })
  return trust.status === "active" ? proposal : { ...proposal, ...trust }
}

const SET_ASIDE = { status: "quarantined", review: "instructs-model" } as const

function cleanAbout({ subject, attribute }: About, clean: (text: string) => string): About {
  return normalizeAbout({ subject: clean(subject), attribute: clean(attribute) })
}

/**
 * Whether the quote bears the text out, without what is handed over in it ("translate: …"): it is no question, has at least half of its words, stop words aside, with all
 * names and numbers, and denies what it denies.
 */
function supports(quote: string, text: string): boolean {
  const quoted = new Set(analyse(quote))
  const words = [...new Set(analyse(text))].filter((word) => !isStopWord(word))
  if (words.length === 0 || words.filter((word) => quoted.has(word)).length * 2 < words.length) return false
  const [claims, said] = [marksOf(text), marksOf(quote)]
  const names = claims.tokens.split(" ").filter((name) => name !== "")
  return (
    claims.negated === said.negated &&
    names.every((name) => analyse(name).every((word) => quoted.has(word))) &&
    !/[?？]\s*$/u.test(quote)
  )
}
