import { randomUUID } from "node:crypto"
import { MemoryError, type State, type Store } from "../../contract/index.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { ActiveState } from "../active-state.ts"
import type { ActiveStore } from "../active-store.ts"
import { countAll } from "../counting.ts"
import { EmbeddingCache } from "../embedding/embedding-cache.ts"
import type { OnEvent } from "../events.ts"
import type { MoveRecords } from "../move-records.ts"
import { SerialQueue } from "../serial-queue.ts"
import { FollowedErasures, type FollowedErasuresParts, leftStores, recordLeft } from "./followed-erasures.ts"
import { moveState, rejectForeignState } from "./move-state.ts"
import { type MigrationRecord, migrationRecords } from "./record.ts"
import { rejectForeignMemories } from "./reject-foreign-memories.ts"
import { rejectWithoutVectors } from "./reject-without-vectors.ts"
import { Replication } from "./replication.ts"

/** The stores that memories can be moved to, by the names that commands and API use. */
export interface NamedStores {
  /** The name of the configured store. */
  readonly configured: string
  readonly names: readonly string[]
  /** Creates the store without opening it. `options_invalid` for an unknown name. */
  make(name: string): Promise<Store>
  /** The state that belongs to a store, open. Absent: the state in use belongs to all of them. */
  stateOf?(name: string): Promise<State>
  /** Closes the state of a store, unless it is in use or that of the configured store. */
  releaseState?(name: string): Promise<void>
}

export interface MigrationStatus {
  readonly active: string
  readonly names: readonly string[]
  /**
   * `idle`: nothing is moved. `stopped`: it failed for a minute and resumes when it is started again. `ready`: both
   * sides are equal and stay equal, so it can be switched.
   */
  readonly state: "idle" | "copying" | "checking" | "stopped" | "ready" | "switched"
  readonly from?: string
  readonly to?: string
  /** `copied`: number of copied versions. `total`: number of memories at the start. */
  readonly copied?: number
  readonly total?: number
  /**
   * Number of versions that are not copied yet, at most 20,000. Present once as many were copied as there were
   * memories at the start.
   */
  readonly behind?: number
  /** Estimated remaining time in milliseconds, once it is known. */
  readonly leftMs?: number
  readonly verified?: { readonly memories: number; readonly hash: string; readonly at: number }
  /** Why it makes no progress at the moment. */
  readonly trouble?: string
}

interface MigrationParts {
  readonly active: ActiveStore
  readonly state: State
  readonly stores: NamedStores
  readonly now: () => number
  readonly onEvent: OnEvent
  /** Called after the engine switched to the other store. `name`: absent for the configured store. */
  readonly onSwitch: (name: string | undefined, end: string | undefined) => Promise<void>
  /** Called when the store that follows has applied every erasure. */
  readonly onErased: FollowedErasuresParts["onDone"]
}

/**
 * Moves memories to another store while the engine serves requests: copies, follows, compares and switches, then keeps
 * the old store up to date until the move is ended. Resumes after a restart.
 */
export class Migration implements AsyncDisposable {
  readonly #parts: MigrationParts
  readonly #records: MoveRecords<MigrationRecord>
  #record: MigrationRecord | undefined
  #replication: Replication | undefined
  /** The store that is not in use. */
  #other: Store | undefined
  readonly #queue = new SerialQueue()
  /** Erasures that have to reach the store that is not in use. */
  readonly erasures: FollowedErasures

  private constructor(parts: MigrationParts) {
    this.#parts = parts
    this.#records = migrationRecords(parts.state)
    this.erasures = new FollowedErasures({
      state: parts.state,
      save: () => this.#write(this.#record),
      otherName: () => this.#otherName,
      whileUnswitched: (work) => this.#queue.run(work),
      settle: async () => this.#replication?.settleErasure(),
      trouble: () => this.#replication?.progress.trouble,
      onDone: parts.onErased,
    })
  }

