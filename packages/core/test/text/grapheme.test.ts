import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { graphemeStart, truncate } from "../../src/text/grapheme.ts"
import { bestPassage } from "../../src/text/passage.ts"

const characters = new Intl.Segmenter("en", { granularity: "grapheme" })
const boundaries = (text: string) =>
  new Set([...characters.segment(text)].map(({ index }) => index).concat(text.length))

/** Texts of whole characters that a careless cut breaks: families, flags, skin tones, accents apart, Devanagari, Hangul from parts, lone surrogates. */
const awkward = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "👩‍👩‍👧",
        "🇩🇪",
        "🇫🇷",
        "👍🏽",
        "e\u0301",
        "क्षि",
        "각",
        "\ud83d",
        "\r\n",
        " ",
        "a",
        "ab cd",
        "茶",
        "ー",
        "Z̴̢̛͔̞",
      ),
      fc.string({ unit: "grapheme", maxLength: 6 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(""))

describe("where a text may be cut", () => {
  test("is never inside a character, and never after the place asked for", () => {
    fc.assert(
      fc.property(awkward, fc.nat(300), (text, at) => {
        const place = graphemeStart(text, at)
        expect(place).toBeLessThanOrEqual(Math.min(at, text.length))
        expect(boundaries(text)).toContain(place)
      }),
    )
  })

  test("is the place asked for when a character begins there", () => {
    fc.assert(
      fc.property(awkward, (text) => {
        for (const place of boundaries(text)) expect(graphemeStart(text, place)).toBe(place)
      }),
      { numRuns: 30 },
    )
  })

  test("a shortened text is a beginning of whole characters, inside its length", () => {
    fc.assert(
      fc.property(awkward, fc.integer({ min: 0, max: 120 }), (text, max) => {
        const short = truncate(text, max)
        expect(short.length).toBeLessThanOrEqual(Math.max(max, 0))
        if (short === text) return
        const kept = short.replace(/…$/, "")
        expect(text.startsWith(kept)).toBe(true)
        expect(boundaries(text)).toContain(kept.length)
      }),
    )
  })

  test("a passage out of one long sentence is made of whole characters", () => {
    const text = `${"👩‍👩‍👧🇩🇪".repeat(60)}quokka${"👍🏽e\u0301".repeat(80)}`
    const shown = bestPassage(text, ["quokka"], 100).replace(/^… | …$/g, "")
    const from = text.indexOf(shown)
    expect(from).toBeGreaterThanOrEqual(0)
    expect([...boundaries(text)]).toEqual(expect.arrayContaining([from, from + shown.length]))
  })
})
