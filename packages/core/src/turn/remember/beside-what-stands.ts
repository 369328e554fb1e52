import type { Memory } from "../../contract/index.ts"

/**
 * Why a memory waits for review. The sentence is stored in `metadata.reason`, where an import or a client may have put any other text; the code
 * is for programs and is never stored.
 */
export const REVIEW_REASONS = {
  "overrides-instructions": "overrides instructions",
  "imitates-role": "imitates a role",
  "lifts-restrictions": "lifts restrictions",
  "asks-for-secrets": "asks for secrets or sends data out",
  "plants-recommendation": "plants a recommendation",
  "instructs-model": "reads as instructions to a model",
  "tool-reply": "a reply in whose turn tool or document text was read",
  "tool-text": "text from a tool",
  "document-text": "text from a document",
  "judged-wrong": "said to be wrong",
  conflicts: "conflicts with what stands",
  repeats: "says again what stands",
  unknown: "set aside",
} as const
export type ReviewCode = keyof typeof REVIEW_REASONS

const CODES: ReadonlyMap<string, string> = new Map(Object.entries(REVIEW_REASONS).map(([code, text]) => [text, code]))

/** The code of a reason that Keepsake itself stored; `undefined` for any other text. */
export function reviewCodeOf(reason: string): ReviewCode | undefined {
  // The map is the inverse of REVIEW_REASONS, so its values are the codes.
  return CODES.get(reason) as ReviewCode | undefined
}

const { conflicts: CONFLICTS, repeats: REPEATS } = REVIEW_REASONS

/** A statement beside the opposite one, which weighs more: both stay, and a person decides. A reason that it has already goes before. */
export function conflicting(memory: Memory, standing: Memory): Memory {
  return forReview({ ...memory, links: [...(memory.links ?? []), { to: standing.id, as: "conflicts" }] }, CONFLICTS)
}

/** A statement beside one that it restates: both stay and are recalled once, and a person may make one of them. */
export function repeating(memory: Memory): Memory {
  return forReview(memory, REPEATS)
}

/** A memory that gets other words: nobody has to decide about the old ones any more. */
export function withoutReview(memory: Memory): Memory {
  const { reason, ...metadata } = memory.metadata
  return reason === CONFLICTS || reason === REPEATS ? { ...memory, metadata } : memory
}

function forReview(memory: Memory, reason: string): Memory {
  return { ...memory, metadata: { reason, ...memory.metadata } }
}
