import { expression } from "./regex.ts"
import { sentencesOf } from "./sentences.ts"
import { findRemarks } from "./spans/everyday-model.ts"
import { textCue } from "./spans/text-cues.ts"
import { UNSPACED } from "./unspaced.ts"
import { wholeWords } from "./whole-words.ts"

/** Who states something anew is read in their own words. */
export const OWN_SUBJECT =
  /^(?:i|i['’]\p{L}{1,3}|my|we|our|ich|wir|meine?|unsere?|je|nous|mon|ma|mes|yo|mi|mis|vivo|tengo|io|eu|meu|minha|moro)(?![\p{L}'’])|^[我私僕俺]/iu

/** Words that introduce a value and have forms of their own: "à", "au" and "aux". */
const INTRODUCING: readonly ReadonlySet<string>[] = [
  "a à ad al allo alla all ai agli alle au aux ao aos às to las los la le l el il lo",
  "in im ins en em no na nos nas nel nello nella dans",
  "bei beim chez for at with con para pour por",
  "gegen auf against contra",
  "de du des d da do das dos di del della aus from",
].map((words) => new Set(words.split(" ")))

/** The words that introduce a value as this one does. */
export const classOf = (word: string): ReadonlySet<string> | undefined =>
  INTRODUCING.find((words) => words.has(word.toLowerCase().split(/['’]/u)[0] ?? ""))

/** A longer sentence, in characters, says more than one value. */
const MAX_HALF = 60
/** The most words of a value. */
const MAX_WORDS = 5
const MAX_LEADS = 3

/** Words that go on with what was said before. */
const JOINS = expression("iu")`
  ^(?:and|plus|also|or|nor|as well as|besides|und|auch|sowie|außerdem|et|ni|ou|aussi|plus|y|o|tampoco|también|además|e|ed|anche|pure|neanche|inoltre|também|nem|mais)(?!\p{L})[, ]{1,2}
`
/** Words with which people also only pause: a value behind them needs the word that introduces it. */
const PAUSES = expression("iu")`
  ^(?:oh|ah|ach|ach ja|achso|äh|ups|uh|ooh|ay|ai|oops|yeah|well|übrigens|en fait|por cierto|actually)(?!\p{L})[, ]{1,2}
`
const JOINS_BEHIND = expression("iu")`
  (?:,? (?:too|as well|also|(?:übrigens )?auch|ebenfalls|ebenso|aussi|également|también|anche|pure|também))$
`
/** "Auch Sarah". English "Also" leads to a value. */
const SAME_BEFORE = /^(?:auch|aussi|también|tampoco|anche|pure|neanche|também)\s/iu
const INTERJECTION = /,? (?:übrigens|by the way|btw|actually|d['’]ailleurs|por cierto)(?= auch$|$)/iu

/** Articles and numbers before a thing that somebody has one or more of. */
export const ARTICLE_OR_NUMBER = expression("iu")`
  ^(?:an?|another|one|two|three|four|five|six|some|the|eine?n?|kein(?:e|en)?|zwei|drei|vier|fünf|sechs|den|die|das|une?|des|deux|trois|quatre|cinq|le|la|les|una?|unos|unas|dos|tres|cuatro|cinco|el|los|las|uno|due|tre|quattro|cinque|il|lo|gli|uma?|dois|duas|três|quatro|os?|as?|\d{1,2})$
`
/** "Wenig", "a bit of": how much of it. */
const AMOUNTS = /^(?:some|etwas|bisschen|wenig|a|bit|little|of|ein|un|peu|de|d['’]|poco|di|um|pouco|algo)$/iu

/** Words that no value has: of questions, of time, of other people, of the conversation, and verbs without which no clause goes on. */
const NO_VALUE_WORD = expression("iu")`
  ^(?:i|i['’](?:m|ve|d|ll)|ich|hab|bin|je|yo|io|eu|you|yours?|he|him|she|her|they|them|it|its|this|that|these|those|we|us|mine|what|how|who|why|when|where|which|is|are|was|were|be|been|have|has|had|do|does|did|can|could|will|would|should|may|might|must|if|then|now|sometimes|often|rarely|occasionally|usually|only|today|tomorrow|tonight|soon|later|again|here|there|so|not|never|always|yes|no|please|thanks|thank|sorry|before|after|because|but|than|think|say|answer|top|make|extent|sure|all|everything|nothing|more|horror|surprise|question|off|counting|hate|love
  |du|dir|dich|ihr|euch|sie|er|es|wir|uns|was|wie|wer|warum|wann|wo|ist|sind|war|sein|haben|hat|hatte|kann|wird|wenn|dann|jetzt|manchmal|oft|selten|heute|morgen|hier|da|so|zwar|nicht|nie|immer|ja|nein|bitte|danke|weil|aber|als|gut|frage|nun|noch|mal
  |toi|tu|vous|il|elle|on|nous|ça|ce|cela|quoi|comment|qui|pourquoi|quand|est|sont|était|être|alors|parfois|souvent|rarement|maintenant|aujourd'hui|ici|pas|jamais|toujours|oui|merci|part|fait|puis|si|question|coup|fin
  |tú|te|usted|ella|ellos|nosotros|eso|esto|qué|cómo|quién|cuándo|dónde|es|está|son|era|ahora|hoy|raramente|luego|aquí|así|nunca|siempre|sí|gracias|veces|final|pregunta|fin|ti|vos
  |lui|lei|noi|voi|ciò|questo|quello|cosa|come|chi|perché|quando|dove|è|sei|adesso|ora|spesso|raramente|oggi|poi|qui|così|mai|sempre|grazie|momento|domanda|te
  |você|ele|ela|nós|isso|isto|que|como|quem|quando|onde|é|são|agora|hoje|raramente|depois|aqui|assim|nunca|sempre|sim|obrigad[oa]|contrário|dúvida|pergunta|mim)$
`

/** A value with words that say that it goes on with what was said before: "And to sesame." */
export interface HalfSentence {
  readonly value: string
  /** Whether a word says that it goes on, and not only that the speaker paused. */
  readonly joins: boolean
  /** Whether it may say of whom the same is true: "Sarah too", but not "And sesame". */
  readonly isSame: boolean
}

/** The value of half a sentence that may go on with a statement before it; `undefined` where it says more, or asks. */
export function readHalfSentence(sentence: string): HalfSentence | undefined {
  if (sentence.length > MAX_HALF || /[?？:：;()"“”„]/u.test(sentence)) return undefined
  const bare = sentence.replace(/[.!。！…\s]{1,10}$/u, "").trim()
  if (UNSPACED.test(bare)) return readUnspaced(bare)
  const { value, ...says } = withoutJoins(bare)
  const words = value.split(/\s+/u)
  if (value === bare || value === "" || words.length > MAX_WORDS || OWN_SUBJECT.test(value)) return undefined
  if (/,(?! \p{Lu})/u.test(value)) return undefined
  const own = words.map((word) => word.replace(/[,.]$/u, "").replace(/^\p{L}{1,2}['’](?=\p{L})/u, ""))
  const isValue = !own.some((word) => NO_VALUE_WORD.test(word)) && !own.every(hasNoValue) && !TELLS_HOW.test(value)
  return isValue ? { value, ...says } : undefined
}

/** Whether a value has a word that no value has. */
export const hasNoValueWord = (value: string): boolean =>
  value
    .split(/[\s,]+/u)
    .some((word) => NO_VALUE_WORD.test(word.replace(/[,.]$/u, "").replace(/^\p{L}{1,2}['’](?=\p{L})/u, "")))

/** "And badly." */
const TELLS_HOW = /^\p{L}+(?:ly|mente)$/iu

function withoutJoins(bare: string): HalfSentence {
  const behind = bare.replace(INTERJECTION, "")
  let value = behind.replace(JOINS_BEHIND, "")
  let joins = value !== behind
  let isSame = joins
  for (let times = 0; times < MAX_LEADS; times++) {
    const lead = JOINS.exec(value) ?? PAUSES.exec(value)
    if (lead === null) break
    joins ||= JOINS.test(value)
    isSame ||= SAME_BEFORE.test(value)
    value = value.slice(lead[0].length)
  }
  return { value, joins, isSame }
}

/** Whether a word introduces a value, as "to" does. */
export const isIntroducing = (word: string): boolean => classOf(word) !== undefined

/** Articles, numbers, amounts and what introduces a value. */
export const hasNoValue = (word: string): boolean =>
  ARTICLE_OR_NUMBER.test(word) || AMOUNTS.test(word) || isIntroducing(word)

const JOINS_UNSPACED = /^(?:还有|還有|以及|另外|加上|和|也|对了|あと(?:は)?|それと|それから|そして|また)[、，,\s]{0,2}/u
const JOINS_BEHIND_UNSPACED = /(?:也是|也一样|也過敏|也过敏|也有|も(?:です|だ|だよ|います|いる|同じです|そうです)?)$/u
const NO_VALUE_UNSPACED =
  /[我你您他她请請帮吗呢吧什么怎问問谢謝了过着]|質問|お願い|ください|ありがとう|電話|[かね]$|です|ます/u
const MAX_UNSPACED = 10

function readUnspaced(bare: string): HalfSentence | undefined {
  const led = bare.replace(JOINS_UNSPACED, "").replace(/^[对對]/u, "")
  const value = led.replace(JOINS_BEHIND_UNSPACED, "")
  const isValue = value !== bare && value !== "" && value.length <= MAX_UNSPACED && !NO_VALUE_UNSPACED.test(value)
  return isValue ? { value, joins: true, isSame: value !== led } : undefined
}

/** "But not to sesame." */
const RESTRICTS = expression("iu")`
  ^(?:but|not|only|just|aber|nicht|nur|mais|pas|seulement|pero|no|s[oó]lo|ma|non|solo|mas|não|só)(?!\p{L})|^(?:但|不|只|でも|ただ)
`

const SAME_OF_OTHER = /^(?:so|neither|nor) (?:is|are|does|do|has|have|was|can) \p{Lu}?\p{L}+(?: \p{L}+)?[.!]?$/u
const SAME_OF_SPEAKER = /\b(?:I|we)\b/u

/** Whether a sentence says of somebody else what was said before it: "So is Mark." */
export const isSameOfOther = (sentence: string): boolean =>
  SAME_OF_OTHER.test(sentence.charAt(0).toLowerCase() + sentence.slice(1)) && !SAME_OF_SPEAKER.test(sentence)

/** A sentence without the word with which it goes on with the one before it: "Also, call me Ed". */
export const withoutJoin = (sentence: string): string => {
  const rest = sentence.replace(UNSPACED.test(sentence) ? JOINS_UNSPACED : JOINS, "")
  return rest.trim() === "" ? sentence : rest
}

const FORBIDS = expression("iu")`
  ^(?:please |bitte )?(?:no|without|kein(?:e[nrs]?)?|ohne|pas (?:de(?!\p{L})|d(?=['’]))|sans|sin|nada de|ning[uú]n\p{L}*|niente|senza|nessun\p{L}*|basta|sem|nenhum\p{L}*)(?!\p{L})|^(?:不要|别|別|不用|没有)|(?:なし|無し|不要)(?:で|です)?$
`
/** It names nothing: "Nothing else", "no more of them". */
const NAMES_NOTHING = wholeWords(
  "else|others?|autres?|sonst|weitere?s?|andere?[nrs]?|otras?|otros?|altr[aeio]|outr[ao]s?|way|problem\\p{L}*|worries|rush|offen[cs]e|idea|sorgen|stress|eile|souci|prisa|problema|pressa|fretta",
  "其他|別的|别的|問題|问题|担心",
)
/** Whether a sentence only names what there is not to be: "No emojis". */
export const forbids = (sentence: string): boolean => {
  const rest = sentence.replace(FORBIDS, "").trim()
  return rest !== sentence && rest !== "" && !hasNoValueWord(rest) && !NAMES_NOTHING.test(rest)
}

/** How long answers are to be, which alone may be meant for one: "Keep it brief". */
const BRIEF = expression("iu")`
  ^(?:please |bitte )?(?:(?:(?:keep (?:it|things|everything|that)|be|stay) (?:very |always )?(?:brief|short|concise)|(?:fass|fasse) dich (?:bitte )?kurz|(?:immer |schön )?kurz(?: und knapp)?|(?:sois|soyez|reste) (?:brefs?|brève|concise?)|s[ée] (?:breve|concis[oa])|sii (?:breve|concis[oa])|seja (?:breve|concis[oa]))(?:,? (?:please|bitte|s'il te plaît|por favor|per favore))?)[.!]{0,2}$
  |^(?:请|請)?(?:简短|簡短|简洁|簡潔)(?:一点|一點|一些|点)?[。.！!]?$|^(?:短く|短めに|簡潔に)(?:して|お願いします|お願い)?(?:ください|ね)?[。.！!]?$
`
/** Whether a sentence is a wish for all answers beside another one: "Keep it brief", "no emojis". */
export const accompaniesWish = (sentence: string): boolean => forbids(sentence) || BRIEF.test(sentence.trim())

/** Whether a sentence begins with a word that goes on with the one before it, or restricts it. */
export const goesOn = (sentence: string): boolean =>
  JOINS.test(sentence) || PAUSES.test(sentence) || JOINS_UNSPACED.test(sentence) || RESTRICTS.test(sentence)

/** From these log-odds on half a sentence speaks of a text: "And in French." */
const CUE_BELOW = 1

/** A text without the half sentences and remarks that stand behind others, and where its places are in it. */
export interface WithoutHalves {
  readonly text: string
  /** Whether all that was left out are remarks, which are whole sentences. */
  readonly isWhole: boolean
  /** Where a place of the text is without half sentences. One of a half sentence is at the end of what it goes on with. */
  readonly toShort: (at: number) => number
  /** Where a place is in the whole text. The end of a sentence is behind what goes on with it. */
  readonly toWhole: (at: number, isEnd?: boolean) => number
}

/**
 * Whose words half a sentence is says the one that it goes on with: "And to sesame" alone looks like a request, which
 * takes a plain statement away from its sender, as "Any tips?" does. `keepsRemarks`: only half sentences are left out.
 * Linear.
 */
export function withoutHalfSentences(whole: string, keepsRemarks = false): WithoutHalves {
  const cuts: { readonly from: number; readonly to: number }[] = []
  let before: number | undefined
  let isWhole = true
  const sentences = sentencesOf(whole)
  const remarks: ReadonlySet<string> = keepsRemarks ? new Set() : findRemarks(whole, sentences)
  for (const { text, start, end } of sentences) {
    const follows = before !== undefined && !whole.slice(before, start).includes("\n")
    const isHalf = isSameOfOther(text) || readHalfSentence(text) !== undefined
    const isRemark = remarks.has(text)
    if (before !== undefined && follows && (isRemark || (isHalf && textCue(text) < CUE_BELOW))) {
      cuts.push({ from: before, to: end })
      isWhole &&= isRemark
    }
    before = end
  }
  if (cuts.length === 0) return { text: whole, isWhole, toShort: (at) => at, toWhole: (at) => at }
  let text = ""
  let from = 0
  const removed: { readonly at: number; readonly length: number }[] = []
  /** What the first cuts take out together. */
  const sums = [0]
  for (const cut of cuts) {
    text += whole.slice(from, cut.from)
    removed.push({ at: text.length, length: cut.to - cut.from })
    sums.push((sums.at(-1) ?? 0) + cut.to - cut.from)
    from = cut.to
  }
  return {
    text: text + whole.slice(from),
    isWhole,
    toShort: (at) => {
      const next = countOf(cuts, ({ from }) => from < at)
      const last = cuts[next - 1]
      return last === undefined ? at : at - (sums[next - 1] ?? 0) - (Math.min(at, last.to) - last.from)
    },
    toWhole: (at, isEnd = false) =>
      at + (sums[countOf(removed, (one) => one.at < at || (isEnd && one.at === at))] ?? 0),
  }
}

/** How many of the first of a sorted list are so. */
function countOf<T>(sorted: readonly T[], isSo: (one: T) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const one = sorted[middle]
    if (one !== undefined && isSo(one)) low = middle + 1
    else high = middle
  }
  return low
}
