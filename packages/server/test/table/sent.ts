import { type Route, type RouteName, routes } from "@keepsake/api"
import type { Sample } from "./sampled.ts"

/** One request as it goes over the wire. */
export interface Sent {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}
export interface Got {
  readonly status: number
  readonly text: string
}

/** Every line of the table. */
export const lines: readonly (readonly [RouteName, Route])[] = Object.entries(routes) as [RouteName, Route][]

/** Writes a call down the way a client does. */
export function written(route: Route, { params, query, body, lines }: Sample, key: string | undefined): Sent {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(asText(params[name] ?? "x")))
  const named = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, asText(value)]),
  )
  const text = lines === undefined ? textOf(body) : lines.map((line) => `${JSON.stringify(line)}\n`).join("")
  return {
    method: route.method,
    target: named.size === 0 ? path : `${path}?${named}`,
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(text !== undefined && { "content-type": lines === undefined ? "application/json" : "application/x-ndjson" }),
    },
    ...(text !== undefined && { body: text }),
  }
}

/** As a parameter; several values with commas between. */
function asText(value: unknown): string {
  if (typeof value === "string") return value.toWellFormed()
  return Array.isArray(value) && value.every((one) => typeof one === "string") ? value.join(",") : JSON.stringify(value)
}

function textOf(body: unknown): string | undefined {
  return body === undefined ? undefined : JSON.stringify(body)
}

/** Sends it and reads the answer; of a stream of events only its beginning. */
export async function send(url: string, { method, target, headers, body }: Sent): Promise<Got> {
  const response = await fetch(url + target, {
    method,
    headers,
    ...(body !== undefined && { body }),
    redirect: "manual",
  })
  if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
    const reader = response.body?.getReader()
    const first = await reader?.read()
    await reader?.cancel()
    return { status: response.status, text: new TextDecoder().decode(first?.value) }
  }
  return { status: response.status, text: await response.text() }
}

/** The code of an error's answer. */
export function codeIn({ text }: Got): string | undefined {
  try {
    return Object(JSON.parse(text)).error?.code
  } catch {
    return undefined
  }
}
