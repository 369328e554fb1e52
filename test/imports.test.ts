import { readFileSync } from "node:fs"
import { basename, dirname, extname } from "node:path"
import { expect, it } from "vitest"
import { type Import, importsOf, root, sourceFiles } from "./sources.ts"

/** A folder and its allowed imports: folders of the workspace, packages, and `node:` for Node's modules. */
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
      "zod",
    ],
  },
  {
    folder: "packages/store-sqlite/src/",
    may: ["packages/store-sqlite/src/", "@keepsake/core/plugin", "better-sqlite3", "zod", "node:"],
  },
  {
    folder: "packages/sqlite-cipher/src/",
    may: ["packages/sqlite-cipher/src/", "@keepsake/core/plugin", "@keepsake/store-sqlite", "node:"],
  },
  {
    folder: "packages/store-qdrant/src/",
    may: ["packages/store-qdrant/src/", "@keepsake/core/plugin", "@qdrant/js-client-rest", "zod", "node:"],
  },
  {
    folder: "packages/store-postgres/src/",
    may: ["packages/store-postgres/src/", "@keepsake/core/plugin", "pg", "zod", "node:"],
  },
  {
    folder: "packages/store-lancedb/src/",
    may: ["packages/store-lancedb/src/", "@keepsake/core/plugin", "@lancedb/lancedb", "apache-arrow", "zod", "node:"],
  },
  {
    folder: "packages/local-embedder/src/",
    may: [
      "packages/local-embedder/src/",
      "@keepsake/core/plugin",
      "@huggingface/tokenizers",
      "onnxruntime-node",
      "zod",
      "node:",
    ],
  },
  {
    folder: "packages/openai/src/",
    may: ["packages/openai/src/", "@keepsake/core/plugin", "openai", "p-limit", "undici", "zod", "node:"],
  },
  {
    folder: "packages/embedders/src/",
    may: ["packages/embedders/src/", "@keepsake/core/plugin", "p-limit", "undici", "zod", "node:"],
  },
  {
    folder: "packages/source-files/src/",
    may: [
      "packages/source-files/src/",
      "@keepsake/core",
      "@keepsake/core/plugin",
      "@parcel/watcher",
      "picomatch",
      "zod",
      "node:",
    ],
  },
  {
    folder: "packages/local-postgres/src/",
    may: ["packages/local-postgres/src/", "pg", "node:"],
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
      "virtual:keepsake-routes",
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

it.each(rules)("$folder imports only what is allowed", ({ folder, may }) => {
  const mine = imports.filter(({ from }) => from.startsWith(folder))
  expect(mine.length).toBeGreaterThan(0)
  expect(mine.filter(({ what }) => !may.some((allowed) => what.startsWith(allowed)))).toEqual([])
})

it("only one file imports OpenTelemetry", () => {
  const knowing = imports.filter(({ what }) => what.startsWith("@opentelemetry/")).map(({ from }) => from)
  expect(new Set(knowing)).toEqual(new Set(["packages/core/src/engine/observed/spans.ts"]))
})

it("only one file imports tsyringe and its polyfill", () => {
  const knowing = imports.filter(({ what }) => what === "tsyringe" || what.startsWith("reflect-metadata"))
  const typesOnly = new Set(["packages/core/src/engine/memory-options.ts"])
  expect(new Set(knowing.map(({ from }) => from).filter((file) => !typesOnly.has(file)))).toEqual(
    new Set(["packages/core/src/engine/container.ts"]),
  )
})

it("only the command line imports the server and its composition", () => {
  const importers = imports.filter(({ what }) => /^(@keepsake\/(server|mcp)|keepsake)(\/|$)/.test(what))
  expect(importers.every(({ from }: Import) => from.startsWith("packages/cli/"))).toBe(true)
})

it("core names no store and no vendor", () => {
  const naming = sourceFiles()
    .filter((file) => file.startsWith("packages/core/src/"))
    // The database is a format of another program that is read, not a store.
    .filter((file) => file !== "packages/core/src/turn/session/openclaw-sessions.ts")
    .filter((file) => /sqlite|qdrant|postgres|lancedb/i.test(readFileSync(`${root}${file}`, "utf8")))
  expect(naming).toEqual([])
})

it("only the configuration reads the environment", () => {
  const written = /process\.env\b|\benv\b[^\n}]*\}\s*=\s*process\b|import[^\n;]*\benv\b[^\n;]*"(?:node:)?process"/
  const reading = sourceFiles().filter((file) => written.test(readFileSync(`${root}${file}`, "utf8")))
  expect(reading.filter((file) => !file.startsWith("packages/cli/"))).toEqual([])
})

