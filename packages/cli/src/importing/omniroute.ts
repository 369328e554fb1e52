import { DatabaseSync } from "node:sqlite"
import type { ForeignLine } from "@keepsake/api"
import { given } from "@keepsake/core/internal"
import { asObject, type ForeignEntry, nonBlank, parseTime } from "@keepsake/server/foreign"
import { CommandError } from "../command-error.ts"
import { type ImportSource, toJsonLines } from "./import-source.ts"
import { SkippedItems } from "./skipped-items.ts"
import { stopAtDamage } from "./stop-at-damage.ts"

/** A key of OmniRoute, which is whose memories they are. */
export interface OmniRouteOwner {
  readonly id: string
  /** What people call the key; absent where the database has no such key any more. */
  readonly name?: string
  readonly memories: number
}

/** What an OmniRoute database holds that concerns memory. Open until it is disposed of. */
export class OmniRoute implements Disposable {
  readonly owners: readonly OmniRouteOwner[]
  /** As they stand in the database, by their names there. */
  readonly settings: Readonly<Record<string, unknown>>
  readonly #file: string
  readonly #database: DatabaseSync
  readonly #tables: readonly Table[]

  /** Read only. `file_unreadable` for what SQLite cannot read, also in the middle, and for another program's database. */
  constructor(file: string) {
    this.#file = file
    this.#database = this.#readable(() => new DatabaseSync(file, { readOnly: true }))
    try {
      this.#tables = this.#readable(() => FORMS.flatMap((form) => tableOf(this.#database, form) ?? []))
      if (this.#tables.length === 0) {
        throw new CommandError(1, "file_unreadable", `${file} has no OmniRoute table of memories`, {
          remedy: "OmniRoute's database is storage.sqlite in its data folder.",
        })
      }
      this.owners = this.#readable(() => this.#owners())
      this.settings = this.#readable(() => this.#settings())
    } catch (error) {
      this.#database.close()
      throw error
    }
  }

  /** Every row as a memory of the tenant that its key becomes; rows of keys that become none are left out by name. */
  read(tenantOf: (owner: string) => string | undefined): ImportSource {
    const left = new SkippedItems()
    let done = 0
    const rows = this.#rows()
    async function* memories(): AsyncGenerator<ForeignEntry> {
      for (const row of rows) {
        done++
        const where = nonBlank(row.id) ?? `row ${done}`
        const content = nonBlank(row.content)
        const owner = String(row.owner ?? "")
        const tenant = tenantOf(owner)
        if (tenant === undefined) {
          const message = `It belongs to the key "${owner}", which no longer exists`
          yield { left: { where, code: "orphan", message } }
        } else if (content === undefined) {
          yield { left: { where, code: "no_text", message: "It has no content" } }
        } else {
          yield memoryOf(row, content, tenant)
        }
      }
    }
    const total = this.owners.reduce((sum, { memories: count }) => sum + count, 0)
    return {
      lines: toJsonLines(stopAtDamage(memories(), this.#file, left), left),
      skipped: left,
      done: () => done,
      total,
    }
  }

  /** How many memories were made before a moment, in milliseconds since 1970. */
  olderThan(moment: number): number {
    let older = 0
    for (const { createdAt } of this.#rows()) if (Date.parse(parseTime(createdAt) ?? "") < moment) older++
    return older
  }

  [Symbol.dispose](): void {
    this.#database.close()
  }

  *#rows(): Generator<Row> {
    for (const { name, columns } of this.#tables) {
      const selected = columns.map(([as, column]) => `"${column}" AS "${as}"`).join(", ")
      // The names come from this file and were found in the table.
      const sql = `SELECT ${selected} FROM "${name}" ORDER BY rowid`
      const rows = this.#readable(() => this.#database.prepare(sql).iterate())
      for (;;) {
        const next = this.#readable(() => rows.next())
        if (next.done === true) break
        yield next.value
      }
    }
  }

  #readable<T>(read: () => T): T {
    try {
      return read()
    } catch (cause) {
      throw new CommandError(1, "file_unreadable", `${this.#file} cannot be read to its end: ${String(cause)}`, {
        cause,
        remedy:
          "Copy it together with its -wal and -shm files while OmniRoute is stopped, and import the copy; repair a damaged one with: sqlite3 FILE .recover",
      })
    }
  }

  #owners(): readonly OmniRouteOwner[] {
    const counts = new Map<string, number>()
    for (const { name, columns } of this.#tables) {
      const owner = columns.find(([as]) => as === "owner")?.[1]
      const rows = this.#database.prepare(`SELECT "${owner}" AS owner, count(*) AS n FROM "${name}" GROUP BY 1`).all()
      for (const row of rows) {
        const id = String(row.owner ?? "")
        counts.set(id, (counts.get(id) ?? 0) + Number(row.n))
      }
    }
    const names = new Map(this.#all("api_keys", ["id", "name"]).map((row) => [String(row.id), String(row.name)]))
    return [...counts].map(([id, memories]) => ({ id, memories, ...given({ name: names.get(id) }) }))
  }

  #settings(): Readonly<Record<string, unknown>> {
    const rows = [
      ...this.#all("settings", ["key", "value"]),
      ...this.#all("key_value", ["namespace", "key", "value"]).filter(({ namespace }) => namespace === "settings"),
    ]
    const named = rows.map(({ key, value }) => [String(key), fromJson(value)] as const)
    return Object.fromEntries(named.filter(([key]) => /^memory|^skillsEnabled$/.test(key)))
  }

