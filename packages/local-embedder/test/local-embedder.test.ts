import { createHash } from "node:crypto"
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory } from "@keepsake/core"
import { Embedder, type Resolver } from "@keepsake/core/plugin"
import { localEmbedder } from "@keepsake/local-embedder"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { tinyModel, writeTinyModel } from "./tiny-model.ts"

let folder = ""
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "keepsake-local-")), "tiny")
  writeTinyModel(folder)
})
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }))

const write = (name: string, content: string | Buffer): void => writeFileSync(join(folder, name), content)

type Options = Parameters<typeof localEmbedder>[0]
type OpenEmbedder = Embedder & AsyncDisposable & { open(): Promise<void> }

/** The embedder of the plugin, by itself. */
async function open(options: Partial<Options> = {}): Promise<OpenEmbedder> {
  let made: OpenEmbedder | undefined
  const nothing: Resolver = {
    get: () => {
      throw new Error("It asks for a part")
    },
    find: () => undefined,
    all: () => [],
  }
  localEmbedder({ folder, ...options }).setup({
    provide: (token, create) => {
      const given: symbol = token
      if (given === Embedder) made = create(nothing) as OpenEmbedder // what is provided for the token is one
    },
    add: () => undefined,
    now: Date.now,
  })
  if (made === undefined) throw new Error("no embedder")
  await made.open()
  return made
}

test("finds memories by meaning in an engine, in a space that is named after the weights", async () => {
  await using memory = await createMemory({ plugins: [localEmbedder({ folder })], settings: { deadlineMs: 10_000 } })
  const owner = memory.for({ user: "ada" })
  await owner.add("The dog")
  await owner.add("The rain")
  expect(await memory.embedded()).toBe(true)
  const hash = createHash("sha256").update(tinyModel()).digest("hex").slice(0, 8)
  expect((await memory.status()).embedder).toBe(`local/tiny@${hash}/4/said-1`)
  expect((await memory.coverage())?.embedded).toBe(2)
  expect((await owner.search("A dog")).degraded).toEqual([])
})

test("gives each text its own vector of length 1, alone as in a batch with longer ones", async () => {
  await using embedder = await open()
  const texts = ["dog", "the cat", "a dog the rain the sun", "", "dog"]
  const together = await embedder.embed(texts)
  for (const [at, text] of texts.entries()) {
    const [alone] = await embedder.embed([text])
    expect(Math.hypot(...(alone?.values ?? []))).toBeCloseTo(1)
    expect([...(together[at]?.values ?? [])]).toEqual([...(alone?.values ?? [])])
  }
  expect([...(together[0]?.values ?? [])]).not.toEqual([...(together[1]?.values ?? [])])
})

test("puts the prefixes of the folder, or of the options, before queries and documents", async () => {
  await using plain = await open()
  write("config_sentence_transformers.json", JSON.stringify({ prompts: { query: "query: ", passage: "passage: " } }))
  await using prefixed = await open()
  await using named = await open({ queryPrefix: "cat ", documentPrefix: "" })
  const [query] = await prefixed.embed(["dog"], { as: "query" })
  const [document] = await prefixed.embed(["dog"])
  expect(query?.values).toEqual((await plain.embed(["query: dog"]))[0]?.values)
  expect(document?.values).toEqual((await plain.embed(["passage: dog"]))[0]?.values)
  expect((await named.embed(["dog"], { as: "query" }))[0]?.values).toEqual((await plain.embed(["cat dog"]))[0]?.values)
})

test.each([
  ["multilingual-e5-small", "query: ", "passage: "],
  ["e5_base.onnx", "query: ", "passage: "],
  ["e5-mistral-7b-instruct", "", ""],
  ["cafe5-small", "", ""],
])("a folder named %s that says nothing of prefixes has %j and %j", async (name, query, passage) => {
  const named = join(folder, "..", name)
  renameSync(folder, named)
  await using plain = await open({ folder: named, queryPrefix: "", documentPrefix: "" })
  await using embedder = await open({ folder: named })
  const [asked] = await embedder.embed(["dog"], { as: "query" })
  const [stored] = await embedder.embed(["dog"])
  expect(asked?.values).toEqual((await plain.embed([`${query}dog`]))[0]?.values)
  expect(stored?.values).toEqual((await plain.embed([`${passage}dog`]))[0]?.values)
  // Vectors of texts that were prepared in another way are never compared with these.
  expect(embedder.space === plain.space).toBe(passage === "")
})

