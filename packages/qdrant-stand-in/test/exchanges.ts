import { readdirSync, readFileSync } from "node:fs"

export interface Step {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  /** A raw body that is not JSON. */
  readonly raw?: string
  readonly status: number
  readonly answer: unknown
  /** The server's own answer was not reproducible, so only the status is compared. */
  readonly varies?: boolean
}
export interface Scenario {
  readonly name: string
  readonly server: string
  readonly steps: readonly Step[]
}
export type Answer = Pick<Step, "status" | "answer">

const folder = new URL("recorded/", import.meta.url)

/** Reads the recorded exchanges, one scenario per file. */
export function readScenarios(): readonly Scenario[] {
  return readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Scenario)
}

export async function send(url: string, { method, path, body, raw }: Pick<Step, "method" | "path" | "body" | "raw">) {
  const given = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const response = await fetch(url + path, {
    method,
    headers: { "content-type": "application/json" },
    ...(given !== undefined && { body: given }),
  })
  const text = await response.text()
  return { status: response.status, answer: parseJsonOrText(text) }
}

function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const VOLATILE_FIELDS = new Set([
  "time",
  "usage",
  "operation_id",
  "commit",
  "segments_count",
  "indexed_vectors_count",
  "update_queue",
])

/** Removes fields that differ between servers. */
export function withoutVolatileFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutVolatileFields)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      VOLATILE_FIELDS.has(name) ? [] : [[name, withoutVolatileFields(inner)]],
    ),
  )
}

/** Compares scores to four decimals and ignores the order of equal scores. An error needs a text; of a configuration only `params` must match. */
export function differences(step: Step, { status, answer }: Answer): readonly string[] {
  const found = status === step.status ? [] : [`status ${status}, recorded ${step.status}`]
  if (step.varies !== true) compare(step.answer, answer, "", found)
  return found
}

function compare(recorded: unknown, played: unknown, at: string, found: string[]): void {
  const differ = (): number => found.push(`${at}: ${JSON.stringify(played)}, recorded ${JSON.stringify(recorded)}`)
  if (at === ".status.error" || (at === "" && typeof recorded === "string")) {
    if (typeof played !== "string" || (recorded !== "" && played === "")) differ()
  } else if (typeof recorded === "number" && typeof played === "number") {
    if (Math.abs(recorded - played) > 1e-4 * Math.max(1, Math.abs(recorded))) differ()
  } else if (Array.isArray(recorded)) {
    if (!Array.isArray(played) || played.length !== recorded.length) differ()
    else {
      const [one, other] = recorded.every(isScored) ? [sortByScore(recorded), sortByScore(played)] : [recorded, played]
      for (const [place, item] of one.entries()) compare(item, other[place], `${at}[${place}]`, found)
    }
  } else if (isObject(recorded)) {
    if (!isObject(played)) differ()
    else {
      const loose = at.endsWith(".config") || at.endsWith(".warnings")
      for (const [name, value] of Object.entries(recorded)) {
        if (!loose || name === "params") compare(value, played[name], `${at}.${name}`, found)
      }
    }
  } else if (recorded !== played) differ()
}

interface Scored {
  readonly id: unknown
  readonly score: number
}

function isScored(value: unknown): value is Scored {
  return isObject(value) && typeof value.score === "number"
}

function sortByScore(items: readonly unknown[]): readonly unknown[] {
  const key = (item: unknown): number => (isScored(item) ? Math.round(item.score * 1e4) : 0)
  const id = (item: unknown): string => (isScored(item) ? String(item.id) : "")
  return items.toSorted((one, other) => key(other) - key(one) || id(one).localeCompare(id(other)))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
