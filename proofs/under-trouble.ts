import { setTimeout as pause } from "node:timers/promises"
import { Names } from "./names.ts"
import { ask } from "./streams.ts"

const STREAMS = 16
const PIECES = 500
const SHORT = 120
const WARM_UP = 40
const BEFORE_MS = 700

export interface Way {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The upstream itself: what it shows at the same time is the machine's doing, not Keepsake's. */
  readonly direct: string
}

export interface Seen {
  readonly requests: number
  readonly broken: number
  readonly longestGap: number
  readonly longestLastGap: number
  readonly longestGapDirect: number
  readonly slowestAnswer: number
  readonly slowestWhole: number
  readonly slowestDirect: number
  /** What was said in requests that were answered, each once. */
  readonly said: readonly string[]
}

/**
 * Sixteen streams run through the gateway, half of them in one piece, half ending and starting again, while other requests come every 100 ms; after
 * a moment the trouble begins. Every request is a conversation of its own.
 */
export async function underTrouble(way: Way, trouble: () => Promise<void>): Promise<Seen> {
  const client = new Clients(way)
  // The first requests of a process are slow for reasons of their own.
  for (let at = 0; at < WARM_UP; at += 4) {
    await Promise.all(Array.from({ length: 4 }, (_, which) => client.one("stub-3", which % 2 === 0)))
  }
  client.forget()

  let over = false
  const streams = Array.from({ length: STREAMS }, async (_, at) => {
    if (at % 2 === 0) return client.one(`stub-${PIECES}`, true)
    while (!over) await client.one(`stub-${SHORT}`, true)
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
  await pause(BEFORE_MS)
  await trouble()
  over = true
  await Promise.all([...streams, ...control, asking])
  return client.seen()
}

class Clients {
  readonly #way: Way
  readonly #names = new Names(5)
  readonly #said: string[] = []
  readonly #gaps: number[] = []
  readonly #lastGaps: number[] = []
  readonly #answers: number[] = []
  readonly #wholes: number[] = []
  readonly #gapsDirect: number[] = []
  readonly #answersDirect: number[] = []
  #broken = 0
  #requests = 0

  constructor(way: Way) {
    this.#way = way
  }

  async one(model: string, stream: boolean): Promise<void> {
    const names = this.#names
    const text = `My friend ${names.next()} moved to ${names.next()}, and what did I say about the ${names.next()}?`
    const number = this.#requests++
    const owner = { "x-keepsake-user": `person-${number % 24}`, "x-keepsake-session": `trouble-${number}` }
    const { url, headers } = this.#way
    try {
      const seen = await ask({ url, text, model, stream, headers: { ...headers, ...owner } })
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
    const { answered, longestGap, lastGap } = await ask({
      url: this.#way.direct,
      text: "Hello",
      model,
      stream,
      headers: {},
    })
    this.#answersDirect.push(answered)
    if (stream) this.#gapsDirect.push(Math.max(longestGap, lastGap))
  }

  /** The times so far; what was said is not forgotten. */
  forget(): void {
    for (const times of [this.#gaps, this.#lastGaps, this.#answers, this.#wholes]) times.length = 0
  }

  seen(): Seen {
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
