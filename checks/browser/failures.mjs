import { expectTrue } from "../matrix.mjs"
import { open, scrollDown } from "./routes.mjs"

const payloads = [
  (n) => `<script>alert(${n})</script>`,
  (n) => `<img src=x onerror="alert(${n})">`,
  (n) => `"><svg onload=alert(${n})>`,
  (n) => `<a href="javascript:alert(${n})">click ${n}</a>`,
  (n) => `<iframe src="https://evil.example/${n}"></iframe>`,
  (n) => `![x](https://evil.example/${n}.png) <link rel=stylesheet href=//evil.example/${n}>`,
  (n) => `{{constructor.constructor("alert(${n})")()}} \${alert(${n})}`,
  (n) => `\u202Eesrever ${n}\u202C ${"Z\u0351\u034B".repeat(30)}`,
  (n) => `${"long".repeat(400)}${n}`,
  (n) => `</textarea></title><style>*{display:none}</style>${n}`,
]

/** Failures of the server and hostile content. */
export async function checkFailures(browser, watched, keepsake, matrix) {
  const { url, admin } = keepsake
  const post = (path, body, type = "application/json") =>
    fetch(url + path, { method: "POST", headers: { "content-type": type, authorization: `Bearer ${admin}` }, body })

  await matrix.check("200 hostile memories are rendered as text, in the list and on their own pages", async () => {
    const lines = Array.from({ length: 200 }, (_, n) =>
      JSON.stringify({ content: payloads[n % payloads.length](n), tenant: "hostile", user: payloads[n % 6](n) }),
    )
    const answer = await (
      await post("/api/import?tenant=hostile", `${lines.join("\n")}\n`, "application/x-ndjson")
    ).json()
    expectTrue(answer.skipped?.total === 0, JSON.stringify(answer).slice(0, 800))
    const page = await watched.page(browser, keepsake)
    await open(page, url, "/memories?tenant=hostile&status=all")
    await page.locator("tbody a").first().waitFor()
    await scrollDown(page, { step: 400, frames: 30 })
    await scrollDown(page, { step: -400, frames: 30 })
    await page.locator("tbody a").first().click()
    await page.locator("#content h1").waitFor()
    await page.context().close()
  })

  const page = await watched.page(browser, keepsake)
  await matrix.check("when the server stops and restarts, a banner is shown and no typed text is lost", async () => {
    // A second try begins where the first one ended.
    await page.unrouteAll()
    await open(page, url, "/memories")
    page.expected.push(/ERR_FAILED|Failed to load|ERR_INTERNET|net::/)
    await page.keyboard.press("n")
    await page.getByRole("dialog").getByLabel("Text").waitFor()
    await page.keyboard.type("Typed while nobody listened")
    await page.route(/\/(api|healthz)/, (route) => route.abort())
    await page.keyboard.press("Control+Enter")
    await page.getByText(/The server is not responding/).waitFor()
    expectTrue(
      (await page.getByRole("dialog").getByLabel("Text").inputValue()) === "Typed while nobody listened",
      "the text is gone",
    )
    await page.unroute(/\/(api|healthz)/)
    await page.getByText(/The server is not responding/).waitFor({ state: "detached" })
    await page.keyboard.press("Control+Enter")
    await page.getByRole("dialog").waitFor({ state: "detached" })
    await page.getByText("Typed while nobody listened", { exact: true }).first().waitFor()
  })

  await matrix.check("a failed save is reverted and reported", async () => {
    // The route is set before the page is opened, so that no early request bypasses it.
    await page.unrouteAll()
    await page.route("**/api/memory/bulk", (route) =>
      route.fulfill({ status: 500, json: { error: { code: "internal", message: "It broke", remedy: "Try again." } } }),
    )
    await open(page, url, "/memories")
    page.expected.push(/500/)
    const row = page.locator("tbody a").first()
    const text = await row.textContent()
    await row.focus()
    await page.keyboard.press("#")
    await page.getByText(/Nothing was changed. It broke/).waitFor()
    await page.getByText(text, { exact: true }).first().waitFor()
    await page.unroute("**/api/memory/bulk")
  })

  await matrix.check("every screen shows an error when every call gets a 500, and recovers on retry", async () => {
    for (const path of ["/", "/memories", "/review", "/traces", "/settings"]) {
      await page.route(/\/api\/(?!sign-in|events)/, (route) => route.fulfill({ status: 500, body: "<h1>no json</h1>" }))
      await page.goto(url + path)
      await page.getByRole("alert").first().waitFor()
      await page.unroute(/\/api\/(?!sign-in|events)/)
      // A screen may have several queries, each of which shows its own error, some of them later than others.
      const retry = () => {
        const buttons = [...document.querySelectorAll("button")]
        buttons.find(({ textContent }) => textContent === "Try again")?.click()
        return document.querySelector("[role=alert]") === null
      }
      await page.waitForFunction(retry, undefined, { polling: 250 })
    }
  })

  await matrix.check("an expired session shows the sign-in form over the page and keeps typed text", async () => {
    await open(page, url, "/memories")
    page.expected.push(/401/)
    await page.keyboard.press("n")
    await page.keyboard.type("Typed before the session ended")
    await page.context().clearCookies()
    await page.keyboard.press("Control+Enter")
    await page.getByRole("heading", { name: "Sign in again" }).waitFor()
    await page.locator("input[name=key]").fill(admin)
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { name: "Sign in again" }).waitFor({ state: "detached" })
    expectTrue(
      (await page.getByRole("dialog").getByLabel("Text").inputValue()) === "Typed before the session ended",
      "the text is gone",
    )
    await page.keyboard.press("Escape")
  })

  await matrix.check("unknown screens, memories, traces and filters show a message", async () => {
    page.expected.push(/404|400/)
    await open(page, url, "/no/such/screen")
    await page.getByText("Page not found").waitFor()
    await page.goto(`${url}/memories/none`)
    await page.getByText("Memory not found").waitFor()
    await page.goto(`${url}/traces/none`)
    await page.getByRole("alert").waitFor()
    await open(page, url, "/memories?type=nonsense&from=yesterday&importance=12")
    await page.locator("tbody tr").first().waitFor()
  })

  await matrix.check("a tab that was open during an upgrade says so", async () => {
    await page.route("**/assets/playground-screen*.js", (route) => route.fulfill({ status: 404, json: {} }))
    await open(page, url, "/memories")
    page.expected.push(/dynamically imported module|404/)
    await page.getByRole("link", { name: "Playground" }).click()
    await page.getByText("A newer version is running").waitFor()
    await page.unroute("**/assets/playground-screen*.js")
    await page.getByRole("button", { name: "Reload" }).click()
    await page.getByRole("heading", { name: "Playground" }).waitFor()
  })
  await page.context().close()
}
