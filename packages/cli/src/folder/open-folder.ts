import { accessSync, constants, existsSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { claimFile } from "@keepsake/store-sqlite"
import { Stop } from "../stop.ts"
import { codeOf, makeFolder } from "./make-folder.ts"
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
const PATIENCE_MS = 15_000
/** The same for a live owner that does not respond, because it may be busy. */
const BUSY_PATIENCE_MS = 30_000
/** Timeout of one request to the owner. */
const ANSWER_MS = 5_000
const STEP_MS = 40

/**
 * Takes ownership of the folder or finds its owner. The claim is a kernel file lock, so a killed process leaves none behind. Waits for an owner for which
 * `waitFor` is true and reports that once to `say`. An owner that neither responds nor exits is a `folder_busy` error.
 */
export async function openFolder(
  dataDir: string,
  waitFor: (owner: FolderOwner) => boolean = () => false,
  say: (line: string) => void = () => undefined,
): Promise<OpenedFolder> {
  prepare(dataDir)
  const began = Date.now()
  let isSaid = false
  for (;;) {
    const held = claim(dataDir)
    if (held) return { claim: held }
    const owner = readOwner(dataDir)
    const deadline = began + (owner && lives(owner.pid) && !waitFor(owner) ? BUSY_PATIENCE_MS : PATIENCE_MS)
    if (owner && lives(owner.pid) && !waitFor(owner) && (await answers(owner))) return { owner }
    if (!isSaid && owner && lives(owner.pid) && waitFor(owner)) {
      isSaid = true
      say(`Waiting up to ${PATIENCE_MS / 1000} s for process ${owner.pid} (${owner.kind}) to release ${dataDir}.`)
    }
    if (Date.now() > deadline) throw busy(dataDir, owner)
    await sleep(STEP_MS)
  }
}

/** The owner of a folder. `busy`: a process owns it but is starting, stopping or too busy to respond within `patienceMs`. */
export type FolderState =
  | { readonly state: "absent" }
  | { readonly state: "answers"; readonly owner: FolderOwner }
  | { readonly state: "busy"; readonly owner: FolderOwner | undefined }

/** Finds the owner of a folder without becoming it. */
export async function findOwner(dataDir: string, patienceMs: number = PATIENCE_MS): Promise<FolderState> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const owner = readOwner(dataDir)
    if (!isHeld(dataDir, owner)) return { state: "absent" }
    const left = Math.max(STEP_MS, Math.min(ANSWER_MS, deadline - Date.now()))
    if (owner && (await answers(owner, left))) return { state: "answers", owner }
    if (Date.now() >= deadline) return { state: "busy", owner }
    await sleep(STEP_MS)
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
    return owner !== undefined && lives(owner.pid)
  }
}

function prepare(dataDir: string): void {
  // Files created from here on are readable only by this user.
  process.umask(0o077)
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw unusable(dataDir, cause)
  }
}

function claim(dataDir: string): Claim | undefined {
  let lock: ReturnType<typeof claimFile>
  try {
    lock = claimFile(join(dataDir, LOCK))
  } catch (cause) {
    throw unusable(dataDir, cause)
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

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === "EPERM"
  }
}

/** Whether a Keepsake that accepts the token responds; another program may use the port by now. */
async function answers(owner: Pick<FolderOwner, "url" | "token">, patienceMs = ANSWER_MS): Promise<boolean> {
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

function unusable(dataDir: string, cause: unknown): Stop {
  const why = cause instanceof Error ? cause.message : String(cause)
  return new Stop(1, "folder_unusable", `The data folder ${dataDir} cannot be used: ${why}`, {
    cause,
    remedy: "Make it readable and writable for this user, or choose another with --data.",
  })
}

function busy(dataDir: string, owner: FolderOwner | undefined): Stop {
  const who = owner && lives(owner.pid) ? `Process ${owner.pid} (${owner.url})` : "Another process"
  return new Stop(1, "folder_busy", `${who} owns the data folder ${dataDir} and does not respond`, {
    remedy: "Wait until it has started or stopped, or stop it.",
  })
}
