import type { Memory, MemoryId } from "../../contract/memory.ts"
import type { Page, PageQuery, Version, Where } from "../../contract/store.ts"
import type { ScopeName } from "../../turn/pools.ts"
import type { Selection } from "./bulk.ts"
import type { Verdict } from "./feedback.ts"
import type { Decision, Reviewable } from "./review.ts"
import type { SessionSummary } from "./sessions.ts"
import type { UndoResult } from "./undo.ts"
import type { MemoryUpdate } from "./update.ts"

/**
 * `scope`: how far the call looks, `user` unless said. `where` narrows that. `by`: who makes the call, noted with the version; `application` unless
 * said.
 */
export interface ScopeOptions {
  readonly scope?: ScopeName
  readonly where?: Where
  readonly by?: string
}
/** `revision`: the revision that the caller has read. The call fails with `conflict` when the memory has another one by now. */
export interface RevisionOptions extends ScopeOptions {
  readonly revision?: number
}
/** A page of something, `limit` 50 unless said. */
export interface PageOptions extends ScopeOptions, Partial<PageQuery> {}

/** What becomes of a memory after it was kept. `undefined` and `false`: there is none, or it lies outside the scope. */
export interface Lifecycle {
  /** Writes the change as the next revision and answers with it; with the memory as it is where nothing changes. */
  update(id: MemoryId, change: MemoryUpdate, within?: RevisionOptions): Promise<Memory | undefined>
  /** Every version, newest first, also of a deleted memory until its days to undo are over. */
  history(id: MemoryId, page?: PageOptions): Promise<Page<Version> | undefined>
  /** Puts a version back as the next revision, also of a deleted memory, and with it what was deleted with it; without `revision` the one before the last change. */
  restore(id: MemoryId, within?: RevisionOptions): Promise<Memory | undefined>
  /** A pinned memory belongs into every conversation, as far as the profile has room. */
  pin(id: MemoryId, pinned?: boolean, within?: ScopeOptions): Promise<Memory | undefined>
  /** Counts a verdict and does what it says: a wrong memory is set aside for review, an outdated one was true until now. */
  feedback(id: MemoryId, verdict: Verdict, within?: ScopeOptions): Promise<Memory | undefined>
  /** What waits for a person's decision. */
  review(because: Reviewable["because"], page?: PageOptions): Promise<Page<Reviewable>>
  /** Carries out a decision about one memory. Answers with the memory that stands afterwards, `null` when none does. */
  decide(id: MemoryId, decision: Decision, within?: RevisionOptions): Promise<Memory | null | undefined>
  /** The conversations that memories came from, the one that went on last first. */
  sessions(page?: PageOptions): Promise<Page<SessionSummary>>
  /** What came from one conversation, in its order. */
  session(session: string, within?: ScopeOptions): Promise<readonly Memory[]>
  /** Takes back all that came from one source, a session for example: what it made is forgotten, what it changed or ended stands again. */
  undo(source: UndoSource, within?: ScopeOptions): Promise<UndoResult>
  /** The memories inside the scope that the selection names, at most 10,000. */
  select(which: Selection, within?: ScopeOptions): Promise<readonly Memory[]>
  /**
   * Deletes these memories, which the caller has read, and with each statement the messages that it was read from, whole;
   * other statements of the same message stay. Answers with the verbatim memories that went along.
   */
  forgetAll(memories: readonly Memory[], within?: ScopeOptions): Promise<readonly Memory[]>
  /** Erases these memories, which the caller has read, with all their versions, and what goes along in the same way. Cannot be undone. */
  eraseAll(memories: readonly Memory[], within?: ScopeOptions): Promise<readonly Memory[]>
}

/** What a memory came from. At least one of them. */
export interface UndoSource {
  readonly session?: string
  readonly origin?: Memory["source"]["origin"]
}
