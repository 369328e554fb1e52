import { expectTrue } from "../matrix.mjs"
import { open, waitUntilRendered } from "./routes.mjs"

const BROKE = { error: { code: "internal", message: "It broke", remedy: "Try again." } }
const SLOW_MS = 3_000

/** Calls of a screen to the API, without event streams, which stay open. */
const isCall = (address) => {
  const { pathname } = new URL(address)
  return pathname.startsWith("/api/") && pathname !== "/api/events"
}
const nameOf = (request) => `${request.method()} ${new URL(request.url()).pathname}`

/** Checks every screen with each of its calls failing and slow. */
export async function checkTroubles(browser, watched, keepsake, routes, matrix) {
  const { url } = keepsake
  for (const [name, path] of Object.entries(routes)) {
    await matrix.check(
      `${name}: each failing call shows an error with a retry button, and the retry works`,
      async () => {
        const page = await watched.page(browser, keepsake)
        page.expected.push(/500/)
        const calls = new Set()
        const note = (request) => isCall(request.url()) && calls.add(nameOf(request))
        page.on("request", note)
        await open(page, url, path)
        page.off("request", note)
        expectTrue(calls.size > 0, "no call was seen")
        for (const call of calls) {
          await page.route(
            (address) => isCall(address.href),
            (route) =>
              nameOf(route.request()) === call ? route.fulfill({ status: 500, json: BROKE }) : route.fallback(),
          )
          await page.goto(url + path)
          const alert = page.getByRole("alert").filter({ hasText: "It broke" })
          await alert
            .first()
            .waitFor()
            .catch((error) => {
              throw new Error(`${call}: nothing says that it failed\n${error.message}`)
            })
          await page.unrouteAll()
          for (let left = await alert.count(); left > 0; left = await alert.count()) {
            await alert.first().getByRole("button", { name: "Try again" }).click()
            await page.waitForFunction((before) => document.querySelectorAll("[role=alert]").length < before, left)
          }
          await waitUntilRendered(page)
        }
        await page.context().close()
      },
    )

    await matrix.check(
      `${name}: responses after ${SLOW_MS / 1000} s show a loading state, and nothing is blank`,
      async () => {
        const page = await watched.page(browser, keepsake)
        await page.route(
          (address) => isCall(address.href),
          async (route) => {
            await new Promise((later) => setTimeout(later, SLOW_MS))
            await route.continue().catch(() => undefined)
          },
        )
        await page.goto(url + path)
        const waiting = page.getByText("Waiting for the server")
        await waiting.waitFor()
        // The session loads first; then the screen renders while its queries are pending.
        await page.locator("#content").waitFor()
        await waiting.waitFor()
        await waitUntilRendered(page)
        await waiting.waitFor({ state: "detached" })
        expectTrue((await page.getByRole("alert").count()) === 0, "it shows an error")
        await page.unrouteAll({ behavior: "ignoreErrors" })
        await page.context().close()
      },
    )
  }
}
