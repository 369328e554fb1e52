import { formatShown, type ImportFormat, type NoText, noTextShown } from "@keepsake/api/browser"

/** A file that somebody chose, and what its beginning shows. */
export interface ChosenFile {
  readonly name: string
  readonly modifiedAt: string
  /** Absent where it does not show. */
  readonly format?: ImportFormat
  /** It is no text at all. */
  readonly noText?: NoText
  /** Its bytes, unpacked; each time from the start. */
  readonly bytes: () => AsyncGenerator<Uint8Array>
}

const TELLS_BYTES = 4_096

export async function lookInto(file: File): Promise<ChosenFile> {
  const { name } = file
  const modifiedAt = new Date(file.lastModified).toISOString()
  const noText = noTextShown(await headOf(bytesOf(file.stream())))
  const isPacked = noText?.is === "gzip"
  const bytes = () => bytesOf(isPacked ? file.stream().pipeThrough(new DecompressionStream("gzip")) : file.stream())
  const known = { name, modifiedAt, bytes }
  if (noText !== undefined && !isPacked) return { ...known, noText }
  const format = formatShown(new TextDecoder().decode(await headOf(bytes())), name.replace(/\.gz$/i, ""))
  return { ...known, ...(format !== undefined && { format }) }
}

async function headOf(bytes: AsyncGenerator<Uint8Array>): Promise<Uint8Array> {
  const head = new Uint8Array(TELLS_BYTES)
  let filled = 0
  for await (const piece of bytes) {
    const taken = piece.subarray(0, TELLS_BYTES - filled)
    head.set(taken, filled)
    filled += taken.length
    if (filled === TELLS_BYTES) break
  }
  return head.subarray(0, filled)
}

/** Not every browser walks through a stream by itself. */
async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
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