  /** Resumes a recorded move. */
  static async open(parts: MigrationParts): Promise<Migration> {
    const migration = new Migration(parts)
    const record = await migration.#records.record()
    if (record === undefined) return migration
    const active = (await migration.#records.active())?.name ?? parts.stores.configured
    // The process may have been killed between the switch and its record.
    const phase = active === record.to ? "switched" : record.phase === "switched" ? "following" : record.phase
    migration.#record = { ...record, phase }
    migration.erasures.resume(record.erasure)
    migration.#follow()
    return migration
  }

  /** Notifies a running replication of a write to the store in use. */
  recordWrite(...write: Parameters<Replication["recordWrite"]>): void {
    this.#replication?.recordWrite(...write)
  }

  async status(): Promise<MigrationStatus> {
    const { stores } = this.#parts
    const active = await this.#activeName()
    const record = this.#record
    if (record === undefined) return { active, names: stores.names, state: "idle" }
    const { from, to, total, phase } = record
    const now = this.#replication?.progress
    // After the switch the old store follows the new one in a replication with counts of its own.
    const copied = phase === "switched" ? record.copied : (now?.copied ?? record.copied)
    const steps = { copying: "copying", following: now?.isEqual ? "ready" : "checking", switched: "switched" } as const
    const isLate = phase !== "switched" && now?.isEqual !== true && copied >= total
    const behind = isLate ? await this.#replication?.countBehind().catch(() => undefined) : undefined
    const trouble =
      now?.trouble ?? (now?.fallsBehind && behind !== undefined ? fallingBehindSentence(behind) : undefined)
    return {
      active,
      names: stores.names,
      state: now?.hasStopped ? "stopped" : steps[phase],
      from,
      to,
      copied,
      total,
      ...(phase === "copying" && !isLate && now?.leftMs !== undefined && { leftMs: now.leftMs(total) }),
      ...omitUndefined({ behind, verified: record.verified, trouble }),
    }
  }

  /**
   * Begins to copy, or resumes a stopped move. `conflict` while another move is running, `options_invalid` for an
   * unsuitable store.
   */
  start(to: string): Promise<MigrationStatus> {
    return this.#queue.run(async () => {
      const { active, stores, now } = this.#parts
      if (this.#record?.to === to && this.#replication?.progress.hasStopped) {
        this.#replication.start()
        return this.status()
      }
      if (this.#record !== undefined) {
        const { from, to } = this.#record
        throw new MemoryError("conflict", `Memories are being moved from ${from} to ${to} already`, {
          remedy: "End that first.",
        })
      }
      const from = await this.#activeName()
      if (to === from || to === active.current.name) {
        throw new MemoryError("options_invalid", `Memories are in ${to} already`)
      }
      const other = await stores.make(to)
      try {
        await other.open?.()
        await rejectForeignMemories(active.current, other, to)
        await rejectWithoutVectors(active.current, other, to)
        const [state, next] = [this.#currentState, await stores.stateOf?.(to)]
        if (next !== undefined && next !== state) await rejectForeignState(state, next, to, randomUUID)
      } catch (failure) {
        await other[Symbol.asyncDispose]?.()
        await stores.releaseState?.(to)
        throw failure
      }
      this.#other = other
      await recordLeft(this.#parts.state, { name: to, isLeft: false })
      const total = await countAll(active.current)
      await this.#save({ from, to, phase: "copying", copied: 0, total, startedAt: now() })
      this.#follow()
      return this.status()
    })
  }

  /**
   * Throws `conflict` while memories are being moved or were moved, because replacing the configured store would put
   * an old one into use.
   */
  async rejectWhileMoved(): Promise<void> {
    const moved = await this.#records.active()
    if (this.#record === undefined && moved === undefined) return
    const where = moved?.name ?? this.#record?.to
    throw new MemoryError("conflict", `Memories ${moved === undefined ? "are being" : "were"} moved to ${where}`, {
      remedy: "Move them back first: keepsake migrate --roll-back, or --to the store that is configured.",
    })
  }

  /** Switches to the other store. `conflict` until both are equal. */
  switch(): Promise<MigrationStatus> {
    return this.#queue.run(async () => {
      const record = this.#require("following")
      await this.#exchange(record.to)
      await this.#save({ ...record, ...this.#progressRecord(), phase: "switched" })
      this.#follow()
      return this.status()
    })
  }

