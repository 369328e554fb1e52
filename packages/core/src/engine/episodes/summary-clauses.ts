import { analyse } from "../../text/analyse.ts"
import { relativeIn } from "../../text/topics/clause-features.ts"
import { wholeWords } from "../../text/whole-words.ts"

/** Of whom a clause tells first, as far as its pronouns and the like say. */
export type ClauseSubject = "speaker" | "third" | "thing" | "assistant" | "relative"

/** A part of a sentence between commas and conjunctions, as the words that it claims something with. */
export interface SummaryClause {
  /** What everything before its first preposition says. */
  readonly head: readonly string[]
  /** The same without "sister" where a name follows it. */
  readonly named: readonly string[]
  /** What each preposition begins, with the preposition. */
  readonly phrases: readonly (readonly string[])[]
  readonly subject: ClauseSubject | undefined
  /** How often it negates. */
  readonly negations: number
  readonly numbers: string
}

/** Words that carry no claim of their own in a language, and those that begin a phrase. */
export interface FunctionWords {
  readonly free: ReadonlySet<string>
  readonly prepositions: ReadonlySet<string>
}

/** Words without a claim of their own, which a summary may leave out or add: pronouns, articles, auxiliaries, and negations, which are counted. */
const ENGLISH: FunctionWords = {
  free: wordsOf(`
  a an the i me my mine myself we us our ours ourselves you your yours he him his himself she her hers herself it its itself they them
  their theirs themselves am is are was were be been being have has had having do does did doing this these those and also s re ve d m t
  don doesn didn isn aren wasn weren hasn haven hadn not`),
  prepositions: wordsOf("in on at for with to from by of about near during after before since until than as"),
}
/** The same in other languages, of which many are words with a claim in English: "die", "hat", "son". */
const ABROAD: FunctionWords = {
  free: wordsOf(`
  ich mich mir mein meine meinen meinem meiner wir uns unser unsere du dich dir er ihn ihm sie es ihr ihre ihren ihrem sein seine seinen
  der die das den dem des ein eine einen einem einer bin bist ist sind war waren habe hast hat haben hatte hatten und auch nicht
  je j me m mon ma mes nous notre nos il elle ils elles lui leur leurs son sa ses le la les l un une des suis est sont etait ai a ont avait et aussi ne n pas
  yo mi mis nosotros nuestro el ella ellos ellas su sus los las lo una es son era he ha han y tambien no
  io mio mia noi nostro lui lei loro suo sua i gli uno sono e erano ho anche non eu meu minha seu sua ele ela eles elas o os as um uma sou sao tem nao
  我 我们 你 他 她 它 他们 她们 的 了 是 有 私 僕 彼 彼女 は が を の です ます だ`),
  prepositions: wordsOf(
    "in im am auf aus bei beim mit nach seit von vom zu zum zur fur um durch uber unter vor wegen chez pour avec dans depuis en con por para desde da dal del della di em com",
  ),
}
const IS_ENGLISH =
  /(?<!\p{L})(?:the|is|are|were|my|to|of|and|she|he|they|their|it|with|for|from|have|his|not|we|our|person|I)(?!\p{L})/u
/** Words with which a summary names who spoke. */
const FRAME = wordsOf(
  "person user speaker assistant reply says say said that tells told mentions mentioned notes noted Nutzer Nutzerin Person sagt dass utilisateur utilisatrice personne dit que usuario usuaria persona dice che utente dice pessoa diz 用户 使用者 助手 说 ユーザー アシスタント",
)
const CONDITIONS = wholeWords(
  `
  if|unless|whether|would|could|should|might|may|must|will|shall|can|going to|[\\p{L}]+[’']d|[\\p{L}]+[’']ll|maybe|perhaps|probably|wenn|falls|ob|würde\\p{L}*|könnt\\p{L}*|sollt\\p{L}*|möcht\\p{L}*
  |wird|werde\\p{L}*|kann|muss|darf|wäre|hätte|vielleicht|si|peut-être|quizás?|forse|magari|talvez|se
  `,
  "如果|要是|假如|可能|也许|会|应该|打算|もし|かもしれない|たら|つもり",
)
const NEGATIONS = new RegExp(
  wholeWords(
    `
    not|no|never|none|nobody|nothing|neither|nor|without|cannot|hardly|barely|rarely|\\p{L}+n[’']t|dont|doesnt|didnt|isnt|arent|wasnt|cant|wont|nicht|kein\\p{L}*|nie|niemand|nichts|ohne|weder
    |pas|jamais|rien|aucun\\p{L}*|sans|nunca|nadie|nada|sin|non|mai|nessun\\p{L}*|senza|niente|não|nao|ninguém|sem
    `,
    "不|没|沒|无|無|别|ない|ません|ず|않|안",
  ),
  "giu",
)
const SUBJECTS: readonly (readonly [ClauseSubject, RegExp])[] = [
  ["assistant", wholeWords("assistant|reply|assistent\\p{L}*|asistente|assistente", "助手|アシスタント")],
  [
    "speaker",
    wholeWords(
      "i|me|my|mine|myself|we|us|our|user|users|person|speaker|ich|mich|mir|mein\\p{L}*|wir|uns|unser\\p{L}*|nutzer\\p{L}*|je|j|mon|nous|notre|utilisat\\p{L}+|personne|yo|nosotros|usuari[oa]|persona|io|mio|mia|noi|utente|eu|meu|minha|pessoa",
      "我|私|僕|用户|ユーザー",
    ),
  ],
  [
    "third",
    wholeWords(
      "he|she|they|him|them|his|her|hers|their|er|ihn|ihm|il|elle|ils|elles|él|ella|ellos|ellas|lui|lei|loro|ele|ela|eles|elas",
      "他|她|彼",
    ),
  ],
  ["thing", wholeWords("it|its|this|that|these|those|cela|ça|esto|eso|questo|isso", "它|这|那|それ|これ")],
]
/** Not within numbers. */
const BREAKS =
  /[,;:](?!\p{N})|[，；：、—–()]|(?<!\p{L})(?:and|but|so|while|und|aber|denn|et|mais|y|pero|e|ma|mas)(?!\p{L})|而且|但是|でも/giu

