import { mkdtempSync, rmdirSync } from "node:fs"
import { freemem, tmpdir, totalmem } from "node:os"
import { join } from "node:path"
import { ENOUGH_FILES, openFilesLimit } from "../serving/open-files.ts"
import { type Check, fail, ok, warn, why } from "./check.ts"

const MIB = 2 ** 20
/** A server with a few thousand memories takes about this much. */
const ENOUGH_MEMORY = 256 * MIB

/** What a server needs of the machine, beside Node and the disk. */
export function checkSystem(): readonly Check[] {
  return [checkMemory(), checkOpenFiles(), checkLanguages(), checkTemporary()]
}

function checkMemory(): Check {
  const free = `${Math.floor(freemem() / MIB)} of ${Math.floor(totalmem() / MIB)} MiB of memory are free`
  return freemem() >= ENOUGH_MEMORY
    ? ok("memory", free)
    : warn("memory", free, "End what else is running, or add some.")
}

/** Every client that waits for a reply holds two connections. */
function checkOpenFiles(): Check {
  const limit = openFilesLimit()
  if (limit === undefined) return ok("open files", "not told on this system")
  const said = limit === Number.POSITIVE_INFINITY ? "as many as there are" : `${limit} at a time`
  return limit >= ENOUGH_FILES
    ? ok("open files", said)
    : warn("open files", said, `Raise it with: ulimit -n ${ENOUGH_FILES}`)
}

/** Words of scripts without spaces are found by what Node knows of them. */
function checkLanguages(): Check {
  const { icu } = process.versions
  const isSplit = [...new Intl.Segmenter("ja", { granularity: "word" }).segment("東京都に住む")].length > 1
  if (icu !== undefined && isSplit) return ok("languages", `ICU ${icu}, words of every script`)
  return warn(
    "languages",
    "This Node knows the words of few scripts",
    "Install a Node with full ICU from https://nodejs.org.",
  )
}

function checkTemporary(): Check {
  try {
    rmdirSync(mkdtempSync(join(tmpdir(), "keepsake-doctor-")))
    return ok("temporary", `${tmpdir()} can be written`)
  } catch (error) {
    return fail("temporary", `${tmpdir()} cannot be written: ${why(error)}`, "Set TMPDIR to a folder that can.")
  }
}
