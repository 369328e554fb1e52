import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { root } from "./sources.ts"

const textOf = (path: string): string => readFileSync(`${root}${path}`, "utf8")
const packages = new Set(
  readdirSync(`${root}packages`).map(
    (folder) => /"name": "([^"]+)"/.exec(textOf(`packages/${folder}/package.json`))?.[1],
  ),
)
const changesets = readdirSync(`${root}.changeset`).filter((name) => name.endsWith(".md"))

// `changeset version` ends with an error at the first package that it does not know.
it("each changeset names packages of the workspace and says what changed", () => {
  expect(changesets.length).toBeGreaterThan(0)
  const wrong = changesets.filter((name) => {
    const [, head = "", text = ""] = /^---\n(.*?)---\n(.*)$/s.exec(textOf(`.changeset/${name}`)) ?? []
    const named = [...head.matchAll(/^"([^"]+)": (?:patch|minor|major)$/gm)].map(([, one]) => one)
    return named.length === 0 || text.trim() === "" || !named.every((one) => packages.has(one))
  })
  expect(wrong).toEqual([])
})
