import { CONTRACT, Extractor, Injector, MemoryError, Retriever, State, Store } from "../contract/index.ts"
import { blockInjector } from "../defaults/block-injector.ts"
import { InMemoryState } from "../defaults/in-memory/state.ts"
import { InMemoryStore } from "../defaults/in-memory/store.ts"
import { rulesExtractor } from "../defaults/rules-extractor.ts"
import { storeRetriever } from "../defaults/store-retriever.ts"
import type { Plugin, PluginContext } from "../plugin/define-plugin.ts"
import { whileChosen } from "./chosen-extractor.ts"
import type { Container } from "./container.ts"
import { contextOfContract1 } from "./contract-1.ts"
import type { MemoryOptions } from "./memory-options.ts"

interface RegistrationOptions extends Pick<MemoryOptions, "plugins"> {
  /** Whether the built-in rules read turns at the moment. */
  readonly usesRules: () => boolean
  readonly now: () => number
}

/**
 * Registers the parts that plugins provide and, for every other port, the built-in part. `contract_unsupported` for a
 * plugin of an unsupported contract, `part_duplicate` if two plugins provide the same part.
 */
export function registerParts(container: Container, { plugins = [], usesRules, now }: RegistrationOptions): void {
  for (const plugin of plugins) {
    plugin.setup(contextOf(plugin, container, now))
  }
  if (!container.has(Store)) container.provide(Store, () => new InMemoryStore())
  if (!container.has(State)) container.provide(State, () => new InMemoryState(now))
  if (!container.has(Retriever)) container.add(Retriever, (use) => storeRetriever(use.get(Store)))
  if (!container.has(Injector)) container.provide(Injector, () => blockInjector)
  if (!container.has(Extractor)) container.add(Extractor, () => whileChosen(rulesExtractor, usesRules))
}

function contextOf({ name, contract }: Plugin, container: Container, now: () => number): PluginContext {
  const context: PluginContext = {
    provide: (token, create) => container.provide(token, create),
    add: (token, create) => container.add(token, create),
    now,
  }
  if (contract === CONTRACT) return context
  if (contract === 1) return contextOfContract1(context)
  throw new MemoryError("contract_unsupported", `${name} is written for contract ${String(contract)}`, {
    remedy: `This version supports the contracts 1 and ${CONTRACT}: install versions that agree.`,
  })
}

/** The extractors in order of registration: those that read each turn, and those that read whole sessions. */
export function collectExtractors(container: Container): {
  readonly perTurn: readonly Extractor[]
  readonly perSession: readonly Extractor[]
} {
  const all = container.all(Extractor)
  return { perTurn: all.filter(({ per }) => per === "turn"), perSession: all.filter(({ per }) => per === "session") }
}
