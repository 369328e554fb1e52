import { isSomebody } from "../../text/given-names.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { cuesOfWord } from "../../text/topics/cue-words.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { retellAsOwn } from "./third-person.ts"

/** A name at the beginning of a clause, and what it tells. */
const NAMED = /^(\p{L}[\p{L}'’-]{1,20}) (\p{Ll}.*)$/su
const NAMED_UNSPACED = /^(\p{L}{1,8}?)((?:さん|くん|君|ちゃん)?(?:は|には|が)|(?=[有是对對不患吃住在得]))(.+)$/su
/** What stands before a name that a sentence gives. */
const GIVES_NAME =
  /(?:called|named|name is|name['’]s|is|are|heißt|heißen|ist|sind|namens|s['’]appelle(?:nt)?|est|se llama|es|si chiama|è|se chama|chama-se|é|heet|and|und|et|y|e|,) $/iu
const GIVES_NAME_UNSPACED = /(?:叫|叫做|名字是|名字叫|名前は|は)$/u
const WORD = /[\p{L}'’-]+/gu
/** Pronouns that take verbs in the third person, before which Spanish, Italian and Portuguese need none. */
const PRONOUNS = ["", "Il ", "He ", "Er "]

/**
 * A clause that begins with a name which the sentence before gives, with a pronoun in its place: "He is diabetic" for
 * "Max is diabetic" behind "My son is called Max". `undefined` for other clauses. For reading alone.
 */
export function withPronoun(before: string, clause: string): string | undefined {
  if (UNSPACED.test(clause)) {
    const [, name = "", particle = "", rest = ""] = NAMED_UNSPACED.exec(clause) ?? []
    const at = name === "" ? -1 : before.lastIndexOf(name)
    if (at <= 0 || !GIVES_NAME_UNSPACED.test(before.slice(0, at))) return undefined
    return particle === "" ? `他${rest}` : `彼は${rest}`
  }
  const [, name = "", rest = ""] = NAMED.exec(clause) ?? []
  if (name === "" || isStopWord(name.toLowerCase()) || cuesOfWord(name.toLowerCase()).length > 0) return undefined
  if (!givesName(before, name)) return undefined
  return PRONOUNS.map((pronoun) => pronoun + rest).find((told) => retellAsOwn(told) !== undefined)
}

/** The same as whom it tells of would say it. */
export function retellNamed(before: string, clause: string): string | undefined {
  const told = withPronoun(before, clause)
  return told === undefined ? undefined : retellAsOwn(told)
}

/** Whether a sentence gives a name: behind a word for that, or a given name behind its first words. */
function givesName(sentence: string, name: string): boolean {
  const at = [...sentence.matchAll(WORD)].find(([word]) => word === name)?.index ?? -1
  return at > 0 && (GIVES_NAME.test(sentence.slice(0, at)) || isSomebody(name))
}
