import { CHANGES } from "../../text/change-cues.ts"
import { changeKindsIn } from "../../text/change-kinds.ts"
import { expression } from "../../text/regex.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { cuesOfWord } from "../../text/topics/cue-words.ts"
import { foldSpelling } from "../../text/topics/folded-words.ts"

/** Words and marks of a folded sentence; of unspaced scripts what stands before a reaction or looks like a name. */
const TOKEN = expression("gu")`(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}0-9])+|[,;:.!?]`
const REACTION = /^(?:hyper)?(?:all?erg|intoler|intoller|medi[ck]|tablet|pill|remed)/u
/** "Nussallergie", "laktoseintolerant". */
const COMPOUND = /(?:n|(?<!s)s)?allergien?$|intoleran(?:t\p{L}{0,2}|z)$|unvertraglichkeit(?:en)?$/u
/** What follows them holds still: "I'm not allergic to nuts, only to peanuts". */
const RESTRICTS = expression("iu")`
  (?<!\p{L})(?:only|just|but|nur|sondern|aber|seulement|(?<!(?:não|nao|já|ja|nunca)\s[^,;.]{0,60})mais|s[oó]lo|solamente|sino|pero|soltanto|ma|apenas|só|mas)(?!\p{L})|只|但|だけ
`
const EASTERN_SUBSTANCE = expression("gu")`
  [对對](?<to>[^对對，,。]{1,10}?)(?:并|並|已经|也|都|再|不|没|没有)*[过過]敏|(?<of>[\p{Script=Han}]{1,4}|[\p{Script=Hiragana}]{2,6}|[\p{Script=Katakana}ー]{2,12})(?:アレルギー|[过過]敏)
  |(?<name>(?!アレルギー)[\p{Script=Katakana}ー]{3,20})|(?<run>[\p{Script=Han}]{2,12})
`
/** Signs around the name of a medicine. */
const AROUND = /[我已经现在每天把停掉不再吃服用了医生让给有得患的是]/u
const LEADING = /^.*[对對]|^[はがのもを]/u
const LIST = /[和与及、，]/u
const MIN_STEM = 3
/** Verbs of being, having and taking, prepositions, and words of time around them. */
const NO_NAME =
  /^(?:am|was|been|have|had|take|taking|took|suis|etais|prends|prendre|soy|estoy|tengo|tomo|tomar|sono|prendo|prendere|sou|estou|tenho|bin|habe|hab|hatte|nehme|genommen|every|each|daily|jeden|taglich|chaque|tous|cada|ogni|todos?|todas?|dias?|jours?|giorn[oi]|more|mehr|plus|mais|mas|gegen|contre|contra|aux|alle|alla|allo|agli|since|seit|depuis|desde|dopo|after|nach|apres|despues|depois)$/u
const MIN_COMPOUND = 4

interface Substances {
  readonly words: readonly string[]
  readonly eastern: readonly string[]
}

/** Whether a later sentence names what an earlier statement names, and does not say that it still holds, or means something narrower: "kiwi juice". */
export function isNamedAgain(earlier: string, said: string): boolean {
  const restricted = RESTRICTS.exec(said)
  const head = restricted !== null && restricted.index > 0 ? said.slice(0, restricted.index) : said
  const before = substancesIn(earlier)
  if (before.eastern.some((one) => head.includes(one))) return true
  const tokens = tokensOf(head)
  return before.words.some((word) =>
    tokens.some((token, at) => isName(token) && isSameSubstance(word, token) && !isNarrower(tokens, at)),
  )
}

/** Whether a sentence names anything that somebody may react to. */
export function namesSubstance(said: string): boolean {
  const { words, eastern } = substancesIn(said)
  return words.some((word) => !CHANGES.test(word) && changeKindsIn(word).size === 0) || eastern.length > 0
}

function substancesIn(text: string): Substances {
  const eastern = [...text.matchAll(EASTERN_SUBSTANCE)].flatMap(({ groups }) => {
    const { to, of, name, run } = groups ?? {}
    if (run !== undefined) return run.split(AROUND).filter((part) => part.length > 1)
    const one = to ?? of ?? name ?? ""
    return one
      .replace(LEADING, "")
      .split(LIST)
      .filter((part) => part.length > 0 && !/^(?:私|我|过敏|過敏)$/u.test(part))
  })
  return { words: tokensOf(text).filter(isName), eastern }
}

function tokensOf(text: string): readonly string[] {
  return (foldSpelling(text).match(TOKEN) ?? []).map((token) => token.replace(COMPOUND, ""))
}

function isName(token: string): boolean {
  if (token.length < MIN_STEM || REACTION.test(token) || isStopWord(token)) return false
  return cuesOfWord(token).length === 0 && !NO_NAME.test(token)
}

/** Words of one stem, or a compound: "Katzenhaarallergie" and "Katzen". */
function isSameSubstance(one: string, other: string): boolean {
  const [stem, second] = [stemOf(one), stemOf(other)]
  return stem === second || isCompoundOf(one, second) || isCompoundOf(other, stem)
}

const isCompoundOf = (word: string, stem: string): boolean =>
  stem.length >= MIN_COMPOUND && word.startsWith(stem) && /haar|staub|eiwei/u.test(word.slice(stem.length))

function stemOf(word: string): string {
  const singular = word.replace(/ies$/u, "y")
  const stem = singular.replace(/(?:[aeiou]{1,2}[sn]?|(?<!s)s)$/u, "")
  return stem.length < MIN_STEM ? singular : stem
}

/** Whether another noun stands with a word and makes it something else: "kiwi juice", "jus de kiwi". */
function isNarrower(tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1]
  if (next !== undefined && MADE_OF.test(next)) return true
  const noun = tokens[at - 2]
  return /^(?:de|di|do|da|d|del|dei)$/u.test(tokens[at - 1] ?? "") && noun !== undefined && MADE_OF.test(noun)
}

const MADE_OF =
  /^(?:juice|oil|milk|butter|flour|jam|sauce|syrup|powder|extract|tea|wine|cream|saft|ol|mehl|jus|huile|lait|beurre|farine|zumo|jugo|aceite|leche|mantequilla|harina|succo|olio|latte|burro|farina|suco|sumo|oleo|leite|manteiga|farinha)$/u
