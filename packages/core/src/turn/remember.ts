import type {
  CallOptions,
  Change,
  Draft,
  Extractor,
  Memory,
  MemoryId,
  Message,
  Outcome,
  Pool,
  Scope,
  State,
  Store,
  Turn,
} from "../contract/index.ts"
import { MemoryError } from "../contract/index.ts"
import type { MemorySettings } from "../engine/settings.ts"
import { wordsOf } from "../text/words.ts"
import { type Asked, askedToForget, memoriesMeant, withoutAsked } from "./forget-asked.ts"
import { keyedMemoryId, messageId, statedMemoryId } from "./ids.ts"
import { bytes, MOST_CONTENT_BYTES } from "./parts.ts"
import { type Proposal, reconcile, superseding } from "./reconcile.ts"
import { redact } from "./redact.ts"
import { strip } from "./strip.ts"
import { Tombstones } from "./tombstones.ts"
import { repeatsTools, type Trust, trustOf } from "./trust.ts"
import { isPleasantry, verbatim } from "./verbatim.ts"

export interface RememberParts {
  readonly store: Store
  readonly state: State
  readonly extractors: readonly Extractor[]
}
export interface RememberJob {
  /** Messages carry id and position; `before` is context. */
  readonly turn: Turn
  readonly pool: Pool
  readonly settings: MemorySettings
  /** Contents that were injected into this turn. */
  readonly recalledTexts: readonly string[]
  /** The user's message whose older reply this turn's reply replaces. */
  readonly replacesReplyTo?: string
  /** An edited message: what it gave is superseded. */
  readonly supersedesMessage?: string
  /** Tool or document text stood in this turn. */
  readonly toolsRead: boolean
}

const MOST_ATTEMPTS = 6
const DEFAULT_IMPORTANCE = 0.5

/**
 * Keeps what is worth keeping of a turn and does what it asks ("forget that ..."): strips, redacts, extracts, reconciles and writes, all changes in one
 * write where the store takes that many. Idempotent: ids derive from pool, session, message and key, so the same job again writes nothing new. Answers
 * what stands active or quarantined from this turn. An extractor's failure is thrown after everything else is written.
 */
export async function remember(parts: RememberParts, job: RememberJob, call?: CallOptions): Promise<readonly Memory[]> {
  const tombstones = new Tombstones(parts.state)
  const said = prepare(job)
  const forgotten = await forget(parts.store, tombstones, job, said, call)
  const { drafts, failure } = await extract(parts.extractors, job, said, call)
  const gone = new Map<MemoryId, number>()
  for (let attempt = 1; ; attempt++) {
    const planned = await plan(parts.store, tombstones, job, said, drafts, gone, call)
    const changes = attempt === 1 ? [...forgotten, ...planned.changes] : planned.changes
    const outcomes = await write(parts, job, changes, call)
    const puts = new Set(changes.flatMap((change) => (change.op === "put" ? [change.memory.id] : [])))
    const conflicts = outcomes.filter((outcome) => outcome.status === "conflict" && puts.has(outcome.id))
    if (conflicts.length === 0) {
      if (failure !== undefined) throw failure
      return standing(parts.store, job.pool, planned.ids, call)
    }
    if (attempt === MOST_ATTEMPTS) {
      throw new MemoryError("conflict", "Others changed the same memories at every attempt to remember this turn")
    }
    for (const outcome of conflicts) {
      if (outcome.status === "conflict" && outcome.current === undefined) gone.set(outcome.id, outcome.revision)
    }
  }
}

/** A message as it may be kept. */
interface Kept {
  readonly message: Message & { readonly id: string }
  readonly text: string
  readonly trust: Trust
  readonly replyTo?: string
}
interface Prepared {
  readonly session: string
  readonly kept: readonly Kept[]
  readonly asked: readonly Asked[]
  /** Every message of the turn in order, kept or not: who stands beside whom. */
  readonly spoken: readonly Message[]
}

