import { promisify } from "node:util"
import * as zlib from "node:zlib"

/** What a model said. `whole`: it came to its end. */
export interface Reply {
  readonly text: string
  readonly whole: boolean
  /** It was made from what the provider's own tools brought. */
  readonly readTools?: boolean
  /** Ids under which an upstream may keep it: its own, and that of its last item. */
  readonly ids?: readonly string[]
}

/** Longer replies pass, and are not read. */
const COPY_LIMIT = 16 * 1024 * 1024
const DECODED_LIMIT = 64 * 1024 * 1024

/** Keeps references to the chunks of a reply while they pass, and reads them once at the end. */
export class ReplyCopy {
  readonly #chunks: Buffer[] = []
  #size = 0
  #encoding = ""
  #contentType = ""
  #brokeOff = false

  /** Its end never came: the client went away, or the upstream did. */
  get brokeOff(): boolean {
    return this.#brokeOff
  }

  started(contentType: string, encoding: string): void {
    this.#contentType = contentType.toLowerCase()
    this.#encoding = encoding.toLowerCase()
  }

  add(chunk: Buffer): void {
    this.#size += chunk.length
    if (this.#size <= COPY_LIMIT) this.#chunks.push(chunk)
    else this.#chunks.length = 0
  }

  breakOff(): void {
    this.#brokeOff = true
  }

  /** The decoded text and whether it is an event stream; `undefined` when it is too long, or in no known encoding. */
  async read(): Promise<{ readonly text: string; readonly events: boolean } | undefined> {
    if (this.#size > COPY_LIMIT) return undefined
    const [first] = this.#chunks
    const bytes = this.#chunks.length === 1 && first !== undefined ? first : Buffer.concat(this.#chunks, this.#size)
    const decoded = await decode(bytes, this.#encoding)
    if (decoded === undefined) return undefined
    return { text: decoded.toString("utf8"), events: this.#contentType.startsWith("text/event-stream") }
  }
}

type Decoder = (bytes: Buffer, options: zlib.ZlibOptions) => Promise<Buffer>

/** A reply that broke off is decoded as far as it goes. */
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
  zstd: unzstd,
}

/** Undoes a `content-encoding`, which may name several in the order they were applied. */
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
async function unzstd(bytes: Buffer): Promise<Buffer> {
  if (typeof zlib.zstdDecompress !== "function") throw new Error("This Node cannot decode zstd")
  return promisify(zlib.zstdDecompress)(bytes, {
    finishFlush: zlib.constants.ZSTD_e_flush,
    maxOutputLength: DECODED_LIMIT,
  })
}
