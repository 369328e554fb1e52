import type { Leg, Memory, MemoryId } from "../../contract/index.ts"
import { holdsHow } from "../../text/attributes.ts"
import { bytesOf } from "../../text/spans/clause-model.ts"
import { ATTRIBUTES, attributeFeatures, scoreAttributes, softmax } from "../../text/topics/attribute-model.ts"
import type { AskedAddresses } from "./addresses.ts"
import { ASKED_SCALE, ASKED_WEIGHTS } from "./asked-attribute-weights.ts"
import type { Cues } from "./cues.ts"
import type { Deadline } from "./deadline.ts"
import { listFacts, type ProfileParts } from "./profile.ts"
import type { RecallRequest } from "./recall-request.ts"
import { attributesOf } from "./stated-attributes.ts"

/** The newest facts whose attributes are compared with the question's. */
const MAX_FACTS = 300
const MAX_HITS = 12
/** A longer text does not ask for one thing. */
const MAX_CHARACTERS = 300
/** The least agreement of a fact that answers. */
const MIN_AGREEMENT = 0.15
const OTHER = ATTRIBUTES.indexOf("other")

const weights = bytesOf(ASKED_WEIGHTS)

/** The probability of each attribute that a question about the user's life may ask for, in the order of `ATTRIBUTES`. */
export function askedAttributeChances(
  question: string,
  { attributes }: Pick<AskedAddresses, "attributes">,
): readonly number[] {
  const learned = softmax(scoreAttributes(attributeFeatures(question), weights, ASKED_SCALE))
  if (attributes.length === 0) return learned
  const named = ATTRIBUTES.map((name) => (attributes.includes(name) ? 1 / attributes.length : 0))
  return learned.map((chance, at) => (chance + (named[at] ?? 0)) / 2)
}

/** How many facts a recall reads to compare them with the question; `undefined` if it does not. */
export function countFactsToCompare({ text, topicless, asksAboutUser }: Cues): number | undefined {
  return topicless === undefined && asksAboutUser && text.length <= MAX_CHARACTERS ? MAX_FACTS : undefined
}

/** Facts that tell what the question asks for, newest first, with the probability that they tell the same attribute, 0 to 1. */
export async function findByAttribute(
  parts: ProfileParts,
  ask: RecallRequest,
  { text, asked }: Pick<Cues, "text" | "asked">,
  deadline: Deadline,
): Promise<{ readonly leg: Leg; readonly agreement: ReadonlyMap<MemoryId, number> } | undefined> {
  if (text.length > MAX_CHARACTERS) return undefined
  const chances = askedAttributeChances(text, asked)
  const facts = await listFacts(parts, ask, MAX_FACTS, deadline)
  const telling = newestOfEach(
    (facts ?? [])
      .map((memory) => ({ memory, agreement: agreementOf(memory, chances) }))
      .filter(({ agreement }) => agreement >= MIN_AGREEMENT)
      .sort((one, other) => other.agreement - one.agreement)
      .slice(0, MAX_HITS),
  )
  if (telling.length === 0) return undefined
  return {
    leg: { name: "attributes", kind: "words", found: { hits: telling.map(({ memory }) => ({ memory, score: 0 })) } },
    agreement: new Map(telling.map(({ memory, agreement }) => [memory.id, agreement])),
  }
}

interface Telling {
  readonly memory: Memory
  readonly agreement: number
}

/** Newest first; of an attribute of which one value holds, earlier facts count less than the newest. */
function newestOfEach(telling: readonly Telling[]): readonly Telling[] {
  const known = new Set<string>()
  return telling
    .toSorted((one, other) => other.memory.updatedAt - one.memory.updatedAt)
    .map(({ memory, agreement }, place) => {
      const told = attributesOf(memory)
      const attribute = ATTRIBUTES[told.indexOf(Math.max(...told))] ?? "other"
      const isEarlier = known.has(attribute) && holdsHow(attribute) === "one"
      known.add(attribute)
      return { memory, agreement: agreement * (isEarlier ? EARLIER_SHARE : 1 - place / 40) }
    })
}

/** Share of the agreement of a fact that a newer one on the same attribute may have replaced. */
const EARLIER_SHARE = 0.3

export function agreementOf(memory: Memory, chances: readonly number[]): number {
  return agreementOfChances(chances, attributesOf(memory))
}

/** The probability that what is told has the attribute that is asked for. */
export function agreementOfChances(asked: readonly number[], told: readonly number[]): number {
  return asked.reduce((sum, chance, at) => sum + (at === OTHER ? 0 : chance * (told[at] ?? 0)), 0)
}
