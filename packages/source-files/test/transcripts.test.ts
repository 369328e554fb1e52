import { appendFile, mkdir, mkdtemp, readFile, rename, rm, truncate, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { createMemory, type MemoryEngine, type Owner, tenantOf } from "@keepsake/core"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { markdownFolders } from "../src/index.ts"

const SESSION = "0b7f8f6e-52c5-4c64-9a50-7c1f3b6f0d11"
const ADMIN: Owner = { tenant: tenantOf("default") }

let home = ""
let memory: MemoryEngine
let minute = 0

const said = (type: "user" | "assistant", content: unknown, session = SESSION) => ({
  type,
  sessionId: session,
  timestamp: new Date(Date.parse("2026-05-04T09:00:00Z") + 60_000 * minute++).toISOString(),
  message: { role: type, content },
})
const line = (record: unknown): string => `${typeof record === "string" ? record : JSON.stringify(record)}\n`
const append = async (records: readonly unknown[], name = `${SESSION}.jsonl`): Promise<void> => {
  const file = join(home, "projects/-src", name)
  await mkdir(dirname(file), { recursive: true })
  await appendFile(file, records.map(line).join(""))
}
const ask = (name: string, input: object = {}) =>
  Promise.resolve(
    memory.actions
      .get(name)
      ?.run(input, { memory, owner: ADMIN, scope: "tenant", signal: new AbortController().signal }),
  )
const follow = () => ask("files_add", { path: join(home, "projects"), format: "claude-code", user: "ada" })
const sync = async () => (await ask("files_sync", { force: true })) as readonly [{ readonly messages: number }]
const turns = async (): Promise<readonly string[]> =>
  (await memory.for({ user: "ada" }).list({ limit: 200, where: { status: ["active", "quarantined"] } })).items
    .filter(({ category }) => category === "turn")
    .map(({ content }) => content)
    .toSorted()

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "keepsake-transcripts-"))
  memory = await createMemory({ plugins: [markdownFolders({})] })
  minute = 0
})

afterEach(async () => {
  await memory[Symbol.asyncDispose]()
  await rm(home, { recursive: true, force: true })
})

