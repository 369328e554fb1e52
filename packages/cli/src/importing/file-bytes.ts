import { closeSync, createReadStream, openSync, readSync, statSync } from "node:fs"
import { pipeline } from "node:stream"
import { createGunzip } from "node:zlib"
import { Stop } from "../stop.ts"

/** What a file begins with says more than its name. */
export type Kind = "text" | "sqlite"

const BEGINNINGS: readonly (readonly [what: string, at: number, bytes: readonly number[], remedy: string])[] = [
  ["a ZIP archive", 0, [0x50, 0x4b, 0x03, 0x04], "Unpack it, and import the file or folder that is in it."],
  ["an archive of 7-Zip", 0, [0x37, 0x7a, 0xbc, 0xaf], "Unpack it, and import what is in it."],
  ["a RAR archive", 0, [0x52, 0x61, 0x72, 0x21], "Unpack it, and import what is in it."],
  ["packed with xz", 0, [0xfd, 0x37, 0x7a, 0x58], "Unpack it with: xz -d"],
  ["packed with zstd", 0, [0x28, 0xb5, 0x2f, 0xfd], "Unpack it with: zstd -d"],
  ["packed with bzip2", 0, [0x42, 0x5a, 0x68], "Unpack it with: bzip2 -d"],
  ["a tar archive", 257, [0x75, 0x73, 0x74, 0x61, 0x72], "Unpack it with: tar -xf"],
  ["text in UTF-16", 0, [0xff, 0xfe], "Write it as UTF-8: iconv -f UTF-16 -t UTF-8 FILE > NEW"],
  ["text in UTF-16", 0, [0xfe, 0xff], "Write it as UTF-8: iconv -f UTF-16 -t UTF-8 FILE > NEW"],
]
const SQLITE = [...Buffer.from("SQLite format 3\0")]
const GZIP = [0x1f, 0x8b]

/** Of the kinds that an import reads; every other that is known is refused with what to do about it. */
export function kindOf(file: string): Kind {
  const head = headOf(file)
  if (startsWith(head, 0, SQLITE)) return "sqlite"
  const found = BEGINNINGS.find(([, at, bytes]) => startsWith(head, at, bytes))
  if (found !== undefined) throw new Stop(1, "file_unreadable", `${file} is ${found[0]}`, { remedy: found[3] })
  return "text"
}

/** The first characters of a text, unpacked; to tell formats apart. */
export async function beginningOf(file: string, characters: number): Promise<string> {
  let text = ""
  for await (const chunk of new FileBytes(file)) {
    text += Buffer.from(chunk).toString("utf8")
    if (text.length >= characters) break
  }
  return text.slice(0, characters).replace(/^\uFEFF/, "")
}

/** A file's bytes, unpacked where it is gzipped, and how much of the file has been read. */
export class FileBytes implements AsyncIterable<Uint8Array> {
  readonly #file: string
  readonly size: number
  #read = 0

  constructor(file: string) {
    this.#file = file
    this.size = statSync(file).size
  }

  get read(): number {
    return this.#read
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    const source = createReadStream(this.#file)
    source.on("data", (chunk) => {
      this.#read += chunk.length
    })
    const isPacked = startsWith(headOf(this.#file), 0, GZIP)
    const bytes = isPacked ? pipeline(source, createGunzip(), () => undefined) : source
    try {
      for await (const chunk of bytes) yield chunk
    } catch (cause) {
      throw new Stop(1, "file_unreadable", `${this.#file} cannot be read to its end: ${String(cause)}`, {
        cause,
        remedy: "What came before it was kept: get the whole file and import it again.",
      })
    } finally {
      source.destroy()
    }
  }
}

function headOf(file: string): Buffer {
  const head = Buffer.alloc(512)
  const descriptor = openSync(file, "r")
  try {
    return head.subarray(0, readSync(descriptor, head, 0, head.length, 0))
  } finally {
    closeSync(descriptor)
  }
}

function startsWith(head: Uint8Array, at: number, bytes: readonly number[]): boolean {
  return bytes.every((byte, place) => head[at + place] === byte)
}
