import { analyse } from "../../text/analyse.ts"
import { cuesInUnspaced, cuesOfWord } from "../../text/topics/cue-words.ts"
import { foldedWords, foldSpelling } from "../../text/topics/folded-words.ts"
import { subtopicsIn, topicsIn } from "../../text/topics/topic-words.ts"
import type { ForgetRequest } from "./match-request.ts"
import { isDefinite, isOthersPossessive, isOwnPossessive } from "./possessives.ts"

/** Of whom a clause speaks: the user, people by the words for them and by name, or nobody that its words tell. */
interface Subject {
  readonly isUser: boolean
  readonly people: ReadonlySet<string>
  /** Whether its subject is a pronoun: "he", "elle". */
  readonly isOther: boolean
}

/** Words for one relative, the first of which stands for all. */
const RELATIVES = new Map(
  `mother mom mum mama mam mummy mommy mutter mutti mere maman madre mamma mae 妈 母
  father dad papa daddy vater vati pere padre babbo papai pai 爸 父
  sister sis schwester soeur sœur hermana sorella irma 姐 妹
  brother bro bruder frere hermano fratello irmao 哥 弟
  son sohn fils hijo figlio filho 儿子
  daughter tochter fille hija figlia filha 女儿
  wife missus missis frau ehefrau femme esposa mujer moglie 老婆 媳妇
  husband hubby mann ehemann mari esposo marido marito 老公
  boss chef chefin manager patron patronne jefe jefa capo chefe 老板 领导
  grandma granny grandmother nan oma mamie abuela nonna avo 奶奶
  grandpa grandfather opa papi abuelo nonno 爷爷
  uncle onkel oncle tio zio
  aunt tante tia zia
  motherinlaw schwiegermutter suegra suocera sogra
  fatherinlaw schwiegervater suegro suocero sogro`
    .split("\n")
    .flatMap((line) => {
      const [first = "", ...others] = line.trim().split(" ")
      return [first, ...others].map((word) => [word, first] as const)
    }),
)

/** Words of others that name no person. */
const NOBODY = new Set(["all", "alle", "todo", "todos", "tout", "tutti", "monde", "people", "leute", "gens", "gente"])

/** The word that stands for a person, if this is one for a relative or for others. */
export function personOf(word: string): string | undefined {
  const relative = RELATIVES.get(word)
  if (relative !== undefined) return relative
  const cues = cuesOfWord(word)
  const isPerson = (cues.includes("kin") || cues.includes("others")) && !cues.includes("mine") && !NOBODY.has(word)
  return isPerson ? word : undefined
}

/** Further relatives and people whom one has: a word for some of them is another in the next language. */
const FURTHER_PEOPLE = new Set(
  "cousin cousine primo prima cugino cugina vetter neveu niece neffe nichte sobrino sobrina sobrinho sobrinha nipote compadre cunado cunada cunhado cunhada schwager schwagerin cognato cognata coworker classmate schoolmate teammate trainer coach professor pastor priest actor actress singer player mitschuler mitschulerin".split(
    " ",
  ),
)

/** "Grand-mère" is a relative like "mère", and another. */
export function relativeCalled(word: string): string | undefined {
  const folded = foldSpelling(word)
  const person = personOf(folded) ?? (FURTHER_PEOPLE.has(folded) ? folded : undefined)
  if (person !== undefined) return person
  return personOf(foldSpelling(word.split("-").at(-1) ?? "")) === undefined ? undefined : word
}

const PRONOUNS = new Set("he she hes shes they er elle elles lui lei ella ele ela 他 她".split(" "))
const isWhose = (word: string): boolean =>
  isOwnPossessive(word) || isOthersPossessive(word) || isDefinite(word) || word === "i"
const FIRST_PERSON_WORDS = new Set("i im ive id ill ich je j yo eu io we wir nous nosotros noi".split(" "))
/** "Vivo en Murcia": languages that leave the subject to the verb. */
const FIRST_PERSON_VERB =
  /^(?:ya |no |não |non |también |também |anche |ahora |agora )?(?:soy|estoy|voy|doy|sé|he|hemos|sou|estou|vou|sei|ho|so|faccio|vivimos|moramos|abitiamo|\p{Ll}{2,}o)(?!\p{L})/u

