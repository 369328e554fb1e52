import type { IncomingHttpHeaders } from "node:http"
import { isTimeZone } from "@keepsake/core/internal"
import { Rejection } from "../rejection.ts"
import { isObject, type JsonObject, stringField } from "./json-object.ts"

/** The time zone in `x-keepsake-time-zone`. Throws for an unknown one. */
export function timeZoneFromHeader(headers: IncomingHttpHeaders): string | undefined {
  const sent = headers["x-keepsake-time-zone"]
  if (sent === undefined) return undefined
  const name = String(sent).trim()
  if (isTimeZone(name)) return name
  throw new Rejection(
    400,
    "bad_header",
    "The header x-keepsake-time-zone names no time zone.",
    "Send an IANA name such as Europe/Berlin, UTC, or an offset such as +02:00.",
  )
}

/**
 * The time zone that a client names for the provider's web search: `user_location.timezone` of a tool (Responses, Messages) or of `web_search_options` (chat
 * completions). It is not meant for Keepsake alone, so an unknown one is ignored.
 */
export function timeZoneFromBody({ tools, web_search_options: options }: JsonObject): string | undefined {
  const searches = [...(Array.isArray(tools) ? tools : []), options].filter(isObject)
  for (const { user_location: location } of searches) {
    if (!isObject(location)) continue
    const { approximate } = location
    const name = stringField(isObject(approximate) ? approximate : location, "timezone")
    if (name !== undefined && isTimeZone(name)) return name
  }
  return undefined
}
