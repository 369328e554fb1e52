import { gzipSync } from "node:zlib"
import { expectTrue } from "../matrix.mjs"
import { open } from "./routes.mjs"

const file = (name, content) => ({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) })

const mem0 = {
  results: [
    { id: "m1", memory: "The lighthouse keeper collects old sea charts", created_at: "2025-03-01T10:00:00Z" },
    { id: "m2", memory: "Paints ship models in the winter months" },
    { id: "m3" },
  ],
}
const content = "Margit keeps the spare keys of the boathouse"
const keys = file("keys.json", JSON.stringify([{ id: "k1", memory: content }]))
const graph = [
  { type: "entity", name: "Boathouse", entityType: "building", observations: ["Has two slipways"] },
  { type: "relation", from: "Margit", to: "Boathouse", relationType: "looks_after" },
]
const agent = {
  agents: [{ id: "a", messages: [{ id: "l1", role: "user", content: "I moved to Trieste" }] }],
  blocks: [{ label: "human", value: "Rows on Thursdays" }],
}
const foreignFiles = [
  ["mem0", file("memories.json", JSON.stringify(mem0)), 2],
  ["mcp-server-memory", file("memory.json", graph.map((line) => `${JSON.stringify(line)}\n`).join("")), 2],
  ["letta", file("agent.af", JSON.stringify(agent)), 2],
  ["markdown", file("2026-02-03 notes.md", "# Boat\n\n- The hull was painted green in the spring of last year\n"), 1],
]

/** Export and import in the dashboard. */
export async function checkTransfers(browser, watched, keepsake, matrix) {
  const { url } = keepsake
  const page = await watched.page(browser, keepsake)
  const dialog = page.getByRole("dialog", { name: "Import, export" })
  const choose = async (chosen) => dialog.getByLabel("Choose a file, or drop it here").setInputFiles(chosen)
  const begin = async () => {
    await open(page, url, "/memories")
    await page.getByRole("button", { name: "Import, export" }).click()
    await dialog.waitFor()
  }
  const bring = async (chosen) => {
    await begin()
    await choose(chosen)
    await dialog.getByRole("button", { name: "Import", exact: true }).click()
    await dialog.waitFor({ state: "detached" })
  }
  const listed = async () =>
    (await page.evaluate(() => fetch("/api/memory?limit=1&status=all").then((r) => r.json()))).total

  await matrix.check("an export is imported again without a change, compressed or not", async () => {
    await begin()
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "JSON lines", exact: true }).click(),
    ])
    const path = await download.path()
    await choose(path)
    await dialog.getByLabel("Format").selectOption("jsonl")
    await dialog.getByText(/unchanged/).waitFor()
    const { readFile } = await import("node:fs/promises")
    await choose(file("memories.jsonl.gz", gzipSync(await readFile(path))))
    await dialog.getByText(/unchanged/).waitFor()
  })

  for (const [format, chosen, count] of foreignFiles) {
    await matrix.check(
      `a file of ${format} is detected, previewed and imported; repeating it changes nothing`,
      async () => {
        await begin()
        const before = await listed()
        await choose(chosen)
        await dialog.getByText(`${count} new`).waitFor()
        expectTrue((await dialog.getByLabel("Format").inputValue()) === format, "another format was recognised")
        expectTrue((await listed()) === before, "the preview has written something")
        await dialog.getByRole("button", { name: "Import", exact: true }).click()
        await page
          .getByText(/memor(y|ies) imported\./)
          .first()
          .waitFor()
        await dialog.waitFor({ state: "detached" })
        expectTrue((await listed()) === before + count, "not every memory is there")
        await begin()
        await choose(chosen)
        await dialog.getByText(/unchanged/).waitFor()
      },
    )
  }

  await matrix.check("import, explain, restore: an imported memory is recalled, changed and restored", async () => {
    const lamps = [{ id: "e1", memory: "The archive of the harbour office burns blue lamps" }]
    await bring(file("lamps.json", JSON.stringify(lamps)))
    await open(page, url, "/explain")
    await page.getByLabel("Question").fill("What do the lamps of the harbour office look like?")
    await page.keyboard.press("Enter")
    await page
      .getByRole("link", { name: /burns blue lamps/ })
      .first()
      .click()
    await page.getByRole("heading", { name: /burns blue lamps/ }).waitFor()
    await page.keyboard.press("e")
    await page.getByRole("dialog").getByLabel("Text").fill("The archive of the harbour office burns red lamps")
    await page.keyboard.press("Control+Enter")
    await page.locator("ins", { hasText: "red" }).waitFor()
    await page.getByRole("button", { name: "Restore version 1" }).click()
    await page.getByRole("heading", { name: /burns blue lamps/ }).waitFor()
  })

  await matrix.check("an import preview shows what was deleted here and what retention would hide", async () => {
    await bring(keys)
    await open(page, url, "/memories?q=Margit keeps the spare keys&by=contains")
    await page.locator("tbody a").first().focus()
    await page.keyboard.press("#")
    await page.getByText("Deleted.").waitFor()
    const retain = (change) =>
      page.evaluate(
        (body) => fetch("/api/settings", { method: "PUT", headers: { "content-type": "application/json" }, body }),
        JSON.stringify(change),
      )
    await begin()
    await choose(keys)
    await dialog
      .getByText(/stays deleted/)
      .first()
      .waitFor()
    await dialog.getByText("1 skipped").waitFor()
    await retain({ set: { "memory.retentionDays": 30 } })
    const old = { id: "o1", memory: "The ferry once left at six", created_at: "2019-01-01T00:00:00Z" }
    await choose(file("old.json", JSON.stringify([old])))
    await dialog.getByText("1 older than the retention period: no request sees it").waitFor()
    await retain({ reset: ["memory.retentionDays"] })
  })

  await matrix.check("a file that is no export shows an error, and nothing can be imported", async () => {
    await begin()
    const button = dialog.getByRole("button", { name: "Import", exact: true })
    await choose(file("storage.sqlite", "SQLite format 3\0rest"))
    await dialog.getByText(/it is an SQLite database. Import it with the command/).waitFor()
    await choose(file("pictures.zip", "PK\u0003\u0004rest"))
    await dialog.getByText(/it is a ZIP archive. Unpack it/).waitFor()
    await choose(file("letter.bin", "not an export\n"))
    await dialog.getByText(/format could not be detected/).waitFor()
    expectTrue((await button.count()) === 0, "it can be imported")
    await dialog.getByLabel("Format").selectOption("jsonl")
    await dialog.getByText("Nothing in this file can be imported.").waitFor()
    await dialog
      .getByText(/It is no JSON/)
      .first()
      .waitFor()
    await choose(file("cut.json", JSON.stringify(mem0).slice(0, -8)))
    await dialog.getByText(/The file is incomplete/).waitFor()
    await choose(file("empty.json", "[]"))
    await dialog.getByText("Nothing in this file can be imported.").waitFor()
    expectTrue((await button.count()) === 0, "it can be imported")
  })
  await page.context().close()
}
