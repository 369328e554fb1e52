import { appendFileSync, mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { expect, test } from "vitest"
import { Place } from "../keepsake.ts"

const SESSION = "0b7f8f6e-52c5-4c64-9a50-7c1f3b6f0d11"
const BLOCK = "<keepsake-memory>\n- [2026-01-01] The boat is called Invented\n</keepsake-memory>\n\n"

function write(file: string, lines: readonly unknown[]): string {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join(""))
  return file
}

const claudeCode = (place: Place, ...more: readonly unknown[]) =>
  write(join(place.folder, "home/.claude/projects/-src-heron", `${SESSION}.jsonl`), [
    { type: "summary", summary: "Boats" },
    said("user", "My boat is called Waffle and lies in Ludlow."),
    said("assistant", [
      { type: "text", text: "A fine name for a boat." },
      { type: "tool_use", name: "Bash", input: {} },
    ]),
    said("user", [{ type: "tool_result", content: "total 0" }]),
    { ...said("user", "<command-name>/clear</command-name>") },
    { ...said("user", "I am an agent and my boat is called Subagent."), isSidechain: true },
    { ...said("user", "Caveat: these are meta words about a boat called Meta."), isMeta: true },
    ...more,
  ])

function said(role: "user" | "assistant", content: unknown, minute = 0) {
  return {
    type: role,
    sessionId: SESSION,
    timestamp: new Date(Date.parse("2026-05-04T09:00:00Z") + minute * 60_000).toISOString(),
    message: { role, content },
  }
}

const home = (place: Place) => ({ HOME: join(place.folder, "home") })
const listed = async (place: Place, words: readonly string[] = []) =>
  JSON.parse((await place.run(["list", "--turns", "--limit", "200", "--json", ...words])).stdout).data.map(
    ({ content }: { readonly content: string }) => content,
  )

test("a past with Claude Code is found in its usual folder, counted, and remembered as if it had come through the gateway", async () => {
  await using place = new Place()
  claudeCode(place, said("user", `${BLOCK}My password is Maple!Syrup4 and the rudder is oak.`, 1))
  const counted = await place.run(["import", "--from", "claude-code", "--dry-run"], home(place))
  expect(counted).toMatchObject({ code: 0, stdout: expect.stringContaining("1 conversation with 3 messages would be") })
  const { code, stdout } = await place.run(["import", "--from", "claude-code", "--json"], home(place))
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ conversations: 1, messages: 3, skipped: [] })
  const all = (await listed(place)).join("\n")
  expect(all).toContain("Waffle")
  expect(all).toContain("rudder is oak")
  expect(all).not.toMatch(/Maple|Invented|Subagent|Meta|command-name|total 0/)
  const { data } = JSON.parse((await place.run(["list", "--turns", "--json"])).stdout)
  expect(data.every((one: { readonly createdAt: string }) => one.createdAt.startsWith("2026-05-04"))).toBe(true)
})

test("the same past imported twice changes nothing, and what was said since is added", async () => {
  await using place = new Place()
  const file = claudeCode(place)
  await place.run(["import", "--from", "claude-code"], home(place))
  const before = await listed(place)
  const again = await place.run(["import", "--from", "claude-code", "--json"], home(place))
  expect(JSON.parse(again.stdout)).toMatchObject({ memories: 0 })
  expect(await listed(place)).toEqual(before)
  appendFileSync(file, `${JSON.stringify(said("user", "The anchor weighs nine kilos.", 5))}\n{"type":"user","mess`)
  const grown = await place.run(["import", "--from", "claude-code", "--json"], home(place))
  expect(JSON.parse(grown.stdout).skipped).toMatchObject([{ why: "1 line without JSON" }])
  expect((await listed(place)).join("\n")).toContain("nine kilos")
  expect((await listed(place)).filter((text: string) => text.includes("Waffle"))).toHaveLength(
    before.filter((text: string) => text.includes("Waffle")).length,
  )
})

test("transcripts of Codex and OpenClaw are read without what their programs write in the user's name", async () => {
  await using place = new Place()
  const item = (role: string, type: string, text: string) => ({
    timestamp: "2026-05-04T09:00:00Z",
    type: "response_item",
    payload: { type: "message", role, content: [{ type, text }] },
  })
  write(join(place.folder, "home/.codex/sessions/2026/05/04/rollout-1.jsonl"), [
    { type: "session_meta", payload: { id: "codex-1", cwd: "/src" } },
    item("user", "input_text", "<environment_context>\n<cwd>/src</cwd>\n</environment_context>"),
    item("user", "input_text", "Our heron project uses port 7070."),
    item("assistant", "output_text", "Noted."),
  ])
  write(join(place.folder, "home/.openclaw/agents/main/sessions/claw-1.jsonl"), [
    { type: "session", id: "claw-1" },
    { type: "message", timestamp: "2026-05-04T10:00:00Z", message: { role: "user", content: "I keep bees in Porto." } },
    { type: "message", message: { role: "toolResult", content: [{ type: "text", text: "hive.txt" }] } },
  ])
  expect((await place.run(["import", "--from", "codex"], home(place))).code).toBe(0)
  expect((await place.run(["import", "--from", "openclaw"], home(place))).code).toBe(0)
  const all = (await listed(place)).join("\n")
  expect(all).toContain("7070")
  expect(all).toContain("bees in Porto")
  expect(all).not.toMatch(/environment_context|hive\.txt/)
})

