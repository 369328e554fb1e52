import { MemoryError } from "../../contract/errors.ts"
import type { State } from "../../contract/state.ts"
import type { Store } from "../../contract/store.ts"
import type { ActiveStore } from "../active-store.ts"
import { countAll } from "../counting.ts"
import type { OnEvent } from "../events.ts"
import type { MoveRecords } from "../move-records.ts"
import { type MigrationRecord, migrationBook } from "./record.ts"
import { refuseStrangers } from "./refuse-strangers.ts"
import { Replication } from "./replication.ts"

/** The stores that memories can be moved to, by their names on the command line and in the API. */
export interface NamedStores {
  /** The one that the configuration names. */
  readonly configured: string
  readonly names: readonly string[]
  /** Makes the store without opening it. `options_invalid` for a name that stands for none. */
  make(name: string): Promise<Store>
}

export interface MigrationStatus {
  readonly active: string
  readonly names: readonly string[]
  /** `idle` where nothing is moved. `stopped`: nothing but failures for a minute; started again it goes on. `ready`: both sides are equal and stay so, it can be switched. */
  readonly state: "idle" | "copying" | "checking" | "stopped" | "ready" | "switched"
  readonly from?: string
  readonly to?: string
  /** Versions that were copied; memories that there were at the start. */
  readonly copied?: number
  readonly total?: number
  /** Versions that were written and not copied, 20,000 at most; told once as many were copied as there were memories at the start. */
  readonly behind?: number
  /** How long it may still take, in milliseconds; once it is known. */
  readonly leftMs?: number
  readonly verified?: { readonly memories: number; readonly hash: string; readonly at: number }
  /** Why it does not go on at the moment. */
  readonly trouble?: string
}

interface MigrationParts {
  readonly active: ActiveStore
  readonly state: State
  readonly stores: NamedStores
  readonly now: () => number
  readonly onEvent: OnEvent
  /** The engine goes on with the other store: `name` where it is not the configured one. */
  readonly switched: (name: string | undefined, end: string | undefined) => Promise<void>
}

/**
 * Moves memories into another store while this one serves: copies, follows, compares, switches, and lets the old one follow until nobody wants to go back.
 * Goes on where it was after any end of the process.
 */
export class Migration implements AsyncDisposable {
  readonly #parts: MigrationParts
  readonly #book: MoveRecords<MigrationRecord>
  #record: MigrationRecord | undefined
  #replication: Replication | undefined
  /** The store that is not in use. */
  #other: Store | undefined
  #busy: Promise<unknown> = Promise.resolve()

  private constructor(parts: MigrationParts) {
    this.#parts = parts
    this.#book = migrationBook(parts.state)
  }

  /** Reads the record of a move and goes on with it. */
  static async open(parts: MigrationParts): Promise<Migration> {
    const migration = new Migration(parts)
    const record = await migration.#book.record()
    if (record === undefined) return migration
    const active = (await migration.#book.active())?.name ?? parts.stores.configured
    // The process was killed after the switch and before it was recorded.
    const phase = active === record.to ? "switched" : record.phase === "switched" ? "following" : record.phase
    migration.#record = { ...record, phase }
    migration.#follow()
    return migration
  }

  /** Tells a replication under way that the store in use was written to. */
  written(...write: Parameters<Replication["written"]>): void {
    this.#replication?.written(...write)
  }

  async status(): Promise<MigrationStatus> {
    const { stores } = this.#parts
    const active = (await this.#book.active())?.name ?? stores.configured
    const record = this.#record
    if (record === undefined) return { active, names: stores.names, state: "idle" }
    const { from, to, total, phase } = record
    const now = this.#replication?.progress
    // After the switch the old store follows the new one; that is another copy with counts of its own.
    const copied = phase === "switched" ? record.copied : (now?.copied ?? record.copied)
    const steps = { copying: "copying", following: now?.isEqual ? "ready" : "checking", switched: "switched" } as const
    const isLate = phase !== "switched" && now?.isEqual !== true && copied >= total
    const behind = isLate ? await this.#replication?.behind().catch(() => undefined) : undefined
    const trouble = now?.trouble ?? (now?.fallsBehind && behind !== undefined ? fallsBehind(behind) : undefined)
    return {
      active,
      names: stores.names,
      state: now?.hasStopped ? "stopped" : steps[phase],
      from,
      to,
      copied,
      total,
      ...(phase === "copying" && !isLate && now?.leftMs !== undefined && { leftMs: now.leftMs(total) }),
      ...(behind !== undefined && { behind }),
      ...(record.verified && { verified: record.verified }),
      ...(trouble !== undefined && { trouble }),
    }
  }

  /** Begins to copy, or goes on with what has stopped. `conflict` while another move is under way, `options_invalid` for a store that cannot take them. */
  start(to: string): Promise<MigrationStatus> {
    return this.#inTurn(async () => {
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
      const from = (await this.#book.active())?.name ?? stores.configured
      if (to === from || to === active.behind.name) {
        throw new MemoryError("options_invalid", `Memories are in ${to} already`)
      }
      const other = await stores.make(to)
      try {
        await other.open?.()
        await refuseStrangers(active.behind, other, to)
      } catch (failure) {
        await other[Symbol.asyncDispose]?.()
        throw failure
      }
      this.#other = other
      const total = await countAll(active.behind)
      await this.#keep({ from, to, phase: "copying", copied: 0, total, startedAt: now() })
      this.#follow()
      return this.status()
    })
  }

  /** `conflict` while memories are moved, or once they were: what arranges the configured store would put an old one into use. */
  async refuseAnotherPlace(): Promise<void> {
    const moved = await this.#book.active()
    if (this.#record === undefined && moved === undefined) return
    const where = moved?.name ?? this.#record?.to
    throw new MemoryError("conflict", `Memories ${moved === undefined ? "are being" : "were"} moved to ${where}`, {
      remedy: "Move them back first: keepsake migrate --roll-back, or --to the store that is configured.",
    })
  }

  /** Puts the other store into use; `conflict` until both are equal. */
  switch(): Promise<MigrationStatus> {
    return this.#inTurn(async () => {
      const record = this.#required("following")
      await this.#exchange(record.to)
      await this.#keep({ ...record, ...this.#kept(), phase: "switched" })
      this.#follow()
      return this.status()
    })
  }

