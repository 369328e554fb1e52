import { globSync, readFileSync, writeFileSync } from "node:fs"
import { expect, it } from "vitest"
import { docTables, regenerate } from "./doc-tables.ts"
import { root } from "./sources.ts"

const { UPDATE_DOCS } = process.env

it.each(docTables)("the table $name in $file is up to date", (table) => {
  const { current, wanted } = regenerate(table)
  if (UPDATE_DOCS === "1") writeFileSync(`${root}${table.file}`, wanted)
  else expect(current, `${table.file} is outdated. After a build: ${REWRITE}`).toBe(wanted)
})

it("docs/http.md has a section for each resource", () => {
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

it("docs/errors.md names every code of a request or command", () => {
  const page = readFileSync(`${root}docs/errors.md`, "utf8")
  const codes = thrownCodes()
  expect(codes.size).toBeGreaterThan(30)
  expect([...codes].filter((code) => !page.includes(`\`${code}\``))).toEqual([])
})

const REWRITE = "UPDATE_DOCS=1 vitest run test/generated-docs.test.ts"

/** The codes in the sources: after a status or an exit code, or as a field. */
function thrownCodes(): ReadonlySet<string> {
  const texts = globSync("packages/{server,cli,api}/src/**/*.ts", { cwd: root }).map((file) =>
    readFileSync(`${root}${file}`, "utf8"),
  )
  const given = /(?:\(\s*(?:\d+|\w+\.status),\s*|\bcode: )"([a-z]+(?:_[a-z]+)*)"/g
  return new Set(texts.flatMap((text) => [...text.matchAll(given)].map(([, code = ""]) => code)))
}
