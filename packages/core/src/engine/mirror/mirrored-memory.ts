import { createHash } from "node:crypto"
import type { Memory } from "../../contract/memory.ts"
import { canonical } from "../../plugin/canonical.ts"

/** A memory as the second database holds it. `revision` counts there; `of` is the revision of the record that it was made of. */
export type MirroredMemory = Memory & { readonly of: number }

/**
 * What stands for a memory in the second database: every field that a search can be narrowed by, and of its text a hash. Names, metadata and keys go along;
 * texts, quotes and links stay where the records are.
 */
export function twinOf(memory: Memory, revision: number): MirroredMemory {
  const { content, source, metadata, signals: _, links: __, ...rest } = memory
  const { origin, position } = source
  return {
    ...rest,
    revision,
    of: memory.revision,
    content: hashOf(content),
    source: { origin, ...(position !== undefined && { position }) },
    metadata: Object.fromEntries(Object.entries(metadata).filter(([, value]) => typeof value !== "object")),
  }
}

/** Whether what stands there is the twin of this memory. */
export function isTwin(stored: Memory, memory: Memory): boolean {
  const { signals: _, ...rest } = stored
  return canonical(rest) === canonical(twinOf(memory, stored.revision))
}

/** Whether a vector that stands with this twin was made of this memory's text. */
export function isOfText(stored: Memory, { content }: Pick<Memory, "content">): boolean {
  return stored.content === hashOf(content)
}

/** Which revision of the record a twin was made of; 0 for what is no twin. */
export function recordRevision(stored: Memory): number {
  return "of" in stored && typeof stored.of === "number" ? stored.of : 0
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url")
}
