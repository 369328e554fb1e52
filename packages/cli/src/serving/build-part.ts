import { MemoryError, type Plugin } from "@keepsake/core"
import { type Resolver, State, type Token } from "@keepsake/core/plugin"

/** Builds the part that one of these plugins provides for a token, outside an engine; `undefined` where none does. Only the state is there for it. */
export function buildPart<T>(plugins: readonly Plugin[], wanted: Token<T>, state: State): T | undefined {
  let made: T | undefined
  const use: Resolver = {
    get: (token) => use.find(token) ?? throwMissingPart(token),
    find: <P>(token: symbol) => (token === State ? (state as P) : undefined), // what stands for the token `State` is one
    all: () => [],
  }
  for (const plugin of plugins) {
    plugin.setup({
      provide: (token, create) => {
        const given: symbol = token
        if (given === wanted) made = create(use) as unknown as T // what is provided for a token is what it stands for
      },
      add: () => undefined,
      now: Date.now,
    })
  }
  return made
}

function throwMissingPart(token: symbol): never {
  throw new MemoryError("part_missing", `The part asks for ${String(token)}, which is not there yet`)
}
