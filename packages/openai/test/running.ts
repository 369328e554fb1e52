import { createMemory } from "@keepsake/core"
import { CONTRACT, MemoryError, type Plugin, type Token, token } from "@keepsake/core/plugin"

const Taker: Token<object> = token("test/taker")

/** The part that a plugin provides, as an engine built and opened it, and the engine to close after use. */
export async function running<T>(plugin: Plugin, what: Token<T>): Promise<AsyncDisposable & { readonly part: T }> {
  let part: T | undefined
  const taker: Plugin = {
    name: "taker",
    contract: CONTRACT,
    setup: (context) =>
      context.provide(Taker, (use) => {
        part = use.get(what)
        return {}
      }),
  }
  const memory = await createMemory({ plugins: [plugin, taker] })
  if (part === undefined) throw new Error(`${String(what)} was not built`)
  return { part, [Symbol.asyncDispose]: () => memory[Symbol.asyncDispose]() }
}

/** What a promise failed with. */
export async function failureOf(promise: Promise<unknown>): Promise<MemoryError> {
  const failure = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!MemoryError.is(failure)) throw new Error(`no MemoryError: ${String(failure)}`)
  return failure
}
