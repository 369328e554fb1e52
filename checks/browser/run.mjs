import { serve } from "../keepsake.mjs"
import { holds, Matrix } from "../matrix.mjs"
import { chromiumPath, installDriver, launch, Watched } from "./browser.mjs"

// The dashboard of the built command in a real Chromium, over real SQLite data. `--many 100000` for as many memories as a list may hold.
if (chromiumPath() === undefined) {
  console.log(
    "SKIPPED the dashboard in a browser: no Chromium here. Install it (Debian: apt-get install chromium) or set CHROMIUM.",
  )
  process.exit(0)
}
await installDriver()
const { fill } = await import("./sample.mjs")
const { routesOf } = await import("./routes.mjs")
const { checkAxe, checkLocales } = await import("./looks.mjs")
const { checkFlows } = await import("./flows.mjs")
const { checkFailures, checkMany } = await import("./failures.mjs")

const words = process.argv.slice(2)
const many = words.includes("--many") ? Number(words[words.indexOf("--many") + 1]) : 2_000
const only = words.includes("--only") ? words[words.indexOf("--only") + 1] : undefined
const wanted = (part) => only === undefined || only === part

const matrix = new Matrix({ looks: 2 })
const watched = new Watched()
const keepsake = await serve()
const browser = await launch()
try {
  await fill(keepsake)
  const routes = await routesOf(keepsake)
  if (wanted("axe")) await checkAxe(browser, watched, keepsake, routes, matrix)
  if (wanted("locales")) await checkLocales(browser, watched, keepsake, routes, matrix)
  if (wanted("flows")) await checkFlows(browser, watched, keepsake, matrix)
  if (wanted("failures")) await checkFailures(browser, watched, keepsake, matrix)
  if (wanted("many")) await checkMany(browser, watched, keepsake, many, matrix)
  await matrix.check("in the whole run no dialog, no request to another host, no error in the console", () => {
    holds(watched.dialogs.length === 0, `dialogs: ${watched.dialogs.slice(0, 5)}`)
    holds(watched.elsewhere.length === 0, `requests: ${watched.elsewhere.slice(0, 5)}`)
    holds(watched.errors.length === 0, watched.errors.slice(0, 8).join("\n"))
  })
} finally {
  await browser.close()
  await keepsake.close()
}
process.exitCode = matrix.close() ? 0 : 1
