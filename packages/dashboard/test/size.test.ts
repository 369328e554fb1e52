import { readdirSync, readFileSync } from "node:fs"
import { gzipSync } from "node:zlib"
import { expect, test } from "vitest"

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

const dist = new URL("../dist/", import.meta.url)
// Written by the build that this test follows.
const manifest = JSON.parse(readFileSync(new URL("manifest.json", dist), "utf8")) as Readonly<Record<string, Chunk>>

/** A chunk with all that has to be there before it runs. */
function withImports(name: string, seen = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[name]
  if (chunk === undefined || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const other of chunk.imports ?? []) withImports(other, seen)
  return seen
}

function kilobytes(files: Iterable<string>): number {
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length,
    0,
  )
  return Math.round(bytes / 100) / 10
}

test("the first screen loads at most 140 kB of compressed script, and all screens together at most 270", () => {
  const first = new Set([...withImports("index.html"), ...withImports("src/overview/overview-screen.tsx")])
  const all = readdirSync(new URL("assets", dist)).flatMap((name) => (name.endsWith(".js") ? [`assets/${name}`] : []))
  const [firstSize, allSize] = [kilobytes(first), kilobytes(all)]
  console.info(`dashboard: first screen ${firstSize} kB, all ${allSize} kB of script, gzip`)
  expect(first.size).toBeGreaterThan(2)
  expect(firstSize).toBeLessThanOrEqual(140)
  expect(allSize).toBeLessThanOrEqual(270)
})

test("the page asks no other host for anything and carries no script or style of its own", () => {
  const html = readFileSync(new URL("index.html", dist), "utf8")
  expect(html).not.toMatch(/https?:|<style|style=| on\w+=|<script(?![^>]* src="\/assets\/)/)
  const styles = readdirSync(new URL("assets", dist)).filter((name) => name.endsWith(".css"))
  for (const name of styles)
    expect(readFileSync(new URL(`assets/${name}`, dist), "utf8")).not.toMatch(/url\(["']?https?:|@import/)
})
