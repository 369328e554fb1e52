import { once } from "node:events"
import { createServer, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { createMemory, InMemoryState } from "@keepsake/core"
import { Embedder, type Resolver, State } from "@keepsake/core/plugin"
import { geminiEmbedder } from "@keepsake/embedders/gemini"
import { voyageEmbedder } from "@keepsake/embedders/voyage"
import { describe, expect, onTestFinished, test } from "vitest"

interface Asked {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Readonly<Record<string, unknown>>
}
type Answer = (response: ServerResponse, texts: number) => void

/** A vendor on loopback. It gives the scripted answers in order and repeats the last one. */
async function vendor(textsIn: (body: Asked["body"]) => number, ...answers: readonly Answer[]) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request))
    asked.push({ path: request.url ?? "", headers: request.headers, body })
    answers[Math.min(asked.length, answers.length) - 1]?.(response, textsIn(body))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== "object" || address === null) throw new Error("not listening")
  return { asked, url: `http://127.0.0.1:${address.port}/v1` }
}

const send =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(typeof body === "string" ? body : JSON.stringify(body))

/** What differs between the vendors, with answers as they give them. */
const vendors = {
  gemini: {
    dimensions: 4,
    textsIn: (body: Asked["body"]) => (body.requests as readonly unknown[]).length,
    plugin: (baseUrl: string, more: object = {}) =>
      geminiEmbedder({ apiKey: "the-key", baseUrl, dimensions: 4, retries: 1, ...more }),
    good:
      (vector: readonly unknown[]): Answer =>
      (response, texts) =>
        response.end(JSON.stringify({ embeddings: Array.from({ length: texts }, () => ({ values: vector })) })),
    wrongKey: send(400, {
      error: { code: 400, message: "API key not valid. Please pass a valid API key.", status: "INVALID_ARGUMENT" },
    }),
    said: "API key not valid",
    space: "gemini/gemini-embedding-001/4",
    most: 100,
  },
  voyage: {
    dimensions: 256,
    textsIn: (body: Asked["body"]) => (body.input as readonly unknown[]).length,
    plugin: (baseUrl: string, more: object = {}) =>
      voyageEmbedder({ apiKey: "the-key", baseUrl, model: "voyage-4-large", dimensions: 256, retries: 1, ...more }),
    // Out of order, as the index says.
    good:
      (vector: readonly unknown[]): Answer =>
      (response, texts) => {
        const data = Array.from({ length: texts }, (_, index) => ({ object: "embedding", embedding: vector, index }))
        response.end(JSON.stringify({ object: "list", data: data.toReversed(), usage: { total_tokens: texts * 7 } }))
      },
    wrongKey: send(401, { detail: "Provided API key is invalid." }),
    said: "Provided API key is invalid",
    space: "voyage/voyage-4-large/256",
    most: 1_000,
  },
} as const

