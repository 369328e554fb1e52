import { holds, same } from "./matrix.mjs"
import { tap } from "./tap.mjs"

/** What every client is taken through; the order of the columns. */
const scenarios = ["plain", "streaming", "tools", "images", "structured", "retry", "errors", "others"]
const OWN = "sk-own-0123456789abcdef"
/** Of the connection, or of who is asking: they differ between the ways. */
const incomparable =
  /^(?:host|connection|content-length|transfer-encoding|authorization|x-api-key|x-keepsake-.*|keep-alive)$/

let users = 0

/** Takes one client through everything, directly and through Keepsake, with nothing to inject; then lets memory do its work. */
export async function checkClient(matrix, name, make, keepsake, upstream) {
  const direct = await tap(upstream.url, {})
  const through = await tap(keepsake.url, {})
  const clients = {
    direct: make({ url: direct.url, key: OWN }),
    through: make({ url: through.url, key: keepsake.key }),
  }
  const beside = make({ url: through.url, key: OWN })

  /** Nobody has said anything yet: there is nothing to inject. */
  const asNobody = (more = {}) => {
    for (const header of Object.keys(through.headers)) delete through.headers[header]
    Object.assign(through.headers, { "x-keepsake-user": `nobody-${++users}`, ...more })
  }
  const seen = async (way, client, scenario) => {
    upstream.restart()
    way.answers.length = 0
    const result = plain(await client[scenario]())
    return { result, answers: [...way.answers], requests: upstream.seen.map(comparable) }
  }
  const compare = async (client, scenario) => {
    asNobody(client === beside ? { "x-keepsake-key": keepsake.key } : {})
    const one = await seen(through, client, scenario)
    const keys = upstream.seen.map(({ headers }) => headers.authorization ?? headers["x-api-key"])
    const sent = JSON.stringify(upstream.seen.map(({ headers }) => headers))
    holds(
      !sent.includes(keepsake.key) && !sent.includes("x-keepsake-"),
      "Keepsake's key or headers reached the upstream",
    )
    const expected = client === beside ? OWN : "sk-configured-0123456789"
    holds(keys.length > 0 && keys.every((key) => key?.endsWith(expected)), `The upstream got the keys ${keys}`)
    const other = await seen(direct, clients.direct, scenario)
    same("What the upstream was sent", one.requests, other.requests)
    same("What the client was sent", one.answers, other.answers)
    same("What the client made of it", one.result, other.result)
  }

  for (const scenario of scenarios) {
    const can = clients.direct[scenario] !== undefined
    await matrix.cell(name, scenario, can ? () => compare(clients.through, scenario) : undefined)
  }
  await matrix.cell(name, "own key", () => compare(beside, "plain"))
  await matrix.cell(name, "abort", async () => {
    asNobody()
    const took = []
    // A machine with other work may be late for once; a client that is not heard is late every time.
    while (took.length < 3 && !took.some((ms) => ms <= 100)) took.push(await breaksOff(clients.through, upstream))
    holds(
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
    holds(block?.includes("Porto"), `The request went upstream without it: ${body}`)
  })
  direct.close()
  through.close()
}

/** How long the upstream goes on after a client has broken off, in milliseconds. */
async function breaksOff(client, upstream) {
  upstream.restart()
  const at = await client.abort()
  for (let waited = 0; upstream.aborted.length === 0 && waited < 2_000; waited += 5) await sleep(5)
  holds(upstream.aborted.length === 1, "The upstream went on sending")
  return upstream.aborted[0] - at
}

function comparable({ url, headers, body }) {
  const kept = Object.entries(headers).filter(([header]) => !incomparable.test(header))
  return { url, headers: Object.fromEntries(kept), body: body.toString("base64") }
}

/** Without what a client adds to an answer for itself. */
function plain(value) {
  return JSON.parse(JSON.stringify(value ?? null))
}

export function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
