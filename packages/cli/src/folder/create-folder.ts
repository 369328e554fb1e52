import { mkdirSync, statSync } from "node:fs"
import { dirname } from "node:path"

/** Creates a folder and its parents, readable only by this user. Node's recursive `mkdir` never returns where a parent rejects new entries with ENOENT, as `/proc` does. */
export function createFolder(path: string): void {
  if (isFolder(path)) return
  const parent = dirname(path)
  if (parent !== path) createFolder(parent)
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (cause) {
    // Another process may have created it meanwhile.
    if (isFolder(path)) return
    const code = errorCode(cause)
    const why = code === "EEXIST" ? `${path} is not a folder` : `no folder can be created in ${parent} (${code})`
    throw new Error(why, { cause })
  }
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** The operating system's error code, such as `ENOENT`. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error)
}
