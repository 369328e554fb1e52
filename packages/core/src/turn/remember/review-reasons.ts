import type { Memory, ReviewReason } from "../../contract/index.ts"

/** Each reason as a sentence, for people. Programs compare the code. */
export const reviewSentences: Readonly<Record<ReviewReason, string>> = {
  conflicts: "conflicts with what stands",
  repeats: "says again what stands",
  "judged-wrong": "said to be wrong",
  "forget-unclear": "may be what a request to forget means",
  "tool-text": "text from a tool",
  "document-text": "text from a document",
  "tool-reply": "a reply in whose turn tool or document text was read",
  "instructs-model": "reads as instructions to a model",
  "overrides-instructions": "overrides instructions",
  "imitates-role": "imitates a role",
  "lifts-restrictions": "lifts restrictions",
  "asks-for-secrets": "asks for secrets or sends data out",
  "plants-recommendation": "plants a recommendation",
  unknown: "set aside",
}

/** Marks a statement that contradicts a memory which weighs more. Both are kept, and a person decides. */
export function withConflict(memory: Memory, existing: Memory): Memory {
  return inReview({ ...memory, links: [...(memory.links ?? []), { to: existing.id, as: "conflicts" }] }, "conflicts")
}

/** Marks a statement that restates the memory that it links to. Both are kept, recall shows one, and a person may merge them. */
export function withRestatement(memory: Memory): Memory {
  return inReview(memory, "repeats")
}

/** Marks a memory that an unclear request to forget may mean. A reason that it already has stays. */
export function withForgetChoice(memory: Memory): Memory {
  return inReview(memory, "forget-unclear")
}

/** Why a memory waits for review; `undefined` when it does not wait. */
export function reviewOf(memory: Memory): ReviewReason | undefined {
  return memory.review ?? (memory.status === "quarantined" ? (legacyReview(memory) ?? "unknown") : undefined)
}

/** The reason of a memory that was stored before reasons had a field of their own, when they were sentences in its metadata. */
export function legacyReview({ metadata, links = [] }: Memory): ReviewReason | undefined {
  const entry = Object.entries(reviewSentences).find(([, sentence]) => sentence === metadata.reason)
  // A key of the table above.
  const reason = entry?.[0] as ReviewReason | undefined
  if (reason !== "conflicts" && reason !== "repeats") return reason
  const link = reason === "conflicts" ? "conflicts" : "restates"
  return links.some(({ as }) => as === link) ? reason : undefined
}

/** A reason that the memory already has stays. */
function inReview(memory: Memory, review: ReviewReason): Memory {
  return { review, ...memory }
}
