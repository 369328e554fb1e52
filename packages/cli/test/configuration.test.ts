import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { type Configuration, type Flags, loadConfiguration } from "../src/configuration/configuration.ts"
import { knownSettings } from "../src/configuration/settings.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keepsake-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

function load(environment: Record<string, string> = {}, settings: Flags["settings"] = {}): Configuration {
  return loadConfiguration({ settings }, { HOME: folder, ...environment }, folder)
}
function file(text: string): void {
  writeFileSync(join(folder, "keepsake.config.json"), text)
}

test("flags win over the environment, and the environment over the file", () => {
  file(`{ // comments are fine
    "server": { "port": 1001, "host": "127.0.0.2" }, "store": "memory", }`)
  const found = load({ KEEPSAKE_SERVER_PORT: "1002", KEEPSAKE_SERVER_HOST: "127.0.0.3" }, { "server.port": "1003" })
  expect(found).toMatchObject({ server: { port: 1003, host: "127.0.0.3" }, store: "memory" })
})

test("an address is listed without credentials", () => {
  const { listed, upstream } = load({ KEEPSAKE_UPSTREAM_OPENAI_BASE_URL: "http://u:p4ssw0rd@127.0.0.1:9/v1" })
  expect(JSON.stringify(listed)).toContain("http://127.0.0.1:9/v1")
  expect(JSON.stringify(listed)).not.toContain("p4ssw0rd")
  expect(upstream.openai?.baseUrl).toContain("p4ssw0rd")
})

test("unset settings have the documented default", () => {
  expect(load({ XDG_DATA_HOME: join(folder, "x") })).toMatchObject({
    dataDir: join(folder, "x", "keepsake"),
    databaseFile: join(folder, "x", "keepsake", "keepsake.db"),
    server: { host: "127.0.0.1", port: 4747 },
    store: "sqlite",
    upstream: {},
  })
})

test("only the memory settings that were set are handed on, as the database has the others", () => {
  const found = load({
    KEEPSAKE_MEMORY_RETENTION_DAYS: "null",
    KEEPSAKE_MEMORY_IGNORE: "a*,b",
    KEEPSAKE_MEMORY_MODE: "read",
  })
  expect(found.memory).toEqual({ retentionDays: null, ignore: ["a*", "b"], mode: "read" })
})

test("a file named in the environment carries a secret", () => {
  writeFileSync(join(folder, "secret"), "kp_0123456789abcdef\n")
  expect(load({ KEEPSAKE_API_KEY_FILE: join(folder, "secret") }).apiKey).toBe("kp_0123456789abcdef")
})

test("the upstream is the configured one, else OPENAI_*, else with only a key the provider", () => {
  const set = load({ KEEPSAKE_UPSTREAM_OPENAI_BASE_URL: "http://a.test/v1/", OPENAI_BASE_URL: "http://b.test/v1" })
  expect(set.upstream).toEqual({ openai: { baseUrl: "http://a.test/v1" } })
  expect(load({ OPENAI_API_KEY: "sk-1" }).upstream).toEqual({
    openai: { baseUrl: "https://api.openai.com/v1", apiKey: "sk-1" },
  })
})

test("the demo model is served in addition to an upstream only if configured", () => {
  const environment = { OPENAI_API_KEY: "sk-1", KEEPSAKE_UPSTREAM_DEMO_MODEL: "true" }
  expect(load({ OPENAI_API_KEY: "sk-1" }).upstream.demoModel).toBeUndefined()
  expect(load(environment).upstream).toMatchObject({ openai: { apiKey: "sk-1" }, demoModel: true })
})

test("each provider has an upstream of its own", () => {
  const found = load({
    OPENAI_BASE_URL: "http://a.test/v1",
    KEEPSAKE_UPSTREAM_ANTHROPIC_BASE_URL: "http://b.test",
    ANTHROPIC_API_KEY: "sk-ant-1",
  })
  expect(found.upstream).toEqual({
    openai: { baseUrl: "http://a.test/v1" },
    anthropic: { baseUrl: "http://b.test", apiKey: "sk-ant-1" },
  })
  expect(load({ ANTHROPIC_API_KEY: "sk-ant-1" }).upstream).toEqual({
    anthropic: { baseUrl: "https://api.anthropic.com", apiKey: "sk-ant-1" },
  })
})

test("proxies are those of the environment: small letters win, and empty ones count as not set", () => {
  const found = load({
    http_proxy: "",
    HTTP_PROXY: "http://a.test",
    https_proxy: "http://b.test",
    HTTPS_PROXY: "http://c",
  })
  expect(found.proxies).toEqual({ http: "http://a.test", https: "http://b.test" })
})

test("a demo has a folder of its own and no upstream", () => {
  const settings = { "data.dir": join(folder, "mine") }
  const found = loadConfiguration({ settings }, { HOME: folder, OPENAI_API_KEY: "sk-1" }, folder, true)
  expect(found).toMatchObject({ dataDir: join(folder, "mine-demo"), upstream: {} })
})

