import type { About, Memory } from "../contract/index.ts"
import { analyse } from "../text/analyse.ts"
import { holdsHow, USER_SUBJECT } from "../text/attributes.ts"
import { isCalledName } from "../text/called-name.ts"
import { ADDS, CHANGES, PAST_ONLY, speaksOfMore, UNCERTAIN } from "../text/change-cues.ts"
import { topicWords } from "../text/query-words.ts"
import { statedAttribute } from "../text/stated-attributes.ts"
import { foldedWords, speakerOf } from "../text/topics/folded-words.ts"
import { withdrawalIn } from "../text/topics/withdrawal-model.ts"
import { valueKind } from "../text/values/value-kind.ts"
import { reportOf } from "./pairs/reported-in.ts"
import { isNamedAgain } from "./pairs/substances.ts"

/**
 * What a statement does to an earlier one at the same address.
 * - `replaces`: the earlier one no longer holds.
 * - `adds`: both hold.
 * - `unsure`: one or the other; both are kept.
 * - `unrelated`: it says nothing of what holds now.
 */
export type AddressRelation = "replaces" | "adds" | "unsure" | "unrelated"

type Statement = Pick<Memory, "about" | "content" | "source"> & Partial<Pick<Memory, "metadata">>

/** The same text for the same address. */
export function addressKey({ subject, attribute }: About): string {
  return `${subject}\n${attribute}`
}

/** Whether two statements are at the same address. */
export function sharesAddress({ about: one }: Pick<Memory, "about">, { about: other }: Pick<Memory, "about">): boolean {
  return one !== undefined && one.subject === other?.subject && one.attribute === other.attribute
}

/** Relates a later statement to an earlier one at its address: by cues of change and addition, and by how many values the attribute has. */
export function relateToEarlier(later: Statement, earlier: Statement): AddressRelation {
  if (isSameSentence(later, earlier)) return "unrelated"
  const said = `${later.source.quote ?? ""}\n${later.content}`
  const [changes, adds] = [CHANGES.test(said), speaksOfMore(said)]
  if (UNCERTAIN.test(said) || (PAST_ONLY.test(said) && !changes)) return "unrelated"
  // The first name still holds after "I took my maiden name back".
  if (later.metadata?.rule === "last name") return "unsure"
  if (isCalledName(later) !== isCalledName(earlier)) return "adds"
  if (isCalledName(later)) return repeatsName(later, earlier) ? "adds" : "unsure"
  if (later.metadata?.rule === "full name") return sharesName(later, earlier) ? "replaces" : "unrelated"
  const values = holdsHow(later.about?.attribute ?? "")
  if (values === "several") {
    if (tellsAllergy(earlier) && !withdrawsAllergy(later, earlier)) return "adds"
    const isSure = !(isGuessed(later) || isGuessed(earlier)) || isSurelyNewer(later, earlier)
    if (changes && !adds && isSure && namesSame(later, earlier)) return "replaces"
    return changes && !adds && shareNamedAgain(later, earlier) > 0 ? "unsure" : "adds"
  }
  const isGuess = isGuessed(later) || isGuessed(earlier)
  const beyond = relateKinds(later, earlier, changes && !adds)
  if (beyond !== undefined) return beyond
  if (isGuess && later.source.message !== undefined && later.source.message === earlier.source.message) return "adds"
  if (later.metadata?.corrects === true && values === "one") return "replaces"
  if (adds) return changes ? "unsure" : "adds"
  if (changes) return isGuess && !isSurelyNewer(later, earlier) ? "unsure" : "replaces"
  if (values === "one" && !isGuess)
    return repeatsValue(later, earlier) || repeatsName(later, earlier) ? "adds" : "replaces"
  return "unsure"
}

const tellsAllergy = ({ about }: Statement): boolean => about?.attribute.endsWith("allergy") === true

/** Whether somebody says that they do not react to what an earlier statement names: no wish and nothing narrower ends an allergy. */
function withdrawsAllergy(statement: Statement, earlier: Statement): boolean {
  const said = reportOf(statement)
  return withdrawalIn(said) === "allergy" && isNamedAgain(earlier.content, said)
}

/** What holds next to a value does not replace it, and goes with it only at a change: a kind of building, the country of a town. */
function relateKinds(later: Statement, earlier: Statement, changes: boolean): AddressRelation | undefined {
  const attribute = later.about?.attribute ?? ""
  const [kind, before] = [valueKind(attribute, later.content), valueKind(attribute, earlier.content)]
  if (kind === before) return kind === "further" && !changes ? "adds" : undefined
  if (!changes) return "adds"
  return kind === "value" ? undefined : "adds"
}

