import { DatabaseSync } from "node:sqlite"

/** One row of an OmniRoute database. */
export interface OmniRouteRow {
  readonly id: string
  readonly owner: string
  readonly content: string
  readonly key?: string
  readonly type?: string
  readonly session?: string
  readonly metadata?: string
  readonly createdAt?: string
  readonly expiresAt?: string
}

const KEYS = { "key-ada": "Ada's laptop", "key-bob": "Bob's phone" }

/** An OmniRoute database as its versions of today make it, with `legacy` rows in the table of older ones. */
export function writeOmniRoute(
  file: string,
  rows: Iterable<OmniRouteRow>,
  legacy: readonly OmniRouteRow[] = [],
  settings: Readonly<Record<string, unknown>> = {},
): void {
  using database = new DatabaseSync(file)
  database.exec(`
    CREATE TABLE key_value (namespace TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (namespace, key));
    CREATE TABLE api_keys (id TEXT PRIMARY KEY, name TEXT NOT NULL, key TEXT NOT NULL UNIQUE, machine_id TEXT, created_at TEXT NOT NULL);
    CREATE TABLE memories (
      id TEXT PRIMARY KEY, api_key_id TEXT NOT NULL, session_id TEXT, type TEXT NOT NULL, key TEXT, content TEXT NOT NULL,
      metadata TEXT, created_at TEXT, updated_at TEXT, expires_at TEXT, memory_id INTEGER, access_count INTEGER DEFAULT 0
    );
    CREATE TABLE memory (
      id TEXT PRIMARY KEY, apiKeyId TEXT NOT NULL, sessionId TEXT, type TEXT, key TEXT, content TEXT, metadata TEXT,
      createdAt TEXT, updatedAt TEXT, expiresAt TEXT
    );
    BEGIN;`)
  const named = database.prepare("INSERT INTO api_keys VALUES (?, ?, ?, NULL, '2026-01-01')")
  for (const [id, name] of Object.entries(KEYS)) named.run(id, name, `sk-${id}`)
  const set = database.prepare("INSERT INTO key_value VALUES ('settings', ?, ?)")
  for (const [name, value] of Object.entries(settings)) set.run(name, JSON.stringify(value))
  const values = (row: OmniRouteRow) => {
    const at = row.createdAt ?? "2026-05-01T10:00:00.000Z"
    const { id, owner, session = null, type = "factual", key = null, content, metadata = "{}", expiresAt = null } = row
    return [id, owner, session, type, key, content, metadata, at, at, expiresAt]
  }
  const columns = "id, api_key_id, session_id, type, key, content, metadata, created_at, updated_at, expires_at"
  const add = database.prepare(`INSERT INTO memories (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  for (const row of rows) add.run(...values(row))
  const addLegacy = database.prepare("INSERT INTO memory VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
  for (const row of legacy) addLegacy.run(...values(row))
  database.exec("COMMIT")
}
