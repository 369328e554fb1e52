import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { command } from "../keepsake.mjs"
import { expectTrue } from "../matrix.mjs"

/** Checks that strangers are rejected and see nothing. */
export async function checkStrangers(browser, watched, keepsake, matrix) {
  await matrix.check("the sign-in link works once; a second use shows an error and offers the key", async () => {
    const started = await start()
    try {
      const { url, link, key } = started
      const first = await watched.page(browser, { url }, { isSignedIn: false })
      await first.goto(link)
      await first.getByRole("heading", { level: 1, name: "Overview" }).waitFor()
      expectTrue(!first.url().includes("token"), `the token stays in the address: ${first.url()}`)
      await first.getByRole("switch", { name: "Memory off for every request" }).waitFor()
      for (const again of [link, `${url}/signin?token=never`]) {
        const second = await watched.page(browser, { url }, { isSignedIn: false })
        second.expected.push(/401/)
        await second.goto(again)
        await second.getByText("This link has been used or is older than ten minutes.").waitFor()
        await second.locator("input[name=key]").fill(key)
        await second.keyboard.press("Enter")
        await second.getByRole("heading", { level: 1, name: "Overview" }).waitFor()
        expectTrue(!second.url().includes("token"), `the token stays in the address: ${second.url()}`)
        await second.context().close()
      }
      await first.reload()
      await first.getByRole("heading", { level: 1, name: "Overview" }).waitFor()
      await first.context().close()
    } finally {
      await started.close()
    }
  })

  await matrix.check(
    "ids of another tenant in the address show nothing, and an administrator may view them",
    async () => {
      const { url, admin, key } = keepsake
      const headers = { "content-type": "application/json", authorization: `Bearer ${admin}` }
      const made = await fetch(`${url}/api/memory`, {
        method: "POST",
        headers,
        body: JSON.stringify({ content: "Only the neighbours know of the cellar", tenant: "neighbours" }),
      })
      const { id } = await made.json()
      const own = await watched.page(browser, keepsake, { key })
      own.expected.push(/404|403/)
      for (const address of [`/memories/${id}`, `/memories/${id}?asOf=2026-01-01`]) {
        await own.goto(url + address)
        await own.getByText("Memory not found").waitFor()
      }
      await own.goto(`${url}/explain?query=Who knows of the cellar?&id=${id}`)
      await own.getByText(/There is no such memory, or this request may not see it/).waitFor()
      await own.goto(`${url}/memories/${id}?tenant=neighbours`)
      await own
        .getByText(/belongs to one tenant/)
        .first()
        .waitFor()
      expectTrue(!(await own.content()).includes("cellar know"), "something of the other tenant is shown")
      expectTrue(
        !(await own.locator("#content").textContent()).includes("neighbours know"),
        "its words are in the page",
      )
      await own.context().close()
      const other = await watched.page(browser, keepsake)
      await other.goto(`${url}/memories/${id}?tenant=neighbours`)
      await other.getByRole("heading", { level: 1, name: "Only the neighbours know of the cellar" }).waitFor()
      await other.context().close()
    },
  )
}

/** Starts the command like a user, and returns what it prints. */
async function start() {
  const dataDir = await mkdtemp(join(tmpdir(), "keepsake-checks-"))
  const child = spawn(process.execPath, [command, "serve", "--port", "0", "--data", dataDir], {
    stdio: ["ignore", "pipe", "ignore"],
  })
  let said = ""
  for await (const part of child.stdout) {
    said += part
    if (/signin\?token=\S+\s/.test(said)) break
  }
  const [link] = /http\S+\/signin\?token=\S+/.exec(said) ?? [""]
  const [key] = /kp_\w+/.exec(said) ?? [""]
  return {
    link,
    key,
    url: new URL(link).origin,
    async close() {
      const ended = once(child, "exit")
      child.kill("SIGTERM")
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
