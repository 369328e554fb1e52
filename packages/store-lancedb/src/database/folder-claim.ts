import { mkdirSync, readFileSync, realpathSync, statSync, unlinkSync, utimesSync, writeFileSync } from "node:fs"
import { hostname } from "node:os"
import { join } from "node:path"
import { MemoryError } from "@keepsake/core/plugin"

/** Ownership of a folder, or of an address in object storage, until `release`. */
export interface FolderClaim {
  /** Throws `store_unavailable` if another process became the owner. */
  confirm?(): Promise<void>
  /** Stops owning it. May be called twice. */
  release(): void | Promise<void>
}

/** A process that owns something. */
export interface OwnerProcess {
  readonly pid: number
  readonly host: string
  /** When the process started, in the operating system's ticks, which tells a reused process id apart. Absent where it cannot be read. */
  readonly started?: string
}

const FILE = "keepsake.lock"
const HEARTBEAT_MS = 10_000
/** After this time without a heartbeat, an owner on another machine is taken for dead: a container has a new name after every start. */
const SILENT_OWNER_MS = 60_000
/** The folders that this process owns. */
const claimed = new Set<string>()

/**
 * Creates the folder and becomes its only owner; another owner is `store_unavailable`. A process that was killed leaves its file behind, which is taken over:
 * at once on the same machine, after a minute without a heartbeat from another.
 */
export function claimLanceFolder(path: string): FolderClaim {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const folder = realpathSync(path)
  const file = join(folder, FILE)
  if (claimed.has(folder)) throw alreadyOwned(folder, "this process")
  const own = ownOwner()
  if (!create(file, own)) {
    const owner = readOwner(file)
    if (owner !== undefined && isRunning(owner, file)) throw alreadyOwned(folder, ownerName(owner))
    removeIfPresent(file)
    if (!create(file, own)) throw alreadyOwned(folder, "another process")
  }
  claimed.add(folder)
  const beat = setInterval(() => {
    const now = new Date()
    // The folder may be gone at the end of a test or an unmounted disk; the next write reports that.
    try {
      utimesSync(file, now, now)
    } catch {}
  }, HEARTBEAT_MS).unref()
  return {
    release() {
      clearInterval(beat)
      if (claimed.delete(folder)) removeIfPresent(file)
    },
  }
}

function create(file: string, owner: OwnerProcess): boolean {
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: "wx", mode: 0o600 })
    return true
  } catch (failure) {
    if (codeOf(failure) === "EEXIST") return false
    throw failure
  }
}

/** This process. */
export function ownOwner(): OwnerProcess {
  return { pid: process.pid, host: hostname(), ...startOf(process.pid) }
}

/** `undefined` if the file is gone or half written. */
function readOwner(file: string): OwnerProcess | undefined {
  try {
    return parseOwner(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

export function parseOwner(text: string): OwnerProcess | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed !== "object" || parsed === null || !("pid" in parsed) || !("host" in parsed)) return undefined
    const { pid, host } = parsed
    if (typeof pid !== "number" || typeof host !== "string") return undefined
    const started = "started" in parsed && typeof parsed.started === "string" ? { started: parsed.started } : {}
    return { pid, host, ...started }
  } catch {
    return undefined
  }
}

function isRunning(owner: OwnerProcess, file: string): boolean {
  // The file of a process that had this id before: this one does not own the folder.
  if (owner.host === hostname() && owner.pid === process.pid) return false
  return isProcessRunning(owner) ?? Date.now() - statSync(file).mtimeMs < SILENT_OWNER_MS
}

/** `undefined` for a process on another machine. */
export function isProcessRunning(owner: OwnerProcess): boolean | undefined {
  if (owner.host !== hostname()) return undefined
  try {
    process.kill(owner.pid, 0)
  } catch (failure) {
    if (codeOf(failure) !== "EPERM") return false
  }
  const { started } = startOf(owner.pid)
  return owner.started === undefined || started === undefined || owner.started === started
}

/** Field 22 of `/proc/PID/stat`, after the name, which may contain anything. */
function startOf(pid: number): { readonly started?: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    const started = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]
    return started === undefined ? {} : { started }
  } catch {
    return {}
  }
}

export function ownerName({ pid, host }: OwnerProcess): string {
  return host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`
}

function alreadyOwned(folder: string, owner: string): MemoryError {
  return new MemoryError("store_unavailable", `${folder} is in use by ${owner}: one process at a time opens it`, {
    remedy: "Stop that process, or reach it over HTTP: keepsake serve.",
  })
}

function removeIfPresent(file: string): void {
  try {
    unlinkSync(file)
  } catch (failure) {
    if (codeOf(failure) !== "ENOENT") throw failure
  }
}

function codeOf(failure: unknown): unknown {
  return failure instanceof Error && "code" in failure ? failure.code : undefined
}
