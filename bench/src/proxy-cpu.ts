import type { Conversations } from "./corpus/conversations.ts"
import type { FigureList } from "./measure/figures.ts"
import { median } from "./measure/times.ts"
import type { Child } from "./processes/child.ts"
import { LoadClient } from "./processes/client.ts"
import { logProgress } from "./progress.ts"

const SLICE_REQUESTS = 400
/** Number of requests after which both servers are compiled. */
const WARM_UP = 8
const MAX_RATIO = 1.3

/**
 * The cost of forwarding a request, compared with a bare proxy. Measured in short alternating slices as the median of
 * neighbouring ratios, because other load on the machine changes within seconds and doubles either value.
 */
export async function benchProxyCpu(
  figures: FigureList,
  servers: { readonly bare: Child; readonly off: Child },
  asker: Conversations,
  options: { readonly key: string; readonly atOnce: number; readonly rounds: number },
): Promise<void> {
  logProgress("gateway: processor time of a request that only passes")
  const { key, atOnce, rounds } = options
  await using bareClient = new LoadClient(servers.bare.url, key, atOnce)
  await using offClient = new LoadClient(servers.off.url, key, atOnce)
  const spend = async (server: Child, client: LoadClient, texts: readonly string[]): Promise<number> => {
    const before = await server.ask("usage")
    await client.all(texts, atOnce)
    return ((await server.ask("usage")).cpu - before.cpu) / texts.length
  }
  const bare: number[] = []
  const off: number[] = []
  for (let round = -WARM_UP; round < rounds; round++) {
    const texts = Array.from({ length: SLICE_REQUESTS }, () => asker.chatTurn())
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
  figures.add({ what: "proxy / bare", value: median(ratios), unit: "x", atMost: MAX_RATIO })
}
