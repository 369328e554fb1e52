import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"
import { rulesExtractor } from "../../../src/defaults/rules-extractor.ts"
import { tenantOf } from "../../../src/turn/pools.ts"

const scripts = new URL("../../../scripts/", import.meta.url)
const talk = readFileSync(new URL("plain-talk.txt", scripts), "utf8").split("\n")

async function keeps(text: string): Promise<boolean> {
  const messages = [{ role: "user", text, position: 0 }] as const
  const owner = { tenant: tenantOf("acme") }
  return (await rulesExtractor.extract([{ id: "t", owner, at: 0, before: [], messages, recalled: [] }], [])).length > 0
}

async function shareKept(mark: string): Promise<number> {
  const lines = talk.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2))
  const kept = await Promise.all(lines.map(keeps))
  return kept.filter((one) => one).length / lines.length
}

it("tells what people say of themselves from what says nothing of them, with the weights that are shipped", async () => {
  expect(await shareKept("+")).toBeGreaterThan(0.97)
  expect(await shareKept("-")).toBeLessThan(0.05)
})

it("has weights that anybody can fit and measure again from a folder of labelled turns", () => {
  const folder = mkdtempSync(join(tmpdir(), "keepsake-turns-"))
  const line = (text: string, label: string, answer?: string): string =>
    JSON.stringify({ role: "user", text, label, ...(answer !== undefined && { qa: [{ question: "?", answer }] }) })
  const lines = Array.from({ length: 20 }, (_, index) => [
    line(`I bought ${index} pears at the market yesterday.`, "evidence", `${index} pears`),
    line(`Can you list ${index} kinds of pears?`, "generic"),
  ])
  writeFileSync(join(folder, "turns.jsonl"), lines.flat().join("\n"))
  const script = fileURLToPath(new URL("fit-telling.ts", scripts))
  const said = execFileSync(process.execPath, [script, folder], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  })
  rmSync(folder, { recursive: true })
  expect(said).toContain("cross-validated: answer kept 100.0 %, evidence found 100.0 %, false alarms 0.0 %")
})