/** The name at the beginning of a statement about somebody: "Ben has asthma". */
const NAME_FIRST =
  /^(\p{Lu}\p{Ll}+) (?:is|has|was|had|lives|works|likes|loves|hates|drinks|smokes|hat|ist|war|wohnt|arbeitet|lebt|trinkt|raucht|est|a(?= (?:une?|le|les|du|des|eu) )|habite|vit|travaille|tiene|es|está|vive|trabaja|ha|è|abita|lavora|tem|é|mora|trabalha)(?!\p{L})/u

const NOBODY_TELLS: Subject = { isUser: false, people: new Set(), isOther: false }
const USER: Subject = { ...NOBODY_TELLS, isUser: true }
/** The subject is among so many first words. */
const MAX_SUBJECT_WORDS = 6

/** Of whom a clause speaks, by the first words of it that tell. */
function subjectOf(clause: string): Subject {
  const text = clause.trim()
  if (UNSPACED.test(text)) return unspacedSubject(text)
  const name = nameFirst(text)
  if (name !== undefined) return { ...NOBODY_TELLS, people: new Set([name]) }
  const spelled = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const words = spelled.map(foldSpelling)
  for (const [at, word] of words.slice(0, MAX_SUBJECT_WORDS).entries()) {
    // "Anche i miei genitori": an article, where English has the pronoun.
    const isArticle = word === "i" && at > 0 && isWhose(words[at + 1] ?? "")
    if (FIRST_PERSON_WORDS.has(word) && !isArticle) return USER
    const person = personOf(word)
    if (person !== undefined && beginsWithWhose(words.slice(0, at))) {
      const after = spelled.slice(at + 1)
      const names = after.slice(0, after.findIndex((one) => !CAPITALISED.test(one)) >>> 0)
      return { ...NOBODY_TELLS, people: new Set([person, ...names.map(foldSpelling)]) }
    }
    if (PRONOUNS.has(word) && at < 2) return { ...NOBODY_TELLS, isOther: true }
  }
  return FIRST_PERSON_VERB.test(text.charAt(0).toLowerCase() + text.slice(1)) ? USER : NOBODY_TELLS
}

const UNSPACED = /\p{Script=Han}/u
const CAPITALISED = /^\p{Lu}\p{Ll}/u
const isCue = (word: string): boolean => cuesOfWord(word).length > 0

function nameFirst(text: string): string | undefined {
  const name = NAME_FIRST.exec(text)?.[1]
  // "Abito a Lecce" begins with no name.
  if (name === undefined || (name.endsWith("o") && text.startsWith(`${name} a `))) return undefined
  const word = foldSpelling(name)
  return personOf(word) !== undefined || isCue(word) ? undefined : word
}

/** Whether the words before a person are at most an adverb, whose it is, and an adjective: "anche mia", "my little". */
function beginsWithWhose(before: readonly string[]): boolean {
  if (before.length < 2) return true
  return before.length <= 3 && before.slice(0, 2).some(isWhose)
}

/** "兄は教師です": somebody is the topic of a Japanese clause. */
const JAPANESE_TOPIC =
  /^(?:(?:私|僕|俺|うち)の)?(?<who>兄|姉|両親|祖父|祖母|夫|妻|息子|娘|孫|彼氏|彼女|友達|友人|上司|同僚|おば|おじ|叔母|叔父|いとこ|義母|義父|ルームメイト|隣の人)(?:たち)?[はがも]/u
const JAPANESE_ONESELF = /^(?:私|僕|俺|わたし)(?:たち)?[はがも]/u

