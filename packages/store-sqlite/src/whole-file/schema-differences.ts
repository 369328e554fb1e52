import type { Database } from "better-sqlite3"
import { rebuildTable } from "../rows/rebuild-mark.ts"
import { migrations } from "../schema/migrate.ts"
import { openInMemory } from "./driver.ts"

interface SchemaObject {
  readonly type: "table" | "index" | "trigger" | "view"
  readonly name: string
  readonly table: string
  readonly sql: string
}

/** The full-text index and the tables that SQLite makes for it: opening the file builds them again where they are missing. */
const TEXT_INDEX = /^found(?:_(?:data|idx|content|docsize|config))?$/
const RESTORE = "restore a backup: keepsake backup list"

/**
 * What of a file's schema is not as its version has it, each as a sentence with a remedy: tables, indexes, triggers and views that are extra, missing or
 * changed. SQLite's own check finds none of them, and one trigger can refuse every write. None of a version that this software does not know.
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

function expectedSchema(version: number): ReadonlyMap<string, SchemaObject> {
  const database = openInMemory()
  try {
    for (const step of migrations.slice(0, version)) database.exec(step)
    return schemaOf(database)
  } finally {
    database.close()
  }
}

/** Without what SQLite makes by itself: indexes of keys, sequences, statistics. */
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

/** SQLite writes the definitions of these itself, and each release may write them in its own way. */
function isShadow(name: string): boolean {
  return name !== "found" && TEXT_INDEX.test(name)
}

function titleOf({ type, name, table }: SchemaObject): string {
  return type === "table" || type === "view" ? `the ${type} "${name}"` : `the ${type} "${name}" on "${table}"`
}

function dropOf({ type, name }: SchemaObject, file: string): string {
  return `sqlite3 '${file}' 'DROP ${type.toUpperCase()} "${name.replaceAll('"', '""')}"'`
}
