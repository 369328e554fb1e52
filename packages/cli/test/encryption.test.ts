import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { EmbeddingsEndpoint } from "./embeddings-endpoint.ts"
import { Place } from "./keepsake.ts"

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place[Symbol.asyncDispose]())

const canaries = Array.from({ length: 100 }, (_, n) => `zanzibar${n}quokka`)
const notes = canaries.map((canary) => `${JSON.stringify({ content: `The neighbour is called ${canary}` })}\n`).join("")
const first = "1f".repeat(32)
const second = "2e".repeat(32)

function keyFile(name: string, key: string): string {
  const file = join(place.folder, name)
  writeFileSync(file, `${key}\n`, { mode: 0o600 })
  return file
}

function readable(folder = place.data): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const bytes = bytesOf(join(entry.parentPath, entry.name))
      return canaries.filter((canary) => bytes.includes(canary)).map((canary) => `${entry.name}: ${canary}`)
    })
}

/** Empty if the file was removed meanwhile, as LanceDB does with earlier versions. */
function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.alloc(0)
  }
}

const encrypted = (file: string) => ({ KEEPSAKE_SQLITE_ENCRYPTION: "aegis", KEEPSAKE_SQLITE_KEY_FILE: file })
const errorOf = ({ stderr }: { readonly stderr: string }) => JSON.parse(stderr.trim().split("\n").at(-1) ?? "").error

test("a database is encrypted, served, backed up, restored, rekeyed and decrypted, and nothing of it is readable meanwhile", async () => {
  await place.run(["import", "-"], {}, notes)
  await place.run(["backup"])
  expect(new Set(readable().map((line) => line.split(":")[1])).size).toBe(100)
  const file = keyFile("key", first)
  const done = await place.run(["encrypt", "--json"], { KEEPSAKE_SQLITE_KEY_FILE: file })
  const { did, memories, unencrypted, key } = JSON.parse(done.stdout)
  expect({ did, memories, overwritten: JSON.parse(done.stdout).overwritten }).toEqual({
    did: "encrypted",
    memories: 100,
    overwritten: true,
  })
  // It says which copies are still readable; they are removed here.
  expect(unencrypted).toEqual([expect.stringMatching(/backups\/keepsake-.*\.db$/)])
  for (const copy of unencrypted) await import("node:fs").then(({ rmSync }) => rmSync(copy))
  expect(readable()).toEqual([])

  const server = await place.serve([], encrypted(file))
  const found = await place.run(["search", "zanzibar42quokka", "--json"], encrypted(file))
  expect(found.stdout).toContain("zanzibar42quokka")
  await place.run(["import", "-"], encrypted(file), notes.replaceAll("neighbour", "colleague"))
  const backup = JSON.parse((await place.run(["backup", "--json"], encrypted(file))).stdout)
  expect(readable()).toEqual([])
  expect(server.stderr()).not.toContain(first)
  await server.stop()
  expect(readable()).toEqual([])

  const verified = await place.run(["verify", backup.file, "--json"], encrypted(file))
  expect(JSON.parse(verified.stdout)).toMatchObject({ whole: true, compared: true, memories: 200 })
  expect(await place.run(["verify", backup.file], encrypted(keyFile("other", second)))).toMatchObject({ code: 3 })

  // The new key comes from a program, through a pipe.
  const rekeyed = await place.run(["rekey", "--new-key-file", "-", "--json"], encrypted(file), `${second}\n`)
  const names = JSON.parse(rekeyed.stdout)
  expect(names).toMatchObject({ did: "rekeyed", keyBefore: key, memories: 200 })
  // Destroying the previous key erases these: a receipt can name it.
  expect(names.needKeyBefore).toEqual([backup.file])
  expect(names.key).not.toBe(key)
  expect(rekeyed.stdout + rekeyed.stderr).not.toContain(second)
  expect(await place.run(["list"], encrypted(file))).toMatchObject({ code: 3 })

  const changed = { ...encrypted(file), KEEPSAKE_SQLITE_KEY_FILE: keyFile("new", second) }
  const decrypted = await place.run(["decrypt", "--json", "--yes"], changed)
  expect(JSON.parse(decrypted.stdout)).toMatchObject({ did: "decrypted", memories: 200 })
  const { total } = JSON.parse((await place.run(["list", "--json", "--limit", "1"])).stdout)
  expect(total).toBe(200)
})

