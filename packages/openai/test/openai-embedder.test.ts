import { Embedder, type Embedding } from "@keepsake/core/plugin"
import { expect, it, onTestFinished, vi } from "vitest"
import { openaiEmbedder } from "../src/index.ts"
import { EndpointRig, failing, json, vectors } from "./endpoint-rig.ts"
import { failureOf, startEngine } from "./start-engine.ts"

const MODEL = "some-model"

const lengthOf = ({ values }: Embedding): number => Math.hypot(...values)

it("returns vectors of length 1, in the order of the texts", async () => {
  await using rig = await EndpointRig.open(vectors(3))
  await using engine = await startEngine(
    openaiEmbedder({ baseUrl: rig.baseUrl, model: MODEL, dimensions: 3, apiKey: "k" }),
    Embedder,
  )
  const made = await engine.part.embed(["a", "bbbb"])
  expect(made.map((one) => Number(lengthOf(one).toFixed(5)))).toEqual([1, 1])
  expect(made.map(({ values }) => Math.round((values[0] ?? 0) / (values[1] ?? 1)))).toEqual([1, 4])
  expect(made[0]?.space).toBe(`openai/${MODEL}/3`)
  expect(rig.asked[0]?.headers.authorization).toBe("Bearer k")
})

it("requests shorter vectors only from models that are known to support it", async () => {
  await using rig = await EndpointRig.open(vectors(3))
  await using short = await startEngine(
    openaiEmbedder({ baseUrl: rig.baseUrl, model: "text-embedding-3-small", dimensions: 3 }),
    Embedder,
  )
  await using plain = await startEngine(openaiEmbedder({ baseUrl: rig.baseUrl, model: MODEL, dimensions: 3 }), Embedder)
  await short.part.embed(["a"])
  await plain.part.embed(["a"])
  expect(rig.asked.map(({ body }) => body.dimensions)).toEqual([3, undefined])
})

it("determines an unknown model's dimensions with one request, and suggests a remedy if it cannot", async () => {
  await using rig = await EndpointRig.open(vectors(5))
  await using engine = await startEngine(openaiEmbedder({ baseUrl: rig.baseUrl, model: "models/odd" }), Embedder)
  expect(engine.part.dimensions).toBe(5)
  await using broken = await EndpointRig.open(failing(500, "no"))
  const failure = await failureOf(
    startEngine(openaiEmbedder({ baseUrl: broken.baseUrl, model: "odd", retries: 0 }), Embedder),
  )
  expect(failure.code).toBe("upstream_failed")
  expect(failure.remedy).toContain("dimensions")
})

it("sends many texts in several requests, within the concurrency limit", async () => {
  const held: (() => void)[] = []
  const vector = vectors(3)
  await using rig = await EndpointRig.open((response, asked) => {
    held.push(() => vector(response, asked))
    if (held.length === 2) for (const answer of held.splice(0)) answer()
  })
  await using engine = await startEngine(
    openaiEmbedder({ baseUrl: rig.baseUrl, model: MODEL, dimensions: 3, atOnce: 2 }),
    Embedder,
  )
  const texts = Array.from({ length: 1_000 }, (_, at) => "x".repeat((at % 7) + 1))
  const made = await engine.part.embed(texts)
  expect(made.map(({ values }) => Math.round((values[0] ?? 0) / (values[1] ?? 1)))).toEqual(
    texts.map((text) => text.length),
  )
  expect(rig.asked.length).toBe(16)
  expect(rig.mostAtOnce).toBe(2)
})

it("keeps each request below the token limit of endpoints, and truncates texts beyond the limit of models", async () => {
  await using rig = await EndpointRig.open(vectors(3))
  await using engine = await startEngine(
    openaiEmbedder({ baseUrl: rig.baseUrl, model: MODEL, dimensions: 3 }),
    Embedder,
  )
  await engine.part.embed(["語".repeat(100_000), ...Array<string>(20).fill("y".repeat(24_000)), ""])
  const sent = rig.asked.map(({ body }) => body.input as readonly string[])
  for (const input of sent) expect(Buffer.byteLength(input.join(""))).toBeLessThanOrEqual(300_000)
  expect(
    sent
      .flat()
      .map((text) => Buffer.byteLength(text))
      .toSorted((one, other) => one - other),
  ).toEqual([1, ...Array<number>(21).fill(24_000)])
})

it("retries a transient failure after the time that the endpoint asks for", async () => {
  await using rig = await EndpointRig.open(
    failing(429, "slow down", { "retry-after": "0" }),
    failing(503, "overloaded", { "retry-after-ms": "1" }),
    vectors(3),
  )
  await using engine = await startEngine(
    openaiEmbedder({ baseUrl: rig.baseUrl, model: MODEL, dimensions: 3 }),
    Embedder,
  )
  expect(await engine.part.embed(["a"])).toHaveLength(1)
  expect(rig.asked).toHaveLength(3)
})

