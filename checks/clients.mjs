import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"

const run = promisify(execFile)
const folder = fileURLToPath(new URL(".", import.meta.url))
const python = `${folder}.venv/bin/python`

/** Installs the JavaScript clients from the lockfile with the workspace's package manager. */
export async function installJavaScript() {
  const { packageManager } = JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"))
  await run("npx", ["-y", packageManager, "install", "--frozen-lockfile"], { cwd: folder })
}

/** Installs the Python clients. Returns the reason if that is not possible. */
export async function installPython() {
  try {
    if (!existsSync(python)) await run("python3", ["-m", "venv", ".venv"], { cwd: folder })
    await run(python, ["-m", "pip", "install", "-q", "--disable-pip-version-check", "-r", "requirements.txt"], {
      cwd: folder,
    })
    return undefined
  } catch (error) {
    const [line] = String(error.stderr || error.message)
      .trim()
      .split("\n")
      .slice(-1)
    return error.code === "ENOENT" ? "python3 is not installed" : `the clients cannot be installed (${line})`
  }
}

const scenarios = ["plain", "streaming", "tools", "images", "structured", "retry", "errors", "abort", "asks"]

/** A Python client with the same interface: each scenario runs in its own process. */
export function pythonClient(name, more = []) {
  return ({ url, key }) =>
    Object.fromEntries(
      [...scenarios, ...more].map((scenario) => [
        scenario,
        async (...words) => {
          const { stdout } = await run(python, [`${folder}clients/client.py`, name, scenario, url, key, ...words])
          return JSON.parse(stdout)
        },
      ]),
    )
}
