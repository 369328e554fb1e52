import fc from "fast-check"
import { type Sample, sampleOf } from "./sampled.ts"
import { type Got, lines, type Sent, send, written } from "./sent.ts"

export interface Fuzzed {
  readonly sent: number
  readonly byStatus: Readonly<Record<string, number>>
  /** Requests that met what no request may meet. */
  readonly faults: readonly string[]
}

/** What a refused request left behind, as a sentence; `undefined` when it left nothing. */
export type Trail = () => Promise<string | undefined>

/** Sends malformed requests to every line of the table, `each` to one line. */
export async function fuzz(url: string, key: string, each: number, seed: number, trail: Trail): Promise<Fuzzed> {
  const faults: string[] = []
  const byStatus: Record<string, number> = {}
  let sent = 0
  for (const [name, route] of lines) {
    const whole = sampleOf(route).map((sample) => written(route, sample, key))
    const broken = sampleOf(route).chain((sample) => spoiltSample(sample).map((bad) => written(route, bad, key)))
    const torn = whole.chain(tornApart)
    const requests = fc.sample(fc.oneof({ arbitrary: broken, weight: 3 }, { arbitrary: torn, weight: 2 }), {
      numRuns: each,
      seed,
    })
    for (const request of requests) {
      const got = await attempted(url, request)
      if (typeof got === "string") continue
      sent++
      byStatus[got.status] = (byStatus[got.status] ?? 0) + 1
      const left = await trail()
      const fault = faultIn(got) ?? (got.status >= 400 ? left : undefined)
      if (fault !== undefined)
        faults.push(`${name}: ${fault}: ${JSON.stringify(request).slice(0, 500)} ${got.text.slice(0, 300)}`)
    }
  }
  return { sent, byStatus, faults }
}

/** Some requests cannot leave a client: no header holds a line break. */
async function attempted(url: string, request: Sent): Promise<Got | string> {
  try {
    return await send(url, request)
  } catch (error) {
    if (error instanceof TypeError && /fetch|header|ByteString|value/i.test(error.message)) return error.message
    throw error
  }
}

function faultIn({ status, text }: Got): string | undefined {
  if (status === 500 || status === 502 || status === 504) return `status ${status}`
  if (/\n\s+at |node_modules|\.[jt]s:\d+|SQLITE_|ZodError/.test(text)) return "the inside shows"
  return undefined
}

const HOSTILE: readonly unknown[] = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "'; DROP TABLE memories; --",
  '" OR 1=1',
  "../../etc/passwd",
  "%2e%2e%2f",
  "__proto__",
  "constructor",
  "{{7*7}}",
  "$(id)",
  "\u202e\u200b",
  "x".repeat(20_000),
  "2026-13-45",
  "2026-02-30T25:61:61Z",
  "+275760-09-13T00:00:00.001Z",
  "1e309",
  "NaN",
  "-1",
  "0",
  "9007199254740993",
  "1.5",
  -1,
  0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  true,
  null,
  [],
  {},
  [[[[[[[[[[[[[[]]]]]]]]]]]]]],
  { $gt: "" },
  { toString: "x" },
  ["a", 1, null],
]
const hostile = fc.constantFrom(...HOSTILE)
const name = fc.constantFrom("x", "__proto__", "constructor", "id", "tenant", "limit", "cursor", "user", "$where", "")

/** One thing in it is not what it should be. */
function spoiltSample(sample: Sample): fc.Arbitrary<Sample> {
  const spoilt = (values: Readonly<Record<string, unknown>>) => {
    const names = Object.keys(values)
    const where = names.length === 0 ? name : fc.oneof(fc.constantFrom(...names), name)
    // A name like `__proto__` must become one of its own.
    return fc.tuple(where, hostile).map(([at, value]) => Object.fromEntries([...Object.entries(values), [at, value]]))
  }
  const places: fc.Arbitrary<Sample>[] = [spoilt(sample.query).map((query) => ({ ...sample, query }))]
  if (Object.keys(sample.params).length > 0) {
    places.push(
      hostile.map((id) => ({
        ...sample,
        params: Object.fromEntries(Object.keys(sample.params).map((at) => [at, id])),
      })),
    )
  }
  if (sample.body !== undefined) places.push(spoilt(sample.body).map((body) => ({ ...sample, body })))
  if (sample.lines !== undefined)
    places.push(hostile.map((line) => ({ ...sample, lines: [line, ...(sample.lines ?? [])] })))
  return fc.oneof(...places)
}

/** The bytes themselves are not what they should be. */
function tornApart(sent: Sent): fc.Arbitrary<Sent> {
  const { body = "", headers } = sent
  const withHeader = fc
    .tuple(
      fc.constantFrom(
        "content-type",
        "x-keepsake-user",
        "x-keepsake-agent",
        "x-keepsake-session",
        "x-keepsake-scope",
        "last-event-id",
        "accept",
        "content-encoding",
        "idempotency-key",
      ),
      fc.constantFrom(
        "",
        "x",
        "\u00ff\u00fe",
        "a".repeat(5_000),
        "text/html",
        "../x",
        "*/*",
        "gzip",
        "application/json; charset=utf-16",
        "null",
      ),
    )
    .map(([header, value]) => ({ ...sent, headers: { ...headers, [header]: value } }))
  const withBody = fc
    .oneof(
      fc.nat(Math.max(1, body.length)).map((at) => body.slice(0, at)),
      fc.constantFrom(
        "",
        "null",
        "[]",
        "1",
        '"x"',
        "{",
        '{"a":',
        "\u0000",
        "[".repeat(50_000),
        '{"__proto__":{"a":1}}',
        `${body}${body}`,
      ),
      fc.nat(Math.max(1, body.length)).map((at) => `${body.slice(0, at)}\u0000${body.slice(at + 1)}`),
    )
    .map((torn) => ({ ...sent, body: torn }))
  return sent.body === undefined ? withHeader : fc.oneof(withHeader, withBody)
}
