import { existsSync, readdirSync, statfsSync, statSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { listBackups } from "../backups/backup-folder.ts"
import type { Configuration } from "../configuration/configuration.ts"
import { usesDatabaseFile } from "../configuration/postgres.ts"
import { unencryptedData } from "../configuration/warnings.ts"
import { isReadableByOthers, keySourceText } from "../encryption/key-source.ts"
import { pluralize } from "../output/plural.ts"
import { type Check, ok, warn } from "./check.ts"

const MIB = 2 ** 20
const DAY_MS = 86_400_000
/** The writer checkpoints long before this size. */
const LARGEST_LOG = 256 * MIB
const OLDEST_BACKUP_DAYS = 7
/** By magic number of `statfs(2)`. SQLite's write-ahead log needs shared memory, which these do not support. */
const REMOTE_FILE_SYSTEMS: ReadonlyMap<number, string> = new Map([
  [0x6969, "NFS"],
  [0x517b, "SMB"],
  [0xff534d42, "CIFS"],
  [0xfe534d42, "SMB2"],
])

/** The database files and the disk they are on. */
export function checkDataFiles(configuration: Configuration): readonly Check[] {
  const { databaseFile, dataDir } = configuration
  if (!usesDatabaseFile(configuration) || !existsSync(databaseFile))
    return unencryptedData(configuration) === undefined ? [] : [checkEncryption(configuration)]
  return [
    checkFileSystem(dataDir),
    checkEncryption(configuration),
    checkLog(databaseFile),
    checkBackups(dataDir, databaseFile),
    checkLeftovers(databaseFile),
    checkClock(databaseFile),
  ]
}

function checkFileSystem(dataDir: string): Check {
  const remote = REMOTE_FILE_SYSTEMS.get(statfsSync(dataDir).type)
  if (remote === undefined) return ok("file system", `${dataDir} is on a local disk`)
  return warn("file system", `${dataDir} is on ${remote}, where SQLite can lose data`, "Move it to a local disk.")
}

/** Where the key comes from, never the key; or what other databases have that the key does not protect. */
function checkEncryption(configuration: Configuration): Check {
  const { sqlite, file, dataDir } = configuration
  if (sqlite.encryption === "off") return ok("encryption", "the database is not encrypted")
  const unencrypted = unencryptedData(configuration)
  if (unencrypted !== undefined) {
    const instead =
      unencrypted.code === "vectors-not-encrypted"
        ? "set vectors to auto, which stores them in the encrypted database"
        : "keep memories in SQLite: keepsake migrate --to sqlite"
    return warn("encryption", unencrypted.message, `Encrypt the disk of that database, or ${instead}`)
  }
  const source = keySourceText(sqlite)
  if (isReadableByOthers(sqlite, file === undefined ? dataDir : dirname(file)))
    return warn(
      "encryption",
      `Other users of this machine may read the key: ${source}`,
      "Allow only its owner: chmod 600",
    )
  return ok("encryption", `AEGIS-256, the key comes from ${source}`)
}

function checkLog(databaseFile: string): Check {
  const size = statSync(`${databaseFile}-wal`, { throwIfNoEntry: false })?.size ?? 0
  const said = `${Math.ceil(size / MIB)} MiB of write-ahead log wait for a checkpoint`
  if (size <= LARGEST_LOG) return ok("log", said)
  return warn("log", said, "Another program keeps the database open: stop it and restart Keepsake.")
}

function checkBackups(dataDir: string, databaseFile: string): Check {
  const [newest] = listBackups(join(dataDir, "backups"))
  const since = newest === undefined ? statSync(databaseFile).birthtimeMs : Date.parse(newest.manifest.createdAt)
  const days = Math.floor((Date.now() - since) / DAY_MS)
  const said = newest === undefined ? "none in the data folder" : `the newest is ${pluralize(days, "day")} old`
  if (days < OLDEST_BACKUP_DAYS) return ok("backups", said)
  return warn("backups", said, "Make one with: keepsake backup")
}

/** Older copies still contain what was erased since. */
function checkLeftovers(databaseFile: string): Check {
  const name = basename(databaseFile)
  const left = readdirSync(dirname(databaseFile)).filter(
    (one) => /\.(?:version-\d+\.backup|before-[\w-]+|replaced|converting)$/.test(one) && one.startsWith(name),
  )
  if (left.length === 0) return ok("older copies", "none next to the database")
  const message = `${pluralize(left.length, "copy", "copies")} next to the database may contain erased data: ${left.join(", ")}`
  return warn("older copies", message, "Delete them when you no longer need them.")
}

/** A memory dated in the future would stay the newest. */
function checkClock(databaseFile: string): Check {
  const ahead = statSync(databaseFile).mtimeMs - Date.now()
  const now = new Date().toISOString()
  if (ahead < DAY_MS && Date.now() > Date.UTC(2026, 0)) return ok("clock", now)
  return warn(
    "clock",
    `The clock says ${now}, but the database was written later`,
    "Set the clock, preferably with NTP.",
  )
}