/** Sources that may name a database vendor, each with the reason. */
const vendors: readonly { readonly name: RegExp; readonly sources: Readonly<Record<string, string>> }[] = [
  {
    name: /qdrant/i,
    sources: {
      "packages/store-qdrant/": "is the store",
      "packages/qdrant-stand-in/": "imitates the server in tests",
      "packages/cli/src/": "composes the engine: its settings, commands and messages name the stores",
      "packages/api/src/routes/vector-database.ts": "has the released paths and operation ids",
      "packages/api/src/schemas/vector-database.ts": "describes the released fields",
      "packages/api/src/schemas/codes.ts": "lists the released codes of warnings",
      "packages/dashboard/src/i18n/server/": "translates released codes and settings",
    },
  },
  {
    name: /lancedb|LanceStore/i,
    sources: {
      "packages/store-lancedb/": "is the store",
      "packages/cli/src/": "composes the engine: its settings, commands and messages name the stores",
      "packages/dashboard/src/i18n/server/": "translates settings",
    },
  },
  {
    name: /postgres/i,
    sources: {
      "packages/store-postgres/": "is the store",
      "packages/local-postgres/": "starts the server for tests and benches",
      "packages/cli/src/": "composes the engine: its settings, commands and messages name the stores",
      "packages/dashboard/src/i18n/server/": "translates settings",
      "packages/dashboard/src/memories/sample-data.tsx": "has an example of a decision",
    },
  },
]

it.each(vendors)("$name is named only in its own sources", ({ name, sources }) => {
  const naming = sourceFiles().filter((file) => name.test(readFileSync(`${root}${file}`, "utf8")))
  const excused = Object.keys(sources)
  expect(naming.filter((file) => !excused.some((folder) => file.startsWith(folder)))).toEqual([])
  expect(excused.filter((folder) => !naming.some((file) => file.startsWith(folder)))).toEqual([])
})

/** The files of the packages that each file imports, types included. */
const graph = new Map(
  sourceFiles().map((file) => [file, imports.filter(({ from }) => from === file).map(({ what }) => what)]),
)

it("has no circle of imports, not even of types", () => {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(" -> "))
    if (path.includes(file) || done.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  expect(circles).toEqual([])
})

const SMALL_LINES = 40
const SMALL_CHARACTERS = SMALL_LINES * 120
const LONGEST_FILE = 300

/** Why a small file with one importer stays a file of its own. */
const staysApart: Readonly<Record<string, (file: string, importer: string) => boolean>> = {
  "is a component of a screen": (file) => file.endsWith(".tsx"),
  "is exported by an index": (_, importer) => basename(importer) === "index.ts",
  "is exported by its package under a path of its own": (file) => {
    const [, folder = "", path = ""] = /^(packages\/[^/]+)\/src\/(.+)\.ts$/.exec(file) ?? []
    return folder !== "" && sourceOf(`${folder}/package.json`).includes(`"./dist/${path}.js"`)
  },
  "is named after its folder": (file) => isNamedAfter(file, dirname(file)),
  "is listed by the file that is named after its folder": (file, importer) => isNamedAfter(importer, dirname(file)),
  "is one of several files of a folder that its importer, outside, puts together": (file, importer) =>
    dirname(importer) !== dirname(file) &&
    (graph.get(importer) ?? []).filter((what) => dirname(what) === dirname(file)).length >= 3,
  "is loaded on demand": (file, importer) => sourceOf(importer).includes(`/${basename(file)}")`),
  "runs in a worker": (file) => file.endsWith("-worker.ts"),
  "would make its importer too long": (file, importer) => linesOf(file) + linesOf(importer) > LONGEST_FILE,
}

it("keeps a small file with one importer in that importer", () => {
  const importers = Map.groupBy(
    [...graph].flatMap(([from, all]) => [...new Set(all)].map((what) => ({ from, what }))),
    ({ what }) => what,
  )
  const apart = [...graph.keys()].filter((file) => {
    const [importer, ...others] = importers.get(file) ?? []
    const isSmall = linesOf(file) < SMALL_LINES && sourceOf(file).length < SMALL_CHARACTERS
    if (importer === undefined || others.length > 0 || !isSmall) return false
    return !Object.values(staysApart).some((isReason) => isReason(file, importer.from))
  })
  expect(apart).toEqual([])
})

function isNamedAfter(file: string, folder: string): boolean {
  return basename(file, extname(file)) === basename(folder)
}

function sourceOf(file: string): string {
  return readFileSync(`${root}${file}`, "utf8")
}

function linesOf(file: string): number {
  return sourceOf(file).split("\n").length - 1
}
