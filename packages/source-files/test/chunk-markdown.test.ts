import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chunkMarkdown } from "../src/index.ts"

const paragraph = (name: string, words: number): string => `${name} ${"word ".repeat(words)}`.trim()

describe("chunks of Markdown", () => {
  it("begin at headings, name those above, and have the lines of the file", () => {
    const text = "# House\n\n## Kitchen\n\nThe oven is new.\n\n## Garden\n\n- bees\n- roses\n"
    expect(chunkMarkdown(text)).toEqual([
      { statements: ["# House", "## Kitchen", "The oven is new."], heading: "", firstLine: 1, lastLine: 5 },
      { statements: ["## Garden", "- bees", "- roses"], heading: "House", firstLine: 7, lastLine: 10 },
    ])
  })

  it("have the file's lines behind front matter, a byte order mark and CRLF", () => {
    const text = "\uFEFF---\r\ntitle: x\r\n---\r\n\r\nThe server is in Oslo.\r\nIt is red.\r\n"
    expect(chunkMarkdown(text)).toEqual([
      { statements: ["The server is in Oslo.\nIt is red."], heading: "", firstLine: 5, lastLine: 6 },
    ])
  })

  it("have no comments, and the file's lines behind them", () => {
    const text =
      "<!-- kept by hand -->\n# House <!-- importance: 9 -->\n\n- bees <!-- trigger: hive, honey -->\n- `<!-- x -->` in HTML\n\n<!--\n- old\n\n# Old\n-->\n## Garden\n\nroses\n"
    expect(chunkMarkdown(text)).toEqual([
      { statements: ["# House", "- bees", "- `<!-- x -->` in HTML"], heading: "", firstLine: 2, lastLine: 5 },
      { statements: ["## Garden", "roses"], heading: "House", firstLine: 12, lastLine: 14 },
    ])
  })

  it("keep lists, tables and code whole while they fit", () => {
    const code = `\`\`\`sh\n# no heading\n\n${paragraph("run", 20)}\n\`\`\``
    const table = `| a | b |\n|---|---|\n${"| one | two |\n".repeat(8)}`.trim()
    const text = [paragraph("before", 30), code, table, paragraph("after", 30)].join("\n\n")
    const all = chunkMarkdown(text, { maxCharacters: 200 }).flatMap(({ statements }) => statements)
    expect(all).toContain(code)
    expect(all).toContain(table)
  })

  it("are never longer than the limit, lose no word and cover the lines that they came from", () => {
    const line = fc.oneof(
      fc.constantFrom("", "# One", "### Three", "- item", "```", "| a | b |", "---", "👨‍👩‍👧 ".repeat(120)),
      fc.lorem({ maxCount: 60 }),
      fc.string({ maxLength: 500 }).map((text) => text.replace(/[\r\n]/g, " ")),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), fc.integer({ min: 200, max: 600 }), (lines, maxCharacters) => {
        const chunks = chunkMarkdown(lines.join("\n"), { maxCharacters })
        for (const { statements, firstLine, lastLine } of chunks) {
          expect(statements.join("\n").length).toBeLessThanOrEqual(maxCharacters)
          const source = lines.slice(firstLine - 1, lastLine).join("\n")
          for (const statement of statements) expect(source).toContain(statement.trim())
        }
      }),
    )
  })

  it("of a line of a megabyte are made in one pass", () => {
    const chunks = chunkMarkdown("word. ".repeat(175_000))
    expect(chunks.length).toBeGreaterThan(600)
    expect(chunks.every(({ firstLine, lastLine }) => firstLine === 1 && lastLine === 1)).toBe(true)
  })

  it("refuse a limit that no memory could hold", () => {
    expect(() => chunkMarkdown("x", { maxCharacters: 5_000 })).toThrow(/2,700/)
  })
})
