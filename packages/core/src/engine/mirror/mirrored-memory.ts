import { createHash } from "node:crypto"
import type { Memory } from "../../contract/memory.ts"
import { canonical } from "../../plugin/canonical.ts"

/** A memory as the vector database stores it. `revision` counts there; `of` is the revision of the record. */
export type MirroredMemory = Memory & { readonly of: number }

/**
 * The copy for the vector database: every field that a search can filter by, and a hash of the text. Contains names,
 * metadata and keys, but no text, quote or link.
 */
export function toMirrored(memory: Memory, revision: number): MirroredMemory {
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

/** Whether a stored copy matches this memory. */
export function isMirrorOf(stored: Memory, memory: Memory): boolean {
  const { signals: _, ...rest } = stored
  return canonical(rest) === canonical(toMirrored(memory, stored.revision))
}

/** Whether a stored copy has the hash of this memory's text, so that its vector is valid. */
export function hasSameText(stored: Memory, { content }: Pick<Memory, "content">): boolean {
  return stored.content === hashOf(content)
}

/** The revision of the record that a copy was made from; 0 if it is not a copy. */
export function recordRevision(stored: Memory): number {
  return "of" in stored && typeof stored.of === "number" ? stored.of : 0
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url")
}
