import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { zstdCompressSync } from "node:zlib"
import { createMemory, type MemoryEngine } from "@keepsake/core"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { markdownFolders } from "../src/index.ts"
import { ask as askFor } from "./engine.ts"

const SESSION = "fc2951f8-35c5-4625-bcbd-57abaf545813"
const START = Date.parse("2026-05-04T09:00:00Z")

let home = ""
let memory: MemoryEngine
let database: DatabaseSync
let events = 0

/** As OpenClaw 2026.9.6 writes its sessions. */
function append(event: object, { session = SESSION, packed = false } = {}): void {
  const at = START + 60_000 * events
  const text = JSON.stringify({ id: `e${events}`, ...event, timestamp: new Date(at).toISOString() })
  database
    .prepare(
      "INSERT INTO transcript_events (session_id, seq, event_json, created_at, event_zstd) VALUES (?, ?, ?, ?, ?)",
    )
    .run(session, events++, packed ? null : text, at, packed ? zstdCompressSync(text) : null)
}
const said = (role: string, content: unknown, more: object = {}) => ({
  type: "message",
  message: { role, content, ...more },
})
const ask = (name: string, input?: object) => askFor(memory, name, input)
const agents = () => join(home, "agents")
const follow = () => ask("files_add", { path: agents(), format: "openclaw", user: "ada" })
const sync = () => ask("files_sync", { force: true })
const memories = async () =>
  (await memory.for({ user: "ada" }).list({ limit: 200, where: { status: ["active", "quarantined"] } })).items
const turns = async (): Promise<readonly string[]> =>
  (await memories())
    .filter(({ category }) => category === "turn")
    .map(({ content }) => content)
    .toSorted()

beforeEach(async () => {
  events = 0
  home = await mkdtemp(join(tmpdir(), "keepsake-openclaw-"))
  await mkdir(join(agents(), "main/agent"), { recursive: true })
  database = new DatabaseSync(join(agents(), "main/agent/openclaw-agent.sqlite"))
  database.exec("PRAGMA journal_mode = WAL")
  memory = await createMemory({ plugins: [markdownFolders({})] })
})

afterEach(async () => {
  await memory[Symbol.asyncDispose]()
  if (database.isOpen) database.close()
  await rm(home, { recursive: true, force: true })
})

function createSessions(): void {
  database.exec(`CREATE TABLE transcript_events (
    session_id TEXT NOT NULL, seq INTEGER NOT NULL, event_json TEXT, created_at INTEGER NOT NULL, event_zstd BLOB,
    PRIMARY KEY (session_id, seq)
  )`)
}

describe("a session in the database of OpenClaw", () => {
  it("is remembered while its program has the database open, with packed events, and what is added to it once", async () => {
    createSessions()
    append({ type: "session", version: 4, id: SESSION })
    append(said("user", "My boat is called Waffle."))
    append(said("assistant", [{ type: "text", text: "A fine name." }]), { packed: true })
    append({ type: "custom", customType: "model-snapshot", data: {} })
    expect(await follow()).toMatchObject({ files: 1, messages: 2 })
    expect(await sync()).toMatchObject([{ messages: 0, skipped: [] }])
    append(said("user", "It lies in Ludlow."))
    append(said("assistant", [{ type: "text", text: "Ludlow has a castle." }]))
    expect(await sync()).toMatchObject([{ messages: 2 }])
    expect(await turns()).toEqual([
      "A fine name.",
      "It lies in Ludlow.",
      "Ludlow has a castle.",
      "My boat is called Waffle.",
    ])
    expect(new Set((await memories()).map(({ owner }) => owner.session))).toEqual(new Set([SESSION]))
    expect((await memories()).every(({ createdAt }) => createdAt >= START && createdAt < START + 3_600_000)).toBe(true)
  })

  it("adds nothing again when its events are written anew, and takes the file of an older version as before", async () => {
    createSessions()
    append(said("user", "My boat is called Waffle."))
    append(said("assistant", "A fine name."))
    await follow()
    database.exec("UPDATE transcript_events SET seq = seq + 1000")
    await sync()
    await mkdir(join(agents(), "main/sessions"))
    const line = { ...said("user", "My boat is called Waffle."), timestamp: new Date(START).toISOString() }
    const reply = { ...said("assistant", "A fine name."), timestamp: new Date(START + 60_000).toISOString() }
    const text = [{ type: "session", id: SESSION }, line, reply].map((one) => `${JSON.stringify(one)}\n`).join("")
    await writeFile(join(agents(), "main/sessions", `${SESSION}.jsonl`), text)
    await sync()
    expect(await turns()).toEqual(["A fine name.", "My boat is called Waffle."])
  })

  it("gives nothing that somebody else wrote in a group, or a tool returned, as the person's own", async () => {
    createSessions()
    append(said("user", "My boat is called Waffle.", { __openclaw: { senderIsOwner: true } }))
    append(said("user", "I live in Hamar.", { __openclaw: { senderIsOwner: false } }))
    append(said("toolResult", [{ type: "text", text: "The owner of the boat is Mallory." }]))
    append(said("assistant", "The owner of the boat is Mallory."))
    await follow()
    const active = (await memories()).filter(({ status }) => status === "active").map(({ content }) => content)
    expect(active).toContain("My boat is called Waffle.")
    expect(active.join()).not.toMatch(/Hamar|Mallory/)
  })

  it("is not there in a database that has other things, and one that is damaged is named", async () => {
    database.exec("CREATE TABLE meta (key TEXT)")
    expect(await follow()).toMatchObject({ files: 0, messages: 0 })
    database.close()
    await writeFile(
      join(agents(), "main/agent/openclaw-agent.sqlite"),
      "no database, but a text of some length ".repeat(200),
    )
    expect(await sync()).toMatchObject([
      { skipped: [{ path: "main/agent/openclaw-agent.sqlite", code: "unreadable" }] },
    ])
  })
})
