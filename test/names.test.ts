import { expect, it } from "vitest"
import { declarationsIn, FORBIDDEN_NAMES, FORBIDDEN_WORDS, isParticiple, wordsOfIdentifier } from "./names.ts"
import { sourceFiles, toolFiles } from "./sources.ts"

/** Folders whose names follow the rules. */
const checked: readonly string[] = [
  "bench/",
  "checks/",
  "packages/api/",
  "packages/core/src/",
  "packages/dashboard/",
  "packages/mcp/",
  "packages/cli/src/",
  "packages/embedders/",
  "packages/local-postgres/",
  "packages/local-embedder/",
  "packages/openai/",
  "packages/qdrant-stand-in/",
  "packages/server/src/",
  "packages/source-files/",
  "packages/sqlite-cipher/",
  "packages/store-lancedb/",
  "packages/store-postgres/",
  "packages/store-qdrant/",
  "packages/store-sqlite/",
  "packages/testkit/",
  "proofs/",
  "test/",
]

const declarations = [...sourceFiles(), ...toolFiles()].flatMap(declarationsIn)
const ours = declarations.filter(({ file }) => checked.some((folder) => file.startsWith(folder)))

it("reads enough declarations to mean something", () => {
  expect(declarations.length).toBeGreaterThan(2000)
})

it("no declared name contains a forbidden word", () => {
  const wrong = ours.filter(
    ({ name }) =>
      Object.hasOwn(FORBIDDEN_NAMES, name) ||
      wordsOfIdentifier(name).some((word) => Object.hasOwn(FORBIDDEN_WORDS, word)),
  )
  expect(wrong.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

it("function names are verbs, not participles", () => {
  const wrong = ours.filter(({ kind, name }) => kind.startsWith("function") && isParticiple(name))
  expect(wrong.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

// Modules of the checks have the same exports where they implement one interface, such as a dialect of the stub upstream.
it("each name is exported from one file only", () => {
  const filesByName = new Map<string, Set<string>>()
  for (const { name, file, isExported } of declarations) {
    if (isExported && !file.startsWith("checks/")) filesByName.set(name, (filesByName.get(name) ?? new Set()).add(file))
  }
  const twice = [...filesByName]
    .filter(([, files]) => files.size > 1)
    .filter(([, files]) => [...files].some((file) => checked.some((folder) => file.startsWith(folder))))
  expect(twice.map(([name, files]) => `${name}: ${[...files].join(", ")}`)).toEqual([])
})
