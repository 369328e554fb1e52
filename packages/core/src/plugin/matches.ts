import type { Memory, Range, Where } from "../contract/index.ts"

/** Whether every field given in `where` holds for this memory; without `status` only active ones do. */
export function matches(memory: Memory, where: Where): boolean {
  const { owner, source } = memory
  return (
    is(owner.user, where.user) &&
    is(owner.agent, where.agent) &&
    is(owner.session, where.session) &&
    is(memory.key, where.key) &&
    is(memory.about?.subject, where.about?.subject) &&
    is(memory.about?.attribute, where.about?.attribute) &&
    oneOf(memory.type, where.type) &&
    oneOf(memory.category, where.category) &&
    where.exceptCategory?.includes(memory.category) !== true &&
    oneOf(source.origin, where.origin) &&
    oneOf(memory.status, where.status ?? ["active"]) &&
    (where.review === undefined || (memory.review !== undefined && where.review.includes(memory.review))) &&
    within(memory.importance, where.importance) &&
    within(memory.createdAt, where.createdAt) &&
    within(memory.updatedAt, where.updatedAt) &&
    within(source.position, where.position) &&
    is(memory.pinned ?? false, where.pinned) &&
    holdsAt(memory, where.at) &&
    Object.entries(where.metadata ?? {}).every(
      ([name, value]) => Object.hasOwn(memory.metadata, name) && memory.metadata[name] === value,
    )
  )
}

function is<T>(value: T | undefined, wanted: T | undefined): boolean {
  return wanted === undefined || value === wanted
}

function oneOf<T>(value: T, wanted: readonly T[] | undefined): boolean {
  return wanted === undefined || wanted.includes(value)
}

/** A missing number is in no range. */
function within(value: number | undefined, range: Range | undefined): boolean {
  if (range === undefined || (range.from === undefined && range.below === undefined)) return true
  return value !== undefined && value >= (range.from ?? -Infinity) && value < (range.below ?? Infinity)
}

function holdsAt(memory: Memory, at: number | undefined): boolean {
  if (at === undefined) return true
  const { expiresAt = Infinity, validFrom = -Infinity, validUntil = Infinity } = memory
  return expiresAt > at && validFrom <= at && at < validUntil
}