test("a backup is restored into an encrypted database, be it from before or after the encryption", async () => {
  const file = keyFile("key", first)
  await place.run(["import", "-"], {}, notes)
  const plain = JSON.parse((await place.run(["backup", "--json"])).stdout)
  await place.run(["encrypt"], encrypted(file))
  const sealed = JSON.parse((await place.run(["backup", "--json"], encrypted(file))).stdout)
  for (const { file: backup } of [plain, sealed]) {
    const restored = await place.run(["backup", "restore", backup, "--yes", "--json"], encrypted(file))
    expect(JSON.parse(restored.stdout)).toMatchObject({ memories: 100, deletions: { removed: 0, shortened: 0 } })
    const { total } = JSON.parse((await place.run(["list", "--json", "--limit", "1"], encrypted(file))).stdout)
    expect(total).toBe(100)
  }
  expect(new Set(readable().map((line) => line.split(":")[0]))).toEqual(new Set([plain.file.split("/").at(-1)]))
})

test("a wrong or missing key ends with 3 and neither makes nor changes a database", async () => {
  const file = keyFile("key", first)
  await place.run(["import", "-"], encrypted(file), notes)
  const database = join(place.data, "keepsake.db")
  const before = readFileSync(database)
  expect(before.subarray(0, 15).toString()).not.toBe("SQLite format 3")
  const wrong: readonly Record<string, string>[] = [
    encrypted(keyFile("wrong", second)),
    { KEEPSAKE_SQLITE_ENCRYPTION: "aegis" },
    encrypted(join(place.folder, "nowhere")),
    encrypted(keyFile("empty", "")),
    { KEEPSAKE_SQLITE_ENCRYPTION: "aegis", KEEPSAKE_SQLITE_KEY: second },
    { KEEPSAKE_SQLITE_ENCRYPTION: "aegis", KEEPSAKE_SQLITE_KEY_COMMAND: '["false"]' },
  ]
  for (const environment of wrong) {
    for (const words of [["list"], ["verify"], ["backup"], ["encrypt"], ["decrypt", "--yes"]]) {
      const ended = await place.run([...words, "--json"], environment)
      expect([words, ended.code, errorOf(ended).code]).toEqual([words, 3, "key_wrong"])
      expect(ended.stderr).not.toContain(second)
    }
  }
  const unset = await place.run(["list", "--json"])
  expect(errorOf(unset)).toMatchObject({
    code: "key_wrong",
    message: expect.stringContaining("looks encrypted"),
  })
  expect(readFileSync(database).equals(before)).toBe(true)
  // Where there was no database, none is made without a key.
  const elsewhere = join(place.folder, "elsewhere")
  const none = await place.run(["list", "--json", "--data", elsewhere], { KEEPSAKE_SQLITE_ENCRYPTION: "aegis" })
  expect(none.code).toBe(3)
  expect(existsSync(join(elsewhere, "keepsake.db"))).toBe(false)
})

test("a key comes from a program, from a variable or from a file, and not from a file of settings or two places", async () => {
  const file = keyFile("key", first)
  await place.run(["import", "-"], encrypted(file), notes)
  const fromProgram = {
    KEEPSAKE_SQLITE_ENCRYPTION: "aegis",
    KEEPSAKE_SQLITE_KEY_COMMAND: JSON.stringify(["cat", file]),
  }
  const fromVariable = { KEEPSAKE_SQLITE_ENCRYPTION: "aegis", KEEPSAKE_SQLITE_KEY: first }
  for (const environment of [fromProgram, fromVariable, encrypted(file)]) {
    const listed = await place.run(["list", "--json", "--limit", "1"], environment)
    expect(JSON.parse(listed.stdout)).toMatchObject({ total: 100 })
    const shown = await place.run(["config", "print", "--explain"], environment)
    expect(shown.stdout).toContain("sqlite.encryption")
    expect(shown.stdout).not.toContain(first)
  }
  const both = await place.run(["list", "--json"], { ...fromProgram, ...fromVariable })
  expect(errorOf(both)).toMatchObject({ code: "options_invalid" })
  writeFileSync(
    join(place.folder, "keepsake.config.json"),
    JSON.stringify({ sqlite: { encryption: "aegis", key: first } }),
  )
  const inSettings = await place.run(["list", "--json"])
  expect(errorOf(inSettings)).toMatchObject({ code: "options_invalid", message: expect.stringContaining("sqlite.key") })
})

test("doctor says whether the database is encrypted, where the key comes from, and who else may read it", async () => {
  const file = keyFile("key", first)
  await place.run(["import", "-"], {}, notes)
  const checks = async (environment: Record<string, string>) => {
    const { stdout } = await place.run(["doctor", "--quick", "--json"], environment)
    const { checks: all }: { checks: { name: string; state: string; message: string }[] } = JSON.parse(stdout)
    return all.find(({ name }) => name === "encryption")
  }
  expect(await checks({})).toMatchObject({ message: "the database is not encrypted" })
  await place.run(["encrypt"], encrypted(file))
  expect(await checks(encrypted(file))).toMatchObject({ message: `AEGIS-256, the key comes from the file ${file}` })
  expect(await checks({ ...encrypted(file), KEEPSAKE_STORE: "lancedb" })).toMatchObject({
    level: "warn",
    message: "sqlite.encryption is on, but memories are in lancedb, which it does not encrypt",
  })
  chmodSync(file, 0o644)
  expect(await checks(encrypted(file))).toMatchObject({ message: expect.stringContaining("may read the key") })
})

