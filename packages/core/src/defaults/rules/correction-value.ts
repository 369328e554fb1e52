import {
  CORRECTING,
  type Correcting,
  correctionClauses,
  DENIES,
  LEADS,
  MAX_CORRECTION,
  MEANS,
} from "../../text/correction-leads.ts"
import { classOf, OWN_SUBJECT } from "../../text/half-sentences.ts"
import { replaceNumber } from "../../text/number-words.ts"
import { expression } from "../../text/regex.ts"
import { corrects } from "../../text/spans/correction-model.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { BEHIND, beforeTail, frameUnspaced, lastIntroduced } from "../../text/value-place.ts"
import { type Contrast, contrastIn, isBareContrast, replaceNamed } from "./contrast.ts"

/** More characters of a statement tell more than one value. */
const MAX_STATEMENT = 90
/** Words and characters of a value. */
const [MAX_WORDS, MAX_CHARACTERS] = [4, 40]
const MAX_UNSPACED = 8

const MAX_LEADS = 5

/** What stands around a value: "it's Ipswich, I mean", "ich meinte Gera natürlich". */
const AROUND = expression("iu")`
  ^(?:it(?:['’]s| is)|that(?:['’]s| is)|she(?:['’]s| is)|he(?:['’]s| is)|i['’]m|i am|it should be|es ist|er heißt|sie heißt|ich bin|ne ho|j['’]en ai|c['’]est|il s['’]appelle|elle s['’]appelle|je suis|es|estoy|soy|se llama|è|sono|si chiama|é|sou|é a|now|actually|meant?|jetzt|nun|rather|better|eher|lieber|plutôt|más bien|piuttosto|agora|ahora|adesso|maintenant|since|natürlich|schon|eigentlich)\s(?=\S)
  |^(?:that|dass|que|che)\s
  |\s(?:now|actually|instead|though|rather|of course|i mean|i meant|is (?:right|correct)|is what i meant|meinte ich|meine ich|natürlich|heißt (?:er|sie|es)|jetzt|inzwischen|schon|mittlerweile|bien sûr|naturellement|maintenant|je voulais dire|je veux dire|claro|ahora|ya|quería decir|quise decir|ora|adesso|certo|volevo dire|intendevo|agora|já|claro|queria dizer|quis dizer)$
`
const AROUND_UNSPACED =
  /^(?:是|应该是|應該是|其实是|现在是|現在是|我是|在说|正しくは|本当は|今は)|(?:了|啦|才对|才是|の間違いです|の間違い|の方です|のほうです|です|だよ?|でした)$/gu
/** What is no value: "no wait, please", "ごめん、本当です". */
const NO_VALUE =
  /^(?:本当|冗談|嘘|うそ|マジ|真的|稍等|等等|等一下|玩笑|开玩笑|没事|谢谢|太长|it|this|that|so|the truth|la vérité|la verdad|la verità|a verdade|really|seriously|please|thanks|danke|merci|gracias|grazie|obrigad[oa]|kidding|true|not|nicht|pas|nothing|never ?mind|nvm|ha(?:ha)*h?|hehe|lol|as if|kkk+|jaja|mdr|哈哈|[\p{P}\p{S}]+)$/iu
const SAYS_MORE =
  /\s(?:no|not|nicht|pas|não|too|also|as well|auch|ebenso|aussi|également|también|anche|pure|também|tampoco|gehen|geht|is fine)$/iu

/** A statement with the value that its correction gives, and what else the correction says. */
export interface CorrectedStatement {
  readonly said: string
  readonly correcting: Correcting
  /** Whether the value begins or ends as the one that it corrects: "gegen Walnüsse", "wasp stings". */
  readonly isIntroduced: boolean
  /** The value that the correction names as wrong and denies. */
  readonly denied?: string
  /** Where in the correction the words behind the value begin, if they tell something. */
  readonly rest?: number
}

/**
 * A statement in its own words with the value of what corrects it: "I live in Norwich" and "No, sorry, I meant Ipswich"
 * is "I live in Ipswich". `undefined` where nothing says that it is corrected, or where it is not clear what the value
 * takes the place of. `isCorrection`: words before it said so already. Linear in both.
 */
