import { accessSync, constants, existsSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { claimFile } from "@keepsake/store-sqlite"
import { Stop } from "../stop.ts"
import { codeOf, makeFolder } from "./make-folder.ts"
import { type FolderOwner, readOwner, removeOwner, writeOwner } from "./owner-file.ts"

/** The folder is this process's until `release`; `stand` says under which address others find it. */
export interface Claim {
  stand(owner: Omit<FolderOwner, "pid" | "since">): void
  release(): void
}
/** Either the folder is ours, or somebody else's who answers. */
export type OpenedFolder =
  | { readonly claim: Claim; readonly owner?: undefined }
  | { readonly owner: FolderOwner; readonly claim?: undefined }

const LOCK = "keepsake.lock"
/** Longer than an owner that ends may take: 10 s for its running requests. */
const PATIENCE_MS = 15_000
/** The same for an owner that lives and does not answer: it may be busy. */
const BUSY_PATIENCE_MS = 30_000
/** How long an owner may take for one answer. */
const ANSWER_MS = 5_000
const STEP_MS = 40

/**
 * Owns the folder, or finds its owner. The kernel holds the claim, so a process that was killed leaves none. An owner that is only
 * passing (`waitFor`) is waited for, which `say` tells once; one that neither answers nor goes is `folder_busy`.
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
      say(`Waiting for process ${owner.pid} (${owner.kind}) to let go of ${dataDir}: at most ${PATIENCE_MS / 1000} s.`)
    }
    if (Date.now() > deadline) throw busy(dataDir, owner)
    await sleep(STEP_MS)
  }
}

/** Who owns a folder. `busy`: a process holds it that is starting, ending, or has too much to do to answer within `patienceMs`. */
export type FolderState =
  | { readonly state: "absent" }
  | { readonly state: "answers"; readonly owner: FolderOwner }
  | { readonly state: "busy"; readonly owner: FolderOwner | undefined }

/** Looks for the owner of a folder and never becomes it. */
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

/** The lock says it, and the owner's process where the lock cannot be read. */
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
  // Whatever this process makes from here on is for its user alone.
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
    stand: (owner) => writeOwner(dataDir, { pid: process.pid, since, ...owner }),
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

/** Whether it is a Keepsake that takes the token: a port may have found another tenant since. */
async function answers(owner: Pick<FolderOwner, "url" | "token">, patienceMs = ANSWER_MS): Promise<boolean> {
  try {
    const answer = await fetch(`${owner.url}/api/status`, {
      // What is asked next finds a connection of its own, or nobody who listens: never one that is just being closed.
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
    remedy: "Make it readable and writable for this user, or name another with --data.",
  })
}

function busy(dataDir: string, owner: FolderOwner | undefined): Stop {
  const who = owner && lives(owner.pid) ? `The process ${owner.pid} (${owner.url})` : "Another process"
  return new Stop(1, "folder_busy", `${who} holds the data folder ${dataDir} and does not answer`, {
    remedy: "Wait until it has started or ended, or end it.",
  })
}
