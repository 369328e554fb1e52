import { type CallOptions, MemoryError } from "@keepsake/core/plugin"
import { type Connection, connect, makeArrowTable, type Query, Session, type Table } from "@lancedb/lancedb"
import type { TableRow } from "../rows.ts"
import { BLANK } from "../rows.ts"
import { TERMS } from "../terms.ts"
import { claimBucket } from "./bucket-claim.ts"
import { toLanceError } from "./failures.ts"
import { claimLanceFolder, type FolderClaim } from "./folder-claim.ts"
import { isBucket, parseLocation } from "./location.ts"
import {
  type ArrowSchema,
  type SpaceColumn,
  scalarIndex,
  scalarIndexes,
  spacesIn,
  TABLE,
  tableColumns,
  tableSchema,
  termIndex,
  vectorField,
} from "./schema.ts"

/** Limits of LanceDB's caches. Its own are 6 GB and 1 GB, and they keep what belongs to files that were removed until they are full. */
const INDEX_CACHE_BYTES = 256n * 1024n * 1024n
const METADATA_CACHE_BYTES = 64n * 1024n * 1024n

/** Keys and endpoint come from the variables of AWS. An address that nobody answers fails after seconds instead of minutes. */
const BUCKET_OPTIONS = {
  storageOptions: { timeout: "30s", connect_timeout: "5s", client_max_retries: "2", client_retry_timeout: "20" },
}

/** Fewer rows that no index covers are read by each search without being noticed. */
export const MIN_ROWS_WORTH_INDEXING = 64

/** What is open while the store is. */
interface Opened {
  readonly claim: FolderClaim
  readonly connection: Connection
  readonly table: Table
}

/** The one table of a folder: opens it, reads it, changes it in atomic commits and keeps its files few. */
export class LanceTable {
  readonly path: string
  readonly #gate = new ReadGate()
  #opened: Promise<Opened> | undefined
  #isClosed = false
  #schema: ArrowSchema | undefined
  #spaces: readonly SpaceColumn[] = []
  #trouble: string | undefined
  #readTrouble: string | undefined

  constructor(path: string) {
    this.path = parseLocation(path)
  }

  /** Why the last read, write or maintenance failed; `undefined` while everything works. */
  get trouble(): string | undefined {
    return this.#readTrouble ?? this.#trouble
  }

  get spaces(): readonly SpaceColumn[] {
    return this.#spaces
  }

  spaceColumn(space: string): SpaceColumn | undefined {
    return this.#spaces.find((one) => one.space === space)
  }

