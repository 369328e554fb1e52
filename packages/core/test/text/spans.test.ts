import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import type { Span } from "../../src/contract/memory.ts"
import { sentencesOf } from "../../src/text/sentences.ts"
import { segmentMessage } from "../../src/text/spans/segmenter.ts"

interface Labelled {
  readonly language: string
  readonly text: string
  /** What was pasted. */
  readonly ranges: readonly (readonly [from: number, to: number])[]
}

/** Messages that nothing was trained on: "%% en mail" above each, and what was pasted in ⟦⟧. */
function labelledMessages(): readonly Labelled[] {
  const file = readFileSync(new URL("./spans-judge.txt", import.meta.url), "utf8")
  return file
    .split(/^%% /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf("\n")
      const ranges: [number, number][] = []
      let text = ""
      let from = 0
      for (const character of part.slice(end + 1).trimEnd()) {
        if (character === "⟦") from = text.length
        else if (character === "⟧") ranges.push([from, text.length])
        else text += character
      }
      return { language: part.slice(0, 2), text, ranges }
    })
}

/** Share of a stretch's letters that spans of a kind cover. */
function shareOf(text: string, spans: readonly Span[], from: number, to: number, is: (span: Span) => boolean): number {
  let all = 0
  let found = 0
  for (let at = from; at < to; at++) {
    if (/\s/.test(text[at] ?? " ")) continue
    all++
    const span = spans.find((one) => at >= one.from && at < one.to)
    if (span && is(span)) found++
  }
  return all === 0 ? 0 : found / all
}

const isTyped = ({ kind }: Span): boolean => kind === "typed"
const isSure = ({ kind, unsure }: Span): boolean => kind === "typed" && unsure !== true

describe("on messages in ten languages that nothing was trained on", () => {
  const sentences = labelledMessages().flatMap(({ language, text, ranges }) => {
    const spans = segmentMessage(text)
    const cuts = [...new Set([0, ...ranges.flat(), text.length])].sort((one, other) => one - other)
    return cuts.slice(0, -1).flatMap((cut, at) => {
      const pasted = ranges.some(([from, to]) => cut >= from && cut < to)
      return sentencesOf(text.slice(cut, cuts[at + 1])).map(({ start, end }) => ({
        language,
        pasted,
        beside: ranges.length > 0,
        typed: shareOf(text, spans, cut + start, cut + end, isTyped) > 0.5,
        sure: shareOf(text, spans, cut + start, cut + end, isSure) > 0.5,
      }))
    })
  })
  const share = (of: typeof sentences, is: (one: (typeof sentences)[number]) => boolean) =>
    of.filter(is).length / of.length

  test("what is pasted is seldom taken for typed, and hardly ever surely", () => {
    const pasted = sentences.filter((one) => one.pasted)
    expect(pasted.length).toBeGreaterThan(300)
    expect(share(pasted, ({ typed }) => typed)).toBeLessThan(0.1)
    expect(share(pasted, ({ sure }) => sure)).toBeLessThan(0.04)
  })

  test("what somebody types without a text is seldom taken for pasted", () => {
    const alone = sentences.filter((one) => !one.beside)
    expect(alone.length).toBeGreaterThan(180)
    expect(share(alone, ({ typed }) => !typed)).toBeLessThan(0.05)
  })
})

describe("whose words a stretch is", () => {
  const kinds = (text: string) => segmentMessage(text).map(({ from, to, kind }) => [kind, text.slice(from, to)])

  test("says typed, pasted, quoted and code of one message", () => {
    const message =
      "Please proofread this letter:\n\nDear Sir,\nI was born in Ghent and I love horses.\nYours faithfully, Ella\n\n> I never said that to anybody\n\n```\nconst x = 1\n```"
    expect(kinds(message).map(([kind]) => kind)).toEqual(["typed", "pasted", "quoted", "code"])
  })

  test("is the person, where quotation marks hold the whole message as programs write them", () => {
    expect(kinds('"I live in Ghent and I work as a nurse."').map(([kind]) => kind)).toEqual(["typed"])
  })

  test("spans are in order, without overlaps, and cover every word", () => {
    for (const { text } of labelledMessages()) {
      let end = 0
      for (const { from, to } of segmentMessage(text)) {
        expect(text.slice(end, from).trim()).toBe("")
        expect(to).toBeGreaterThan(from)
        end = to
      }
      expect(text.slice(end).trim()).toBe("")
    }
  })
})

describe("hostile messages", () => {
  const texts: readonly (readonly [string, (size: number) => string])[] = [
    ["one word", (size) => "a".repeat(size)],
    ["lines", (size) => "I live in Oslo.\n".repeat(size / 16)],
    ["quotation marks", (size) => '"'.repeat(size)],
    ["nested quotes", (size) => `${">".repeat(50)} I am here\n`.repeat(size / 61)],
    ["colons", (size) => "a: ".repeat(size / 3)],
    ["fences", (size) => "```\n".repeat(size / 4)],
    ["mixed scripts", (size) => "я住a私 ".repeat(size / 5)],
  ]

  test.each(texts)("%s: nothing is lost, in linear time", (_, make) => {
    const cost = (text: string): number => {
      const before = process.cpuUsage()
      const spans = segmentMessage(text)
      const { user, system } = process.cpuUsage(before)
      expect(spans.at(-1)?.to).toBe(text.trimEnd().length)
      return user + system
    }
    cost(make(100_000))
    const small = Math.max(20_000, cost(make(1_000_000)))
    expect(cost(make(4_000_000)) / small).toBeLessThan(12)
  })
})
