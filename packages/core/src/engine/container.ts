// tsyringe requires a Reflect polyfill at load time, although no decorator is used here.
import "reflect-metadata/lite"
import { type DependencyContainer, container as globalContainer } from "tsyringe"
import { MemoryError, type Token } from "../contract/index.ts"
import type { Resolver } from "../plugin/define-plugin.ts"
import { closeAll } from "./close-all.ts"

/** Maximum time for one part to close, in milliseconds. A store may have to checkpoint a long log. */
const MAX_CLOSING_MS = 20_000

/**
 * The parts of one engine. tsyringe holds the registrations. This class adds what tsyringe does not do for factories:
 * one instance for each, all parts built at the start, opened in dependency order and closed in reverse.
 */
export class Container implements Resolver, AsyncDisposable {
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
          // A wrapper of this token returns a part of the token's type.
          made = { part: (this.#wrappers.get(token)?.(part) ?? part) as T }
        }
        return made.part
      },
    })
  }

  /** Replaces what `get` returns for `token` by the result of `wrap`. The part itself is still opened and closed. */
  wrap<T>(token: Token<T>, wrap: (part: T) => T): void {
    // The wrapper is called only with the part of this token.
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

  /** Builds and opens all parts, so that wrong wiring fails here with the token's name and not at the first request. */
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
    await closeAll(closing, MAX_CLOSING_MS)
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

/** Anything that a plugin provides. The container uses only how it opens and closes. */
interface Part extends Partial<AsyncDisposable>, Partial<Disposable> {
  readonly name?: string
  open?(): Promise<void>
}
