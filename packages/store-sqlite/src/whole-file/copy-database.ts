import type { Database } from "better-sqlite3"
import { chooseFormat, rawKey } from "../encryption/connect.ts"
import type { RawEncryption } from "../encryption/file-encryption.ts"

interface SchemaRow {
  readonly type: "table" | "index" | "trigger" | "view"
  readonly name: string
  readonly tbl_name: string
  readonly sql: string | null
}

/**
 * Copies an open database to a new file with another key, or none, as `VACUUM` would: tables with their rows, then indexes, then what has no pages.
 * `VACUUM INTO` cannot change the key. The driver must be one that encrypts; what is at `to` after a failure is to be deleted.
 */
export function copyDatabase(database: Database, to: string, encryption: RawEncryption | undefined): void {
  database.pragma("trusted_schema = OFF")
  chooseFormat(database)
  database.pragma("temp_store = MEMORY")
  const key = encryption === undefined ? "" : rawKey(encryption.key)
  database.prepare("ATTACH DATABASE ? AS target KEY ?").run(to, key)
  // A crash leaves a file that is deleted, so nothing protects the copy until it is flushed at the end.
  database.pragma("target.journal_mode = OFF")
  database.pragma("target.synchronous = OFF")
  database.unsafeMode(true)
  database.exec("BEGIN")
  copyObjects(database)
  for (const name of ["user_version", "application_id"]) {
    database.pragma(`target.${name} = ${Number(database.pragma(`main.${name}`, { simple: true }))}`)
  }
  database.exec("COMMIT")
  database.exec("DETACH target")
}

function copyObjects(database: Database): void {
  const rows = database
    .prepare<[], SchemaRow>("SELECT type, name, tbl_name, sql FROM main.sqlite_schema ORDER BY rowid")
    .all()
  const tables = rows.filter((row) => row.type === "table" && !isVirtual(row) && !row.name.startsWith("sqlite_"))
  for (const { name, sql } of tables) {
    // SQLite stores definitions in this form, whatever was written.
    database.exec(String(sql).replace(/^CREATE TABLE /, "CREATE TABLE target."))
    database.exec(`INSERT INTO target.${quoteName(name)} SELECT * FROM main.${quoteName(name)}`)
  }
  if (rows.some(({ name }) => name === "sqlite_sequence")) {
    database.exec("DELETE FROM target.sqlite_sequence")
    database.exec("INSERT INTO target.sqlite_sequence SELECT * FROM main.sqlite_sequence")
  }
  for (const { type, sql } of rows) {
    if (type === "index" && sql !== null)
      database.exec(sql.replace(/^CREATE (UNIQUE )?INDEX /, "CREATE $1INDEX target."))
  }
  // A virtual table is its definition; its shadow tables were copied above.
  database.pragma("writable_schema = ON")
  const define = database.prepare<[string, string, string, string | null]>(
    "INSERT INTO target.sqlite_schema (type, name, tbl_name, rootpage, sql) VALUES (?, ?, ?, 0, ?)",
  )
  for (const row of rows) {
    if (isVirtual(row) || row.type === "trigger" || row.type === "view") {
      define.run(row.type, row.name, row.tbl_name, row.sql)
    }
  }
  database.pragma("writable_schema = OFF")
}

function isVirtual({ type, sql }: SchemaRow): boolean {
  return type === "table" && sql !== null && sql.startsWith("CREATE VIRTUAL TABLE")
}

function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
