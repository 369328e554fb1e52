import { spawn } from "node:child_process"
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** The built command. */
export const command = fileURLToPath(new URL("../packages/cli/dist/main.js", import.meta.url))

/** Running requests have 10 s to finish. */
const SHUTDOWN_TIMEOUT_MS = 12_000

/** Starts the built command with its own folder, with an upstream or the demo model, and with packages of plugins. */
export async function serve(upstream, settings = {}, plugins = []) {
  const dataDir = await mkdtemp(join(tmpdir(), "keepsake-checks-"))
  const { OPENAI_API_KEY, OPENAI_BASE_URL, ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL, ...env } = process.env
  // The checks test clients, so recall has a long deadline on a busy machine.
  env.KEEPSAKE_MEMORY_DEADLINE_MS = "5000"
  Object.assign(env, settings)
  if (plugins.length > 0) {
    const packages = join(dataDir, "node_modules/@keepsake")
    await mkdir(packages, { recursive: true })
    for (const name of plugins)
      await symlink(fileURLToPath(new URL(`../packages/${name}`, import.meta.url)), join(packages, name))
    env.KEEPSAKE_PLUGINS = JSON.stringify(plugins.map((name) => ({ use: `@keepsake/${name}` })))
  }
  if (upstream !== undefined) {
    env.KEEPSAKE_UPSTREAM_OPENAI_BASE_URL = `${upstream}/v1`
    env.KEEPSAKE_UPSTREAM_OPENAI_API_KEY = "sk-configured-0123456789"
    env.KEEPSAKE_UPSTREAM_ANTHROPIC_BASE_URL = upstream
    env.KEEPSAKE_UPSTREAM_ANTHROPIC_API_KEY = "sk-configured-0123456789"
  }
  const child = spawn(process.execPath, [command, "serve", "--port", "0", "--json", "--data", dataDir], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  })
  let said = ""
  child.stderr.on("data", (text) => {
    said += text
  })
  const ready = await new Promise((resolve, reject) => {
    let line = ""
    child.once("error", reject)
    child.once("exit", (code) => reject(new Error(`serve ended with ${code}: ${said}`)))
    child.stdout.on("data", (text) => {
      line += text
      if (line.includes("\n")) resolve(JSON.parse(line))
    })
  })
  return {
    url: ready.url,
    pid: child.pid,
    key: ready.keys.client,
    dataDir,
    admin: ready.keys.admin,
    /** Stops it with SIGTERM. Kills it after a timeout and throws. */
    async close() {
      const ended = new Promise((resolve) => child.once("exit", resolve))
      child.kill("SIGTERM")
      const late = setTimeout(() => child.kill("SIGKILL"), SHUTDOWN_TIMEOUT_MS)
      await ended
      clearTimeout(late)
      await rm(dataDir, { recursive: true, force: true })
      if (child.signalCode !== null) throw new Error(`serve did not end within ${SHUTDOWN_TIMEOUT_MS} ms of SIGTERM`)
    },
  }
}

/** A free port. */
export async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}