function prepare({ turn, settings, recalledTexts, toolsRead, replacesReplyTo }: RememberJob): Prepared {
  const session = turn.owner.session ?? turn.id
  const all = turn.reply ? [...turn.messages, turn.reply] : turn.messages
  const toolTexts = all.flatMap(({ role, text }) => (role === "tool" ? [text] : []))
  const clean = (text: string): string => (settings.redactSecrets ? redact(text).text : text)
  const spoken = all
    .filter(({ role }) => role === "user" || role === "assistant")
    .map((message) => ({ ...message, text: clean(strip(message.text, recalledTexts)) }))
  const asked = spoken.flatMap(({ role, text }) => (role === "user" ? askedToForget(text) : []))
  let replyTo = replacesReplyTo
  const kept = spoken.map((message, index): Kept => {
    const id = message.id ?? messageId(session, message.role, message.text, spoken[index - 1]?.text ?? "")
    const text = withoutAsked(message.text, asked)
    if (message.role === "user") {
      replyTo = id
      return { message: { ...message, id }, text, trust: trustOf({ origin: "user", text }) }
    }
    const read = toolsRead || repeatsTools(text, toolTexts)
    const trust = trustOf({ origin: "assistant", text, toolsRead: read })
    return { message: { ...message, id }, text, trust, ...(replyTo !== undefined && { replyTo }) }
  })
  return { session, kept, asked, spoken }
}

async function forget(
  store: Store,
  tombstones: Tombstones,
  { pool, turn }: RememberJob,
  { asked }: Prepared,
  call?: CallOptions,
): Promise<readonly Change[]> {
  const meant = new Map<MemoryId, Memory>()
  for (const one of asked) {
    for (const memory of await memoriesMeant(store, pool, one, turn.at, call)) meant.set(memory.id, memory)
  }
  for (const memory of meant.values()) await tombstones.bury(memory)
  return [...meant.keys()].map((id) => ({ op: "delete", id }))
}

async function extract(
  extractors: readonly Extractor[],
  { turn }: RememberJob,
  { kept }: Prepared,
  call?: CallOptions,
): Promise<{ readonly drafts: readonly (Draft & { readonly by: string })[]; readonly failure?: unknown }> {
  const last = kept.at(-1)
  const reply = turn.reply && last?.message.role === "assistant" ? last : undefined
  const messages = (reply ? kept.slice(0, -1) : kept).map(({ message, text }) => ({ ...message, text }))
  const { reply: _, ...rest } = turn
  const clean: Turn = { ...rest, messages, ...(reply && { reply: { ...reply.message, text: reply.text } }) }
  const drafts: (Draft & { by: string })[] = []
  let failure: unknown
  for (const extractor of extractors) {
    if (extractor.per !== "turn") continue
    try {
      const by = `${extractor.name}@${extractor.version}`
      for (const draft of await extractor.extract([clean], [], call)) drafts.push({ ...draft, by })
    } catch (thrown) {
      failure = thrown
    }
  }
  return { drafts, ...(failure !== undefined && { failure }) }
}

/** Everything to write, against what stands now, and the ids that are this turn's own. */
async function plan(
  store: Store,
  tombstones: Tombstones,
  job: RememberJob,
  said: Prepared,
  drafts: readonly (Draft & { readonly by: string })[],
  gone: ReadonlyMap<MemoryId, number>,
  call?: CallOptions,
): Promise<{ readonly changes: readonly Change[]; readonly ids: readonly MemoryId[] }> {
  const { pool } = job
  const turns = await newTurns(store, tombstones, job, said, gone, call)
  const changes = new Map<MemoryId, Change>()
  const ids = new Set(turns.ids)
  const facts = new Map<MemoryId, Change>()
  for (const proposal of proposals(job, said, drafts)) {
    const decided = await reconcile({ store, tombstones }, pool, proposal, gone, call)
    if (!decided) continue
    if (decided.did !== "duplicate" || decided.memory.source.message === proposal.source.message)
      ids.add(decided.memory.id)
    for (const change of decided.changes) {
      // A repeated job has its turns already and counts nothing again.
      if (change.op === "signal" && turns.repeated) continue
      const id = change.op === "put" ? change.memory.id : change.id
      // Of two statements under one key the later in the turn stands; they were weighed against the same stored revision.
      facts.delete(id)
      facts.set(id, change)
    }
  }
  for (const change of await supersededBy(store, job, said, call)) {
    if (change.op === "put" && !ids.has(change.memory.id)) changes.set(change.memory.id, change)
  }
  for (const [id, change] of facts) changes.set(id, change)
  return { changes: [...turns.changes, ...changes.values()], ids: [...ids] }
}

