import type { Draft } from "../contract/index.ts"
import { omitUndefined } from "../plugin/omit-undefined.ts"
import { USER_SUBJECT } from "../text/attributes.ts"
import { sentencesOf } from "../text/sentences.ts"
import { ownCertainty } from "../text/surely-own.ts"
import { asNoun, inFirstPerson } from "./rules/third-person.ts"
import { draftsOf } from "./rules-extractor.ts"

/** A longer text, in characters, is a note about more than one thing. */
const MAX_ADDED = 400
/** Of several statements of one text the first of these decides: what somebody could come to harm without. */
const ORDER = ["constraint", "identity", "relationship"]
/** Words for what a note is about, without a verb: "Vegetarian", "Peanut allergy". */
const MAX_WORDS = 4

/** What a statement would have got if the person had told it. */
type Place = Pick<Draft, "type" | "category" | "importance" | "about" | "validUntil" | "metadata">

/**
 * Reads a text that is added without a category as a statement of the person: in its own words, in the first person
 * where somebody else wrote it, and a few words without a verb as what the person is or has. `undefined` if it states
 * nothing that is known of.
 */
export function readPlace(text: string, at: number): Place | undefined {
  if (text.length > MAX_ADDED) return undefined
  const first = inFirstPerson(text)
  if (first !== undefined) return placeIn(first, at)
  const asWritten = placeIn(text, at)
  if (asWritten !== undefined || text.trim().split(/\s+/u).length > MAX_WORDS) return asWritten
  return asNoun(text)
    .map((sentence) => placeIn(sentence, at))
    .find((place) => place?.metadata?.rule === "constraint" || place?.about?.attribute === "allergy")
}

/** Words that may be somebody else's give none of these categories. */
const NEEDS_SURE = new Set(["identity", "constraint", "instruction"])

function placeIn(text: string, at: number): Place | undefined {
  const message = { id: "added", role: "user", text, position: 0 } as const
  const drafts = draftsOf(message, { at, before: [], messages: [message] })
  const isOne = drafts.length === 1 && sentencesOf(text).length === 1
  const draft = isOne ? drafts[0] : ORDER.map((one) => drafts.find(({ category }) => category === one)).find(Boolean)
  if (draft === undefined) return undefined
  const certainty = ownCertainty([message], 0, 0, text.length)
  if (certainty === "hardly" || (certainty === undefined && NEEDS_SURE.has(draft.category))) return undefined
  const { type, category, importance, about, validUntil, metadata } = draft
  if (category === "identity" && metadata?.rule === "reader" && about?.subject !== USER_SUBJECT) return undefined
  // An address of a part would let the rest go with it.
  return { type, category, ...omitUndefined({ importance, metadata, ...(isOne && { about, validUntil }) }) }
}
