import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { gzipSync } from "node:zlib"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { writeOmniRoute } from "./import-files.ts"
import { type Ended, Place } from "./keepsake.ts"

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place[Symbol.asyncDispose]())

function file(name: string, content: string | Uint8Array): string {
  const path = join(place.folder, name)
  mkdirSync(join(path, ".."), { recursive: true })
  writeFileSync(path, content)
  return path
}

function json({ code, stdout, stderr }: Ended, expected = 0) {
  expect(stderr).toBe("")
  expect(code).toBe(expected)
  return JSON.parse(stdout)
}

async function kept(words: readonly string[] = []) {
  const { data } = json(await place.run(["list", "--status", "all", "--limit", "200", "--json", ...words]))
  // What the API's table says of a memory.
  return data as {
    content: string
    id: string
    user: string | null
    metadata: object
    createdAt: string
    pinned: boolean
  }[]
}

const contents = async (words: readonly string[] = []) => (await kept(words)).map(({ content }) => content).toSorted()

describe("an export", () => {
  test("an export to an unwritable place is refused with a remedy, and leaves nothing", async () => {
    await place.run(["add", "Likes chess"])
    for (const [to, why] of [
      [join(place.folder, "nowhere", "all.jsonl"), "its folder does not exist"],
      [place.folder, "it is a folder"],
    ]) {
      const { code, stderr } = await place.run(["export", "--out", to ?? ""])
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: expect.stringMatching(`^file_unwritable: .*${why}\nChoose .*--out`),
      })
    }
    expect(readdirSync(place.folder)).toEqual(["data"])
  })

  test("is written to a private file, and is imported unchanged into another folder", async () => {
    await place.run(["add", "Prefers tabs over spaces", "--key", "preference:indent"])
    await place.run(["add", "Prefers spaces over tabs", "--key", "preference:indent"])
    await place.run(["add", "Plays chess", "--user", "ada"])
    const out = join(place.folder, "memories.jsonl")
    expect(json(await place.run(["export", "--out", out, "--json"]))).toEqual({
      file: out,
      memories: 2,
      encrypted: false,
    })
    expect(statSync(out).mode & 0o777).toBe(0o600)
    const other = ["--data", join(place.folder, "other")]
    expect(json(await place.run(["import", out, "--json", ...other])).did).toMatchObject({ restored: 2 })
    expect(json(await place.run(["import", out, "--json", ...other])).did).toMatchObject({ unchanged: 2 })
    const again = await place.run(["export", ...other])
    expect(again.stdout.split("\n").slice(1)).toEqual(readFileSync(out, "utf8").split("\n").slice(1))
  })

  test("of one owner contains only that owner's memories, and passes through a pipe", async () => {
    await place.run(["add", "Plays chess", "--user", "ada"])
    await place.run(["add", "Plays go", "--user", "bob"])
    const { stdout } = await place.run(["export", "--owner", "ada"])
    expect(stdout).toContain("chess")
    expect(stdout).not.toContain("Plays go")
    const taken = await place.run(["import", "-", "--data", join(place.folder, "other")], {}, stdout)
    expect(taken.stdout).toMatch(/^Imported 1 of 1:\n {2}1 +restored/)
  })
})

