import { expect, test } from "vitest"
import { oddTexts } from "../../core/test/odd-texts.ts"
import { Place } from "./keepsake.ts"

test("unusual texts are stored through the gateway, and earlier memories are still found", async () => {
  await using place = new Place()
  // What is promised is what is found, not how soon: other suites run beside this one.
  const server = await place.serve([], { KEEPSAKE_MEMORY_DEADLINE_MS: "5000" })
  const client = server.ready.keys?.client
  const ask = (content: unknown) =>
    server.ask("/v1/chat/completions", client, { model: "keepsake-demo", messages: [{ role: "user", content }] })
  await server.ask("/api/memory", client, { content: "The ferry to Bilbao leaves on Tuesday" })
  for (const [name, text] of Object.entries(oddTexts)) {
    expect([name, (await ask(text)).status]).toEqual([name, 200])
    expect([name, (await ask([{ type: "text", text }])).status]).toEqual([name, 200])
    const search = await server.ask("/api/memory/search", client, { query: text.slice(0, 1_000) })
    expect([name, [200, 400].includes(search.status)]).toEqual([name, true])
  }
  const nine = await ask("We walked along the harbour. ".repeat((9 * 1_048_576) / 29))
  expect(nine.status).toBe(200)
  expect((await ask("When does the ferry to Bilbao leave?")).body).toContain("leaves on Tuesday")
  expect(JSON.parse((await server.ask("/api/memory/health", client)).body)).toMatchObject({ working: true })
  expect(server.stderr()).not.toContain('"level":"error"')
  expect(await server.stop()).toBe(0)
}, 120_000)
