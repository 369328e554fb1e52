import type { Memory } from "../../contract/index.ts"
import { attributeChances } from "../../text/topics/attribute-model.ts"
import { foldedWords, speakerOf } from "../../text/topics/folded-words.ts"
import { otherSubjectIn } from "../../text/unspaced-subject.ts"

type Said = Pick<Memory, "owner" | "source" | "pinned" | "category">

/** A message and the one before it, with a reply between them, which a client may send again in other words. */
export const MAX_DISTANCE = 3
/** From this share on two statements are likely of one attribute. */
const LIKE_FROM = 0.3

/** Whether a statement stands behind words that correct what was said before: "Just kidding, …". */
export const isCorrection = ({ metadata }: Pick<Memory, "metadata">): boolean => metadata.corrects === true

/**
 * The facts of the message just before a correction that it takes back: those about the same, or all that there is. Of a
 * relative nothing is taken back by what the user says of themselves, nor the reverse.
 */
export function findCorrected(correction: Memory, recent: readonly Memory[]): readonly Memory[] {
  if (!isCorrection(correction) || correction.links?.some(({ as }) => as === "supersedes") === true) return []
  const there = recent.filter((earlier) => isJustBefore(earlier, correction))
  const alike = there.filter((earlier) => likeness(earlier.content, correction.content) >= LIKE_FROM)
  const speaker = speakerIn(correction.content)
  const corrected = alike.length > 0 || there.length > 1 || speaker === "they" ? alike : there
  return corrected.filter(({ content }) => isOfOther(content) === isOfOther(correction.content))
}

/** Whether a statement is of the user's message just before another one's, and may be corrected. */
export function isJustBefore({ owner, source, pinned, category }: Said, later: Said): boolean {
  if (pinned === true || category === "instruction" || source.origin !== later.source.origin) return false
  const distance = (later.source.position ?? 0) - (source.position ?? 0)
  return owner.session === later.owner.session && distance > 0 && distance <= MAX_DISTANCE
}

/** The share, 0 to 1, that the attributes of two statements have in common. */
function likeness(one: string, other: string): number {
  const chances = attributeChances(other)
  return attributeChances(one).reduce((sum, chance, at) => sum + Math.min(chance, chances[at] ?? 0), 0)
}

const speakerIn = (said: string): string => speakerOf(foldedWords(said))

const isOfOther = (said: string): boolean => speakerIn(said) === "kin" || otherSubjectIn(said) !== undefined
