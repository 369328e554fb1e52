import { createHash } from "node:crypto"
import { createReadStream, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"

/** The manifest next to a backup: what the backup must contain to be intact. */
const manifestSchema = z.object({
  keepsake: z.literal("backup"),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  software: z.string(),
  schemaVersion: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  memories: z.int(),
  versions: z.int(),
  content: z.string().describe("content hash over all rows"),
})
export type Manifest = z.output<typeof manifestSchema>

export interface Backup {
  readonly file: string
  readonly manifest: Manifest
}

/** The manifest of a backup; `undefined` if it is missing or unreadable. */
export function readManifest(file: string): Manifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(readFileSync(manifestPath(file), "utf8"))).data
  } catch {
    return undefined
  }
}

export function writeManifest(file: string, manifest: Manifest): void {
  writeFileSync(manifestPath(file), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
}

/** The backups in a folder, newest first. A file without a manifest does not count. */
export function listBackups(folder: string): readonly Backup[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => /^keepsake-[\w-]+\.db$/.test(name))
  return files
    .map((name) => join(folder, name))
    .flatMap((file) => {
      const manifest = readManifest(file)
      return manifest === undefined ? [] : [{ file, manifest }]
    })
    .toSorted((a, b) => (a.manifest.createdAt < b.manifest.createdAt ? 1 : -1))
}

/** Deletes the oldest backups beyond `count`; returns the deleted ones. */
export function deleteOldBackups(folder: string, count: number): readonly Backup[] {
  const going = listBackups(folder).slice(count)
  for (const { file } of going) {
    rmSync(file)
    rmSync(manifestPath(file), { force: true })
  }
  return going
}

/** `progress` receives bytes. */
export async function sha256Of(file: string, progress: (done: number) => void = () => undefined): Promise<string> {
  const hash = createHash("sha256")
  let done = 0
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk)
    done += chunk.length
    progress(done)
  }
  return hash.digest("hex")
}

function manifestPath(file: string): string {
  return `${file}.json`
}
