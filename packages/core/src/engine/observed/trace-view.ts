import type { Memory, MemoryId } from "../../contract/memory.ts"
import type { OwnedMemory } from "../engine.ts"
import { override } from "../override.ts"
import type { Spans } from "./spans.ts"

/** Wraps an owner's view so that each of its operations on memory is a span. Plain reads have none. */
export function traceView(view: OwnedMemory, spans: Spans): OwnedMemory {
  const traceUpdate = <T extends Memory | null | undefined>(id: MemoryId, work: () => Promise<T>): Promise<T> =>
    spans.run("update_memory", work, (memory) => ({ id, count: memory ? 1 : 0, ...(memory && { memories: [memory] }) }))
  const traceDelete = (memories: readonly Memory[], work: () => Promise<readonly Memory[]>) => {
    const [only] = memories
    const id = memories.length === 1 && only !== undefined ? { id: only.id } : {}
    return spans.run("delete_memory", work, (along) => ({ ...id, count: memories.length + along.length }))
  }
  const forgetAll: OwnedMemory["forgetAll"] = (memories, within) =>
    traceDelete(memories, () => view.forgetAll(memories, within))
  const eraseAll: OwnedMemory["eraseAll"] = (memories, within) =>
    traceDelete(memories, () => view.eraseAll(memories, within))
  return override(() => view, {
    recall: (query, options) => spans.search(query, () => view.recall(query, options), foundIn),
    search: (query, options) => spans.search(query, () => view.search(query, options), foundIn),
    add: (content, details = {}) =>
      spans.run(
        details.key === undefined ? "create_memory" : "upsert_memory",
        () => view.add(content, details),
        ({ memory }) => ({ id: memory.id, count: 1, memories: [memory] }),
      ),
    update: (id, ...args) => traceUpdate(id, () => view.update(id, ...args)),
    pin: (id, ...args) => traceUpdate(id, () => view.pin(id, ...args)),
    restore: (id, ...args) => traceUpdate(id, () => view.restore(id, ...args)),
    feedback: (id, ...args) => traceUpdate(id, () => view.feedback(id, ...args)),
    decide: (id, ...args) => traceUpdate(id, () => view.decide(id, ...args)),
    forgetAll,
    eraseAll,
    // By `forgetAll` and `eraseAll`, so that the span counts the messages that are deleted with the memory.
    forget: async (id, within) => {
      const memory = await view.get(id, within)
      if (memory) await forgetAll([memory], within)
      return memory !== undefined
    },
    erase: async (id, within) => {
      const memory = await view.get(id, within)
      if (memory) await eraseAll([memory], within)
      return memory !== undefined
    },
    undo: (...args) =>
      spans.run(
        "delete_memory",
        () => view.undo(...args),
        ({ forgotten, restored }) => ({ count: forgotten.length + restored.length }),
      ),
  })
}

function foundIn({ memories }: { readonly memories: readonly { readonly memory: Memory }[] }) {
  return { count: memories.length, memories: memories.map(({ memory }) => memory) }
}
