import type { Type } from "../../contract/index.ts"
import { american } from "../../text/word-forms.ts"

/** A fact that a rule parsed from one statement. */
export interface Fact {
  readonly type: Type
  readonly category: string
  readonly key?: string
  readonly content: string
  readonly importance: number
}

/** What a plain statement about the speaker is about. */
export type StatementKind =
  | "name"
  | "home"
  | "move"
  | "job"
  | "employer"
  | "joined"
  | "age"
  | "allergy"
  | "diet"
  | "like"
  | "dislike"
  | "couple"
  | "decision"

/**
 * One form that a statement takes. `pattern` is anchored at the start of the statement, which comes without its final
 * mark.
 */
export interface Rule {
  readonly pattern: RegExp
  /** `undefined`: it only looks like this form. */
  read(match: RegExpExecArray): Fact | undefined
}

export function firstFact(rules: readonly Rule[], statement: string): Fact | undefined {
  for (const { pattern, read } of rules) {
    const match = pattern.exec(statement)
    const fact = match && read(match)
    if (fact) return fact
  }
  return undefined
}

const MAX_TOPIC_CHARACTERS = 80

/**
 * The key of a topic in a category; `not` for a statement against it. The opposite statement has the same key but for
 * the exclamation mark before the topic, by which the later of the two supersedes the other. Letters of every script
 * stay, so that different topics have different keys.
 */
export function topicKey(category: string, topic: string, not = false): string {
  const folded = topic
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .replace(
      / (?:a lot|very much|so much|too|as well|anymore|any more|now|again|the most|at all|though|after all|these days)$/,
      "",
    )
  const spelled = folded
    .replace(/^(?:an?|the) /, "")
    .replace(/ mehr$/, "")
    .replace(/[a-z]{6,}/g, american)
  const slug = spelled.replace(/^["'“”‘’]{1,9}|["'“”‘’.,;!?。！]{1,9}$/gu, "").replaceAll(" ", "_")
  const short =
    slug.length <= MAX_TOPIC_CHARACTERS ? slug : `${slug.slice(0, MAX_TOPIC_CHARACTERS).toWellFormed()}~${hashOf(slug)}`
  return `${category}:${not ? "!" : ""}${short}`
}

/** FNV-1a, 32 bits: distinguishes long topics with the same beginning. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Begins a text with a capital, unless it begins with a name, a number or an identifier, which are as they are written. */
export function capitalize(text: string): string {
  if (!/^\p{Ll}[\p{Ll}'’-]*(?![\p{L}\p{N}_@./:])/u.test(text)) return text
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0x20)
  return first.toUpperCase() + text.slice(first.length)
}

const IRREGULAR: Readonly<Record<string, string>> = {
  have: "has",
  do: "does",
  go: "goes",
  am: "is",
  "don't": "does not",
  be: "is",
  can: "can",
}

/** The verb as it goes with "she": eat, eats; try, tries. Words that are not plain verbs stay. */
export function thirdPerson(verb: string): string {
  const lower = verb.toLowerCase()
  const irregular = IRREGULAR[lower]
  if (irregular !== undefined) return irregular
  if (!/^[a-z]+(?:-[a-z]+)?$/.test(lower) || /(?:ed|ing|ly)$/.test(lower)) return verb
  if (/(?:s|x|z|ch|sh)$/.test(lower)) return `${verb}es`
  return /[^aeiou]y$/.test(lower) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}
