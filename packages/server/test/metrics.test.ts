import { expect, test } from "vitest"
import { add, keepsake } from "./keepsake.ts"

const scrape = async (url: string) => {
  const text = await (await fetch(`${url}/metrics`)).text()
  const figures = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"))
  return {
    text,
    figures: new Map(
      figures.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
    ),
  }
}

test("The metrics count requests and durations, without owners", async () => {
  const { url, admin } = await keepsake()
  await add(url, admin, { content: "Has a dog named Biscuit", category: "general" })
  let tokens = 0
  for (const content of ["What is my dog called?", "Write a poem about the sea"]) {
    const response = await fetch(`${url}/v1/chat/completions`, {
      method: "POST",
      headers: { "x-keepsake-key": admin, "content-type": "application/json", "x-keepsake-session": "secret-session" },
      body: JSON.stringify({ model: "m", messages: [{ role: "user", content }] }),
    })
    await response.text()
    tokens += Number(response.headers.get("x-keepsake-tokens"))
  }
  const { text, figures } = await scrape(url)
  expect(figures.get('keepsake_recalls_total{result="hit"}')).toBe(1)
  expect(figures.get('keepsake_recalls_total{result="nothing"}')).toBe(1)
  expect(figures.get("keepsake_injected_tokens_total")).toBe(tokens)
  expect(figures.get("keepsake_recalled_memories_total")).toBe(1)
  expect(figures.get("keepsake_recall_seconds_count")).toBe(2)
  expect(figures.get('keepsake_recall_seconds_bucket{le="+Inf"}')).toBe(2)
  expect(figures.get('keepsake_requests_total{area="gateway",status="200"}')).toBe(2)
  expect(figures.get("keepsake_store_up")).toBe(1)
  expect(figures.get('keepsake_build_info{version="0.0.0-test",store="memory"}')).toBe(1)
  expect(text).not.toMatch(/Biscuit|secret-session|default/)
})

test("Every metric family has help text before its values, and every value is a number", async () => {
  const { url } = await keepsake()
  const { text, figures } = await scrape(url)
  expect([...figures.values()].every(Number.isFinite)).toBe(true)
  const told = new Set(Array.from(text.matchAll(/^# TYPE (\S+) (?:counter|gauge|histogram)$/gm), ([, name]) => name))
  for (const line of figures.keys()) {
    const name = line.replace(/\{.*/, "")
    expect(told.has(name) || told.has(name.replace(/_(?:bucket|sum|count)$/, "")), name).toBe(true)
  }
})

test("What answers under the paths of older systems counts as the API, and a probe does not", async () => {
  const { url, user } = await keepsake()
  expect((await fetch(`${url}/agents`, { headers: { authorization: `Bearer ${user}` } })).status).toBe(200)
  expect((await fetch(`${url}/memories`)).status).toBe(401)
  await fetch(`${url}/readyz`)
  const { figures } = await scrape(url)
  expect(figures.get('keepsake_requests_total{area="api",status="200"}')).toBe(1)
  expect(figures.get('keepsake_requests_total{area="api",status="401"}')).toBe(1)
  expect(figures.get('keepsake_requests_total{area="pages",status="200"}')).toBe(1)
})
