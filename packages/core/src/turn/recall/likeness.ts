import type { Leg, Memory } from "../../contract/index.ts"
import { likenessOf, meaningOf, type WordMeaning, wordMeaningsOf } from "../../text/meaning/meaning.ts"
import { rememberRecent } from "../../text/remember-recent.ts"
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
 * How much of what a question's words mean a memory says, 0 to 1: each counts as much as the most alike word of the
 * memory is above unrelated ones, by its squared idf. Several steps of a recall compare the same memories.
 */
export const wordLikenessTo = rememberRecent((question: string): ((memory: Memory) => number) => {
  const asked = wordMeaningsOf(question)
  const total = asked.reduce((sum, { weight }) => sum + weight, 0) || 1
  // The same words recur in many memories.
  const known = new Map<WordMeaning, readonly number[]>()
  const compare = (word: WordMeaning): readonly number[] => {
    const compared = known.get(word)
    if (compared !== undefined) return compared
    const likenesses = asked.map((one) => Math.max(0, likenessOf(one.meaning, word.meaning) - UNRELATED_WORDS))
    known.set(word, likenesses)
    return likenesses
  }
  const read = (words: readonly WordMeaning[]): number => {
    const most = asked.map(() => 0)
    for (const word of words) {
      const likenesses = compare(word)
      for (let at = 0; at < most.length; at++) most[at] = Math.max(most[at] ?? 0, likenesses[at] ?? 0)
    }
    return asked.reduce((sum, { weight }, at) => sum + weight * (most[at] ?? 0), 0) / (total * (1 - UNRELATED_WORDS))
  }
  const results = new Map<readonly WordMeaning[], number>()
  return (memory) => {
    const words = wordsOfMemory(memory)
    const result = results.get(words) ?? read(words)
    results.set(words, result)
    return result
  }
}, 8)

const wordsOfMemory = readOnce(wordMeaningsOf)

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
