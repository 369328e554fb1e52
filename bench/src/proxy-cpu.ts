import type { Conversations } from "./corpus/conversations.ts"
import type { Figures } from "./measure/figures.ts"
import { median } from "./measure/times.ts"
import type { Child } from "./processes/child.ts"
import { Client } from "./processes/client.ts"
import { say } from "./progress.ts"

const SLICE = 400
/** Both have compiled what they need by then. */
const WARM_UP = 8
const MOST_RATIO = 1.3

/**
 * What passing a request on costs beside a bare proxy. In short slices, one after the other and in changing order, and as the median of the ratios
 * of neighbours: other work on the machine comes and goes within seconds, and doubles either figure.
 */
export async function proxyCpu(
  figures: Figures,
  servers: { readonly bare: Child; readonly off: Child },
  asker: Conversations,
  options: { readonly key: string; readonly atOnce: number; readonly rounds: number },
): Promise<void> {
  say("gateway: processor time of a request that only passes")
  const { key, atOnce, rounds } = options
  await using bareClient = new Client(servers.bare.url, key, atOnce)
  await using offClient = new Client(servers.off.url, key, atOnce)
  const spend = async (server: Child, client: Client, texts: readonly string[]): Promise<number> => {
    const before = await server.ask("usage")
    await client.all(texts, atOnce)
    return ((await server.ask("usage")).cpu - before.cpu) / texts.length
  }
  const bare: number[] = []
  const off: number[] = []
  for (let round = -WARM_UP; round < rounds; round++) {
    const texts = Array.from({ length: SLICE }, () => asker.chatTurn())
    const first = round % 2 === 0 ? await spend(servers.bare, bareClient, texts) : undefined
    const ours = await spend(servers.off, offClient, texts)
    const theirs = first ?? (await spend(servers.bare, bareClient, texts))
    if (round < 0) continue
    bare.push(theirs)
    off.push(ours)
  }
  figures.add({ what: "bare proxy: CPU a request", value: median(bare), unit: "us" })
  figures.add({ what: "memory off (proxy): CPU a request", value: median(off), unit: "us" })
  const ratios = off.map((ours, at) => ours / (bare[at] ?? Number.NaN))
  figures.add({ what: "proxy / bare", value: median(ratios), unit: "x", atMost: MOST_RATIO })
}
