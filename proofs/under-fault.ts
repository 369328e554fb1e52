import { setTimeout as pause } from "node:timers/promises"
import { InventedNames } from "./invented-names.ts"
import { sendRequest } from "./streams.ts"

const STREAMS = 16
const PIECES = 500
const SHORT_PIECES = 120
const WARM_UP = 40
const FAULT_DELAY_MS = 700

export interface TrafficTarget {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The upstream's own URL: delays that it shows at the same time are caused by other load, not by Keepsake. */
  readonly direct: string
}

export interface TrafficReport {
  readonly requests: number
  readonly broken: number
  readonly longestGap: number
  readonly longestLastGap: number
  readonly longestGapDirect: number
  readonly slowestAnswer: number
  readonly slowestWhole: number
  readonly slowestDirect: number
  /** The texts of answered requests, without duplicates. */
  readonly said: readonly string[]
}

/**
 * Sixteen streams run through the gateway, half of them continuous, half short and repeated, while other requests are
 * sent every 100 ms; after a moment the fault begins. Every request is a separate conversation.
 */
export async function measureUnderFault(way: TrafficTarget, trouble: () => Promise<void>): Promise<TrafficReport> {
  const client = new Clients(way)
  // Warm-up: the first requests of a process are slow.
  for (let at = 0; at < WARM_UP; at += 4) {
    await Promise.all(Array.from({ length: 4 }, (_, which) => client.one("stub-3", which % 2 === 0)))
  }
  client.forget()

  let over = false
  const streams = Array.from({ length: STREAMS }, async (_, at) => {
    if (at % 2 === 0) return client.one(`stub-${PIECES}`, true)
    while (!over) await client.one(`stub-${SHORT_PIECES}`, true)
  })
  const control = Array.from({ length: 2 }, () => client.direct(`stub-${PIECES}`, true))
  const asking = (async () => {
    const each: Promise<void>[] = []
    while (!over) {
      each.push(client.one("stub", false), client.direct("stub", false))
      await pause(100)
    }
    await Promise.all(each)
  })()
  await pause(FAULT_DELAY_MS)
  await trouble()
  over = true
  await Promise.all([...streams, ...control, asking])
  return client.seen()
}

class Clients {
  readonly #way: TrafficTarget
  readonly #names = new InventedNames(5)
  readonly #said: string[] = []
  readonly #gaps: number[] = []
  readonly #lastGaps: number[] = []
  readonly #answers: number[] = []
  readonly #wholes: number[] = []
  readonly #gapsDirect: number[] = []
  readonly #answersDirect: number[] = []
  #broken = 0
  #requests = 0

  constructor(way: TrafficTarget) {
    this.#way = way
  }

  async one(model: string, stream: boolean): Promise<void> {
    const names = this.#names
    const text = `My friend ${names.next()} moved to ${names.next()}, and what did I say about the ${names.next()}?`
    const number = this.#requests++
    const owner = { "x-keepsake-user": `person-${number % 24}`, "x-keepsake-session": `trouble-${number}` }
    const { url, headers } = this.#way
    try {
      const seen = await sendRequest({ url, text, model, stream, headers: { ...headers, ...owner } })
      if (seen.status !== 200 || !seen.whole) this.#broken++
      else this.#said.push(text)
      this.#answers.push(seen.answered)
      if (!stream) this.#wholes.push(seen.took)
      else {
        this.#gaps.push(seen.longestGap)
        this.#lastGaps.push(seen.lastGap)
      }
    } catch {
      this.#broken++
    }
  }

  async direct(model: string, stream: boolean): Promise<void> {
    const { answered, longestGap, lastGap } = await sendRequest({
      url: this.#way.direct,
      text: "Hello",
      model,
      stream,
      headers: {},
    })
    this.#answersDirect.push(answered)
    if (stream) this.#gapsDirect.push(Math.max(longestGap, lastGap))
  }

  /** Forgets the times so far, but not the sent texts. */
  forget(): void {
    for (const times of [this.#gaps, this.#lastGaps, this.#answers, this.#wholes]) times.length = 0
  }

  seen(): TrafficReport {
    return {
      requests: this.#requests,
      broken: this.#broken,
      longestGap: Math.max(...this.#gaps),
      longestLastGap: Math.max(...this.#lastGaps),
      longestGapDirect: Math.max(...this.#gapsDirect),
      slowestAnswer: Math.max(...this.#answers),
      slowestWhole: Math.max(...this.#wholes),
      slowestDirect: Math.max(...this.#answersDirect),
      said: [...this.#said],
    }
  }
}
