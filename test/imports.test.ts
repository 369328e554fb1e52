import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { type Import, importsOf, root, sourceFiles } from "./sources.ts"

/** A folder, and what its files may import: folders of the workspace, packages, `node:` for Node's own. */
const rules: readonly { readonly folder: string; readonly may: readonly string[] }[] = [
  { folder: "packages/core/src/contract/", may: ["packages/core/src/contract/"] },
  {
    folder: "packages/core/src/plugin/",
    may: ["packages/core/src/plugin/", "packages/core/src/contract/", "node:"],
  },
  { folder: "packages/core/src/text/", may: ["packages/core/src/text/", "packages/core/src/contract/", "stemmer"] },
  {
    folder: "packages/core/src/turn/",
    may: [
      "packages/core/src/turn/",
      "packages/core/src/text/",
      "packages/core/src/contract/",
      "packages/core/src/plugin/",
      "node:",
      "zod",
    ],
  },
  {
    folder: "packages/core/src/defaults/",
    may: [
      "packages/core/src/defaults/",
      "packages/core/src/text/",
      "packages/core/src/contract/",
      "packages/core/src/plugin/",
      "node:",
    ],
  },
  {
    folder: "packages/store-sqlite/src/",
    may: ["packages/store-sqlite/src/", "@keepsake/core/plugin", "better-sqlite3", "zod", "node:"],
  },
  {
    folder: "packages/store-qdrant/src/",
    may: ["packages/store-qdrant/src/", "@keepsake/core/plugin", "@qdrant/js-client-rest", "zod", "node:"],
  },
  {
    folder: "packages/openai/src/",
    may: ["packages/openai/src/", "@keepsake/core/plugin", "openai", "p-limit", "undici", "zod", "node:"],
  },
  {
    folder: "packages/qdrant-stand-in/src/",
    may: ["packages/qdrant-stand-in/src/", "@qdrant/js-client-rest", "snowball-stemmers", "zod", "node:"],
  },
  {
    folder: "packages/testkit/src/",
    may: ["packages/testkit/src/", "@keepsake/core", "fast-check", "vitest", "node:"],
  },
  {
    folder: "packages/dashboard/src/",
    may: [
      "packages/dashboard/src/",
      "@keepsake/api/browser",
      "@tanstack/",
      "react",
      "react-dom",
      "uplot",
      "virtual:keepsake-lines",
    ],
  },
  { folder: "packages/api/src/", may: ["packages/api/src/", "zod"] },
  {
    folder: "packages/mcp/src/",
    may: [
      "packages/mcp/src/",
      "@keepsake/core",
      "@keepsake/api",
      "@modelcontextprotocol/server",
      "lru-cache",
      "zod",
      "node:",
    ],
  },
  {
    folder: "packages/server/src/",
    may: [
      "packages/server/src/",
      "@keepsake/core",
      "@keepsake/api",
      "hono",
      "@hono/",
      "undici",
      "zod",
      "diff",
      "eventsource-parser",
      "@streamparser/json",
      "lru-cache",
      "node:",
    ],
  },
]

const imports = sourceFiles().flatMap(importsOf)

it("reads enough imports to mean something", () => {
  expect(imports.length).toBeGreaterThan(300)
})

it.each(rules)("$folder imports only what it may", ({ folder, may }) => {
  const mine = imports.filter(({ from }) => from.startsWith(folder))
  expect(mine.length).toBeGreaterThan(0)
  expect(mine.filter(({ what }) => !may.some((allowed) => what.startsWith(allowed)))).toEqual([])
})

it("keeps OpenTelemetry in one file", () => {
  const knowing = imports.filter(({ what }) => what.startsWith("@opentelemetry/")).map(({ from }) => from)
  expect(new Set(knowing)).toEqual(new Set(["packages/core/src/engine/observed/spans.ts"]))
})

it("keeps tsyringe and its polyfill in one file", () => {
  const knowing = imports.filter(({ what }) => what === "tsyringe" || what.startsWith("reflect-metadata"))
  const typesOnly = new Set(["packages/core/src/engine/memory-options.ts"])
  expect(new Set(knowing.map(({ from }) => from).filter((file) => !typesOnly.has(file)))).toEqual(
    new Set(["packages/core/src/engine/container.ts"]),
  )
})

it("lets nobody but the command line import the server and what it is handed", () => {
  const importers = imports.filter(({ what }) => /^(@keepsake\/(server|mcp)|keepsake)(\/|$)/.test(what))
  expect(importers.every(({ from }: Import) => from.startsWith("packages/cli/"))).toBe(true)
})

it("names no store and no vendor in core", () => {
  const naming = sourceFiles()
    .filter((file) => file.startsWith("packages/core/src/"))
    .filter((file) => /sqlite|qdrant|postgres/i.test(readFileSync(`${root}${file}`, "utf8")))
  expect(naming).toEqual([])
})

it("reads the environment only where configuration is read", () => {
  const written = /process\.env\b|\benv\b[^\n}]*\}\s*=\s*process\b|import[^\n;]*\benv\b[^\n;]*"(?:node:)?process"/
  const reading = sourceFiles().filter((file) => written.test(readFileSync(`${root}${file}`, "utf8")))
  expect(reading.filter((file) => !file.startsWith("packages/cli/"))).toEqual([])
})

/** Sources that may name Qdrant, each with the reason. */
const namesQdrant: Readonly<Record<string, string>> = {
  "packages/store-qdrant/": "is the store",
  "packages/qdrant-stand-in/": "imitates the server in tests",
  "packages/cli/src/": "composes the engine: its settings, commands and messages name the stores",
  "packages/api/src/routes/vector-database.ts": "has the released paths and operation ids",
  "packages/api/src/schemas/vector-database.ts": "describes the released fields",
  "packages/api/src/schemas/codes.ts": "lists the released codes of warnings",
  "packages/dashboard/src/i18n/server/": "translates released codes and settings",
}

it("names one vendor of a database only where the vendor is at home", () => {
  const naming = sourceFiles().filter((file) => /qdrant/i.test(readFileSync(`${root}${file}`, "utf8")))
  const excused = Object.keys(namesQdrant)
  expect(naming.filter((file) => !excused.some((folder) => file.startsWith(folder)))).toEqual([])
  expect(excused.filter((folder) => !naming.some((file) => file.startsWith(folder)))).toEqual([])
})
