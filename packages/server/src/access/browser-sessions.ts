import type { IncomingHttpHeaders } from "node:http"
import type { Caller } from "./caller.ts"
import { callerFromRecord, LOCAL_KEY_ID } from "./identify.ts"
import type { Keys } from "./keys.ts"
import type { SignIns } from "./sign-in.ts"

export interface BrowserSessionsParts {
  readonly signIns: SignIns
  readonly keys: Keys
  /** Part of the cookie's name: browsers share cookies between the ports of a host, and two servers must not sign each other out. */
  readonly port: () => number
  /** Whether sessions are shared with other servers, whose ports may differ. */
  readonly isShared: boolean
  /** Whether browsers reach the server over TLS; cookies are then marked `Secure`. */
  readonly isSecure: () => boolean
}

const SESSION_SECONDS = 12 * 60 * 60
const COOKIE_ATTRIBUTES = "Path=/; HttpOnly; SameSite=Strict"

/** Browser sessions, identified by a cookie that scripts cannot read and other sites cannot send. */
export class BrowserSessions {
  readonly #parts: BrowserSessionsParts

  constructor(parts: BrowserSessionsParts) {
    this.#parts = parts
  }

  /** The caller of a request, while the key behind the session is valid. Requests from pages of other origins have none. */
  async find(headers: IncomingHttpHeaders): Promise<Caller | undefined> {
    const site = headers["sec-fetch-site"]
    if (site !== undefined && site !== "same-origin" && site !== "none") return undefined
    const caller = await this.#parts.signIns.find(this.#cookieIn(headers))
    // A session that was opened by a sign-in link has no key that could be revoked or changed.
    if (caller === undefined || caller.keyId === LOCAL_KEY_ID) return caller
    const record = await this.#parts.keys.get(caller.keyId)
    return record === undefined ? undefined : callerFromRecord(record, caller.presented)
  }

  /** Opens a session and returns its cookie. */
  async open(caller: Caller): Promise<string> {
    return this.#cookie(await this.#parts.signIns.open(caller), SESSION_SECONDS)
  }

  /** Opens the session of a sign-in link and returns its cookie; `undefined` if the link was used or has expired. */
  async redeem(token: string): Promise<string | undefined> {
    const session = await this.#parts.signIns.redeem(token)
    return session === undefined ? undefined : this.#cookie(session, SESSION_SECONDS)
  }

  /** Ends the session and returns a cookie that deletes the browser's. */
  async close(headers: IncomingHttpHeaders): Promise<string> {
    await this.#parts.signIns.close(this.#cookieIn(headers))
    return this.#cookie("", 0)
  }

  #cookie(value: string, seconds: number): string {
    const tls = this.#parts.isSecure() ? "; Secure" : ""
    return `${this.#name()}=${value}; Max-Age=${seconds}; ${COOKIE_ATTRIBUTES}${tls}`
  }

  #cookieIn({ cookie = "" }: IncomingHttpHeaders): string {
    const name = `${this.#name()}=`
    const match = cookie.split(/; */).find((pair) => pair.startsWith(name))
    return match?.slice(name.length) ?? ""
  }

  #name(): string {
    return this.#parts.isShared ? "keepsake_shared" : `keepsake_${this.#parts.port()}`
  }
}
