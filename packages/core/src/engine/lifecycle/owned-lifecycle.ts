import { MemoryError } from "../../contract/errors.ts"
import type { Memory, MemoryId, Owner } from "../../contract/memory.ts"
import { STATUSES } from "../../contract/memory.ts"
import type { Page, PageQuery, Version, WriteOptions } from "../../contract/store.ts"
import { matches } from "../../plugin/matches.ts"
import type { Tombstones } from "../../turn/delete/tombstones.ts"
import { type Reach, reachOf, type ScopeName } from "../../turn/pools.ts"
import { revise } from "../../turn/revise.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import type { OptOuts } from "../subject/opt-outs.ts"
import { type Selection, selected } from "./bulk.ts"
import { feedback, type Verdict } from "./feedback.ts"
import type { Lifecycle, PageOptions, RevisionOptions, ScopeOptions, UndoSource } from "./lifecycle.ts"
import { type Decision, decide, type Reviewable, reviewable } from "./review.ts"
import { listSessions, memoriesOf, type SessionSummary } from "./sessions.ts"
import { type UndoParts, type UndoResult, undo } from "./undo.ts"
import { type MemoryUpdate, updated } from "./update.ts"
import { history, restore } from "./versions.ts"

const APPLICATION = "application"

export interface LifecycleParts extends UndoParts {
  /** Erases memories with all their versions, and with statements the messages that they were read from; those that went along. */
  readonly erase: (memories: readonly Memory[], options: WriteOptions) => Promise<readonly Memory[]>
  readonly tombstones: Tombstones
  readonly optOuts: Pick<OptOuts, "check">
  readonly now: () => number
}

/** What becomes of one owner's memories after they were kept. */
export class OwnedLifecycle implements Lifecycle {
  protected readonly owner: Owner
  protected readonly settings: () => MemorySettings
  readonly #parts: LifecycleParts

  constructor(owner: Owner, parts: LifecycleParts, settings: () => MemorySettings) {
    this.owner = owner
    this.#parts = parts
    this.settings = settings
  }

  async get(id: MemoryId, within: ScopeOptions = {}): Promise<Memory | undefined> {
    const { scope, where } = this.#within(within)
    const [memory] = await this.#parts.store.read(scope, [id])
    return memory && matches(memory, { ...where, status: STATUSES }) ? memory : undefined
  }

  async update(id: MemoryId, change: MemoryUpdate, within: RevisionOptions = {}): Promise<Memory | undefined> {
    const memory = await this.get(id, within)
    if (memory === undefined) return undefined
    await this.#mayTell(memory, change.content ?? change.metadata)
    const { redactSecrets } = this.settings()
    const next = (stored: Memory): Memory => updated(stored, change, redactSecrets)
    return revise(this.#parts.store, memory, next, this.#moment(within), within.revision)
  }

  async pin(id: MemoryId, pinned = true, within: ScopeOptions = {}): Promise<Memory | undefined> {
    return this.update(id, { pinned }, within)
  }

  async history(id: MemoryId, page: PageOptions = {}): Promise<Page<Version> | undefined> {
    return history(this.#parts, this.#within(page), id, pageOf(page))
  }

  async restore(id: MemoryId, within: RevisionOptions = {}): Promise<Memory | undefined> {
    return restore(this.#parts, this.#within(within), id, within.revision, this.#moment(within))
  }

  async feedback(id: MemoryId, verdict: Verdict, within: ScopeOptions = {}): Promise<Memory | undefined> {
    const memory = await this.get(id, within)
    return memory && feedback(this.#parts.store, memory, verdict, this.#moment(within))
  }

  async review(because: Reviewable["because"], page: PageOptions = {}): Promise<Page<Reviewable>> {
    const { scope, where } = this.#within(page)
    return reviewable(this.#parts.store, scope, where, because, pageOf(page))
  }

  async decide(id: MemoryId, decision: Decision, within: RevisionOptions = {}): Promise<Memory | null | undefined> {
    const memory = await this.get(id, within)
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
    return memoriesOf(this.#parts.store, scope, { session, ...where })
  }

  async undo({ session, origin }: UndoSource, within: ScopeOptions = {}): Promise<UndoResult> {
    if (session === undefined && origin === undefined) {
      throw new MemoryError("options_invalid", "Undoing needs a session or an origin")
    }
    const { scope, where } = this.#within(within)
    const named = { ...(session !== undefined && { session }), ...(origin !== undefined && { origin: [origin] }) }
    return undo(this.#parts, scope, { ...named, ...where }, this.#moment(within))
  }

  async select(which: Selection, within: ScopeOptions = {}): Promise<readonly Memory[]> {
    return selected(this.#parts.store, this.#within(within), which)
  }

  async forgetAll(memories: readonly Memory[], within: ScopeOptions = {}): Promise<readonly Memory[]> {
    const { by, at } = this.#moment(within)
    return this.#parts.softDelete(memories, by, at)
  }

  async eraseAll(memories: readonly Memory[], within: ScopeOptions = {}): Promise<readonly Memory[]> {
    return this.#parts.erase(memories, this.#moment(within))
  }

  protected reach(scope: ScopeName = "user"): Reach {
    return reachOf(this.owner, this.settings().agents, scope)
  }

  /** Refuses new words about a person who asked that nothing is kept of them. Existing memories may still be pinned, rated and forgotten. */
  async #mayTell({ owner }: Memory, said: unknown): Promise<void> {
    if (said !== undefined) await this.#parts.optOuts.check(owner)
  }

  #within({ scope, where }: ScopeOptions): Reach {
    const reach = this.reach(scope)
    return { ...reach, where: { ...where, ...reach.where } }
  }

  #moment({ by = APPLICATION }: ScopeOptions): WriteOptions {
    return { by, at: this.#parts.now() }
  }
}

function pageOf({ limit = 50, cursor }: PageOptions): PageQuery {
  return { limit, ...(cursor !== undefined && { cursor }) }
}
