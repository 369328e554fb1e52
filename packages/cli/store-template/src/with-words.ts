import {
  type Change,
  checkSearch,
  type Index,
  MemoryError,
  STATUSES,
  type Store,
  type Words,
} from "@keepsake/core/plugin"

const PAGE = 200

/** Adds keyword search to a store. In a database, this is a full-text index: words are already analysed, and only need to be split at spaces. */
export function withWords(store: Store): Store {
  const index = new Map<string, Words>()
  return {
    ...store,
    async write(pool, changes, options) {
      const ids = changes.map((change) => (change.op === "put" ? change.memory.id : change.id))
      const before = await store.read({ tenant: pool.tenant, pools: [pool.name] }, ids, options)
      const outcomes = await store.write(pool, changes, options)
      // A write may change an id more than once, so the contents advance with its changes.
      const contents = new Map(before.flatMap((memory) => (memory === undefined ? [] : [[memory.id, memory.content]])))
      for (const [place, change] of changes.entries()) {
        if (outcomes[place]?.status !== "applied") continue
        if (change.op === "put") {
          updateIndex(index, pool.tenant, change, contents.get(change.memory.id))
          contents.set(change.memory.id, change.memory.content)
        } else updateIndex(index, pool.tenant, change, undefined)
      }
      return outcomes
    },
    text: {
      async search(scope, { words: asked }, options) {
        checkSearch(options)
        if (options.signal?.aborted) throw new MemoryError("cancelled", "The search was cancelled before it began")
        const all = (await listAll(store, scope)).map((memory) => ({
          memory,
          words: index.get(keyOf(scope.tenant, memory.id)),
        }))
        const indexed = all.flatMap(({ words }) => (words === undefined ? [] : [allWords(words)]))
        const documentFrequency = Object.fromEntries(
          asked.map(({ word }) => [word, indexed.filter((document) => document.includes(word)).length]),
        )
        const length = indexed.reduce((sum, document) => sum + document.length, 0)
        const idf = (word: string) => Math.log(1 + indexed.length / (1 + (documentFrequency[word] ?? 0)))
        const wanted = new Set((await listAll(store, scope, options.where ?? {})).map(({ id }) => id))
        const hits = all
          .filter(({ memory: { id } }) => wanted.has(id) && !options.exclude?.includes(id))
          .flatMap(({ memory, words }) => {
            const document = words === undefined ? [] : allWords(words)
            const found = asked.filter(({ word }) => document.includes(word))
            const score = found.reduce((sum, { word, weight }) => sum + weight * idf(word), 0)
            return words === undefined || score === 0 ? [] : [{ memory, score, words }]
          })
          .sort((one, other) => other.score - one.score || (one.memory.id < other.memory.id ? -1 : 1))
          .slice(0, options.limit)
        const meanLength = length / Math.max(1, indexed.length)
        return { hits, statistics: { memories: indexed.length, meanLength, documentFrequency } }
      },
    },
  }
}

/** A put with other content, a delete and an erase remove the words; indexing only a vector does not. */
function updateIndex(index: Map<string, Words>, tenant: string, change: Change, before: string | undefined): void {
  if (change.op === "signal") return
  const key = keyOf(tenant, change.op === "put" ? change.memory.id : change.id)
  const given: Index | undefined = change.op === "put" || change.op === "index" ? change.index : undefined
  const stays = change.op === "index" || (change.op === "put" && change.memory.content === before)
  if (given?.words !== undefined) index.set(key, given.words)
  else if (!stays) index.delete(key)
}

/** All memories of the scope that match `where`. */
async function listAll(
  store: Store,
  scope: Parameters<Store["list"]>[0],
  where: NonNullable<Parameters<Store["list"]>[1]["where"]> = {
    status: STATUSES,
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

function allWords({ text, speaker, before, after }: Words): readonly string[] {
  return [text, speaker, before, after].flatMap((field) => field.split(" ")).filter((word) => word !== "")
}

function keyOf(tenant: string, id: string): string {
  return `${tenant}\0${id}`
}
