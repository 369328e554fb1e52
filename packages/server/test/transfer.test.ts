import { tenantOf } from "@keepsake/core"
import { describe, expect, it } from "vitest"
import { add, ask, type Keepsake, keepsake } from "./keepsake.ts"
import { exported, filled, imported, lines } from "./transfer-lines.ts"

describe("an export", () => {
  it("of one user contains only that user's conversations", async () => {
    const { url, memory, admin } = await keepsake()
    const said = { role: "user", text: "My dog is called Biscuit." } as const
    for (const user of ["ada", "bob-the-patient", undefined]) {
      const owner = { tenant: tenantOf("default"), ...(user !== undefined && { user }) }
      await memory.for(owner).remember([said], { session: `walk-of-${user}` })
    }
    const of = async (query: string) =>
      (await (await fetch(`${url}/api/export${query}`, { headers: { authorization: `Bearer ${admin}` } })).text())
        .split("\n")
        .flatMap((line) => (line === "" ? [] : (JSON.parse(line).conversation?.id ?? [])))
    expect(await of("?user=ada")).toEqual(["walk-of-ada"])
    expect(await of("?user=carol")).toEqual([])
    expect((await of("")).toSorted()).toEqual(["walk-of-ada", "walk-of-bob-the-patient", "walk-of-undefined"])
  })

  it("brings back ids, times, status and history, and imported again it changes nothing", async () => {
    const one = await filled()
    const other = await keepsake()
    const file = await exported(one, one.admin)
    expect(file).not.toContain("Oslo")
    expect(await imported(other, other.admin, file)).toMatchObject({
      lines: 3,
      did: { restored: 3 },
      quarantined: 1,
      skipped: { total: 0 },
      broken: null,
    })
    const withoutHead = (text: string) =>
      text
        .split("\n")
        .slice(1)
        .map((line) => (line === "" ? line : JSON.parse(line)))
    expect(withoutHead(await exported(other, other.admin))).toEqual(withoutHead(file))
    expect(await imported(other, other.admin, file)).toMatchObject({ did: { unchanged: 3, restored: 0 } })
    expect(withoutHead(await exported(other, other.admin))).toEqual(withoutHead(file))
  })

  it("contains exactly what a key may see", async () => {
    const one = await filled()
    await add(one.url, one.stranger, { content: "Belongs to the other tenant" })
    const own = await exported(one, one.user, "?user=ada")
    expect(own).toContain("chess")
    expect(own).not.toContain("cocoa")
    expect(await exported(one, one.admin)).not.toContain("other tenant")
    expect(await exported(one, one.admin, "?tenants=all")).toContain("other tenant")
    const refused = await ask(one.url, "exportMemories", { key: one.user, path: "/api/export?tenants=all" })
    expect(refused.status).toBe(403)
  })

  it("is previewed without a write", async () => {
    const one = await filled()
    const other = await keepsake()
    await other.memory.configure({ retentionDays: 1 })
    const file = await exported(one, one.admin)
    const preview = await imported(
      other,
      other.admin,
      file.replaceAll(/"createdAt":\d+/g, '"createdAt":1000'),
      "?dryRun=true",
    )
    // The pinned one is shown whatever its age.
    expect(preview).toMatchObject({ dryRun: true, did: { restored: 3 }, hidden: 2 })
    expect((await exported(other, other.admin)).trim().split("\n")).toHaveLength(2)
  })

  it("that is truncated is reported, imports the part before, and completes when it is sent whole", async () => {
    const one = await filled()
    const other = await keepsake()
    const file = await exported(one, one.admin)
    const half = await imported(other, other.admin, file.slice(0, Math.floor(file.length * 0.6)))
    expect(half.broken).toMatch(/^Line \d: .*cut off/)
    expect(half.skipped.byCode).toEqual({ line_broken: 1 })
    const whole = await imported(other, other.admin, file)
    expect(whole.did.unchanged + whole.did.restored).toBe(3)
    expect(whole.did.unchanged).toBe(half.did.restored)
    const atALine = await imported(other, other.admin, `${file.split("\n").slice(0, 2).join("\n")}\n`)
    expect(atALine.broken).toContain("line that ends an export is missing")
  })

  it("written by a newer Keepsake is refused with that reason, and nothing is imported", async () => {
    const one = await filled()
    const other = await keepsake()
    const file = (await exported(one, one.admin)).replace('"version":1', '"version":2')
    for (const body of [file, file.split("\n").slice(0, 3).join("\n")]) {
      const response = await fetch(`${other.url}/api/import`, {
        method: "POST",
        headers: { authorization: `Bearer ${other.admin}`, "content-type": "application/x-ndjson" },
        body,
      })
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({
        error: { code: "export_newer", message: expect.stringContaining("written by a newer Keepsake") },
      })
    }
    expect((await exported(other, other.admin)).trim().split("\n")).toHaveLength(2)
  })

  it("after another is complete if each of them is", async () => {
    const one = await filled()
    const other = await keepsake()
    const ada = await exported(one, one.admin, "?user=ada")
    const keyed = await exported(one, one.admin, "?key=preference:tea")
    expect(await imported(other, other.admin, `${ada}${keyed}`)).toMatchObject({ did: { restored: 3 }, broken: null })
    const withoutEnd = ada.trim().split("\n").slice(0, -1).join("\n")
    const torn = await imported(other, other.admin, `${withoutEnd}\n${keyed}`)
    expect(torn).toMatchObject({ did: { unchanged: 3 }, broken: expect.stringContaining("cut off") })
    const [head = "", ...rest] = keyed.split("\n")
    const odd = await imported(other, other.admin, [head.replace("1", '"one"'), ...rest].join("\n"))
    expect(odd.skipped.first).toMatchObject([{ line: 1, message: expect.stringMatching(/: version: /) }])
  })

  it("dated in the future is imported with the current time, reported, and unchanged when imported again", async () => {
    const one = await filled()
    const other = await keepsake()
    const far = 32_503_680_000_000
    const file = (await exported(one, one.admin)).replaceAll(
      /"(createdAt|updatedAt|at)":\d{13}/g,
      (_, name: string) => `"${name}":${far}`,
    )
    expect(await imported(other, other.admin, file)).toMatchObject({ did: { restored: 3 }, ahead: 3 })
    expect(await exported(other, other.admin)).not.toContain(String(far))
    expect(await imported(other, other.admin, file)).toMatchObject({ did: { unchanged: 3 }, ahead: 0 })
    await ask(other.url, "addMemory", {
      key: other.admin,
      body: { content: "Prefers cocoa to tea", key: "preference:tea" },
    })
    const now = await exported(other, other.admin, "?key=preference:tea")
    expect(now).toContain("Prefers cocoa to tea")
  })

  it("does not restore memories that were deleted at its origin", async () => {
    const one = await filled()
    const file = await exported(one, one.admin)
    const [, first = ""] = file.split("\n")
    const { id } = JSON.parse(first).memory
    await ask(one.url, "deleteMemory", { key: one.admin, path: `/api/memory/${id}` })
    expect(await imported(one, one.admin, file)).toMatchObject({
      did: { unchanged: 2 },
      skipped: { byCode: { deleted: 1 }, first: [{ line: 2, id }] },
    })
  })

  it("is imported only by an administrator, and only where it belongs and is consistent", async () => {
    const one = await filled()
    const file = await exported(one, one.admin)
    expect((await imported(one, one.user, file)).skipped.byCode).toEqual({ admin_only: 3 })
    expect((await imported(one, one.admin, file, "?tenant=elsewhere")).skipped.byCode).toEqual({ tenant_differs: 3 })
    const other = await keepsake()
    const moved = file.replaceAll('"pool":"ada/-"', '"pool":"bob/-"')
    expect((await imported(other, other.admin, moved)).skipped.byCode).toEqual({ inconsistent: 2 })
  })
})

