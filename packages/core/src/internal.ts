/**
 * What Keepsake's own server, command and tools share with the engine. It is no public interface: names in it change in any version, without notice.
 */
import "./plugin/node-version.ts"

export { type Counts, count } from "./engine/counting.ts"
export { activeStore } from "./engine/migration/record.ts"
export { MirroredStore, type MirroredStoreOptions } from "./engine/mirror/mirrored-store.ts"
export type { ActiveRecord } from "./engine/move-records.ts"
export { type DayOfUse, dayOf, NO_USE, sumOfUse } from "./engine/observed/usage.ts"
export { notReached } from "./engine/subject/erase-subject.ts"
export { isReserved } from "./engine/tenants.ts"
export { omitUndefined as given } from "./plugin/omit-undefined.ts"
export { containsText } from "./text/contains.ts"
export { truncate as shortened } from "./text/grapheme.ts"
export { neutralizeMarkup as harmless } from "./text/neutralize-markup.ts"
export { countTokens } from "./text/tokens.ts"
export { yieldToEventLoop } from "./turn/event-loop.ts"
export { isTyped, lastTyped } from "./turn/messages.ts"
export { each } from "./turn/pages.ts"
export { type Reach, reachOf, scopeOf } from "./turn/pools.ts"
export { isAhead, knownAt } from "./turn/remember/ahead.ts"
export { memorySettingsSchema, settingLeaves, strictest } from "./turn/settings.ts"
