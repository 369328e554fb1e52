import { readdirSync, readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { createMemory, tenantOf } from "@keepsake/core"
import { sqlite } from "@keepsake/store-sqlite"
import { expect, onTestFinished, test } from "vitest"
import { type Planted, plantedSecrets } from "../../core/test/planted-secrets.ts"
import { Place } from "./keepsake.ts"

const planted = plantedSecrets()
const said = ({ sentence, secret }: Planted): string => sentence.replace("%", () => secret)

/** Which of them stand in any file of the folder, as they are or as JSON writes them. */
function foundIn(folder: string, more: readonly string[] = []): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map(({ name }) => name)).toContain("keepsake.db")
  const texts = [...files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), "latin1")), ...more]
  const forms = (secret: string) => [secret, JSON.stringify(secret).slice(1, -1)]
  return planted
    .filter(({ secret }) => texts.some((text) => forms(secret).some((form) => text.includes(form))))
    .map(({ kind }) => kind)
}

/** An upstream that answers with what it was told last. */
async function parrot(): Promise<string> {
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(Buffer.from(chunk))
    const { messages } = JSON.parse(Buffer.concat(chunks).toString("utf8"))
    const message = { role: "assistant", content: `You said: ${messages.at(-1).content}` }
    const choices = [{ index: 0, message, finish_reason: "stop" }]
    res
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ id: "c", object: "chat.completion", choices }))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  // A server that listens on TCP has such an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

const groups = (size: number, of: readonly Planted[]): readonly (readonly Planted[])[] =>
  Array.from({ length: Math.ceil(of.length / size) }, (_, at) => of.slice(at * size, (at + 1) * size))

test("of 300 secrets none reaches a file: not by the gateway, nor the API, nor the command, nor a log", async () => {
  await using place = new Place()
  const server = await place.serve([], { KEEPSAKE_UPSTREAM_OPENAI_BASE_URL: await parrot() })
  const client = server.ready.keys?.client
  const [byGateway, byTools, byApi] = [planted.slice(0, 120), planted.slice(120, 220), planted.slice(220, 300)]
  for (const [index, some] of groups(6, byGateway).entries()) {
    const content = `Turn ${index}. Keep this in mind:\n${some.map(said).join("\n")}`
    const answer = await server.ask("/v1/chat/completions", client, {
      model: "m",
      messages: [{ role: "user", content }],
    })
    expect(answer.status).toBe(200)
  }
  for (const [index, some] of groups(10, byTools).entries()) {
    const messages = [
      { role: "user", content: `Look number ${index} up` },
      {
        role: "assistant",
        content: null,
        tool_calls: [{ id: "a", type: "function", function: { name: "f", arguments: "{}" } }],
      },
      { role: "tool", tool_call_id: "a", content: some.map(said).join("\n") },
    ]
    expect((await server.ask("/v1/chat/completions", client, { model: "m", messages })).status).toBe(200)
  }
  for (const one of byApi) {
    const text = said(one)
    // A key has no line breaks.
    const key = text.slice(0, 190).replace(/\s+/g, " ")
    const body = { content: `Note: ${text}`, key, metadata: { note: text, deep: [{ also: text }] } }
    expect((await server.ask("/api/memory", client, body)).status).toBeLessThan(300)
  }
  for (const some of groups(9, planted.slice(300))) {
    expect((await place.run(["add", "-"], {}, some.map(said).join("\n"))).code).toBe(0)
  }
  expect(foundIn(place.data, [server.stderr()])).toEqual([])
  await server.stop()
  expect(foundIn(place.data, [server.stderr()])).toEqual([])
  const list = JSON.parse((await place.run(["list", "--turns", "--status", "all", "--limit", "200", "--json"])).stdout)
  expect(list.total).toBeGreaterThan(100)
}, 120_000)

test("scan finds secrets that an earlier version stored, and scan --redact removes them from every file", async () => {
  await using place = new Place()
  await place.run(["add", "I keep bees"])
  {
    await using memory = await createMemory({
      plugins: [sqlite({ path: join(place.data, "keepsake.db") })],
      settings: { redactSecrets: false },
    })
    const ada = memory.for({ user: "ada" })
    for (const some of groups(8, planted.slice(0, 200))) await ada.remember(some.map(said).join("\n"), { session: "s" })
    for (const one of planted.slice(200)) await ada.add(said(one), { key: "latest" })
    const { items } = await ada.list({ limit: 1 })
    if (items[0]) await ada.forget(items[0].id)
    await memory.settled()
  }
  expect(foundIn(place.data).length).toBeGreaterThan(250)

  const looked = await place.run(["scan", "--json"])
  const report = JSON.parse(looked.stdout)
  expect([looked.code, report.redacted]).toEqual([0, false])
  expect(report.memories.length).toBeGreaterThan(20)
  expect(report.kinds).toMatchObject({ password: expect.any(Number), "card number": expect.any(Number) })
  expect(planted.filter(({ secret }) => looked.stdout.includes(secret))).toEqual([])

  expect(await place.run(["scan", "--redact"])).toMatchObject({ code: 2, stderr: expect.stringContaining("--yes") })
  const cleaned = await place.run(["scan", "--redact", "--yes"])
  expect(cleaned).toMatchObject({ code: 0, stdout: expect.stringMatching(/Removed secrets from \d+ memories/) })
  expect(foundIn(place.data)).toEqual([])
  expect((await place.run(["scan"])).stdout).toMatch(/^No secrets in \d+ versions/)
  expect((await place.run(["search", "bees"])).stdout).toContain("I keep bees")
}, 120_000)

test("scan reports each tenant's memory if two tenants share an id", async () => {
  await using place = new Place()
  await place.run(["add", "I keep bees"])
  const id = "01a19467-e802-7709-85cc-33346f963dbe"
  {
    await using memory = await createMemory({
      plugins: [sqlite({ path: join(place.data, "keepsake.db") })],
      settings: { redactSecrets: false },
    })
    for (const name of ["acme", "globex"]) {
      await memory.for({ tenant: tenantOf(name) }).add("My password is hunter2hunter2", { id })
    }
  }
  const { memories } = JSON.parse((await place.run(["scan", "--json"])).stdout)
  expect(memories.map((one: { tenant: string; id: string }) => [one.tenant, one.id]).toSorted()).toEqual([
    ["acme", id],
    ["globex", id],
  ])
}, 60_000)
