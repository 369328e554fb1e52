import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"

const BYTES = 9

/** Signs cursors, so that they are valid only for the same caller and as long as the process runs. */
export class Cursors {
  readonly #key = randomBytes(32)

  seal(identity: string, cursor: string): string {
    return `${this.#mark(identity, cursor).toString("base64url")}.${cursor}`
  }

  open(identity: string, sealed: string): string | undefined {
    const at = sealed.indexOf(".")
    const cursor = sealed.slice(at + 1)
    const mark = Buffer.from(sealed.slice(0, Math.max(0, at)), "base64url")
    return mark.length === BYTES && timingSafeEqual(mark, this.#mark(identity, cursor)) ? cursor : undefined
  }

  #mark(identity: string, cursor: string): Buffer {
    return createHmac("sha256", this.#key).update(`${identity}\0${cursor}`).digest().subarray(0, BYTES)
  }
}
