// tsyringe does not load without a Reflect polyfill, though no decorator is used here.
import "reflect-metadata/lite"
import { type DependencyContainer, container as globalContainer } from "tsyringe"
import { MemoryError } from "../contract/errors.ts"
import type { Token } from "../contract/token.ts"
import type { PluginContext, Resolver } from "../plugin/define-plugin.ts"
import { closeAll } from "./close-all.ts"

/** How long one part may take to close, in milliseconds: a store may have a long log to put away. */
const LONGEST_CLOSING_MS = 20_000

/**
 * The parts of one engine. tsyringe keeps the registrations; what it leaves undone for factories is done here: one instance each,
 * everything built at the start, opened in the order of dependence, closed in reverse.
 */
export class Container implements Resolver, PluginContext, AsyncDisposable {
  readonly #registered: DependencyContainer
  readonly #tokens = new Set<symbol>()
  readonly #built: Part[] = []
  readonly #resolving: symbol[] = []
  readonly #wrappers = new Map<symbol, (part: unknown) => unknown>()
  #opened = 0

  /** Makes a child of `host`, for applications that use tsyringe themselves. Nothing is registered in the global container. */
  constructor(host: DependencyContainer = globalContainer) {
    this.#registered = host.createChildContainer()
  }

  provide<T>(token: Token<T>, create: (use: Resolver) => NoInfer<T>): void {
    if (this.#tokens.has(token)) {
      throw new MemoryError("part_duplicate", `${String(token)} is provided twice`, {
        remedy: "Leave one of the two plugins out.",
      })
    }
    this.add(token, create)
  }

  add<T>(token: Token<T>, create: (use: Resolver) => NoInfer<T>): void {
    let made: { readonly part: T } | undefined
    this.#tokens.add(token)
    this.#registered.register<T>(token, {
      useFactory: () => {
        if (made === undefined) {
          const part = create(this)
          if (typeof part === "object" && part !== null) this.#built.push(part)
          // A wrapper of this token gives what the token stands for.
          made = { part: (this.#wrappers.get(token)?.(part) ?? part) as T }
        }
        return made.part
      },
    })
  }

  /** Whoever asks for `token` gets what `wrap` makes of the part; the part itself is still opened and closed. */
  wrap<T>(token: Token<T>, wrap: (part: T) => T): void {
    // It is only ever called with what was made for this token.
    this.#wrappers.set(token, (part) => wrap(part as T))
  }

  has(token: Token<unknown>): boolean {
    return this.#tokens.has(token)
  }

  get<T>(token: Token<T>): T {
    if (!this.has(token)) {
      throw new MemoryError("part_missing", `Nothing provides ${String(token)}`, {
        remedy: "Add a plugin that provides it to createMemory({ plugins }).",
      })
    }
    return this.#guarded(token, () => this.#registered.resolve<T>(token))
  }

  find<T>(token: Token<T>): T | undefined {
    return this.has(token) ? this.get(token) : undefined
  }

  all<T>(token: Token<T>): readonly T[] {
    return this.has(token) ? this.#guarded(token, () => this.#registered.resolveAll<T>(token)) : []
  }

  /** Builds and opens everything: a wrong wiring fails here with the token's name, not at the first request. */
  async start(): Promise<void> {
    for (const token of this.#tokens) this.all(token)
    for (; this.#opened < this.#built.length; this.#opened++) await this.#built[this.#opened]?.open?.()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const parts = this.#built.splice(0).toReversed()
    const closing = parts.map((part) => ({
      name: part.name ?? "a part",
      close: async () => {
        await part[Symbol.asyncDispose]?.()
        part[Symbol.dispose]?.()
      },
    }))
    await closeAll(closing, LONGEST_CLOSING_MS)
  }

  #guarded<R>(token: symbol, resolve: () => R): R {
    if (this.#resolving.includes(token)) {
      const path = [...this.#resolving, token].map(String).join(" -> ")
      throw new MemoryError("part_circular", `These parts need one another: ${path}`)
    }
    this.#resolving.push(token)
    try {
      return resolve()
    } finally {
      this.#resolving.pop()
    }
  }
}

/** Anything a plugin provides; the engine looks only at how it opens and closes. */
interface Part extends Partial<AsyncDisposable>, Partial<Disposable> {
  readonly name?: string
  open?(): Promise<void>
}
