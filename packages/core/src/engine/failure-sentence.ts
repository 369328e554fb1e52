import { MemoryError } from "../contract/errors.ts"

/** What went wrong and, where that is known, what to do about it. */
export function failureSentence(failure: unknown): string {
  if (!MemoryError.is(failure)) return failure instanceof Error ? failure.message : String(failure)
  return [failure.message, failure.remedy].filter(Boolean).join(". ")
}
