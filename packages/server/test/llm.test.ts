import { createMemory, type MemoryEngine } from "@keepsake/core"
import { ChatModel, CONTRACT, MemoryError, type Plugin } from "@keepsake/core/plugin"
import { expect, test } from "vitest"
import { ask, keepsake } from "./keepsake.ts"

const SAID = "I feed a hedgehog called Pim in the garden."

/** A model that answers one fact after it was down for a number of calls. */
function scripted(failures: number): Plugin {
  let left = failures
  const fact = { turn: 1, quote: "a hedgehog called Pim", content: SAID, category: "relationship" }
  return {
    name: "scripted",
    contract: CONTRACT,
    setup: (context) =>
      context.provide(ChatModel, () => ({
        name: "scripted",
        complete: async () => {
          if (left-- > 0) throw new MemoryError("upstream_failed", "models.example answered 503: overloaded")
          const text = JSON.stringify({ facts: [fact] })
          return { message: { role: "assistant", text, position: 2 }, usage: { input: 400, output: 30 } }
        },
      })),
  }
}

function engine(failures = 0): Promise<MemoryEngine> {
  return createMemory({ plugins: [scripted(failures)], extractor: "llm", llm: { maxTokensPerDay: 5_000 } })
}

test("The status says what waits for the model and why, and what it used", async () => {
  const { url, admin, memory } = await keepsake({ memory: await engine(1) })
  await memory.for({ user: "ada" }).remember(SAID, { session: "s1" })
  expect((await ask(url, "llmStatus", { key: admin })).body).toMatchObject({ model: "scripted", pending: 1, due: 0 })
  expect((await ask(url, "distill", { key: admin, body: { user: "ada" } })).status).toBe(503)
  expect((await ask(url, "llmStatus", { key: admin })).body).toMatchObject({
    pending: 1,
    why: "models.example answered 503: overloaded",
    usage: { requests: 1, failed: 1, tokensToday: 0, mostTokens: 5_000 },
  })
  const { body } = await ask(url, "distill", { key: admin, body: { user: "ada", session: "s1" } })
  expect(body).toEqual({ pending: 0, deadLettered: 0 })
  expect((await ask(url, "llmStatus", { key: admin })).body).toMatchObject({
    why: null,
    usage: { requests: 2, inputTokens: 400, outputTokens: 30, tokensToday: 430 },
    byKind: { distill: { inputTokens: 400 } },
  })
  expect((await ask(url, "distillations", { key: admin })).body).toMatchObject({
    data: [{ session: "s1", outcome: "read", memories: 1, inputTokens: 400 }],
  })
  expect((await ask(url, "status", { key: admin })).body).toMatchObject({ llm: { model: "scripted", pending: 0 } })
  const metrics = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${admin}` } })).text()
  expect(metrics).toContain('keepsake_llm_calls_total{kind="distill",outcome="ok"} 1')
  expect(metrics).toContain('keepsake_llm_tokens_total{kind="distill",direction="input"} 400')
})

test("A message is previewed by the model on request, with what it took, and nothing of it is stored", async () => {
  const { url, admin, user } = await keepsake({ memory: await engine() })
  const { body } = await ask(url, "extract", { key: user, body: { text: SAID, extractor: "llm" } })
  expect(body).toMatchObject({
    data: [{ content: SAID, extractor: "llm@1", did: "created" }],
    model: { inputTokens: 400, outputTokens: 30, rejected: { unquoted: 0 } },
  })
  expect((await ask(url, "listMemories", { key: user })).body).toMatchObject({ total: 0 })
  expect((await ask(url, "llmStatus", { key: admin })).body).toMatchObject({ byKind: { extract: { requests: 1 } } })
})

test("What a model would cost is estimated from the stored conversations before one is set", async () => {
  const { url, admin, user, memory } = await keepsake()
  await memory.for({ user: "ada" }).remember(`${SAID} ${"It eats cat food at dusk. ".repeat(40)}`, { session: "s1" })
  expect((await ask(url, "llmEstimate", { key: admin })).body).toMatchObject({
    days: 30,
    conversations: 1,
    messages: 1,
    calls: 1,
    outputTokens: 120,
  })
  expect((await ask(url, "llmEstimate", { key: user })).status).toBe(403)
  expect((await ask(url, "extract", { key: user, body: { text: SAID, extractor: "llm" } })).body).toMatchObject({
    error: { code: "part_missing" },
  })
})

test("Without a model nothing can be read, and the status says so", async () => {
  const { url, admin, user } = await keepsake()
  expect((await ask(url, "llmStatus", { key: admin })).body).toMatchObject({ configured: false, model: null })
  expect((await ask(url, "distill", { key: admin, body: {} })).status).toBe(422)
  expect((await ask(url, "llmStatus", { key: user })).status).toBe(403)
})
