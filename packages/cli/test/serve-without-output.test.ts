import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { expect, onTestFinished, test } from "vitest"

const main = fileURLToPath(new URL("../dist/main.js", import.meta.url))

test("a server whose output and log nobody takes any more goes on answering, and ends in order", async () => {
  const key = "a-key-of-a-test-0123456789"
  // An encoding that nobody knows is a line of the log.
  const upstream = createServer((_, response) => response.writeHead(200, { "content-encoding": "odd" }).end("{}"))
  await new Promise<void>((listening) => upstream.listen(0, "127.0.0.1", listening))
  onTestFinished(() => void upstream.close())
  const address = upstream.address()
  const child = spawn(process.execPath, [main, "serve", "--json", "--port", "0"], {
    env: {
      PATH: process.env.PATH,
      KEEPSAKE_DATA_DIR: mkdtempSync(join(tmpdir(), "keepsake-")),
      KEEPSAKE_API_KEY: key,
      OPENAI_BASE_URL: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/v1`,
      OPENAI_API_KEY: "none",
    },
  })
  const ended = once(child, "exit")
  onTestFinished(() => void child.kill("SIGKILL"))
  const [line] = await once(createInterface({ input: child.stdout }), "line")
  const { url } = JSON.parse(line)
  child.stdout.destroy()
  child.stderr.destroy()
  for (let request = 0; request < 5; request++) {
    const response = await fetch(`${url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json", "accept-encoding": "identity" },
      body: `{"model":"any","messages":[{"role":"user","content":"I keep ${request} bees."}]}`,
    })
    expect(response.status).toBe(200)
    await response.body?.cancel().catch(() => undefined)
  }
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  child.kill("SIGTERM")
  expect((await ended)[0]).toBe(0)
})
