import { once } from "node:events"
import { createServer } from "node:http"
import { json } from "node:stream/consumers"
import { QdrantStandIn } from "../../packages/qdrant-stand-in/dist/index.js"
import { serve } from "../keepsake.mjs"
import { expectTrue } from "../matrix.mjs"
import { checkAction } from "./actions.mjs"
import { vectorActions } from "./admin-actions.mjs"
import { open } from "./routes.mjs"

const API_KEY = "a-key-of-qdrant-4711"

/** Vectors of letter counts, so that texts with the same letters are similar. While `held` is set, answers wait for it. */
async function startEmbedder() {
  const embedder = { url: "", held: undefined, close: () => server.close() }
  const server = createServer(async (request, response) => {
    const { input } = await json(request)
    await embedder.held
    const data = [input].flat().map((text, index) => {
      const embedding = Array.from({ length: 26 }, () => 0.01)
      for (const letter of text.toLowerCase()) {
        const at = letter.charCodeAt(0) - 97
        if (at >= 0 && at < 26) embedding[at] += 1
      }
      return { object: "embedding", index, embedding }
    })
    response.writeHead(200, { "content-type": "application/json" })
    response.end(JSON.stringify({ object: "list", data, usage: { prompt_tokens: 1, total_tokens: 1 } }))
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  embedder.url = `http://127.0.0.1:${server.address().port}/v1`
  return embedder
}

/** Vectors in Qdrant and a migration to another store, as an administrator does it in the dashboard. */
export async function checkVectors(browser, watched, matrix, withCalls) {
  const embedder = await startEmbedder()
  const qdrant = await QdrantStandIn.start({ apiKey: API_KEY })
  const keepsake = await serve(undefined, {
    KEEPSAKE_EMBEDDER_BASE_URL: embedder.url,
    KEEPSAKE_EMBEDDER_MODEL: "letters",
  })
  const { url, admin } = keepsake
  const headers = { "content-type": "application/json", authorization: `Bearer ${admin}` }
  for (const content of ["Keeps bees on the roof", "Reads one novel a month", "Runs on Sunday mornings"]) {
    await fetch(`${url}/api/memory`, { method: "POST", headers, body: JSON.stringify({ content }) })
  }
  const waitForCoverage = async (count) => {
    for (let tries = 0; tries < 600; tries++) {
      const { coverage } = await (await fetch(`${url}/api/settings/qdrant/health`, { headers })).json()
      if (coverage?.embedded === count) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`Qdrant does not have ${count} vectors after a minute`)
  }
  const page = await watched.page(browser, keepsake)
  const vectors = page.getByRole("region", { name: "Vectors" })
  const moving = page.getByRole("region", { name: "Move to another store" })
  const unfold = (name) => vectors.locator("summary", { hasText: name }).click()
  try {
    await matrix.check(
      "vectors are moved to Qdrant: an unusable server changes nothing, a working one is used",
      async () => {
        await open(page, url, "/settings")
        page.expected.push(/4\d\d|50\d/)
        await unfold("Store vectors in Qdrant")
        await vectors.getByLabel("Address").fill(qdrant.url)
        await vectors.getByLabel("API key").fill("a-wrong-key")
        await vectors.getByRole("button", { name: "Switch on" }).click()
        await vectors.getByRole("alert").waitFor()
        await vectors.getByLabel("API key").fill(API_KEY)
        // Until then, the page and the server tell of the vectors with the records, which are 3 of 3 as well.
        const switched = page.waitForResponse((response) => response.request().method() === "PUT")
        await vectors.getByRole("button", { name: "Switch on" }).click()
        expectTrue((await switched).ok(), "Qdrant was not switched on")
        await vectors.getByText("Vectors work").waitFor()
        // Embedding is slow on a busy machine.
        await waitForCoverage(3)
        await vectors.getByText("3 of 3").waitFor({ timeout: 60_000 })
        await vectors.getByText(`Qdrant, ${qdrant.url}`).waitFor()
        expectTrue(!(await page.content()).includes(API_KEY), "the key is in the page")
      },
    )

    await matrix.check("the page follows the embedding of a new memory by itself", async () => {
      const { promise, resolve } = Promise.withResolvers()
      embedder.held = promise
      const made = { content: "Grows tomatoes on the balcony" }
      const response = await fetch(`${url}/api/memory`, { method: "POST", headers, body: JSON.stringify(made) })
      const { id } = await response.json()
      try {
        await open(page, url, "/settings")
        await vectors.getByText("3 of 4").waitFor({ timeout: 60_000 })
        resolve()
        await vectors.getByText("4 of 4").waitFor({ timeout: 60_000 })
      } finally {
        // A second try starts from the same three memories and an embedder that answers.
        resolve()
        embedder.held = undefined
        await fetch(`${url}/api/memory/${id}`, { method: "DELETE", headers })
      }
      await vectors.getByText("3 of 3").waitFor({ timeout: 60_000 })
    })

    await matrix.check("vectors are searched, compared and repaired, and cleaned up only after a count", async () => {
      await open(page, url, "/settings")
      await unfold("Test search")
      await vectors.getByLabel("Question").fill("bees on the roof")
      await vectors.getByRole("button", { name: "Search" }).click()
      await vectors.getByRole("listitem").first().filter({ hasText: "Keeps bees on the roof" }).waitFor()
      await vectors.getByRole("button", { name: "Compare and repair" }).click()
      await page.getByText(/3 compared, 0 repaired/).waitFor()
      await unfold("Clean up")
      await vectors.getByRole("button", { name: "Count" }).click()
      await vectors.getByText("0 memories would be erased.").waitFor()
      expectTrue(
        (await vectors.getByRole("button", { name: "Erase permanently" }).count()) === 0,
        "nothing can be erased",
      )
      const made = { content: "Expires at once", expiresAt: new Date(Date.now() + 400).toISOString() }
      await fetch(`${url}/api/memory`, { method: "POST", headers, body: JSON.stringify(made) })
      const counted = vectors.getByText("1 memory would be erased.")
      for (let tries = 0; tries < 60 && (await counted.count()) === 0; tries++) {
        await vectors.getByRole("button", { name: "Count" }).click()
        await vectors.getByText(/would be erased/).waitFor()
        await page.waitForTimeout(100)
      }
      await vectors.getByRole("button", { name: "Erase permanently" }).click()
      await page.getByText("1 memory erased.").waitFor()
    })

    await matrix.check("memories move to another store and back while the page shows the progress", async () => {
      const off = { method: "PUT", headers, body: JSON.stringify({ enabled: false }) }
      await fetch(`${url}/api/settings/qdrant`, off)
      await open(page, url, "/settings")
      page.expected.push(/4\d\d/)
      await moving.getByLabel(/^From sqlite to/).fill("no-such-store")
      await moving.getByRole("button", { name: "Start copying" }).click()
      await moving.getByRole("alert").waitFor()
      await moving.getByLabel(/^From sqlite to/).fill("sqlite:moved.db")
      await moving.getByRole("button", { name: "Start copying" }).click()
      await moving.getByText("Both stores are identical").waitFor()
      await moving.getByRole("button", { name: "Switch to sqlite:moved.db" }).click()
      await moving.getByText("Switched; the old store is kept in sync").waitFor()
      await moving.getByRole("button", { name: "Back to sqlite", exact: true }).click()
      await moving.getByLabel(/^From sqlite to/).waitFor()
    })

    if (withCalls) {
      for (const [name, action] of Object.entries(vectorActions({ url: qdrant.url, apiKey: API_KEY })))
        await checkAction(browser, watched, keepsake, matrix, name, action)
    }
  } finally {
    await page.context().close()
    await keepsake.close()
    await qdrant[Symbol.asyncDispose]()
    embedder.close()
  }
}
