import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"
import { root } from "./sources.ts"

const files = globSync(["*.md", "docs/**/*.md", "packages/*/README.md"], { cwd: root })
const links = files.flatMap((file) =>
  [...readFileSync(`${root}${file}`, "utf8").matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = ""]) => ({
    file,
    to,
  })),
)

it("reads enough links to mean something", () => {
  expect(links.length).toBeGreaterThan(10)
})

it("every link of a document to a file leads somewhere", () => {
  expect(links.filter(({ file, to }) => !existsSync(join(root, dirname(file), to)))).toEqual([])
})
