import type { IncomingHttpHeaders } from "node:http"
import { closestMatch } from "@keepsake/core/closest-match"
import { Rejection } from "../rejection.ts"

const PREFIX = "x-keepsake-"
/** Headers of requests, without those that name the owner. */
const READ = ["key", "connection", "project", "project-only", "memory", "scope", "max-tokens", "time-zone"].map(
  (name) => PREFIX + name,
)
/** Headers of responses, which proxies and clients that correlate requests may send back. */
const ANSWERED: ReadonlySet<string> = new Set(
  ["recalled", "recalled-ids", "tokens", "section", "trace", "conflicts", "asked", "degraded"].map(
    (name) => PREFIX + name,
  ),
)

/**
 * Refuses a header of Keepsake that it does not know, and an empty name: the sender believes that they have an effect, and without it the
 * request reads and writes the memory of nobody, or one that was to be left alone. `names` are the headers that name the owner.
 */
export function checkOwnHeaders(headers: IncomingHttpHeaders, names: readonly string[]): void {
  for (const [header, value] of Object.entries(headers)) {
    if (!header.startsWith(PREFIX) || READ.includes(header) || ANSWERED.has(header)) continue
    if (!names.includes(header)) throw unknownHeader(header, names)
    if (String(value).trim() !== "") continue
    throw new Rejection(400, "bad_name", `The header ${header} is empty.`, "Send a name in it, or leave it out.")
  }
}

function unknownHeader(header: string, names: readonly string[]): Rejection {
  const known = [...READ, ...names.filter((name) => name.startsWith(PREFIX))]
  const near = closestMatch(
    header.slice(PREFIX.length),
    known.map((name) => name.slice(PREFIX.length)),
  )
  return new Rejection(
    400,
    "bad_header",
    `There is no header ${header}.`,
    near === undefined ? `Leave it out, or send one of ${known.join(", ")}.` : `Did you mean ${PREFIX}${near}?`,
  )
}
