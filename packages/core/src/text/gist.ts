import { analyse } from "./analyse.ts"
import { plain } from "./likeness.ts"
import { american } from "./word-forms.ts"

/** Words without which a statement says the same. */
const FILLERS = new Set(
  "a an the is are am be s m re ve really very just also currently still actually so quite".split(" "),
)
const NUMBERS: ReadonlyMap<string, string> = new Map(
  "two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, index) => [word, String(index + 2)]),
)

/**
 * A statement as by which equal ones are told, whatever their articles, plurals, contractions, spelling and number words: "I've 3 cats" and "I have
 * three cats" are not, "Has 3 cats" and "Has three cats" are. Tense, names, numbers and negation stay.
 */
export function gist(text: string): string {
  return wordsIn(plain(text))
    .filter((word) => !FILLERS.has(word))
    .map((word) => singular(american(NUMBERS.get(word) ?? word)))
    .join(" ")
}

function wordsIn(folded: string): readonly string[] {
  const apart = folded
    .replaceAll("ß", "ss")
    .replace(/n't\b/g, " not")
    .replace(/\bcannot\b/g, "can not")
    .replace(/(\d)(?=(?:am|pm|kg|km|cm|mm|lbs?|gb|mb|tb|hrs?|mins?)\b)/g, "$1 ")
  return apart.match(/[\p{L}\p{N}]+(?:[.:/-][\p{L}\p{N}]+)*[+#]*/gu) ?? []
}

function singular(word: string): string {
  return word.length > 3 && /[a-z][^suiay\W]s$/.test(word) ? word.slice(0, -1) : word
}

const NEGATING = /\b(?:not|no longer|never|no more|any ?more|any longer|stopped|quit|gave up|given up|without)\b/
/** What says that something holds or no longer does, and who it is said of. */
const BESIDES = new Set(
  analyse(
    `i we he she do does did not no longer never anymore any more stopped stop quit gave given up now again always can has have having had used be been
    is are am a an the it s m re t really also just currently still actually these days at all please`,
  ),
)

/** What says of something that it was otherwise before. */
const CHANGING = /\b(?:no longer|any ?more|any longer|stopped|quit|gave up|given up|again)\b/

/**
 * Whether one of two statements says that what the other says holds no longer: "Does not use Vim anymore" and "I use Vim". With `flatly` it need not
 * say that there was a change: "Never use emojis" and "Always use emojis".
 */
export function negates(one: string, other: string, flatly: boolean): boolean {
  const [a, b] = [unfolded(one), unfolded(other)]
  if (!flatly && !CHANGING.test(a) && !CHANGING.test(b)) return false
  if (NEGATING.test(a) === NEGATING.test(b) || PAST.test(a) !== PAST.test(b)) return false
  const [mine, others] = [topicOf(a), topicOf(b)]
  return mine !== "" && mine === others
}

/** "Lived in Leeds" is not denied by who does not live there. */
const PAST = /\b(?!stopped\b)[a-z]{3,}ed\b|\bused to\b|\bwas\b|\bwent\b|\b(?:19|20)\d\d\b/

function unfolded(text: string): string {
  return plain(text)
    .replace(/n't\b/g, " not")
    .replace(/\bcannot\b/g, "can not")
    .replace(/\bdont\b/g, "do not")
}

function topicOf(text: string): string {
  return analyse(text)
    .filter((word) => !BESIDES.has(word))
    .join(" ")
}
