import { Transform, type TransformCallback } from "node:stream"

const NEWLINE = 10

/** Passes lines on and leaves out those of more than `maxBytes`; `tooLong` is called once for each, when it is known to be. */
export class LineLimit extends Transform {
  readonly #maxBytes: number
  readonly #tooLong: () => void
  #line: Buffer[] = []
  #bytes = 0

  constructor(maxBytes: number, tooLong: () => void) {
    super()
    this.#maxBytes = maxBytes
    this.#tooLong = tooLong
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      this.#append(chunk.subarray(from, end + 1))
      this.#pass()
      from = end + 1
    }
    this.#append(chunk.subarray(from))
    done()
  }

  override _flush(done: TransformCallback): void {
    this.#pass()
    done()
  }

  #append(bytes: Buffer): void {
    const before = this.#bytes
    this.#bytes += bytes.length
    if (this.#bytes <= this.#maxBytes) {
      if (bytes.length > 0) this.#line.push(bytes)
      return
    }
    this.#line = []
    if (before <= this.#maxBytes) this.#tooLong()
  }

  #pass(): void {
    if (this.#line.length > 0) this.push(Buffer.concat(this.#line))
    this.#line = []
    this.#bytes = 0
  }
}
