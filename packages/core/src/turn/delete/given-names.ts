import { analyse } from "../../text/analyse.ts"
import { canonicalAttribute } from "../../text/attributes.ts"
import { commonness } from "../../text/background-frequency.ts"
import { isSomebody } from "../../text/given-names.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { foldSpelling } from "../../text/topics/folded-words.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { CALLED, GENITIVE, type Mention, oneOf, spelledWords, type Word } from "./own-mention.ts"
import { isOwnPossessive } from "./possessives.ts"
import { relativeCalled } from "./request-address.ts"

/** A name follows its verb within so many words: "my cat, a tabby, is called Minka". */
const MAX_BEFORE_NAME = 6
const UNSPACED_NAME =
  /^(?:[们ちゃんさんはの，、]{0,3}(?:的?名字)?(?:叫做?|是叫)(?<eastern>[\p{Script=Han}\p{L}]{1,4}?)(?:[，。,.!！的了吧呢啊]|$)|[はのも、]{0,2}(?:名前は)?(?<kana>[\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Han}ー]{1,8}?)(?:ちゃん|くん)?(?:という|といい|と言い|って(?:いう|言う|名前)|(?<=名前は.{1,8})(?:です|だ)))/u
const FEWEST_LETTERS = 2
/** A name in talk without capitals is a word that people do not use. */
const MAX_COMMONNESS = 0.0001

/** The names that sentences give to what they mention; `isSure`: only where a verb or two commas tell that it is one. */
export function namesGiven(mentions: readonly Mention[], isSure = false): readonly GivenName[] {
  const all = mentions.flatMap((mention) => (mention.isUnspaced ? unspacedName(mention) : namesAt(mention, isSure)))
  return [...new Map(all.map((name) => [name.text, name])).values()]
}

/** A name, and the word for who has it. */
export interface GivenName {
  readonly text: string
  /** Whether it was given in talk without capitals. */
  readonly isLowerCase: boolean
  readonly of: string
  /** A surname, which speaks of somebody behind a title only: "Ms Rice". */
  readonly isTitled?: boolean
}

const HAS_KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

function unspacedName({ words, sentence }: Mention): readonly GivenName[] {
  const groups = UNSPACED_NAME.exec(words[0]?.text ?? "")?.groups
  const name = groups?.eastern ?? groups?.kana
  return name === undefined || (name.length < FEWEST_LETTERS && !HAS_KANA.test(sentence))
    ? []
    : [{ text: name, isLowerCase: false, of: "" }]
}

function namesAt({ words, at, sentence }: Mention, isSure: boolean): readonly GivenName[] {
  const isLowerCase = !/\p{Lu}/u.test(sentence)
  const isName = (word: Word | undefined): word is Word => {
    if (word === undefined || word.text.length < FEWEST_LETTERS) return false
    const [stem] = analyse(word.text)
    if (stem === undefined || isStopWord(stem)) return false
    return isLowerCase ? commonness(stem) <= MAX_COMMONNESS : /^\p{Lu}\p{Ll}/u.test(word.text)
  }
  const next = words[at + 1]
  // "My boss, Linda, shouts" – German writes other nouns like names, too.
  const isApposition = next?.isApart === true && words[at + 2]?.isApart !== false
  const behind = isName(next) && !(next.isApart && isLowerCase) && (isApposition || !isSure) ? [next.text] : []
  const verb = words.findIndex(({ text }, index) => index > at && index - at <= MAX_BEFORE_NAME && CALLED.test(text))
  const called = words[verb + (BEFORE_SURNAME.test(words[verb + 1]?.text ?? "") ? 2 : 1)]
  const named = verb > 0 && called !== undefined && isName(called) ? [called.text] : []
  // "My son is Leo", "my therapist is Dr Moss". German writes what somebody is like a name.
  const isVerb = next !== undefined && !next.isApart && IS.test(next.text)
  const titled = words[at + (BEFORE_SURNAME.test(words[at + 2]?.text ?? "") ? 3 : 2)]
  const isSurely = titled !== words[at + 2] || isSomebody(titled?.text ?? "")
  const introduced = isVerb && isName(titled) && isSurely && words[words.length - 1] === titled ? [titled.text] : []
  // "My uncle's name is Ron", "der Name meines Onkels ist Rolf".
  const nameAt = NAME_WORD.test(next?.text ?? "") ? at + 1 : at
  const isOfName = nameAt > at || NAME_WORD.test(words[at - 2]?.text ?? "") || NAME_WORD.test(words[at - 3]?.text ?? "")
  const givenName = words[nameAt + 2]
  const byName = isOfName && IS.test(words[nameAt + 1]?.text ?? "") && isName(givenName) ? [givenName.text] : []
  // "Ron, my uncle, is a baker".
  const apposed = words[at - 2]
  // "Tomorrow, my dad, a retired cop, …", "In Paris, my sister, Ana, …": what follows tells who it is, and not what they do.
  const isDescribed = next !== undefined && (DESCRIBING.test(next.text) || isName(next))
  const isApposed =
    at === 2 &&
    words[1]?.isApart === true &&
    next?.isApart === true &&
    !isDescribed &&
    isName(apposed) &&
    !isGermanNoun(words)
  const beforeIt = isApposed && apposed !== undefined ? [apposed.text] : []
  // "Rex is our dog".
  const [first] = words
  const isIntroduced = at <= 3 && at >= 2 && first !== undefined && isName(first) && IS.test(words[1]?.text ?? "")
  return [
    ...behind,
    ...named,
    ...introduced,
    ...byName,
    ...beforeIt,
    ...(isIntroduced && first !== undefined ? [first.text] : []),
  ].map((name) => ({
    text: name.replace(GENITIVE, ""),
    isLowerCase,
    of: words[at]?.text.toLowerCase() ?? "",
    isTitled: words.some(({ text }, place) => text === name && BEFORE_SURNAME.test(words[place - 1]?.text ?? "")),
  }))
}

