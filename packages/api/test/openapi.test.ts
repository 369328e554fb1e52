import { expect, test } from "vitest"
import { openapi, type Route, routes } from "../src/index.ts"

const document = openapi({ version: "1.2.3", url: "http://127.0.0.1:4747" })
const lines = Object.entries<Route>(routes)

test("the document has every route with its method and name", () => {
  for (const [name, route] of lines) {
    expect(document).toHaveProperty(
      ["paths", route.path, route.method.toLowerCase(), "operationId"],
      route.operation ?? name,
    )
  }
})

test("every reference in the document resolves", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? "")
  expect(references.length).toBeGreaterThan(10)
  for (const path of references) expect(document).toHaveProperty(path.split("/"))
})

test("shared schemas are named components", () => {
  expect(Object.keys(Object(document.components).schemas).toSorted()).toEqual([
    "Consolidation",
    "ConsolidationWithItems",
    "ConversationRecord",
    "Error",
    "Explanation",
    "ExportLine",
    "ImportLine",
    "Json",
    "Key",
    "Memory",
    "MemoryEvent",
    "MemoryRecord",
    "Playground",
    "Receipt",
    "Session",
    "Setting",
    "Statistics",
    "Trace",
    "Warning",
  ])
})

test("a public route needs no key and every other route does", () => {
  expect(document).toHaveProperty(["paths", "/healthz", "get", "security"], [])
  expect(document).toHaveProperty(["paths", "/api/keys", "get", "security", "length"], 3)
  expect(document).toHaveProperty(["paths", "/api/keys", "get", "x-access"], "admin")
})

test("no route uses a name twice, so a client can pass one flat object", () => {
  for (const [, route] of lines) {
    const names = [route.params, route.query, route.body].flatMap((part) => Object.keys(part?.shape ?? {}))
    expect(new Set(names).size).toBe(names.length)
  }
})

test("every parameter in a path is described", () => {
  for (const [, route] of lines) {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(Object.keys(route.params?.shape ?? {})).toEqual(inPath)
  }
})