  /** Puts the old store into use again, with everything that was written since. */
  rollBack(): Promise<MigrationStatus> {
    return this.#inTurn(async () => {
      const { from } = this.#required("switched")
      await this.#exchange(from)
      await this.#end()
      return this.status()
    })
  }

  /** Before the switch it gives the move up; what was copied stays there. After the switch the old store stops following and stays as it is. */
  end(): Promise<MigrationStatus> {
    return this.#inTurn(async () => {
      if (this.#record !== undefined) await this.#end()
      return this.status()
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#busy
    await this.#replication?.[Symbol.asyncDispose]()
    await this.#other?.[Symbol.asyncDispose]?.()
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#busy.then(work)
    this.#busy = turn.catch(() => undefined)
    return turn
  }

  #required(phase: "following" | "switched"): MigrationRecord {
    if (this.#record?.phase === phase) return this.#record
    const why =
      phase === "switched" ? "Nothing was switched that could be rolled back" : "There is no copy yet to switch to"
    throw new MemoryError("conflict", why, { remedy: "Ask for the state of the migration." })
  }

  /** Compares once more, holds writes back, copies the last changes, counts both sides and swaps the stores. */
  async #exchange(to: string): Promise<void> {
    const { active, stores, switched } = this.#parts
    const replication = this.#replication
    const other = this.#other
    if (replication === undefined || other === undefined) {
      throw new MemoryError("store_unavailable", `The store ${to} is not open yet`, { remedy: "Try again." })
    }
    await replication.equal()
    const before = active.behind
    await active.whileHeld(async () => {
      await replication.toTheEnd()
      const [ours, theirs] = [await countAll(before), await countAll(other)]
      if (ours !== theirs) {
        throw new MemoryError("conflict", `${to} holds ${theirs} memories where there are ${ours}`, {
          remedy: "Nothing was switched. Try again, or begin anew.",
        })
      }
      const isHome = to === stores.configured
      await this.#book.keepActive(isHome ? undefined : { name: to, insteadOf: stores.configured })
      active.point(other)
      this.#other = before
    })
    await replication[Symbol.asyncDispose]()
    await switched(to === stores.configured ? undefined : to, replication.progress.back)
  }

  #kept(): Partial<MigrationRecord> {
    const { copied, cursor, back, verified } = this.#replication?.progress ?? {}
    return {
      ...(copied !== undefined && { copied }),
      ...(cursor !== undefined && { cursor }),
      ...(back !== undefined && { back }),
      ...(verified !== undefined && { verified }),
    }
  }

  async #keep(record: MigrationRecord | undefined): Promise<void> {
    await this.#book.keep(record)
    this.#record = record
  }

  async #end(): Promise<void> {
    await this.#replication?.[Symbol.asyncDispose]()
    this.#replication = undefined
    await this.#other?.[Symbol.asyncDispose]?.()
    this.#other = undefined
    await this.#keep(undefined)
  }

  /** Copies from the store in use to the other one, from where it was. */
  #follow(): void {
    const record = this.#record
    if (record === undefined) return
    const { active, stores, now, onEvent } = this.#parts
    const isSwitched = record.phase === "switched"
    this.#replication = new Replication({
      from: active.behind,
      other: async () => {
        if (this.#other === undefined) {
          const other = await stores.make(isSwitched ? record.from : record.to)
          await other.open?.()
          this.#other = other
        }
        return this.#other
      },
      begin: isSwitched
        ? { cursor: record.back, back: record.cursor, copied: 0, isCopied: true }
        : { cursor: record.cursor, back: record.back, copied: record.copied, isCopied: record.phase === "following" },
      now,
      onEvent,
      // Behind the switch it is the way back.
      givesUp: !isSwitched,
      kept: async () => {
        const current = this.#record
        if (current === undefined) return
        const progress = this.#replication?.progress
        if (current.phase === "switched") {
          await this.#keep({ ...current, ...(progress?.cursor !== undefined && { back: progress.cursor }) })
        } else {
          await this.#keep({ ...current, ...this.#kept(), phase: progress?.isCopied ? "following" : "copying" })
        }
      },
    })
    this.#replication.start()
  }
}

function fallsBehind(behind: number): string {
  const late = `${behind} versions are still to be copied, and as many are written as are copied`
  return `${late}: so it does not come to an end. Wait for a quieter hour, let others write less, give the target more of its machine, or end the migration`
}
