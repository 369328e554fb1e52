import { describe, expect, it } from "vitest"
import { redact, redactTogether } from "../../../src/turn/remember/redact.ts"
import { harmlessTexts } from "../../harmless-texts.ts"
import { toldSecrets } from "../../told-secrets.ts"

const told = toldSecrets.map((marked) => ({
  text: marked.replaceAll(/[«»¦]/g, ""),
  secrets: [...marked.matchAll(/«([^»]*)»/g)].map(([, secret = ""]) => secret.replaceAll("¦", "")),
}))

describe("spoken secrets", () => {
  it("are in fifteen languages and many voices, with as many look-alikes", () => {
    expect(told.length).toBeGreaterThan(400)
    expect(harmlessTexts.length).toBeGreaterThan(400)
    expect(told.filter(({ secrets }) => secrets.length === 0)).toEqual([])
  })

  it("are cut out of all but one message in fifty", () => {
    const kept = told.filter(({ text, secrets }) => {
      const clean = redact(text).text
      return secrets.some((secret) => clean.includes(secret))
    })
    expect(kept.length / told.length, JSON.stringify(kept)).toBeLessThanOrEqual(0.02)
  })

  it("are not looked for in what only looks like one, but for one message in fifty", () => {
    const cut = harmlessTexts
      .map((text) => redact(text.replaceAll("¦", "")).text)
      .filter((text) => text.includes("[redacted"))
    expect(cut.length / harmlessTexts.length, JSON.stringify(cut)).toBeLessThanOrEqual(0.02)
  })

  it("leave one marker each: markers are not nested, and redaction is idempotent", () => {
    for (const { text } of told) {
      const clean = redact(text).text
      expect(clean).not.toMatch(/\[redacted: [^\]]*\[/)
      expect(redact(clean).text).toBe(clean)
    }
  })

  it("leave the words of a marker alone, where the secret is such a word", async () => {
    const [first, second] = await redactTogether([
      "My pin is 4821 and my password is 'password'.",
      "Your password is noted.",
    ])
    expect(`${first?.text} ${second?.text}`).not.toMatch(/\[redacted: [^\]]*\[/)
  })

  it("take in whole what was cut inside of them", () => {
    expect(redact(`DB_PASS='ab ghp_${"a1B2c3D4e5".repeat(4)} cd'`).text).not.toMatch(/\[redacted: [^\]]*\[|a1B2/)
  })
})
