import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"

const BYTES = 9

/** Cursors that are good for the caller who got them, while this process lives; any other is refused alike. */
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
