import { afterEach, describe, expect, it } from "vitest"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { MemoryEngine } from "../../src/engine/engine.ts"
import { dayIn } from "../../src/text/day.ts"
import { tenantOf } from "../../src/turn/pools.ts"
import type { MemorySettingsInput } from "../../src/turn/settings.ts"

const LATE = Date.UTC(2026, 10, 1, 22, 30)

describe("the dates of a block", () => {
  let engine: MemoryEngine | undefined
  afterEach(async () => engine?.[Symbol.asyncDispose]())

  async function dateIn(settings: MemorySettingsInput, timeZone?: string): Promise<string | undefined> {
    await engine?.[Symbol.asyncDispose]()
    engine = await createMemory({ now: () => LATE, settings })
    const ada = engine.for({ user: "ada" })
    await ada.add("Has a parking permit for Elm Street")
    const ask = { ...(timeZone !== undefined && { timeZone }) }
    const { block } = await ada.recall("Where is my parking permit for?", ask)
    const messages = [{ role: "user", text: "Where is my parking permit for?" }] as const
    const turn = await engine.begin({
      owner: { tenant: tenantOf("default"), user: "ada" },
      messages,
      systemRole: true,
      mode: "read",
      ...ask,
    })
    const [said, opened] = [block, turn.placement?.block].map((one) => /\[(\d{4}-\d{2}-\d{2})/.exec(one ?? "")?.[1])
    expect(opened).toBe(said)
    return said
  }

  it("are days of the setting, else of what the client names, else of the process", async () => {
    expect(await dateIn({ timeZone: "Europe/Athens" }, "UTC")).toBe("2026-11-02")
    expect(await dateIn({}, "Asia/Tokyo")).toBe("2026-11-02")
    expect(await dateIn({}, "America/New_York")).toBe("2026-11-01")
    const { TZ = "UTC" } = process.env
    try {
      process.env.TZ = "Pacific/Kiritimati"
      expect(await dateIn({})).toBe("2026-11-02")
      process.env.TZ = "UTC"
      expect(await dateIn({})).toBe("2026-11-01")
    } finally {
      process.env.TZ = TZ
    }
  })

  it("follow daylight saving time", () => {
    const at = (month: number, day: number, hour: number, minute: number) =>
      Date.UTC(2026, month - 1, day, hour, minute)
    // Central Europe changes back on 25 October and forward on 29 March.
    expect(dayIn("Europe/Berlin", at(10, 24, 22, 30))).toBe("2026-10-25")
    expect(dayIn("Europe/Berlin", at(10, 25, 22, 30))).toBe("2026-10-25")
    expect(dayIn("Europe/Berlin", at(10, 25, 23, 0))).toBe("2026-10-26")
    expect(dayIn("Europe/Berlin", at(3, 28, 23, 30))).toBe("2026-03-29")
    expect(dayIn("Europe/Berlin", at(3, 29, 22, 30))).toBe("2026-03-30")
    expect(dayIn("+02:00", at(3, 28, 22, 30))).toBe("2026-03-29")
  })

  it("are dates for any time that a record may have", () => {
    expect(dayIn("Asia/Tokyo", Number.NaN)).toBe("undated")
    expect(dayIn("UTC", Date.UTC(800, 0, 1))).toBe("0800-01-01")
    for (const time of [8.64e15, -8.64e15]) expect(dayIn("Asia/Tokyo", time)).toMatch(/^[+-]\d{6}/)
  })

  it("refuse what is no time zone, with what to do", async () => {
    const message = /Europe\/Berlin/
    await expect(createMemory({ settings: { timeZone: "CEST" } })).rejects.toMatchObject({
      code: "options_invalid",
      message,
    })
    const refused = { code: "options_invalid", remedy: message }
    await expect(dateIn({}, "Mars/Olympus")).rejects.toMatchObject(refused)
    await expect(engine?.configure({ timeZone: "" })).rejects.toMatchObject({ code: "options_invalid", message })
  })
})
