/**
 * What Keepsake's own server, command and tools share with the engine. It is no public interface: names in it change in any version, without notice.
 */
import "./plugin/node-version.ts"

export { ActiveState } from "./engine/active-state.ts"
export { AuditLog } from "./engine/audit-log.ts"
export type { ProposingProgress } from "./engine/consolidation/proposing.ts"
export { salienceAt, salienceBase } from "./engine/consolidation/salience.ts"
export { type Counts, count } from "./engine/counting.ts"
export { warmUp } from "./engine/create-memory.ts"
export { EmbeddingCache } from "./engine/embedding/embedding-cache.ts"
export { readActiveStore } from "./engine/migration/record.ts"
export { MirroredStore, type MirroredStoreOptions } from "./engine/mirror/mirrored-store.ts"
export type { ActiveRecord } from "./engine/move-records.ts"
export { addUsage, type DayOfUse, dayOf, NO_USE } from "./engine/observed/usage.ts"
export { override } from "./engine/override.ts"
export { notReached } from "./engine/subject/erase-subject.ts"
export { isReserved } from "./engine/tenants.ts"
export { type Deletions, type RepeatedDeletions, repeatDeletions } from "./engine/transfer/repeat-deletions.ts"
export { yieldBeforeReply, yieldToEventLoop } from "./plugin/event-loop.ts"
export { omitUndefined as given } from "./plugin/omit-undefined.ts"
export { containsText } from "./text/contains.ts"
export { isTimeZone } from "./text/day.ts"
export { graphemeStart, truncate as shortened } from "./text/grapheme.ts"
export { MARKDOWN_ITEM, type MarkdownBlock, markdownBlocks } from "./text/markdown-blocks.ts"
export { type MarkdownComment, splitMarkdownComments } from "./text/markdown-comments.ts"
export { neutralizeMarkup as harmless } from "./text/neutralize-markup.ts"
export { topicWords } from "./text/query-words.ts"
export { timeInName } from "./text/time-in-name.ts"
export { countTokens } from "./text/tokens.ts"
export {
  blockText,
  isLoose,
  type Loose,
  looseOf,
  messageOf,
  type PastMessage,
  readTranscriptLine,
  stringOf,
  type TranscriptFormat,
  timeOf,
  toolMessage,
  transcriptFormats,
} from "./text/transcripts.ts"
export { forgetRequestsIn } from "./turn/delete/stated-with-request.ts"
export { TOMBSTONES } from "./turn/delete/tombstones.ts"
export { DOCUMENT_CATEGORIES } from "./turn/documents/documents.ts"
export { isTyped, lastTyped } from "./turn/messages.ts"
export { each } from "./turn/pages.ts"
export { narrowerScope, type Reach, reachOf, SCOPE_NAMES, SHARED_POOL, scopeOf } from "./turn/pools.ts"
export { isAhead, knownAt } from "./turn/remember/ahead.ts"
export { issuedKeyKind } from "./turn/remember/issued-keys.ts"
export { redactLines } from "./turn/remember/redact.ts"
export { sourceCount } from "./turn/remember/session-hash.ts"
export { OPENCLAW_DATABASE, OpenClawSessions } from "./turn/session/openclaw-sessions.ts"
export { PAST_CONTEXT, type PastWindow, pastWindows } from "./turn/session/past-windows.ts"
export { memorySettingsSchema, settingLeaves, strictest } from "./turn/settings.ts"
export { EPISODE_CATEGORIES, FACT_KINDS, SUMMARY_CATEGORY } from "./turn/summaries.ts"
