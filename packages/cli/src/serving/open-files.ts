import { readdirSync, readFileSync } from "node:fs"
import { Stop } from "../stop.ts"

/** What `docs/operating.md` asks for. */
export const ENOUGH_FILES = 1_024
/** An idle server with SQLite on Linux has 47 files open (measured); the rest is for one client. */
const FEWEST_TO_START = 50
/** Thirty clients that wait for replies at the same time would use up fewer: each takes two connections. */
const FEWEST_FREE = 64

/** The limit of open files of this process; `undefined` on systems that do not report it. */
export function openFilesLimit(): number | undefined {
  try {
    const soft = /^Max open files\s+(\S+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1]
    return soft === "unlimited" ? Number.POSITIVE_INFINITY : Number(soft)
  } catch {
    return undefined
  }
}

/** Throws `too_few_files` if a server could not open its database and listen, because its worker threads would crash without a reason. */
export function checkFilesToStart(): void {
  const limit = openFilesLimit()
  if (limit === undefined || limit >= FEWEST_TO_START) return
  throw new Stop(
    1,
    TOO_FEW_FILES,
    `This process may open ${limit} files, but a server needs ${FEWEST_TO_START} to start`,
    {
      remedy: RAISE_FILES,
    },
  )
}

/** The warning for a server that has few file descriptors left after its start; `undefined` if they suffice or the limit is unknown. */
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
    message: `This process may open ${limit} files and has ${open} open: ${limit - open} are left for connections, of which each waiting client needs two`,
    remedy: RAISE_FILES,
  }
}

/** Whether an error means that this process or the machine has no file descriptors left. */
export function isOutOfFiles(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "EMFILE" || error.code === "ENFILE")
}

export const TOO_FEW_FILES = "too_few_files"
export const RAISE_FILES = `Raise the limit and start again: ulimit -n ${ENOUGH_FILES}`

/** Only Linux reports this. */
function openFiles(): number | undefined {
  try {
    return readdirSync("/proc/self/fd").length
  } catch {
    return undefined
  }
}
