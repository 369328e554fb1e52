import { analyse } from "../../text/analyse.ts"
import { expression } from "../../text/regex.ts"
import { type Sentence, sentencesOf } from "../../text/sentences.ts"
import { isStopWord, namesIn } from "../../text/stop-words.ts"
import type { OwnAttribute } from "./attribute-requests.ts"
import type { ForgetReach } from "./forget-forms.ts"
import { tellsOfThings } from "./told-values.ts"

/** What a user wants forgotten: a memory matches if a sentence of it holds all words, within the limits of `reach`. */
export interface ForgetRequest {
  readonly about: string
  readonly words: readonly string[]
  readonly reach: ForgetReach
  /** The sentences of the message that ask it, and are not kept. */
  readonly asking?: readonly string[]
  /** The sentence that asks, of which `about` is a part. */
  readonly sentence?: string
  /** Of a `named` request: `about` states something, so that its opposite is not meant. */
  readonly isStatement?: boolean
  /** Whether the thing is the person's own: "what I told you about my salary". */
  readonly isOwn?: boolean
  /** The short message of which `about` is a part, in case that names nothing: "Carl? Who's Carl. Clean sweep please." */
  readonly context?: string
  /** How sure it is that the sentence asks to forget anything, 0 to 1. Default: 1. */
  readonly certainty?: number
  /** How sure that is by the model upon which anything is removed, 0 to 1. Default: 1. */
  readonly byGroups?: number
  /** What of the person is to be forgotten, whatever the words of a statement: "where I live". */
  readonly own?: OwnAttribute
  /** Whether what it names is only offered, since the message goes on about something else. Default: false. */
  readonly isBare?: boolean
  /** Whether the reply to it says that it is done, so that what it most likely means goes. Default: false. */
  readonly isConfirmed?: boolean
  /** Whether it may be for work on a reply, so that only the person chooses among what is offered. Default: false. */
  readonly isWork?: boolean
}

/** What matching reads of sentences. Each is analysed once, however many requests it is compared with. */
export interface SentenceReader {
  readonly sentences: (content: string) => readonly Sentence[]
  /** The topics of a statement, in which capitalised words count as names. */
  readonly said: (sentence: string) => readonly string[]
  readonly topics: (sentence: string) => readonly string[]
  readonly clauses: (
    sentence: string,
  ) => readonly { readonly isNegative: boolean; readonly words: ReadonlySet<string> }[]
}

export function createSentenceReader(): SentenceReader {
  return {
    sentences: memoize(sentencesOf),
    said: memoize((sentence) => topicsOf(sentence, capitalisedWords(sentence))),
    topics: memoize((sentence) => topicsOf(sentence, namesIn(sentence))),
    clauses: memoize((sentence) =>
      sentence
        .split(CLAUSE_BREAK)
        .map((clause) => ({ isNegative: NEGATION.test(clause), words: new Set(analyse(clause)) })),
    ),
  }
}

export function memoize<Value>(compute: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, Value>()
  return (text) => {
    const known = values.get(text)
    if (known !== undefined) return known
    const value = compute(text)
    values.set(text, value)
    return value
  }
}

/** Whether a sentence is one that the request names. */
export function matchesRequest(sentence: string, asked: ForgetRequest, reader: SentenceReader): boolean {
  const { words, reach } = asked
  if (reach === "named") return false
  const held = reach === "said" ? reader.said(sentence) : reader.topics(sentence)
  const holds = (word: string, those: readonly string[]): boolean =>
    reach === "said" ? those.includes(word) : derivedForms(word).some((form) => those.includes(form))
  if (!words.every((word) => holds(word, held))) return false
  if (reach === "own") return holds(words[0] ?? "", held.slice(0, 2))
  if (reach === "topic") return true
  if (!agreesInKind(sentence, asked, reader)) return false
  // A single word must be most of the sentence, which must not be about somebody else.
  return words.length > 1 || (held.length <= 2 && !/^(?:my|our)\b/i.test(sentence))
}

/** "I'm Thai", which says what somebody is, in one word. */
const ONESELF =
  /^(?:i['’]?m|i am|we['’]re|we are|ich bin|wir sind|je suis|nous sommes|(?:yo )?soy|somos|(?:io )?sono|siamo|(?:eu )?sou)(?: (?:half|partly|an?|halb|ein|une?|un[oa]?|uma?))? [\p{L}-]+$/iu

