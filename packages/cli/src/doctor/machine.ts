import { accessSync, constants, readdirSync, statSync } from "node:fs"
import { statfs } from "node:fs/promises"
import { dirname, join } from "node:path"
import { type Check, errorMessage, fail, ok, warn } from "./check.ts"

const MIB = 2 ** 20

/** SQLite's binding needs N-API 10 and crashes the process below it. */
export function checkNode(): Check {
  const { node, napi } = process.versions
  if (Number(napi) >= 10) return ok("node", `Node ${node}, N-API ${napi}`)
  return fail("node", `Node ${node} has N-API ${napi}, but SQLite needs 10`, "Install Node 22.14 or newer.")
}

/** The folder exists, is writable, and is readable only by its user. */
export function checkFolder(dataDir: string): Check {
  try {
    const open = [dataDir, ...files(dataDir)].filter((path) => (statSync(path).mode & 0o077) !== 0)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    if (process.platform === "win32" || open.length === 0) return ok("folder", `${dataDir}, readable only by this user`)
    return warn("folder", `Other users of this machine can read ${open.join(", ")}`, `chmod go= ${quotePaths(open)}`)
  } catch (error) {
    if (isMissing(error)) return ok("folder", `${dataDir} does not exist yet; the first start creates it`)
    return fail(
      "folder",
      `${dataDir} cannot be used: ${errorMessage(error)}`,
      "Make it readable and writable for this user.",
    )
  }
}

/** Space for the database to grow and to be compacted. */
export async function checkDisk(dataDir: string): Promise<Check> {
  try {
    const { bavail, bsize } = await statfs(nearestFolder(dataDir))
    const free = Math.floor((bavail * bsize) / MIB)
    if (free < 64) return fail("disk", `${free} MiB free, writes will fail soon`, "Free disk space.")
    if (free < 1024) return warn("disk", `${free} MiB free`, "Free disk space before it runs out.")
    return ok("disk", `${Math.floor(free / 1024)} GiB free`)
  } catch (error) {
    return warn("disk", `The free space is unknown: ${errorMessage(error)}`, "Check the disk yourself.")
  }
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(folder, entry.name))
}

function nearestFolder(path: string): string {
  const there = statSync(path, { throwIfNoEntry: false })
  return there || dirname(path) === path ? path : nearestFolder(dirname(path))
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT"
}

function quotePaths(paths: readonly string[]): string {
  return paths.map((path) => `'${path.replaceAll("'", "'\\''")}'`).join(" ")
}
