import { type Change, distinctTerms, type Hit, type QueryWord, selectTerms } from "@keepsake/core/plugin"
import { PostgresDatabase, PostgresStore } from "@keepsake/store-postgres"
import { ada, aMemory, minute, scopeOfPools, splitWords } from "@keepsake/testkit"
import { describe, expect, it } from "vitest"
import { startPostgres } from "./test-server.ts"

const server = await startPostgres()
const scope = scopeOfPools(ada)

describe.skipIf(server === undefined)("a search", () => {
  const openStore = (schema: string, maxCachedLength?: number) =>
    new PostgresStore(
      new PostgresDatabase({
        url: server?.url ?? "",
        schema,
        poolSize: 4,
        statementTimeoutMs: 60_000,
        ssl: undefined,
      }),
      maxCachedLength === undefined ? {} : { maxCachedLength },
    )
  const write = (store: PostgresStore, changes: readonly Change[]) =>
    store.write(ada, changes, { by: "test", at: minute(1) })
  const put = (number: number, content: string, more: Partial<ReturnType<typeof aMemory>> = {}): Change => ({
    op: "put",
    memory: aMemory(number, { content, ...more }),
    index: { words: splitWords(content) },
  })

  // In a small pool and in a large one, with common and rare terms, the query's own and added ones.
  it.each([
    ["small", 300],
    ["large", 5_100],
  ])(
    "of a %s pool looks up the terms that the engine's rule selects by their counts",
    {
      timeout: 300_000,
    },
    async (_, memories) => {
      await using store = openStore(server?.newSchema() ?? "")
      const terms = Array.from({ length: 40 }, (_, place) => `term${place}`)
      // Term n occurs in every (n + 2)-th memory, so that the counts differ, and alone in the marker n.
      const contents = Array.from({ length: memories }, (_, number) =>
        number < terms.length
          ? (terms[number] ?? "")
          : terms.filter((_, place) => number % (place + 2) === 0 && place > 3).join(" "),
      )
      for (let from = 0; from < memories; from += 1_000) {
        const some = contents.slice(from, from + 1_000)
        await write(
          store,
          some.map((content, place) => {
            const number = from + place
            return put(number, content === "" ? "filler" : content, { metadata: { marker: number < terms.length } })
          }),
        )
      }
      const own = (word: string): QueryWord => ({ word, weight: 1 })
      const added = (word: string): QueryWord => ({ word, weight: 0.4, of: "term4" })
      const queries = [
        terms.slice(0, 3).map(own),
        terms.map(own),
        [...terms.slice(10), "unknown"].map(own),
        [own("term4"), ...terms.slice(5).map(added)],
        terms.map(added),
        [own("unknown"), ...terms.slice(0, 20).map(added), own("term30")],
      ]
      for (const words of queries) {
        const { hits, statistics, used } = await store.text.search(
          scope,
          { text: "", words },
          { limit: 200, where: { metadata: { marker: true } } },
        )
        const counted = distinctTerms(words, memories).map((term) => {
          const documentFrequency = contents.filter((content) => content.split(" ").includes(term.word)).length
          expect(statistics?.documentFrequency[term.word]).toBe(documentFrequency)
          return { ...term, documentFrequency }
        })
        const selected = selectTerms(counted, memories).map(({ word }) => word)
        expect(used).toEqual(selected)
        expect(hits.map(({ memory }) => memory.content).toSorted()).toEqual(selected.toSorted())
      }
    },
  )

  it("finds the same with cached texts as without, also after another process has changed, indexed anew or deleted them", async () => {
    const schema = server?.newSchema() ?? ""
    await using store = openStore(schema)
    await using another = openStore(schema)
    await using uncached = openStore(schema, 0)
    const find = async (from: PostgresStore): Promise<readonly Hit[]> => {
      const words = ["coffee", "tea"].map((word) => ({ word, weight: 1 }))
      return (await from.text.search(scope, { text: "", words }, { limit: 50 })).hits
    }
    const number = (place: number) => `${place % 2 === 0 ? "coffee" : "tea"} number ${place}`
    await write(
      store,
      Array.from({ length: 12 }, (_, place) => put(place, number(place))),
    )
    // Texts are cached when they are read again; from then on a search leaves them out.
    for (let time = 0; time < 4; time++) expect(await find(store)).toEqual(await find(uncached))
    const { id, revision } = aMemory(2)
    await write(another, [
      put(0, "tea after all", { revision: 2 }),
      { op: "index", id, revision, index: { words: splitWords("coffee and more coffee") } },
      { op: "delete", id: aMemory(4).id },
      { op: "erase", id: aMemory(6).id },
      put(20, "tea of another process"),
    ])
    const hits = await find(store)
    expect(hits).toEqual(await find(uncached))
    const contents = hits.map(({ memory }) => memory.content)
    expect(contents).toContain("tea after all")
    expect(contents).toContain("tea of another process")
    expect(contents).not.toContain(number(4))
    expect(contents).not.toContain(number(6))
    expect(hits.find(({ memory }) => memory.id === id)?.words?.text).toBe("coffee and more coffee")
  })
})
