import { generateKeyPairSync } from "node:crypto"
import { appendFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, it } from "vitest"
import { chunkMarkdown } from "../src/chunk-markdown.ts"
import { ask, contents, engine, folder } from "./engine.ts"

const said = (text: unknown, more: object = {}) =>
  `${JSON.stringify({ type: "user", sessionId: "s1", timestamp: "2026-05-04T09:00:00Z", message: { role: "user", content: text }, ...more })}\n`

it.each([
  ["a session of NUL", said("The oven is odd.", { sessionId: "\0" })],
  ["a session of half a character", said("The oven is odd.", { sessionId: "\ud800" })],
  ["a session of blanks", said("The oven is odd.", { sessionId: "   " })],
  ["a session of a megabyte", said("The oven is odd.", { sessionId: "x".repeat(1_000_000) })],
  ["a time that is no time", said("The oven is odd.", { timestamp: -1e20 })],
  ["a time in ten thousand years", said("The oven is odd.", { timestamp: "+012026-05-04T09:00:00Z" })],
  ["a time that is a list", said("The oven is odd.", { timestamp: [1] })],
  ["a text with NUL", said("The oven\0 is odd.")],
  ["a text with half a character", said("The oven \ud800 is odd.")],
  ["a text of ten megabytes", said(`The oven is odd. ${"pump ".repeat(2_000_000)}`)],
  ["a record that is a list", "[1,2]\n"],
  ["a record of null", "null\n"],
  ["a message that is a number", `${JSON.stringify({ type: "user", message: 5 })}\n`],
  ["deep nesting", `${'{"type":"user","message":{"content":'}${"[".repeat(50_000)}${"]".repeat(50_000)}}}\n`],
  ["UTF-16", Buffer.from(said("The oven is odd."), "utf16le")],
])("%s in a transcript keeps nothing else from being read", async (_, odd) => {
  const path = await folder()
  await writeFile(join(path, "a.jsonl"), odd)
  await appendFile(join(path, "a.jsonl"), `\n${said("The roof is old.")}`)
  await writeFile(join(path, "b.jsonl"), said("The door is blue.", { sessionId: "s2" }))
  const memory = await engine()
  await ask(memory, "files_add", { path, format: "claude-code", user: "ada" })
  expect(await ask(memory, "files_sync", { force: true })).toMatchObject([{ messages: 0 }])
  const all = await contents(memory)
  expect(all).toContain("The roof is old.")
  expect(all).toContain("The door is blue.")
})

it("a private key that is longer than a part is cut whole", async () => {
  const { privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 4096,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  })
  const path = await folder()
  await writeFile(join(path, "a.md"), `# Keys\n\n\`\`\`\n${privateKey}\`\`\`\n\nThe oven is new.\n`)
  const memory = await engine()
  await ask(memory, "files_add", { path, user: "ada" })
  const all = await contents(memory)
  expect(all).toContain("The oven is new.")
  const lines = privateKey.trim().split("\n").slice(1, -1)
  for (const line of lines) expect(all).not.toContain(line)
  const read = await ask(memory, "files_read", { path: "a.md", from: 20, lines: 3 })
  for (const line of lines) expect(JSON.stringify(read)).not.toContain(line)
  // The lines behind it have the numbers of the file.
  expect(await ask(memory, "files_read", { path: "a.md", from: lines.length + 7 })).toMatchObject({
    text: expect.stringContaining("The oven is new."),
  })
})

it("a secret whose name is in another part, or that stands in a heading, is cut", async () => {
  const path = await folder()
  const rows = Array.from({ length: 80 }, (_, at) => `| host-${at} | Tr0ub4dor-${at}-Zx |`)
  const table = ["| host | password |", "| --- | --- |", ...rows].join("\n")
  await writeFile(join(path, "a.md"), `# Hosts\n\n${table}\n`)
  const key = `sk-proj-${"aB3dE5gH7jK9".repeat(4)}`
  await writeFile(join(path, "b.md"), `# Key ${key}\n\n## Below\n\nThe oven is new.\n`)
  const memory = await engine()
  await ask(memory, "files_add", { path, user: "ada" })
  const { items } = await memory.for({ user: "ada" }).list({ limit: 200 })
  expect(items.length).toBeGreaterThan(2)
  expect(JSON.stringify(items)).not.toMatch(/Tr0ub4dor|aB3dE5/)
})

it("a transcript that is written anew after a line of more than a megabyte is read from its beginning", async () => {
  const path = await folder()
  const file = join(path, "a.jsonl")
  await writeFile(file, said(`The oven is new. ${"pump ".repeat(250_000)}`))
  const memory = await engine()
  await ask(memory, "files_add", { path, format: "claude-code", user: "ada" })
  await writeFile(file, said("The roof is old.") + said(`The door is blue. ${"pump ".repeat(300_000)}`))
  await ask(memory, "files_sync", { force: true })
  expect(await contents(memory)).toContain("The roof is old.")
})

it("a line of 8 MiB without a word is split in one pass", { timeout: 20_000 }, () => {
  const length = 8 * 1024 * 1024
  for (const text of ["a\u0301", "x"]) {
    const chunks = chunkMarkdown(text.repeat(length / text.length))
    expect(chunks.reduce((sum, { statements }) => sum + statements.join("").length, 0)).toBe(length)
  }
})
