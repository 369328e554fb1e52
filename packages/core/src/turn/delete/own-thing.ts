import type { Memory } from "../../contract/index.ts"
import { analyse } from "../../text/analyse.ts"
import { USER_SUBJECT } from "../../text/attributes.ts"
import { commonness } from "../../text/background-frequency.ts"
import { expression } from "../../text/regex.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { foldSpelling } from "../../text/topics/folded-words.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { namedAttribute, type OwnAttribute } from "./attribute-requests.ts"
import type { ForgetRequest } from "./match-request.ts"
import { isSameWord, type RequestReader } from "./named-statements.ts"
import { personOf } from "./request-address.ts"

/** Attributes that are somebody or something a person has, of whom much may be told, where others are a value: "my salary". */
const BEINGS: ReadonlySet<string> = new Set([
  "partner",
  "children",
  "family",
  "pets",
  "friends",
  "supervisor",
  "doctor",
])
const THINGS: ReadonlySet<string> = new Set(["car", "computer"])
/** Words for several, whose statements name each by another word. */
const GENERAL = wholeWords(
  "pets?|haustiere?|animaux|mascotas?|animali|animais|children|child|kids?|kinder|enfants?|hijos|figli|filhos|grandchildren|enkel|family|familie|famille|familia|famiglia|família|friends|freunde|amis|amigos|amici|parents|eltern|padres|genitori|pais",
  "宠物|ペット|孩子|子供|家人|家族|朋友|友達",
)

/** What of a pool is told of somebody or something that the person has. */
export interface OwnThingMatch {
  readonly meant: readonly Memory[]
  readonly isMeant: (sentence: string) => boolean
  /** The other sentences of a short message stay. */
  readonly bySentence: true
}

/**
 * All that was told of somebody or something the person has, in whatever message: sentences that mention it as theirs
 * ("my cat", "the cat", "I have a cat"), and those with the name that such a sentence gives it. Nothing if the request
 * asks for something else, or nothing mentions it. A mention as somebody else's ("her cat", "Tom's cat") is none.
 */
export function createOwnThingMatch(
  memories: readonly Memory[],
  asked: ForgetRequest,
  reader: RequestReader,
): OwnThingMatch | undefined {
  const { about } = asked
  const [, before = "", last] = WITH_NAME.exec(about) ?? []
  // German writes every noun like a name: "meinen Hund".
  const [kind, name] = thingOf(before) === undefined ? [about, undefined] : [before, last]
  const own = asked.own ?? (asked.reach === "own" ? namedAttribute(kind) : undefined)
  // Of what else is one's own, an illness or a plan, statements hold no "my": "I have asthma".
  if (own === undefined || !isThingOf(own) || GENERAL.test(about)) return undefined
  const thing = thingOf(kind)
  if (thing === undefined) return undefined
  const mentions = new Map<string, Mention | undefined>()
  const mentionIn = (sentence: string): Mention | undefined => {
    if (!mentions.has(sentence)) mentions.set(sentence, ownMention(sentence, thing))
    return mentions.get(sentence)
  }
  const sentences = memories.flatMap(({ content }) => reader.sentences(content).map(({ text }) => text))
  const names = !BEINGS.has(own.attribute)
    ? []
    : name === undefined
      ? namesGiven(sentences.flatMap((one) => mentionIn(one) ?? []))
      : [{ text: name, isLowerCase: false, of: kind.toLowerCase() }]
  const isMeant = (sentence: string): boolean =>
    (name === undefined && mentionIn(sentence) !== undefined) || names.some((one) => holdsName(sentence, one))
  const isOwnName = ({ about: at }: Memory): boolean => at?.subject === USER_SUBJECT && at.attribute === "name"
  const meant = memories.filter(
    (memory) => !isOwnName(memory) && reader.sentences(memory.content).some(({ text }) => isMeant(text)),
  )
  return meant.length === 0 ? undefined : { meant, isMeant, bySentence: true }
}

