import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { get } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { keepsake } from "./keepsake.ts"

const html = { accept: "text/html,*/*" }

async function withDashboard() {
  const dashboard = await mkdtemp(join(tmpdir(), "keepsake-dashboard-"))
  onTestFinished(() => rm(dashboard, { recursive: true, force: true }))
  await mkdir(join(dashboard, "assets"))
  await writeFile(join(dashboard, "index.html"), "<!doctype html><title>The dashboard</title>")
  await writeFile(join(dashboard, "assets", "index-abc.js"), "run()")
  await writeFile(join(dashboard, "notes.txt"), "not a file of a page")
  return keepsake({ dashboard })
}

/** Past the fetch that holds every answer against the document of the API: this one is a page. */
function typeOf(url: string, headers: Record<string, string>): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => resolve(answer.resume().headers["content-type"])).on("error", reject)
  })
}

test("every dashboard address serves the single page, and other paths are unaffected", async () => {
  const { url } = await withDashboard()
  for (const path of ["/", "/explain?query=x", "/traces/0b1d?tenant=x", "/no/such/screen"]) {
    const page = await fetch(url + path, { headers: html })
    expect([page.status, page.headers.get("cache-control")], path).toEqual([200, "no-store"])
    expect(await page.text()).toContain("The dashboard")
  }
  for (const path of ["/api/nothing", "/assets/index-old.js", "/mcp/x", "/../package.json", "/notes.txt"]) {
    const answer = await fetch(url + path)
    expect([answer.status, answer.headers.get("content-type")], path).toEqual([404, "application/json"])
  }
  expect((await fetch(`${url}/nothing`)).status).toBe(404)
  // Whoever opens the address itself, with whatever client.
  expect(await typeOf(`${url}/`, { accept: "*/*" })).toBe("text/html; charset=utf-8")
  // Another system's path in the table, by which a browser asks for the dashboard.
  expect(await typeOf(`${url}/memories`, html)).toBe("text/html; charset=utf-8")
  const program = await fetch(`${url}/memories`)
  expect([program.status, program.headers.get("content-type")]).toEqual([401, "application/json"])
})

test("files with a content hash in their name are cached permanently and compressed if the browser accepts it", async () => {
  const { url } = await withDashboard()
  const script = await fetch(`${url}/assets/index-abc.js`, { headers: { "accept-encoding": "gzip" } })
  expect(Object.fromEntries(script.headers)).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "gzip",
    "content-type": "text/javascript; charset=utf-8",
  })
  expect(await script.text()).toBe("run()")
  const plain = await fetch(`${url}/assets/index-abc.js`, { headers: { "accept-encoding": "identity" } })
  expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, "run()"])
})

test("a link that was used shows the page that says so", async () => {
  const { server } = await withDashboard()
  const link = await server.signInUrl()
  await fetch(link, { redirect: "manual" })
  const again = await fetch(link, { redirect: "manual", headers: html })
  expect([again.status, await again.text()]).toEqual([401, expect.stringContaining("The dashboard")])
})

test("without a built dashboard there are no pages, and the link says what to do", async () => {
  const { url, server } = await keepsake()
  expect((await fetch(url, { headers: html })).status).toBe(404)
  const used = await fetch(`${url}/signin?token=x`)
  expect([used.status, Object(await used.json()).error.code]).toEqual([401, "link_used"])
  expect((await fetch(await server.signInUrl(), { redirect: "manual" })).status).toBe(303)
})
