import { InventedNames } from "../invented-names.ts"
import type { Fleet } from "./fleet.ts"

export interface SayThenAskResult {
  readonly found: number
  readonly missed: readonly string[]
  readonly p50Ms: number
  readonly slowestMs: number
}

/** What is said on one server is asked on the next one at once, by a new person each time. */
export async function sayThenAsk(fleet: Fleet, pairs: number): Promise<SayThenAskResult> {
  const names = new InventedNames(31)
  const missed: string[] = []
  const times: number[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const [who, answer] = [names.next(), names.next()]
    const user = { "x-keepsake-user": `person-${pair}` }
    await fleet.say(`My cousin ${who} lives in ${answer}.`, { ...user, "x-keepsake-session": `say-${pair}` }, pair)
    const from = performance.now()
    const asking = { ...user, "x-keepsake-session": `ask-${pair}` }
    const { text, headers } = await fleet.say(`Where does my cousin ${who} live?`, asking, pair + 1 + (pair % 2))
    times.push(performance.now() - from)
    if (text.includes(answer)) continue
    missed.push(`pair ${pair} after ${times.at(-1)?.toFixed(0)} ms, degraded: ${headers.get("x-keepsake-degraded")}`)
  }
  const sorted = times.toSorted((one, other) => one - other)
  return {
    found: pairs - missed.length,
    missed,
    p50Ms: Math.round(sorted[Math.floor(pairs / 2)] ?? 0),
    slowestMs: Math.round(sorted.at(-1) ?? 0),
  }
}
