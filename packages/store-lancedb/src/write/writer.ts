import {
  type Change,
  embeddingsIn,
  MemoryDraft,
  MemoryError,
  type Outcome,
  type Pool,
  type WriteOptions,
} from "@keepsake/core/plugin"
import { type LanceTable, MIN_ROWS_WORTH_INDEXING } from "../database/lance-table.ts"
import { readCurrentRows, readLastPlace, readVersionKeys } from "../read/rows.ts"
import { type TableRow, toBlankRow, toCurrentRow, toPastRow } from "../rows.ts"
import { rowKey } from "../sql.ts"

/** Maximum number of changes that one commit has, unless a single call has more. */
const MAX_COMMIT_CHANGES = 1_000
/** Commits after which the table is tidied. Each leaves three or four small files. */
const MIN_COMMITS_UNTIL_TIDY = 40
/** A large table is tidied less often, because that rewrites it: after as many commits as this share of its rows. */
const TIDY_SHARE = 1 / 200
/** Rows that no index covers, after which the table is tidied whatever the number of commits; in a large table this share of its rows. A search reads all of them. */
const MIN_ROWS_UNTIL_TIDY = 500
const UNINDEXED_SHARE = 1 / 20
/** Fewer commits, with fewer rows than `MIN_ROWS_WORTH_INDEXING`, are left until the next write. */
const MIN_COMMITS_WORTH_TIDYING = 8
/** Idle time after which the files of recent commits are merged. */
const IDLE_MS = 2_000

/** One queued call of `write`, or work that must not overlap with one. */
interface QueuedCall {
  readonly pool: Pool
  readonly changes: readonly Change[]
  readonly options: WriteOptions
  readonly result: PromiseWithResolvers<readonly Outcome[]>
}

/** A call and the memories that it changes, before the commit. */
interface PreparedCall {
  readonly call: QueuedCall
  readonly outcomes: readonly Outcome[]
}

/**
 * Writes calls in order, one commit at a time, and puts those that queue up during a commit into the next one. A commit is one version of the table, so a
 * killed process leaves a call applied completely or not at all. Merges files between commits.
 */
export class TableWriter {
  readonly #table: LanceTable
  #queue: QueuedCall[] = []
  #running: Promise<unknown> = Promise.resolve()
  #isDraining = false
  #lastPlace: number | undefined
  /** Since the table was last tidied. */
  #commits = 0
  #newRows = 0
  /** All rows, when the table was last tidied. */
  #rows = 0
  #idle: NodeJS.Timeout | undefined

  constructor(table: LanceTable) {
    this.#table = table
  }

  write(pool: Pool, changes: readonly Change[], options: WriteOptions): Promise<readonly Outcome[]> {
    const result = Promise.withResolvers<readonly Outcome[]>()
    this.#queue.push({ pool, changes, options, result })
    if (!this.#isDraining) {
      this.#isDraining = true
      void this.alone(() => this.#drain())
    }
    return result.promise
  }

  /** Runs work while no commit is under way. */
  alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const running = this.#running.then(work, work)
    this.#running = running.catch(() => undefined)
    return running
  }

