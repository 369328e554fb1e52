import { randomUUID } from "node:crypto"
import { expectTrue } from "../matrix.mjs"
import { Watched } from "./browser.mjs"
import { open, scrollDown } from "./routes.mjs"

const MINUTE_MS = 60_000

/** The page contains few rows, regardless of the number of memories. */
export async function checkMany(browser, watched, keepsake, many, matrix) {
  const { url } = keepsake
  await matrix.check(`${many} memories: at most 60 rows in the page, also far down`, async () => {
    await importRecords(keepsake, "many", many)
    const page = await watched.page(browser, keepsake)
    await open(page, url, "/memories?tenant=many")
    const most = await scrollDown(page, { step: 4_000, frames: 60 })
    console.log(`${many} memories: at most ${most} rows in the page while scrolling`)
    console.log(`${many} memories, processor four times slower: ${await measureRendering(browser, keepsake)}`)
    expectTrue(most > 5 && most <= 60, `${most} rows`)
    const asked = await countRefetches(page, keepsake)
    console.log(`${many} memories: ${asked} pages of the list are read when one memory comes in`)
    // The first page for the count, visible pages with moved rows, and prefetched pages.
    expectTrue(asked >= 1 && asked <= 8, `${asked} pages of the list were read again after one change`)
    await checkScrollRestored(page)
    await page.context().close()
  })
}

/** Going back from a memory restores the scroll position of the list. */
async function checkScrollRestored(page) {
  const row = page.locator("tbody a").nth(20)
  const [text, scrolled] = [await row.textContent(), await page.evaluate(() => window.scrollY)]
  await row.focus()
  await page.keyboard.press("Enter")
  await page.getByRole("heading", { level: 1, name: text }).waitFor()
  await page.goBack()
  await page.waitForFunction((row) => document.activeElement?.textContent === row, text)
  const now = await page.evaluate(() => window.scrollY)
  expectTrue(scrolled > 5_000 && Math.abs(now - scrolled) < 1_000, `the list was at ${scrolled} and is at ${now}`)
}

/** Counts the pages that are refetched when a memory is added while the list is scrolled far down. */
async function countRefetches(page, { url, admin }) {
  let asked = 0
  const count = (request) => {
    if (new URL(request.url()).pathname === "/api/memory") asked++
  }
  page.on("request", count)
  const total = await page.locator("h1 + p").textContent()
  await fetch(`${url}/api/memory`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${admin}` },
    body: JSON.stringify({ content: "Comes in far above", tenant: "many" }),
  })
  await page.waitForFunction((before) => document.querySelector("h1 + p").textContent !== before, total)
  await page.waitForTimeout(1_000)
  page.off("request", count)
  return asked
}

/** Reports load time and long tasks while the list loads and scrolls. It asserts nothing about them. */
async function measureRendering(browser, keepsake) {
  const page = await new Watched({ slow: 4 }).page(browser, keepsake)
  await page.addInitScript(() => {
    window.longTasks = []
    new PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: "longtask", buffered: true })
  })
  await open(page, keepsake.url, "/memories?tenant=many")
  const rows = await page.evaluate(() => performance.now())
  await scrollDown(page, { step: 4_000, frames: 60 })
  const { first, tasks } = await page.evaluate(() => ({
    first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    tasks: window.longTasks,
  }))
  await page.context().close()
  const ms = (value) => `${Math.round(value ?? 0)} ms`
  return `first content after ${ms(first)}, rows after ${ms(rows)}, ${tasks.length} long tasks, the longest ${ms(Math.max(0, ...tasks))}`
}

/** Many memories, one per minute, as in an export: they are imported unchanged without comparison. */
export async function importRecords({ url, admin }, tenant, many) {
  const now = Date.now()
  const batch = 10_000
  for (let from = 0; from < many; from += batch) {
    const lines = Array.from({ length: Math.min(batch, many - from) }, (_, n) => recordLine(tenant, now, from + n))
    const headers = { "content-type": "application/x-ndjson", authorization: `Bearer ${admin}` }
    const asked = await fetch(`${url}/api/import?tenant=${tenant}`, { method: "POST", headers, body: lines.join("\n") })
    const answer = await asked.json()
    expectTrue(answer.did?.restored === lines.length, JSON.stringify(answer).slice(0, 500))
  }
}

function recordLine(tenant, now, n) {
  const at = now - n * MINUTE_MS
  const type = ["factual", "episodic", "procedural", "semantic"][n % 4]
  const memory = record({ tenant, type, at, content: `Note ${n} of a long list about harbour ${n % 97}` })
  return JSON.stringify({ memory, history: [{ revision: 1, at, by: "import" }] })
}

/** A memory in the export format. */
export function record({ tenant, content, at, id = randomUUID(), type = "factual", revision = 1, updatedAt = at }) {
  return {
    id,
    pool: "-/-",
    owner: { tenant },
    type,
    category: "general",
    content,
    importance: 0.5,
    status: "active",
    source: { origin: "import" },
    metadata: {},
    createdAt: at,
    updatedAt,
    revision,
  }
}
