import { mkdtempSync, rmdirSync } from "node:fs"
import { freemem, tmpdir, totalmem } from "node:os"
import { join } from "node:path"
import { openFilesLimit, RECOMMENDED_FILES } from "../serving/open-files.ts"
import { type Check, errorMessage, fail, ok, warn } from "./check.ts"

const MIB = 2 ** 20
/** A server with a few thousand memories needs about this much. */
const ENOUGH_MEMORY = 256 * MIB

/** What a server needs of the machine apart from Node and the disk. */
export function checkSystem(): readonly Check[] {
  return [checkMemory(), checkOpenFiles(), checkLanguages(), checkTemporary()]
}

function checkMemory(): Check {
  const free = `${Math.floor(freemem() / MIB)} of ${Math.floor(totalmem() / MIB)} MiB of memory free`
  return freemem() >= ENOUGH_MEMORY ? ok("memory", free) : warn("memory", free, "Stop other programs or add memory.")
}

/** Every client that waits for a reply takes two connections. */
function checkOpenFiles(): Check {
  const limit = openFilesLimit()
  if (limit === undefined) return ok("open files", "unknown on this system")
  const said = limit === Number.POSITIVE_INFINITY ? "unlimited" : `at most ${limit}`
  return limit >= RECOMMENDED_FILES
    ? ok("open files", said)
    : warn("open files", said, `Raise it with: ulimit -n ${RECOMMENDED_FILES}`)
}

/** Scripts without spaces are segmented into words with Node's ICU. */
function checkLanguages(): Check {
  const { icu } = process.versions
  const isSplit = [...new Intl.Segmenter("ja", { granularity: "word" }).segment("東京都に住む")].length > 1
  if (icu !== undefined && isSplit) return ok("languages", `ICU ${icu}, all scripts`)
  return warn(
    "languages",
    "This Node segments words of few scripts only",
    "Install a Node with full ICU from https://nodejs.org.",
  )
}

function checkTemporary(): Check {
  try {
    rmdirSync(mkdtempSync(join(tmpdir(), "keepsake-doctor-")))
    return ok("temporary", `${tmpdir()} is writable`)
  } catch (error) {
    return fail("temporary", `${tmpdir()} is not writable: ${errorMessage(error)}`, "Set TMPDIR to a writable folder.")
  }
}