test("encrypting twice changes nothing, and a start removes what an interrupted run left", async () => {
  const file = keyFile("key", first)
  await place.run(["import", "-"], {}, notes)
  const database = join(place.data, "keepsake.db")
  copyFileSync(database, `${database}.left`)
  await place.run(["encrypt"], encrypted(file))
  const again = await place.run(["encrypt", "--json"], encrypted(file))
  expect(JSON.parse(again.stdout)).toMatchObject({ did: "nothing" })
  copyFileSync(`${database}.left`, `${database}.replaced`)
  copyFileSync(`${database}.left`, `${database}.converting`)
  await import("node:fs").then(({ rmSync }) => rmSync(`${database}.left`))
  expect(readable().length).toBeGreaterThan(0)
  await place.run(["list"], encrypted(file))
  expect(readable()).toEqual([])
})

test("commands that need a stopped server say so", async () => {
  const file = keyFile("key", first)
  const server = await place.serve()
  const ended = await place.run(["encrypt", "--json"], encrypted(file))
  expect(errorOf(ended)).toMatchObject({ code: "folder_in_use" })
  await server.stop()
})

test("of 100 canaries that pass the gateway and the API none stands in the database, its log, or anything that the server prints", async () => {
  const file = keyFile("key", first)
  const server = await place.serve([], { ...encrypted(file), KEEPSAKE_API_KEY: "kp_bar_0123456789abcdef0123" })
  const key = "kp_bar_0123456789abcdef0123"
  for (const [at, canary] of canaries.entries()) {
    const content = `My neighbour is called ${canary}`
    if (at % 4 === 0) await server.ask("/api/memory", key, { content })
    // A request that fails is logged more than one that does not.
    else if (at % 4 === 1) await server.ask("/api/memory", key, { content, [canary]: 1 })
    else if (at % 4 === 2) await server.ask(`/api/memory/search?q=${canary}`, canary, { query: content })
    else
      await server.ask("/v1/chat/completions", key, { model: "keepsake-demo", messages: [{ role: "user", content }] })
  }
  const found = await server.ask("/api/memory/search", key, { query: canaries[0] })
  expect(found.body).toContain(canaries[0])
  expect(readable()).toEqual([])
  await server.stop()
  expect(readable()).toEqual([])
  const printed = `${server.stderr()}${JSON.stringify(server.ready)}`
  expect(canaries.filter((canary) => printed.includes(canary))).toEqual([])
})

test("a receipt names a destroyed key, but not the one that opens the database", async () => {
  const [old, next] = [keyFile("old", first), keyFile("next", second)]
  await place.run(["import", "-"], encrypted(old), notes)
  const same = await place.run(["rekey", "--new-key-file", old, "--json"], encrypted(old))
  expect([same.code, errorOf(same)]).toMatchObject([1, { code: "options_invalid" }])
  const rekeyed = await place.run(["rekey", "--new-key-file", next, "--json"], encrypted(old))
  const { keyBefore, key: keyAfter } = JSON.parse(rekeyed.stdout)
  const erase = (fingerprint: string) =>
    place.run(["erase", "--everything", "--yes", "--json", "--destroyed-key", fingerprint], encrypted(next))
  expect(await erase(keyAfter)).toMatchObject({ code: 1, stderr: expect.stringContaining("it was not destroyed") })
  const { receipt } = JSON.parse((await erase(keyBefore)).stdout)
  expect(receipt).toMatchObject({ memories: 100, destroyedKeys: [keyBefore] })
  expect(receipt.notReached[0]).toContain(`except those that only a destroyed key opens: ${keyBefore}`)
})

test("an export of an encrypted database says that it is plain, and neither stdout nor JSON is disturbed by that", async () => {
  const file = keyFile("key", first)
  const written = join(place.folder, "memories.jsonl")
  const plain = await place.run(["import", "-", "--data", join(place.folder, "plain")], {}, notes)
  expect(plain.code).toBe(0)
  await place.run(["import", "-"], encrypted(file), notes)
  const said = "not encrypted, although the database is"
  const printed = await place.run(["export"], encrypted(file))
  expect(printed.stderr).toContain(said)
  const lines = printed.stdout.trim().split("\n")
  expect(lines.map((line) => Object.keys(JSON.parse(line))[0])).toContain("memory")
  expect((await place.run(["export", "--out", written], encrypted(file))).stderr).toContain(said)
  const machine = await place.run(["export", "--out", written, "--json"], encrypted(file))
  expect({ ...machine, stdout: JSON.parse(machine.stdout) }).toEqual({
    code: 0,
    stderr: "",
    stdout: { file: written, memories: 100, encrypted: false },
  })
  const other = await place.run(["export", "--data", join(place.folder, "plain")])
  expect(other.stderr).not.toContain("encrypted")
})

