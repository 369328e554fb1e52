import type { Memory, MemoryId, Owner, Page, Pool } from "../contract/index.ts"
import { readPlace } from "../defaults/added-place.ts"
import { omitUndefined } from "../plugin/omit-undefined.ts"
import { checkTimeZone } from "../text/day.ts"
import { standingOf } from "../text/handed-over.ts"
import type { DocumentCollection, DocumentsOptions } from "../turn/documents/documents.ts"
import { OwnedDocuments } from "../turn/documents/owned-documents.ts"
import { keyedMemoryId, newId } from "../turn/ids.ts"
import { limitParts } from "../turn/limited-store.ts"
import { type ChatMessage, newToolTexts, normalizeMessages, toolTextsOf, typedOf } from "../turn/messages.ts"
import {
  isPoolOf,
  type Limit,
  type LimitedPool,
  laneOf,
  reachOf,
  type ScopeName,
  SHARED_POOL,
  sharedNeedsNoNames,
} from "../turn/pools.ts"
import { recall, searchMemories } from "../turn/recall/recall.ts"
import type { RecallRequest } from "../turn/recall/recall-request.ts"
import { type AddDetails, type AddResult, addStatement } from "../turn/remember/add.ts"
import { queueTurn, redactCapture, turnJobId } from "../turn/remember/capture.ts"
import { type Preview, previewTurn } from "../turn/remember/preview.ts"
import { type RememberedTurn, readStored } from "../turn/remember/remember.ts"
import { cutWithheld, withheldTexts } from "../turn/remember/withheld-texts.ts"
import { findPastSession, spokenOf } from "../turn/session/find-session.ts"
import { diffSession } from "../turn/session/session-diff.ts"
import type { StoreCalls } from "../turn/turn-context.ts"
import type { Consolidation } from "./consolidation/consolidation.ts"
import { type OwnedConsolidation, ownedConsolidation } from "./consolidation/owned-consolidation.ts"
import { previewReading } from "./distill/preview-reading.ts"
import type {
  ExplainOptions,
  ExplainResult,
  OwnedMemory,
  PreviewOptions,
  RecallOptions,
  RecallResult,
  RememberOptions,
  RememberResult,
  SearchRequest,
  SearchResult,
} from "./engine.ts"
import type { Episodes, SummarizeOptions, SummaryRun } from "./episodes/episodes.ts"
import type { DeleteOptions, ScopeOptions } from "./lifecycle/lifecycle.ts"
import { memoryLane, OwnedLifecycle, type ViewSettings } from "./lifecycle/owned-lifecycle.ts"
import { requireHistory } from "./lifecycle/versions.ts"
import { missingModel } from "./model/missing-model.ts"
import { explain } from "./observed/explain.ts"
import type { EngineTurnParts } from "./turn-parts.ts"

/** Deadline of an explicit search in milliseconds. */
const SEARCH_MS = 2_000

interface ViewExtras {
  readonly consolidation: Consolidation
  readonly episodes: Episodes
  /** Makes the first recall as fast as every other. */
  readonly prepare: () => Promise<void> | undefined
}

/** One owner's view of the engine. It has no state. */
export class OwnerView extends OwnedLifecycle implements OwnedMemory {
  readonly #all: EngineTurnParts
  readonly #prepare: () => Promise<void> | undefined
  readonly #consolidation: Consolidation
  readonly #episodes: Episodes

  constructor(
    owner: Owner,
    parts: EngineTurnParts,
    settings: () => ViewSettings,
    { consolidation, episodes, prepare }: ViewExtras,
  ) {
    super(owner, parts, settings)
    this.#all = parts
    this.#prepare = prepare
    this.#consolidation = consolidation
    this.#episodes = episodes
  }

