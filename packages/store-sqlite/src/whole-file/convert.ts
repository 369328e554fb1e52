import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, statSync, writeSync } from "node:fs"
import { dirname } from "node:path"
import { MemoryError } from "@keepsake/core/plugin"
import { connect } from "../encryption/connect.ts"
import { type FileEncryption, rawEncryption } from "../encryption/file-encryption.ts"
import { isBusy, toFailure, toMemoryError } from "../thread/failures.ts"
import { contentOf } from "./content.ts"
import { copyDatabase } from "./copy-database.ts"

/** From which encryption to which; absent is none. At least one must be there. */
export interface Conversion {
  readonly from?: FileEncryption | undefined
  readonly to?: FileEncryption | undefined
}

/** The steps of a conversion in their order. */
export type ConversionStep = "log emptied" | "copied" | "verified" | "linked" | "switched" | "overwritten" | "removed"

/** What was converted. */
export interface Converted {
  readonly memories: number
  readonly versions: number
  readonly bytes: number
  /** Whether the bytes of the previous file were overwritten before it was deleted. False on file systems without hard links. */
  readonly overwritten: boolean
}

/**
 * Encrypts, decrypts or rekeys a file that no process uses. Works on a copy that is compared with the original and takes its place in one step,
 * so that at any moment one of the two keys opens what is at `path`. The previous file is overwritten and deleted; SSDs and copy-on-write file systems may
 * keep its blocks. What an interrupted conversion left is removed by the next one and by `finishConversion`. Needs as much free space as the file.
 */
export function convertFile(
  path: string,
  { from, to }: Conversion,
  onStep: (step: ConversionStep) => void = () => undefined,
): Converted {
  finishConversion(path, from)
  const driver = (to ?? from)?.driver
  if (driver === undefined) throw new MemoryError("options_invalid", "Neither side of the conversion has a key")
  const [copy, replaced] = [copyPath(path), replacedPath(path)]
  const target = to && { driver, key: to.keyOf(copy) }
  const source = rawEncryption(from, path)
  try {
    emptyLog(path, source)
    onStep("log emptied")
    // A plain file is also read with the driver that encrypts, because one connection reads and writes. A connection that must not create its file cannot attach a new one.
    const database = connect(path, {}, source, driver)
    try {
      copyDatabase(database, copy, target)
    } finally {
      database.close()
    }
    onStep("copied")
    const before = contentOf(path, undefined, from)
    const after = contentOf(copy, undefined, to)
    const faults = [...before.faults, ...after.faults]
    if (before.hash !== after.hash || faults.length > 0) throw differs(path, faults)
    flush(copy)
    onStep("verified")
    const isLinked = link(path, replaced)
    onStep("linked")
    renameSync(copy, path)
    flush(dirname(path))
    onStep("switched")
    if (isLinked) overwrite(replaced)
    onStep("overwritten")
    rmSync(replaced, { force: true })
    onStep("removed")
    return {
      memories: after.memories,
      versions: after.versions,
      bytes: statSync(path).size,
      overwritten: isLinked,
    }
  } catch (error) {
    discard(copy)
    throw error instanceof MemoryError ? error : toMemoryError(toFailure(error, path))
  }
}

/** Removes what an interrupted conversion left next to a file that no process uses: an unfinished copy, or the replaced file if the given key opens the new one. */
export function finishConversion(path: string, encryption: FileEncryption | undefined): void {
  const [copy, replaced] = [copyPath(path), replacedPath(path)]
  discard(copy)
  if (!existsSync(replaced)) return
  if (statSync(replaced).ino === statSync(path).ino) {
    rmSync(replaced)
    return
  }
  const { faults } = contentOf(path, undefined, encryption)
  if (faults.length > 0) return
  overwrite(replaced)
  rmSync(replaced)
}

function copyPath(path: string): string {
  return `${path}.converting`
}

function replacedPath(path: string): string {
  return `${path}.replaced`
}

/** Moves the log into the file and overwrites it, as its pages are in the encryption of the file. */
function emptyLog(path: string, encryption: ReturnType<typeof rawEncryption>): void {
  const database = connect(path, { fileMustExist: true, timeout: 0 }, encryption)
  try {
    const [row] = database.pragma("wal_checkpoint(RESTART)") as readonly { readonly busy: number }[]
    if (row?.busy === 1) throw inUse(path)
    if (existsSync(`${path}-wal`)) overwrite(`${path}-wal`)
    database.pragma("journal_mode = DELETE")
  } catch (error) {
    throw isBusy(error) ? inUse(path) : error
  } finally {
    database.close()
  }
}

function inUse(path: string): MemoryError {
  return new MemoryError("too_busy", `Another process uses ${path}; nothing was changed`, {
    remedy: "Stop it, then try again.",
  })
}

function differs(path: string, faults: readonly string[]): MemoryError {
  const why = faults.length === 0 ? "the copy differs from it" : faults.join("; ")
  return new MemoryError("store_corrupt", `${path} was not converted: ${why}. Nothing was changed`, {
    remedy: "Check the file with keepsake verify, and restore a backup if it is damaged.",
  })
}

/** A second name of the file, so that its bytes can be overwritten after the copy took its place. False where there are no hard links. */
function link(path: string, to: string): boolean {
  try {
    linkSync(path, to)
    return true
  } catch {
    return false
  }
}

/** An unfinished copy may be in the clear. */
function discard(file: string): void {
  if (!existsSync(file)) return
  overwrite(file)
  rmSync(file)
}

const ZEROS = Buffer.alloc(1024 * 1024)

function overwrite(file: string): void {
  const { size } = statSync(file)
  const handle = openSync(file, "r+")
  try {
    for (let at = 0; at < size; at += ZEROS.length) writeSync(handle, ZEROS, 0, Math.min(ZEROS.length, size - at), at)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Waits until a file, or the names in a folder, are on the disk. Not every system lets a folder be flushed. */
export function flush(place: string): void {
  try {
    const handle = openSync(place, "r")
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch {}
}
