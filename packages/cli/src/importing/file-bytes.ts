import { closeSync, createReadStream, openSync, readSync, statSync } from "node:fs"
import { pipeline } from "node:stream"
import { createGunzip } from "node:zlib"
import { detectBinaryFile } from "@keepsake/api"
import { CommandError } from "../command-error.ts"

/** Detected by the first bytes, not by the name. */
export type FileKind = "text" | "sqlite"

/** The kind of a file that can be imported; other known kinds are refused with a remedy. */
export function kindOf(file: string): FileKind {
  const binaryFile = detectBinaryFile(readHead(file))
  if (binaryFile === undefined || binaryFile.is === "gzip") return "text"
  if (binaryFile.is === "sqlite") return "sqlite"
  throw new CommandError(1, "file_unreadable", `${file} is ${binaryFile.what}`, { remedy: binaryFile.remedy })
}

/** The first characters of a text, decompressed, for format detection. */
export async function readBeginning(file: string, characters: number): Promise<string> {
  let text = ""
  for await (const chunk of new FileBytes(file)) {
    text += Buffer.from(chunk).toString("utf8")
    if (text.length >= characters) break
  }
  return text.slice(0, characters).replace(/^\uFEFF/, "")
}

/** The bytes of a file, decompressed if gzipped, and how many of them have been read. */
export class FileBytes implements AsyncIterable<Uint8Array> {
  readonly #file: string
  readonly size: number
  /** ISO 8601. */
  readonly modifiedAt: string
  #read = 0

  /** Throws `file_unreadable` for a missing file or a folder, here and while reading. */
  constructor(file: string) {
    this.#file = file
    const { size, mtime } = withReadErrors(file, () => statSync(file))
    this.size = size
    this.modifiedAt = mtime.toISOString()
  }

  get read(): number {
    return this.#read
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    const isPacked = detectBinaryFile(readHead(this.#file))?.is === "gzip"
    const source = createReadStream(this.#file)
    source.on("data", (chunk) => {
      this.#read += chunk.length
    })
    const bytes = isPacked ? pipeline(source, createGunzip(), () => undefined) : source
    try {
      for await (const chunk of bytes) yield chunk
    } catch (cause) {
      throw new CommandError(1, "file_unreadable", `${this.#file} cannot be read to its end: ${String(cause)}`, {
        cause,
        remedy: "Everything before it was imported. Get the complete file and import it again.",
      })
    } finally {
      source.destroy()
    }
  }
}

function readHead(file: string): Buffer {
  return withReadErrors(file, () => {
    const head = Buffer.alloc(512)
    const descriptor = openSync(file, "r")
    try {
      return head.subarray(0, readSync(descriptor, head, 0, head.length, 0))
    } finally {
      closeSync(descriptor)
    }
  })
}

function withReadErrors<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new CommandError(1, "file_unreadable", `${file} cannot be read: ${String(cause)}`, {
      cause,
      remedy: "Check the path and its permissions.",
    })
  }
}
