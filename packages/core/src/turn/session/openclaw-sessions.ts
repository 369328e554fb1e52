import type { DatabaseSync } from "node:sqlite"
import * as zlib from "node:zlib"

/** The name of the database in which OpenClaw keeps the sessions of an agent since 2026.7.2. */
export const OPENCLAW_DATABASE = "openclaw-agent.sqlite"

/** A session with the number behind its last event. */
export interface OpenClawSession {
  readonly session: string
  readonly end: number
  /** When its last event was written, in milliseconds since 1970. */
  readonly updatedAt: number
}

export interface OpenClawEvent {
  readonly seq: number
  /** The line that older versions wrote to a file. `undefined` for one that cannot be read. */
  readonly text: string | undefined
}

const EVENTS_AT_ONCE = 500
const MAX_EVENT_BYTES = 16 * 1024 * 1024
const BUSY_MS = 2_000

/** The events of OpenClaw's sessions. The database is opened for reading only and is not locked by its program. */
export class OpenClawSessions implements Disposable {
  readonly #database: DatabaseSync
  /** `undefined`: the database is of a version that kept its sessions in files. */
  readonly #columns: string | undefined

  private constructor(database: DatabaseSync) {
    this.#database = database
    const columns = database.prepare("SELECT name FROM pragma_table_info('transcript_events')").all()
    const names = new Set(columns.map(({ name }) => name))
    if (names.has("event_json")) this.#columns = names.has("event_zstd") ? "event_json, event_zstd" : "event_json"
  }

  /** Rejects for a file that is no database. */
  static async open(file: string): Promise<OpenClawSessions> {
    // Loaded when needed, because Node warns that it is experimental.
    const { DatabaseSync } = await import("node:sqlite")
    const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS })
    try {
      return new OpenClawSessions(database)
    } catch (error) {
      database.close()
      throw error
    }
  }

  [Symbol.dispose](): void {
    this.#database.close()
  }

  sessions(): readonly OpenClawSession[] {
    if (this.#columns === undefined) return []
    // The inner query reads the index alone.
    const last = "SELECT session_id, max(seq) AS seq FROM transcript_events GROUP BY session_id"
    return this.#database
      .prepare(
        `SELECT session_id, seq AS last, created_at AS at FROM (${last}) JOIN transcript_events USING (session_id, seq)`,
      )
      .all()
      .map(({ session_id, last, at }) => ({
        session: String(session_id),
        end: Number(last) + 1,
        updatedAt: Number(at),
      }))
  }

  /** The events of a session from a number on, read in parts, so that it may be of any length. */
  *events(session: string, from: number): Generator<OpenClawEvent> {
    if (this.#columns === undefined) return
    const query = `SELECT seq, ${this.#columns} FROM transcript_events WHERE session_id = ? AND seq >= ? ORDER BY seq LIMIT ?`
    const statement = this.#database.prepare(query)
    for (let next = from; ; ) {
      const rows = statement.all(session, next, EVENTS_AT_ONCE)
      for (const { seq, event_json, event_zstd } of rows) {
        next = Number(seq) + 1
        yield { seq: Number(seq), text: typeof event_json === "string" ? event_json : unpack(event_zstd) }
      }
      if (rows.length < EVENTS_AT_ONCE) return
    }
  }
}

function unpack(packed: unknown): string | undefined {
  // Node has it since 22.15.
  if (!(packed instanceof Uint8Array) || typeof zlib.zstdDecompressSync !== "function") return undefined
  try {
    return zlib.zstdDecompressSync(packed, { maxOutputLength: MAX_EVENT_BYTES }).toString("utf8")
  } catch {
    return undefined
  }
}
