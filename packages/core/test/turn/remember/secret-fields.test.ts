import { expect, test } from "vitest"
import { createMemory } from "../../../src/index.ts"

const SECRETS = {
  password: "sunflower",
  db_password: "tulip",
  "DB-PASS": "orchid",
  apiKey: "a1b2c3",
  "api key": "daisy",
  access_token: "violet",
  githubToken: "marigold",
  token: 48215,
  clientSecret: "peony",
  Passwort: "rose",
  contraseña: "clavel",
  密码: "mudan",
  credentials: { user: "ada", value: "iris" },
  nested: [{ wifi: { passphrase: "lily of the valley" } }],
  pin: "4471",
  password2: "hyacinth",
} as const
const VALUES =
  /sunflower|tulip|orchid|a1b2c3|daisy|violet|marigold|48215|peony|rose|clavel|mudan|iris|lily|4471|hyacinth/

test("metadata fields that are named after a secret lose their values, when added and when changed", async () => {
  await using memory = await createMemory()
  const ada = memory.for({ user: "ada" })
  const { memory: added } = await ada.add("The shop has a new till", { metadata: SECRETS })
  expect(JSON.stringify(await ada.get(added.id))).not.toMatch(VALUES)
  expect(Object.keys(added.metadata)).toEqual(Object.keys(SECRETS))
  await ada.update(added.id, { metadata: { secret: "geranium", note: "kept" } })
  expect((await ada.get(added.id))?.metadata).toEqual({ secret: "[redacted: secret]", note: "kept" })
})

test("metadata fields whose names only resemble a secret's keep theirs", async () => {
  await using memory = await createMemory()
  const metadata = {
    tokens: 1523,
    max_tokens: 800,
    promptTokens: 12,
    token_type: "bearer",
    page_token: "p3",
    passwordChangedAt: "2026-05-01",
    hasPassword: true,
    password: "",
    secretary: "Lou",
    key: "K-7",
    primaryKey: "id",
    passenger: "Ines",
    compass: "north",
    pinned: "yes",
    postcode: "BS6 7LD",
    topSecret: false,
    project: "till",
  }
  const { memory: added } = await memory.for({ user: "ada" }).add("The shop has a new till", { metadata })
  expect(added.metadata).toEqual(metadata)
})

test("with redaction off nothing of the metadata is cut", async () => {
  await using memory = await createMemory({ settings: { redactSecrets: false } })
  const { memory: added } = await memory.for({ user: "ada" }).add("x marks the spot", { metadata: { token: "t" } })
  expect(added.metadata).toEqual({ token: "t" })
})