describe("an import", () => {
  test("is previewed without a folder being written to", async () => {
    await place.run(["add", "Plays chess"])
    const path = file("notes.jsonl", '{"content":"Plays go"}\n{"content":"Plays chess"}\n')
    const preview = await place.run(["import", path, "--dry-run"])
    expect(preview.stdout).toMatch(/^Would import 2 of 2:\n {2}1 +created\n {2}1 +duplicate/)
    expect(await contents()).toEqual(["Plays chess"])
  })

  test("is previewed on a machine without a data folder, and makes none", async () => {
    const path = file("notes.jsonl", '{"content":"Plays go"}\n')
    const preview = await place.run(["import", path, "--dry-run"])
    expect(preview).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Would import 1 of 1:\n {2}1 +created/) })
    expect(existsSync(place.data)).toBe(false)
  })

  test("that is truncated imports the part before, reports it, and completes with the whole file", async () => {
    const whole = JSON.stringify({
      results: Array.from({ length: 50 }, (_, n) => ({ id: `m${n}`, memory: `Fact number ${n}` })),
    })
    const half = file("half.json", whole.slice(0, whole.length / 2))
    const broken = json(await place.run(["import", half, "--json"]), 1)
    expect(broken.broken).toContain("cut off")
    expect(broken.did.created).toBeGreaterThan(20)
    const rest = json(await place.run(["import", file("whole.json", whole), "--json"]))
    expect(rest.did.created + broken.did.created).toBe(50)
    const packed = gzipSync(Array.from({ length: 300 }, (_, n) => `{"content":"Locker ${n} is green"}\n`).join(""))
    const torn = await place.run(["import", file("torn.jsonl.gz", packed.subarray(0, packed.length / 2))])
    expect(torn).toMatchObject({ code: 1, stdout: expect.stringContaining("The file is incomplete.") })
  })

  test("of an empty input is exit 1 in every form", async () => {
    mkdirSync(join(place.folder, "empty"))
    const none = await place.run(["import", join(place.folder, "empty"), "--dry-run", "--data", place.folder])
    expect(none).toMatchObject({ code: 1, stdout: expect.stringContaining("It contains no Markdown notes") })
    const stdin = await place.run(["import", "-"], {}, "")
    expect(stdin).toMatchObject({ code: 1, stdout: expect.stringMatching(/0 of 1:\n\nSkipped 1:\n +1 +no_memories/) })
    const mem0 = file("mem0.json", '{"results":[{"memory":"Plays chess"}]}')
    const other = json(await place.run(["import", mem0, "--from", "letta", "--json"]), 1)
    expect(other.skipped.first).toMatchObject([{ where: "mem0.json", code: "no_memories" }])
  })

  test("of a file with an oversized line reports it, without holding more of it", async () => {
    const path = file("big.json", `{"results":[{"memory":"Plays chess"},{"memory":"${"x".repeat(24 * 1024 * 1024)}"}]}`)
    const found = json(await place.run(["import", path, "--json"]), 1)
    expect(found).toMatchObject({ did: { created: 1 }, skipped: { byCode: { file_broken: 1 } } })
    expect(found.broken).toContain("a value is over the limit of 4 MiB")
    const newer = file(
      "newer.jsonl",
      `{"keepsake":"memories","version":2,"exportedAt":"2026-01-01T00:00:00Z"}\n${'{"content":"no"}\n'.repeat(500_000)}`,
    )
    const refused = await place.run(["import", newer, "--json"])
    expect(JSON.parse(refused.stderr).error).toMatchObject({ code: "export_newer" })
  })
})

