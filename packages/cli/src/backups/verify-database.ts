import { statSync } from "node:fs"
import { contentOf, type FileEncryption, formatOf, newestSchema } from "@keepsake/store-sqlite"
import { CommandError } from "../command-error.ts"
import { rejectEncrypted } from "../encryption/database-key.ts"
import { readManifest, sha256Of } from "./backup-folder.ts"

/** The result of verifying a database file. */
export interface DatabaseReport {
  readonly file: string
  readonly bytes: number
  readonly schemaVersion: number
  readonly memories: number
  readonly versions: number
  readonly content: string
  /** Whether a manifest was found and compared. */
  readonly compared: boolean
  /** Empty if the file is intact. */
  readonly faults: readonly string[]
}

/** The share of time that reading the content takes when bytes are compared too: 60 of 65 ms for 3,000 memories. */
const CONTENT_SHARE = 0.9

/**
 * Verifies the structure and content of a database file and, for a backup, compares it with its manifest. `progress` receives the finished share, 0 to 1.
 */
export async function verifyDatabase(
  file: string,
  progress: (share: number) => void = () => undefined,
  encryption?: FileEncryption,
): Promise<DatabaseReport> {
  const bytes = requireFile(file)
  if (encryption === undefined) rejectEncrypted(file)
  const manifest = readManifest(file)
  const ofContent = manifest === undefined ? 1 : CONTENT_SHARE
  const { schemaVersion, memories, versions, hash, faults } = contentOf(
    file,
    (share) => progress(share * ofContent),
    // A backup from before the database was encrypted is still plain.
    formatOf(file) === "plain" ? undefined : encryption,
  )
  const allFaults = [...faults]
  if (schemaVersion > newestSchema) {
    allFaults.push(`It has schema version ${schemaVersion}, but this version of Keepsake knows up to ${newestSchema}`)
  }
  if (manifest !== undefined) {
    const ofBytes = (done: number) => progress(CONTENT_SHARE + ((1 - CONTENT_SHARE) * done) / bytes)
    if (manifest.bytes !== bytes) allFaults.push(`It has ${bytes} bytes, the manifest says ${manifest.bytes}`)
    else if (manifest.sha256 !== (await sha256Of(file, ofBytes))) allFaults.push("Its bytes differ from the manifest")
    if (manifest.content !== hash) allFaults.push("Its content differs from the manifest")
  }
  return {
    file,
    bytes,
    schemaVersion,
    memories,
    versions,
    content: hash,
    compared: manifest !== undefined,
    faults: allFaults,
  }
}

/** The size of a file in bytes; `file_missing` if there is none. */
export function requireFile(file: string): number {
  const stat = statSync(file, { throwIfNoEntry: false })
  if (stat?.isFile()) return stat.size
  throw new CommandError(1, "file_missing", `There is no file ${file}`, { remedy: "Check the path." })
}
