import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"

const ownerSchema = z.object({
  pid: z.int().positive(),
  url: z.url(),
  token: z.string().min(1),
  kind: z.enum(["serve", "mcp", "command"]),
  since: z.number(),
})

/** The process that owns a data folder, and how to speak to it: `token` is an administrator's of the tenant `default`. */
export type FolderOwner = z.output<typeof ownerSchema>

/** What stands in the folder, whether or not that process still lives. */
export function readOwner(dataDir: string): FolderOwner | undefined {
  try {
    return ownerSchema.safeParse(JSON.parse(readFileSync(pathOf(dataDir), "utf8"))).data
  } catch {
    return undefined
  }
}

/** Readable by nobody else, and never half written. */
export function writeOwner(dataDir: string, owner: FolderOwner): void {
  const draft = `${pathOf(dataDir)}.${owner.pid}`
  writeFileSync(draft, `${JSON.stringify(owner)}\n`, { mode: 0o600 })
  renameSync(draft, pathOf(dataDir))
}

export function removeOwner(dataDir: string): void {
  rmSync(pathOf(dataDir), { force: true })
}

function pathOf(dataDir: string): string {
  return join(dataDir, "owner.json")
}
