import { MemoryError } from "../../contract/errors.ts"
import type { Memory, MemoryId, Owner } from "../../contract/memory.ts"
import { STATUSES } from "../../contract/memory.ts"
import type { Page, PageQuery, WriteOptions } from "../../contract/store.ts"
import { matches } from "../../plugin/matches.ts"
import { type StatedWords, sourceWords } from "../../turn/delete/stated-words.ts"
import type { KeyedQueue } from "../../turn/keyed-queue.ts"
import { limitParts } from "../../turn/limited-store.ts"
import {
  type Limit,
  limitOf,
  narrowerScope,
  type PoolRules,
  type Reach,
  reachOf,
  type ScopeName,
  SHARED_POOL,
  sharedNeedsNoNames,
} from "../../turn/pools.ts"
import type { EndedCaptures } from "../../turn/remember/ended-captures.ts"
import { revise } from "../../turn/revise.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import type { StoreCalls, TurnParts } from "../../turn/turn-context.ts"
import type { OptOuts } from "../subject/opt-outs.ts"
import { type Selection, selectMemories } from "./bulk.ts"
import { feedback, type Verdict } from "./feedback.ts"
import type { DeleteOptions, Lifecycle, PageOptions, RevisionOptions, ScopeOptions, UndoSource } from "./lifecycle.ts"
import { type Decision, decide, listReviewable, type Reviewable } from "./review.ts"
import { listSessionMemories, listSessions, type SessionSummary } from "./sessions.ts"
import { type UndoResult, undo } from "./undo.ts"
import { applyUpdate, type MemoryUpdate } from "./update.ts"
import { findNewestVersion, history, type ListedVersion, restoreToVersion } from "./versions.ts"

const APPLICATION = "application"

type LifecycleParts = StoreCalls &
  Pick<TurnParts, "limited" | "eraseDeleted" | "now"> & {
    readonly adding: KeyedQueue
    readonly optOuts: Pick<OptOuts, "check">
    readonly endedCaptures: Pick<EndedCaptures, "end">
  }

/** The settings of a view, with its overrides. */
export type ViewSettings = MemorySettings & Pick<PoolRules, "users"> & { readonly widest?: ScopeName }

/** The lane of the parallel writes of one memory. */
export function memoryLane({ tenant }: Owner, id: MemoryId): string {
  return `${tenant}\n${id}`
}

/** Operations on the stored memories of one owner. */
export class OwnedLifecycle implements Lifecycle {
  protected readonly owner: Owner
  protected readonly settings: () => ViewSettings
  readonly #all: LifecycleParts

  constructor(owner: Owner, parts: LifecycleParts, settings: () => ViewSettings) {
    this.owner = owner
    this.#all = parts
    this.settings = settings
  }

  /** Of a limited view, with calls that see and change nothing else. */
  get #parts(): LifecycleParts {
    return limitParts<StoreCalls, LifecycleParts>(this.#all, this.limit())
  }

  /** What the view is limited to. `session` is that of one call. */
  protected limit(session = this.owner.session): Limit | undefined {
    return limitOf({ ...this.owner, ...(session !== undefined && { session }) }, this.settings().widest)
  }

  async get(id: MemoryId, within: ScopeOptions = {}): Promise<Memory | undefined> {
    return this.#getStored(id, within)
  }

