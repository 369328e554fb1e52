import { mkdirSync, statSync } from "node:fs"
import { dirname } from "node:path"

/** For this user alone, with what leads to it. Node's own way of doing so never ends where a folder takes no new ones and calls them missing, as `/proc` does. */
export function makeFolder(path: string): void {
  if (isFolder(path)) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (cause) {
    // Another process may have made it meanwhile.
    if (isFolder(path)) return
    const code = codeOf(cause)
    const why = code === "EEXIST" ? `${path} is no folder` : `${parent} takes no folder of this name (${code})`
    throw new Error(why, { cause })
  }
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Of the operating system: `ENOENT`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error)
}
