import type { Memory, MemoryId, Owner } from "../../contract/memory.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import type {
  AddDetails,
  AddResult,
  RecallOptions,
  RecallResult,
  ScopeOptions,
  SearchRequest,
  SearchResult,
} from "../engine.ts"
import type { Verdict } from "../lifecycle/feedback.ts"
import type { RevisionOptions, UndoSource } from "../lifecycle/lifecycle.ts"
import type { Decision } from "../lifecycle/review.ts"
import type { UndoResult } from "../lifecycle/undo.ts"
import type { MemoryUpdate } from "../lifecycle/update.ts"
import { OwnerView } from "../owned-memory.ts"
import type { WholeTurnParts } from "../turn-parts.ts"
import type { Spans } from "./spans.ts"

/** An owner's view, each of whose operations is a span. */
export class SpannedView extends OwnerView {
  readonly #spans: Spans

  constructor(spans: Spans, owner: Owner, parts: WholeTurnParts, settings: () => MemorySettings) {
    super(owner, parts, settings)
    this.#spans = spans
  }

  override recall(query: string, options?: RecallOptions): Promise<RecallResult> {
    return this.#spans.searching(query, () => super.recall(query, options), found)
  }

  override search(query: string, options?: SearchRequest): Promise<SearchResult> {
    return this.#spans.searching(query, () => super.search(query, options), found)
  }

  override add(content: string, details: AddDetails = {}): Promise<AddResult> {
    const operation = details.key === undefined ? "create_memory" : "upsert_memory"
    return this.#spans.around(
      operation,
      () => super.add(content, details),
      ({ memory }) => ({ id: memory.id, count: 1, memories: [memory] }),
    )
  }

  override update(id: MemoryId, change: MemoryUpdate, within?: RevisionOptions): Promise<Memory | undefined> {
    return this.#updating(id, () => super.update(id, change, within))
  }

  override restore(id: MemoryId, within?: RevisionOptions): Promise<Memory | undefined> {
    return this.#updating(id, () => super.restore(id, within))
  }

  override feedback(id: MemoryId, verdict: Verdict, within?: ScopeOptions): Promise<Memory | undefined> {
    return this.#updating(id, () => super.feedback(id, verdict, within))
  }

  override decide(id: MemoryId, decision: Decision, within?: RevisionOptions): Promise<Memory | null | undefined> {
    return this.#updating(id, () => super.decide(id, decision, within))
  }

  /** `forget` calls this for its one memory, so that it gets a span as well. */
  override forgetAll(memories: readonly Memory[], within?: ScopeOptions): Promise<readonly Memory[]> {
    return this.#deleting(memories, () => super.forgetAll(memories, within))
  }

  override eraseAll(memories: readonly Memory[], within?: ScopeOptions): Promise<readonly Memory[]> {
    return this.#deleting(memories, () => super.eraseAll(memories, within))
  }

  override undo(source: UndoSource, within?: ScopeOptions): Promise<UndoResult> {
    return this.#spans.around(
      "delete_memory",
      () => super.undo(source, within),
      ({ forgotten, restored }) => ({ count: forgotten.length + restored.length }),
    )
  }

  #updating<T extends Memory | null | undefined>(id: MemoryId, work: () => Promise<T>): Promise<T> {
    return this.#spans.around("update_memory", work, (memory) => ({
      id,
      count: memory ? 1 : 0,
      ...(memory && { memories: [memory] }),
    }))
  }

  #deleting(memories: readonly Memory[], work: () => Promise<readonly Memory[]>): Promise<readonly Memory[]> {
    const [only] = memories
    const id = memories.length === 1 && only !== undefined ? { id: only.id } : {}
    return this.#spans.around("delete_memory", work, (along) => ({ ...id, count: memories.length + along.length }))
  }
}

function found({ memories }: { readonly memories: readonly { readonly memory: Memory }[] }) {
  return { count: memories.length, memories: memories.map(({ memory }) => memory) }
}
