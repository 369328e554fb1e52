import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { State } from "@keepsake/core/plugin"
import { SqliteFile, SqliteState } from "@keepsake/store-sqlite"
import { afterEach, beforeEach, expect, test } from "vitest"
import { loadConfiguration } from "../src/configuration/configuration.ts"
import { rotateSecrets } from "../src/secrets/rotate-secrets.ts"
import { checkSettingsKey, SettingsCipher, type SettingsKeys } from "../src/secrets/settings-cipher.ts"
import { Place, type Server } from "./keepsake.ts"

const QDRANT_KEY = "a-key-of-qdrant-4711"
const OPENAI_KEY = "sk-of-the-upstream-0815"
const DATABASE = "postgres://keepsake:pa55word@127.0.0.1:1/none"

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place[Symbol.asyncDispose]())

const keyPath = () => join(place.data, "settings.key")
const configPath = () => join(place.folder, "keepsake.config.json")
const errorOf = ({ stderr }: { readonly stderr: string }) => JSON.parse(stderr.trim().split("\n").at(-1) ?? "").error

async function seal(secret: string): Promise<string> {
  return (await place.run(["secrets", "seal"], {}, `${secret}\n`)).stdout.trim()
}

async function qdrantSettings(server: Server, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${server.ready.url}/api/settings/qdrant`, {
    method: body === undefined ? "GET" : "PUT",
    headers: { authorization: `Bearer ${ADMIN}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return answer.json()
}
const ADMIN = "an-admin-key-known-before"
const environment = { KEEPSAKE_API_KEY: ADMIN }

test("credentials of upstreams, embedders, Qdrant and PostgreSQL are sealed alike, and sealed again with a new key", async () => {
  const [openai, database, embedder] = [await seal(OPENAI_KEY), await seal(DATABASE), await seal(OPENAI_KEY)]
  expect(openai).toMatch(/^sealed:/)
  expect(openai).not.toBe(embedder)
  const content = `{
  // The upstream of this team.
  "upstream": { "openai": { "apiKey": "${openai}" } },
  "embedder": { "model": "small", "dimensions": 8, "apiKey": "${embedder}", "baseUrl": "http://127.0.0.1:1/v1" },
  "postgres": { "url": "${database}" }
}`
  writeFileSync(configPath(), content)
  const server = await place.serve([], environment)
  await qdrantSettings(server, { enabled: false, url: "http://127.0.0.1:1", apiKey: QDRANT_KEY })
  await server.stop()
  const before = readFileSync(keyPath())

  const rotated = await place.run(["secrets", "rotate", "--json"])
  expect(JSON.parse(rotated.stdout).sealed).toEqual([
    "settings: qdrant",
    ...["upstream.openai.apiKey", "embedder.apiKey", "postgres.url"].map((path) => `${configPath()}: ${path}`),
  ])
  expect(readFileSync(keyPath()).equals(before)).toBe(false)
  expect(existsSync(`${keyPath()}.next`)).toBe(false)
  const after = readFileSync(configPath(), "utf8")
  expect(after).toContain("// The upstream of this team.")
  for (const sealed of [openai, database, embedder]) expect(after).not.toContain(sealed)
  for (const secret of [OPENAI_KEY, "pa55word"]) expect(after + rotated.stdout + rotated.stderr).not.toContain(secret)

  const again = await place.serve([], environment)
  expect(await qdrantSettings(again)).toMatchObject({ hasApiKey: true, apiKeyMasked: "***4711", warnings: [] })
  await again.stop()
  const shown = await place.run(["config", "print", "--explain"])
  expect(shown.stdout).toContain("postgres://127.0.0.1:1/none")
  expect(shown.stdout).not.toContain("pa55word")
  // The previous key opens nothing any more.
  writeFileSync(keyPath(), before)
  const refused = await place.run(["list", "--json"])
  expect(errorOf(refused)).toMatchObject({
    code: "options_invalid",
    message: expect.stringContaining("was sealed with another settings key"),
  })
})

test("values in the environment, also of other programs' clients, and in the options of plugins may be sealed", async () => {
  const [vendor, own, option] = [await seal("key-of-gemini"), await seal(OPENAI_KEY), await seal("key-of-a-plugin")]
  const plugins = [{ use: "@acme/plugin", options: { apiKey: option, nested: [{ token: option, plain: 1 }] } }]
  writeFileSync(configPath(), JSON.stringify({ plugins, embedder: { provider: "gemini" } }))
  const variables = { GEMINI_API_KEY: vendor, OPENAI_API_KEY: own }
  const load = () => loadConfiguration({ settings: {} }, place.environment(variables), place.folder)
  const read = load()
  expect(read.embedder.apiKey).toBe("key-of-gemini")
  expect(read.upstream.openai?.apiKey).toBe(OPENAI_KEY)
  expect(read.plugins[0]?.options).toEqual({
    apiKey: "key-of-a-plugin",
    nested: [{ token: "key-of-a-plugin", plain: 1 }],
  })
  writeFileSync(keyPath(), Buffer.alloc(32, 7))
  expect(load).toThrow(/A value of plugins .* another settings key.*GEMINI_API_KEY was sealed with another/s)
})

