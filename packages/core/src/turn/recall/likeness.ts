import type { Leg, Memory } from "../../contract/index.ts"
import { likenessOf, meaningOf, type WordMeaning, wordMeaningsOf } from "../../text/meaning/meaning.ts"
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

/** The cosine of unrelated words. */
const UNRELATED_WORDS = 0.3
/**
 * How much of what a question's words mean a text says, 0 to 1: each counts as much as the most alike word of the text
 * is above unrelated ones, by its squared idf.
 */
export function wordLikenessTo(question: string): (text: string) => number {
  const asked = wordMeaningsOf(question)
  const total = asked.reduce((sum, { weight }) => sum + weight, 0) || 1
  // The same words recur in many memories.
  const known = new Map<string, readonly number[]>()
  const compare = ({ word, meaning }: WordMeaning): readonly number[] => {
    const likenesses =
      known.get(word) ?? asked.map((one) => Math.max(0, likenessOf(one.meaning, meaning) - UNRELATED_WORDS))
    known.set(word, likenesses)
    return likenesses
  }
  return (text) => {
    const most = asked.map(() => 0)
    for (const word of wordMeaningsOf(text))
      for (const [at, likeness] of compare(word).entries()) most[at] = Math.max(most[at] ?? 0, likeness)
    return asked.reduce((sum, { weight }, at) => sum + weight * (most[at] ?? 0), 0) / (total * (1 - UNRELATED_WORDS))
  }
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