  get #parts(): EngineTurnParts {
    return this.#within(this.limit())
  }

  #within(limit: Limit | undefined): EngineTurnParts {
    return limitParts<StoreCalls, EngineTurnParts>(this.#all, limit)
  }

  async remember(said: string | readonly ChatMessage[], options: RememberOptions = {}): Promise<RememberResult> {
    const limit = this.limit(options.session)
    const parts = this.#within(limit)
    const { sessions, toolWords, now } = parts
    const settings = this.settings()
    const at = now()
    const messages = normalizeMessages(typeof said === "string" ? [{ role: "user", text: said }] : said)
    const spoken = spokenOf(messages)
    const pool = this.#pool(limit)
    const named = options.session ?? this.owner.session
    const { known, seen } = await findPastSession(
      { sessions, store: parts.store, pool, owner: this.owner, spoken, named, at },
      options.findElsewhere,
    )
    const keeps = !(await parts.optOuts.has(this.owner))
    const saidFrom = spoken.findLastIndex(({ role }) => role === "user")
    const diff = diffSession(spoken, known ?? newId(at), seen, "all", at, { keeps, saidFrom: Math.max(0, saidFrom) })
    const { session, fresh, before, record } = diff
    if (fresh.length === 0) return { session, memories: [] }
    if (!keeps) {
      await sessions.keep(pool, record)
      return { session, memories: [] }
    }
    const job = turnJobId(
      pool,
      session,
      fresh.map(({ id }) => id ?? ""),
      false,
    )
    const toolsRead = hasReplyAfterTool(messages)
    const replied = fresh.flatMap(({ role, text }) => (role === "assistant" ? [text] : [])).join("\n")
    await toolWords.add(pool, session, newToolTexts(messages, true), at)
    const owner = { ...this.owner, session }
    const capture = {
      owner,
      pool,
      at,
      before,
      messages: cutWithheld(
        fresh,
        await withheldTexts(
          parts.tombstones,
          pool,
          spoken,
          diff,
          fresh.filter(({ role }) => role === "assistant"),
        ),
      ),
      recalled: [],
      recalledTexts: [],
      given: record.given ?? [],
      used: {},
      ...(options.wordsAlone === true && { wordsAlone: true }),
      toolsRead,
      ...omitUndefined({ standing: standingOf(messages) }),
      toolTexts:
        toolsRead || replied === ""
          ? []
          : [...toolTextsOf(messages), ...(await toolWords.namesRead(pool, session, replied))],
    }
    // As for turns of the gateway, the session records only queued messages.
    const queued = await queueTurn(parts, job, capture, settings)
    await sessions.keep(pool, record)
    // Work of this kind returns what was remembered; a repeated job returns nothing.
    const { ids = [], forgot } = ((await queued.done) ?? {}) as Partial<RememberedTurn>
    return { session, memories: await readStored(parts.store, pool, ids), ...omitUndefined({ forgot }) }
  }

  async preview(text: string, { by = "rules" }: PreviewOptions = {}): Promise<Preview> {
    const parts = this.#parts
    const { model } = parts
    if (by === "llm" && model === undefined) throw missingModel("The preview is to be by a model")
    const settings = this.settings()
    const at = parts.now()
    const pool = this.#pool(this.limit())
    const messages = normalizeMessages([{ role: "user", text }]).map((message, position) => ({ ...message, position }))
    const nothing = { recalled: [], recalledTexts: [], given: [], used: {}, toolsRead: false, toolTexts: [] }
    const { before, messages: clean } = await redactCapture(
      { ...nothing, owner: this.owner, pool, at, before: [], messages },
      settings,
    )
    const turn = { id: newId(at), owner: this.owner, at, before, messages: clean, recalled: [] }
    const job = { ...nothing, turn, pool, settings, ranBefore: false }
    return by === "llm" && model !== undefined ? previewReading(parts, model, job) : previewTurn(parts, job)
  }

  async recall(query: string, options: RecallOptions = {}): Promise<RecallResult> {
    await this.#prepare()
    const { placement, ...found } = await recall(this.#parts, this.#asking(query, options), options)
    return { ...found, ...(placement && { block: placement.block }) }
  }

  async explain(asked: string | readonly ChatMessage[], options: ExplainOptions = {}): Promise<ExplainResult> {
    const { ids = [], ...rest } = options
    const messages = normalizeMessages(typeof asked === "string" ? [{ role: "user", text: asked }] : asked)
    const target = messages.findLastIndex(({ role }) => role === "user")
    const ask = this.#asking(messages[target]?.text ?? "", { ...rest, before: messages.slice(0, Math.max(0, target)) })
    return explain(this.#parts, withSearchDeadline(ask), ids, options)
  }

  async search(query: string, options: SearchRequest = {}): Promise<SearchResult> {
    const { limit = 20, strategy, allWords = false } = options
    const { settings, ...asked } = withSearchDeadline(this.#asking(query, options))
    return searchMemories(
      this.#parts,
      { ...asked, settings: { ...settings, ...(strategy && { strategy }) }, limit, allWords },
      options,
    )
  }

  async add(content: string, details: AddDetails = {}): Promise<AddResult> {
    const { session } = details
    const owner = { ...this.owner, ...(session !== undefined && { session }) }
    const limit = this.limit(session)
    const parts = this.#within(limit)
    const at = parts.now()
    const settings = this.settings()
    await parts.optOuts.check(owner)
    const pool = details.shared === true ? this.#sharedPool() : this.#pool(limit)
    // Equal adds at once would each find none of the others.
    const equal = `${laneOf(pool)}\n${content.trim()}`
    // Of parallel writes of one memory, each but the first would find that it has changed.
    const lanes = details.key === undefined ? [equal] : [equal, memoryLane(owner, keyedMemoryId(pool, details.key))]
    const request = { owner, pool, content, details, at, settings, readPlace }
    return parts.adding.run(lanes, () => addStatement(parts, request))
  }

  async list(query: Parameters<OwnedMemory["list"]>[0] = {}): Promise<Page<Memory>> {
    const { limit = 50, cursor, where, scope = "user", asOf } = query
    const reach = this.reach(scope)
    const page = { limit, where: { ...where, ...reach.where }, ...(cursor !== undefined && { cursor }) }
    const { store } = this.#parts
    if (asOf !== undefined) return requireHistory(store).asOf(reach.scope, asOf, page)
    const listed = await store.list(reach.scope, page)
    return { ...listed, items: await this.#parts.documents.locate(listed.items) }
  }

  override async get(id: MemoryId, within: ScopeOptions = {}): Promise<Memory | undefined> {
    const memory = await super.get(id, within)
    return memory && (await this.#parts.documents.locate([memory]))[0]
  }

  get consolidation(): OwnedConsolidation {
    return ownedConsolidation(this.#consolidation, ({ scope }) => this.reach(scope).changes)
  }

  async summarize(options: SummarizeOptions = {}): Promise<SummaryRun> {
    await this.#parts.optOuts.check(this.owner)
    return this.#episodes.summarize(this.#pool(), options)
  }

  async undoSummaries(
    runId: string,
    { by, scope }: { readonly by?: string; readonly scope?: ScopeName } = {},
  ): Promise<readonly MemoryId[] | undefined> {
    return this.#episodes.undo(this.#pool(), runId, by, this.reach(scope).where)
  }

  async documents(collection: string, { paths }: DocumentsOptions = {}): Promise<DocumentCollection> {
    await this.#parts.optOuts.check(this.owner)
    const { store, queue, tombstones, documents: records, now } = this.#parts
    const { undoDays, redactSecrets } = this.settings()
    const options = { owner: this.owner, pool: this.#pool(), collection, undoDays, redactSecrets, paths }
    return OwnedDocuments.open({ store, queue, tombstones, records, now }, options)
  }

  async forget(id: MemoryId, within: DeleteOptions = {}): Promise<boolean> {
    const memory = await this.getToChange(id, within)
    if (memory) await this.forgetAll([memory], within)
    return memory !== undefined
  }

  async erase(id: MemoryId, within: DeleteOptions = {}): Promise<boolean> {
    const memory = await this.getToChange(id, within)
    if (memory) await this.eraseAll([memory], within)
    return memory !== undefined
  }

  #asking(query: string, options: RecallOptions): Parameters<typeof recall>[1] {
    const settings = this.settings()
    const before = normalizeMessages(options.before ?? [])
    const { scope, where } = this.reach(options.scope ?? settings.scope)
    const { timeZone } = options
    if (timeZone !== undefined) checkTimeZone(timeZone)
    return {
      owner: this.owner,
      scope,
      where: { ...options.where, ...where },
      settings,
      maxTokens: options.maxTokens ?? settings.maxTokens,
      at: options.at ?? this.#parts.now(),
      text: typedOf(query),
      before: before.map((message, position) => ({ ...message, position })),
      standing: { messages: new Set(), texts: before.map(({ text }) => text) },
      systemRole: true,
      ...(timeZone !== undefined && { timeZone }),
    }
  }

  #sharedPool(): Pool {
    if (!isPoolOf(this.owner, SHARED_POOL)) throw sharedNeedsNoNames("A shared memory is added")
    return { tenant: this.owner.tenant, name: SHARED_POOL }
  }

  #pool(limit?: Limit): LimitedPool {
    // The pool of writes does not depend on the scope of reads.
    const { pool } = reachOf(this.owner, this.settings())
    return { tenant: this.owner.tenant, name: pool, ...(limit && { limit }) }
  }
}

/** Extends the deadline, because no reply waits for an explicit search. */
function withSearchDeadline(asked: RecallRequest): RecallRequest {
  const deadlineMs = Math.max(SEARCH_MS, asked.settings.deadlineMs ?? 0)
  return { ...asked, settings: { ...asked.settings, deadlineMs } }
}

/** Whether one of these replies follows a tool result that was read for the last user message. */
function hasReplyAfterTool(said: readonly ChatMessage[]): boolean {
  let read = false
  for (const { role } of said) {
    if (role === "assistant" && read) return true
    if (role === "user") read = false
    if (role === "tool") read = true
  }
  return false
}
