import type { Memory } from "../../contract/memory.ts"
import { analyse } from "../../text/analyse.ts"
import { askedAttributes, USER_SUBJECT } from "../../text/attributes.ts"
import { wholeWords } from "../../text/whole-words.ts"

/** What a question asks of whom. */
export interface AskedAddresses {
  readonly attributes: readonly string[]
  /** Whether it asks about the person themselves, not about somebody whom it names. */
  readonly own: boolean
}

/** More attributes than this are named in a text that asks for none of them. */
const MAX_ATTRIBUTES = 4

/** The attributes that a question about the user's life names; empty for any other request. */
export function parseAskedAddresses(text: string, isAboutUser: boolean): AskedAddresses {
  const attributes = isAboutUser ? askedAttributes(text) : []
  if (attributes.length > MAX_ATTRIBUTES) return { attributes: [], own: false }
  // "Where does my sister live?": the sister's home, or what is known of sisters.
  const people = attributes.filter((name) => PEOPLE.has(name))
  const own = people.length === 0 && !OTHERS.test(text)
  return { attributes, own: own || people.length === attributes.length }
}

const PEOPLE: ReadonlySet<string> = new Set([
  "partner",
  "children",
  "family",
  "pets",
  "friends",
  "household",
  "supervisor",
])
const OTHERS = wholeWords("his|her|their|seine?|ihre?|son|sa|ses|sus|suo|sua|seu", "他|她|彼")

/** Whether a memory is at an address that the question asks for. */
export function isAsked({ about }: Memory, { attributes, own }: AskedAddresses, terms: ReadonlySet<string>): boolean {
  if (about === undefined || !attributes.includes(about.attribute)) return false
  return about.subject === USER_SUBJECT ? own : analyse(about.subject).some((word) => terms.has(word))
}
