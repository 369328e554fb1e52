import type { Database } from "better-sqlite3"
import type { FileEncryption } from "../encryption/file-encryption.ts"
import { rebuildTable } from "../rows/rebuild-mark.ts"
import { migrations } from "../schema/migrate.ts"
import { openInMemory, openReadOnly } from "./driver.ts"

interface SchemaObject {
  readonly type: "table" | "index" | "trigger" | "view"
  readonly name: string
  readonly table: string
  readonly sql: string
}

/** The full-text index and its shadow tables, which are rebuilt automatically when the file is opened. */
const TEXT_INDEX = /^found(?:_(?:data|idx|content|docsize|config))?$/
const RESTORE = "restore a backup: keepsake backup list"

/**
 * Differences between a file's schema and that of its version, each as a sentence with a remedy: extra, missing or changed tables, indexes, triggers and
 * views. SQLite's integrity check does not find them, and a single trigger can reject every write. None for unknown versions.
 */
export function schemaDifferences(database: Database, file: string, version: number): readonly string[] {
  if (version < 1 || version > migrations.length) return []
  const found = schemaOf(database)
  const expected = expectedSchema(version)
  const extra = [...found.values()].filter(
    ({ name, type }) => !expected.has(keyOf(name, type)) && name !== rebuildTable,
  )
  const missing = [...expected.values()].filter(({ name, type }) => !found.has(keyOf(name, type)))
  const changed = [...found.values()].filter((one) => {
    const wanted = expected.get(keyOf(one.name, one.type))
    return wanted !== undefined && !isShadow(one.name) && (wanted.sql !== one.sql || wanted.table !== one.table)
  })
  return [
    ...extra.map(
      (one) => `It has ${titleOf(one)}, which is not Keepsake's; end the server and remove it: ${dropOf(one, file)}`,
    ),
    ...missing.filter(({ name }) => !TEXT_INDEX.test(name)).map((one) => `It lacks ${titleOf(one)}; ${RESTORE}`),
    ...changed.map(
      (one) => `It has ${titleOf(one)} with another definition than version ${version} gives it; ${RESTORE}`,
    ),
  ]
}

/** A quick look at a file. */
export interface FileCheck {
  /** `ok`, or the first fault that SQLite's quick check finds. */
  readonly integrity: string
  readonly schemaVersion: number
  /** As of `schemaDifferences`. */
  readonly differences: readonly string[]
}

/** Checks a file that may be in use. Throws if it cannot be read. */
export function checkFile(file: string, encryption?: FileEncryption): FileCheck {
  const database = openReadOnly(file, encryption)
  try {
    const integrity = String(database.pragma("quick_check(1)", { simple: true }))
    const schemaVersion = Number(database.pragma("user_version", { simple: true }))
    return { integrity, schemaVersion, differences: schemaDifferences(database, file, schemaVersion) }
  } finally {
    database.close()
  }
}

function expectedSchema(version: number): ReadonlyMap<string, SchemaObject> {
  const database = openInMemory()
  try {
    for (const step of migrations.slice(0, version)) database.exec(step)
    return schemaOf(database)
  } finally {
    database.close()
  }
}

/** Excludes the objects that SQLite creates automatically: indexes of keys, sequences, statistics. */
function schemaOf(database: Database): Map<string, SchemaObject> {
  const all = database
    .prepare<[], SchemaObject>(
      `SELECT type, name, tbl_name AS "table", coalesce(sql, '') AS sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid`,
    )
    .all()
  return new Map(all.map((one) => [keyOf(one.name, one.type), { ...one, sql: one.sql.replaceAll(/\s+/g, " ") }]))
}

function keyOf(name: string, type: string): string {
  return `${type} ${name}`
}

/** SQLite generates the definitions of shadow tables, which may differ between its releases. */
function isShadow(name: string): boolean {
  return name !== "found" && TEXT_INDEX.test(name)
}

function titleOf({ type, name, table }: SchemaObject): string {
  return type === "table" || type === "view" ? `the ${type} "${name}"` : `the ${type} "${name}" on "${table}"`
}

function dropOf({ type, name }: SchemaObject, file: string): string {
  return `sqlite3 '${file}' 'DROP ${type.toUpperCase()} "${name.replaceAll('"', '""')}"'`
}
