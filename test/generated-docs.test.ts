import { globSync, readFileSync, writeFileSync } from "node:fs"
import { expect, it } from "vitest"
import { docTables, generated } from "./doc-tables.ts"
import { root } from "./sources.ts"

const { UPDATE_DOCS } = process.env

it.each(docTables)("$file holds the table of $name as it is built", (table) => {
  const { stands, wanted } = generated(table)
  if (UPDATE_DOCS === "1") writeFileSync(`${root}${table.file}`, wanted)
  else expect(stands, `${table.file} is behind. After a build: ${REWRITE}`).toBe(wanted)
})

it("docs/http.md has a part for each resource, named by it", () => {
  const page = readFileSync(`${root}docs/http.md`, "utf8")
  const parts = Array.from(page.matchAll(/^## (.+)$/gm), ([, name]) => name)
  expect(parts.filter((name) => name !== "Shapes" && !/^[a-z-]+$/.test(name ?? ""))).toEqual([])
  expect(
    page
      .split("\n## probes\n")[1]
      ?.split("\n## ")[0]
      ?.match(/^### .+$/gm),
  ).toEqual(["### `GET /healthz`", "### `GET /readyz`"])
})

it("docs/errors.md names every code that a request or a command can get", () => {
  const page = readFileSync(`${root}docs/errors.md`, "utf8")
  const codes = thrownCodes()
  expect(codes.size).toBeGreaterThan(30)
  expect([...codes].filter((code) => !page.includes(`\`${code}\``))).toEqual([])
})

const REWRITE = "UPDATE_DOCS=1 vitest run test/generated-docs.test.ts"

/** Codes as the sources give them: behind a status or an exit code, or as a field. */
function thrownCodes(): ReadonlySet<string> {
  const texts = globSync("packages/{server,cli,api}/src/**/*.ts", { cwd: root }).map((file) =>
    readFileSync(`${root}${file}`, "utf8"),
  )
  const given = /(?:\(\s*(?:\d+|\w+\.status),\s*|\bcode: )"([a-z]+(?:_[a-z]+)*)"/g
  return new Set(texts.flatMap((text) => [...text.matchAll(given)].map(([, code = ""]) => code)))
}
