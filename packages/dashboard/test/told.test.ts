import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { told as german } from "../src/words/told/de.ts"
import { teller } from "../src/words/told/told-catalogue.ts"
import { told as chinese } from "../src/words/told/zh.ts"

const languages = { german: teller(german), chinese: teller(chinese) }
const source = (path: string) => readFileSync(new URL(`../../core/src/turn/${path}`, import.meta.url), "utf8")

function expectTold(sentences: readonly string[]): void {
  for (const [name, told] of Object.entries(languages))
    expect(
      sentences.filter((sentence) => told(sentence) === undefined),
      `untranslated, ${name}`,
    ).toEqual([])
}

test("every reason of a recall is told in every language", () => {
  const sentences = [...source("recall/why-not.ts").matchAll(/^ {2}"?[\w-]+"?: "([^"]+)",$/gm)].map(
    ([, said = ""]) => said,
  )
  const gate = [...source("recall/gate.ts").matchAll(/(?:because: |\? |: )"(\w+ [^"]+)"/g)].map(([, said = ""]) => said)
  expect(sentences.length).toBeGreaterThan(15)
  expect(gate.length).toBeGreaterThan(4)
  expectTold([...sentences, ...gate])
})

test("every reason to set a memory aside is told in every language", () => {
  const trust = source("remember/trust.ts")
  const reasons = [...trust.matchAll(/reason: "([^"]+)"/g)].map(([, said = ""]) => said)
  const attacks = [...trust.matchAll(/^ {4}"([a-z ]+)",$/gm)].map(([, said = ""]) => said)
  expect([reasons.length, attacks.length].every((found) => found > 3)).toBe(true)
  expectTold([...reasons, ...attacks])
})

test("what every setting is about is told in every language", () => {
  const page = readFileSync(new URL("../../../docs/settings.md", import.meta.url), "utf8")
  const abouts = [...page.matchAll(/^\| `[a-zA-Z.]+` \|.*\| ([^|]+) \|$/gm)].map(([, about = ""]) => about.trim())
  expect(abouts.length).toBeGreaterThan(40)
  expectTold(abouts)
})

test("what differs in a sentence stands in its translation", () => {
  const warning = "Key abc serves one person but names several users. Create one with: keepsake keys create --many"
  expect(languages.german(warning)).toMatch(/^Der Schlüssel abc dient/)
  expect(languages.german("Something that nobody has translated")).toBeUndefined()
})
