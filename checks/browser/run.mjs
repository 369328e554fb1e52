import { serve } from "../keepsake.mjs"
import { expectTrue, Matrix } from "../matrix.mjs"
import { chromiumPath, installDriver, launch, Watched } from "./browser.mjs"

// Checks the dashboard of the built command in a real Chromium, over real SQLite data.
//   --only WORDS    only checks whose title contains these words
//   --times 20      repeat
//   --slow 4        slow the processor down by this factor
//   --many 100000   number of memories in the list
//   --pictures DIR  store pictures of the screen Files
//   --calls         also fail and delay each call of each screen and each action: takes minutes
if (chromiumPath() === undefined) {
  console.log(
    "SKIPPED the dashboard in a browser: no Chromium here. Install it (Debian: apt-get install chromium) or set CHROMIUM.",
  )
  process.exit(0)
}
await installDriver()
const { fill } = await import("./sample.mjs")
const { routesOf } = await import("./routes.mjs")
const { checkAxe, checkLocales } = await import("./accessibility.mjs")
const { checkFlows } = await import("./flows.mjs")
const { checkFiles } = await import("./files.mjs")
const { checkFailures } = await import("./failures.mjs")
const { checkTransfers } = await import("./transfers.mjs")
const { checkActions } = await import("./actions.mjs")
const { checkKeyboard } = await import("./keyboard.mjs")
const { checkStrangers } = await import("./strangers.mjs")
const { checkTroubles } = await import("./troubles.mjs")
const { checkVectors } = await import("./vectors.mjs")
const { checkMany } = await import("./many.mjs")

const words = process.argv.slice(2)
const withCalls = words.includes("--calls") || words.includes("--only")
const given = (name, otherwise) => (words.includes(name) ? words[words.indexOf(name) + 1] : otherwise)
const matrix = new Matrix({ only: given("--only", "") })
const watched = new Watched({ slow: Number(given("--slow", 1)) })
// Separate servers, so that checks do not affect each other.
const [still, moving, tried] = await Promise.all([serve(), serve(), serve()])
const browser = await launch()
try {
  await Promise.all([fill(still), fill(moving), fill(tried)])
  const routes = await routesOf(still)
  for (let left = Number(given("--times", 1)); left > 0; left--) {
    await Promise.all([
      checkAxe(browser, watched, still, routes, matrix),
      checkLocales(browser, watched, still, routes, matrix).then(() =>
        checkMany(browser, watched, still, Number(given("--many", 2_000)), matrix),
      ),
      checkFlows(browser, watched, moving, matrix)
        .then(() => checkTransfers(browser, watched, moving, matrix))
        .then(() => checkFailures(browser, watched, moving, matrix))
        .then(() => checkStrangers(browser, watched, moving, matrix)),
      withCalls && checkTroubles(browser, watched, still, routes, matrix),
      checkKeyboard(browser, watched, tried, matrix).then(
        () => withCalls && checkActions(browser, watched, tried, matrix),
      ),
      checkVectors(browser, watched, matrix, withCalls),
      checkFiles(browser, watched, matrix, given("--pictures", undefined)),
    ])
  }
  await matrix.check(
    "the whole run opened no dialog, sent no request to another host and logged no error in the console",
    () => {
      expectTrue(watched.dialogs.length === 0, `dialogs: ${watched.dialogs.slice(0, 5)}`)
      expectTrue(watched.elsewhere.length === 0, `requests: ${watched.elsewhere.slice(0, 5)}`)
      expectTrue(watched.errors.length === 0, watched.errors.slice(0, 8).join("\n"))
    },
  )
} finally {
  await browser.close()
  await Promise.all([still.close(), moving.close(), tried.close()])
}
process.exitCode = matrix.close() ? 0 : 1
