import type { About } from "../../contract/index.ts"
import { USER_SUBJECT } from "../../text/attributes.ts"
import { CHANGES, speaksOfMore } from "../../text/change-cues.ts"
import { expression } from "../../text/regex.ts"
import { certainAttribute } from "../../text/stated-attributes.ts"
import { givesValue } from "../../text/values/value-kind.ts"
import type { Fact } from "./fact.ts"

/** Keys that name an attribute of the person: `identity:home`, `fact:my_rent`. */
const NAMED = /^(?:identity:|fact:my_)([\p{L}\p{M}\p{N}_' -]+)$/u
const REACTION = /allerg|intoleran|过敏|アレルギー/iu
const EATING = expression(
  "i",
)`\b(?:vegan|vegetarian|pescatarian|kosher|halal|keto|eats?|végane?|végétarien|vegetarisch|vegano|vegana|vegetarian[oa])\b`

/** What a fact that a rule parsed is about, where the rule knows it. */
export function factAddress({ category, key, content }: Fact): About | undefined {
  if (category === "constraint" || key?.startsWith("diet:") === true) {
    if (REACTION.test(content)) return { subject: USER_SUBJECT, attribute: "allergy" }
    return EATING.test(content) ? { subject: USER_SUBJECT, attribute: "diet" } : undefined
  }
  const attribute = NAMED.exec(key ?? "")?.[1]
  return attribute === undefined ? undefined : { subject: USER_SUBJECT, attribute: attribute.replaceAll("_", " ") }
}

/** The address that the verb of a statement tells: "I earn …". */
export function ownAddress({ category, content }: Fact): About | undefined {
  const attribute = category === "instruction" ? undefined : certainAttribute(content)
  return attribute === undefined ? undefined : { subject: USER_SUBJECT, attribute }
}

/** Whether a statement replaces another of its key: "I live in a studio" says more of a home, "I also work at a bar" of another job. */
export function takesPlace(key: string, content: string, quote: string): boolean {
  if (/^identity:(?:employer|job|home)$/.test(key) && speaksOfMore(quote) && !CHANGES.test(quote)) return false
  return givesValue(key, content)
}