test("the sessions in OpenClaw's database are imported, and a second import changes nothing", async () => {
  await using place = new Place()
  const folder = join(place.folder, "home/.openclaw/agents/main/agent")
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, "openclaw-agent.sqlite"))
  database.exec("CREATE TABLE transcript_events (session_id TEXT, seq INTEGER, event_json TEXT, created_at INTEGER)")
  const insert = database.prepare("INSERT INTO transcript_events VALUES ('claw-2', ?, ?, 1777888800000)")
  const said = (role: string, content: string) => ({
    type: "message",
    timestamp: "2026-05-04T10:00:00Z",
    message: { role, content },
  })
  for (const [seq, event] of [said("user", "I keep bees in Porto."), said("assistant", "How many hives?")].entries()) {
    insert.run(seq, JSON.stringify(event))
  }
  database.close()
  expect((await place.run(["import", "--from", "openclaw"], home(place))).code).toBe(0)
  const before = await listed(place)
  expect(before).toEqual(expect.arrayContaining(["I keep bees in Porto.", "How many hives?"]))
  const again = await place.run(["import", "--from", "openclaw", "--json"], home(place))
  expect(JSON.parse(again.stdout)).toMatchObject({ conversations: 1, memories: 0 })
  expect(await listed(place)).toEqual(before)
})

test("data exports of ChatGPT and Claude are remembered, of each conversation the branch that was shown last", async () => {
  await using place = new Place()
  const node = (id: string, parent: string | null, role: string, text: string) => [
    id,
    {
      id,
      parent,
      children: [],
      message: { author: { role }, create_time: 1777885200, content: { content_type: "text", parts: [text] } },
    },
  ]
  const gpt = join(place.folder, "gpt/conversations.json")
  write(gpt, [
    JSON.stringify([
      {
        id: "gpt-1",
        current_node: "c",
        mapping: Object.fromEntries([
          node("a", null, "system", "You are ChatGPT."),
          node("b", "a", "user", "I play the cello in an orchestra."),
          node("x", "b", "assistant", "A branch that was thrown away about drums."),
          node("c", "b", "assistant", "Which pieces do you play?"),
        ]),
      },
    ]),
  ])
  const claude = join(place.folder, "claude/conversations.json")
  write(claude, [
    JSON.stringify([
      {
        uuid: "claude-1",
        chat_messages: [
          { sender: "human", text: "My sister Ines lives in Braga.", created_at: "2026-05-04T09:00:00Z" },
          {
            sender: "assistant",
            content: [{ type: "text", text: "Braga is lovely." }],
            created_at: "2026-05-04T09:00:05Z",
          },
        ],
      },
    ]),
  ])
  expect((await place.run(["import", join(place.folder, "gpt"), "--from", "chatgpt"])).code).toBe(0)
  expect((await place.run(["import", claude, "--from", "claude"])).code).toBe(0)
  const all = (await listed(place)).join("\n")
  expect(all).toMatch(/cello/)
  expect(all).toMatch(/Ines lives in Braga/)
  expect(all).not.toMatch(/drums|You are ChatGPT/)
})

test("a conversation of many messages keeps its order and is stored once", async () => {
  await using place = new Place()
  const talk = Array.from({ length: 230 }, (_, at) =>
    said(at % 2 === 0 ? "user" : "assistant", `Step ${at} of the long walk along the river.`, at),
  )
  write(join(place.folder, "home/.claude/projects/walk", `${SESSION}.jsonl`), talk)
  await place.run(["import", "--from", "claude-code"], home(place))
  const first = await listed(place)
  const again = await place.run(["import", "--from", "claude-code", "--json"], home(place))
  expect(JSON.parse(again.stdout)).toMatchObject({ messages: 230, memories: 0 })
  expect(new Set(first).size).toBe(first.length)
})

test("what is missing or no transcript is said with a remedy", async () => {
  await using place = new Place()
  expect(await place.run(["import", "--from", "claude-code"], home(place))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("There are no transcripts of claude-code"),
  })
  expect((await place.run(["import", "--from", "chatgpt"])).stderr).toContain("needs a file")
  const file = write(join(place.folder, "conversations.json"), ['{"no":"list"}'])
  expect((await place.run(["import", file, "--from", "claude"])).stderr).toContain("no list of conversations")
})

test("an export of another program is refused with the option that reads it", async () => {
  await using place = new Place()
  const file = join(place.folder, "conversations.json")
  writeFileSync(file, JSON.stringify([{ id: "1", mapping: {}, current_node: "" }]))
  const wrong = await place.run(["import", file, "--from", "claude"])
  expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining("--from chatgpt") })
  writeFileSync(file, JSON.stringify([{ uuid: "1", chat_messages: [] }]))
  expect(await place.run(["import", file, "--from", "chatgpt"])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("--from claude"),
  })
  writeFileSync(file, JSON.stringify([{ name: "Ada" }]))
  expect(await place.run(["import", file, "--from", "claude"])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("no export of Claude"),
  })
})
