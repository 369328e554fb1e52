import "./node-version.ts"

export * from "../contract/index.ts"
export { addSignals, joinSessions } from "./add-signals.ts"
export { canonical } from "./canonical.ts"
export { checkChanges } from "./check-changes.ts"
export { checkLimit, checkSearch, checkWhere, whereFields } from "./check-where.ts"
export { cursorAt, isNumber, isText, pageOf, placeOf } from "./cursor.ts"
export { DailyUsage } from "./daily-usage.ts"
export { definePlugin, type Plugin, type PluginContext, type Resolver } from "./define-plugin.ts"
export { matches } from "./matches.ts"
export { embeddingsIn, MemoryDraft, memoryOfRow, type VersionRow, versionOfRow } from "./memory-draft.ts"
export {
  type CountedTerm,
  distinctTerms,
  inverseDocumentFrequency,
  isLargeScope,
  type SearchTerm,
  selectTerms,
  termLimits,
} from "./search-terms.ts"
export type { StandardSchema } from "./standard-schema.ts"
export { within } from "./within.ts"
