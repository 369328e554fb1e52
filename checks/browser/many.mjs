import { holds } from "../matrix.mjs"
import { open, scrollDown } from "./routes.mjs"

/** However many memories there are, few rows are in the page. */
export async function checkMany(browser, watched, keepsake, many, matrix) {
  const { url, admin } = keepsake
  await matrix.check(`${many} memories: at most 60 rows in the page, also far down`, async () => {
    const lines = Array.from({ length: many }, (_, n) =>
      JSON.stringify({ content: `Note ${n} of a long list about harbour ${n % 97}`, tenant: "many" }),
    )
    const headers = { "content-type": "application/x-ndjson", authorization: `Bearer ${admin}` }
    const answer = await (
      await fetch(`${url}/api/import?tenant=many`, { method: "POST", headers, body: lines.join("\n") })
    ).json()
    holds(answer.skipped?.total === 0, JSON.stringify(answer).slice(0, 500))
    const page = await watched.page(browser, keepsake)
    await open(page, url, "/memories?tenant=many")
    const most = await scrollDown(page, { step: 4_000, frames: 60 })
    console.log(`${many} memories: at most ${most} rows in the page while scrolling`)
    holds(most > 5 && most <= 60, `${most} rows`)
    await page.context().close()
  })
}
