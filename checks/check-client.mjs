import { expectEqual, expectTrue } from "./matrix.mjs"
import { tap } from "./tap.mjs"

/** The scenarios of every client, in column order. */
const scenarios = ["plain", "streaming", "tools", "images", "structured", "retry", "errors", "others"]
const OWN_KEY = "sk-own-0123456789abcdef"
/** Headers of the connection or of the authentication, which differ between direct and proxied requests. */
const VARYING_HEADERS =
  /^(?:host|connection|content-length|transfer-encoding|authorization|x-api-key|x-keepsake-.*|keep-alive)$/

let users = 0

/** Runs all scenarios of a client, directly and through Keepsake with nothing to inject; then checks memory. */
export async function checkClient(matrix, name, make, keepsake, upstream) {
  const direct = await tap(upstream.url, {})
  const through = await tap(keepsake.url, {})
  const clients = {
    direct: make({ url: direct.url, key: OWN_KEY }),
    through: make({ url: through.url, key: keepsake.key }),
  }
  const beside = make({ url: through.url, key: OWN_KEY })

  /** Nothing is stored yet, so nothing is injected. */
  const asNobody = (more = {}) => {
    for (const header of Object.keys(through.headers)) delete through.headers[header]
    Object.assign(through.headers, { "x-keepsake-user": `nobody-${++users}`, ...more })
  }
  const seen = async (way, client, scenario) => {
    upstream.restart()
    way.answers.length = 0
    const result = plainObject(await client[scenario]())
    return { result, answers: [...way.answers], requests: upstream.seen.map(comparableRequest) }
  }
  const compare = async (client, scenario) => {
    asNobody(client === beside ? { "x-keepsake-key": keepsake.key } : {})
    const one = await seen(through, client, scenario)
    const keys = upstream.seen.map(({ headers }) => headers.authorization ?? headers["x-api-key"])
    const sent = JSON.stringify(upstream.seen.map(({ headers }) => headers))
    expectTrue(
      !sent.includes(keepsake.key) && !sent.includes("x-keepsake-"),
      "Keepsake's key or headers reached the upstream",
    )
    const expected = client === beside ? OWN_KEY : "sk-configured-0123456789"
    expectTrue(keys.length > 0 && keys.every((key) => key?.endsWith(expected)), `The upstream got the keys ${keys}`)
    const other = await seen(direct, clients.direct, scenario)
    expectEqual("The upstream's request", one.requests, other.requests)
    expectEqual("The client's response", one.answers, other.answers)
    expectEqual("The client's result", one.result, other.result)
  }

  for (const scenario of scenarios) {
    const can = clients.direct[scenario] !== undefined
    await matrix.cell(name, scenario, can ? () => compare(clients.through, scenario) : undefined)
  }
  await matrix.cell(name, "own key", () => compare(beside, "plain"))
  await matrix.cell(name, "abort", async () => {
    asNobody()
    const took = []
    // On a busy machine an abort may be late once; a missing abort is late every time.
    while (took.length < 3 && !took.some((ms) => ms <= 100)) took.push(await checkAbort(clients.through, upstream))
    expectTrue(
      took.some((ms) => ms <= 100),
      `It took ${took.join(", ")} ms`,
    )
  })
  await matrix.cell(name, "recall", async () => {
    asNobody()
    await clients.through.asks("My sister lives in Porto.")
    await clients.through.asks("Where does my sister live?")
    const { body } = upstream.seen.at(-1)
    const block = /<keepsake-memory.*<\/keepsake-memory>/s.exec(body.toString())?.[0]
    expectTrue(block?.includes("Porto"), `The request was sent upstream without it: ${body}`)
  })
  direct.close()
  through.close()
}

/** How long the upstream continues after a client's abort, in milliseconds. */
async function checkAbort(client, upstream) {
  upstream.restart()
  const at = await client.abort()
  for (let waited = 0; upstream.aborted.length === 0 && waited < 2_000; waited += 5) await sleep(5)
  expectTrue(upstream.aborted.length === 1, "The upstream continued sending")
  return upstream.aborted[0] - at
}

function comparableRequest({ url, headers, body }) {
  const kept = Object.entries(headers).filter(([header]) => !VARYING_HEADERS.test(header))
  return { url, headers: Object.fromEntries(kept), body: body.toString("base64") }
}

/** Removes fields that a client adds to a response. */
function plainObject(value) {
  return JSON.parse(JSON.stringify(value ?? null))
}

export function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
