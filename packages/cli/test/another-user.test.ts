import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { expect, onTestFinished, test } from "vitest"

const main = fileURLToPath(new URL("../dist/main.js", import.meta.url))
/** The user `nobody` of every Linux: no home, no shell, no rights. */
const NOBODY = 65_534

test.runIf(process.getuid?.() === 0)(
  "the container runs as a user without a home, with its own data folder, and stops on SIGTERM",
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "keepsake-nobody-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    chownSync(folder, NOBODY, NOBODY)
    chmodSync(folder, 0o700)
    const key = "container-key-0123456789"
    const environment = {
      PATH: process.env.PATH,
      KEEPSAKE_DATA_DIR: folder,
      KEEPSAKE_SERVER_HOST: "0.0.0.0",
      KEEPSAKE_API_KEY: key,
    }
    const child = spawn(process.execPath, [main, "serve", "--json", "--port", "0"], {
      cwd: "/",
      env: environment,
      uid: NOBODY,
      gid: NOBODY,
    })
    const closed = once(child, "close")
    onTestFinished(() => void child.kill("SIGKILL"))
    const [line] = await once(createInterface({ input: child.stdout }), "line")
    const { url } = JSON.parse(line)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const added = await fetch(`${url}/api/memory`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: '{"content":"Plays chess"}',
    })
    expect(added.status).toBe(201)
    const { uid, mode } = statSync(join(folder, "keepsake.db"))
    expect([uid, mode & 0o777]).toEqual([NOBODY, 0o600])
    child.kill("SIGTERM")
    expect((await closed)[0]).toBe(0)
  },
)
