import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { CommandError } from "../command-error.ts"
import { sha256Of } from "./backup-folder.ts"

/** The copy of a backup that takes the place of a database when it is ready. */
export function draftPath(database: string): string {
  return `${database}.restoring`
}

/** The name under which a restore keeps the previous database. */
export function previousPath(database: string): string {
  return `${database}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`
}

/** Removes the draft with its log and what opening it left beside it. */
export function discardDraft(database: string): void {
  const name = basename(draftPath(database))
  for (const file of filesInFolderOf(database)) {
    if (file === name || file.startsWith(`${name}.`) || file.startsWith(`${name}-`))
      rmSync(join(dirname(database), file), { force: true })
  }
}

/** What an interrupted restore left, in a sentence; `undefined` if nothing. */
export function interruptedRestore(database: string): string | undefined {
  const previous = previousOf(database)
  if (existsSync(draftPath(database))) {
    const where = existsSync(database) || previous === undefined ? "" : `; the previous database is ${previous}`
    return `A backup is being restored, or restoring it was interrupted${where}`
  }
  if (existsSync(database) || previous === undefined) return undefined
  return `There is no ${database}, but a restore kept the previous database as ${previous}`
}

/** How to continue after `interruptedRestore`. */
export function restoreRemedy(database: string): string {
  return existsSync(draftPath(database))
    ? "The next start undoes an interrupted restore, so that the previous database is used: keepsake list. Then restore again."
    : "Rename it to continue with it, or move it to another folder to start with an empty database."
}

/**
 * Undoes a restore that was interrupted, for the process that owns the folder; the restored database takes its place in one
 * step, so that one without a draft is complete. Returns whether there was one. Throws `restore_interrupted` if the
 * database is gone and only an earlier one is there: an empty database would hide that, and nothing would be known of
 * what was deleted.
 */
export async function undoInterruptedRestore(database: string): Promise<boolean> {
  const isInterrupted = existsSync(draftPath(database))
  const previous = previousOf(database)
  if (isInterrupted && previous !== undefined) {
    if (!existsSync(database)) moveBack(previous, database)
    else if (await isSameFile(previous, database)) {
      // Its log is moved before the switch; without it, the last writes would be missing.
      if (existsSync(`${previous}-wal`) && !existsSync(`${database}-wal`))
        renameSync(`${previous}-wal`, `${database}-wal`)
      for (const end of ["-wal", ""]) rmSync(previous + end, { force: true })
    }
  } else if (previous !== undefined && !existsSync(database)) {
    throw new CommandError(1, "restore_interrupted", interruptedRestore(database) ?? "", {
      remedy: restoreRemedy(database),
    })
  }
  // Last: while it is there, the steps above are repeated.
  discardDraft(database)
  return isInterrupted
}

/** The log first: interrupted in between, the file without its log is still under the other name. */
function moveBack(previous: string, database: string): void {
  for (const end of ["-wal", ""]) if (existsSync(previous + end)) renameSync(previous + end, database + end)
}

/** The newest database that a restore replaced. */
function previousOf(database: string): string | undefined {
  const name = basename(database)
  const newest = filesInFolderOf(database)
    .filter((file) => file.startsWith(`${name}.before-`) && /^\.before-[\dTZ-]+$/.test(file.slice(name.length)))
    .toSorted()
    .at(-1)
  return newest === undefined ? undefined : join(dirname(database), newest)
}

function filesInFolderOf(database: string): readonly string[] {
  const folder = dirname(database)
  return existsSync(folder) ? readdirSync(folder) : []
}

/** Whether one is a second name of the other, or its copy where there are no second names. */
async function isSameFile(one: string, other: string): Promise<boolean> {
  const [first, second] = [statSync(one), statSync(other)]
  if (first.ino === second.ino) return true
  return first.size === second.size && (await sha256Of(one)) === (await sha256Of(other))
}