export function correctStatement(said: string, by: string, isCorrection: boolean): CorrectedStatement | undefined {
  if (said.length > MAX_STATEMENT || by.length > MAX_CORRECTION || /[?？]/u.test(by)) return undefined
  const named = correctNamed(said, by, isCorrection)
  if (named !== undefined) return named
  let correcting: Correcting = isCorrection || /^\s*\*(?=\p{L})/u.test(by) ? CORRECTING.plain : CORRECTING.not
  let found: { readonly value: string; readonly at: number; readonly isCopula: boolean } | undefined
  const clauses = correctionClauses(by)
  for (const [at, { text }] of clauses.entries()) {
    const { bare, leads } = withoutLeads(text)
    if (found === undefined || bare === "") correcting = plainest(correcting, leads)
    if (bare === "") continue
    if (MEANS.test(bare)) correcting = CORRECTING.plain
    if (repeatsValue(said, bare)) correcting = CORRECTING.plain
    else if (DENIES.test(bare) || IS_DOING.test(bare)) return undefined
    else found ??= { value: valueIn(bare), at, isCopula: isCopula(bare, correcting) }
  }
  if (found === undefined || correcting === CORRECTING.not || OWN_SUBJECT.test(found.value)) return undefined
  const corrected = replaceValue(said, found.value, correcting > CORRECTING.pause)
  if (corrected === undefined) return undefined
  const behind = clauses.slice(found.at + 1).find(({ text }) => tellsMore(said, text))
  const words = found.value.split(/\s+/u)
  const isIntroduced =
    found.isCopula ||
    isOfNumbers(said, words) ||
    lastIntroduced(said, words[0] ?? "") >= 0 ||
    (words.length > 1 && isSameWord(words.at(-1) ?? "", lastWord(said)))
  return { said: corrected, correcting, isIntroduced, ...(behind !== undefined && { rest: behind.start }) }
}

