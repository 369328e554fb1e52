import { setTimeout as pause } from "node:timers/promises"
import { Names } from "./names.ts"
import { ask } from "./streams.ts"

const STREAMS = 16
const PIECES = 500
const SHORT = 120
const BEFORE_MS = 700

export interface Seen {
  readonly longestGap: number
  readonly slowestAnswer: number
  readonly slowestWhole: number
  readonly requests: number
  readonly broken: number
  /** What was said in requests that were answered, each once. */
  readonly said: readonly string[]
}

/**
 * Sixteen streams run through the gateway, half of them in one piece, half ending and starting again, while other requests come every 100 ms; after
 * a moment the trouble begins. Every request is a conversation of its own.
 */
export async function underTrouble(
  url: string,
  headers: Readonly<Record<string, string>>,
  trouble: () => Promise<void>,
): Promise<Seen> {
  const names = new Names(5)
  const said: string[] = []
  const gaps: number[] = []
  const answers: number[] = []
  const wholes: number[] = []
  let broken = 0
  let requests = 0
  let over = false
  const one = async (model: string, stream: boolean): Promise<void> => {
    const text = `My friend ${names.next()} moved to ${names.next()}, and what did I say about the ${names.next()}?`
    const number = requests++
    const owner = { "x-keepsake-user": `person-${number % 24}`, "x-keepsake-session": `trouble-${number}` }
    try {
      const { status, whole, longestGap, answered, took } = await ask({
        url,
        text,
        model,
        stream,
        headers: { ...headers, ...owner },
      })
      if (status !== 200 || !whole) broken++
      else said.push(text)
      answers.push(answered)
      if (stream) gaps.push(longestGap)
      else wholes.push(took)
    } catch {
      broken++
    }
  }

  const running = Array.from({ length: STREAMS }, async (_, at) => {
    if (at % 2 === 0) return one(`stub-${PIECES}`, true)
    while (!over) await one(`stub-${SHORT}`, true)
  })
  const asking = (async () => {
    const each: Promise<void>[] = []
    while (!over) {
      each.push(one("stub", false))
      await pause(100)
    }
    await Promise.all(each)
  })()
  await pause(BEFORE_MS)
  await trouble()
  over = true
  await Promise.all([...running, asking])
  return {
    longestGap: Math.max(...gaps),
    slowestAnswer: Math.max(...answers),
    slowestWhole: Math.max(...wholes),
    requests,
    broken,
    said,
  }
}