it.each([
  [401, undefined, "key"],
  [402, undefined, "quota"],
  [429, "insufficient_quota", "quota"],
])("sends no further request on a day whose token limit is reached", async (status, code, remedy) => {
  await using rig = await EndpointRig.open(failing(status, "refused here", {}, code))
  await using engine = await startEngine(
    openaiEmbedder({ baseUrl: rig.baseUrl, model: MODEL, dimensions: 3 }),
    Embedder,
  )
  const first = await failureOf(engine.part.embed(["a"]))
  const second = await failureOf(engine.part.embed(["b"]))
  expect(rig.asked).toHaveLength(1)
  for (const failure of [first, second]) {
    expect(failure.code).toBe("upstream_failed")
    expect(failure.message).toContain("refused here")
    expect(failure.remedy).toContain(remedy)
  }
})

it("ends a pause if the clock is set back by more than its length", async () => {
  await using rig = await EndpointRig.open(failing(401, "refused here"), vectors(3))
  await using engine = await startEngine(
    openaiEmbedder({ baseUrl: rig.baseUrl, model: MODEL, dimensions: 3 }),
    Embedder,
  )
  await failureOf(engine.part.embed(["a"]))
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(await engine.part.embed(["b"])).toHaveLength(1)
})

it.each([
  ["other sizes", vectors(4), "4 numbers instead of 3"],
  ["too few vectors", json(200, { data: [] }), "did not respond with a list of"],
  [
    "numbers that are none",
    json(200, { data: [{ index: 0, embedding: [null, 1, 2] }] }),
    "did not respond with a list of",
  ],
  ["zeros", json(200, { data: [{ index: 0, embedding: [0, 0, 0] }] }), "points nowhere"],
  ["an error", failing(400, "input is too odd"), "input is too odd"],
  ["an unknown model", failing(404, "no such model"), "no such model"],
])("rejects %s with an explanation", async (_, answer, sentence) => {
  await using rig = await EndpointRig.open(answer)
  await using engine = await startEngine(
    openaiEmbedder({ baseUrl: rig.baseUrl, model: MODEL, dimensions: 3, retries: 0 }),
    Embedder,
  )
  const failure = await failureOf(engine.part.embed(["a"]))
  expect(failure.code).toBe("upstream_failed")
  expect(failure.message).toContain(sentence)
})

it("explains an HTML page, a redirect, and an unreachable endpoint", async () => {
  await using page = await EndpointRig.open((response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<html>"),
  )
  await using moved = await EndpointRig.open((response) => response.writeHead(307, { location: page.baseUrl }).end())
  const gone = await EndpointRig.open(vectors(3))
  const nowhere = gone.baseUrl
  await gone[Symbol.asyncDispose]()
  for (const baseUrl of [page.baseUrl, moved.baseUrl, nowhere]) {
    await using engine = await startEngine(
      openaiEmbedder({ baseUrl, model: MODEL, dimensions: 3, retries: 0 }),
      Embedder,
    )
    const failure = await failureOf(engine.part.embed(["secret words"]))
    expect(failure.code).toBe("upstream_failed")
    expect(failure.remedy).toMatch(/base URL/)
  }
  expect(page.asked.map(({ path }) => path)).toEqual(["/v1/embeddings"])
})

it("stops immediately when the call is aborted", async () => {
  await using rig = await EndpointRig.open(() => undefined)
  await using engine = await startEngine(
    openaiEmbedder({ baseUrl: rig.baseUrl, model: MODEL, dimensions: 3 }),
    Embedder,
  )
  const abort = new AbortController()
  const asked = engine.part.embed(["a"], { signal: abort.signal })
  abort.abort()
  expect((await failureOf(asked)).code).toBe("cancelled")
})

it("sends no further request on a day whose tokens are used up", async () => {
  await using rig = await EndpointRig.open(vectors(3, 10))
  await using engine = await startEngine(
    openaiEmbedder({ baseUrl: rig.baseUrl, model: MODEL, dimensions: 3, maxTokensPerDay: 20 }),
    Embedder,
  )
  await engine.part.embed(["a", "b"])
  const failure = await failureOf(engine.part.embed(["c"]))
  expect(failure.code).toBe("limit_exceeded")
  expect(failure.remedy).toContain("maxTokensPerDay")
  expect(rig.asked).toHaveLength(1)
})

it("rejects invalid options before anything starts", () => {
  expect(() => openaiEmbedder({ baseUrl: "file:///etc", model: "" })).toThrow(/baseUrl.*model/)
})
