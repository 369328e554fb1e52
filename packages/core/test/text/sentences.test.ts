import { describe, expect, test } from "vitest"
import { sentencesOf } from "../../src/text/sentences.ts"

const texts = (text: string) => sentencesOf(text).map((sentence) => sentence.text)

describe("sentencesOf", () => {
  test("marks end sentences and closing quotes stay with them", () => {
    expect(texts('I like tea. "Really?" Yes!')).toEqual(["I like tea.", '"Really?"', "Yes!"])
  })

  test.each([
    "Version 3.5 of Node.js is old",
    "See https://example.com/a.html?b=1.2 for more",
    "Dr. Thompson saw me",
    "J. Smith wrote it, e.g. last year",
    "We meet at 5 p.m. on Monday",
    "Island ist gebucht, 12. bis 19. Juni",
    "Geschlossen 1. – 15. August",
    "Mein Sohn geht in die 2. Klasse und hat ADHS",
    "Sie besucht jede 3. Woche ihre 90. Vorlesung",
  ])("%s is one sentence", (text) => {
    expect(texts(text)).toEqual([text])
  })

  test("a number may still be the end", () => {
    expect(texts("i turned 12. my sister is 15. we argue")).toEqual(["i turned 12.", "my sister is 15.", "we argue"])
  })

  test("an abbreviation may still be the end", () => {
    expect(texts("We meet at 5 p.m. Bring tea.")).toEqual(["We meet at 5 p.m.", "Bring tea."])
  })

  test("Chinese and Japanese need no space between sentences", () => {
    expect(texts("我喜欢茶。你呢？好的！")).toEqual(["我喜欢茶。", "你呢？", "好的！"])
  })

  test("a list has a sentence a line, its numbers included", () => {
    expect(texts("Plan:\n1. Buy milk\n2. Call Ada")).toEqual(["Plan:", "1. Buy milk", "2. Call Ada"])
  })

  test("a line that was only wrapped goes on", () => {
    const text = "This line was broken by an editor that wraps at seventy or so\ncolumns and goes on here."
    expect(texts(text)).toEqual([text])
  })

  test("places give the sentence back", () => {
    const text = "  One. \n\n Two… 三。 "
    for (const { start, end, text: sentence } of sentencesOf(text)) expect(text.slice(start, end)).toBe(sentence)
  })

  test.each([".", "!", "\n", "* ", "。", "a.", '."', "1. "])("a long row of %j is cut in linear time", (unit) => {
    const cut = sentencesOf(`${unit.repeat(60_000)}x`)
    expect(cut.length).toBeGreaterThan(0)
  })
})
