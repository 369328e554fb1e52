import { analyse } from "../../text/analyse.ts"
import { backgroundFrequency } from "../../text/background-frequency.ts"
import { namesIn } from "../../text/stop-words.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { isFrameWord } from "../memory-request-features.ts"
import { isCommonWord } from "../memory-request-model.ts"
import { relatedByTopic } from "../recall/related-words.ts"
import { type ComparedTextReader, readComparedText } from "./compared-text.ts"
import {
  createSentenceReader,
  derivedForms,
  type ForgetRequest,
  memoize,
  namedTopics,
  type SentenceReader,
} from "./match-request.ts"
import { type Clause, callsPerson, clausesOf, personOf } from "./request-address.ts"

/** A word of a request that may name what it is about, and how much it says. */
interface NamingWord {
  readonly word: string
  readonly weight: number
  /** A name or a number, which has to agree. */
  readonly isName: boolean
}

/** The words of a request that name what it is about, without courtesies and verbs of forgetting. */
export function namingWords(request: string): readonly string[] {
  const names = namesIn(request)
  const isName = (word: string): boolean => /^\p{Lu}/u.test(word) && names.has(word.toLowerCase())
  const bare = request.replace(/[\p{L}\p{M}\p{N}'’-]+/gu, (word) =>
    isFrameWord(word) && !/\p{Script=Han}/u.test(word) && !isName(word) ? " " : word,
  )
  return namedTopics(bare, names).filter(
    (word) => names.has(word) || (!isFrameWord(word) && !isCommonWord(word) && !INDEFINITE.has(word)),
  )
}

/** Stems of words that name nothing: "Forget I said anything". */
const INDEFINITE: ReadonlySet<string> = new Set(["anyth", "someth", "everyth", "noth"])

/** Endings differ and words are joined: this many first letters, and this share of the shorter word, are the same word. */
const SAME_LETTERS = 5
const SAME_SHARE = 0.7

export function isSameWord(one: string, other: string): boolean {
  if (one === other || derivedForms(one).includes(other)) return true
  const shorter = Math.min(one.length, other.length)
  let same = 0
  while (same < shorter && one[same] === other[same]) same++
  return same >= SAME_LETTERS && same >= shorter * SAME_SHARE && same >= Math.max(one.length, other.length) * 0.5
}

const NAME = /(?<=[\p{L},] )\p{Lu}\p{L}+|\p{N}+/gu
/** German writes every noun like a name. */
const GERMAN = wholeWords(
  "ich|mein\\p{L}*|dein\\p{L}*|der|die|das|dass|nicht|bitte|und|vergiss|lösche?|streich|entferne?|aus",
)

/** The analysed names and numbers of a request. */
export function nameWordsOf(request: string): ReadonlySet<string> {
  return new Set(analyse((request.match(GERMAN.test(request) ? /\p{N}+/gu : NAME) ?? []).join(" ")))
}

function weighWords(request: string, words: readonly string[]): readonly NamingWord[] {
  const names = nameWordsOf(request)
  return words.map((word) => ({
    word,
    weight: Math.min(1, -Math.log10(Math.max(1e-6, backgroundFrequency(word))) / 4),
    isName: names.has(word),
  }))
}

/** A sentence that a request may name, as the words that they share. */
interface Match {
  readonly sentence: string
  readonly weight: number
  readonly matched: readonly string[]
  readonly words: readonly string[]
}

/** A request names a statement that holds this share of what it says, or two of its words and this share. */
const MIN_SHARE = 0.5
const MIN_SHARE_OF_TWO = 0.34
/** A request whose other words are in no statement names one by words of this weight. */
const MIN_ONLY_WEIGHT = 0.8
/** Statements that share this much of their words are the same one, as a fact and the turn that it was read from. */
const SAME_STATEMENT = 0.6
/** "Everything about Dan" and "Dan does not exist" name several statements. */
const ALL = wholeWords(
  "everything|all(?!['’])|both|whatever|anything|(?:not|n['’]t|dont|never) exist(?:ed)?|vorkommen|existiert|nie gegeben|n['’]existe|no existe|non esiste|não existe|alles|beides?|tout|toute|tous|les deux|todo|todas?|tudo|tutto|tutte|ambos|ogni cosa",
  "全部|一切|所有|统统|(?<![京首成古帝])都(?![市会會内心立])|全て|すべて",
)

/** Whether a request is about all that was told of what it names. */
export const asksForAll = (request: string): boolean => ALL.test(request)

/** The words of a sentence that may be named: joined ones as one, and none that are common in people's talk. */
function namedWords(sentence: string): readonly string[] {
  const names = namesIn(sentence)
  return namedTopics(sentence.replace(/(?<=\p{L})-(?=\p{L})/gu, ""), names).filter(
    (word) => names.has(word) || !isCommonWord(word),
  )
}

/**
 * Which sentences a request names: those that share most with it, if it is clear which. `near`: sentences that share
 * less, or, where several different ones share the same, all of them; where none shares a word, those of the same topic.
 * What does not agree with the request, as it is about somebody else, is at most near.
 */
export function chooseNamed(
  request: string,
  words: readonly string[],
  sentences: readonly string[],
  wordsOf: (sentence: string) => readonly string[],
  agrees: (sentence: string) => boolean = () => true,
): { readonly chosen: readonly string[]; readonly near: readonly string[] } {
  const naming = weighWords(request, words)
  const matches = sentences.flatMap((sentence): readonly Match[] => {
    const held = wordsOf(sentence)
    const matched = naming.filter(({ word }) => held.some((one) => isSameWord(word, one)))
    const weight = matched.reduce((sum, one) => sum + one.weight, 0)
    return weight === 0 ? [] : [{ sentence, weight, matched: matched.map(({ word }) => word), words: held }]
  })
  if (matches.length === 0) return { chosen: [], near: findRelated(naming, sentences, wordsOf) }
  const agreeing = matches.filter(({ sentence }) => agrees(sentence))
  const best = agreeing.toSorted((one, other) => other.weight - one.weight)[0]
  if (best === undefined) return { chosen: [], near: matches.map(({ sentence }) => sentence) }
  const top = agreeing.filter(({ weight }) => weight >= best.weight * 0.9)
  const weightOf = (those: readonly NamingWord[]) => those.reduce((sum, one) => sum + one.weight, 0)
  const share = best.weight / weightOf(naming)
  // The words that stand in no statement give reasons: "the lice are gone thank god, and so should be any memory of them".
  const known = naming.filter(({ word }) => agreeing.some(({ matched }) => matched.includes(word)))
  const isOnlyOne = best.weight >= MIN_ONLY_WEIGHT && best.weight === weightOf(known)
  const says = isOnlyOne || share >= MIN_SHARE || (best.matched.length > 1 && share >= MIN_SHARE_OF_TWO)
  const missing = isOnlyOne ? known : naming
  const isMissing = missing.some(({ word, isName }) => isName && !best.matched.includes(word))
  const isByPersonOnly = namesPersonOnly(naming, best)
  const isOne = top.every((one) => isOneStatement(one, best))
  const isAll = (ALL.test(request) && share >= MIN_SHARE) || isOnlyAboutPerson(known, agreeing)
  return says && !isMissing && !isByPersonOnly && (isOne || isAll)
    ? { chosen: top.map(({ sentence }) => sentence), near: [] }
    : { chosen: [], near: matches.map(({ sentence }) => sentence) }
}

/** A person of whom more statements tell is in a life too much to go upon a name. */
const MAX_OF_PERSON = 8

/** Whether all that a request names of what was told is one person by name, of whom a few statements tell: all of them are meant. */
function isOnlyAboutPerson(known: readonly NamingWord[], matches: readonly Match[]): boolean {
  const [one] = known
  if (one === undefined || known.length > 1 || matches.length > MAX_OF_PERSON) return false
  return matches.some(({ sentence }) => callsPerson(sentence, one.word))
}

/** Compounds and longer forms share this many first letters: "Bienenallergie", "Bienengift". */
const RELATED_LETTERS = 6

/**
 * The sentences that speak of the same topic in other words: with a word related to one of the request, a compound that
 * ends in one, or one that begins like it. Too little to delete anything.
 */
function findRelated(
  naming: readonly NamingWord[],
  sentences: readonly string[],
  wordsOf: (sentence: string) => readonly string[],
): readonly string[] {
  const related = relatedByTopic(naming)
  return sentences.filter((sentence) =>
    wordsOf(sentence).some((held) => related.has(held) || naming.some(({ word }) => isNearWord(word, held))),
  )
}

/** Whether one is a compound that ends in the other, or both begin alike. */
export function isNearWord(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one]
  if (shorter.length >= RELATED_LETTERS && longer.startsWith(shorter.slice(0, RELATED_LETTERS))) return true
  return shorter.length >= RELATED_LETTERS - 2 && longer.endsWith(shorter)
}