const DESCRIBING =
  /^(?:an?|the|who|who['’]s|whose|une?|le|la|l|qui|un[oa]?|el|que|quien|quem|il|lo|che|uma?|o|a|ein\p{L}*|der|die|das)$/iu
const IS = /^(?:is|was|ist|war|est|était|es|era|è|é)$/iu
const NAME_WORD = /^(?:name|nom|prénom|nombre|nome)$/iu
/** German writes every noun like a name. */
const isGermanNoun = (words: readonly Word[]): boolean => words.some(({ text }) => GERMAN.test(text))
/** What is said before a surname. */
export const BEFORE_SURNAME =
  /^(?:dr|mr|mrs|ms|miss|prof|professor|frau|herr|mme|m|mlle|señora?|sra?|dra|don|doña|signora?|dott|dottor|dottoressa|sig|dona|seu)$/iu

/** A place, a namesake or the person themselves: "in Paris", "uncle Tim", "my name is Tom", "a German teacher". */
const OTHER_BEFORE = oneOf(
  "in|at|from|to|near|into|through|around|of|a|an|the|st|saint|san|santa|sankt|am|m|be|i'm|im|me|nach|aus|zu|zum|zur|bei|ein|eine|einen|einer|gegen|bin|heiße|heisse|à|au|aux|en|de|du|chez|vers|un|une|appelle|suis|a|al|hacia|desde|llamo|soy|di|da|nel|nella|alla|al|ad|chiamo|sono|em|no|na|do|ao|à|chamo|chamo-me|sou",
)
const PLACE_BEHIND = oneOf(
  "street|road|avenue|lane|park|college|university|school|church|airport|st|rd|square|bridge|castle|palace|hotel|inn|hall|hospital|theat(?:re|er)|museum|station|bar|café|cafe|pub|restaurant|straße|strasse|platz|weg|gasse|allee|schule|museum|palast",
)
/** "Rue Bruno", "Hotel Selma Palace": of a street or a house that has the name. */
const PLACE_BEFORE = oneOf(
  "rue|avenue|boulevard|place|quai|impasse|calle|avenida|plaza|paseo|via|viale|piazza|corso|vicolo|rua|praça|travessa|alameda|hotel|hôtel|hostal|albergo|pousada|ristorante|restaurante?|bar|café|cafe|pub|villa|camping|école|lycée|collège|escuela|colegio|scuola|escola|straße|platz|ulica|straat|gatan",
)
const FROM = oneOf("from|vom|aus|von")
const OWN_NAME =
  /(?<!\p{L})(?:my|mein|mon|mi|mio|meu) (?:(?:first|last|full|middle|vor|nach)?-?\s?)?(?:name|nom|prénom|nombre|nome)(?!\p{L})|(?<!\p{L})call me(?!\p{L})/iu
const UNSPACED_OTHER_BEFORE = /(?:对|對|吃|喝|买|在|去|到|来自|我叫|我是|姓|名字是|住)$/u
const UNSPACED_OTHER_BEHIND =
  /^(?:过敏|過敏|アレルギー|路|街|大街|大道|广场|公园|市|省|县|镇|村|山|湖|酒店|宾馆|饭店|餐厅|医院|学校|中学|小学|大学|公司|集团|园林|駅|町|区|県|通り|ホテル|病院|公園|カフェ|レストラン|学園|牛|ビル|大通り)/u

/** Whether a sentence speaks of who has this name. A word that is spelled alike is no name. */
export function holdsName(sentence: string, name: GivenName): boolean {
  if (UNSPACED.test(name.text)) return holdsUnspacedName(sentence, name.text)
  if (OWN_NAME.test(sentence)) return false
  const words = spelledWords(sentence)
  return words.some(({ text }, at) => {
    const bare = text.replace(GENITIVE, "")
    if (name.isLowerCase ? foldSpelling(bare) !== foldSpelling(name.text) : bare !== name.text) return false
    if (
      /[@.]/u.test(sentence.charAt((words[at]?.start ?? 0) + text.length)) &&
      /\S/u.test(sentence.charAt((words[at]?.start ?? 0) + text.length + 1))
    )
      return false
    const before = words[at]?.isApart === true ? undefined : words[at - 1]?.text
    if (before !== undefined && OTHER_BEFORE.test(before) && !isPortugueseArticle(words, at - 1)) return false
    // "Frau Krüger" is no wife, but for "meine Frau".
    const isTitle = BEFORE_SURNAME.test(before ?? "") && !isOwnPossessive(words[at - 2]?.text ?? "")
    const isRelative = before !== undefined && !isTitle && relativeCalled(before) !== undefined
    if (isRelative && before.toLowerCase() !== name.of) return false
    if (before !== undefined && PLACE_BEFORE.test(before)) return false
    const next = words[at + 1]
    // "Tim from accounting" is told apart from one's own Tim.
    if (next?.isApart === false && FROM.test(next.text) && canonicalAttribute(name.of) !== "pets") return false
    return !PLACE_BEHIND.test(next?.text ?? "")
  })
}

/** "Com a Selma", "A Bia tem asma". */
const isPortugueseArticle = (words: readonly Word[], at: number): boolean =>
  at === 0
    ? words[0]?.text === "A" && PORTUGUESE_VERB.test(words[2]?.text ?? "")
    : /^[ao]$/u.test(words[at]?.text ?? "") && PORTUGUESE.test(words[at - 1]?.text ?? "")
const PORTUGUESE = oneOf("com|para|pra|e|que|como|sem|mas|porque")
const PORTUGUESE_VERB = oneOf(
  "tem|é|está|mora|vive|foi|vai|não|já|me|se|era|tinha|trabalha|estuda|disse|gosta|quer|ficou|fez|nasceu|bebe|fuma|precisa|sempre|nunca|também|ama|odeia|toma|usa|joga|canta|chegou|saiu|perdeu|ganhou",
)

const PARTICLE = oneOf("van|von|de|da|di|del|della|der|la|le|du|dos|das")
const GERMAN = oneOf(
  "ich|mein\\p{L}*|der|die|das|ist|hat|und|heißt|heisst|mich|mir|nicht|ein\\p{L}{0,2}|im|zu|von|bei|mit|wohnt|will",
)

/** Whether the name stands with further ones, as of somebody else: "Mia Farrow", "Vincent van Gogh", "São Paulo". */
export function mayBeAnother(sentence: string, name: GivenName): boolean {
  if (UNSPACED.test(name.text)) return name.text.length < FEWEST_SURE
  const words = spelledWords(sentence)
  if (isGermanNoun(words)) return false
  const isName = (word: Word | undefined): boolean =>
    word !== undefined && !word.isApart && /^\p{Lu}\p{Ll}/u.test(word.text)
  const places = words.flatMap(({ text }, at) => (text.replace(GENITIVE, "") === name.text ? [at] : []))
  return (
    places.length > 0 &&
    places.every((at) => {
      if (GENITIVE.test(words[at]?.text ?? "")) return false
      const next = words[at + 1]
      const before = words[at]?.isApart === true ? undefined : words[at - 1]
      if (isName(next) || (PARTICLE.test(next?.text ?? "") && isName(words[at + 2]))) return true
      const isTitle = BEFORE_SURNAME.test(before?.text ?? "") || relativeCalled(before?.text ?? "") !== undefined
      return at > 1 && before !== undefined && /^\p{Lu}\p{Ll}/u.test(before.text) && !isTitle
    })
  )
}

/** A name of one character is a part of other words. */
const FEWEST_SURE = 2

function holdsUnspacedName(sentence: string, name: string): boolean {
  for (let at = sentence.indexOf(name); at >= 0; at = sentence.indexOf(name, at + name.length)) {
    const isShort = name.length < FEWEST_SURE
    const isOther =
      (isShort && !stands(sentence.slice(0, at), sentence.slice(at + name.length))) ||
      UNSPACED_OTHER_BEFORE.test(sentence.slice(0, at)) ||
      UNSPACED_OTHER_BEHIND.test(sentence.slice(at + name.length))
    if (!isOther) return true
  }
  return false
}

/** Whether one character stands as a name, and not in a longer word. */
const stands = (before: string, behind: string): boolean =>
  !/\p{Script=Han}$/u.test(before) && /^(?:さん|くん|君|ちゃん)?[はがもにをと]/u.test(behind)
