import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"

const run = promisify(execFile)
const here = fileURLToPath(new URL(".", import.meta.url))
const python = `${here}.venv/bin/python`

/** Installs the JavaScript clients as the lockfile says, with the package manager that the workspace names. */
export async function installJavaScript() {
  const { packageManager } = JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"))
  await run("npx", ["-y", packageManager, "install", "--frozen-lockfile"], { cwd: here })
}

/** Installs the clients for Python; why there are none, else nothing. */
export async function installPython() {
  try {
    if (!existsSync(python)) await run("python3", ["-m", "venv", ".venv"], { cwd: here })
    await run(python, ["-m", "pip", "install", "-q", "--disable-pip-version-check", "-r", "requirements.txt"], {
      cwd: here,
    })
    return undefined
  } catch (error) {
    const [line] = String(error.stderr || error.message)
      .trim()
      .split("\n")
      .slice(-1)
    return error.code === "ENOENT" ? "python3 is not installed" : `its clients cannot be installed (${line})`
  }
}

const scenarios = ["plain", "streaming", "tools", "images", "structured", "retry", "errors", "abort", "asks"]

/** A client for Python as the others are: each scenario in a process of its own. */
export function pythonClient(name, more = []) {
  return ({ url, key }) =>
    Object.fromEntries(
      [...scenarios, ...more].map((scenario) => [
        scenario,
        async (...words) => {
          const { stdout } = await run(python, [`${here}clients/client.py`, name, scenario, url, key, ...words])
          return JSON.parse(stdout)
        },
      ]),
    )
}
