import { expect, it } from "vitest"
import { chunkMarkdown } from "../src/index.ts"

/**
 * Texts whose chunks OpenClaw 2026.2 and 2026.9 were recorded with. Both cover the same lines; parts of this package
 * begin at headings, overlap nowhere, and are never longer than the limit, which theirs are in two cases.
 */
const cases: readonly (readonly [name: string, text: string, lines: readonly (readonly [number, number])[]])[] = [
  ["an empty text", "", []],
  ["a short line", "hello", [[1, 1]]],
  ["a newline at the end", "a\nb\n", [[1, 2]]],
  ["short lines", "aaaaaaaaaa\nbbbbbbbbbb\ncccccccccc\ndddddddddd", [[1, 4]]],
  ["a line of 100 characters", "y".repeat(100), [[1, 1]]],
  ["a line of 5,000 characters", "z".repeat(5_000), Array.from({ length: 4 }, () => [1, 1] as const)],
  ["CRLF", "a\r\nb\r\n", [[1, 2]]],
  ["blank lines", "\n\n\n", []],
  [
    "curated entries",
    "# T\nintro\n- one\n- two\n  more\n# S\n- three",
    [
      [1, 5],
      [6, 7],
    ],
  ],
]

it.each(cases)("%s is split with the lines of the file and within the limit", (_, text, lines) => {
  const chunks = chunkMarkdown(text)
  expect(chunks.map(({ firstLine, lastLine }) => [firstLine, lastLine])).toEqual(lines)
  for (const { statements } of chunks) expect(statements.join("\n").length).toBeLessThanOrEqual(1_600)
  const words = (all: string): string => all.replace(/\s+/g, "")
  expect(words(chunks.flatMap(({ statements }) => statements).join(""))).toBe(words(text))
})

it("lines that do not fit together are split between them, each in one chunk", () => {
  const lines = Array.from({ length: 8 }, (_, at) => `line${at} ${"x".repeat(90)}`)
  const chunks = chunkMarkdown(lines.join("\n"), { maxCharacters: 200 })
  expect(chunks.map(({ firstLine, lastLine }) => [firstLine, lastLine])).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
  ])
})
