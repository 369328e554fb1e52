import { expect, test } from "vitest"
import { wholeWords } from "../../src/text/whole-words.ts"
import { WORD_CHARACTER } from "../../src/text/word-characters.ts"

test("The characters of words are letters, marks, numbers and the underscore of every script, as Unicode has them", () => {
  const ours = new RegExp(`^${WORD_CHARACTER}$`, "u")
  const wrong: string[] = []
  for (let code = 0; code <= 0xffff; code++) {
    const character = String.fromCharCode(code)
    if (/[\p{Cn}\p{Co}\p{Cs}]/u.test(character)) continue
    if (ours.test(character) !== /[\p{L}\p{M}\p{N}_]/u.test(character)) wrong.push(code.toString(16))
  }
  expect(wrong).toEqual([])
})

test.each([
  ["Mein Sohn, ja", true],
  ["mein Söhnchen", false],
  ["Sohn\u{1f600}", true],
  ["(sohn)", true],
  ["Sohn’s", true],
  ["sohn_1", false],
  ["Übersohn", false],
  ["人sohn", false],
])("A word counts in %s only as a whole one", (text, isThere) => {
  expect(wholeWords("sohn").test(text)).toBe(isThere)
})
