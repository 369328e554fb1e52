import { type Change, checkSearch, type Index, MemoryError, type Store, type Words } from "@keepsake/core/plugin"

const PAGE = 200

/** A store that is searched by words as well. In a database this is its index: words are kept as they come, split at spaces, and need no analyser. */
export function withWords(store: Store): Store {
  const index = new Map<string, Words>()
  return {
    ...store,
    async write(pool, changes, options) {
      const ids = changes.map((change) => (change.op === "put" ? change.memory.id : change.id))
      const before = await store.read({ tenant: pool.tenant, pools: [pool.name] }, ids, options)
      const outcomes = await store.write(pool, changes, options)
      for (const [place, change] of changes.entries()) {
        if (outcomes[place]?.status === "applied") keep(index, pool.tenant, change, before[place]?.content)
      }
      return outcomes
    },
    text: {
      async search(scope, { words: asked }, options) {
        checkSearch(options)
        if (options.signal?.aborted) throw new MemoryError("cancelled", "The search was cancelled before it began")
        const all = (await everything(store, scope)).map((memory) => ({
          memory,
          words: index.get(keyOf(scope.tenant, memory.id)),
        }))
        const indexed = all.flatMap(({ words }) => (words === undefined ? [] : [allOf(words)]))
        const holding = Object.fromEntries(
          asked.map((word) => [word, indexed.filter((held) => held.includes(word)).length]),
        )
        const length = indexed.reduce((sum, held) => sum + held.length, 0)
        const rarity = (word: string) => Math.log(1 + indexed.length / (1 + (holding[word] ?? 0)))
        const wanted = new Set((await everything(store, scope, options.where ?? {})).map(({ id }) => id))
        const hits = all
          .filter(({ memory: { id } }) => wanted.has(id) && !options.exclude?.includes(id))
          .flatMap(({ memory, words }) => {
            const held = words === undefined ? [] : allOf(words)
            const score = asked.filter((word) => held.includes(word)).reduce((sum, word) => sum + rarity(word), 0)
            return words === undefined || score === 0 ? [] : [{ memory, score, words }]
          })
          .sort((one, other) => other.score - one.score || (one.memory.id < other.memory.id ? -1 : 1))
          .slice(0, options.limit)
        const counts = { memories: indexed.length, meanLength: length / Math.max(1, indexed.length), holding }
        return { hits, words: counts }
      },
    },
  }
}

/** A put of other content, a delete and an erase take the words away; a vector that comes later does not. */
function keep(index: Map<string, Words>, tenant: string, change: Change, before: string | undefined): void {
  if (change.op === "signal") return
  const key = keyOf(tenant, change.op === "put" ? change.memory.id : change.id)
  const given: Index | undefined = change.op === "put" || change.op === "index" ? change.index : undefined
  const stays = change.op === "index" || (change.op === "put" && change.memory.content === before)
  if (given?.words !== undefined) index.set(key, given.words)
  else if (!stays) index.delete(key)
}

/** What a search may look at. */
async function everything(
  store: Store,
  scope: Parameters<Store["list"]>[0],
  where: NonNullable<Parameters<Store["list"]>[1]["where"]> = {
    status: ["active", "quarantined", "superseded", "archived"],
  },
) {
  const found = []
  let cursor: string | undefined
  do {
    const page = await store.list(scope, { limit: PAGE, where, ...(cursor !== undefined && { cursor }) })
    found.push(...page.items)
    cursor = page.next
  } while (cursor !== undefined)
  return found
}

function allOf({ text, speaker, before, after }: Words): readonly string[] {
  return [text, speaker, before, after].flatMap((field) => field.split(" ")).filter((word) => word !== "")
}

function keyOf(tenant: string, id: string): string {
  return `${tenant}\0${id}`
}
