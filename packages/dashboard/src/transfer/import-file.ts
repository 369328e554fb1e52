import { type BinaryFile, detectBinaryFile, detectImportFormat, type ImportFormat } from "@keepsake/api/browser"

/** A chosen file and what its first bytes show. */
export interface ChosenFile {
  readonly name: string
  readonly modifiedAt: string
  /** Absent when it was not detected. */
  readonly format?: ImportFormat
  /** Set when the file is not text. */
  readonly binary?: BinaryFile
  /** Its decompressed bytes; each call reads from the start. */
  readonly bytes: () => AsyncGenerator<Uint8Array>
}

const HEAD_BYTES = 4_096

export async function inspectFile(file: File): Promise<ChosenFile> {
  const { name } = file
  const modifiedAt = new Date(file.lastModified).toISOString()
  const binary = detectBinaryFile(await readHead(readChunks(file.stream())))
  const isPacked = binary?.is === "gzip"
  const bytes = () => readChunks(isPacked ? file.stream().pipeThrough(new DecompressionStream("gzip")) : file.stream())
  const known = { name, modifiedAt, bytes }
  if (binary !== undefined && !isPacked) return { ...known, binary }
  const format = detectImportFormat(new TextDecoder().decode(await readHead(bytes())), name.replace(/\.gz$/i, ""))
  return { ...known, ...(format !== undefined && { format }) }
}

async function readHead(bytes: AsyncGenerator<Uint8Array>): Promise<Uint8Array> {
  const head = new Uint8Array(HEAD_BYTES)
  let filled = 0
  for await (const piece of bytes) {
    const taken = piece.subarray(0, HEAD_BYTES - filled)
    head.set(taken, filled)
    filled += taken.length
    if (filled === HEAD_BYTES) break
  }
  return head.subarray(0, filled)
}

/** Not every browser supports async iteration of streams. */
async function* readChunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}