describe.each(Object.entries(vendors))(
  "%s",
  (name, { dimensions, textsIn, plugin, good, wrongKey, said, space, most }) => {
    const unit = Array.from({ length: dimensions }, (_, at) => (at === 0 ? 3 : at === 1 ? 4 : 0))

    test("finds memories by meaning, asks for documents and queries as such, and keeps its own space", async () => {
      const { asked, url } = await vendor(textsIn, good(unit))
      await using memory = await createMemory({ plugins: [plugin(url)], settings: { deadlineMs: 10_000 } })
      const owner = memory.for({ user: "ada" })
      await owner.add("Prefers tea")
      expect(await memory.embedded()).toBe(true)
      await owner.search("hot drinks")
      const texts = JSON.stringify(asked.map(({ body }) => body))
      expect(texts).toContain(name === "gemini" ? '"taskType":"RETRIEVAL_DOCUMENT"' : '"input_type":"document"')
      expect(texts).toContain(name === "gemini" ? '"taskType":"RETRIEVAL_QUERY"' : '"input_type":"query"')
      expect(texts).toContain(name === "gemini" ? '"outputDimensionality":4' : '"output_dimension":256')
      expect(asked[0]?.headers).toMatchObject(
        name === "gemini" ? { "x-goog-api-key": "the-key" } : { authorization: "Bearer the-key" },
      )
      expect(asked.map(({ path }) => path).join(" ")).not.toContain("the-key")
      expect((await memory.status()).embedder).toMatch(new RegExp(`^${space}`))
    })

    /** The embedder of the plugin, by itself. */
    function embedder(url: string, more: object = {}, state: State = new InMemoryState()): Embedder {
      let made: Embedder | undefined
      const parts: Resolver = {
        get: <P>(token: symbol) => {
          if (token !== State) throw new Error("It asks for another part")
          return state as P // what is provided for the token is one
        },
        find: () => undefined,
        all: () => [],
      }
      plugin(url, more).setup({
        provide: (token, create) => {
          const given: symbol = token
          if (given === Embedder) made = create(parts) as Embedder // what is provided for the token is one
        },
        add: () => undefined,
        now: Date.now,
      })
      if (made === undefined) throw new Error("no embedder")
      return made
    }

    test("vectors have length 1, and more texts than one request takes are sent in several", async () => {
      const { asked, url } = await vendor(textsIn, good(unit))
      const made = await embedder(url).embed(Array.from({ length: most + 5 }, (_, n) => `text ${n}`))
      expect(made.length).toBe(most + 5)
      expect(asked.map(({ body }) => textsIn(body)).toSorted((a, b) => b - a)).toEqual([most, 5])
      for (const { values } of made.slice(0, 3)) expect(Math.hypot(...values)).toBeCloseTo(1)
    })

    test("a wrong key is said with the vendor's words, and no more requests are sent for five minutes", async () => {
      const { asked, url } = await vendor(textsIn, wrongKey)
      const made = embedder(url)
      for (let time = 0; time < 3; time++)
        await expect(made.embed(["text"])).rejects.toMatchObject({
          code: "upstream_failed",
          message: expect.stringContaining(said),
          remedy: "Check the key.",
        })
      expect(asked.length).toBe(1)
      expect((await made.report?.())?.paused?.why).toContain(said)
    })

    test("a daily limit of tokens ends requests for the day, also if the vendor counts none", async () => {
      const { asked, url } = await vendor(textsIn, good(unit))
      const made = embedder(url, { maxTokensPerDay: 3 })
      await made.embed(["twelve bytes"])
      await expect(made.embed(["text"])).rejects.toMatchObject({ code: "limit_exceeded" })
      expect(asked.length).toBe(1)
      expect(await made.report?.()).toMatchObject({ requests: 1, mostTokens: 3, paused: { why: expect.any(String) } })
    })

    test("servers that share a state share the daily limit of tokens, also when they ask at the same time", async () => {
      const { asked, url } = await vendor(textsIn, good(unit))
      const state = new InMemoryState()
      const servers = [1, 2].map(() => embedder(url, { maxTokensPerDay: 20 }, state))
      const calls = Array.from({ length: 10 }, () => servers.map((server) => server.embed(["twelve bytes"]))).flat()
      const outcomes = await Promise.allSettled(calls)
      expect(asked.length).toBe(outcomes.filter(({ status }) => status === "fulfilled").length)
      for (const server of servers) {
        const report = await server.report?.()
        expect(report).toMatchObject({ requests: asked.length, mostTokens: 20 })
        // The vendor counted more than was estimated in requests that were on their way: none of them was sent after the limit.
        expect(asked.length).toBeLessThanOrEqual(6)
        await expect(server.embed(["forty bytes of a text that does not fit"])).rejects.toMatchObject({
          code: "limit_exceeded",
          message: expect.stringMatching(/of today's 20 tokens are left; the next request needs about 10$/),
        })
      }
    })

    test("a request that fails uses none of the day's tokens, and one larger than the limit is sent if none were used", async () => {
      const { url } = await vendor(textsIn, wrongKey, good(unit))
      const state = new InMemoryState()
      const first = embedder(url, { maxTokensPerDay: 5, retries: 0 }, state)
      await expect(first.embed(["twelve bytes"])).rejects.toMatchObject({ code: "upstream_failed" })
      expect(await first.report?.()).toMatchObject({ requests: 0, tokens: 0 })
      const next = embedder(url, { maxTokensPerDay: 5 }, state)
      expect(await next.embed(["forty bytes of a text that does not fit"])).toHaveLength(1)
      await expect(next.embed(["text"])).rejects.toMatchObject({ code: "limit_exceeded" })
    })

    test("without a key nothing is sent, and every call says so", async () => {
      const { asked, url } = await vendor(textsIn, good(unit))
      await expect(embedder(url, { apiKey: undefined }).embed(["text"])).rejects.toMatchObject({
        code: "upstream_failed",
        message: expect.stringContaining("no key"),
      })
      expect(asked).toEqual([])
    })

    test("after 429 it waits as the vendor asks and goes on", async () => {
      const { asked, url } = await vendor(
        textsIn,
        send(429, { error: { message: "slow down" } }, { "retry-after": "0" }),
        good(unit),
      )
      expect((await embedder(url).embed(["text"])).length).toBe(1)
      expect(asked.length).toBe(2)
    })

    test.each([
      ["an HTML page", send(200, "<html>Sign in</html>"), "answered what no such endpoint answers"],
      ["a vector of another size", good([1, 2, 3]), "instead of"],
      ["a vector with no number", good([...unit.slice(1), null]), "answered what no such endpoint answers"],
      [
        "NaN, which is no JSON",
        send(200, '{"embeddings":[{"values":[NaN]}],"data":[{"embedding":[NaN],"index":0}]}'),
        "answered what",
      ],
      ["a vector of zeros", good(unit.map(() => 0)), "points nowhere"],
      ["fewer vectors than texts", send(200, { embeddings: [], data: [] }), "vectors for"],
    ])("%s is an error and no vector", async (_, answer, message) => {
      const { url } = await vendor(textsIn, answer)
      await expect(embedder(url).embed(["text"])).rejects.toMatchObject({
        code: "upstream_failed",
        message: expect.stringContaining(message),
      })
    })

    test("a request that is cancelled says so", async () => {
      const { url } = await vendor(textsIn, () => undefined)
      const stop = new AbortController()
      const asking = embedder(url).embed(["text"], { signal: stop.signal })
      stop.abort()
      await expect(asking).rejects.toMatchObject({ code: "cancelled" })
    })
  },
)
