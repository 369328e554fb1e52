import { hash } from "node:crypto"
import { access, constants, realpath, stat } from "node:fs/promises"
import { homedir } from "node:os"
import { dirname, resolve } from "node:path"
import { MemoryError, tenantOf } from "@keepsake/core"
import { reachOf, transcriptFormats } from "@keepsake/core/internal"
import type { Pool } from "@keepsake/core/plugin"
import { z } from "zod"
import { isWithin } from "./is-within.ts"

const name = z.string().min(1).max(200)
const globs = z.array(z.string().min(1).max(500)).max(100)

/** A folder of Markdown or transcripts, and whose memory it is. */
export const rootSchema = z.strictObject({
  path: z.string().min(1).max(4_096).describe("the folder, absolute or relative to the server's working folder"),
  tenant: name.default("default").describe("whose memory it is"),
  user: name.optional(),
  agent: name.optional(),
  format: z
    .enum(["markdown", ...transcriptFormats])
    .default("markdown")
    .describe("markdown: notes; otherwise transcripts of this program, remembered as the conversations that they are"),
  include: globs.optional().describe("globs of the files that are read, such as memory/**/*.md; default: all"),
  exclude: globs.optional().describe("globs of files and folders that are not read, such as archive/**"),
  trust: z
    .enum(["owner", "untrusted"])
    .default("untrusted")
    .describe(
      "owner: the user or the application writes the files, and recall injects them; untrusted: searches find them",
    ),
  maxCharacters: z.int().min(200).max(2_700).optional().describe("the longest part of a file; default: 1,600"),
})
export type Root = z.output<typeof rootSchema>

/** Whose memory a folder is. */
export function ownerOf({ tenant, user, agent }: Root) {
  return {
    tenant: tenantOf(tenant),
    ...(user !== undefined && { user }),
    ...(agent !== undefined && { agent }),
  }
}

/** The pool whose erasure ends following the folder: the next look would read everything again. */
export function rootPool(root: Root): Pool {
  const owner = ownerOf(root)
  return { tenant: owner.tenant, name: reachOf(owner).pool }
}

/** Names what State has of a root. */
export function keyOf({ path, tenant, user, agent, format }: Root): string {
  const names = [resolve(path), tenant, user ?? null, agent ?? null, ...(format === "markdown" ? [] : [format])]
  return hash("sha256", JSON.stringify(names), "base64url")
}

/**
 * `options_invalid` if a folder is, or is in, another root of its format, or a new one has another in it: a file would be
 * in memory twice.
 */
export async function rejectOverlap(
  { path, format, tenant }: Root,
  roots: readonly Root[],
  isNew = false,
): Promise<void> {
  const real = await realpath(path).catch(() => undefined)
  if (real === undefined) return
  const all = await Promise.all(
    roots
      .filter((root) => root.format === format)
      .map(async (root) => ({ root, real: await realpath(root.path).catch(() => undefined) })),
  )
  const within = all.filter(
    (other) => other.real !== undefined && (isWithin(real, other.real) || (isNew && isWithin(other.real, real))),
  )
  if (within.length <= 1) return
  const others = within.map(({ root }) => root)
  const foreign = others.find((root) => root.tenant !== tenant)
  const other = others.find((root) => root.path !== path)?.path ?? path
  // What another tenant follows is none of this one's business.
  const message =
    foreign === undefined
      ? `${path} and ${other} are the same folder, or one is in the other`
      : `${path} is, is in, or contains a folder that is followed for somebody else`
  throw new MemoryError("options_invalid", message, {
    remedy: "Keep one of these roots.",
  })
}

/** `options_invalid` for what is no folder that can be read, and for a folder that holds those of all users. */
export async function rejectUnfollowable({ path, format }: Root): Promise<void> {
  const stats = await stat(path).catch(() => undefined)
  const isFile = format !== "markdown" && stats?.isFile() === true
  const isReadable = await access(path, isFile ? constants.R_OK : constants.R_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!(isFile || stats?.isDirectory()) || !isReadable) throw unreadable(path)
  const home = await realpath(homedir()).catch(() => homedir())
  if (dirname(path) === path || (path !== home && isWithin(home, path))) {
    throw new MemoryError("options_invalid", `${path} holds the folders of all users`, {
      remedy: "Add the folder of the notes.",
    })
  }
}

/** The error for what is no folder that can be read. */
export function unreadable(path: string): MemoryError {
  return new MemoryError("options_invalid", `${path} is no folder that the server can read`, {
    remedy: "Check the path and its permissions, on the machine of the server.",
  })
}
