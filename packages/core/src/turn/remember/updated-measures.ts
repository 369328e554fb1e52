import { CHANGES, PAST_ONLY, speaksOfMore, UNCERTAIN } from "../../text/change-cues.ts"
import { expression } from "../../text/regex.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { cuesOfWord } from "../../text/topics/cue-words.ts"
import { foldedWords, speakerOf } from "../../text/topics/folded-words.ts"
import { wholeWords } from "../../text/whole-words.ts"

/** Numbers, and addresses of mail. */
const MEASURE = /[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}.-]{3,100}|\d+(?:[ .,:/-]?\d+)*/gu
/** Verbs of a number that changed, where the other words of change do not say so. */
const TURNED = wholeWords(
  "turned|turns|has turned|is now|geworden|wurde|wird|a eu|cumplió|ha cumplido|ha compiuto|compie|fez|faz|moved to",
)
const ALL_TURNED = new RegExp(TURNED.source, "giu")
/** One more of a kind: "a new meeting at 4". */
const ONE_MORE = expression(
  "iu",
)`(?<!\p{L})(?:an?|another|eine?n?|une?|una?|uma?) (?:new|neue\p{L}*|nouve\p{L}+|nuev\p{L}+|nuov\p{L}+|nov\p{L}+)(?!\p{L})`
const STEM = 6
const UNITS =
  /^(?:an?|per|euros?|dollars?|pounds?|quid|bucks|francs?|pesos|reais|years?|old|jahre|alt|ans|anos|anni|yuan|de|um|das|der|die|den|im|monat|month|mes|mese|mois|is|ist|est|es|e|costs?|kostet|week|last|night|yesterday|friday|monday)$/

export interface MeasuredStatement {
  readonly content: string
  readonly quote?: string | undefined
}

/** Whether a later statement gives another number or address for what an earlier one measures: "My gym costs 25 a month", "The gym now costs me 29.90". */
export function updatesMeasure(later: MeasuredStatement, earlier: MeasuredStatement): boolean {
  const said = `${later.quote ?? ""}\n${later.content}`
  const [all, before] = [measuresIn(later.content), measuresIn(earlier.content)]
  const isCorrected = CORRECTS.test(later.quote ?? "") || deniesMeasure(later.content, before)
  if (!(isCorrected || CHANGES.test(said) || TURNED.test(said)) || speaksOfMore(said) || ONE_MORE.test(said))
    return false
  if (UNCERTAIN.test(said) || PAST_ONLY.test(said)) return false
  const now = deniesMeasure(later.content, before) ? all.filter((one) => !before.includes(one)) : all
  if (now.length === 0 || before.length === 0 || now.some((one) => before.includes(one))) return false
  if (now.some((one) => one.includes("@")) !== before.some((one) => one.includes("@"))) return false
  const [named, known] = [later.content.replace(DENIED, " "), earlier.content].map(measuredWords)
  if (named === undefined || known === undefined || named.size === 0) return false
  return (
    [...named].every((word) => known.has(word)) &&
    foldedNames(earlier.content).every((name) => named.has(name)) &&
    speakerGroup(later.content) === speakerGroup(earlier.content)
  )
}

/** "Not the 7th": whether a statement denies one of these numbers. */
function deniesMeasure(content: string, measures: readonly string[]): boolean {
  const denied = DENIED.exec(content)?.[1]?.toLowerCase()
  return denied !== undefined && measures.includes(denied)
}
const DENIED = /(?<!\p{L})(?:not|nicht|pas|no|non|não) (?:\p{L}+ ){0,2}(\d+(?:[.,:]\d+)*)/iu
const CORRECTS =
  /^(?:correction|sorry|oops|i mean|entschuldigung|korrektur|pardon|correction|perdón|corrección|scusa|correzione|desculpa|correção|更正|訂正)(?!\p{L})/iu

const measuresIn = (text: string): readonly string[] => text.toLowerCase().match(MEASURE) ?? []

/** What a statement measures, by the beginnings of its words. */
function measuredWords(content: string): ReadonlySet<string> {
  const words = foldedWords(content.replace(MEASURE, " ").replace(ALL_TURNED, " ")).filter(
    (word) =>
      word.length > 1 && !isStopWord(word) && !UNITS.test(word) && !cuesOfWord(word).some((cue) => IN_FRAME.has(cue)),
  )
  return new Set(words.map((word) => word.slice(0, STEM)))
}

/** Words that tell when or that something changed and whose it is, not what. */
const IN_FRAME: ReadonlySet<string> = new Set(["now", "past", "change", "day", "i", "mine", "we"])

/** The names behind the first word of a statement. */
const foldedNames = (content: string): readonly string[] =>
  (content.match(/(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}+/gu) ?? []).flatMap((name) => [...measuredWords(name)])

const speakerGroup = (content: string): string =>
  speakerOf(foldedWords(content)).replace(/^(?:i|mine|we|nobody)$/, "own")