test("what is sealed and is no secret is refused by its name", async () => {
  writeFileSync(configPath(), JSON.stringify({ server: { host: await seal("127.0.0.1") } }))
  expect(errorOf(await place.run(["list", "--json"]))).toMatchObject({
    message: expect.stringContaining("server.host cannot be sealed"),
  })
})

/** Throws at the n-th write, before or after it, as a process ends there. */
function failingAt(state: State, at: number, when: "before" | "after"): State {
  let writes = 0
  const set: State["set"] = async (...args) => {
    writes++
    if (writes === at && when === "before") throw new Error("killed")
    const done = await state.set(...args)
    if (writes === at) throw new Error("killed")
    return done
  }
  return new Proxy(state, { get: (target, name) => (name === "set" ? set : bound(target, name)) })
}

function bound(target: State, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name, target)
  return typeof value === "function" ? value.bind(target) : value
}

async function openState(): Promise<State & AsyncDisposable> {
  const state = new SqliteState(new SqliteFile({ path: join(place.folder, "state.db") }))
  await state.open()
  return state
}

test("a rotation that ends at any of its steps loses nothing, and the next one completes it", async () => {
  const names = Array.from({ length: 6 }, (_, n) => `model-${n}`)
  const keys: SettingsKeys = { dataDir: place.folder, settingsKey: undefined, settingsKeyBefore: undefined }
  const cipher = () => new SettingsCipher(keys)
  await using state = await openState()
  const read = async () =>
    Promise.all(
      names.map(async (name) => {
        const { apiKey } = Object((await state.get("embedders", name))?.value)
        return cipher().decrypt(apiKey)
      }),
    )
  for (const name of names)
    await state.set("embedders", name, { model: name, apiKey: cipher().encrypt(`key of ${name}`) })
  const expected = names.map((name) => `key of ${name}`)
  for (const when of ["before", "after"] as const) {
    for (let at = 1; at <= names.length; at++) {
      await expect(rotateSecrets(keys, failingAt(state, at, when), undefined)).rejects.toThrow("killed")
      expect([when, at, await read()]).toEqual([when, at, expected])
    }
    const first = readFileSync(join(place.folder, "settings.key"))
    expect(await rotateSecrets(keys, state, undefined)).toMatchObject({ unreadable: [] })
    expect(readFileSync(join(place.folder, "settings.key")).equals(first)).toBe(false)
    expect(await read()).toEqual(expected)
  }
  // What no key opens keeps the previous key.
  await state.set("embedders", "lost", { model: "lost", apiKey: Buffer.alloc(60).toString("base64") })
  expect(await rotateSecrets(keys, state, undefined)).toMatchObject({ unreadable: ["embedders: lost"] })
  expect(existsSync(join(place.folder, "settings.key.next"))).toBe(true)
  expect(await read()).toEqual(expected)
})

test("many servers change their key one after the other: both keys open until the rotation, and the old one is refused afterwards", async () => {
  const [old, next] = ["aa".repeat(32), "bb".repeat(32)]
  await using own = await openState()
  const state: State = new Proxy<State>(own, {
    get: (target, name) => (name === "writers" ? "many" : bound(target, name)),
  })
  const ofOld = { settingsKey: old, settingsKeyBefore: undefined }
  const ofBoth = { dataDir: place.folder, settingsKey: next, settingsKeyBefore: old }
  const ofNext = { settingsKey: next, settingsKeyBefore: undefined }
  await checkSettingsKey(ofOld, state)
  const sealed = new SettingsCipher({ ...ofOld, dataDir: place.folder }).encrypt(QDRANT_KEY)
  await state.set("settings", "qdrant", { enabled: false, apiKey: sealed })
  await expect(checkSettingsKey(ofNext, state)).rejects.toMatchObject({ code: "options_invalid" })
  // A server with both starts beside those with the old one.
  await checkSettingsKey(ofBoth, state)
  await checkSettingsKey(ofOld, state)
  expect(await rotateSecrets(ofBoth, state, undefined)).toEqual({ sealed: ["settings: qdrant"], unreadable: [] })
  await checkSettingsKey(ofNext, state)
  await checkSettingsKey(ofBoth, state)
  await expect(checkSettingsKey(ofOld, state)).rejects.toMatchObject({ code: "options_invalid" })
  const { apiKey } = Object((await state.get("settings", "qdrant"))?.value)
  expect(new SettingsCipher({ ...ofNext, dataDir: place.folder }).decrypt(apiKey)).toBe(QDRANT_KEY)
})

test("a rotation needs a stopped server, and with keys of the settings the one before", async () => {
  const server = await place.serve()
  expect(errorOf(await place.run(["secrets", "rotate", "--json"]))).toMatchObject({ code: "folder_in_use" })
  await server.stop()
  const one = { KEEPSAKE_SETTINGS_KEY: "cc".repeat(32) }
  expect(errorOf(await place.run(["secrets", "rotate", "--json"], one))).toMatchObject({
    code: "options_invalid",
    remedy: expect.stringContaining("KEEPSAKE_SETTINGS_KEY_BEFORE"),
  })
})
