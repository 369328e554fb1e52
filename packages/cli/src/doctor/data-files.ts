import { existsSync, readdirSync, statfsSync, statSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { backupsIn } from "../backups/backup-folder.ts"
import type { Configuration } from "../configuration/configuration.ts"
import { type Check, ok, warn } from "./check.ts"

const MIB = 2 ** 20
const DAY_MS = 86_400_000
/** The writer moves its log into the database long before. */
const LARGEST_LOG = 256 * MIB
const OLDEST_BACKUP_DAYS = 7
/** By their number in `statfs(2)`: SQLite's log needs memory that processes share, which these do not give. */
const REMOTE_FILE_SYSTEMS: ReadonlyMap<number, string> = new Map([
  [0x6969, "NFS"],
  [0x517b, "SMB"],
  [0xff534d42, "CIFS"],
  [0xfe534d42, "SMB2"],
])

/** The files that a database leaves, and where they lie. */
export function checkDataFiles(configuration: Configuration): readonly Check[] {
  const { store, databaseFile, dataDir } = configuration
  if (store === "memory" || !existsSync(databaseFile)) return []
  return [
    checkFileSystem(dataDir),
    checkLog(databaseFile),
    checkBackups(dataDir, databaseFile),
    checkLeftovers(databaseFile),
    checkClock(databaseFile),
  ]
}

function checkFileSystem(dataDir: string): Check {
  const remote = REMOTE_FILE_SYSTEMS.get(statfsSync(dataDir).type)
  if (remote === undefined) return ok("file system", `${dataDir} is on a disk of this machine`)
  return warn(
    "file system",
    `${dataDir} is on ${remote}, where SQLite can lose what it wrote`,
    "Move it to a disk of this machine.",
  )
}

function checkLog(databaseFile: string): Check {
  const size = statSync(`${databaseFile}-wal`, { throwIfNoEntry: false })?.size ?? 0
  const said = `${Math.ceil(size / MIB)} MiB wait to be moved into the database`
  if (size <= LARGEST_LOG) return ok("log", said)
  return warn("log", said, "Another program holds the database open: end it, and start Keepsake again.")
}

function checkBackups(dataDir: string, databaseFile: string): Check {
  const [newest] = backupsIn(join(dataDir, "backups"))
  const since = newest === undefined ? statSync(databaseFile).birthtimeMs : Date.parse(newest.manifest.createdAt)
  const days = Math.floor((Date.now() - since) / DAY_MS)
  const said = newest === undefined ? "none in the data folder" : `the newest is ${days} days old`
  if (days < OLDEST_BACKUP_DAYS) return ok("backups", said)
  return warn("backups", said, "Make one with: keepsake backup")
}

/** They hold what was erased since. */
function checkLeftovers(databaseFile: string): Check {
  const name = basename(databaseFile)
  const left = readdirSync(dirname(databaseFile)).filter(
    (one) => /\.(?:version-\d+\.backup|before-[\w-]+)$/.test(one) && one.startsWith(name),
  )
  if (left.length === 0) return ok("older copies", "none lies beside the database")
  const message = `${left.length} lie beside the database and hold what was erased since: ${left.join(", ")}`
  return warn("older copies", message, "Remove them when they are not needed any more.")
}

/** What is written into the future is never the newest again. */
function checkClock(databaseFile: string): Check {
  const ahead = statSync(databaseFile).mtimeMs - Date.now()
  const now = new Date().toISOString()
  if (ahead < DAY_MS && Date.now() > Date.UTC(2026, 0)) return ok("clock", now)
  return warn(
    "clock",
    `This machine says it is ${now}, and the database was written later`,
    "Set the clock, best by NTP.",
  )
}