describe("a conversation that moves with an export", () => {
  const say = ({ url }: Keepsake, key: string, messages: readonly object[]) =>
    fetch(`${url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json", "x-keepsake-user": "ada" },
      body: JSON.stringify({ model: "keepsake-demo", messages }),
    })
  const sessionOf = (answer: Response): string => answer.headers.get("x-keepsake-session") ?? ""

  it("continues the same conversation, and stores nothing twice", async () => {
    const one = await keepsake()
    const other = await keepsake()
    const first = { role: "user", content: "My daughter Nora plays the cello in Turin" }
    const opened = await say(one, one.user, [first])
    const reply = Object(await opened.json()).choices[0].message
    await one.memory.settled()
    const file = await exported(one, one.admin)
    expect(file).toContain('{"conversation":')
    expect(await imported(other, other.admin, file)).toMatchObject({ conversations: 1, broken: null })
    expect(await imported(other, other.admin, file)).toMatchObject({ conversations: 0, did: { restored: 0 } })
    const withoutHead = (text: string) =>
      text
        .trim()
        .split("\n")
        .slice(1)
        .map((line): unknown => JSON.parse(line))
    expect(withoutHead(await exported(other, other.admin))).toEqual(withoutHead(file))

    const goesOn = await say(other, other.user, [first, reply, { role: "user", content: "Where does she play?" }])
    expect(sessionOf(goesOn)).toBe(sessionOf(opened))
    await goesOn.text()
    await other.memory.settled()
    const kept = (await exported(other, other.admin)).split("\n").filter((line) => line.includes("plays the cello"))
    expect(kept).toHaveLength(file.split("\n").filter((line) => line.includes("plays the cello")).length)
  })

  it("is imported only into its tenant, with an administrator's key", async () => {
    const one = await keepsake()
    await (await say(one, one.user, [{ role: "user", content: "My daughter Nora plays the cello in Turin" }])).text()
    await one.memory.settled()
    const file = (await exported(one, one.admin)).split("\n").filter((line) => line.startsWith('{"conversation"'))
    expect((await imported(one, one.user, file.join("\n"))).skipped.byCode).toEqual({ admin_only: 1 })
    const elsewhere = await imported(one, one.admin, file.join("\n"), "?tenant=elsewhere")
    expect(elsewhere).toMatchObject({ conversations: 0, skipped: { byCode: { tenant_differs: 1 } } })
    expect(await exported(one, one.stranger)).not.toContain("conversation")
    expect(await exported(one, one.admin, "?key=identity:name")).not.toContain("conversation")
  })
})

it("an import skips memories of a person who opted out, and an export can cover a single key", async () => {
  const one = await filled()
  const other = await keepsake()
  const wish = { key: other.admin, path: "/api/subjects/ada", body: { capture: "off" } }
  expect((await ask(other.url, "setSubject", wish)).status).toBe(200)
  expect(await imported(other, other.admin, await exported(one, one.admin))).toMatchObject({
    did: { restored: 1 },
    skipped: { byCode: { opted_out: 2 } },
  })
  const foreign = lines({ content: "Owns a canoe", user: "ada" }, { content: "Owns a kayak", user: "bob" })
  expect(await imported(other, other.admin, foreign)).toMatchObject({
    did: { created: 1 },
    skipped: { byCode: { opted_out: 1 } },
  })
  const keyed = (await exported(one, one.admin, "?key=preference:tea")).trim().split("\n")
  expect(keyed).toHaveLength(3)
  expect(keyed[1]).toContain("cocoa")
})
