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

it("every link to a file in the docs resolves", () => {
  expect(links.filter(({ file, to }) => !existsSync(join(root, dirname(file), to)))).toEqual([])
})

it("every path of ARCHITECTURE.md's table of where to start exists", () => {
  const [, table = ""] = readFileSync(`${root}ARCHITECTURE.md`, "utf8").split(/^## Where to start$|^## Folders$/m)
  const paths = Array.from(table.matchAll(/`((?:packages|docs|test)\/[^`\s]+)`/g), ([, path = ""]) => path)
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

it("every decision has a unique number, the same in its file name and heading", () => {
  const numbers = globSync("docs/decisions/*.md", { cwd: root }).map((file) => {
    const [, named] = /(\d{4})-/.exec(file) ?? []
    const [, headed] = /^# (\d+)\./.exec(readFileSync(`${root}${file}`, "utf8")) ?? []
    return { named: Number(named), headed: Number(headed) }
  })
  expect(numbers.filter(({ named, headed }) => named !== headed)).toEqual([])
  expect(new Set(numbers.map(({ named }) => named)).size).toBe(numbers.length)
})
