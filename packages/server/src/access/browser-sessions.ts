import type { IncomingHttpHeaders } from "node:http"
import type { Caller } from "./caller.ts"
import { callerFromRecord, LOCAL_KEY_ID } from "./identify.ts"
import type { Keys } from "./keys.ts"
import type { SignIns } from "./sign-in.ts"

export interface BrowserSessionsParts {
  readonly signIns: SignIns
  readonly keys: Keys
  /** Browsers share cookies between the ports of a host; two servers must not sign each other out. */
  readonly port: () => number
  /** Whether browsers reach the server over TLS: then no cookie goes without it. */
  readonly isSecure: () => boolean
}

const SESSION_SECONDS = 12 * 60 * 60
const COOKIE_ATTRIBUTES = "Path=/; HttpOnly; SameSite=Strict"

/** Who is signed in at a browser: a cookie that no script reads and no other site sends. */
export class BrowserSessions {
  readonly #parts: BrowserSessionsParts

  constructor(parts: BrowserSessionsParts) {
    this.#parts = parts
  }

  /** Who sends this, as long as the key behind the session is still good. A request that a page of another origin made is nobody's. */
  async find(headers: IncomingHttpHeaders): Promise<Caller | undefined> {
    const site = headers["sec-fetch-site"]
    if (site !== undefined && site !== "same-origin" && site !== "none") return undefined
    const caller = this.#parts.signIns.find(this.#cookieIn(headers))
    // Whoever came by the link has no key that could be revoked or changed.
    if (caller === undefined || caller.keyId === LOCAL_KEY_ID) return caller
    const record = await this.#parts.keys.get(caller.keyId)
    return record === undefined ? undefined : callerFromRecord(record, caller.presented)
  }

  /** The cookie of a new session. */
  open(caller: Caller): string {
    return this.#cookie(this.#parts.signIns.open(caller), SESSION_SECONDS)
  }

  /** The cookie of the session that a link opens; `undefined` when it was used or is too old. */
  redeem(token: string): string | undefined {
    const session = this.#parts.signIns.redeem(token)
    return session === undefined ? undefined : this.#cookie(session, SESSION_SECONDS)
  }

  /** Ends the session; the cookie that takes the browser's away. */
  close(headers: IncomingHttpHeaders): string {
    this.#parts.signIns.close(this.#cookieIn(headers))
    return this.#cookie("", 0)
  }

  #cookie(value: string, seconds: number): string {
    const tls = this.#parts.isSecure() ? "; Secure" : ""
    return `${this.#name()}=${value}; Max-Age=${seconds}; ${COOKIE_ATTRIBUTES}${tls}`
  }

  #cookieIn({ cookie = "" }: IncomingHttpHeaders): string {
    const name = `${this.#name()}=`
    const found = cookie.split(/; */).find((pair) => pair.startsWith(name))
    return found?.slice(name.length) ?? ""
  }

  #name(): string {
    return `keepsake_${this.#parts.port()}`
  }
}
