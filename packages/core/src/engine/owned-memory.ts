import type { Memory, MemoryId, Owner, Pool } from "../contract/memory.ts"
import type { Page } from "../contract/store.ts"
import { erase, type ForgetParts, forget } from "../turn/forget.ts"
import { recall, search } from "../turn/recall/recall.ts"
import { add } from "../turn/remember/add.ts"
import { unfold } from "../turn/session/unfold.ts"
import type { MemorySettings } from "../turn/settings.ts"
import { laneOf, queueTurn, turnJobId } from "./capture.ts"
import type {
  AddDetails,
  Added,
  OwnedMemory,
  Recall,
  RecallOptions,
  Remembered,
  Said,
  SearchRequest,
  SearchResult,
  Within,
} from "./engine.ts"
import { spokenOf, type TurnParts } from "./open-turn.ts"
import { type Reach, reachOf, type ScopeName } from "./pools.ts"

const DAY_MS = 86_400_000
const APPLICATION = "application"
export const PURGE = "purge"

/** One owner's view of the engine. Holds nothing but the names. */
export class OwnerView implements OwnedMemory {
  readonly #owner: Owner
  readonly #parts: TurnParts & ForgetParts
  readonly #settings: () => MemorySettings

  constructor(owner: Owner, parts: TurnParts & ForgetParts, settings: () => MemorySettings) {
    this.#owner = owner
    this.#parts = parts
    this.#settings = settings
  }

  async remember(said: string | readonly Said[], options: { readonly session?: string } = {}): Promise<Remembered> {
    const { sessions, worker, now } = this.#parts
    const settings = this.#settings()
    const at = now()
    const spoken = spokenOf(typeof said === "string" ? [{ role: "user", text: said }] : said)
    const pool = this.#pool()
    const session = options.session ?? this.#owner.session ?? (await sessions.recognise(pool, spoken, at))
    const { fresh, before, record } = unfold(spoken, session, await sessions.find(pool, session), "all", at)
    if (fresh.length === 0) return { session, memories: [] }
    const job = turnJobId(
      pool,
      session,
      fresh.map(({ id }) => id ?? ""),
    )
    const owner = { ...this.#owner, session }
    const capture = {
      owner,
      pool,
      at,
      before,
      messages: fresh,
      recalled: [],
      recalledTexts: [],
      used: {},
      toolsRead: false,
    }
    const [queued] = await Promise.all([queueTurn(worker, job, capture, settings), sessions.keep(pool, record)])
    // The worker does jobs of this kind with `workTurn`, which returns memories; a repeat returns nothing.
    const memories = ((await queued.done) ?? []) as readonly Memory[]
    return { session, memories }
  }

  async recall(query: string, options: RecallOptions = {}): Promise<Recall> {
    const { placement, ...found } = await recall(this.#parts, this.#asking(query, options), options)
    return { ...found, ...(placement && { block: placement.block }) }
  }

  async search(query: string, options: SearchRequest = {}): Promise<SearchResult> {
    const { where, limit = 20 } = options
    const asking = this.#asking(query, options)
    return search(this.#parts, { ...asking, where: { ...where, ...asking.where }, limit }, options)
  }

  async add(content: string, details: AddDetails = {}): Promise<Added> {
    const { session } = details
    const owner = { ...this.#owner, ...(session !== undefined && { session }) }
    const at = this.#parts.now()
    const settings = this.#settings()
    return add(this.#parts, { owner, pool: this.#pool(), content, details, origin: "manual", at, settings })
  }

  async get(id: MemoryId, within: Within = {}): Promise<Memory | undefined> {
    const [memory] = await this.#parts.store.read(this.#reach(within.scope).scope, [id])
    return memory
  }

  async list(query: Parameters<OwnedMemory["list"]>[0] = {}): Promise<Page<Memory>> {
    const { limit = 50, cursor, where, scope } = query
    const reach = this.#reach(scope)
    const page = { limit, where: { ...where, ...reach.where }, ...(cursor !== undefined && { cursor }) }
    return this.#parts.store.list(reach.scope, page)
  }

  async forget(id: MemoryId, within: Within = {}): Promise<boolean> {
    const memory = await this.get(id, within)
    if (!memory) return false
    const { undoDays } = this.#settings()
    const { worker, now } = this.#parts
    const at = now()
    if (undoDays === 0) return this.erase(id, within)
    await forget(this.#parts, memory, within.by ?? APPLICATION, at)
    const pool: Pool = { tenant: memory.owner.tenant, name: memory.pool }
    await worker.push({
      id: `purge ${id} ${memory.revision + 1}`,
      kind: PURGE,
      lane: laneOf(pool),
      at: at + undoDays * DAY_MS,
      body: { id },
      about: pool,
    })
    return true
  }

  async erase(id: MemoryId, within: Within = {}): Promise<boolean> {
    const memory = await this.get(id, within)
    if (!memory) return false
    await erase(this.#parts, memory, within.by ?? APPLICATION, this.#parts.now())
    return true
  }

  #asking(query: string, options: RecallOptions): Parameters<typeof recall>[1] {
    const settings = this.#settings()
    const before = options.before ?? []
    const { scope, where } = this.#reach(options.scope)
    return {
      owner: this.#owner,
      scope,
      where,
      settings,
      maxTokens: options.maxTokens ?? settings.maxTokens,
      at: this.#parts.now(),
      text: query,
      before: before.map((message, position) => ({ ...message, position })),
      standing: { messages: new Set(), texts: before.map(({ text }) => text) },
      systemRole: true,
    }
  }

  #reach(scope?: ScopeName): Reach {
    const settings = this.#settings()
    return reachOf(this.#owner, settings.agents, scope ?? settings.scope)
  }

  #pool(): Pool {
    // Writing never depends on how far a read looks.
    return { tenant: this.#owner.tenant, name: reachOf(this.#owner, this.#settings().agents).pool }
  }
}