  /** Throws `store_unavailable` after `close`, `cancelled` for an aborted call. */
  assertUsable(call: CallOptions | undefined): void {
    if (this.#isClosed) throw new MemoryError("store_unavailable", `The store in ${this.path} is closed`)
    if (call?.signal?.aborted) throw new MemoryError("cancelled", "The call was cancelled")
  }

  async open(call: CallOptions | undefined): Promise<void> {
    this.assertUsable(call)
    await this.#open()
    this.assertUsable(call)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const opened = await this.#opened?.catch(() => undefined)
    this.#opened = undefined
    if (opened === undefined) return
    await this.#gate.exclusive(async () => {
      opened.table.close()
      // Before the connection, which an owner in object storage is released over.
      await opened.claim.release()
      opened.connection.close()
    })
  }

  /** The rows of a query over the table. Reads run together; files that one reads are not removed. */
  rows(query: (table: Table) => Pick<Query, "toArray">): Promise<readonly Readonly<TableRow>[]> {
    return this.#read(({ table }) =>
      this.#gate.read(async () => {
        const found: readonly { toJSON(): TableRow }[] = await query(table).toArray()
        return found.map((row) => row.toJSON())
      }),
    )
  }

  count(filter: string): Promise<number> {
    return this.#read(({ table }) => this.#gate.read(() => table.countRows(filter)))
  }

  /** Writes rows by their keys in one commit: all of them or none. `areNew`: no row has one of these keys, which saves the look-up. */
  async write(rows: readonly TableRow[], areNew: boolean): Promise<void> {
    await this.#change(async ({ table }) => {
      const schema = this.#schema ?? (await table.schema())
      const complete = rows.map((row) => Object.fromEntries(schema.fields.map(({ name }) => [name, row[name] ?? null])))
      const data = makeArrowTable(complete, { schema })
      if (areNew) await table.add(data)
      else await table.mergeInsert("key").whenMatchedUpdateAll().whenNotMatchedInsertAll().execute(data)
    })
  }

  /** Throws `space_mismatch` if the space has vectors of another size. */
  async ensureSpace(space: string, dimensions: number): Promise<void> {
    await this.#open()
    const existing = this.spaceColumn(space)
    if (existing === undefined) {
      await this.#change(({ table }) => table.addColumns(vectorField(space, dimensions)))
    } else if (existing.dimensions !== dimensions) {
      throw new MemoryError(
        "space_mismatch",
        `Vectors of ${space} have ${existing.dimensions} numbers, not ${dimensions}`,
      )
    }
  }

  /** Removes the column of a space, and its vectors from the files. */
  async dropSpace(space: string): Promise<void> {
    await this.#open()
    const existing = this.spaceColumn(space)
    if (existing === undefined) return
    await this.#change(({ table }) => table.dropColumns([existing.column]))
    await this.rewrite()
  }

  /** Merges the small files of recent commits, brings the indexes up to date and removes old versions of the table. Must not overlap with a write. */
  async tidy(): Promise<void> {
    await this.#change(async ({ table }) => {
      await ensureScalarIndexes(table)
      await table.optimize()
    })
    await this.#change(({ table }) =>
      this.#gate.exclusive(() => table.optimize({ cleanupOlderThan: new Date(), deleteUnverified: true })),
    )
  }

  /** Writes every row and the full text index again, so that no file has anything that was deleted. Must not overlap with a write. */
  async rewrite(): Promise<void> {
    await this.#change(async ({ table }) => {
      await table.delete(BLANK)
      // Compaction alone leaves a file as it is until a tenth of its rows is deleted.
      await table.update({ where: "true", valuesSql: { place: "place" } })
      await table.createIndex(TERMS, { config: termIndex(), replace: true })
    })
    await this.tidy()
  }

  #open(): Promise<Opened> {
    this.#opened ??= this.#openFolder().catch((failure: unknown) => {
      this.#opened = undefined
      const error = toLanceError(failure, this.path)
      this.#trouble = sentenceOf(error)
      throw error
    })
    return this.#opened
  }

  async #openFolder(): Promise<Opened> {
    let claim = isBucket(this.path) ? undefined : claimLanceFolder(this.path)
    try {
      const session = new Session(INDEX_CACHE_BYTES, METADATA_CACHE_BYTES)
      const connection = await connect(this.path, isBucket(this.path) ? BUCKET_OPTIONS : {}, session)
      claim ??= await claimBucket(connection, this.path)
      const exists = (await connection.tableNames()).includes(TABLE)
      const table = await (exists ? connection.openTable(TABLE) : connection.createEmptyTable(TABLE, tableSchema()))
      if (exists) await this.#assertOurs(table)
      // Without it a search by words fails; the others are worth their time from the first merged files on.
      await ensureTermIndex(table)
      if (exists) await indexRest(table)
      await this.#readSchema(table)
      this.#trouble = undefined
      return { claim, connection, table }
    } catch (failure) {
      await claim?.release()
      throw failure
    }
  }

  async #assertOurs(table: Table): Promise<void> {
    const present = new Set((await table.schema()).fields.map(({ name }) => name))
    const missing = tableColumns.filter((name) => !present.has(name))
    if (missing.length === 0) return
    throw new MemoryError(
      "options_invalid",
      `The table ${TABLE} in ${this.path} is not Keepsake's: it has no ${missing.slice(0, 3).join(", ")}`,
      { remedy: "Name an empty folder as its path; keepsake import reads the tables of other programs." },
    )
  }

  async #run<Result>(work: (opened: Opened) => Promise<Result>): Promise<Result> {
    this.assertUsable(undefined)
    const opened = await this.#open()
    try {
      return await work(opened)
    } catch (failure) {
      throw toLanceError(failure, this.path)
    }
  }

  async #read<Result>(work: (opened: Opened) => Promise<Result>): Promise<Result> {
    try {
      const found = await this.#run(work)
      this.#readTrouble = undefined
      return found
    } catch (failure) {
      if (MemoryError.is(failure, "store_unavailable") && !this.#isClosed) this.#readTrouble = sentenceOf(failure)
      throw failure
    }
  }

  /** A change may alter the columns. After a failure the table is read again: its commit may have been made although the answer was lost. */
  async #change(work: (opened: Opened) => Promise<unknown>): Promise<void> {
    const { table, claim } = await this.#open()
    try {
      await claim.confirm?.()
      await this.#run(work)
      await this.#readSchema(table)
      this.#trouble = undefined
    } catch (failure) {
      const error = toLanceError(failure, this.path)
      this.#trouble = sentenceOf(error)
      await table.checkoutLatest().catch(() => undefined)
      throw error
    }
  }

  async #readSchema(table: Table): Promise<void> {
    const schema = await table.schema()
    this.#schema = schema
    this.#spaces = spacesIn(schema)
  }
}

/** Lets any number of reads run together, and work that removes files only while none runs. */
class ReadGate {
  #readers = 0
  #closed: Promise<void> | undefined
  #lastReaderLeft: (() => void) | undefined

  async read<Result>(work: () => Promise<Result>): Promise<Result> {
    while (this.#closed !== undefined) await this.#closed
    this.#readers++
    try {
      return await work()
    } finally {
      this.#readers--
      if (this.#readers === 0) this.#lastReaderLeft?.()
    }
  }

  /** Waits for running reads and holds up later ones. Calls must not overlap. */
  async exclusive<Result>(work: () => Promise<Result>): Promise<Result> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#closed = promise
    try {
      if (this.#readers > 0) {
        await new Promise<void>((left) => {
          this.#lastReaderLeft = left
        })
      }
      return await work()
    } finally {
      this.#lastReaderLeft = undefined
      this.#closed = undefined
      resolve()
    }
  }
}

/** Creates the scalar indexes that are missing or of another type. */
async function ensureScalarIndexes(table: Table): Promise<void> {
  const present = new Map((await table.listIndices()).map(({ columns, indexType }) => [columns[0], indexType]))
  for (const [column, type] of Object.entries(scalarIndexes)) {
    if (present.get(column) === type) continue
    await table.createIndex(column, { config: scalarIndex(type), replace: true })
  }
}

async function ensureTermIndex(table: Table): Promise<void> {
  const indexes = await table.listIndices()
  if (indexes.some(({ columns }) => columns.includes(TERMS))) return
  await table.createIndex(TERMS, { config: termIndex() })
}

/** Adds the rows that a killed process left without an index. */
async function indexRest(table: Table): Promise<void> {
  const [index] = (await table.listIndices()).filter(({ columns }) => columns.includes(TERMS))
  const { numUnindexedRows = 0 } = (index && (await table.indexStats(index.name))) ?? {}
  if (numUnindexedRows >= MIN_ROWS_WORTH_INDEXING) await table.optimize()
}

function sentenceOf({ message, remedy }: MemoryError): string {
  return [message, remedy].filter(Boolean).join(". ")
}
