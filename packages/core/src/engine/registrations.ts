import { MemoryError } from "../contract/errors.ts"
import { State } from "../contract/state.ts"
import { CONTRACT, Store } from "../contract/store.ts"
import { Extractor, Injector, Retriever } from "../contract/turn.ts"
import { blockInjector } from "../defaults/block-injector.ts"
import { InMemoryState } from "../defaults/in-memory/state.ts"
import { InMemoryStore } from "../defaults/in-memory/store.ts"
import { rulesExtractor } from "../defaults/rules-extractor.ts"
import { storeRetriever } from "../defaults/store-retriever.ts"
import type { Plugin, PluginContext } from "../plugin/define-plugin.ts"
import type { Container } from "./container.ts"
import { contextOfContract1 } from "./contract-1.ts"
import type { MemoryOptions } from "./memory-options.ts"

type Registered = Pick<MemoryOptions, "plugins" | "extractor"> & { readonly now: () => number }

/**
 * What each token stands for: what the plugins bring and, for each port that none of them fills, the built-in part. `contract_unsupported` for a plugin of
 * another contract, `part_duplicate` where two provide the same.
 */
export function register(container: Container, { plugins = [], extractor = "rules", now }: Registered): void {
  for (const plugin of plugins) {
    plugin.setup(contextOf(plugin, container))
  }
  if (!container.has(Store)) container.provide(Store, () => new InMemoryStore())
  if (!container.has(State)) container.provide(State, () => new InMemoryState(now))
  if (!container.has(Retriever)) container.add(Retriever, (use) => storeRetriever(use.get(Store)))
  if (!container.has(Injector)) container.provide(Injector, () => blockInjector)
  if (!container.has(Extractor) && extractor === "rules") container.add(Extractor, () => rulesExtractor)
}

function contextOf({ name, contract }: Plugin, container: Container): PluginContext {
  if (contract === CONTRACT) return container
  if (contract === 1) return contextOfContract1(container)
  throw new MemoryError("contract_unsupported", `${name} is written for contract ${String(contract)}`, {
    remedy: `This version supports the contracts 1 and ${CONTRACT}: install versions that agree.`,
  })
}

/** The extractors, in the order of their registration. `options_invalid` for one that works in a way of another version. */
export function extractorsIn(container: Container): readonly Extractor[] {
  const extractors = container.all(Extractor)
  for (const { name, per } of extractors) {
    if (per !== "turn") {
      throw new MemoryError("options_invalid", `The extractor ${name} works per ${per}; extractors work per turn`, {
        remedy: 'Use one that says per: "turn".',
      })
    }
  }
  return extractors
}