/** The same without spaces: "我妹妹小兰也住在西安" is about the sister. */
function unspacedSubject(text: string): Subject {
  const topic = JAPANESE_TOPIC.exec(text)?.groups?.who
  if (topic !== undefined) return { ...NOBODY_TELLS, people: new Set([topic]) }
  const cues = cuesInUnspaced(text)
  const person = cues.find(([cue, at]) => (cue === "kin" || cue === "others") && at <= 2)
  if (person !== undefined) {
    const [one, two] = [text.charAt(person[1]), text.slice(person[1], person[1] + 2)]
    return { ...NOBODY_TELLS, people: new Set([RELATIVES.get(two) ?? RELATIVES.get(one) ?? two]) }
  }
  if (JAPANESE_ONESELF.test(text)) return USER
  if (/^[他她]/u.test(text)) return { ...NOBODY_TELLS, isOther: true }
  return cues.some(([cue, at]) => (cue === "i" || cue === "mine" || cue === "we") && at < 5) ? USER : NOBODY_TELLS
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** How well the address of a statement agrees with that of a request: whose it is, and what about. */
export function createAddressCheck(
  asked: ForgetRequest,
  clausesIn: (sentence: string) => readonly Clause[],
): (sentence: string) => boolean {
  const { about, reach, asking } = asked
  // A whole sentence also says why, and of whom.
  if (asking !== undefined) return () => true
  const isStatement = reach === "said" || asked.isStatement === true
  const own = subjectOf(about)
  // Japanese leaves the speaker out: "ラミプリルを飲んでいる".
  const isUnsaid = KANA.test(about) && own.people.size === 0 && !own.isOther
  const isMine = reach === "own" || asked.isOwn === true || (isStatement && (own.isUser || isUnsaid))
  const mentioned = peopleIn(about)
  const people = isStatement ? own.people : mentioned
  const isUser = isMine && people.size === 0
  const predicate = stemmedWords(about).filter(({ word }) => personOf(word) === undefined && !own.people.has(word))
  const words = new Set(predicate.map(({ word }) => word))
  return (sentence) => {
    const clause = clauseAbout(clausesIn(sentence), predicate)
    const { subject } = clause
    // "Cilantro is what you like": what a request is about begins like a name.
    const others = [...subject.people].filter((one) => !words.has(one))
    if (isUser && (others.length > 0 || subject.isOther)) return false
    if (people.size > 0 && !subject.isOther && !mentionsAny(sentence, people)) {
      const isSomebodyElse = others.some((one) => IS_RELATIVE.has(one) || isStatement)
      if (subject.isUser || isSomebodyElse) return false
    }
    // "The peanuts info" names a thing and says nothing of anybody.
    const isOfSomebody = own.isUser || own.people.size > 0
    if ((reach === "named" && asked.isStatement !== true) || (isStatement && !isOfSomebody)) return true
    return saysTheSame(predicate, clause.words, isStatement && own.isUser ? clause.text : "")
  }
}

const IS_RELATIVE: ReadonlySet<string> = new Set(RELATIVES.values())

/** Whether a clause has what a request says of its subject: a word of it, and of what it has not the topic. */
function saysTheSame(predicate: readonly Word[], held: readonly Word[], ownStatement: string): boolean {
  const shared = predicate.filter((word) => holdsWord(held, word))
  const isTelling = ({ word }: Word): boolean => !isCue(word)
  if (predicate.some(isTelling) && !shared.some(isTelling)) return false
  const topics = new Set(held.flatMap(({ word }) => topicsOfWord(word)))
  const missing = predicate.filter((word) => !shared.includes(word)).flatMap(({ word }) => topicsOfWord(word))
  if (missing.length > 0 && !missing.some((topic) => topics.has(topic))) return false
  // "My favourite vegan restaurant is …" does not say what "I'm vegan" says.
  const subject = COPULA.exec(ownStatement)
  if (subject === null || FIRST_PERSON.test(ownStatement)) return true
  const after = stemmedWords(ownStatement.slice(subject.index))
  return shared.some((word) => isTelling(word) && holdsWord(after, word))
}

const COPULA = / (?:is|are|was|were|ist|sind|war|est|sont|était|es|son|era|è|sono|é|são) /u
const FIRST_PERSON = /(?<!\p{L})(?:i|ich|je|yo|io|eu|you|your|du|dein|deine|tu|vous)(?!\p{L})/iu

function topicsOfWord(word: string): readonly string[] {
  return [...topicsIn([word], word), ...subtopicsIn([word], word)]
}

const SAME_LETTERS = 5

/** A word as it is folded, and its stem. */
interface Word {
  readonly word: string
  readonly stem: string
}

function stemmedWords(text: string): readonly Word[] {
  return foldedWords(text).map((word) => ({ word, stem: analyse(word)[0] ?? word }))
}

function holdsWord(held: readonly Word[], { word, stem }: Word): boolean {
  const start = word.length >= SAME_LETTERS ? word.slice(0, SAME_LETTERS) : undefined
  return held.some(
    (one) => one.word === word || one.stem === stem || (start !== undefined && one.word.startsWith(start)),
  )
}

/** The people that a text speaks of, by the words that stand for them. */
export function peopleIn(text: string): ReadonlySet<string> {
  return new Set(foldedWords(text).flatMap((word) => personOf(word) ?? []))
}

function mentionsAny(sentence: string, people: ReadonlySet<string>): boolean {
  const words = foldedWords(sentence)
  return (
    words.some((word) => people.has(word) || people.has(RELATIVES.get(word) ?? "")) ||
    [...people].some((one) => /\p{Script=Han}/u.test(one) && sentence.includes(one))
  )
}

/** Whether a thing is somebody else's: "wife's birthday", "Tom's salary", "Geburtstag meiner Frau". */
export const speaksOfSomebody = (thing: string): boolean => /\p{L}['’]s \p{L}/u.test(thing) || peopleIn(thing).size > 0

/** A clause of a sentence, with the subject that it shares with those before. */
export interface Clause {
  readonly text: string
  readonly words: readonly Word[]
  readonly subject: Subject
}

const BREAK =
  /[,;:()–—，；、]|(?<!\p{L})(?:and|but|because|although|though|so|while|und|aber|weil|et|mais|y|pero|e|ma|mas)(?!\p{L})/iu

export function clausesOf(sentence: string): readonly Clause[] {
  let subject = subjectOf(sentence)
  return sentence.split(BREAK).map((text) => {
    const own = subjectOf(text)
    if (own.isUser || own.isOther || own.people.size > 0) subject = own
    return { text, words: stemmedWords(text), subject }
  })
}

/** The clause that holds most of the words. */
function clauseAbout(clauses: readonly Clause[], words: readonly Word[]): Clause {
  const counts = clauses.map((clause) => words.filter((word) => holdsWord(clause.words, word)).length)
  return clauses[counts.indexOf(Math.max(...counts))] ?? NO_CLAUSE
}

const NO_CLAUSE: Clause = { text: "", words: [], subject: NOBODY_TELLS }

const SPELLED = /\p{L}[\p{L}\p{M}'’-]*/gu
const CALLED = new Set("called named namens heisst heiße heißt appelle llama chiama chama".split(" "))
const AND = new Set("and n und et y e".split(" "))
const ONESELF = new Set("i me ich moi je yo io eu myself".split(" "))
const IS = new Set("is was ist war est etait es era e foi".split(" "))
const TELLS = new Set(
  "says said told tells asked thinks reckons sagt sagte meint meinte findet dit dice dijo disse fala pense pensa cree".split(
    " ",
  ),
)
/** A person is introduced within so many words: "Boris, cousin of Katya", "Jule is meine Freundin". */
const MAX_BETWEEN = 3

/** Whether a sentence shows that an analysed word is what a person is called: "my sister Ines", "me and Dan", "he's called Bo". */
export function callsPerson(sentence: string, word: string): boolean {
  const spelled = sentence.match(SPELLED) ?? []
  const words = spelled.map((one) => foldSpelling(one.replace(/['’]s$/u, "")))
  return spelled.some((one, at) => {
    if (!analyse(one.replace(/['’]s$/u, "")).includes(word)) return false
    const [first = "", second = ""] = [words[at - 1], words[at - 2]]
    const [next = "", after = ""] = [words[at + 1], words[at + 2]]
    if (personOf(words[at] ?? "") !== undefined) return false
    if (personOf(first) !== undefined || CALLED.has(first) || TELLS.has(next)) return true
    if ((AND.has(first) && ONESELF.has(second)) || (AND.has(next) && ONESELF.has(after))) return true
    const introduced = words.slice(at + (IS.has(next) ? 2 : 1), at + 1 + MAX_BETWEEN)
    return IS.has(next) && introduced.some((each) => personOf(each) !== undefined)
  })
}
