import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"

const run = promisify(execFile)
const here = fileURLToPath(new URL(".", import.meta.url))
const python = `${here}.venv/bin/python`

/** Installs the JavaScript client as the lockfile says, with the package manager that the workspace names. */
export async function installJavaScript() {
  const { packageManager } = JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"))
  await run("npx", ["-y", packageManager, "install", "--frozen-lockfile"], { cwd: here })
}

/** The Python that has the client, or why there is none. */
export async function installPython() {
  try {
    if (!existsSync(python)) await run("python3", ["-m", "venv", ".venv"], { cwd: here })
    await run(python, ["-m", "pip", "install", "-q", "--disable-pip-version-check", "-r", "requirements.txt"], {
      cwd: here,
    })
    return { python }
  } catch (error) {
    const [line] = String(error.stderr || error.message)
      .trim()
      .split("\n")
      .slice(-1)
    return {
      missing: error.code === "ENOENT" ? "python3 is not installed" : `its client cannot be installed (${line})`,
    }
  }
}

/** What one scenario of `client.py` printed, as JSON. */
export async function runPython(scenario, baseURL, apiKey, headers = {}) {
  const { stdout } = await run(python, [`${here}client.py`, scenario, baseURL, apiKey, JSON.stringify(headers)])
  return JSON.parse(stdout)
}
