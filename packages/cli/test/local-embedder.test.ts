import { createHash } from "node:crypto"
import { once } from "node:events"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { writeTinyModel } from "../../local-embedder/test/tiny-model.ts"
import { Place } from "./keepsake.ts"

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place[Symbol.asyncDispose]())

const KEY = "kp_bar_0123456789abcdef0123"
const hashOf = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex")

test("a model is downloaded only when it is asked for, with every hash checked, and serves without the network", async () => {
  const source = join(place.folder, "tiny")
  writeTinyModel(source)
  const files = ["model.onnx", "tokenizer.json"].map((path) => ({ path, sha256: hashOf(join(source, path)) }))
  writeFileSync(join(source, "keepsake.json"), JSON.stringify({ files, queryPrefix: "query: " }))
  const server = createServer((request, response) => {
    const file = join(place.folder, request.url ?? "")
    if (existsSync(file)) response.end(readFileSync(file))
    else response.writeHead(404).end()
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  // A server on a port has such an address.
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const address = `${base}/tiny/keepsake.json`
  const models = join(place.data, "models")
  const get = (...words: string[]) => place.run(["embedder", "get", ...words])

  expect(await get(address, "--sha256", "0".repeat(64))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("does not have the SHA-256 that --sha256 names"),
  })
  writeFileSync(join(source, "model.onnx"), "<html>Sign in</html>")
  expect(await get(address)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/model\.onnx does not have the SHA/),
  })
  expect([existsSync(join(models, "tiny")), existsSync(join(models, "tiny.unfinished"))]).toEqual([false, false])
  writeTinyModel(source)
  expect(await get(address, "--sha256", hashOf(join(source, "keepsake.json")))).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("Downloaded 2 files of tiny"),
  })
  expect(await get(address)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("There is a model tiny already"),
  })
  writeFileSync(join(source, "keepsake.json"), JSON.stringify({ files: [{ path: "../key", sha256: "0".repeat(64) }] }))
  expect(await get(address, "--name", "other")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("is no list of a model's files"),
  })
  expect(await get(`${base}/none/keepsake.json`)).toMatchObject({ code: 1, stderr: expect.stringContaining("404") })
  server.closeAllConnections()
  server.close()
  await once(server, "close")
  expect(await get(address, "--name", "other")).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/cannot be reached.*copy the model's folder by hand/s),
  })

  const auto = { KEEPSAKE_API_KEY: KEY, KEEPSAKE_EMBEDDER_PROVIDER: "auto", KEEPSAKE_EMBEDDER_MODEL_FOLDER: "tiny" }
  const serving = await place.serve([], { ...auto, GEMINI_API_KEY: "a-key" })
  expect(serving.ready).toMatchObject({ embedderDecision: { provider: "local", model: "tiny" } })
  await serving.ask("/api/memory", KEY, { content: "The dog" })
  await expect
    .poll(async () => JSON.parse((await serving.ask("/api/status", KEY)).body).vectors)
    .toMatchObject({ space: expect.stringMatching(/^local\/tiny@[0-9a-f]{8}\/4\//), embedded: 1 })
  expect((await serving.ask("/api/memory/search", KEY, { query: "A dog?" })).body).toContain('"degraded":[]')
  await serving.stop()
  const named = { KEEPSAKE_EMBEDDER_PROVIDER: "local", KEEPSAKE_EMBEDDER_MODEL_FOLDER: join(models, "tiny") }
  expect(await place.startText({ KEEPSAKE_API_KEY: KEY, ...named })).toMatch(/outgoing +nothing/)
})

test.each([
  [{ KEEPSAKE_EMBEDDER_PROVIDER: "local" }, /provider is local, but embedder\.modelFolder is not set/],
  [{ KEEPSAKE_EMBEDDER_MODEL_FOLDER: "tiny" }, /modelFolder is set, but embedder\.provider is openai/],
  [
    { KEEPSAKE_EMBEDDER_PROVIDER: "local", KEEPSAKE_EMBEDDER_MODEL_FOLDER: "none" },
    /The model folder \S+none does not exist/,
  ],
])("a local model that cannot be used is refused at the start: %o", async (environment, message) => {
  const { code, stderr } = await place.run(["serve", "--port", "0"], environment)
  expect([code, stderr]).toEqual([2, expect.stringMatching(message)])
})