test("with vectors in LanceDB no text stands in any file, and doctor and status say what of it is not encrypted", async () => {
  await using embeddings = await EmbeddingsEndpoint.start()
  const temporary = join(place.folder, "temporary")
  mkdirSync(temporary)
  const environment = {
    ...encrypted(keyFile("key", first)),
    ...embeddings.environment,
    KEEPSAKE_VECTORS: "lancedb",
    KEEPSAKE_API_KEY: "kp_bar_0123456789abcdef0123",
    TMPDIR: temporary,
  }
  const server = await place.serve([], environment)
  const key = environment.KEEPSAKE_API_KEY
  for (const [at, canary] of canaries.entries()) {
    const content = `My neighbour is called ${canary}`
    if (at % 2 === 0) await server.ask("/api/memory", key, { content })
    else
      await server.ask("/v1/chat/completions", key, { model: "keepsake-demo", messages: [{ role: "user", content }] })
  }
  const status = async () => JSON.parse((await server.ask("/api/status", key)).body)
  await expect.poll(async () => Math.min((await status()).vectors.embedded, 100), { timeout: 30_000 }).toBe(100)
  const vectors = join(place.data, "lancedb-vectors")
  expect(readdirSync(vectors)).toContain("memories.lance")
  expect(JSON.parse((await place.run(["backup", "--json"], environment)).stdout).memories).toBeGreaterThanOrEqual(100)
  expect([readable(), readable(temporary)]).toEqual([[], []])

  const said =
    "sqlite.encryption is on, but vectors, names, keys and metadata are in lancedb, which it does not encrypt"
  expect((await status()).warnings).toEqual([expect.stringContaining(said)])
  const { stdout } = await place.run(["doctor", "--quick", "--json"], environment)
  const { checks }: { checks: { name: string }[] } = JSON.parse(stdout)
  expect(checks.find(({ name }) => name === "encryption")).toMatchObject({
    level: "warn",
    message: said,
    remedy: expect.stringContaining("vectors to auto"),
  })
  await server.stop()
  expect(server.ready).toMatchObject({ warnings: [said] })
  expect([readable(), readable(temporary)]).toEqual([[], []])
  expect(canaries.filter((canary) => server.stderr().includes(canary))).toEqual([])
  // The same scan finds what the folder does name.
  await place.run(["add", "Prefers tea", "--key", `colour:${canaries[0]}`], environment)
  await place.run(["reconcile"], environment)
  expect(readable().length).toBeGreaterThan(0)
})

test("an encrypted database that is opened without encryption needs its key, and is not called damaged", async () => {
  await place.run(["add", "Drinks tea"])
  const key = { KEEPSAKE_SQLITE_KEY_FILE: keyFile("key", first) }
  for (const env of [{}, key]) {
    const plain = await place.run(["decrypt", "--yes", "--json"], env)
    expect([plain.code, errorOf(plain)]).toEqual([
      3,
      expect.objectContaining({ code: "key_wrong", message: expect.stringContaining("is not encrypted") }),
    ])
  }
  expect(errorOf(await place.run(["encrypt", "--json"])).message).toMatch(/^There is no key/)
  await place.run(["encrypt"], key)
  await place.run(["backup"], { ...key, KEEPSAKE_SQLITE_ENCRYPTION: "aegis" })
  const [copy = ""] = readdirSync(join(place.data, "backups")).filter((name) => name.endsWith(".db"))
  const elsewhere = { KEEPSAKE_DATA_DIR: join(place.folder, "elsewhere") }
  const refusals = [
    ...(await Promise.all(
      [["list"], ["add", "Drinks coffee"], ["backup"], ["verify"], ["serve"]].map((words) =>
        place.run([...words, "--json"]),
      ),
    )),
    await place.run(["verify", join(place.data, "backups", copy), "--json"], elsewhere),
  ]
  const told = /looks encrypted, but sqlite\.encryption is off.*KEEPSAKE_SQLITE_KEY_FILE/
  for (const { code, stderr } of refusals) expect([code, stderr]).toEqual([3, expect.stringMatching(told)])
  expect((await place.run(["doctor"])).stdout).toContain("looks encrypted, but sqlite.encryption is off")
  expect((await place.run(["list"], { ...key, KEEPSAKE_SQLITE_ENCRYPTION: "aegis" })).stdout).toContain("Drinks tea")
})
