import { MemoryError, type Store, type Token } from "../contract/index.ts"
import type { StandardSchema } from "./standard-schema.ts"

/** How a part gets other parts while it is built. */
export interface Resolver {
  /** The one implementation; none is `part_missing`. */
  get<T>(token: Token<T>): T
  find<T>(token: Token<T>): T | undefined
  all<T>(token: Token<T>): readonly T[]
}

export interface PluginContext {
  /**
   * The only implementation of `token`; a second is `part_duplicate`. Built when the engine starts, opened after its
   * dependencies.
   */
  provide<T>(token: Token<T>, create: (use: Resolver) => NoInfer<T>): void
  /** One of several implementations of `token`, in the order of addition. */
  add<T>(token: Token<T>, create: (use: Resolver) => NoInfer<T>): void
  /** The engine's clock, in milliseconds since 1970. A state decides with it which entries are expired. */
  now(): number
}

/** The input of `createMemory({ plugins })`: named and validated, not started. */
export interface Plugin {
  readonly name: string
  readonly contract: Store["contract"]
  setup(context: PluginContext): void
}

/**
 * Turns a definition into a function of its options, which are validated when it is called, before anything starts:
 * `options_invalid`.
 */
export function definePlugin<Input, Output>(definition: {
  readonly name: string
  readonly contract: Store["contract"]
  readonly options: StandardSchema<Input, Output>
  setup(context: PluginContext, options: Output): void
}): (options: Input) => Plugin {
  const { name, contract } = definition
  return (input) => {
    const checked = definition.options["~standard"].validate(input)
    if (checked instanceof Promise)
      throw new MemoryError("options_invalid", `${name}: its options schema is asynchronous`)
    if (checked.issues) {
      const faults = checked.issues.map((issue) =>
        [issue.path?.map(part).join("."), issue.message].filter(Boolean).join(": "),
      )
      throw new MemoryError("options_invalid", `${name}: ${faults.join("; ")}`)
    }
    return { name, contract, setup: (context) => definition.setup(context, checked.value) }
  }
}

function part(step: unknown): string {
  return String(typeof step === "object" && step !== null && "key" in step ? step.key : step)
}