test.each([
  [
    "an unknown variable",
    { KEEPSAKE_SERVER_PROT: "1" },
    "",
    /KEEPSAKE_SERVER_PROT is not a setting; did you mean KEEPSAKE_SERVER_PORT/,
  ],
  [
    "the beginning of a variable",
    { KEEPSAKE_DATA: "/srv" },
    "",
    /KEEPSAKE_DATA is not a setting; did you mean KEEPSAKE_DATA_DIR/,
  ],
  [
    "an unknown key",
    {},
    `{"server":{"prot":1}}`,
    /server\.prot is not a setting \(.*keepsake\.config\.json\); did you mean server\.port/,
  ],
  ["an unknown section", {}, `{"sever":{"port":1}}`, /sever is not a setting .*did you mean server/],
  [
    "a wrong type",
    {},
    `{"server":{"port":"many"}}`,
    /server\.port must be a whole number from 0 to 65535, not "many" \(.*json\)/,
  ],
  [
    "a value out of range",
    { KEEPSAKE_SERVER_PORT: "70000" },
    "",
    /from 0 to 65535, not "70000" \(variable KEEPSAKE_SERVER_PORT\)/,
  ],
  [
    "a slip in a choice",
    { KEEPSAKE_STORE: "sqlit" },
    "",
    /one of sqlite, memory, qdrant, lancedb, postgres or the name of an installed package, not "sqlit" .*did you mean sqlite/,
  ],
  ["an origin that no browser sends", { KEEPSAKE_SERVER_CORS_ORIGINS: "*" }, "", /server\.corsOrigins.* origin/],
  [
    "a short key, without showing it",
    { KEEPSAKE_API_KEY: "secret" },
    "",
    /apiKey must be a string of at least 16 characters, not 6 characters/,
  ],
  [
    "a gate by a model without its name",
    { KEEPSAKE_MEMORY_GATE: "llm" },
    "",
    /memory\.gate is llm, but llm\.model is not set/,
  ],
  [
    "a plugin without a name",
    { KEEPSAKE_PLUGINS: '[{"options":{}}]' },
    "",
    /plugins must be a list of \{use, options\}/,
  ],
  [
    "a model that reads without its name",
    { KEEPSAKE_EXTRACTOR: "llm" },
    "",
    /extractor is llm, but llm\.model is not set/,
  ],
  [
    "settings of a model without its name",
    { KEEPSAKE_LLM_API_KEY: "k" },
    "",
    /llm\.apiKey is set, but llm\.model is not/,
  ],
  [
    "a model of the upstream without an upstream",
    { KEEPSAKE_LLM_MODEL: "m", KEEPSAKE_LLM_PROVIDER: "upstream" },
    "",
    /no upstream is configured/,
  ],
  [
    "a model of an upstream to which only clients bring a key",
    { KEEPSAKE_LLM_MODEL: "m", KEEPSAKE_LLM_PROVIDER: "upstream", OPENAI_BASE_URL: "https://models.example/v1" },
    "",
    /a client's credential is never used/,
  ],
  [
    "vectors that would outlive their records",
    { KEEPSAKE_VECTORS: "qdrant", KEEPSAKE_STORE: "memory" },
    "",
    /vectors is qdrant, but the memory store loses/,
  ],
  [
    "an embedder without a model",
    { KEEPSAKE_EMBEDDER_BASE_URL: "http://127.0.0.1:11434/v1" },
    "",
    /embedder\.baseUrl is set, but embedder\.model is not/,
  ],
  ["a file that is not JSON", {}, `{"server":`, /keepsake\.config\.json is not valid JSON .*: ValueExpected in line 1/],
  ["a file without settings", {}, `[]`, /must contain an object of settings/],
  ["a value where a section stands", {}, `{"server":4747}`, /server must be an object of settings/],
  ["an upstream that is no URL", { OPENAI_BASE_URL: "nowhere" }, "", /OPENAI_BASE_URL must be an http or https URL/],
])("%s stops the start with the key, what was expected and where it came from", (_, environment, text, sentence) => {
  if (text) file(text)
  expect(() => load(environment)).toThrow(
    expect.objectContaining({ exit: 2, message: expect.stringMatching(sentence) }),
  )
})

test("all errors are reported together", () => {
  expect(() => load({ KEEPSAKE_STORE: "x", KEEPSAKE_SERVER_PORT: "y" })).toThrow(
    /store must be.*\n.*server\.port must be/,
  )
})

test("an orchestrator's variables for a service named keepsake are not settings", () => {
  expect(
    load({ KEEPSAKE_SERVICE_HOST: "10.0.0.1", KEEPSAKE_PORT: "tcp://10.0.0.1:80", KEEPSAKE_PORT_80_TCP: "x" }).store,
  ).toBe("sqlite")
})

test("every setting is described for the documentation", () => {
  expect([...knownSettings.values()].filter(({ schema }) => !schema.description)).toEqual([])
  expect(knownSettings.get("upstream.openai.baseUrl")?.variable).toBe("KEEPSAKE_UPSTREAM_OPENAI_BASE_URL")
  expect(knownSettings.get("memory.maxTokens")?.schema.parse(undefined)).toBe(800)
})

test("an address of another database is refused with one of PostgreSQL", () => {
  expect(() => load({ KEEPSAKE_STORE: "postgres", KEEPSAKE_POSTGRES_URL: "mysql://x" })).toThrow(
    "an address such as postgres://USER:PASSWORD@HOST:5432/DATABASE",
  )
})
