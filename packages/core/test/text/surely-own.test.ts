import { expect, test } from "vitest"
import { ownChance } from "../../src/text/surely-own.ts"

function chanceOf(text: string, words: string): number {
  const at = text.indexOf(words)
  return ownChance([{ role: "user", text }], 0, at, at + words.length) ?? -1
}

test("words are likelier their sender's where they are said in passing than in a letter that is to be corrected", () => {
  const said = "My name is Selma."
  const letter = `Please correct this letter:\n\nDear neighbours,\n${said} I moved in last week.\nBest wishes`
  expect(chanceOf(said, said)).toBeGreaterThan(0.7)
  expect(chanceOf(letter, said)).toBeLessThan(0.3)
})