  /** Switches back to the old store, which has all newer writes. */
  rollBack(): Promise<MigrationStatus> {
    return this.#queue.run(async () => {
      const { from } = this.#require("switched")
      await this.#exchange(from)
      await this.#end()
      return this.status()
    })
  }

  /**
   * Ends the move. Before the switch, copied data stays in the target; after it, the old store stays as it is and no
   * longer follows.
   */
  end(): Promise<MigrationStatus> {
    return this.#queue.run(async () => {
      if (this.#record !== undefined) await this.#end()
      return this.status()
    })
  }

  /** The stores in which earlier migrations left their data, which nothing erases. */
  left(): Promise<readonly string[]> {
    return leftStores(this.#parts.state)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#queue.idle()
    await this.#replication?.[Symbol.asyncDispose]()
    await this.#other?.[Symbol.asyncDispose]?.()
  }

  #require(phase: "following" | "switched"): MigrationRecord {
    if (this.#record?.phase === phase) return this.#record
    const why =
      phase === "switched" ? "Nothing was switched that could be rolled back" : "There is no copy yet to switch to"
    throw new MemoryError("conflict", why, { remedy: "Ask for the state of the migration." })
  }

  /** Compares again, pauses writes, copies the last changes, counts both sides and swaps the stores. */
  async #exchange(to: string): Promise<void> {
    const { active, stores, onSwitch } = this.#parts
    const replication = this.#replication
    const other = this.#other
    if (replication === undefined || other === undefined) {
      throw new MemoryError("store_unavailable", `The store ${to} is not open yet`, { remedy: "Try again." })
    }
    await replication.settleErasure()
    await replication.compareUntilEqual()
    // Vectors move with their memories; a state is copied while nothing is written.
    const next = await stores.stateOf?.(to)
    if (next !== undefined && next !== this.#currentState) await new EmbeddingCache(this.#currentState).clear()
    const before = active.current
    await active.whilePaused(async () => {
      await replication.copyToEnd()
      const [ours, theirs] = [await countAll(before), await countAll(other)]
      if (ours !== theirs) {
        throw new MemoryError("conflict", `${to} has ${theirs} memories instead of ${ours}`, {
          remedy: "Nothing was switched. Try again, or start another migration.",
        })
      }
      await this.#useStateOf(to)
      active.switchTo(other)
      this.#other = before
    })
    await replication[Symbol.asyncDispose]()
    await onSwitch(to === stores.configured ? undefined : to, replication.progress.back)
  }

  async #activeName(): Promise<string> {
    return (await this.#records.active())?.name ?? this.#parts.stores.configured
  }

  get #currentState(): State {
    const { state } = this.#parts
    return state instanceof ActiveState ? state.current : state
  }

  /** Records that the store of this name is in use, and moves the state if the store has another one. */
  async #useStateOf(to: string): Promise<void> {
    const { state, stores } = this.#parts
    const record = to === stores.configured ? undefined : { name: to, insteadOf: stores.configured }
    const next = await stores.stateOf?.(to)
    if (next === undefined || !(state instanceof ActiveState)) return this.#records.saveActive(record)
    await state.whilePaused(async () => {
      if (next !== state.current) await moveState(state.current, next, to)
      await migrationRecords(next).saveActive(record)
      // Last, because this decides what is in use after a restart.
      const home = await stores.stateOf?.(stores.configured)
      if (home !== undefined && home !== next) await migrationRecords(home).saveActive(record)
      state.switchTo(next)
    })
  }

  #progressRecord(): Partial<MigrationRecord> {
    const { copied, cursor, back, verified } = this.#replication?.progress ?? {}
    return omitUndefined({ copied, cursor, back, verified })
  }

  get #otherName(): string | undefined {
    const record = this.#record
    return record?.phase === "switched" ? record.from : record?.to
  }

  async #save(record: MigrationRecord | undefined): Promise<void> {
    await this.#write(record)
    this.#record = record
  }

  async #write(record: MigrationRecord | undefined): Promise<void> {
    await this.#records.save(record && { ...record, erasure: this.erasures.pending })
  }

  async #end(): Promise<void> {
    if (this.erasures.pending !== undefined) await this.erasures.settle()
    const other = (await this.#activeName()) === this.#record?.from ? this.#record?.to : this.#record?.from
    await this.#replication?.[Symbol.asyncDispose]()
    this.#replication = undefined
    await this.#other?.[Symbol.asyncDispose]?.()
    this.#other = undefined
    const names = [this.#record?.from, this.#record?.to].filter((name) => name !== undefined)
    await this.#save(undefined)
    if (other !== undefined) {
      await recordLeft(this.#parts.state, { name: other, isLeft: true })
      await this.erasures.abandon(other)
    }
    for (const name of names) await this.#parts.stores.releaseState?.(name)
  }

  async #openOther(name: string): Promise<Store> {
    if (this.#other === undefined) {
      const other = await this.#parts.stores.make(name)
      await other.open?.()
      this.#other = other
    }
    return this.#other
  }

  /** Replicates from the store in use to the other one, from the recorded position. */
  #follow(): void {
    const record = this.#record
    if (record === undefined) return
    const { active, stores, now, onEvent } = this.#parts
    const isSwitched = record.phase === "switched"
    const name = isSwitched ? record.from : record.to
    this.#replication = new Replication({
      from: active.current,
      other: () => this.#openOther(name),
      pendingErasure: () => this.erasures.pending,
      finishErasure: async (pending) => {
        const [store, state] = [await this.#openOther(name), await stores.stateOf?.(name)]
        await this.erasures.finish(pending, { name, store, state: state === this.#currentState ? undefined : state })
      },
      begin: isSwitched
        ? { cursor: record.back, back: record.cursor, copied: 0, isCopied: true }
        : { cursor: record.cursor, back: record.back, copied: record.copied, isCopied: record.phase === "following" },
      now,
      onEvent,
      // After the switch the replication keeps the way back open, so it never gives up.
      givesUp: !isSwitched,
      saveProgress: async () => {
        const current = this.#record
        if (current === undefined) return
        const progress = this.#replication?.progress
        if (current.phase === "switched") {
          await this.#save({ ...current, ...(progress?.cursor !== undefined && { back: progress.cursor }) })
        } else {
          await this.#save({
            ...current,
            ...this.#progressRecord(),
            phase: progress?.isCopied ? "following" : "copying",
          })
        }
      },
    })
    this.#replication.start()
  }
}

function fallingBehindSentence(behind: number): string {
  const late = `${behind} versions are still to be copied, and as many are written as are copied`
  return `${late}: so it does not come to an end. Wait for a quieter hour, let others write less, give the target more of its machine, or end the migration`
}
