import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { Place } from "./keepsake.ts"

test("config llm says what a model would have cost over the last 30 days, and how to switch it on", async () => {
  await using place = new Place()
  await place.run(["add", "Feeds a hedgehog"])
  const prices = { KEEPSAKE_LLM_INPUT_PRICE: "0.5", KEEPSAKE_LLM_OUTPUT_PRICE: "2" }
  const { code, stdout } = await place.run(["config", "llm"], { ...prices, OPENAI_API_KEY: "sk-test" })
  expect(code).toBe(0)
  expect(stdout).toContain("none reads along")
  expect(stdout).toMatch(/cost +0\.00/)
  expect(stdout).toContain('"provider": "upstream"')
  expect((await place.run(["config", "llm"])).stdout).toContain("cost          unknown: set llm.inputPrice")
  expect(JSON.parse((await place.run(["config", "llm", "--json"])).stdout)).toMatchObject({ days: 30, isOn: false })
})

test("config import takes over the memory settings of Osaurus, and names what has no counterpart", async () => {
  await using place = new Place()
  const file = join(place.folder, "memory.json")
  const settings = {
    enabled: true,
    embeddingModel: "nomic-embed-text-v1.5",
    extractionMode: "manual",
    relevanceGateMode: "llm",
    memoryBudgetTokens: 1_200,
    summaryDebounceSeconds: 90,
    salienceFloor: 0.2,
    episodeRetentionDays: 0,
  }
  writeFileSync(file, JSON.stringify(settings))
  await place.run(["add", "Feeds a hedgehog"])
  const words = ["config", "import", "memory.json", "--from", "osaurus"]
  expect((await place.run([...words, "--dry-run"])).stdout).toContain("memory.maxTokens")
  const settingAt = async (path: string) =>
    JSON.parse((await place.run(["config", "print", "--json"])).stdout).data.find(
      (one: { readonly path: string }) => one.path === path,
    ).value
  expect(await settingAt("memory.maxTokens")).toBe(800)
  const { code, stdout } = await place.run(words)
  expect(code).toBe(0)
  expect(stdout).toMatch(/salienceFloor +skipped: has no counterpart/)
  expect(stdout).toMatch(/relevanceGateMode +skipped: llm needs llm\.model/)
  expect(await settingAt("memory.maxTokens")).toBe(1_200)
  expect(await settingAt("memory.extractionMode")).toBe("manual")
  expect(await settingAt("memory.turnRetentionDays")).toBe(0)
  writeFileSync(file, JSON.stringify({ memoryBudgetTokens: "many" }))
  expect(await place.run(words)).toMatchObject({ code: 2, stderr: expect.stringContaining("memoryBudgetTokens") })
  expect((await place.run(["config", "import", "nowhere.json", "--from", "osaurus"])).code).toBe(2)
  expect((await place.run(["config", "import", "memory.json"])).code).toBe(2)
})
