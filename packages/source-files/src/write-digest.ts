import { randomUUID } from "node:crypto"
import type { Stats } from "node:fs"
import { type FileHandle, lstat, open, readFile, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { MemoryError } from "@keepsake/core"
import { type Digested, withDigest } from "./digest.ts"
import { MAX_FILE_BYTES, OVER_LIMIT } from "./walk-folder.ts"

/** A file that only its owner reads, as the memory is theirs. */
const NEW_FILE_MODE = 0o600

/**
 * Replaces the digest of a file, which is created if it is missing, in a folder that is there. The file keeps its mode
 * and owner, and is whole at any time; only where the server may not give it back to its owner, it is overwritten in
 * place, with a copy next to it meanwhile. `options_invalid` for a file that is no text in UTF-8, is over 8 MiB, or
 * cannot be written.
 */
export async function writeDigest(file: string, lines: readonly string[]): Promise<Pick<Digested, "edits">> {
  try {
    const stats = await lstat(file).catch(ignoreMissing)
    const before = stats === undefined ? "" : await readText(file, stats)
    const { text, edits } = withDigest(before, lines)
    if (text !== before) await replaceFile(file, text, stats)
    return { edits }
  } catch (error) {
    if (MemoryError.is(error) || !(error instanceof Error && "syscall" in error)) throw error
    const code = "code" in error ? String(error.code) : ""
    const message =
      code === "ENOENT"
        ? `${dirname(file)} does not exist`
        : `${file} cannot be read or written by the server (${code})`
    throw new MemoryError("options_invalid", message, {
      remedy: "Create the folder, or change the permissions, on the machine of the server.",
      cause: error,
    })
  }
}

async function readText(file: string, stats: Stats): Promise<string> {
  if (!stats.isFile()) throw new MemoryError("options_invalid", `${file} is no file, but a link or a folder`)
  const remedy = "Write the digest into another file."
  if (stats.size > MAX_FILE_BYTES) {
    throw new MemoryError("options_invalid", `${file} is ${OVER_LIMIT}`, { remedy })
  }
  const content = await readFile(file)
  const notText = new MemoryError("options_invalid", `${file} is no text in UTF-8`, { remedy })
  if (content.includes(0)) throw notText
  try {
    // A byte order mark is part of what stays as it is.
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content)
  } catch {
    throw notText
  }
}

async function replaceFile(file: string, text: string, stats: Stats | undefined): Promise<void> {
  const temporary = join(dirname(file), `.keepsake-${randomUUID()}.tmp`)
  try {
    let isLikeBefore: boolean
    {
      await using handle = await open(temporary, "wx", NEW_FILE_MODE)
      await handle.writeFile(text)
      isLikeBefore = stats === undefined || (await takeOver(handle, stats))
      await handle.sync()
    }
    if (isLikeBefore) await rename(temporary, file)
    else await overwrite(file, text)
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Gives a new file owner and mode of the old one; false where that is not permitted, or another name has the old one too. */
async function takeOver(handle: FileHandle, { uid, gid, mode, nlink }: Stats): Promise<boolean> {
  if (nlink > 1) return false
  const own = await handle.stat()
  try {
    if (own.uid !== uid || own.gid !== gid) await handle.chown(uid, gid)
    await handle.chmod(mode & 0o7777)
    return true
  } catch {
    return false
  }
}

async function overwrite(file: string, text: string): Promise<void> {
  await using handle = await open(file, "r+")
  const content = Buffer.from(text)
  await handle.writeFile(content)
  await handle.truncate(content.length)
  await handle.sync()
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined
  throw error
}