  async #getStored(id: MemoryId, within: ScopeOptions): Promise<Memory | undefined> {
    const { scope, where } = this.#within(within)
    const [memory] = await this.#parts.store.read(scope, [id])
    return memory && matches(memory, { ...where, status: STATUSES }) ? memory : undefined
  }

  async update(id: MemoryId, change: MemoryUpdate, within: RevisionOptions = {}): Promise<Memory | undefined> {
    return this.#all.adding.run([memoryLane(this.owner, id)], async () => {
      const memory = await this.getToChange(id, within)
      if (memory === undefined) return undefined
      await this.#mayTell(memory, change.content ?? change.metadata)
      const { redactSecrets } = this.settings()
      const next = (stored: Memory): Memory => applyUpdate(stored, change, redactSecrets)
      return revise(this.#parts.store, memory, next, this.#moment(within), within.revision)
    })
  }

  async pin(id: MemoryId, pinned = true, within: ScopeOptions = {}): Promise<Memory | undefined> {
    return this.update(id, { pinned }, within)
  }

  async history(id: MemoryId, page: PageOptions = {}): Promise<Page<ListedVersion> | undefined> {
    return history(this.#parts, this.#within(page), id, pageOf(page))
  }

  async restore(id: MemoryId, within: RevisionOptions = {}): Promise<Memory | undefined> {
    await this.getToChange(id, within)
    const reach = this.#toChange(within)
    const words =
      within.revision === undefined ? await this.#parts.restoreWords(reach.scope, id, this.#moment(within)) : undefined
    return words ?? restoreToVersion(this.#parts, reach, id, within.revision, this.#moment(within))
  }

  async feedback(id: MemoryId, verdict: Verdict, within: ScopeOptions = {}): Promise<Memory | undefined> {
    const memory = await this.getToChange(id, within)
    return memory && feedback(this.#parts.store, memory, verdict, this.#moment(within))
  }

  async review(because: Reviewable["because"], page: PageOptions = {}): Promise<Page<Reviewable>> {
    const { scope, where } = this.#within(page)
    return listReviewable(this.#parts.store, scope, where, because, pageOf(page))
  }

  async decide(id: MemoryId, decision: Decision, within: RevisionOptions = {}): Promise<Memory | null | undefined> {
    const memory = await this.getToChange(id, within)
    if (memory === undefined) return undefined
    if (decision.decision === "merge") await this.#mayTell(memory, decision.content)
    const { redactSecrets } = this.settings()
    const moment = this.#moment(within)
    return (await decide(this.#parts, memory, decision, redactSecrets, moment, within.revision)) ?? null
  }

  async sessions(page: PageOptions = {}): Promise<Page<SessionSummary>> {
    const { scope, where } = this.#within(page)
    return listSessions(this.#parts.store, scope, where, pageOf(page))
  }

  async session(session: string, within: ScopeOptions = {}): Promise<readonly Memory[]> {
    const { scope, where } = this.#within(within)
    return listSessionMemories(this.#parts.store, scope, { session, ...where })
  }

  async undo({ session, origin }: UndoSource, within: ScopeOptions = {}): Promise<UndoResult> {
    if (session === undefined && origin === undefined) {
      throw new MemoryError("options_invalid", "Undoing needs a session or an origin")
    }
    const { scope, where } = this.#toChange(within)
    const named = { ...(session !== undefined && { session }), ...(origin !== undefined && { origin: [origin] }) }
    if (session !== undefined && origin === undefined) await this.#parts.endedCaptures.end({ ...this.owner, session })
    return undo(this.#parts, scope, { ...named, ...where }, this.#moment(within))
  }

  async select(which: Selection, within: ScopeOptions = {}): Promise<readonly Memory[]> {
    return selectMemories(this.#parts.store, this.#toChange(within), which)
  }

  async sourceWords(memories: readonly Memory[]): Promise<StatedWords> {
    this.#checkOwn(memories, { scope: "tenant" })
    return sourceWords(this.#parts.store, memories)
  }

  async wordsToDelete(memories: readonly Memory[]): Promise<StatedWords> {
    this.#checkOwn(memories, { scope: "tenant" })
    return this.#parts.wordsToDelete(memories)
  }

  async forgetAll(memories: readonly Memory[], within: DeleteOptions = {}): Promise<readonly Memory[]> {
    this.#checkOwn(memories, within)
    this.#checkShared(memories, within)
    const { by, at } = this.#moment(within)
    return this.#parts.softDelete(memories, by, at, { alone: within.words === "keep" })
  }

  async eraseAll(memories: readonly Memory[], within: DeleteOptions = {}): Promise<readonly Memory[]> {
    this.#checkOwn(memories, within)
    this.#checkShared(memories, within)
    return this.#parts.erase(memories, { ...this.#moment(within), alone: within.words === "keep" })
  }

  async eraseDeleted(id: MemoryId, within: ScopeOptions = {}): Promise<boolean> {
    const reach = this.#toChange(within)
    const memory = await findNewestVersion(this.#parts.store, reach, id, () => true)
    if (memory === undefined || !matches(memory, { ...reach.where, status: STATUSES })) return false
    return this.#parts.eraseDeleted(memory, this.#moment(within))
  }

  protected reach(scope: ScopeName = "user"): Reach {
    const { widest = "tenant", ...settings } = this.settings()
    return reachOf(this.owner, settings, narrowerScope(scope, widest))
  }

  /** The memory, if there is one. `options_invalid` if it is shared and this owner may only read it. */
  protected async getToChange(id: MemoryId, within: ScopeOptions): Promise<Memory | undefined> {
    const memory = await this.#getStored(id, within)
    if (memory) this.#checkShared([memory], within)
    return memory
  }

  /** `options_invalid` for memories that this owner cannot reach: another view has read them. */
  #checkOwn(memories: readonly Memory[], { scope }: ScopeOptions): void {
    const own = this.reach(scope).scope
    const isOwn = ({ owner, pool }: Memory): boolean =>
      owner.tenant === own.tenant && (own.pools === "all" || own.pools.includes(pool))
    const other = memories.find((memory) => !isOwn(memory))
    if (other === undefined) return
    throw new MemoryError("options_invalid", `The memory ${other.id} is another owner's`, {
      remedy: "Use the view of the owner from which it was read, or the scope with which it was read.",
    })
  }

  #checkShared(memories: readonly Memory[], { scope }: ScopeOptions): void {
    const { pools } = this.reach(scope).changes
    if (pools === "all" || pools.includes(SHARED_POOL)) return
    if (memories.some(({ pool }) => pool === SHARED_POOL)) throw sharedNeedsNoNames("A shared memory is changed")
  }

  /** Rejects new text about a person who opted out. Their existing memories may still be pinned, rated and deleted. */
  async #mayTell({ owner }: Memory, said: unknown): Promise<void> {
    if (said !== undefined) await this.#parts.optOuts.check(owner)
  }

  #within({ scope, where }: ScopeOptions): Reach {
    const reach = this.reach(scope)
    return { ...reach, where: { ...where, ...reach.where } }
  }

  /** As `#within`, without shared memories if this owner may only read them. */
  #toChange(within: ScopeOptions): Reach {
    const reach = this.#within(within)
    return { ...reach, scope: reach.changes }
  }

  #moment({ by = APPLICATION }: ScopeOptions): WriteOptions {
    return { by, at: this.#parts.now() }
  }
}

function pageOf({ limit = 50, cursor }: PageOptions): PageQuery {
  return { limit, ...(cursor !== undefined && { cursor }) }
}
