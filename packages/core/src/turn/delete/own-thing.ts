import type { Memory } from "../../contract/index.ts"
import { canonicalAttribute, mentionedAttributes, USER_SUBJECT } from "../../text/attributes.ts"
import { isSomebody } from "../../text/given-names.ts"
import { expression } from "../../text/regex.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { otherSubjectIn } from "../../text/unspaced-subject.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { tellsHealth } from "../remember/rest-of-statement.ts"
import { namedAttribute, type OwnAttribute } from "./attribute-requests.ts"
import { BEFORE_SURNAME, type GivenName, holdsName, mayBeAnother, namesGiven } from "./given-names.ts"
import type { ForgetRequest } from "./match-request.ts"
import type { RequestReader } from "./named-statements.ts"
import { GENITIVE, type Mention, ownMention, spelledWords, type Thing, thingOf } from "./own-mention.ts"
import { relativeCalled, speaksOfSomebody } from "./request-address.ts"
import { callsAnother } from "./shared-names.ts"

/** Attributes that are somebody or something a person has, of whom much may be told, where others are a value: "my salary". */
export const BEINGS: ReadonlySet<string> = new Set([
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
  "pets|haustiere|animaux|mascotas|animali|animais|children|child|kids?|kinder|enfants?|hijos|figli|filhos|grandchildren|enkel|family|familie|famille|familia|famiglia|família|friends|freunde|amis|amigos|amici|parents|eltern|padres|genitori|pais",
  "宠物|ペット|孩子|子供|家人|家族|朋友|友達",
)

/** What of a pool is told of somebody or something that the person has. */
export interface OwnThingMatch {
  readonly meant: readonly Memory[]
  readonly isMeant: (sentence: string) => boolean
  /** What has a name of which it is not sure whose it is: "Mia Farrow", or "Mia" where an aunt is called so, too. */
  readonly near: readonly Memory[]
  readonly isNear: (sentence: string) => boolean
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
  // "Forget that my brother has asthma" says what of him.
  if (asked.reach === "said" && !UNSPACED.test(asked.about)) return undefined
  const about = asked.about.replace(MY_FIRST, "")
  const [, before = "", last] = WITH_NAME.exec(about) ?? []
  const [kind, name] = thingOf(before) === undefined ? [about, undefined] : [before, last]
  const isOwn = asked.reach === "own" || asked.isOwn === true || about !== asked.about || isSomebodyUnspaced(asked)
  const named = asked.own ?? (isOwn ? namedAttribute(kind) : undefined)
  // A flatmate is somebody, where other words for a household are none.
  const own = named !== undefined && ONE_OF_HOUSEHOLD.test(kind) ? undefined : named
  // Of what else is one's own, an illness or a plan, statements hold no "my": "I have asthma".
  const isKnown = own !== undefined && isThingOf(own)
  if ((own === undefined ? !isOwn || !reader.ranks : !isKnown) || GENERAL.test(about)) return undefined
  const sentences = memories.flatMap(({ content }) => reader.sentences(content).map(({ text }) => text))
  const thing = OF_ANY_KIND.test(kind) && own !== undefined ? onlyOneOf(own.attribute, sentences) : thingOf(kind)
  if (thing === undefined) return undefined
  const mentions = new Map<string, Mention | undefined>()
  const mentionIn = (sentence: string): Mention | undefined => {
    if (!mentions.has(sentence)) mentions.set(sentence, ownMention(sentence, thing))
    return mentions.get(sentence)
  }
  const names =
    isKnown && !BEINGS.has(own.attribute)
      ? []
      : name === undefined
        ? namesOf(
            sentences.flatMap((one) => mentionIn(one) ?? []),
            isKnown,
            kind,
          )
        : [{ text: name, isLowerCase: false, of: kind.toLowerCase() }]
  // Whoever has a name is somebody: "my parrot called Coco".
  if (!isKnown && (names.length === 0 || name !== undefined)) return undefined
  // Where two are called alike, a sentence with the name alone may be about either.
  const isShared = (one: GivenName): boolean =>
    sentences.some((other) => callsAnother(other, one, thing.isUnspaced ? thing.word : thing.spelled))
  const ownNames = names.filter((one) => !isShared(one))
  const isMentioned = (sentence: string): boolean => name === undefined && mentionIn(sentence) !== undefined
  const isMeant = (sentence: string): boolean =>
    isMentioned(sentence) ||
    ownNames.some((one) => holdsName(sentence, one) && !mayBeAnother(sentence, one) && isSurelyAbout(sentence, one))
  const isNear = (sentence: string): boolean =>
    !isMeant(sentence) &&
    names.some(
      (one) => holdsName(sentence, one) && !callsAnother(sentence, one, thing.isUnspaced ? thing.word : thing.spelled),
    )
  const isOwnName = ({ about: at }: Memory): boolean => at?.subject === USER_SUBJECT && at.attribute === "name"
  const holding = (is: (sentence: string) => boolean): readonly Memory[] =>
    memories.filter((memory) => !isOwnName(memory) && reader.sentences(memory.content).some(({ text }) => is(text)))
  const meant = holding(isMeant)
  const near = holding(isNear).filter((memory) => !meant.includes(memory) && memory.source.origin !== "assistant")
  return meant.length === 0 ? undefined : { meant, isMeant, near, isNear, bySentence: true }
}

/** "My uncle Rolf": behind a relative a frequent given name is one without "is called" as well. */
function namesOf(mentions: readonly Mention[], isKnown: boolean, kind: string): readonly GivenName[] {
  if (isKnown) return namesGiven(mentions)
  const sure = namesGiven(mentions, true)
  const more = relativeCalled(kind) === undefined ? [] : namesGiven(mentions).filter(({ text }) => isSomebody(text))
  return [...new Map([...sure, ...more].map((one) => [one.text, one])).values()]
}

/** "My daughter" of a request about all that was told of her. */
const MY_FIRST = expression("iu")`
  ^(?:my|our|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|mon|ma|notre|mi|nuestr[oa]|(?:il |la |l['’])?(?:mi[oa]|nostr[oa])|(?:[oa] )?(?:meu|minha|noss[oa]))(?:[ ])
  |^(?:我|我们|咱们?)家?的?(?=.)|^(?:うち|私|僕|俺|わたし)の
`
/** "娘のことは全部忘れて": Japanese and Chinese leave out whose somebody is. */
function isSomebodyUnspaced({ about, reach, sentence = "" }: ForgetRequest): boolean {
  if (reach !== "topic" || !UNSPACED.test(about)) return false
  return (
    otherSubjectIn(`${about}${/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence) ? "は元気です" : "很好"}`) !==
    undefined
  )
}

const ONE_OF_HOUSEHOLD = wholeWords(
  "(?:room|flat|house)mate|lodger|mitbewohner(?:in)?|colocataire|coloc|compañer[oa] de piso|coinquilin[oa]|colega de quarto",
  "室友|ルームメイト",
)

/** "My pet" and "my partner" are told by another word: "my dog", "my husband". */
const OF_ANY_KIND = wholeWords(
  "pet|haustier|animal(?: de compagnie)?|mascota|animale|animal de estimação|bicho(?: de estimação)?|partner(?:in)?|spouse|significant other|conjointe?|pareja|coniuge|c[ôo]njuge|parceir[oa]|partenaire",
)

/** The one that the person has of what such a word may mean; nothing if they have several. */
function onlyOneOf(attribute: string, sentences: readonly string[]): Thing | undefined {
  const things = new Map<string, Thing>()
  for (const sentence of sentences) {
    for (const { text } of spelledWords(sentence)) {
      const thing = canonicalAttribute(text.toLowerCase()) === attribute ? thingOf(text) : undefined
      if (thing !== undefined && ownMention(sentence, thing) !== undefined) things.set(thing.word, thing)
    }
  }
  const [first, ...more] = things.values()
  return more.length === 0 ? first : undefined
}

/** "My son Bo": who has several means that one. */
const WITH_NAME = /^(.*\p{L}) (\p{Lu}\p{Ll}+)$/u

/** A former one, and one of several told apart ("my car in France"), are for the rules of attributes. */
const isThingOf = ({ attribute, isFormer, rest }: OwnAttribute): boolean =>
  !isFormer && rest === "" && (BEINGS.has(attribute) || THINGS.has(attribute))

/** The user's attributes that a request mentions: "my wife's birthday" mentions none of theirs but the wife. */
export const ownAddresses = (about: string): ReturnType<typeof mentionedAttributes> =>
  mentionedAttributes(about).filter(({ attribute }) => BEINGS.has(attribute) || !speaksOfSomebody(about))

const SPEAKER = expression("iu")`
  (?<!\p{L})(?:i|me|my|we|us|our|ich|mir|mich|mein\p{L}*|wir|uns\p{L}*|je|j|m|moi|mon|ma|mes|nous|notre|yo|mi|mis|io|mio|mia|noi|eu|mim|meu|minha|nos|nós)(?!\p{L})|[我私僕俺]
`
/** "Rice makes me ill". */
const DOES_TO_SPEAKER = expression("iu")`
  (?<!\p{L})(?:makes? me|macht mich|machen mich|vertrage ich|me (?:rend|pone|hace|sienta|faz|deixa)|mi (?:fa|fanno))(?!\p{L})
`
/** "Paris is where I live", "Rosa ist meine Lieblingsfarbe". */
const IS_SOMETHING = expression("iu")`
  (?<!\p{L})(?:is|ist|est|es|è|é) (?:where|when|what|all|my|our|wo|wann|mein\p{L}*|où|quand|mon|ma|donde|cuando|mis?|dove|quando|(?:il |la )?mi[oa]|onde|(?:[oa] )?(?:meu|minha))(?!\p{L})
`

/**
 * Whether a sentence that has a name, and says in no other way whom it is about, is surely about who has it: a word that is
 * spelled alike, and what the speaker should know to come to no harm, leave doubt.
 */
function isSurelyAbout(sentence: string, name: GivenName): boolean {
  if (name.isTitled === true && !isBehindTitle(sentence, name)) return false
  // "Mia" is also an Italian "my".
  const others = sentence.replaceAll(name.text, "…")
  if (DOES_TO_SPEAKER.test(others) || (SPEAKER.test(others) && tellsHealth(sentence))) return false
  return !(sentence.startsWith(name.text) && IS_SOMETHING.test(sentence.slice(name.text.length).slice(0, MAX_BEHIND)))
}

const MAX_BEHIND = 20

/** "Rice" is none of "Ms Rice". */
function isBehindTitle(sentence: string, name: GivenName): boolean {
  const words = spelledWords(sentence)
  return words.some(
    ({ text }, at) => text.replace(GENITIVE, "") === name.text && BEFORE_SURNAME.test(words[at - 1]?.text ?? ""),
  )
}