/** One value for each of many things, which a model's address does not tell apart. */
const BROAD: ReadonlySet<string> = new Set(["due date"])

/** A guessed address is that of the earlier statement if the later one names the same thing, or another value of an attribute with one. */
function isSurelyNewer(later: Statement, earlier: Statement): boolean {
  // "My sister's dog is called Rex now" is at no address of the user's.
  if (later.about?.subject === USER_SUBJECT && !OWN.has(speakerOf(foldedWords(later.content)))) return false
  if (namesSame(later, earlier)) return true
  const attribute = later.about?.attribute ?? ""
  return (
    holdsHow(attribute) === "one" &&
    !BROAD.has(attribute) &&
    [later, earlier].every(({ content }) => valuesIn(content).length > 0)
  )
}

/** Words of these speakers tell of the user alone. */
const OWN: ReadonlySet<string> = new Set(["i", "mine", "we"])

/** Whether a model chose the address, which then replaces nothing without a word of change, and no verb of the speaker's tells it. */
function isGuessed({ about, content, metadata }: Statement): boolean {
  if (metadata?.rule !== "reader") return false
  const attribute = about?.attribute ?? ""
  const isTold = about?.subject === USER_SUBJECT && statedAttribute(content) === attribute
  return !(isTold && TOLD_BY_VERB.has(attribute) && valueKind(attribute, content) === "value")
}

const TOLD_BY_VERB: ReadonlySet<string> = new Set(["home", "employer", "age", "salary"])

/** Two extractors may read the same words. */
function isSameSentence({ source: one }: Statement, { source: other }: Statement): boolean {
  if (one.message === undefined || one.message !== other.message) return false
  const [a, b] = [one.quote ?? "", other.quote ?? ""]
  return a === "" || b === "" || a.includes(b) || b.includes(a)
}

/** Minimum share of the earlier statement's words that a change of one of several values names again. */
const NAMED_AGAIN = 0.5
const PREFIX = 5

/** Whether the later statement names what the earlier one is about, beside the attribute: the one pet of two. */
function namesSame(later: Statement, earlier: Statement): boolean {
  return shareNamedAgain(later, earlier) >= NAMED_AGAIN
}

/** The share of what the earlier statement names, beside the attribute, that the later one names again, 0 to 1. */
function shareNamedAgain(later: Statement, earlier: Statement): number {
  const attribute = new Set(analyse(earlier.about?.attribute ?? "").map((word) => word.slice(0, PREFIX)))
  const named = topicWords(earlier.content).filter((word) => !attribute.has(word.slice(0, PREFIX)))
  const again = new Set(analyse(`${later.source.quote ?? ""} ${later.content}`))
  return named.length === 0 ? 0 : named.filter((word) => again.has(word)).length / named.length
}

const VALUE = /\d+(?:[.,:]\d+)*|(?<=[\p{Ll}\p{N}][ ,]{1,2})\p{Lu}[\p{L}\p{M}'’-]+/gu

/** The names and numbers of a statement. */
export function valuesIn(content: string): readonly string[] {
  return content.match(VALUE) ?? []
}

/** Whether two full names have their first or last one in common: who marries keeps one of them. */
function sharesName(later: Statement, earlier: Statement): boolean {
  const before = new Set(valuesIn(earlier.content))
  return valuesIn(later.content).some((value) => before.has(value))
}

/** Whether the later statement holds the names and numbers of the earlier one, and so says more of the same. */
function repeatsValue(later: Statement, earlier: Statement): boolean {
  const values = valuesIn(earlier.content)
  return values.length > 0 && values.every((value) => later.content.includes(value))
}

/**
 * Whether the later statement names nothing that the earlier one does not, and less of it: "I'm a nurse" after "I work
 * as a nurse at the children's hospital". Neither speaks of a change, of the past or of a doubt.
 */
export function saysLess(later: Statement, earlier: Statement): boolean {
  const said = [later, earlier].map(({ source, content }) => `${source.quote ?? ""}\n${content}`)
  if (said.some((text) => [CHANGES, ADDS, UNCERTAIN, PAST_ONLY].some((cue) => cue.test(text)))) return false
  const numbers = valuesIn(later.content).filter((value) => /\d/.test(value))
  if (numbers.length > 0 && !repeatsValue(later, earlier)) return false
  const [named, known] = [topicWords(later.content), new Set(topicWords(earlier.content))]
  return named.length > 0 && new Set(named).size < known.size && named.every((word) => known.has(word))
}

/** Whether somebody says again what they are called, who had told more of themselves with it. */
function repeatsName(later: Statement, earlier: Statement): boolean {
  return later.about?.attribute === "name" && repeatsValue(earlier, later)
}
