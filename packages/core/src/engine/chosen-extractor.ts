import type { Extractor } from "../contract/index.ts"
import type { MemorySettings } from "../turn/settings.ts"
import type { MemoryOptions } from "./memory-options.ts"

/** How memories are extracted: the setting, which may change at run time, otherwise what the engine was created with. */
export interface ChosenExtractor {
  readonly usesRules: boolean
  readonly usesModel: boolean
}

export function chosenExtractor(
  { extractor }: Pick<MemorySettings, "extractor">,
  configured: MemoryOptions["extractor"] = "rules",
): ChosenExtractor {
  const chosen = extractor ?? configured
  return { usesRules: chosen.startsWith("rules"), usesModel: chosen.endsWith("llm") }
}

/** The extractor while `isChosen`, otherwise one that reads nothing and obeys nothing. */
export function whileChosen(extractor: Extractor, isChosen: () => boolean): Extractor {
  return {
    ...extractor,
    extract: async (...asked) => (isChosen() ? extractor.extract(...asked) : []),
    obeys: (text) => isChosen() && extractor.obeys?.(text) === true,
  }
}