async function newTurns(
  store: Store,
  tombstones: Tombstones,
  { pool, turn, settings }: RememberJob,
  { session, kept, spoken }: Prepared,
  gone: ReadonlyMap<MemoryId, number>,
  call?: CallOptions,
): Promise<{ readonly changes: readonly Change[]; readonly ids: readonly MemoryId[]; readonly repeated: boolean }> {
  if (settings.verbatimTurns === "off") return { changes: [], ids: [], repeated: false }
  const made = kept.flatMap(({ message, text, trust, replyTo }, index) => {
    if (isPleasantry(text)) return []
    if (message.role === "assistant" && settings.verbatimTurns === "user") return []
    const before = spoken[index - 1]?.text ?? turn.before.at(-1)?.text ?? ""
    const after = spoken[index + 1]?.text ?? ""
    const answers = message.role === "assistant" && replyTo !== undefined ? { replyTo } : {}
    return verbatim({
      pool,
      owner: turn.owner,
      session,
      message,
      text,
      before,
      after,
      at: turn.at,
      settings,
      trust,
      ...answers,
    })
  })
  const scope: Scope = { tenant: pool.tenant, pools: [pool.name] }
  const stored = await store.read(
    scope,
    made.map(({ memory }) => memory.id),
    call,
  )
  const changes: Change[] = []
  const ids: MemoryId[] = []
  for (const [index, { memory, words }] of made.entries()) {
    // A turn that was deleted otherwise than by its owner (retention, upkeep) stays deleted, too.
    if (gone.has(memory.id) || (await tombstones.holds(pool, memory.source.message, memory.content))) continue
    ids.push(memory.id)
    if (!stored[index]) changes.push({ op: "put", memory, index: { words } })
  }
  const neighbour = await reindexed(store, scope, session, turn, spoken[0], call)
  return {
    changes: [...changes, ...neighbour],
    ids,
    repeated: made.length > 0 && stored.every((memory) => memory !== undefined),
  }
}

/** The memory of the message before this turn, now that it is known what followed. */
async function reindexed(
  store: Store,
  scope: Scope,
  session: string,
  turn: Turn,
  first: Message | undefined,
  call?: CallOptions,
): Promise<readonly Change[]> {
  if (first === undefined || first.position < 1) return []
  const position = { from: first.position - 1, below: first.position }
  const where = { session, position, category: ["turn"], status: ["active", "quarantined"] } as const
  const { items } = await store.list(scope, { limit: 100, where }, call)
  const last = items.toSorted((a, b) => Number(a.metadata.part ?? 1) - Number(b.metadata.part ?? 1)).at(-1)
  if (!last) return []
  const { speaker } = last.source
  const words = wordsOf({
    text: last.content,
    ...(speaker !== undefined && { speaker }),
    before: turn.before.at(-2)?.text ?? "",
    after: first.text,
    createdAt: last.createdAt,
  })
  return [{ op: "index", id: last.id, revision: last.revision, index: { words } }]
}