/** Whether a sentence tells what would, could or will be. */
export function isConditional(sentence: string): boolean {
  // "May" is a month, too, and then a capital.
  return CONDITIONS.test(sentence.replace(/(?<=\S\s)May\b|\bMay \d/gu, " "))
}

/** The clauses of a sentence in their order. */
export function summaryClauses(sentence: string, language: FunctionWords): readonly SummaryClause[] {
  return sentence
    .split(BREAKS)
    .filter((text) => analyse(text).length > 0)
    .map((text) => clauseOf(text, language))
}

/** The function words of the language of these sentences. */
export function functionWordsOf(sentences: readonly string[]): FunctionWords {
  const english = sentences.filter((text) => IS_ENGLISH.test(text)).length
  return english * 3 >= sentences.length ? ENGLISH : ABROAD
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(analyse(text))
}

function clauseOf(text: string, language: FunctionWords): SummaryClause {
  const head: string[] = []
  const phrases: string[][] = []
  for (const word of analyse(text)) {
    if (language.prepositions.has(word)) phrases.push([word])
    else if (!language.free.has(word)) (phrases.at(-1) ?? head).push(word)
  }
  const numbers = (text.match(/\p{N}[\p{N}.,:/-]*/gu) ?? []).map((one) => one.replace(/[.,:/-]$/, ""))
  const opening = new Set(
    [...text.matchAll(/(?<!\p{L})(\p{L}+)\s(?=\p{Lu}\p{Ll})/gu)].flatMap(([word]) => analyse(word)),
  )
  const [first = ""] = head
  const isRelation = head.length > 1 && opening.has(first) && relativeIn(first) !== undefined
  return {
    head,
    named: isRelation ? head.slice(1) : head,
    phrases,
    subject: subjectOf(text, language),
    negations: (text.match(NEGATIONS) ?? []).length,
    numbers: numbers.toSorted().join(" "),
  }
}

function subjectOf(text: string, { prepositions }: FunctionWords): ClauseSubject | undefined {
  const words = text.split(/\s+/u)
  const end = words.findIndex((word) => prepositions.has(analyse(word)[0] ?? ""))
  if (relativeIn(words.slice(0, end < 0 ? words.length : end).join(" ")) !== undefined) return "relative"
  const places = SUBJECTS.map(([subject, words]) => ({ subject, at: text.search(words) })).filter(({ at }) => at >= 0)
  return places.toSorted((one, other) => one.at - other.at)[0]?.subject
}

/**
 * Whether a clause claims nothing that the other does not: the same words up to their endings, where phrases with a
 * preposition may be left out, with the same numbers if it has any, and negated as often.
 */
export function saysNoMore(clause: SummaryClause, source: SummaryClause): boolean {
  if (clause.negations !== source.negations) return false
  if (clause.numbers !== "" && clause.numbers !== source.numbers) return false
  const all = new Set([source.head, ...source.phrases].flat())
  const own = (words: readonly string[]): readonly string[] => words.filter((word) => all.has(word) || !FRAME.has(word))
  const head = own(clause.head)
  if (!isSame(head, source.head) && !isSame(head, source.named)) return false
  let at = 0
  for (const phrase of clause.phrases.map(own)) {
    while (at < source.phrases.length && !isSame(phrase, source.phrases[at] ?? [])) at++
    if (at++ >= source.phrases.length) return false
  }
  return clause.head.length + clause.phrases.length > 0
}

function isSame(words: readonly string[], others: readonly string[]): boolean {
  return words.length === others.length && words.every((word, at) => isInflected(word, others[at] ?? ""))
}

/** Whether two words differ in their ending at most. */
function isInflected(one: string, other: string): boolean {
  if (one === other) return true
  if (!/^\p{Ll}+$/u.test(one) || !/^\p{Ll}+$/u.test(other) || Math.abs(one.length - other.length) > 3) return false
  const shorter = Math.min(one.length, other.length)
  const shared = Math.abs(one.length - other.length) === 1 ? shorter : shorter - 1
  return shared >= 4 && one.slice(0, shared) === other.slice(0, shared)
}
