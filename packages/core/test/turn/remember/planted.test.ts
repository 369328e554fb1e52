import { describe, expect, it } from "vitest"
import { redact } from "../../../src/turn/remember/redact.ts"
import { plantedSecrets } from "../../planted-secrets.ts"

describe("secrets made from what their issuers say of the form", () => {
  const planted = plantedSecrets()

  it("are more than 300, all different, and always the same", () => {
    expect(new Set(planted.map(({ secret }) => secret)).size).toBe(planted.length)
    expect(planted.length).toBeGreaterThan(300)
    expect(plantedSecrets()).toEqual(planted)
  })

  it("are all cut out, alone and in the middle of other text", () => {
    const left = planted.flatMap(({ kind, secret, sentence }) => {
      const said = sentence.replace("%", () => secret)
      const around = `Yesterday we met at the harbour. ${said}\nSee you on Monday!`
      return [said, around].filter((text) => redact(text).text.includes(secret)).map((text) => `${kind}: ${text}`)
    })
    expect(left).toEqual([])
  })

  it("leave the text around them", () => {
    for (const { secret, sentence } of planted) {
      const text = `Yesterday we met at the harbour.\n${sentence.replace("%", () => secret)}\nSee you on Monday!`
      expect(redact(text).text).toMatch(/^Yesterday we met at the harbour\.\n[\s\S]*\nSee you on Monday!$/)
    }
  })
})