/** Drafts as memories: origin, trust, owner and quote come from the message that each was read in. */
function proposals(
  { turn, pool, settings, toolsRead }: RememberJob,
  { session, kept }: Prepared,
  drafts: readonly (Draft & { readonly by: string })[],
): readonly Proposal[] {
  return drafts.flatMap((draft): Proposal[] => {
    const from = kept.find(({ message }) => message.position === draft.from)
    const content = (settings.redactSecrets ? redact(draft.content).text : draft.content).trim()
    if (!from || content === "" || bytes(content) > MOST_CONTENT_BYTES) return []
    const { message } = from
    const origin = message.role === "assistant" ? "assistant" : "user"
    const own = trustOf({ origin, text: content, toolsRead })
    const trust = origin === "assistant" && own.status === "active" ? from.trust : own
    const quote = draft.quote !== undefined && from.text.includes(draft.quote) ? { quote: draft.quote } : {}
    const { key } = draft
    return [
      {
        id: key === undefined ? statedMemoryId(pool, message.id, content) : keyedMemoryId(pool, key),
        pool: pool.name,
        owner: { ...turn.owner, session },
        type: draft.type,
        category: draft.category,
        ...(key !== undefined && { key }),
        content,
        importance: Math.min(1, Math.max(0, draft.importance ?? DEFAULT_IMPORTANCE)),
        status: trust.status,
        source: {
          origin,
          message: message.id,
          position: message.position,
          ...(message.speaker !== undefined && { speaker: message.speaker }),
          ...quote,
          extractor: draft.by,
        },
        ...(draft.replaces !== undefined && { links: [{ to: draft.replaces, as: "supersedes" }] }),
        metadata: {
          ...draft.metadata,
          ...(origin === "assistant" && from.replyTo !== undefined && { replyTo: from.replyTo }),
          ...(trust.reason !== undefined && { reason: trust.reason }),
        },
        createdAt: turn.at,
        updatedAt: turn.at,
        ...(draft.expiresAt !== undefined && { expiresAt: draft.expiresAt }),
        ...(draft.validFrom !== undefined && { validFrom: draft.validFrom }),
        ...(draft.validUntil !== undefined && { validUntil: draft.validUntil }),
      },
    ]
  })
}

/** What an edited message gave, with the reply to it; and the older reply that was made again. */
async function supersededBy(
  store: Store,
  { pool, turn, replacesReplyTo, supersedesMessage }: RememberJob,
  { session, kept }: Prepared,
  call?: CallOptions,
): Promise<readonly Change[]> {
  if (supersedesMessage === undefined && (replacesReplyTo === undefined || turn.reply === undefined)) return []
  const own = new Set(kept.map(({ message }) => message.id))
  const scope: Scope = { tenant: pool.tenant, pools: [pool.name] }
  const changes: Change[] = []
  let cursor: string | undefined
  do {
    const where = { session, status: ["active", "quarantined"] } as const
    const page = await store.list(scope, { limit: 200, where, ...(cursor !== undefined && { cursor }) }, call)
    for (const memory of page.items) {
      const { message } = memory.source
      const { replyTo } = memory.metadata
      if (message === undefined || own.has(message)) continue
      const edited = supersedesMessage !== undefined && (message === supersedesMessage || replyTo === supersedesMessage)
      const again = replacesReplyTo !== undefined && turn.reply !== undefined && replyTo === replacesReplyTo
      if (edited || again) changes.push(superseding(memory, turn.at))
    }
    cursor = page.next
  } while (cursor !== undefined)
  return changes
}

async function write(
  { store, extractors }: RememberParts,
  { pool, turn }: RememberJob,
  changes: readonly Change[],
  call?: CallOptions,
): Promise<readonly Outcome[]> {
  const by = extractors.map(({ name, version }) => `extractor:${name}@${version}`).join(" ") || "remember"
  const outcomes: Outcome[] = []
  for (let at = 0; at < changes.length; at += store.traits.maxBatch) {
    const batch = changes.slice(at, at + store.traits.maxBatch)
    outcomes.push(...(await store.write(pool, batch, { ...call, by, at: turn.at })))
  }
  return outcomes
}

async function standing(
  store: Store,
  pool: Pool,
  ids: readonly MemoryId[],
  call?: CallOptions,
): Promise<readonly Memory[]> {
  const found = await store.read({ tenant: pool.tenant, pools: [pool.name] }, ids, call)
  return found
    .filter((memory) => memory?.status === "active" || memory?.status === "quarantined")
    .filter((memory) => memory !== undefined)
}
