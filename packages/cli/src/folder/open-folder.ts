import { accessSync, constants, existsSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { claimFile } from "@keepsake/store-sqlite"
import { CommandError } from "../command-error.ts"
import { createFolder, errorCode } from "./create-folder.ts"
import { type FolderOwner, readOwner, removeOwner, writeOwner } from "./owner-file.ts"

/** Ownership of the data folder until `release`. `publish` announces the address at which other processes reach the owner. */
export interface Claim {
  publish(owner: Omit<FolderOwner, "pid" | "since">): void
  release(): void
}
/** Either this process owns the folder, or another process that responds does. */
export type OpenedFolder =
  | { readonly claim: Claim; readonly owner?: undefined }
  | { readonly owner: FolderOwner; readonly claim?: undefined }

const LOCK = "keepsake.lock"
/** Longer than a stopping owner may take, which finishes running requests for up to 10 s. */
const OWNER_TIMEOUT_MS = 15_000
/** The same for a live owner that does not respond, because it may be busy. */
const BUSY_OWNER_TIMEOUT_MS = 30_000
/** Timeout of one request to the owner. */
const REQUEST_TIMEOUT_MS = 5_000
const POLL_INTERVAL_MS = 40

/**
 * Takes ownership of the folder or finds its owner. The claim is a kernel file lock, so a killed process leaves none behind. Waits for an owner for which
 * `waitFor` is true and reports that once to `say`. An owner that neither responds nor exits is a `folder_busy` error.
 */
export async function openFolder(
  dataDir: string,
  waitFor: (owner: FolderOwner) => boolean = () => false,
  say: (line: string) => void = () => undefined,
): Promise<OpenedFolder> {
  prepareFolder(dataDir)
  const began = Date.now()
  let isSaid = false
  for (;;) {
    const held = claimFolder(dataDir)
    if (held) return { claim: held }
    const owner = readOwner(dataDir)
    const deadline = began + (owner && isAlive(owner.pid) && !waitFor(owner) ? BUSY_OWNER_TIMEOUT_MS : OWNER_TIMEOUT_MS)
    if (owner && isAlive(owner.pid) && !waitFor(owner) && (await responds(owner))) return { owner }
    if (!isSaid && owner && isAlive(owner.pid) && waitFor(owner)) {
      isSaid = true
      say(`Waiting up to ${OWNER_TIMEOUT_MS / 1000} s for process ${owner.pid} (${owner.kind}) to release ${dataDir}.`)
    }
    if (Date.now() > deadline) throw busyFolder(dataDir, owner)
    await sleep(POLL_INTERVAL_MS)
  }
}

/** The owner of a folder. `busy`: a process owns it but is starting, stopping or too busy to respond within `patienceMs`. */
export type FolderState =
  | { readonly state: "absent" }
  | { readonly state: "answers"; readonly owner: FolderOwner }
  | { readonly state: "busy"; readonly owner: FolderOwner | undefined }

/** Finds the owner of a folder without becoming it. */
export async function findOwner(dataDir: string, patienceMs: number = OWNER_TIMEOUT_MS): Promise<FolderState> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const owner = readOwner(dataDir)
    if (!isHeld(dataDir, owner)) return { state: "absent" }
    const left = Math.max(POLL_INTERVAL_MS, Math.min(REQUEST_TIMEOUT_MS, deadline - Date.now()))
    if (owner && (await responds(owner, left))) return { state: "answers", owner }
    if (Date.now() >= deadline) return { state: "busy", owner }
    await sleep(POLL_INTERVAL_MS)
  }
}

/** Checks the lock, or the owner's process if the lock cannot be read. */
function isHeld(dataDir: string, owner: FolderOwner | undefined): boolean {
  const file = join(dataDir, LOCK)
  if (!existsSync(file)) return false
  try {
    const held = claimFile(file)
    held?.release()
    return held === undefined
  } catch {
    return owner !== undefined && isAlive(owner.pid)
  }
}

function prepareFolder(dataDir: string): void {
  // Files created from here on are readable only by this user.
  process.umask(0o077)
  try {
    createFolder(dataDir)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw unusableFolder(dataDir, cause)
  }
}

function claimFolder(dataDir: string): Claim | undefined {
  let lock: ReturnType<typeof claimFile>
  try {
    lock = claimFile(join(dataDir, LOCK))
  } catch (cause) {
    throw unusableFolder(dataDir, cause)
  }
  if (!lock) return undefined
  const since = Date.now()
  return {
    publish: (owner) => writeOwner(dataDir, { pid: process.pid, since, ...owner }),
    release() {
      removeOwner(dataDir)
      lock.release()
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === "EPERM"
  }
}

/** Whether a Keepsake that accepts the token responds; another program may use the port by now. */
async function responds(owner: Pick<FolderOwner, "url" | "token">, patienceMs = REQUEST_TIMEOUT_MS): Promise<boolean> {
  try {
    const answer = await fetch(`${owner.url}/api/status`, {
      // No keep-alive: the next request must not reuse a connection that a stopping owner is closing.
      headers: { authorization: `Bearer ${owner.token}`, connection: "close" },
      signal: AbortSignal.timeout(patienceMs),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

function unusableFolder(dataDir: string, cause: unknown): CommandError {
  const why = cause instanceof Error ? cause.message : String(cause)
  return new CommandError(1, "folder_unusable", `The data folder ${dataDir} cannot be used: ${why}`, {
    cause,
    remedy: "Make it readable and writable for this user, or choose another with --data.",
  })
}

function busyFolder(dataDir: string, owner: FolderOwner | undefined): CommandError {
  const who = owner && isAlive(owner.pid) ? `Process ${owner.pid} (${owner.url})` : "Another process"
  return new CommandError(1, "folder_busy", `${who} owns the data folder ${dataDir} and does not respond`, {
    remedy: "Wait until it has started or stopped, or stop it.",
  })
}