const WORDS = /\p{L}[\p{L}\p{M}'’-]*/gu

/**
 * Whether a statement shares with a request that says more only a relative, or only the name that it introduces: people
 * are also mentioned as reasons. "My wife must not hear of the lost money" does not mean "my wife works at the bank", and
 * "what I called Marjorie" does not mean "my boss is Marjorie".
 */
function namesPersonOnly(
  naming: readonly NamingWord[],
  { sentence, matched }: Pick<Match, "sentence" | "matched">,
): boolean {
  const isRelative = ({ word }: NamingWord): boolean => personOf(word) !== undefined
  const shared = naming.filter(({ word }) => matched.includes(word))
  if (shared.length === naming.length) return false
  if (shared.every(isRelative)) return !naming.every(isRelative)
  const last = analyse(sentence.match(WORDS)?.at(-1) ?? "")
  return shared.every((one) => isRelative(one) || (one.isName && last.includes(one.word)))
}

/** The same by the words of a sentence, of which `held` are those that may be named. */
export function sharesPersonOnly(
  { about, words }: Pick<ForgetRequest, "about" | "words">,
  sentence: string,
  held: readonly string[],
): boolean {
  const naming = weighWords(about, words)
  const matched = naming.filter(({ word }) => held.some((one) => isSameWord(word, one))).map(({ word }) => word)
  return matched.length > 0 && namesPersonOnly(naming, { sentence, matched })
}

/** Whether two sentences share so many of their words that they are one statement, as a fact and the turn that it was read from. */
export function isOneStatement(one: Pick<Match, "words">, other: Pick<Match, "words">): boolean {
  const shared = one.words.filter((word) => other.words.some((own) => isSameWord(word, own))).length
  return shared >= Math.max(one.words.length, other.words.length) * SAME_STATEMENT
}

/** What requests of one message read of memories. */
export interface RequestReader extends SentenceReader, ComparedTextReader {
  /** Whether a model ranks the statements that a request may mean. */
  readonly ranks: boolean
  readonly named: (sentence: string) => readonly string[]
  readonly subjects: (sentence: string) => readonly Clause[]
  /** Analyses a sentence ahead, so that comparing it later holds the event loop only briefly. */
  readonly prepare: (sentence: string, asked: ForgetRequest) => void
}

/** More requests of one message are matched by the rules alone. */
const MAX_RANKED_REQUESTS = 4

/** `requests`: how many of one message are read with it. */
export function createRequestReader(requests = 1): RequestReader {
  const reader = createSentenceReader()
  const named = memoize(namedWords)
  return {
    ...reader,
    ranks: requests <= MAX_RANKED_REQUESTS,
    read: memoize(readComparedText),
    named,
    subjects: memoize(clausesOf),
    prepare: (sentence, { reach }) => {
      if (reach !== "named") reader[reach === "said" ? "said" : "topics"](sentence)
      named(sentence)
    },
  }
}
