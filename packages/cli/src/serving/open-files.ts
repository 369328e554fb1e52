import { readdirSync, readFileSync } from "node:fs"
import { CommandError } from "../command-error.ts"

/** What `docs/operating.md` asks for. */
export const RECOMMENDED_FILES = 1_024
/** An idle server with SQLite on Linux has 47 files open (measured); the rest is for one client. */
const MIN_FILES_TO_START = 50
/** Thirty clients that wait for replies at the same time would use up fewer: each takes two connections. */
const MIN_FREE_FILES = 64

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
  if (limit === undefined || limit >= MIN_FILES_TO_START) return
  throw new CommandError(
    1,
    TOO_FEW_FILES,
    `This process may open ${limit} files, but a server needs ${MIN_FILES_TO_START} to start`,
    { remedy: RAISE_FILES_LIMIT },
  )
}

/** The warning for a server that has few file descriptors left after its start; `undefined` if they suffice or the limit is unknown. */
export function fewFilesWarning() {
  const limit = openFilesLimit()
  const open = limit === undefined || limit === Number.POSITIVE_INFINITY ? undefined : openFiles()
  if (limit === undefined || open === undefined || limit - open >= MIN_FREE_FILES) return undefined
  return {
    level: "warn" as const,
    event: "few-files",
    code: TOO_FEW_FILES,
    limit,
    open,
    message: `This process may open ${limit} files and has ${open} open: ${limit - open} remain for connections, and each waiting client needs two`,
    remedy: RAISE_FILES_LIMIT,
  }
}

/** Whether an error means that this process or the machine has no file descriptors left. */
export function isOutOfFiles(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "EMFILE" || error.code === "ENFILE")
}

export const TOO_FEW_FILES = "too_few_files"
export const RAISE_FILES_LIMIT = `Raise the limit and start again: ulimit -n ${RECOMMENDED_FILES}`

/** Only Linux reports this. */
function openFiles(): number | undefined {
  try {
    return readdirSync("/proc/self/fd").length
  } catch {
    return undefined
  }
}
