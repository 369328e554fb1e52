import { describe, expect, it } from "vitest"
import { createMemory } from "../../../src/index.ts"

const ada = { user: "ada" }

describe("a secret that only the names of its memory tell", () => {
  it.each([
    ["octopus777", { about: { subject: "wifi", attribute: "password" } }],
    ["octopus777", { about: { subject: "password", attribute: "wifi" } }],
    ["4711", { about: { subject: "front door", attribute: "code" } }],
    ["4711", { key: "door-code" }],
    ["octopus777", { key: "wifi_password" }],
    ["octopus777", { key: "WLAN-Passwort" }],
    ["octopus777", { category: "password" }],
    ["It is octopus777", { about: { subject: "wifi", attribute: "password" } }],
  ])("%s is not stored with %o", async (content, details) => {
    await using memory = await createMemory()
    const { memory: added } = await memory.for(ada).add(content, { ...details, quote: content })
    expect(JSON.stringify(added)).not.toMatch(/octopus777|4711/)
    expect(added.content).toContain("[redacted: ")
    const changed = await memory.for(ada).update(added.id, { content: content.replace(/octopus777|4711/, "walrus888") })
    expect(JSON.stringify(changed)).not.toContain("walrus888")
  })

  it("is found by the scan where it was stored before", async () => {
    await using memory = await createMemory({ settings: { redactSecrets: false } })
    const { memory: added } = await memory.for(ada).add("octopus777", { key: "wifi-password" })
    const found = await memory.scan({ limit: 100, redact: true })
    expect(JSON.stringify(found)).toContain(added.id)
    expect((await memory.for(ada).get(added.id))?.content).not.toContain("octopus777")
  })

  it.each([
    ["Prefers tabs", { about: { subject: "editor", attribute: "indentation" } }],
    ["Berlin", { key: "home-city" }],
    ["Paid 40 euros for the token ring", { key: "lapel-pin" }],
    ["octopus777", { about: { subject: "game", attribute: "nickname" } }],
  ])("%s stays with %o", async (content, details) => {
    await using memory = await createMemory()
    expect((await memory.for(ada).add(content, details)).memory.content).toBe(content)
  })
})
