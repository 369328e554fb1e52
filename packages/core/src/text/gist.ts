import { analyse } from "./analyse.ts"
import { expression } from "./regex.ts"
import { plain } from "./similarity.ts"
import { american } from "./word-forms.ts"

/** Words that do not change a statement. */
const FILLERS = new Set("a an the is are am be really very just also currently actually so quite".split(" "))
const NUMBERS: ReadonlyMap<string, string> = new Map(
  "two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, index) => [word, String(index + 2)]),
)

/**
 * The normalized form of a statement, equal for statements that differ in articles, plurals, contractions, spelling or
 * number words: "Has 3 cats" and "Has three cats". Tense, numbers with signs and units, negation and capitalized names
 * ("size M", "Still Water") are kept.
 */
export function gist(text: string): string {
  const hasCases = /\p{Ll}/u.test(text)
  const words = wordsIn(text).flatMap((word, place) => {
    const folded = word.toLowerCase()
    if (place > 0 && hasCases && /^\p{Lu}/u.test(word)) return [folded]
    if (FILLERS.has(folded)) return []
    const plainer = american(NUMBERS.get(folded) ?? folded)
    // An initial capital may or may not be a name's.
    return [place > 0 ? singular(plainer) : plainer]
  })
  return words.join(" ")
}

/**
 * Marks belong to their letters, as vowels of Hindi and Thai. Other signs are kept if they change a number, a name or
 * a grade.
 */
const WORD = expression("gu")`
  [\p{L}\p{N}\p{M}]+(?:[.:/-][\p{L}\p{N}\p{M}]+)*(?:[+#]+|-(?![\p{L}\p{N}-]))?
  |(?!\x60)\p{S}|[%@#]|(?<![\p{L}\p{N}\p{M}.])[-.](?=[\p{L}\p{N}])
`

function wordsIn(text: string): readonly string[] {
  const apart = expandContractions(text.normalize("NFKC").replace(/[‘’]/g, "'"))
    .replaceAll("ß", "ss")
    .replace(/(?<=\p{L})'(?:s|m|re|ve)(?!\p{L})/giu, "")
    .replace(/\b(i|we|you|he|she|it|they|am|is|are) still\b/gi, "$1")
    .replace(/(?<=\d)\s{1,3}(?=(?:am|pm|kg|km|cm|mm|lbs?|gb|mb|tb|hrs?|mins?)\b)/gi, "")
  return apart.match(WORD) ?? []
}

function expandContractions(text: string): string {
  return text
    .replace(/\bcan(?:'t|not)\b/gi, "can not")
    .replace(/\bwon't\b/gi, "will not")
    .replace(/n't\b/gi, " not")
}

function singular(word: string): string {
  return word.length > 3 && /[a-z][^suiay\W]s$/.test(word) ? word.slice(0, -1) : word
}

const NEGATING = /\b(?:not|no longer|never|no more|any ?more|any longer|stopped|quit|gave up|given up|without)\b/
/** Words of holding, ending and the speaker, which are not part of the topic. */
const AUXILIARIES = new Set(
  analyse(
    `i we do does did not no longer never anymore any more stopped stop quit gave given up now again always can has have having had used be been
    is are am a an the it s m re t really also just currently still actually these days at all please`,
  ),
)

/** Words of a change. */
const CHANGING = /\b(?:no longer|any ?more|any longer|stopped|quit|gave up|given up|again)\b/

/** The features that decide whether two statements exclude each other. */
export interface Denial {
  readonly isPartial: boolean
  readonly isChange: boolean
  readonly isNegative: boolean
  readonly isPast: boolean
  /** Its words without those of negation, change and speaker. */
  readonly topic: string
}

export function denialOf(text: string): Denial {
  const unfolded = normalizeDenial(text)
  let topic: string | undefined
  return {
    isPartial: PARTLY.test(unfolded),
    isChange: CHANGING.test(unfolded),
    isNegative: NEGATING.test(unfolded),
    isPast: PAST.test(unfolded),
    // Computed lazily: most pairs differ in the other features.
    get topic() {
      topic ??= topicOf(unfolded)
      return topic
    },
  }
}

/**
 * Whether one statement ends what the other states: "Does not use Vim anymore" and "I use Vim". With `flatly` it need
 * not mention a change: "Never use emojis" and "Always use emojis".
 */
export function negates(one: Denial, other: Denial, flatly: boolean): boolean {
  if (one.isPartial || other.isPartial) return false
  if (!flatly && !one.isChange && !other.isChange) return false
  if (one.isNegative === other.isNegative || one.isPast !== other.isPast) return false
  return one.topic !== "" && one.topic === other.topic
}

/** "Do not always use tables" does not negate "Use tables". */
const PARTLY = /\bnot (?:always|only|just|necessarily)\b/

/** "Lived in Leeds" is not negated by not living there. */
const PAST = /\b(?!stopped\b)[a-z]{3,}ed\b|\bused to\b|\bwas\b|\bwent\b|\b(?:19|20)\d\d\b/

function normalizeDenial(text: string): string {
  return expandContractions(plain(text)).replace(/\bdont\b/g, "do not")
}

function topicOf(text: string): string {
  return analyse(text)
    .filter((word) => !AUXILIARIES.has(word))
    .join(" ")
}