/** Whether a sentence is none that says something else with the words of a statement, or its opposite. */
export const agreesInKind = (sentence: string, asked: ForgetRequest, reader: SentenceReader): boolean =>
  agreesInNegation(sentence, asked, reader) && !(ONESELF.test(asked.about.trim()) && tellsOfThings(sentence))

/** A statement is not its opposite. Only the clauses that hold most of the words decide, because a sentence may deny something else as well. */
function agreesInNegation(sentence: string, { about, words }: ForgetRequest, reader: SentenceReader): boolean {
  const clauses = reader.clauses(sentence).map(({ isNegative, words: held }) => ({
    isNegative,
    count: words.filter((word) => held.has(word)).length,
  }))
  const most = Math.max(...clauses.map(({ count }) => count))
  const isNegative = NEGATION.test(about)
  return clauses.some((clause) => clause.count === most && clause.isNegative === isNegative)
}

const CLAUSE_BREAK =
  /[,;:()–—，；、]|\b(?:and|but|because|although|though|so|while|und|aber|weil|et|mais|y|pero|e|ma|mas)\b/i
const NEGATION = expression("iu")`
  \b(?:not|no|never|cannot|without|nicht|nie|niemals|kein(?:e[nmrs]?)?|nunca|n[ãa]o|non|jamais|ne)\b|n['’]t\b
  |\b(?:do|does|did|is|are|was|were|ca|wo|would|should|could|have|has|had)nt\b|\bn['’](?=\p{L})|[不没沒未]|ない|ません
`

function capitalisedWords(sentence: string): ReadonlySet<string> {
  return new Set((sentence.match(/(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu) ?? []).map((word) => word.toLowerCase()))
}

/** The words of a text that say what it is about, in its order. */
export function topicsOf(text: string, names: ReadonlySet<string>): readonly string[] {
  return [...new Set(analyse(text))].filter((word) => !isStopWord(word) || names.has(word))
}

/** Articles and prepositions of languages whose stop words the analyser does not know. */
const FUNCTION_WORDS = new Set(
  "von vom mit dem den das die der ein eine einen einem einer und im am an zu zur zum de la le les du des au aux un une et en el los las del al una y di il lo gli dei delle della e do da dos das o os as um uma no na meu minha mein meine meinem meiner meinen mon ma mes mi mis mio mia l d s".split(
    " ",
  ),
)

/** Whether an analysed word is an article or a preposition. */
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word)

/** The same without them, unless nothing else is left. */
export function namedTopics(text: string, names: ReadonlySet<string>): readonly string[] {
  const words = topicsOf(text, names)
  const telling = words.filter((word) => !FUNCTION_WORDS.has(word) || names.has(word))
  return telling.length > 0 ? telling : words
}

/** Words of one root that the stemmer keeps apart: who names an allergy has said to be allergic. */
const GROUPS = `
  allergy allergies allergic; asthma asthmatic; diabetes diabetic; epilepsy epileptic; dyslexia dyslexic; autism autistic; anxiety anxious
  depression depressed; coeliac celiac; pregnancy pregnant; marriage married; divorce divorced; surgery surgeon operation operated; vegan veganism
  vegetarian vegetarianism; diagnosis diagnosed; religion religious; retirement retired; addiction addicted; injury injured; disability disabled
  allergie allergien allergisch; asthma asthmatiker asthmatikerin; schwangerschaft schwanger; scheidung geschieden; ehe heirat verheiratet; depression depressiv
  sucht süchtig; behinderung behindert; allergie allergique; grossesse enceinte; mariage marié mariée; divorce divorcé divorcée
  alergia alérgico alérgica alergias; embarazo embarazada; matrimonio casado casada; divorcio divorciado divorciada; asma asmático asmática
  allergia allergico allergica allergie; gravidanza incinta; divorzio divorziato divorziata; matrimonio sposato sposata
  gravidez grávida; divórcio divorciado divorciada; casamento casado casada; allergie allergisch; alergia uczulony uczulona alergii; аллергия аллергию аллергии`

const derived: ReadonlyMap<string, ReadonlySet<string>> = groupByWord()

function groupByWord(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const group of GROUPS.split(/[;\n]/)) {
    const words = new Set(analyse(group))
    for (const word of words) found.set(word, new Set([...(found.get(word) ?? []), ...words]))
  }
  return found
}

/** The analysed words that state the same as this one, itself first. */
export function derivedForms(word: string): readonly string[] {
  const others = derived.get(word)
  return others === undefined ? [word] : [word, ...[...others].filter((other) => other !== word)]
}
