import { MemoryError } from "../contract/errors.ts"
import type { Memory } from "../contract/memory.ts"
import { State } from "../contract/state.ts"
import {
  type Candidates,
  type Hit,
  type Page,
  type QueryWord,
  type SearchOptions,
  Store,
  type Tally,
  type TextQuery,
  type Where,
} from "../contract/store.ts"
import type { Token } from "../contract/token.ts"
import { Retriever } from "../contract/turn.ts"
import type { PluginContext, Resolver } from "../plugin/define-plugin.ts"
import { override } from "./override.ts"

/** Maximum number of terms in a query of contract 1. */
const MAX_WORDS_1 = 32

/** The names of contract 1. */
interface Candidates1 extends Omit<Candidates, "statistics" | "used"> {
  readonly words?: {
    readonly memories: number
    readonly meanLength: number
    readonly holding: Readonly<Record<string, number>>
  }
}

interface Problems1 {
  troubles?(): readonly string[]
}

/** Lets a plugin that was written for contract 1 register its parts with this engine. */
export function contextOfContract1(context: PluginContext): PluginContext {
  const adaptFactory = <T>(token: Token<T>, create: (use: Resolver) => NoInfer<T>) => {
    const adapt = adapters.get(token)
    // Each adapter returns what it was given, as the port of the same token.
    return (use: Resolver): NoInfer<T> => (adapt === undefined ? create(use) : (adapt(create(use)) as NoInfer<T>))
  }
  return {
    ...context,
    provide: (token, create) => context.provide(token, adaptFactory(token, create)),
    add: (token, create) => context.add(token, adaptFactory(token, create)),
  }
}

// The part under a token is of the token's type.
const adapters = new Map<symbol, (part: unknown) => unknown>([
  [Store, (part) => storeOfContract1(part as Store)],
  [State, (part) => withProblems(part as State)],
  [Retriever, (part) => retrieverOfContract1(part as Retriever)],
])

/** Adapts a store of contract 1. What it cannot do is rejected or reported as a problem, never ignored. */
export function storeOfContract1(store: Store): Store {
  const { text, vector, hybrid, tally, history } = store
  const lacks = `The store ${store.name} implements contract 1: it filters neither by address nor by review reason`
  return override(() => store, {
    problems: () => [...problemsOf(store), lacks],
    list: async (scope, query, call) =>
      filterPage(
        await store.list(scope, { ...query, where: withoutExcept(checkWhere(store, query.where)) }, call),
        query.where,
      ),
    ...(text && {
      text: override(() => text, {
        search: async (scope, query, options) =>
          withoutExcepted(
            candidatesOfContract1(await text.search(scope, queryOfContract1(query), checkSearch(store, options))),
            options.where,
          ),
      }),
    }),
    ...(hybrid && {
      hybrid: override(() => hybrid, {
        search: async (scope, query, options) => {
          const found = await hybrid.search(
            scope,
            { ...queryOfContract1(query), embedding: query.embedding },
            checkSearch(store, options),
          )
          const text = withoutExcepted(candidatesOfContract1(found.text), options.where)
          return { ...found, text, vector: withoutExceptedHits(found.vector, options.where) }
        },
      }),
    }),
    ...(vector && {
      vector: override(() => vector, {
        search: async (scope, query, options) =>
          withoutExceptedHits(await vector.search(scope, query, checkSearch(store, options)), options.where),
      }),
    }),
    ...(tally && {
      tally: override(() => tally, {
        count: async (scope, asked, by, call) => {
          const where = withoutExcept(checkWhere(store, asked))
          const { exceptCategory = [] } = asked
          const all = await tally.count(scope, where, by, call)
          if (exceptCategory.length === 0) return all
          const category = exceptCategory.filter((name) => where.category?.includes(name) ?? true)
          return subtract(all, await tally.count(scope, { ...where, category }, by, call))
        },
      }),
    }),
    ...(history && {
      history: override(() => history, {
        asOf: async (scope, at, query, call) =>
          filterPage(
            await history.asOf(scope, at, { ...query, where: withoutExcept(checkWhere(store, query.where)) }, call),
            query.where,
          ),
      }),
    }),
  })
}

function withProblems(state: State): State {
  return override(() => state, { problems: () => problemsOf(state) })
}

function problemsOf(part: object): readonly string[] {
  // Contract 1 called this method `troubles`.
  return (part as Problems1).troubles?.() ?? []
}

function retrieverOfContract1(retriever: Retriever): Retriever {
  return override(() => retriever, {
    retrieve: async (query, call) => {
      const legs = await retriever.retrieve({ ...query, words: wordsOfContract1(query.words) }, call)
      return legs.map((leg) => ({ ...leg, found: candidatesOfContract1(leg.found) }))
    },
  })
}

function queryOfContract1({ text, words }: TextQuery): TextQuery {
  return { text, words: wordsOfContract1(words) }
}

/** Contract 1 sent bare terms, rarest first. */
function wordsOfContract1(words: readonly QueryWord[]): readonly QueryWord[] {
  const bare: readonly string[] = words.slice(0, MAX_WORDS_1).map(({ word }) => word)
  // Typed as this contract requires; a store of contract 1 reads the plain strings.
  return bare as unknown as readonly QueryWord[]
}

function candidatesOfContract1(found: Candidates): Candidates {
  const { words, ...rest } = found as Candidates1
  if (words === undefined) return rest
  const { memories, meanLength, holding } = words
  return { ...rest, statistics: { memories, meanLength, documentFrequency: holding } }
}

/** Contract 1 cannot exclude categories: they are filtered from its pages. */
function withoutExcept({ exceptCategory: _, ...where }: Where): Where {
  return where
}

function filterPage(page: Page<Memory>, where: Where = {}): Page<Memory> {
  return { ...page, items: page.items.filter(({ category }) => where.exceptCategory?.includes(category) !== true) }
}

type Count = Awaited<ReturnType<Tally["count"]>>

function subtract(all: Count, some: Count): Count {
  const left = Object.entries(all.groups).map(([name, number]) => [name, number - (some.groups[name] ?? 0)] as const)
  return { total: all.total - some.total, groups: Object.fromEntries(left.filter(([, number]) => number > 0)) }
}

/** What a search of contract 1 may be asked; excluded categories are filtered from its hits. */
function checkSearch<O extends SearchOptions>(store: Store, options: O): O {
  const { where } = options
  return where === undefined ? options : { ...options, where: withoutExcept(checkWhere(store, where)) }
}

function withoutExcepted(found: Candidates, where: Where | undefined): Candidates {
  return { ...found, hits: withoutExceptedHits(found.hits, where) }
}

function withoutExceptedHits(hits: readonly Hit[], where: Where = {}): readonly Hit[] {
  return hits.filter(({ memory: { category } }) => where.exceptCategory?.includes(category) !== true)
}

function checkWhere(store: Store, where: Where = {}): Where {
  for (const field of ["about", "review"] as const) {
    if (where[field] === undefined) continue
    throw new MemoryError(
      "filter_unsupported",
      `The store ${store.name} implements contract 1 and cannot filter by ${field}`,
      { remedy: "Update the package that provides it." },
    )
  }
  return where
}
