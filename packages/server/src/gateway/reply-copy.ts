import { promisify } from "node:util"
import * as zlib from "node:zlib"

/** A model's reply. `whole` if it is complete. */
export interface ModelReply {
  readonly text: string
  readonly whole: boolean
  /** What the provider's own tools returned for it; empty if they returned no text. Absent if it used none. */
  readonly toolText?: string
  /** Ids under which an upstream may store it: its own, and that of its last item. */
  readonly ids?: readonly string[]
}

/** Longer replies are forwarded but not remembered. */
const COPY_LIMIT = 16 * 1024 * 1024
/** Limit for the copies of all running replies together, in bytes. */
const COPY_BUDGET = 128 * 1024 * 1024
const DECODED_LIMIT = 64 * 1024 * 1024
/** Number of chunks that are merged into one buffer, because each buffer has some hundred bytes of overhead. */
const MAX_LOOSE_CHUNKS = 64

/** Why a reply was forwarded but not read. */
export type DiscardReason = "too-long" | "no-room" | "encoding"

/** Limits the memory of all copies. When it is exceeded, the longest copy is discarded, so that long replies never cost short ones. */
export class CopyBudget {
  readonly #copies = new Set<ReplyCopy>()
  readonly #size: number
  #reserved = 0

  /** `size` is in bytes; 128 MiB by default. */
  constructor(size = COPY_BUDGET) {
    this.#size = size
  }

  /** Reserves bytes for a copy, and discards the longest copies if the limit is exceeded. */
  reserve(copy: ReplyCopy, bytes: number): void {
    this.#copies.add(copy)
    this.#reserved += bytes
    while (this.#reserved > this.#size && this.#copies.size > 0) this.#longest()?.discard("no-room")
  }

  release(copy: ReplyCopy, bytes: number): void {
    if (this.#copies.delete(copy)) this.#reserved -= bytes
  }

  #longest(): ReplyCopy | undefined {
    let longest: ReplyCopy | undefined
    for (const copy of this.#copies) if (longest === undefined || copy.size > longest.size) longest = copy
    return longest
  }
}

/** Copies the chunks of a reply while they are forwarded, up to 16 MiB, and decodes them once at the end. */
export class ReplyCopy {
  readonly #budget: CopyBudget
  #chunks: Buffer[] = []
  #loose = 0
  #size = 0
  #discardReason: DiscardReason | undefined
  #encoding = ""
  #contentType = ""
  #brokeOff = false

  constructor(room: CopyBudget) {
    this.#budget = room
  }

  /** Size in bytes. */
  get size(): number {
    return this.#size
  }

  /** Why `read` returned `undefined`. */
  get discardReason(): DiscardReason | undefined {
    return this.#discardReason
  }

  /** Whether the reply was interrupted by the client or the upstream. */
  get brokeOff(): boolean {
    return this.#brokeOff
  }

  start(contentType: string, encoding: string): void {
    this.#contentType = contentType.toLowerCase()
    this.#encoding = encoding.toLowerCase()
  }

  add(chunk: Buffer): void {
    if (this.#discardReason !== undefined) return
    if (this.#size + chunk.length > COPY_LIMIT) {
      this.discard("too-long")
      return
    }
    this.#chunks.push(chunk)
    this.#size += chunk.length
    if (++this.#loose >= MAX_LOOSE_CHUNKS) this.#compact()
    this.#budget.reserve(this, chunk.length)
  }

  /** Discards the copy; the reply is not read. */
  discard(why: DiscardReason): void {
    this.#discardReason ??= why
    this.#clear()
  }

  #clear(): void {
    this.#budget.release(this, this.#size)
    this.#chunks = []
    this.#size = 0
  }

  #compact(): void {
    this.#chunks.push(Buffer.concat(this.#chunks.splice(-this.#loose)))
    this.#loose = 0
  }

  breakOff(): void {
    this.#brokeOff = true
  }

  /** The decoded text and whether it is an event stream; `undefined` if it was discarded or has an unknown encoding. */
  async read(): Promise<{ readonly text: string; readonly events: boolean } | undefined> {
    if (this.#discardReason !== undefined) return undefined
    const [first] = this.#chunks
    const bytes = this.#chunks.length === 1 && first !== undefined ? first : Buffer.concat(this.#chunks, this.#size)
    const decoded = await decode(bytes, this.#encoding)
    this.#clear()
    if (decoded === undefined) {
      this.#discardReason ??= "encoding"
      return undefined
    }
    return { text: decoded.toString("utf8"), events: this.#contentType.startsWith("text/event-stream") }
  }
}

type Decoder = (bytes: Buffer, options: zlib.ZlibOptions) => Promise<Buffer>

/** Options that decode as much as possible of a truncated reply. */
const partial = { finishFlush: zlib.constants.Z_SYNC_FLUSH, maxOutputLength: DECODED_LIMIT }
const decoders: Readonly<Record<string, Decoder | undefined>> = {
  gzip: (bytes) => promisify(zlib.gunzip)(bytes, partial),
  "x-gzip": (bytes) => promisify(zlib.gunzip)(bytes, partial),
  deflate: (bytes) => (isZlib(bytes) ? promisify(zlib.inflate) : promisify(zlib.inflateRaw))(bytes, partial),
  br: (bytes) =>
    promisify(zlib.brotliDecompress)(bytes, {
      finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH,
      maxOutputLength: DECODED_LIMIT,
    }),
  zstd: decodeZstd,
}

/** Reverses a `content-encoding`, which lists encodings in the order they were applied. */
async function decode(bytes: Buffer, encoding: string): Promise<Buffer | undefined> {
  let decoded = bytes
  const names = encoding.split(",").map((name) => name.trim())
  for (const name of names.toReversed()) {
    if (name === "" || name === "identity") continue
    const decoder = decoders[name]
    if (decoder === undefined) return undefined
    try {
      decoded = await decoder(decoded, partial)
    } catch {
      return undefined
    }
  }
  return decoded
}

/** Some servers send bare deflate where the standard asks for a zlib wrapper (RFC 9110, 8.4.1.2). */
function isZlib(bytes: Buffer): boolean {
  const head = bytes.length < 2 ? 0 : bytes.readUInt16BE(0)
  return (head & 0x0f00) === 0x0800 && head % 31 === 0
}

/** Node has zstd from 22.15 on. */
async function decodeZstd(bytes: Buffer): Promise<Buffer> {
  if (typeof zlib.zstdDecompress !== "function") throw new Error("This Node cannot decode zstd")
  return promisify(zlib.zstdDecompress)(bytes, {
    finishFlush: zlib.constants.ZSTD_e_flush,
    maxOutputLength: DECODED_LIMIT,
  })
}