/** "My son Bo": who has several means that one. */
const WITH_NAME = /^(.*\p{L}) (\p{Lu}\p{Ll}+)$/u

/** A former one, and one of several told apart ("my car in France"), are for the rules of attributes. */
const isThingOf = ({ attribute, isFormer, rest }: OwnAttribute): boolean =>
  !isFormer && rest === "" && (BEINGS.has(attribute) || THINGS.has(attribute))

/** A word for a thing as it is spelled and analysed, or, in scripts without spaces, as it stands. */
interface Thing {
  readonly word: string
  readonly isUnspaced: boolean
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
function thingOf(about: string): Thing | undefined {
  if (UNSPACED.test(about)) {
    const word = about.replace(/^(?:我们?|咱们?)家?的?|^(?:うち|私|僕|俺|わたし)の|(?:的?事情?|の(?:こと)?|吧)$/gu, "")
    return word === "" ? undefined : { word, isUnspaced: true }
  }
  const words = wordsOf(about)
  // "Son" alone is no French pronoun.
  const word = words.find(({ text }) => kindOf(text) === undefined) ?? (words.length === 1 ? words[0] : undefined)
  const [stem] = word === undefined ? [] : analyse(word.text)
  return stem === undefined ? undefined : { word: stem, isUnspaced: false }
}

/** A place in a sentence where the thing stands as the person's own, and the words around it. */
interface Mention {
  readonly words: readonly Word[]
  /** Which of the words it is; in unspaced text there is one. */
  readonly at: number
  readonly sentence: string
  readonly isUnspaced: boolean
}

function ownMention(sentence: string, thing: Thing): Mention | undefined {
  if (thing.isUnspaced) return unspacedMention(sentence, thing.word)
  const words = wordsOf(sentence)
  const at = words.findIndex(({ text }, index) => isWord(text, thing.word) && isOwnAt(sentence, words, index))
  return at < 0 ? undefined : { words, at, sentence, isUnspaced: false }
}

/** A god-daughter is no daughter. */
const isWord = (text: string, stem: string): boolean =>
  !text.includes("-") && analyse(text.replace(GENITIVE, "")).some((one) => isSameWord(one, stem))

interface Word {
  readonly text: string
  /** Whether a mark divides it from the word before. */
  readonly isApart: boolean
  readonly start: number
}

const WORD = /\p{L}[\p{L}\p{M}\p{N}-]*(?:['’]s(?!\p{L}))?/gu

function wordsOf(text: string): readonly Word[] {
  let end = 0
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const isApart = /[^\s'’]/u.test(text.slice(end, index))
    end = index + word.length
    return { text: word, isApart, start: index }
  })
}

const oneOf = (words: string): RegExp => new RegExp(`^(?:${words})$`, "iu")

const GENITIVE = /['’]s$/u
/** "That's", "he's": no genitive. */
const CLITIC = /^(?:that|it|he|she|what|who|here|there|where|how|let|this)['’]s$/iu
const OWN = oneOf(
  "my|our|your|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|unsre[nmrs]?|dein(?:e[nmrs]?)?|mon|ma|mes|notre|nos|ton|ta|tes|votre|vos|mi|mis|nuestr[oa]s?|tu|tus|vuestr[oa]s?|mi[oa]|miei|mie|nostr[oaie]|tu[oa]|tuoi|tue|meus?|minhas?|noss[oa]s?",
)
const OTHERS = oneOf(
  "his|her|their|its|sein(?:e[nmrs]?)?|ihr(?:e[nmrs]?)?|deren|dessen|son|sa|ses|leurs?|su|sus|su[oa]|suoi|sue|loro|seus?|suas?|dele|dela",
)
const DEFINITE = oneOf("the|der|die|das|den|dem|le|la|les|l|el|los|las|il|lo|gli|o|os|as|this|that")
const INDEFINITE = oneOf(
  "a|an|ein(?:e[nmrs]?)?|une?|un[oa]?|uma?|two|three|zwei|drei|deux|trois|dos|tres|due|tre|dois|três",
)
/** Before "a cat": the person has one. Facts leave the subject out: "Has a cat". */
const HAS = expression("iu")`
  (?:^|(?<!\p{L})(?:i|we|i['’]ve|we['’]ve|just|and) (?:\p{L}+ ){0,2}?)(?:have|has|had|got|own|owns|keep|keeps|adopt(?:ed|s)?|bought|rescued?|drive|drives|drove)(?!\p{L})
  |(?<!\p{L})(?:habe?n?|hatte?n?) (?:ich|wir)|(?<!\p{L})(?:ich|wir) (?:\p{L}+ ){0,2}?(?:hab|besitz|halt|fahr)\p{L}*
  |(?<!\p{L})(?:j['’]ai|nous avons|on a)(?!\p{L})|(?<!\p{L})(?:tengo|tenemos|adopté|adoptamos|ho|abbiamo|tenho|temos|adotei|adotámos)(?!\p{L})
`
type Kind = "own" | "others" | "definite" | "indefinite"

function kindOf(word: string): Kind | undefined {
  const bare = word.toLowerCase()
  if (OWN.test(bare)) return "own"
  if (OTHERS.test(bare) || (GENITIVE.test(word) && !CLITIC.test(word))) return "others"
  if (DEFINITE.test(bare)) return "definite"
  return INDEFINITE.test(bare) ? "indefinite" : undefined
}

/** A determiner has at most two adjectives behind it. */
const MAX_ADJECTIVES = 2
const NO_ADJECTIVE = oneOf(
  "is|was|has|had|have|are|were|and|or|loves?|likes?|hates?|needs?|wants?|ist|war|hat|hatte|und|oder|est|était|avait|et|ou|es|tiene|y|o|è|ha|e|é|tem|ou",
)
const OF = oneOf("of|von|vom|de|du|des|del|di|della|do|da|dos|das")
/** "Dog chewed my shoes": talk without articles. */
const VERB_BEHIND = /^(?:is|was|isn|has|had|ate|got|bit|ran|went|keeps?|won|needs?|\p{L}{2,}ed)$/iu

/** Whether the word at a place of a sentence is the person's own. */
function isOwnAt(sentence: string, words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  const nextIsApart = next === undefined || next.isApart
  for (let back = 1; back <= MAX_ADJECTIVES + 1; back++) {
    const before = words[at - back]
    if (before === undefined || words[at - back + 1]?.isApart === true) break
    const kind = kindOf(before.text)
    if (kind === undefined) {
      // "My sister has a dog", "my cousin loves dogs".
      if (NO_ADJECTIVE.test(before.text) || personOf(foldSpelling(before.text)) !== undefined) return false
      continue
    }
    if (kind === "definite") return !isOfOthers(words, at)
    if (kind !== "indefinite") return kind === "own"
    return HAS.test(sentence.slice(0, before.start))
  }
  const isFirst = at === 0 || words[at]?.isApart === true
  return isFirst && !nextIsApart && VERB_BEHIND.test(next.text)
}

/** "The cat of my neighbour", "el perro de Ana"; "the cat of mine" is one's own. */
function isOfOthers(words: readonly Word[], at: number): boolean {
  const [of, whose] = [words[at + 1], words[at + 2]]
  if (of === undefined || whose === undefined || of.isApart || !OF.test(of.text)) return false
  return !/^(?:mine|ours|mir|uns|moi|nous|mí|nosotros|me|noi|mim|nós)$/iu.test(whose.text)
}

const OTHERS_BEFORE = /(?:他们?|她们?|它|人家|别人|邻居|朋友|同事|彼女?|友達|隣)(?:家)?[的の]?$/u
const POSSESSED = /(?<whose>[^\s,，。、:：；]{1,6})[的の]$/u
const OWNER = /(?:我|我们|咱|咱们|我家|我们家|家里|自己|うち|私|僕|俺|わたし|我が家|家)$/u
const OWN_BEFORE = expression("u")`
  (?:我|我们|咱们?)(?:家)?(?:里)?的?(?:那|这)?[只条辆个匹]?$|(?:うち|私|僕|俺|わたし|我が家|家)の$|(?:养|有|领养|买)了?[一两三几]?[只条辆个匹]?$|[你您]家?的?$|あなたの$
`
const SUBJECT_BEHIND = /^[がはも、,，]|^の?名前|^(?:今天|昨天|最近|又|不|生病|病|叫)/u

/** The same without spaces: "我家的猫", "うちの猫", "猫が元気ない". */
function unspacedMention(sentence: string, word: string): Mention | undefined {
  for (let at = sentence.indexOf(word); at >= 0; at = sentence.indexOf(word, at + word.length)) {
    const before = sentence.slice(Math.max(0, at - 12), at)
    const behind = sentence.slice(at + word.length)
    const whose = POSSESSED.exec(before)?.groups?.whose
    const isOthers = OTHERS_BEFORE.test(before) || (whose !== undefined && !OWNER.test(whose))
    const isSubject = /^$|[，,。、\s]$/u.test(before) && SUBJECT_BEHIND.test(behind)
    if (!isOthers && (OWN_BEFORE.test(before) || isSubject))
      return { words: [{ text: behind, isApart: false, start: at + word.length }], at: 0, sentence, isUnspaced: true }
  }
  return undefined
}

const CALLED = expression("iu")`
  ^(?:called|named|heisst|heißt|namens|appelle|appelait|appelée?|llama|llamaba|llamad[oa]|chiama|chiamava|chiamat[oa]|chama|chamad[oa])$
`
/** A name follows its verb within so many words: "my cat, a tabby, is called Minka". */
const MAX_BEFORE_NAME = 6
const UNSPACED_NAME =
  /^(?:[们ちゃんさんはの，、]{0,3}(?:的?名字)?(?:叫做?|是叫)(?<eastern>[\p{Script=Han}\p{L}]{1,4}?)(?:[，。,.!！的了吧呢啊]|$)|[はのも、]{0,2}(?:名前は)?(?<kana>[\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Han}ー]{1,8}?)(?:ちゃん|くん)?(?:という|といい|と言い|って(?:いう|言う|名前)|(?<=名前は.{1,8})(?:です|だ)))/u
const FEWEST_LETTERS = 2
/** A name in talk without capitals is a word that people do not use. */
const MAX_COMMONNESS = 0.0001

/** The names that sentences give to what they mention. */
function namesGiven(mentions: readonly Mention[]): readonly GivenName[] {
  const all = mentions.flatMap((mention) => (mention.isUnspaced ? unspacedName(mention) : namesAt(mention)))
  return [...new Map(all.map((name) => [name.text, name])).values()]
}

/** A name, and the word for who has it. */
interface GivenName {
  readonly text: string
  /** Whether it was given in talk without capitals. */
  readonly isLowerCase: boolean
  readonly of: string
}

function unspacedName({ words }: Mention): readonly GivenName[] {
  const groups = UNSPACED_NAME.exec(words[0]?.text ?? "")?.groups
  const name = groups?.eastern ?? groups?.kana
  return name === undefined || name.length < FEWEST_LETTERS ? [] : [{ text: name, isLowerCase: false, of: "" }]
}

function namesAt({ words, at, sentence }: Mention): readonly GivenName[] {
  const isLowerCase = !/\p{Lu}/u.test(sentence)
  const isName = (word: Word | undefined): word is Word => {
    if (word === undefined || word.text.length < FEWEST_LETTERS) return false
    const [stem] = analyse(word.text)
    if (stem === undefined || isStopWord(stem)) return false
    return isLowerCase ? commonness(stem) <= MAX_COMMONNESS : /^\p{Lu}\p{Ll}/u.test(word.text)
  }
  const next = words[at + 1]
  const behind = isName(next) && !(next.isApart && isLowerCase) ? [next.text] : []
  const verb = words.findIndex(({ text }, index) => index > at && index - at <= MAX_BEFORE_NAME && CALLED.test(text))
  const called = words[verb + 1]
  const named = verb > 0 && called !== undefined && isName(called) ? [called.text] : []
  // "Rex is our dog".
  const [first] = words
  const isIntroduced = at <= 3 && at >= 2 && first !== undefined && isName(first) && IS.test(words[1]?.text ?? "")
  return [...behind, ...named, ...(isIntroduced && first !== undefined ? [first.text] : [])].map((name) => ({
    text: name.replace(GENITIVE, ""),
    isLowerCase,
    of: words[at]?.text.toLowerCase() ?? "",
  }))
}

const IS = /^(?:is|was|ist|war|est|était|es|era|è|é)$/iu

/** A place, a namesake or the person themselves: "in Paris", "uncle Tim", "my name is Tom", "a German teacher". */
const OTHER_BEFORE = oneOf(
  "in|at|from|to|near|into|through|around|of|a|an|the|st|saint|san|santa|sankt|am|i'm|im|me|nach|aus|zu|zum|zur|bei|ein|eine|einen|einer|gegen|bin|heiße|heisse|à|au|aux|en|de|du|chez|vers|un|une|appelle|suis|a|al|hacia|desde|llamo|soy|di|da|nel|nella|alla|al|ad|chiamo|sono|em|no|na|do|ao|à|chamo|sou",
)
const PLACE_BEHIND = oneOf(
  "street|road|avenue|lane|park|college|university|school|church|airport|st|rd|straße|strasse|platz",
)
const OWN_NAME =
  /(?<!\p{L})(?:my|mein|mon|mi|mio|meu) (?:(?:first|last|full|middle|vor|nach)?-?\s?)?(?:name|nom|prénom|nombre|nome)(?!\p{L})|(?<!\p{L})call me(?!\p{L})/iu
const UNSPACED_OTHER_BEFORE = /(?:对|對|吃|喝|买|在|去|到|来自|我叫|我是|姓|名字是|住)$/u
const UNSPACED_OTHER_BEHIND = /^(?:过敏|過敏|アレルギー|路|街|市|省|县|大学|公司|駅|町)/u

/** Whether a sentence speaks of who has this name. A word that is spelled alike is no name. */
function holdsName(sentence: string, name: GivenName): boolean {
  if (UNSPACED.test(name.text)) return holdsUnspacedName(sentence, name.text)
  if (OWN_NAME.test(sentence)) return false
  const words = wordsOf(sentence)
  return words.some(({ text }, at) => {
    const bare = text.replace(GENITIVE, "")
    if (name.isLowerCase ? foldSpelling(bare) !== foldSpelling(name.text) : bare !== name.text) return false
    if (
      /[@.]/u.test(sentence.charAt((words[at]?.start ?? 0) + text.length)) &&
      /\S/u.test(sentence.charAt((words[at]?.start ?? 0) + text.length + 1))
    )
      return false
    const before = words[at]?.isApart === true ? undefined : words[at - 1]?.text
    if (before !== undefined && OTHER_BEFORE.test(before)) return false
    if (before !== undefined && before.toLowerCase() !== name.of && personOf(foldSpelling(before)) !== undefined)
      return false
    return !PLACE_BEHIND.test(words[at + 1]?.text ?? "")
  })
}

function holdsUnspacedName(sentence: string, name: string): boolean {
  for (let at = sentence.indexOf(name); at >= 0; at = sentence.indexOf(name, at + name.length)) {
    const isOther =
      UNSPACED_OTHER_BEFORE.test(sentence.slice(0, at)) || UNSPACED_OTHER_BEHIND.test(sentence.slice(at + name.length))
    if (!isOther) return true
  }
  return false
}
