import type { IncomingMessage } from "node:http"
import type { HttpBindings } from "@hono/node-server"
import { type MemoryEngine, MemoryError } from "@keepsake/core"
import type { Context } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import type { Caller } from "../access/caller.ts"
import { LOCAL } from "../access/identify.ts"
import type { Keys } from "../access/keys.ts"
import type { SignIns } from "../access/sign-in.ts"
import type { OwnerSources } from "../gateway/owner-names.ts"
import { listMemories } from "../management/list-memories.ts"
import { placeOf } from "../management/place.ts"
import { readText } from "../management/read-json.ts"
import type { App } from "../management/table.ts"
import { Rejection } from "../rejection.ts"
import { newestMemoriesPage } from "./newest-memories.ts"
import { signInPage } from "./sign-in-page.ts"
import { style } from "./style.ts"

export interface PageParts {
  readonly memory: MemoryEngine
  readonly keys: Keys
  readonly owner: OwnerSources
  readonly signIns: SignIns
  readonly url: () => string
  readonly port: () => number
  /** The caller behind a key, or the rejection as an error. */
  readonly admit: (request: IncomingMessage, key: string) => Promise<Caller>
}
type Visit = Context<{ Bindings: HttpBindings }>

const PER_PAGE = 50
const SHOWN = { status: ["active", "quarantined"] } as const

/** The pages for people: plain HTML without a script. */
export function mountPages(app: App, parts: PageParts): void {
  const { memory, signIns } = parts
  app.get("/style.css", (c) => c.body(style, 200, { "content-type": "text/css; charset=utf-8" }))

  app.get("/", async (c) => {
    const caller = await signedIn(c, parts)
    if (caller === undefined) return c.html(signInPage())
    const place = placeOf(caller, c.env.incoming.headers, parts.owner, {})
    const request = { limit: PER_PAGE, cursor: c.req.query("cursor") }
    const listed = await listMemories(memory, { ...place, where: SHOWN }, request).catch((error: unknown) => {
      if (MemoryError.is(error, "cursor_invalid")) return undefined
      throw error
    })
    if (listed === undefined) return c.redirect("/", 303)
    const { memories, counts, offset, next } = listed
    const where = { tenant: place.owner.tenant, url: parts.url() }
    return c.html(
      newestMemoriesPage({ ...where, memories, total: counts.total, offset, ...(next !== undefined && { next }) }),
    )
  })

  app.get("/signin", (c) => {
    // A look at the head of a link must not use it up.
    const session = c.req.method === "GET" ? signIns.redeem(c.req.query("token") ?? "") : undefined
    if (session !== undefined) return entered(c, parts, session)
    return c.html(signInPage("This link has been used or is older than ten minutes."), 401)
  })

  app.post("/signin", async (c) => {
    const form = await readForm(c.req.raw)
    try {
      const caller = await parts.admit(c.env.incoming, form.get("key")?.trim() ?? "")
      return entered(c, parts, signIns.open(caller))
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      // Rejections of a key are 400, 401 or 429; hono's type lists each of them.
      return c.html(signInPage(error.advice), error.status as 401)
    }
  })

  app.post("/signout", (c) => {
    signIns.close(getCookie(c, cookieName(parts)) ?? "")
    deleteCookie(c, cookieName(parts), { path: "/" })
    return c.redirect("/", 303)
  })
}

/** Who is signed in, as long as the key behind it is still good. */
async function signedIn(c: Visit, parts: PageParts): Promise<Caller | undefined> {
  const session = getCookie(c, cookieName(parts))
  const caller = session === undefined ? undefined : parts.signIns.find(session)
  // Whoever came by the link has no key that could be revoked.
  if (caller === undefined || caller.keyId === LOCAL) return caller
  return (await parts.keys.get(caller.keyId)) === undefined ? undefined : caller
}

function entered(c: Visit, parts: PageParts, session: string): Response {
  setCookie(c, cookieName(parts), session, { httpOnly: true, sameSite: "Strict", path: "/", maxAge: 12 * 60 * 60 })
  return c.redirect("/", 303)
}

/** Browsers share cookies between the ports of a host; two servers must not sign each other out. */
function cookieName({ port }: PageParts): string {
  return `keepsake_${port()}`
}

async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get("content-type") ?? ""
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) {
    throw new Rejection(415, "content_type", "The body is not a form", "Use the form of the page.")
  }
  return new URLSearchParams(await readText(request))
}
