import type { Memory } from "../../contract/memory.ts"
import { attributeChances } from "../../text/topics/attribute-model.ts"

const MAX_CACHED = 4_000
/** The attributes of recently compared memories by id and revision: reading them takes most of the time, and they hold no words. */
const cached = new Map<string, readonly number[]>()

/** The probability of each attribute that a memory tells. */
export function attributesOf({ id, revision, content }: Memory): readonly number[] {
  const name = `${id} ${revision}`
  const attributes = cached.get(name) ?? attributeChances(content)
  if (cached.size >= MAX_CACHED) cached.clear()
  cached.set(name, attributes)
  return attributes
}
