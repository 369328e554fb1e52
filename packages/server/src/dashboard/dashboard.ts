import type { HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import type { BrowserSessions } from "../access/browser-sessions.ts"
import { addressOf, type FailedKeys } from "../access/failed-keys.ts"
import type { HttpApp } from "../management/table.ts"
import { Rejection } from "../rejection.ts"
import type { StaticFile } from "./static-files.ts"

export interface DashboardParts {
  readonly sessions: BrowserSessions
  readonly failed: FailedKeys
  /** Absent if the server runs without a dashboard. */
  readonly files: ReadonlyMap<string, StaticFile> | undefined
}
type Visit = Context<{ Bindings: HttpBindings }>

/** Serves the dashboard's files, its single page at every address, and sign-in links. */
export function mountDashboard(app: HttpApp, { sessions, failed, files = new Map() }: DashboardParts): void {
  app.get("/signin", async (c) => {
    // A HEAD request, as link previews send, must not use up the link.
    const cookie = c.req.method === "GET" ? await sessions.redeem(c.req.query("token") ?? "") : undefined
    if (cookie !== undefined) {
      c.header("set-cookie", cookie)
      return c.redirect("/", 303)
    }
    const tooMany = c.req.method === "GET" ? failed.refuse(addressOf(c.env.incoming)) : undefined
    if (tooMany !== undefined) throw tooMany
    return (await servePage(c, files, 401)) ?? rejectUsedLink()
  })
  for (const [path, file] of files) app.get(path, (c) => serveFile(c, file, 200))
  app.get("*", async (c, next) => {
    const isPage = wantsPage(c) && !notPages.test(c.req.path)
    return (isPage ? await servePage(c, files, 200) : undefined) ?? next()
  })
}

const notPages = /^\/(?:api|v1|mcp|assets|healthz|readyz|metrics|openapi\.json)(?:\/|$)/

/** At `/` also clients that accept anything get the page. */
function wantsPage(c: Visit): boolean {
  const accepted = c.req.header("accept") ?? "*/*"
  return accepted.includes("text/html") || (c.req.path === "/" && accepted.includes("*/*"))
}

function servePage(c: Visit, files: DashboardParts["files"], status: 200 | 401): Promise<Response> | undefined {
  const index = files?.get("/index.html")
  return index === undefined ? undefined : serveFile(c, index, status)
}

async function serveFile(
  c: Visit,
  { type, isHashed: hashed, body, gzipped }: StaticFile,
  status: 200 | 401,
): Promise<Response> {
  const isGzip = /\bgzip\b/.test(c.req.header("accept-encoding") ?? "")
  c.header("content-type", type)
  c.header("vary", "accept-encoding")
  if (isGzip) c.header("content-encoding", "gzip")
  if (hashed) c.header("cache-control", "public, max-age=31536000, immutable")
  return c.body(isGzip ? await gzipped() : body, status)
}

function rejectUsedLink(): never {
  throw new Rejection(
    401,
    "link_used",
    "This link has been used or is older than ten minutes",
    "Start keepsake serve again for a new one, or sign in with a key.",
  )
}
