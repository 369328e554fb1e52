import type { Memory } from "../../contract/memory.ts"
import { expression } from "../../text/regex.ts"
import { sentencesOf } from "../../text/sentences.ts"
import type { ExplainRecorder } from "./explain-recorder.ts"
import { IMPERATIVE, matchesCue } from "./request-cues.ts"
import { mayBeForeign, QUESTION_ABROAD } from "./request-cues-abroad.ts"

/** A longer message is seldom a question alone. */
const MAX_CHARACTERS = 300

/**
 * Whether a message of the user only asks or requests. What counts is whether it states something, not its question
 * mark: "I moved to Porto, do you know a dentist?" states something, "what is a monad" does not.
 */
export function asksOnly(memory: Memory): boolean {
  const { category, source, content } = memory
  if (category !== "turn" || source.origin !== "user" || content.length > MAX_CHARACTERS) return false
  const known = verdicts.get(memory) ?? readsAsAsking(content)
  verdicts.set(memory, known)
  return known
}

/** One recall asks several times about each candidate. */
const verdicts = new WeakMap<Memory, boolean>()

function readsAsAsking(content: string): boolean {
  const foreign = mayBeForeign(content)
  const sentences = sentencesOf(content)
  return sentences.length > 0 && sentences.every(({ text }) => isAsking(text, foreign) && !statesInPassing(text))
}

const QUESTION_MARK = /[?？؟][!！?？؟"'”’)\]」』]{0,7}$/u
/** A question without its mark. A statement may begin like one as well: "When I was in Porto …", "Had a great day". */
const QUESTION_FORM = expression("i")`
    ^(?:and |so |but |ok(?:ay)?,? |hey,? |hi,? )?(?:
    (?:what|which|who|whose|when|where|why|how)(?:[’']s| (?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|to|much|many|long|old|often|far|come|about))
    |(?:who|whose|why) [a-z]+
    |what (?:kind|sort|type|time|day|year|colou?r)
    |(?:can|could|would|will) (?:you|i|we|it|there|someone)
    |(?:is|are|does|do|did|was|were|has|have|had|should|am) (?:i|you|we|they|he|she|it|there|anyone|someone)
    )(?![\w’'])
  `
/** A standing instruction says how the user wants answers. */
const STANDING = /\b(?:always|never|from now on|in (?:the )?future|every time|whenever|by default)\b/i

function isAsking(sentence: string, foreign: boolean): boolean {
  if (STANDING.test(sentence)) return false
  if (QUESTION_MARK.test(sentence) || QUESTION_FORM.test(sentence)) return true
  return matchesCue(IMPERATIVE, sentence, false) || (foreign && QUESTION_ABROAD.test(sentence))
}

const CLAUSE_ENDS =
  /[,;:，；：、—–]|\s-\s|\s(?:and|so|but|because|since|as|now that|given that|und|aber|weil|et|mais|y|pero)\s/iu
const CONJUNCTION = /^(?:and|so|but|because|since|as|now that|given that|hi|hey|hello|ok(?:ay)?|well)\s+/i
/** First person and a verb, in English and in the most frequent other languages. */
const STATEMENT = expression("iu")`
    ^(?:(?:i|we)(?:[’'](?:m|ve|re|d|ll))? (?!wonder|wondering|was wondering|want to know|need to know|would like to know|ask|am asking|guess)[\p{L}’']+
    |(?:i|we)[’'](?:m|ve|re) (?!wondering|curious|asking|trying|looking)[\p{L}]+
    |(?:my|our) [\p{L}’' -]{1,40}? (?:is|are|was|were|has|have|had|does|lives?|works?|likes?|loves?|hates?|needs?|wants?|can[’']?t|doesn[’']t|isn[’']t)
    |ich (?:bin|habe|war|wohne|arbeite|mag|brauche|esse|fahre)|mein\p{L}{0,2} [\p{L} -]{1,30}? (?:ist|sind|hat|heißt|wohnt)
    |je (?:suis|vis|travaille|viens)|j[’'](?:ai|habite|aime)|yo (?:soy|tengo|vivo)|(?:soy|tengo|vivo|estoy) \p{L}+|eu (?:sou|tenho|moro)|io (?:sono|ho|vivo)
    )(?![\p{L}’'])
  `

/** Whether a clause of the sentence, not the question itself, states something of the speaker. */
function statesInPassing(sentence: string): boolean {
  return sentence.split(CLAUSE_ENDS).some((clause) => STATEMENT.test(clause.trim().replace(CONJUNCTION, "")))
}

interface Ranked {
  readonly memory: Memory
  /** How often the same question or request is among the candidates, if more than once. */
  readonly times?: number | undefined
}

/**
 * Keeps the best of equal messages of the user, with their number: a question as it is, anything else with its first date,
 * since when it is known. The memories stay as they are.
 */
export function collapseEqualMessages<T extends Ranked>(
  ranked: readonly T[],
  recorder?: ExplainRecorder,
): readonly T[] {
  const equal = new Map<string, [T, ...T[]]>()
  for (const one of ranked) {
    const { category, source } = one.memory
    if (category !== "turn" || source.origin !== "user") continue
    const key = keyOf(one.memory)
    const known = equal.get(key)
    if (known === undefined) equal.set(key, [one])
    else known.push(one)
  }
  const collapsed = new Map<T, T | undefined>()
  for (const [best, ...others] of equal.values()) {
    if (others.length === 0) continue
    const all = [best, ...others]
    const [first = best] = asksOnly(best.memory)
      ? []
      : all.toSorted((one, other) => one.memory.createdAt - other.memory.createdAt)
    collapsed.set(best, { ...best, memory: first.memory, times: all.length })
    for (const one of others) collapsed.set(one, undefined)
    for (const { memory } of all) {
      if (memory.id !== first.memory.id) recorder?.recordDrop(memory.id, { reason: "repeats", by: first.memory.id })
    }
  }
  if (collapsed.size === 0) return ranked
  return ranked.flatMap((one) => (collapsed.has(one) ? (collapsed.get(one) ?? []) : [one]))
}

function keyOf({ pool, content }: Memory): string {
  const text = content
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, " ")
    .trim()
  return `${pool}\n${text}`
}