/** What happens: "Oh no, it's raining". */
const IS_DOING = /^it['’]s \p{Ll}+ing$/u

/** "应该是杏仁", and "是杏仁" behind a refusal. "不好意思，是开会" apologizes for something else. */
const isCopula = (clause: string, correcting: Correcting): boolean =>
  /^(?:应该|應該)是/u.test(clause) || (correcting === CORRECTING.refusal && clause.startsWith("是"))

/** "Not peanuts but almonds" names the wrong value with the right one. */
function correctNamed(said: string, by: string, isCorrection: boolean): CorrectedStatement | undefined {
  const contrast = contrastIn(by)
  if (contrast === undefined || !isValue(contrast.right)) return undefined
  const correcting = correctingOf(contrast, by, isCorrection)
  const corrected = correcting === undefined ? undefined : replaceNamed(said, contrast)
  if (correcting === undefined || corrected === undefined || corrected === said) return undefined
  const behind = by.slice(contrast.end)
  const rest = behind.search(/[\p{L}\p{N}]/u)
  return {
    said: corrected,
    correcting,
    isIntroduced: true,
    denied: contrast.wrong,
    ...(rest >= 0 && { rest: contrast.end + rest }),
  }
}

/** How plainly a contrast corrects, by the words around it; `undefined` if they say something else. */
function correctingOf(contrast: Contrast, by: string, isCorrection: boolean): Correcting | undefined {
  const leads = correctionClauses(by.slice(0, contrast.start)).map(({ text }) => withoutLeads(text))
  if (leads.some(({ bare }) => bare !== "")) return undefined
  if (isCorrection || MEANS.test(by.replace(/[.!\s]{1,9}$/u, ""))) return CORRECTING.plain
  const least: Correcting = isBareContrast(by, contrast) ? CORRECTING.refusal : CORRECTING.not
  return leads.reduce<Correcting>((so, one) => plainest(so, one.leads), least)
}

const isValue = (words: string): boolean =>
  words.length <= MAX_CHARACTERS &&
  words.split(/\s+/u).length <= MAX_WORDS &&
  !NO_VALUE.test(words) &&
  !SAYS_MORE.test(words) &&
  !OWN_SUBJECT.test(words)

/**
 * Whether all that a sentence gives is the value of a correction, of which nobody knows what it corrects: "My mistake, not
 * peanuts but almonds" alone. `isCorrection`: words before it said that it corrects something.
 */
export function isBareCorrection(sentence: string, isCorrection: boolean): boolean {
  const contrast = sentence.length > MAX_CORRECTION ? undefined : contrastIn(sentence)
  if (contrast === undefined || /[\p{L}\p{N}]/u.test(sentence.slice(contrast.end)) || !isValue(contrast.right))
    return false
  const leads = correctionClauses(sentence.slice(0, contrast.start)).map(({ text }) => withoutLeads(text))
  return (
    leads.every(({ bare }) => bare === "") && (isCorrection || leads.some(({ leads }) => leads === CORRECTING.plain))
  )
}

/** Whether a number takes the place of the only one: "My son is 6" and "7", "4 Jahre alt" and "5 Jahre", "14 cats" and "two". */
const isOfNumbers = (said: string, words: readonly string[]): boolean =>
  (/^\d{1,3}$/u.test(words[0] ?? "") && said.match(/\d+/gu)?.length === 1) ||
  replaceNumber(said, words.join(" ")) !== undefined

/** "No, sorry, …" says more than either. */
function plainest(one: Correcting, other: Correcting): Correcting {
  const { refusal, apology, plain } = CORRECTING
  if ((one === refusal && other === apology) || (one === apology && other === refusal)) return plain
  return one > other ? one : other
}

interface Led {
  readonly bare: string
  readonly leads: Correcting
}

/** A clause without the words at its beginning that take back what was said, apologize, refuse or only pause. */
function withoutLeads(clause: string): Led {
  let [bare, leads]: [string, Correcting] = [clause, CORRECTING.not]
  if (isMistaken(clause) && !GIVES_VALUE.test(clause)) return { bare: "", leads: CORRECTING.plain }
  for (let times = 0; times < MAX_LEADS; times++) {
    const lead = LEADS.find(({ forms }) => forms.some((form) => form.test(bare)))
    const words = lead?.forms.map((form) => form.exec(bare)).find((match) => match !== null)?.[0]
    if (lead === undefined || words === undefined) break
    const rest = bare.slice(words.length)
    if (
      lead.correcting === CORRECTING.refusal &&
      rest !== "" &&
      !LEADS.some(({ forms }) => forms.some((form) => form.test(rest)))
    )
      break
    ;[bare, leads] = [rest, plainest(leads, lead.correcting)]
    if (rest !== "" && UNSPACED.test(rest) && isMistaken(rest)) return { bare: "", leads: CORRECTING.plain }
  }
  return { bare, leads }
}

/** Whether a clause says that something was wrong, and gives no value. A Chinese one ends with a mark of what happened. */
const isMistaken = (clause: string): boolean =>
  !HOLDS_MISTAKEN.test(clause) && (valueIn(clause) === clause || /[错錯].{0,2}了$/u.test(clause)) && corrects(clause)

/** Words that take back what was said and go on with the value: "volevo dire Bari". */
const GIVES_VALUE = expression("iu")`
  ^(?:i mean|i meant|ich meine|ich meinte|meinte|je veux dire|je voulais dire|quiero decir|quise decir|quería decir|volevo dire|intendevo|quer dizer|queria dizer)\s\S
`

/** "カニの間違いです" gives a value, and "間違いです" none. */
const HOLDS_MISTAKEN = /^.{1,8}の間違い/u

/** What happened is a sentence: "是停电了", but not "现在是31了". */
const HAPPENED = /^(?!(?:是|其实)?(?:现在|現在|今年|\p{N})).*\p{Script=Han}了$/u

const valueIn = (clause: string): string =>
  UNSPACED.test(clause)
    ? HAPPENED.test(clause)
      ? ""
      : clause.replace(AROUND_UNSPACED, "").replace(AROUND_UNSPACED, "")
    : clause.replace(AROUND, "").replace(AROUND, "").replace(AROUND, "").trim()

/** Whether a clause names again what the statement ends with: "Derby was last year", "nicht Laktose", but not "wasp stings" after "bee stings". */
function repeatsValue(said: string, clause: string): boolean {
  if (UNSPACED.test(said)) {
    const denied = clause.replace(DENIES, "")
    return denied !== clause && denied.length > 1 && said.includes(denied)
  }
  const [last, words] = [lastWord(said), wordsOf(clause.replace(DENIES, ""))]
  if (words.length === 2 && !DENIES.test(clause) && isSameWord(words[1] ?? "", last)) return false
  return last.length > 2 && words.some((word) => isSameWord(word, last))
}

/** Whether the words behind a value tell something of their own, not only of the value that was wrong. */
const tellsMore = (said: string, clause: string): boolean =>
  withoutLeads(clause).bare === clause &&
  !repeatsValue(said, clause) &&
  (UNSPACED.test(clause) || clause.split(/\s+/u).length > 2)

/** A statement with another value: in the place of what has the same word before it, or, where it is `isSure`, of its last word. */
function replaceValue(said: string, given: string, isSure: boolean): string | undefined {
  if (given === "" || given.length > MAX_CHARACTERS || NO_VALUE.test(given) || SAYS_MORE.test(given)) return undefined
  const counted = isSure ? replaceNumber(said, given) : undefined
  if (counted !== undefined) return counted
  if (UNSPACED.test(said))
    return UNSPACED.test(given) || /^\d/u.test(given) ? replaceUnspaced(said, given, isSure) : undefined
  const all = given.split(/\s+/u)
  const isNumber = /^\d/u.test(given)
  // "34 years old" and "20 minutes" are two matters.
  if (isNumber && all.length > 1 && !wordsOf(said).some((word) => isSameWord(word, all[1] ?? ""))) return undefined
  const withUnit = isNumber && all.length > 1 ? replaceCounted(said, all[0] ?? "", all[1] ?? "") : undefined
  if (withUnit !== undefined) return withUnit
  const words = isNumber ? all.slice(0, 1) : all
  if (words.length > MAX_WORDS) return undefined
  const behind = BEHIND.exec(said)?.[0] ?? ""
  const told = said.slice(0, said.length - behind.length)
  const [first = "", ...more] = words
  const place = more.length === 0 ? -1 : lastIntroduced(told, first)
  if (place >= 0) {
    const [, ...old] = told.slice(place).split(/\s+/u)
    const value = [first.toLowerCase(), ...more].join(" ")
    return isOfKind(old, more) ? told.slice(0, place) + value + behind : undefined
  }
  const old = told.split(/\s+/u)
  const same = words.length > 1 && isSameWord(words.at(-1) ?? "", old.at(-1) ?? "") ? words.length : 1
  const [kept, wrong] = [old.slice(0, -same), old.slice(-same)]
  if (kept.length === 0 || !isSure || classOf(first) !== undefined) return undefined
  if (!isOfKind(wrong, words) || (words.length > same && kindOf(wrong) === "words")) return undefined
  const value = kindOf(wrong) === "words" ? first.toLowerCase() + words.join(" ").slice(first.length) : words.join(" ")
  return `${kept.join(" ")} ${value}${behind}`
}

/** "Ma fille a 9 ans" and "10 ans": another number of the same. */
function replaceCounted(said: string, number: string, unit: string): string | undefined {
  const words = said.split(/(\s+)/u)
  const at = words.findIndex(
    (word, place) => /^\d+$/u.test(word) && isSameWord(wordsOf(words[place + 2] ?? "")[0] ?? "", unit),
  )
  return at < 0 ? undefined : words.with(at, number).join("")
}

/** Whether two values are both numbers, names, or other words. */
function isOfKind(wrong: readonly string[], right: readonly string[]): boolean {
  const [one, other] = [kindOf(wrong), kindOf(right)]
  // A value that begins its sentence has a capital.
  return one === other || (one === "words" && other === "name" && right.length <= wrong.length)
}

/** A name has no word that is not part of one: "Ana llama" is none, "Santiago de Compostela" is. */
function kindOf(words: readonly string[]): "number" | "name" | "words" {
  if (/^\d/u.test(words[0] ?? "")) return "number"
  const own = words.filter((word) => classOf(word) === undefined && !WITHIN_NAMES.test(word))
  return own.length > 0 && own.every((word) => /^\p{Lu}/u.test(word.replace(/^[ld]['’]/iu, ""))) ? "name" : "words"
}
const WITHIN_NAMES = /^(?:upon|am|an|ob|der|under|on|sur|sous|y|e|und|and|the|of|van|von)$/u

/** "我住在北京" and "天津", "京都に住んでいます" and "奈良". */
function replaceUnspaced(said: string, given: string, isSure: boolean): string | undefined {
  const frame = frameUnspaced(said)
  if (frame === undefined) return undefined
  const { before, value: wrong, after } = frame
  const last = before.slice(-1)
  const led = given.lastIndexOf(last) >= 0 && last !== "" ? given.slice(given.lastIndexOf(last) + 1) : given
  if (!isSure && led === given) return undefined
  const value = beforeTail(led, after)
  const isWord = value !== "" && value !== wrong && value.length <= MAX_UNSPACED && !NO_VALUE.test(value)
  // What ends in kana or has a mark of the past is a sentence.
  return isWord && !/[\p{Script=Hiragana}]$|[了着过吗呢吧的很好错錯]/u.test(value) ? before + value + after : undefined
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []
const lastWord = (said: string): string => wordsOf(said.replace(BEHIND, "")).at(-1) ?? ""

/** "bee" and "bees". */
function isSameWord(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a === b || (a.length > 3 && (a === `${b}s` || b === `${a}s`))
}
