import { readdirSync, readFileSync } from "node:fs"
import { Stop } from "../stop.ts"

/** What `docs/operating.md` asks for. */
export const ENOUGH_FILES = 1_024
/** What a server has open that nobody talks to, measured as 47 with SQLite on Linux, and a client. */
const FEWEST_TO_START = 50
/** Below this many free, thirty clients that wait for a reply at one time use up all of them: each holds two connections. */
const FEWEST_FREE = 64

/** How many files this process may have open at one time; `undefined` where the system does not say. */
export function openFilesLimit(): number | undefined {
  try {
    const soft = /^Max open files\s+(\S+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1]
    return soft === "unlimited" ? Number.POSITIVE_INFINITY : Number(soft)
  } catch {
    return undefined
  }
}

/** `too_few_files` where a server could not open its database and listen: its threads would end without a reason that can be told. */
export function checkFilesToStart(): void {
  const limit = openFilesLimit()
  if (limit === undefined || limit >= FEWEST_TO_START) return
  throw new Stop(
    1,
    TOO_FEW_FILES,
    `This process may open ${limit} files, and a server needs ${FEWEST_TO_START} to start`,
    {
      remedy: RAISE_FILES,
    },
  )
}

/** What a server that has just started should say of the files that it has left; `undefined` where these are enough, or not known. */
export function fewFilesLeft() {
  const limit = openFilesLimit()
  const open = limit === undefined || limit === Number.POSITIVE_INFINITY ? undefined : openFiles()
  if (limit === undefined || open === undefined || limit - open >= FEWEST_FREE) return undefined
  return {
    level: "warn" as const,
    event: "few-files",
    code: TOO_FEW_FILES,
    limit,
    open,
    message: `This process may open ${limit} files and has ${open} open: ${limit - open} are left for connections, two a client that waits for a reply`,
    remedy: RAISE_FILES,
  }
}

/** Whether a failure says that this process, or the machine, has no file descriptor left. */
export function isOutOfFiles(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "EMFILE" || error.code === "ENFILE")
}

export const TOO_FEW_FILES = "too_few_files"
export const RAISE_FILES = `Raise the limit and start again: ulimit -n ${ENOUGH_FILES}`

/** Linux alone says so. */
function openFiles(): number | undefined {
  try {
    return readdirSync("/proc/self/fd").length
  } catch {
    return undefined
  }
}
