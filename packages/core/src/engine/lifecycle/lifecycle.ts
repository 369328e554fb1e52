import type { Memory, MemoryId, Page, PageQuery, Where } from "../../contract/index.ts"
import type { StatedWords } from "../../turn/delete/stated-words.ts"
import type { ScopeName } from "../../turn/pools.ts"
import type { Selection } from "./bulk.ts"
import type { Verdict } from "./feedback.ts"
import type { Decision, Reviewable } from "./review.ts"
import type { SessionSummary } from "./sessions.ts"
import type { UndoResult } from "./undo.ts"
import type { MemoryUpdate } from "./update.ts"
import type { ListedVersion } from "./versions.ts"

/**
 * `scope`: which memories the call can reach, default `user`. `where` narrows it. `by`: who makes the call, recorded
 * with the version, default `application`.
 */
export interface ScopeOptions {
  readonly scope?: ScopeName
  readonly where?: Where
  readonly by?: string
}
/** What becomes of the words of a deleted statement: `remove` cuts them out of its messages, `keep` leaves them. Default: `remove`. */
export interface DeleteOptions extends ScopeOptions {
  readonly words?: "keep" | "remove"
}
/** `revision`: the revision that the caller has read. `conflict` if the memory has another one by now. */
export interface RevisionOptions extends ScopeOptions {
  readonly revision?: number
}
/** Options of a paged read. `limit`: default 50. */
export interface PageOptions extends ScopeOptions, Partial<PageQuery> {}

/** Operations on stored memories. `undefined` and `false`: there is no such memory in the scope. */
export interface Lifecycle {
  /** Writes the change as the next revision and resolves to the memory, unchanged if nothing differs. */
  update(id: MemoryId, change: MemoryUpdate, within?: RevisionOptions): Promise<Memory | undefined>
  /** Every version, newest first; of a deleted memory too while it can be restored, but without its words. */
  history(id: MemoryId, page?: PageOptions): Promise<Page<ListedVersion> | undefined>
  /**
   * Restores a version as the next revision, of a deleted memory too, together with what was deleted with it. Default
   * `revision`: the one before the last change.
   */
  restore(id: MemoryId, within?: RevisionOptions): Promise<Memory | undefined>
  /** Pins or unpins a memory. A pinned one is included in every conversation as far as the profile has room. */
  pin(id: MemoryId, pinned?: boolean, within?: ScopeOptions): Promise<Memory | undefined>
  /** Counts a verdict: a wrong memory is quarantined for review, an outdated one is superseded. */
  feedback(id: MemoryId, verdict: Verdict, within?: ScopeOptions): Promise<Memory | undefined>
  /** Lists memories that wait for a person's decision. */
  review(because: Reviewable["because"], page?: PageOptions): Promise<Page<Reviewable>>
  /** Applies a decision. Resolves to the resulting memory, `null` if none remains. */
  decide(id: MemoryId, decision: Decision, within?: RevisionOptions): Promise<Memory | null | undefined>
  /** Lists the conversations that memories came from, most recent first. */
  sessions(page?: PageOptions): Promise<Page<SessionSummary>>
  /** Lists the memories of one conversation in its order. */
  session(session: string, within?: ScopeOptions): Promise<readonly Memory[]>
  /**
   * Reverts everything that came from one source, for example a session: memories that it created are deleted,
   * memories that it changed or superseded are restored.
   */
  undo(source: UndoSource, within?: ScopeOptions): Promise<UndoResult>
  /** Reads the selected memories within the scope, at most 10,000. */
  select(which: Selection, within?: ScopeOptions): Promise<readonly Memory[]>
  /** The sentences of its message that each memory was read from, by its id. Reads no other messages. */
  sourceWords(memories: readonly Memory[]): Promise<StatedWords>
  /** The sentences of all messages that would be deleted with each memory, by its id. */
  wordsToDelete(memories: readonly Memory[]): Promise<StatedWords>
  /**
   * Deletes these memories and, with each statement, the sentences of messages that state it; other sentences and
   * statements stay. Resolves to the messages that lost words, with what is left of them.
   */
  forgetAll(memories: readonly Memory[], within?: DeleteOptions): Promise<readonly Memory[]>
  /**
   * Erases these memories with all versions, and their words from messages in the same way. Cannot be undone.
   */
  eraseAll(memories: readonly Memory[], within?: DeleteOptions): Promise<readonly Memory[]>
  /**
   * Erases a deleted memory that could still be restored, with the words that wait for it. Resolves to whether there
   * was one in the scope.
   */
  eraseDeleted(id: MemoryId, within?: ScopeOptions): Promise<boolean>
}

/** The source of memories. At least one field is required. */
export interface UndoSource {
  readonly session?: string
  readonly origin?: Memory["source"]["origin"]
}