  #all(table: string, columns: readonly string[]): readonly Row[] {
    const there = columnsIn(this.#database, table)
    if (!columns.every((column) => there.has(column))) return []
    return this.#database.prepare(`SELECT ${columns.map((name) => `"${name}"`).join(", ")} FROM "${table}"`).all()
  }
}

type Row = Readonly<Record<string, unknown>>
interface Table {
  readonly name: string
  readonly columns: readonly (readonly [as: string, column: string])[]
}

/** The table of today's versions, and the one that older ones wrote. */
const FORMS: readonly (Table & { readonly required: readonly string[] })[] = [
  {
    name: "memories",
    required: ["api_key_id", "content"],
    columns: [
      ["id", "id"],
      ["owner", "api_key_id"],
      ["session", "session_id"],
      ["type", "type"],
      ["key", "key"],
      ["content", "content"],
      ["metadata", "metadata"],
      ["createdAt", "created_at"],
      ["updatedAt", "updated_at"],
      ["expiresAt", "expires_at"],
    ],
  },
  {
    name: "memory",
    required: ["apiKeyId", "content"],
    columns: ["id", "sessionId", "type", "key", "content", "metadata", "createdAt", "updatedAt", "expiresAt"]
      .map((name) => [name === "sessionId" ? "session" : name, name] as const)
      .concat([["owner", "apiKeyId"]]),
  },
]

function tableOf(database: DatabaseSync, { name, required, columns }: (typeof FORMS)[number]): Table | undefined {
  const there = columnsIn(database, name)
  if (!required.every((column) => there.has(column))) return undefined
  return { name, columns: columns.filter(([, column]) => there.has(column)) }
}

function columnsIn(database: DatabaseSync, table: string): ReadonlySet<string> {
  return new Set(
    database
      .prepare("SELECT c.name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' AND t.name = ?")
      .all(table)
      .map(({ name }) => String(name)),
  )
}

const TYPES = ["factual", "episodic", "procedural", "semantic"] as const

function memoryOf(row: Row, content: string, tenant: string): ForeignLine {
  const metadata = asObject(fromJson(row.metadata))
  const optional = {
    id: nonBlank(row.id),
    session: nonBlank(row.session),
    type: TYPES.find((type) => type === row.type),
    category: nonBlank(metadata.category),
    key: nonBlank(row.key),
    createdAt: parseTime(row.createdAt),
    updatedAt: parseTime(row.updatedAt),
    expiresAt: parseTime(row.expiresAt),
  }
  // Read from JSON: what is in it is JSON.
  return {
    content,
    tenant,
    ...given(optional),
    metadata: { ...(metadata as ForeignLine["metadata"]), importedFrom: "omniroute" },
  }
}

function fromJson(value: unknown): unknown {
  if (typeof value !== "string") return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
