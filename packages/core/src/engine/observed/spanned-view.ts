import type { Memory, MemoryId, Owner } from "../../contract/memory.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import type { AddDetails, Added, Recall, RecallOptions, SearchRequest, SearchResult, Within } from "../engine.ts"
import type { AtRevision } from "../lifecycle/lifecycle.ts"
import type { MemoryUpdate } from "../lifecycle/update.ts"
import type { TurnParts } from "../opening/working.ts"
import { OwnerView } from "../owned-memory.ts"
import type { Spans } from "./spans.ts"

/** An owner's view, each of whose operations is a span. */
export class SpannedView extends OwnerView {
  readonly #spans: Spans

  constructor(spans: Spans, owner: Owner, parts: TurnParts, settings: () => MemorySettings) {
    super(owner, parts, settings)
    this.#spans = spans
  }

  override recall(query: string, options?: RecallOptions): Promise<Recall> {
    return this.#spans.searching(query, () => super.recall(query, options), found)
  }

  override search(query: string, options?: SearchRequest): Promise<SearchResult> {
    return this.#spans.searching(query, () => super.search(query, options), found)
  }

  override add(content: string, details: AddDetails = {}): Promise<Added> {
    const operation = details.key === undefined ? "create_memory" : "upsert_memory"
    return this.#spans.around(
      operation,
      () => super.add(content, details),
      ({ memory }) => ({ id: memory.id, count: 1, memories: [memory] }),
    )
  }

  override update(id: MemoryId, change: MemoryUpdate, within?: AtRevision): Promise<Memory | undefined> {
    return this.#spans.around(
      "update_memory",
      () => super.update(id, change, within),
      (memory) => ({ id, count: memory ? 1 : 0, ...(memory && { memories: [memory] }) }),
    )
  }

  override forget(id: MemoryId, within?: Within): Promise<boolean> {
    return this.#spans.around(
      "delete_memory",
      () => super.forget(id, within),
      (was) => ({ id, count: Number(was) }),
    )
  }

  override erase(id: MemoryId, within?: Within): Promise<boolean> {
    return this.#spans.around(
      "delete_memory",
      () => super.erase(id, within),
      (was) => ({ id, count: Number(was) }),
    )
  }
}

function found({ memories }: { readonly memories: readonly { readonly memory: Memory }[] }) {
  return { count: memories.length, memories: memories.map(({ memory }) => memory) }
}
