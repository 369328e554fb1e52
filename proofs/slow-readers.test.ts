import { type ClientRequest, request } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, it } from "vitest"
import { Keepsake } from "./keepsake.ts"
import { report, size } from "./size.ts"
import { Upstream } from "./upstream.ts"

const READERS = size("PROOF_SLOW_READERS", 300)
const SECONDS = size("PROOF_SLOW_SECONDS", 60)
const MEGABYTES = 32
/** Every reader takes so much at a time. */
const TAKEN = 65_536
const PAUSE_MS = 50
/** Copies of replies, what reading them takes when all end at once, and what Node holds of so many connections. */
const MOST_MIB = 1_000

it(`${READERS} slow readers of a fast stream of ${MEGABYTES} MB keep the process below ${MOST_MIB} MiB`, async () => {
  await using upstream = await Upstream.start()
  await using keepsake = await Keepsake.serve({ upstream: upstream.url })
  const before = await figures(keepsake)
  const readers = Array.from({ length: READERS }, (_, number) => new SlowReader(keepsake, number))
  let most = before.resident
  for (const until = Date.now() + SECONDS * 1_000; Date.now() < until; await sleep(500))
    most = Math.max(most, (await figures(keepsake)).resident)
  const taken = readers.reduce((sum, reader) => sum + reader.taken, 0)
  for (const reader of readers) reader.leave()
  await sleep(2_000)
  const { resident, notRead } = await figures(keepsake)
  most = Math.max(most, resident)
  const answer = await keepsake.chat([{ role: "user", content: "My dog is called Biscuit." }])
  report(`${READERS} slow readers for ${SECONDS} s`, {
    "resident before, MiB": before.resident,
    "at most, MiB": most,
    "taken, MiB": Math.round(taken / 1024 / 1024),
    "replies not read": notRead,
  })
  expect(answer.status).toBe(200)
  expect(most).toBeLessThan(MOST_MIB)
})

class SlowReader {
  taken = 0
  readonly #request: ClientRequest
  #left = false

  constructor({ url, headers }: Keepsake, number: number) {
    const messages = [{ role: "user", content: `Tell me everything about number ${number}.` }]
    this.#request = request(`${url}/v1/chat/completions`, { agent: false, method: "POST", headers: { ...headers } })
    this.#request.on("error", () => undefined)
    this.#request.once("response", (response) => {
      response.on("error", () => undefined).pause()
      const take = (): void => {
        if (this.#left) return
        const chunk: Buffer | null = response.read(TAKEN) ?? response.read()
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

async function figures({ url }: Keepsake): Promise<{ readonly resident: number; readonly notRead: number }> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const sum = (name: RegExp) => Array.from(text.matchAll(name), ([, value]) => Number(value)).reduce((a, b) => a + b, 0)
  return {
    resident: Math.round(sum(/^keepsake_resident_memory_bytes (\d+)/gm) / 1024 / 1024),
    notRead: sum(/^keepsake_gateway_events_total\{event="reply-[a-z-]+"\} (\d+)/gm),
  }
}
