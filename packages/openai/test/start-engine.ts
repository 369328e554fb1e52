import { createMemory } from "@keepsake/core"
import { CONTRACT, MemoryError, type Plugin, type Token, token } from "@keepsake/core/plugin"

const Taker: Token<object> = token("test/taker")

/** Starts an engine with the plugin and returns the part that it provides. */
export async function startEngine<T>(plugin: Plugin, token: Token<T>): Promise<AsyncDisposable & { readonly part: T }> {
  let part: T | undefined
  const taker: Plugin = {
    name: "taker",
    contract: CONTRACT,
    setup: (context) =>
      context.provide(Taker, (use) => {
        part = use.get(token)
        return {}
      }),
  }
  const memory = await createMemory({ plugins: [plugin, taker] })
  if (part === undefined) throw new Error(`${String(token)} was not built`)
  return { part, [Symbol.asyncDispose]: () => memory[Symbol.asyncDispose]() }
}

/** The error with which a promise rejects. */
export async function failureOf(promise: Promise<unknown>): Promise<MemoryError> {
  const failure = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!MemoryError.is(failure)) throw new Error(`no MemoryError: ${String(failure)}`)
  return failure
}