  /** Waits for queued calls, then merges the files that they left. */
  async close(): Promise<void> {
    clearTimeout(this.#idle)
    await this.#running
    clearTimeout(this.#idle)
    if (this.#isWorthTidying) await this.alone(() => this.#tidy())
  }

  /** Forgets the commits so far, because the table was just rewritten. */
  resetCommits(): void {
    this.#commits = 0
    this.#newRows = 0
  }

  async #drain(): Promise<void> {
    clearTimeout(this.#idle)
    // Calls that are made in the same turn of the event loop share a commit.
    await Promise.resolve()
    for (let calls = this.#nextCalls(); calls.length > 0; calls = this.#nextCalls()) {
      try {
        await this.#commit(await this.#prepareSpaces(calls))
      } catch (failure) {
        for (const { result } of calls) result.reject(failure)
      }
      if (this.#needsTidying) await this.#tidy()
    }
    this.#isDraining = false
    if (!this.#isWorthTidying) return
    this.#idle = setTimeout(() => void this.alone(() => this.#tidy()), IDLE_MS).unref()
  }

  get #needsTidying(): boolean {
    return (
      this.#commits >= Math.max(MIN_COMMITS_UNTIL_TIDY, this.#rows * TIDY_SHARE) ||
      this.#newRows >= Math.max(MIN_ROWS_UNTIL_TIDY, this.#rows * UNINDEXED_SHARE)
    )
  }

  get #isWorthTidying(): boolean {
    return this.#commits >= MIN_COMMITS_WORTH_TIDYING || this.#newRows >= MIN_ROWS_WORTH_INDEXING
  }

  /** A failure is reported by `problems` and retried after later commits: what was written is safe. */
  async #tidy(): Promise<void> {
    this.resetCommits()
    await this.#table.tidy().catch(() => undefined)
    this.#rows = await this.#table.count("true").catch(() => this.#rows)
  }

  /** Takes queued calls until the commit is full or two calls change the same memory. */
  #nextCalls(): readonly QueuedCall[] {
    const keys = new Set<string>()
    let [count, size] = [0, 0]
    for (const { pool, changes } of this.#queue) {
      const own = changes.map((change) => rowKey(pool.tenant, idOf(change)))
      if (count > 0 && (size + changes.length > MAX_COMMIT_CHANGES || own.some((key) => keys.has(key)))) break
      for (const key of own) keys.add(key)
      count++
      size += changes.length
    }
    return this.#queue.splice(0, count)
  }

  /** Creates missing spaces and returns the calls that can be written; rejects the others. */
  async #prepareSpaces(calls: readonly QueuedCall[]): Promise<readonly QueuedCall[]> {
    const ready: QueuedCall[] = []
    for (const call of calls) {
      try {
        this.#table.assertUsable({ ...(call.options.signal && { signal: call.options.signal }) })
        for (const { space, values } of embeddingsIn(call.changes)) {
          await this.#table.ensureSpace(space, values.length)
        }
        ready.push(call)
      } catch (failure) {
        call.result.reject(failure)
      }
    }
    return ready
  }

  async #commit(calls: readonly QueuedCall[]): Promise<void> {
    this.#lastPlace ??= await readLastPlace(this.#table)
    const keys = calls.flatMap(({ pool, changes }) => changes.map((change) => rowKey(pool.tenant, idOf(change))))
    const stored = await readCurrentRows(this.#table, [...new Set(keys)])
    const drafts = new Map<string, MemoryDraft>()
    const prepared = calls.map((call): PreparedCall => {
      const outcomes = call.changes.map((change) => {
        const key = rowKey(call.pool.tenant, idOf(change))
        const draft =
          drafts.get(key) ??
          new MemoryDraft(idOf(change), stored.get(key), call.pool, call.options, () => this.#nextPlace())
        drafts.set(key, draft)
        return draft.apply(change)
      })
      return { call, outcomes }
    })
    const changed = [...drafts].filter(([, draft]) => draft.hasChanged)
    const blanks = await this.#blankRows(changed)
    const rows = [...blanks, ...changed.flatMap(([, draft]) => this.#rowsOf(draft))]
    if (rows.length > 0) {
      const areNew = blanks.length === 0 && changed.every(([key]) => !stored.has(key))
      await this.#table.write(rows, areNew)
      this.#commits++
      this.#newRows += rows.length
    }
    for (const { call, outcomes } of prepared) call.result.resolve(outcomes)
  }

  /** Replaces the stored past versions of memories that are erased. */
  async #blankRows(changed: readonly (readonly [string, MemoryDraft])[]): Promise<readonly TableRow[]> {
    const erased = changed.flatMap(([key, { erasedBefore }]) => (erasedBefore === undefined ? [] : [key]))
    return erased.length === 0 ? [] : (await readVersionKeys(this.#table, erased)).map(toBlankRow)
  }

  #rowsOf({ row, vectors, replaced }: MemoryDraft): readonly TableRow[] {
    const columns = new Map(
      [...vectors].flatMap(([space, values]) => {
        const found = this.#table.spaceColumn(space)
        return found === undefined ? [] : [[found.column, values] as const]
      }),
    )
    return [
      ...replaced.map(({ row: before, until }) => toPastRow(before, until)),
      ...(row === undefined ? [] : [toCurrentRow(row, columns)]),
    ]
  }

  #nextPlace(): number {
    if (this.#lastPlace === undefined) throw new MemoryError("store_corrupt", "The position of the feed is unknown")
    this.#lastPlace++
    return this.#lastPlace
  }
}

function idOf(change: Change): string {
  return change.op === "put" ? change.memory.id : change.id
}
