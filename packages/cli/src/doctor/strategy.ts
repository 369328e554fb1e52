import type { Configuration } from "../configuration/configuration.ts"
import { embedderOf } from "../configuration/embedder.ts"
import { type Check, ok, warn } from "./check.ts"

/** `isChosen`: somebody set the strategy, rather than the default applies. */
export interface StrategyState {
  readonly strategy: unknown
  readonly isChosen: boolean
  readonly hasEmbedder: boolean
}

/** Without an embedder, `hybrid` searches by keywords only: a warning if somebody chose it, otherwise a note. */
export function checkStrategy({ strategy, isChosen, hasEmbedder }: StrategyState): readonly Check[] {
  if (strategy !== "hybrid" || hasEmbedder) return []
  if (!isChosen) return [ok("search", "by keywords only; with an embedder (embedder.model) by meaning too")]
  return [
    warn(
      "search",
      "memory.strategy is hybrid, but no embedder is configured: search uses keywords only",
      "Set embedder.model or embedder.provider, and vectors other than none; or set memory.strategy to keyword.",
    ),
  ]
}

/** The same from the configuration alone, before the first start. A plugin may provide an embedder. */
export function checkConfiguredStrategy(configuration: Configuration): readonly Check[] {
  const { embedder, memory, plugins, set } = configuration
  return checkStrategy({
    strategy: memory.strategy,
    isChosen: set.has("memory.strategy"),
    hasEmbedder: embedder.provider === "auto" || plugins.length > 0 || embedderOf(configuration) !== undefined,
  })
}
