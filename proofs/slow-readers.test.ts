import { type ClientRequest, request } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, it } from "vitest"
import { KeepsakeProcess } from "./keepsake.ts"
import { report, sizeFromEnvironment } from "./size.ts"
import { UpstreamProcess } from "./upstream.ts"

const READERS = sizeFromEnvironment("PROOF_SLOW_READERS", 300)
const SECONDS = sizeFromEnvironment("PROOF_SLOW_SECONDS", 60)
const MEGABYTES = 32
/** Bytes that a reader takes at once. */
const CHUNK_BYTES = 65_536
const PAUSE_MS = 50
/** Factor by which ten times the readers may slow down the slowest response. */
const MAX_SLOWDOWN = 5
/** Faster responses count as this duration in milliseconds, because other load dominates below it. */
const FAST_MS = 60
/** Covers copies of replies, the cost of parsing them when all end at once, and Node's buffers for the connections. */
const MAX_MIB = 1_000

it(`${READERS} slow readers of a fast stream of ${MEGABYTES} MB keep the process below ${MAX_MIB} MiB, and other requests do not wait for them`, async () => {
  await using upstream = await UpstreamProcess.start()
  await using keepsake = await KeepsakeProcess.serve({ upstream: upstream.url })
  const before = await readMetrics(keepsake)
  const few = await readSlowly(keepsake, Math.ceil(READERS / 10), Math.ceil(SECONDS / 4))
  const many = await readSlowly(keepsake, READERS, SECONDS)
  const answer = await keepsake.chat([{ role: "user", content: "My dog is called Biscuit." }])
  report(`${READERS} slow readers for ${SECONDS} s`, {
    "resident before, MiB": before.resident,
    "at most, MiB": many.resident,
    "taken, MiB": Math.round(many.taken / 1024 / 1024),
    "replies not read": many.notRead,
    "slowest /healthz, ms": Math.round(many.slowest),
    "with a tenth of the readers, ms": Math.round(few.slowest),
  })
  expect(answer.status).toBe(200)
  expect(many.resident).toBeLessThan(MAX_MIB)
  expect(many.slowest / Math.max(few.slowest, FAST_MS)).toBeLessThan(MAX_SLOWDOWN)
})

/** The most that the process holds, and the slowest answer to another request, while clients read slowly and when all leave. */
async function readSlowly(keepsake: KeepsakeProcess, count: number, seconds: number) {
  const readers = Array.from({ length: count }, (_, number) => new SlowReader(keepsake, number))
  let resident = 0
  let slowest = 0
  let notRead = 0
  let taken = 0
  const watch = async (ms: number): Promise<void> => {
    for (const until = Date.now() + ms; Date.now() < until; await sleep(100)) {
      const from = performance.now()
      await (await fetch(`${keepsake.url}/healthz`)).text()
      slowest = Math.max(slowest, performance.now() - from)
      const now = await readMetrics(keepsake)
      resident = Math.max(resident, now.resident)
      notRead = now.notRead
    }
  }
  await watch(seconds * 1_000)
  for (const reader of readers) {
    taken += reader.taken
    reader.leave()
  }
  await watch(2_000)
  return { resident, slowest, notRead, taken }
}

class SlowReader {
  taken = 0
  readonly #request: ClientRequest
  #left = false

  constructor({ url, headers }: KeepsakeProcess, number: number) {
    const messages = [{ role: "user", content: `Tell me everything about number ${number}.` }]
    this.#request = request(`${url}/v1/chat/completions`, { agent: false, method: "POST", headers: { ...headers } })
    this.#request.on("error", () => undefined)
    this.#request.once("response", (response) => {
      response.on("error", () => undefined).pause()
      const take = (): void => {
        if (this.#left) return
        const chunk: Buffer | null = response.read(CHUNK_BYTES) ?? response.read()
        this.taken += chunk?.length ?? 0
        setTimeout(take, PAUSE_MS)
      }
      response.on("readable", () => undefined)
      take()
    })
    this.#request.end(JSON.stringify({ model: `fast-${MEGABYTES}`, stream: true, messages }))
  }

  leave(): void {
    this.#left = true
    this.#request.destroy()
  }
}

async function readMetrics({ url }: KeepsakeProcess): Promise<{ readonly resident: number; readonly notRead: number }> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const sum = (name: RegExp) => Array.from(text.matchAll(name), ([, value]) => Number(value)).reduce((a, b) => a + b, 0)
  return {
    resident: Math.round(sum(/^keepsake_resident_memory_bytes (\d+)/gm) / 1024 / 1024),
    notRead: sum(/^keepsake_gateway_events_total\{event="reply-[a-z-]+"\} (\d+)/gm),
  }
}
