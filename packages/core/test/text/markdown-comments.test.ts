import fc from "fast-check"
import { expect, it } from "vitest"
import { splitMarkdownComments } from "../../src/text/markdown-comments.ts"

const shown = (text: string): string => splitMarkdownComments(text).text

it.each([
  ["- Uses Helix. <!-- importance: 8 -->", "- Uses Helix.", ["importance: 8"]],
  ["One <!-- a --> and two <!-- b -->.", "One  and two .", ["a", "b"]],
  ["<!-- one\n\n- two\n```\n-->\nThree.", "\n\n\n\n\nThree.", ["one\n\n- two\n```"]],
  ["A line <!-- that\ngoes on --> ends.", "A line\n ends.", ["that\ngoes on"]],
  ["- <!-- trigger: build, deploy -->\r\n- Next\r\n", "\r\n- Next\r\n", ["trigger: build, deploy"]],
  ["## Machines <!-- importance: 9 -->\n", "## Machines\n", ["importance: 9"]],
  ["<!-->Text", "Text", [""]],
])("a comment is no part of the text: %j", (text, expected, comments) => {
  const split = splitMarkdownComments(text)
  expect(split.text).toBe(expected)
  expect(split.comments.map((comment) => comment.text)).toEqual(comments)
})

it.each([
  "Write `<!-- importance: 8 -->` at the end of a line.",
  "Both ``a ` <!-- b -->`` are code.",
  "```html\n<!-- an example -->\n```",
  "~~~\n<!-- an example -->\n~~~\n",
  "A comment begins with <!-- in HTML.\n\nIt ends with --> there.",
  "<!-- is never closed\n\nText.",
  '---\ntitle: "<!-- x"\n---\n\nText --> here.',
])("what only looks like a comment stays: %j", (text) => {
  expect(splitMarkdownComments(text)).toEqual({ text, comments: [] })
})

it("lines keep their numbers, and a text without comments is not changed", () => {
  const part = fc.constantFrom("<!--", "-->", "`", "```", "\n", "\n\n", "\r\n", "- ", "word ", "# ", "> ", "---\n")
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const text = parts.join("")
      const split = splitMarkdownComments(text)
      expect(split.text.split("\n")).toHaveLength(text.split("\n").length)
      if (split.comments.length === 0) expect(split.text).toBe(text)
      for (const { line } of split.comments) expect(text.split("\n")[line - 1]).toContain("<!--")
    }),
  )
})

it("openings that nothing closes are read in one pass", () => {
  const text = `${"<!-- `".repeat(200_000)}\n${"x <!--\n".repeat(200_000)}`
  expect(shown(text)).toBe(text)
})
