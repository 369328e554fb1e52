import { accessSync, constants, readdirSync, statSync } from "node:fs"
import { statfs } from "node:fs/promises"
import { dirname, join } from "node:path"
import { type Check, fail, ok, warn, why } from "./check.ts"

const MIB = 2 ** 20

/** SQLite's binding needs N-API 10 and ends the process below it. */
export function checkNode(): Check {
  const { node, napi } = process.versions
  if (Number(napi) >= 10) return ok("node", `Node ${node}, N-API ${napi}`)
  return fail("node", `Node ${node} has N-API ${napi}, SQLite needs 10`, "Install Node 22.14 or newer.")
}

/** The folder is there, writable, and nobody else's to read. */
export function checkFolder(dataDir: string): Check {
  try {
    const open = [dataDir, ...files(dataDir)].filter((path) => (statSync(path).mode & 0o077) !== 0)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    if (process.platform === "win32" || open.length === 0) return ok("folder", `${dataDir}, for this user alone`)
    return warn("folder", `Others on this machine may read ${open.join(", ")}`, `chmod go= ${quoted(open)}`)
  } catch (error) {
    if (isMissing(error)) return ok("folder", `${dataDir} is not there yet; the first start makes it`)
    return fail("folder", `${dataDir} cannot be used: ${why(error)}`, "Make it readable and writable for this user.")
  }
}

/** Room for the database to grow and to be tidied. */
export async function checkDisk(dataDir: string): Promise<Check> {
  try {
    const { bavail, bsize } = await statfs(nearestFolder(dataDir))
    const free = Math.floor((bavail * bsize) / MIB)
    if (free < 64) return fail("disk", `${free} MiB are free, writes will fail soon`, "Make room on the disk.")
    if (free < 1024) return warn("disk", `${free} MiB are free`, "Make room before it is full.")
    return ok("disk", `${Math.floor(free / 1024)} GiB are free`)
  } catch (error) {
    return warn("disk", `The free space is not known: ${why(error)}`, "Look at the disk with other means.")
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

function quoted(paths: readonly string[]): string {
  return paths.map((path) => `'${path.replaceAll("'", "'\\''")}'`).join(" ")
}