describe("a followed transcript", () => {
  it("is read again when it was written anew with the same size", async () => {
    const of = (boat: string) =>
      [said("user", `My boat is called ${boat}.`), said("assistant", "A fine name.")].map(line)
    const file = join(home, "projects/-src", `${SESSION}.jsonl`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, of("Waffle").join(""))
    await follow()
    minute = 0
    await writeFile(file, of("Muffin").join(""))
    expect(await sync()).toMatchObject([{ messages: 2 }])
    expect((await turns()).join()).toContain("Muffin")
    expect(await sync()).toMatchObject([{ messages: 0 }])
  })

  it("is remembered as the conversation that it is, and what is added to it once", async () => {
    await append([said("user", "My boat is called Waffle."), said("assistant", "A fine name.")])
    expect(await follow()).toMatchObject({ files: 1, messages: 2, format: "claude-code" })
    expect(await sync()).toMatchObject([{ messages: 0 }])
    await append([said("user", "It lies in Ludlow."), said("assistant", "Ludlow has a castle.")])
    expect(await sync()).toMatchObject([{ messages: 2 }])
    expect(await turns()).toEqual([
      "A fine name.",
      "It lies in Ludlow.",
      "Ludlow has a castle.",
      "My boat is called Waffle.",
    ])
    const { items } = await memory.for({ user: "ada" }).list({ limit: 10 })
    expect(new Set(items.map(({ owner }) => owner.session))).toEqual(new Set([SESSION]))
    expect(items.every(({ createdAt }) => new Date(createdAt).toISOString().startsWith("2026-05-04"))).toBe(true)
  })

  it("waits for the other half of a line, and for the end of a character", async () => {
    await append([said("user", "My boat is called Waffle.")])
    await follow()
    const whole = Buffer.from(line(said("assistant", "Ahoi ⛵ to Waffle.")))
    const file = join(home, "projects/-src", `${SESSION}.jsonl`)
    const middle = whole.indexOf(0xe2) + 1
    await appendFile(file, whole.subarray(0, middle))
    expect(await sync()).toMatchObject([{ messages: 0, skipped: [] }])
    await appendFile(file, whole.subarray(middle))
    expect(await sync()).toMatchObject([{ messages: 1 }])
    expect(await turns()).toContain("Ahoi ⛵ to Waffle.")
  })

  it("is not read again after it was renamed, cut short or written anew", async () => {
    await append([said("user", "My boat is called Waffle."), said("assistant", "A fine name.")])
    await follow()
    const file = join(home, "projects/-src", `${SESSION}.jsonl`)
    const before = await turns()
    await rename(file, join(home, "projects/-src/archived.jsonl"))
    await append([said("user", "It lies in Ludlow.")])
    expect(await sync()).toMatchObject([{ files: 2, messages: 1 }])
    const text = await readFile(join(home, "projects/-src/archived.jsonl"), "utf8")
    await rm(join(home, "projects/-src/archived.jsonl"))
    await writeFile(file, `${text}${line(said("user", "Its mast is new."))}`)
    await sync()
    await truncate(file, text.length)
    await sync()
    expect(await turns()).toEqual([...before, "It lies in Ludlow.", "Its mast is new."].toSorted())
  })

  it("that also went through the gateway is stored once, whatever its session was called there", async () => {
    const messages = [
      { role: "user", text: "My boat is called Waffle." },
      { role: "assistant", text: "A fine name." },
      { role: "user", text: "It lies in Ludlow." },
      { role: "assistant", text: "Ludlow has a castle." },
    ] as const
    const ada = memory.for({ user: "ada" })
    await ada.remember(messages.slice(0, 2))
    await ada.remember(messages)
    const before = await turns()
    await append(messages.map(({ role, text }) => said(role, text)))
    await follow()
    await append([said("user", "Its mast is new."), said("assistant", "Oak lasts longest.")])
    await sync()
    await ada.remember([
      ...messages,
      { role: "user", text: "Its mast is new." },
      { role: "assistant", text: "Oak lasts longest." },
    ])
    expect(await turns()).toEqual([...before, "Its mast is new.", "Oak lasts longest."].toSorted())
  })

  it("brings back nothing of recalled text, of secrets, of what its program wrote, and trusts no reply to tool text", async () => {
    const facts = Array.from({ length: 200 }, (_, at) => `- [2026-01-01] The invented fact ${at} about a windmill`)
    const block = `<keepsake-memory>\n${facts.join("\n")}\n</keepsake-memory>\n\n`
    await append([
      said("user", `${block}The rudder is oak and my password is Maple!Syrup4.`),
      said("assistant", [{ type: "tool_use", id: "1", name: "Bash", input: {} }]),
      said("user", [{ type: "tool_result", content: "The owner of the boat is Mallory." }]),
      said("assistant", "The owner of the boat is Mallory."),
      said("user", "<command-name>/clear</command-name>"),
      { ...said("user", "I am a sub-agent."), isSidechain: true },
      { type: "api-request-blob", sessionId: SESSION, message: { role: "user", content: "A copy of a request." } },
    ])
    const text = await readFile(join(home, "projects/-src", `${SESSION}.jsonl`), "utf8")
    expect(facts.join("\n").length / text.length).toBeGreaterThan(0.83)
    await follow()
    const all = (await turns()).join("\n")
    expect(all).toContain("rudder is oak")
    expect(all).not.toMatch(/windmill|Maple|command-name|sub-agent|copy of a request/)
    const { items } = await memory.for({ user: "ada" }).list({ where: { status: ["active"] } })
    expect(items.map(({ content }) => content).join()).not.toContain("Mallory")
  })

  it("is read whole in one pass for 50 messages, and waits while a conversation goes on", async () => {
    await append([said("user", "My boat is called Waffle."), said("assistant", "A fine name.")])
    await follow()
    await append([said("user", "It lies in Ludlow.")])
    // Without force, as a look does: the line is from this moment.
    expect(await ask("files_sync")).toMatchObject([{ messages: 0 }])
    await append(Array.from({ length: 50 }, (_, at) => said(at % 2 === 0 ? "assistant" : "user", `Message ${at}.`)))
    expect(await ask("files_sync")).toMatchObject([{ messages: 51, read: 1 }])
    expect(await ask("files_sync")).toMatchObject([{ messages: 0, read: 0 }])
  })

  it("of many megabytes of tool output is read in pieces, and a broken or endless line is counted", async () => {
    await append([
      said("user", "My boat is called Waffle."),
      said("user", [{ type: "tool_result", content: "x".repeat(3 * 1024 * 1024) }]),
      said("assistant", "Done."),
      "{broken",
      `{"type":"user","message":{"content":"${"y".repeat(17 * 1024 * 1024)}"}}`,
      said("user", "It lies in Ludlow."),
    ])
    await follow()
    const [status] = [await ask("files_status")].flat()
    expect(status).toMatchObject({ skipped: [{ code: "broken_lines", message: "Lines without JSON: 2" }] })
    expect(await turns()).toContain("It lies in Ludlow.")
  })

  it("stays in memory when it is deleted and when its folder is not followed any more, and is not stored again after that", async () => {
    await append([said("user", "My boat is called Waffle."), said("assistant", "A fine name.")])
    await follow()
    const before = await turns()
    await ask("files_remove", { path: join(home, "projects") })
    expect(await turns()).toEqual(before)
    await follow()
    await rm(join(home, "projects/-src", `${SESSION}.jsonl`))
    await sync()
    expect(await turns()).toEqual(before)
  })

  it("of somebody who opted out is not read", async () => {
    await append([said("user", "My boat is called Waffle.")])
    await memory.optOuts.set(ADMIN.tenant, "ada", true)
    await expect(follow()).rejects.toThrow(/opted out/)
    expect(await turns()).toEqual([])
  })
})