test("what a folder says of its prefixes, or of its model, comes before its name", async () => {
  const named = join(folder, "..", "e5-small")
  renameSync(folder, named)
  writeFileSync(join(named, "keepsake.json"), JSON.stringify({ queryPrefix: "", documentPrefix: "" }))
  await using plain = await open({ folder: named })
  const [asked] = await plain.embed(["dog"], { as: "query" })
  expect(asked?.values).toEqual((await plain.embed(["dog"]))[0]?.values)
  rmSync(join(named, "keepsake.json"))
  renameSync(named, folder)
  write(
    "config.json",
    JSON.stringify({ _name_or_path: "intfloat/multilingual-e5-small", max_position_embeddings: 512 }),
  )
  await using known = await open()
  expect((await known.embed(["dog"]))[0]?.values).toEqual((await plain.embed(["passage: dog"]))[0]?.values)
})

test("a query passes documents that wait", async () => {
  await using embedder = await open()
  const order: string[] = []
  const documents = Array.from({ length: 40 }, (_, at) =>
    embedder.embed([`the dog ${at}`]).then(() => order.push("document")),
  )
  const query = embedder.embed(["dog"], { as: "query" }).then(() => order.push("query"))
  await Promise.all([...documents, query])
  // Behind the piece that was being computed.
  expect(order.indexOf("query")).toBeLessThanOrEqual(1)
})

test("a text longer than the model's limit is cut, and a cancelled batch says so", async () => {
  await using embedder = await open({ maxTokens: 8 })
  const [long] = await embedder.embed([`dog ${"the ".repeat(5)} rain rain rain`])
  expect(long?.values).toEqual((await embedder.embed([`dog ${"the ".repeat(5)}`]))[0]?.values)
  const stop = new AbortController()
  stop.abort()
  await expect(embedder.embed(["dog"], { signal: stop.signal })).rejects.toMatchObject({ code: "cancelled" })
})

describe("a damaged folder is refused with a sentence that names what is wrong", () => {
  test.each<[string, () => void, RegExp]>([
    ["none there", () => rmSync(folder, { recursive: true }), /tiny does not exist/],
    ["no weights", () => rmSync(join(folder, "model.onnx")), /has none of model\.onnx, onnx\/model\.onnx/],
    ["half of the weights", () => write("model.onnx", tinyModel().subarray(0, 150)), /the weights are no ONNX model/],
    ["a page instead of weights", () => write("model.onnx", "<html>Sign in</html>"), /the weights are no ONNX model/],
    ["no tokenizer", () => rmSync(join(folder, "tokenizer.json")), /has no tokenizer\.json/],
    ["half of a tokenizer", () => write("tokenizer.json", '{"model": {'), /tokenizer\.json is no tokenizer/],
    ["another tokenizer", () => write("tokenizer.json", "{}"), /tokenizer\.json is no tokenizer/],
    ["a broken configuration", () => write("config.json", "{"), /has a config\.json that cannot be read/],
    [
      "other weights than listed",
      () => write("keepsake.json", JSON.stringify({ files: [{ path: "model.onnx", sha256: "00".repeat(32) }] })),
      /has another model\.onnx than its keepsake\.json lists/,
    ],
    [
      "a listed file that is missing",
      () => write("keepsake.json", JSON.stringify({ files: [{ path: "more.bin", sha256: "00".repeat(32) }] })),
      /has no more\.bin, which its keepsake\.json lists/,
    ],
  ])("%s", async (_, damage, message) => {
    damage()
    await expect(open()).rejects.toMatchObject({
      code: "options_invalid",
      message: expect.stringMatching(message),
      remedy: expect.any(String),
    })
  })
})

/** A folder with the weights of a real model, which is not part of the repository. */
const real = process.env.KEEPSAKE_TEST_MODEL_FOLDER
test.skipIf(real === undefined || !existsSync(real))(
  "with the real model of KEEPSAKE_TEST_MODEL_FOLDER, what means the same is nearer than what does not",
  { timeout: 120_000 },
  async () => {
    await using embedder = await open({ folder: real ?? "" })
    const [query] = await embedder.embed(["Which breed is my dog?"], { as: "query" })
    const made = await embedder.embed([
      "I picked up the golden retriever",
      "The train to Porto leaves at nine",
      "Das Wetter",
    ])
    const [near = 0, ...others] = made.map(({ values }) =>
      values.reduce((sum, one, at) => sum + one * (query?.values[at] ?? 0), 0),
    )
    expect(near).toBeGreaterThan(Math.max(...others))
  },
)
