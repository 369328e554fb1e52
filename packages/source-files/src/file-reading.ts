import { hash } from "node:crypto"
import { constants } from "node:fs"
import { open } from "node:fs/promises"
import { basename, join } from "node:path"
import {
  type DocumentChange,
  type DocumentCollection,
  type DocumentInput,
  type DocumentPart,
  MemoryError,
  type StoredDocument,
} from "@keepsake/core"
import { timeInName } from "@keepsake/core/internal"
import { chunkMarkdown } from "./chunk-markdown.ts"
import { splitDigest } from "./digest.ts"
import type { FolderOptions } from "./folder-options.ts"
import { MAX_FILE_BYTES, OVER_LIMIT, type SkippedFile, type WalkedFile } from "./walk-folder.ts"

/** Changed when files are split in another way, so that unchanged files are read again. */
const READING = "5"
const FILES_AT_ONCE = 8

/** What became of one file. */
interface ReadFile {
  readonly isMoved?: boolean
  readonly skipped?: SkippedFile
  readonly change?: DocumentChange
}

/** Reads changed files of one folder into its collection, and counts what became of them. */
export class FileReading {
  readonly #root: string
  readonly #collection: DocumentCollection
  readonly #options: FolderOptions
  readonly counts = { added: 0, kept: 0, removed: 0 }
  readonly skipped: SkippedFile[] = []
  readonly forgotten: string[] = []
  moved = 0
  done = 0

  constructor(root: string, collection: DocumentCollection, options: FolderOptions) {
    this.#root = root
    this.#collection = collection
    this.#options = options
  }

  /** Whether a file has to be read: it or its folder's trust is not as it was stored, or `force` asks for it. */
  isChanged(file: WalkedFile, stored: StoredDocument | undefined): boolean {
    if (this.#options.force === true) return true
    return stored?.fingerprint !== this.#fingerprint(file) || stored.trusted !== this.#isTrusted
  }

  /**
   * Reads files, some at once so that their writes share commits. `movedFrom` finds the missing document that has the
   * content of a file, which it then is.
   */
  async read(
    files: readonly WalkedFile[],
    movedFrom: (file: WalkedFile, hash: string) => StoredDocument | undefined = () => undefined,
  ): Promise<void> {
    const { signal, path: folder, onProgress } = this.#options
    for (let from = 0; from < files.length; from += FILES_AT_ONCE) {
      if (signal?.aborted) throw new MemoryError("cancelled", `The sync of ${folder} was cancelled`)
      const some = files.slice(from, from + FILES_AT_ONCE)
      const ended = await Promise.allSettled(some.map((file) => this.#readFile(file, (hash) => movedFrom(file, hash))))
      for (const [at, file] of some.entries()) {
        const outcome = ended[at]
        if (outcome?.status !== "fulfilled") throw outcome?.reason
        this.#count(file, outcome.value)
        onProgress?.(from + at + 1, files.length)
      }
    }
  }

  async #readFile(file: WalkedFile, movedFrom: (hash: string) => StoredDocument | undefined): Promise<ReadFile> {
    const content = await readMarkdown(this.#root, file)
    if ("code" in content) return { skipped: { path: file.path, ...content } }
    const { text, hash } = content
    const { path } = file
    const modifiedAt = timeInName(basename(path), Date.now()) ?? file.modifiedAt
    const fingerprint = this.#fingerprint(file)
    const from = movedFrom(hash)
    const isMoved = from !== undefined && (await this.#collection.move(from.path, { path, fingerprint }))
    const change = await this.#put(text, { path, modifiedAt, hash, fingerprint }).catch(refusalOf)
    return "code" in change ? { isMoved, skipped: { path, ...change } } : { isMoved, change }
  }

  #count({ path }: WalkedFile, { isMoved = false, skipped, change }: ReadFile): void {
    if (isMoved) this.moved++
    if (skipped !== undefined) this.skipped.push(skipped)
    if (change === undefined) return
    this.counts.added += change.added
    this.counts.kept += change.kept
    this.counts.removed += change.removed
    this.forgotten.push(...placesOf(path, change.forgotten))
    this.done++
  }

  get #isTrusted(): boolean {
    return this.#options.trust === "owner"
  }

  #fingerprint({ fingerprint }: WalkedFile): string {
    return `${READING}.${this.#options.maxCharacters ?? ""}.${fingerprint}`
  }

  async #put(text: string, document: Omit<DocumentInput, "parts">) {
    const { maxCharacters } = this.#options
    const options = maxCharacters === undefined ? {} : { maxCharacters }
    const trusted = this.#isTrusted
    const { outside, edits } = splitDigest(this.#collection.withoutSecrets(text))
    // Agents and pulls edit a digest too, in words that read like what the user said.
    const edited: readonly DocumentPart[] =
      edits.trim() === "" ? [] : chunkMarkdown(edits, options).map((part) => ({ ...part, waits: !trusted }))
    return this.#collection.put({
      ...document,
      trusted,
      isClean: true,
      parts: [...chunkMarkdown(outside, options), ...edited],
    })
  }
}

/** Citations of lines of a file. */
export function placesOf(path: string, lines: readonly (readonly [number, number])[]): readonly string[] {
  return lines.map(([first, last]) => `${path}#${first === last ? `L${first}` : `L${first}-L${last}`}`)
}

/** A document that memory refuses for its size; what was stored of it stays. */
function refusalOf(error: unknown): Omit<SkippedFile, "path"> {
  if (MemoryError.is(error) && error.code === "limit_exceeded") return { code: "refused", message: error.message }
  throw error
}

/** Text and hash of a file, or why it is not read. */
async function readMarkdown(
  root: string,
  { path, bytes }: WalkedFile,
): Promise<{ readonly text: string; readonly hash: string } | Omit<SkippedFile, "path">> {
  const tooLarge = { code: "too_large", message: `It is ${OVER_LIMIT}` } as const
  if (bytes > MAX_FILE_BYTES) return tooLarge
  let content: Buffer
  try {
    // A link that took the file's place since it was listed is refused.
    await using file = await open(join(root, path), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
    if ((await file.stat()).size > MAX_FILE_BYTES) return tooLarge
    content = await file.readFile()
  } catch (error) {
    return { code: "unreadable", message: String(error) }
  }
  if (content[0] === 0xff || content[0] === 0xfe)
    return { code: "not_utf8", message: "It is not UTF-8 but probably UTF-16" }
  if (content.includes(0)) return { code: "binary", message: "It holds NUL bytes, which no text has" }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(content)
    return { text, hash: hash("sha256", content, "base64url") }
  } catch {
    return { code: "not_utf8", message: "It is no text in UTF-8" }
  }
}
