import type { Leg, Memory } from "../../contract/index.ts"
import { likenessOf, meaningOf } from "../../text/meaning/meaning.ts"
import type { Deadline } from "./deadline.ts"
import { listFacts, type ProfileParts } from "./profile.ts"
import type { RecallRequest } from "./recall-request.ts"
import { readOnce } from "./stated-attributes.ts"

/** The newest facts whose meaning is compared with the question's. */
const MAX_FACTS = 300
const MAX_HITS = 12
/** The likeness of unrelated texts: above it, it says something. */
const UNRELATED = 0.2
/** A fact that is less alike is no candidate without a common word. */
const MIN_ALIKE = 0.1

const meaningOfMemory = readOnce(meaningOf)

/** How alike in meaning memories are to a question, above what unrelated texts are, 0 to 1. */
export function likenessTo(question: string): (memory: Memory) => number {
  const asked = meaningOf(question)
  return (memory) => Math.max(0, likenessOf(asked, meaningOfMemory(memory)) - UNRELATED)
}

/** The facts that are most alike to a question in meaning, also without a common word. */
export async function findByMeaning(
  parts: ProfileParts,
  ask: RecallRequest,
  likeness: (memory: Memory) => number,
  deadline: Deadline,
): Promise<Leg> {
  const facts = (await listFacts(parts, ask, MAX_FACTS, deadline)) ?? []
  const alike = facts
    .map((memory) => ({ memory, likeness: likeness(memory) }))
    .filter((one) => one.likeness >= MIN_ALIKE)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, MAX_HITS)
  return { name: "meaning", kind: "words", found: { hits: alike.map(({ memory }) => ({ memory, score: 0 })) } }
}
