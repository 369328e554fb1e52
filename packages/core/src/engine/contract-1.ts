import { MemoryError } from "../contract/errors.ts"
import { State } from "../contract/state.ts"
import {
  type Candidates,
  type QueryWord,
  type SearchOptions,
  Store,
  type TextQuery,
  type Where,
} from "../contract/store.ts"
import type { Token } from "../contract/token.ts"
import { Retriever } from "../contract/turn.ts"
import type { PluginContext, Resolver } from "../plugin/define-plugin.ts"

/** The most terms that contract 1 sent. */
const MOST_WORDS_1 = 32

/** What contract 1 called by other names, or did not have. */
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
  const adapted = <T>(token: Token<T>, create: (use: Resolver) => NoInfer<T>) => {
    const adapt = adapters.get(token)
    // Each adapter returns what it was given, as the port of the same token.
    return (use: Resolver): NoInfer<T> => (adapt === undefined ? create(use) : (adapt(create(use)) as NoInfer<T>))
  }
  return {
    provide: (token, create) => context.provide(token, adapted(token, create)),
    add: (token, create) => context.add(token, adapted(token, create)),
  }
}

// The part under a token is of the token's type.
const adapters = new Map<symbol, (part: unknown) => unknown>([
  [Store, (part) => storeOfContract1(part as Store)],
  [State, (part) => withProblems(part as State)],
  [Retriever, (part) => retrieverOfContract1(part as Retriever)],
])

/** A store of contract 1 as one of this contract. What it cannot do is refused or reported as a problem, never ignored. */
export function storeOfContract1(store: Store): Store {
  const { text, hybrid, tally, history } = store
  const lacks = `The store ${store.name} implements contract 1: it filters neither by address nor by review reason`
  return override(store, {
    problems: () => [...reportedBy(store), lacks],
    list: (scope, query, call) => store.list(scope, { ...query, where: checked(store, query.where) }, call),
    ...(text && {
      text: override(text, {
        search: async (scope, query, options) =>
          candidatesOfContract1(await text.search(scope, queryOfContract1(query), checkedSearch(store, options))),
      }),
    }),
    ...(hybrid && {
      hybrid: override(hybrid, {
        search: async (scope, query, options) => {
          const found = await hybrid.search(
            scope,
            { ...queryOfContract1(query), embedding: query.embedding },
            checkedSearch(store, options),
          )
          return { ...found, text: candidatesOfContract1(found.text) }
        },
      }),
    }),
    ...(store.vector && {
      vector: override(store.vector, {
        search: async (scope, query, options) =>
          (await store.vector?.search(scope, query, checkedSearch(store, options))) ?? [],
      }),
    }),
    ...(tally && {
      tally: override(tally, {
        count: (scope, where, by, call) => tally.count(scope, checked(store, where), by, call),
      }),
    }),
    ...(history && {
      history: override(history, {
        asOf: (scope, at, query, call) =>
          history.asOf(scope, at, { ...query, where: checked(store, query.where) }, call),
      }),
    }),
  })
}

/** The same object with some members replaced. Classes keep their private fields, because every other call reaches the original. */
function override<T extends object>(original: T, members: Partial<T>): T {
  return new Proxy(original, {
    get(target, name) {
      if (Object.hasOwn(members, name)) return Reflect.get(members, name)
      const value: unknown = Reflect.get(target, name)
      return typeof value === "function" ? value.bind(target) : value
    },
    has: (target, name) => Object.hasOwn(members, name) || Reflect.has(target, name),
  })
}

function withProblems(state: State): State {
  return override(state, { problems: () => reportedBy(state) })
}

function reportedBy(part: object): readonly string[] {
  // Contract 1 named it `troubles`.
  return (part as Problems1).troubles?.() ?? []
}

function retrieverOfContract1(retriever: Retriever): Retriever {
  return override(retriever, {
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
  const bare: readonly string[] = words.slice(0, MOST_WORDS_1).map(({ word }) => word)
  // The type of this contract; the value is what a store of contract 1 reads.
  return bare as unknown as readonly QueryWord[]
}

function candidatesOfContract1(found: Candidates): Candidates {
  const { words, ...rest } = found as Candidates1
  if (words === undefined) return rest
  const { memories, meanLength, holding } = words
  return { ...rest, statistics: { memories, meanLength, documentFrequency: holding } }
}

function checkedSearch<O extends SearchOptions>(store: Store, options: O): O {
  checked(store, options.where)
  return options
}

function checked(store: Store, where: Where = {}): Where {
  for (const field of ["about", "review"] as const) {
    if (where[field] === undefined) continue
    throw new MemoryError(
      "filter_unsupported",
      `The store ${store.name} implements contract 1 and cannot filter by ${field}`,
      {
        remedy: "Update the package that provides it.",
      },
    )
  }
  return where
}