describe("an OmniRoute database", () => {
  const rows = [
    {
      id: "0b9e4c1a-1111-4111-8111-000000000001",
      owner: "key-ada",
      content: "dark mode in my editor",
      key: "preference:dark_mode",
      metadata: '{"category":"preference","source":"llm_response"}',
    },
    {
      id: "0b9e4c1a-1111-4111-8111-000000000002",
      owner: "key-bob",
      content: "Postgres for this project",
      session: "s1",
      type: "episodic",
    },
    { id: "0b9e4c1a-1111-4111-8111-000000000003", owner: "gone", content: "Belongs to nobody" },
    {
      id: "0b9e4c1a-1111-4111-8111-000000000004",
      owner: "key-bob",
      content: "Was true once",
      expiresAt: "2020-01-01 10:00:00",
    },
    { id: "0b9e4c1a-1111-4111-8111-000000000005", owner: "key-bob", content: " " },
  ]
  const legacy = [
    { id: "0b9e4c1a-1111-4111-8111-000000000006", owner: "key-ada", content: "tea in the morning", type: "odd" },
  ]
  const settings = {
    memoryEnabled: true,
    memoryMaxTokens: 1234,
    memoryRetentionDays: 30,
    memoryStrategy: "recent",
    skillsEnabled: true,
    theme: "dark",
  }

  test("is shown whole before anything is written, with its keys, settings and orphans", async () => {
    const path = join(place.folder, "storage.sqlite")
    writeOmniRoute(path, rows, legacy, settings)
    await place.run(["add", "Plays chess"])
    const preview = await place.run(["import", path, "--dry-run"])
    expect(preview.stdout).toMatch(/Ada's laptop +2 +tenant key-ada/)
    expect(preview.stdout).toMatch(/"gone" \(no such key\) +1 +skipped/)
    expect(preview.stdout).toContain("memory.retentionDays 30")
    expect(preview.stdout).toContain("Without an equivalent: skillsEnabled.")
    expect(preview.stdout).not.toContain("theme")
    expect(preview.stdout).toContain("New keys would be created for: key-ada, key-bob.")
    expect(json(await place.run(["keys", "list", "--json"])).data).toEqual([])
  })

  test("becomes a tenant a key with a new key, every row accounted for; again it changes nothing", async () => {
    const path = join(place.folder, "storage.sqlite")
    writeOmniRoute(path, rows, legacy, settings)
    const found = json(await place.run(["import", path, "--json"]))
    expect(found).toMatchObject({
      lines: 6,
      did: { created: 3 },
      skipped: { total: 3, byCode: { expired: 1, no_text: 1, orphan: 1 } },
      settings: { applied: false },
    })
    expect(found.keys.map(({ tenant }: { tenant: string }) => tenant).toSorted()).toEqual(["key-ada", "key-bob"])
    const listed = await kept(["--tenant", "key-ada", "--scope", "tenant"])
    expect(listed.map(({ content }) => content).toSorted()).toEqual(["dark mode in my editor", "tea in the morning"])
    expect(listed.find(({ content }) => content.startsWith("tea"))?.id).toBe(legacy[0]?.id)
    const again = json(await place.run(["import", path, "--json"]))
    expect(again).toMatchObject({ did: { created: 0 }, keys: [] })
    expect(again.did.unchanged + again.did.duplicate).toBe(3)
  })

  test("imports settings only if requested", async () => {
    const path = join(place.folder, "storage.sqlite")
    writeOmniRoute(path, rows, legacy, settings)
    const found = json(await place.run(["import", path, "--with-settings", "--json"]))
    expect(found.settings).toMatchObject({ applied: true, hides: 6, without: ["skillsEnabled"] })
    // Made in May: every one of them is older than 30 days.
    expect(found.hidden).toBe(found.did.created)
  })

  test("uses the tenants of --map, orphans included", async () => {
    const path = join(place.folder, "storage.sqlite")
    writeOmniRoute(path, rows)
    const found = json(await place.run(["import", path, "--map", "gone=default,Ada's laptop=default", "--json"]))
    expect(found.skipped.byCode).toEqual({ expired: 1, no_text: 1 })
    expect(await contents()).toEqual(["Belongs to nobody", "dark mode in my editor"])
    const wrong = await place.run(["import", path, "--map", "nobody=default", "--json"])
    expect(JSON.parse(wrong.stderr).error.remedy).toContain("Ada's laptop")
    for (const twice of [
      ["--map", "gone=a", "--map", "gone=b"],
      ["--map", "gone=a,gone=b"],
    ]) {
      const { code, stderr } = await place.run(["import", path, ...twice])
      expect(code, stderr).toBe(2)
      expect(stderr).toMatch(/--map is given twice|"gone" to two tenants/)
    }
  })

  test("that is damaged in the middle yields the part before, or nothing, and reports it", async () => {
    const path = join(place.folder, "storage.sqlite")
    const many = Array.from({ length: 3_000 }, (_, n) => ({
      id: `0b9e4c1a-1111-4111-8111-${String(n).padStart(12, "0")}`,
      owner: "key-ada",
      content: `Locker number ${n} is green and stands beside the door of the gym`,
    }))
    writeOmniRoute(path, many)
    const indexed = new DatabaseSync(path)
    indexed.exec("CREATE INDEX by_key ON memories (api_key_id); VACUUM")
    indexed.close()
    const whole = readFileSync(path)
    const at = Math.floor(whole.indexOf("Locker number 1500 ") / 4_096) * 4_096
    writeFileSync(path, Buffer.concat([whole.subarray(0, at), Buffer.alloc(4_096, 0x99), whole.subarray(at + 4_096)]))
    const found = json(await place.run(["import", path, "--json"]), 1)
    expect(found.did.created).toBeGreaterThan(1_000)
    expect(found.skipped.byCode).toEqual({ file_broken: 1 })
    expect(found.broken).toContain(`${path} cannot be read to its end: `)
  })

  test("in which memories are not a table is refused", async () => {
    const path = join(place.folder, "view.sqlite")
    const database = new DatabaseSync(path)
    database.exec("CREATE VIEW memories AS SELECT 1 AS id, 'k' AS api_key_id, 'Plays chess' AS content")
    database.close()
    const { code, stderr } = await place.run(["import", path, "--json"])
    expect(code).toBe(1)
    expect(JSON.parse(stderr).error).toMatchObject({
      code: "file_unreadable",
      message: expect.stringContaining("has no OmniRoute table of memories"),
    })
  })
})
