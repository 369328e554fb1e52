import { analyse } from "../../text/analyse.ts"
import { expression } from "../../text/regex.ts"
import { foldSpelling } from "../../text/topics/folded-words.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { isSameWord } from "./named-statements.ts"
import { isDefinite, isOthersPossessive, isOwnPossessive } from "./possessives.ts"
import { personOf, speaksOfSomebody } from "./request-address.ts"

/** A word for a thing as it is spelled and analysed, or, in scripts without spaces, as it stands. */
export interface Thing {
  readonly word: string
  /** The word as the text spells it. */
  readonly spelled: string
  readonly isUnspaced: boolean
}

export function thingOf(about: string): Thing | undefined {
  if (UNSPACED.test(about)) {
    const word = about.replace(/^(?:我们?|咱们?)家?的?|^(?:うち|私|僕|俺|わたし)の|(?:的?事情?|の(?:こと)?|吧)$/gu, "")
    return word === "" ? undefined : { word, spelled: word, isUnspaced: true }
  }
  const words = spelledWords(about)
  // "Son" alone is no French pronoun.
  const word = words.find(({ text }) => kindOf(text) === undefined) ?? (words.length === 1 ? words[0] : undefined)
  const [stem] = word === undefined ? [] : analyse(word.text)
  return word === undefined || stem === undefined ? undefined : { word: stem, spelled: word.text, isUnspaced: false }
}

/** A place in a sentence where the thing stands as the person's own, and the words around it. */
export interface Mention {
  readonly words: readonly Word[]
  /** Which of the words it is; in unspaced text there is one. */
  readonly at: number
  readonly sentence: string
  readonly isUnspaced: boolean
}

export function ownMention(sentence: string, thing: Thing): Mention | undefined {
  if (thing.isUnspaced) return unspacedMention(sentence, thing.word)
  const words = spelledWords(sentence)
  const at = words.findIndex(({ text }, index) => isWord(text, thing.word) && isOwnAt(sentence, words, index))
  return at < 0 ? undefined : { words, at, sentence, isUnspaced: false }
}

/** Whether a sentence speaks of the thing and has it only as somebody else's: "my wife's birthday", "el cumpleaños de mi hijo". */
export function isOnlyOthers(sentence: string, thing: Thing): boolean {
  if (thing.isUnspaced)
    return sentence.split(thing.word).slice(0, -1).some(isOthersBefore) && ownMention(sentence, thing) === undefined
  const isHeld = spelledWords(sentence).some(({ text }) => isWord(text, thing.word))
  return isHeld && speaksOfSomebody(sentence) && ownMention(sentence, thing) === undefined
}

/** A god-daughter is no daughter. */
const isWord = (text: string, stem: string): boolean =>
  !text.includes("-") && analyse(text.replace(GENITIVE, "")).some((one) => isSameWord(one, stem))

export interface Word {
  readonly text: string
  /** Whether a mark divides it from the word before. */
  readonly isApart: boolean
  readonly start: number
}

const WORD = /\p{L}[\p{L}\p{M}\p{N}-]*(?:['’]s(?!\p{L}))?/gu

export function spelledWords(text: string): readonly Word[] {
  let end = 0
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const isApart = /[^\s'’]/u.test(text.slice(end, index))
    end = index + word.length
    return { text: word, isApart, start: index }
  })
}

export const oneOf = (words: string): RegExp => new RegExp(`^(?:${words})$`, "iu")

export const GENITIVE = /['’]s$/u
/** "That's", "he's": no genitive. */
const CLITIC = /^(?:that|it|he|she|what|who|here|there|where|how|let|this)['’]s$/iu
const INDEFINITE = oneOf(
  "a|an|ein(?:e[nmrs]?)?|une?|un[oa]?|uma?|two|three|zwei|drei|deux|trois|dos|tres|due|tre|dois|três",
)
/** Before "a cat": the person has one. Facts leave the subject out: "Has a cat". */
const HAS = expression("iu")`
  (?:^|(?<!\p{L})(?:i|we|i['’]ve|we['’]ve|just|and) (?:\p{L}+ ){0,2}?)(?:have|has|had|got|own|owns|keep|keeps|adopt(?:ed|s)?|bought|rescued?|drive|drives|drove)(?!\p{L})
  |(?<!\p{L})(?:habe?n?|hatte?n?) (?:ich|wir)|(?<!\p{L})(?:ich|wir) (?:\p{L}+ ){0,2}?(?:hab|besitz|halt|fahr)\p{L}*
  |(?<!\p{L})(?:j['’]ai|nous avons|on a)(?!\p{L})|(?<!\p{L})(?:tengo|tenemos|adopté|adoptamos|ho|abbiamo|tenho|temos|adotei|adotámos)(?!\p{L})
`
export const CALLED = expression("iu")`
  ^(?:called|named|heisst|heißt|namens|appelle|appelait|appelée?|llama|llamaba|llamad[oa]|chiama|chiamava|chiamat[oa]|chama|chamad[oa])$
`
/** Before "a therapist called Joan": somebody of the speaker's. */
const SPEAKER = /(?<!\p{L})(?:i|i['’]m|im|we|ich|wir|je|nous|on)(?!\p{L})/iu
type Kind = "own" | "others" | "definite" | "indefinite"

function kindOf(word: string): Kind | undefined {
  const bare = word.toLowerCase()
  if (isOwnPossessive(bare)) return "own"
  if (isOthersPossessive(bare) || (GENITIVE.test(word) && !CLITIC.test(word))) return "others"
  // Portuguese has an article that is the English "a".
  if (INDEFINITE.test(bare)) return "indefinite"
  return isDefinite(bare) ? "definite" : undefined
}

/** A determiner has at most two adjectives behind it. */
const MAX_ADJECTIVES = 2
const NO_ADJECTIVE = oneOf(
  "is|was|has|had|have|are|were|and|or|loves?|likes?|hates?|needs?|wants?|ist|war|hat|hatte|und|oder|est|était|avait|et|ou|es|tiene|y|o|è|ha|e|é|tem|ou",
)
const GENITIVE_OF = oneOf("meine[rs]|unsere[rs]|unsres")
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
    const lead = sentence.slice(0, before.start)
    return HAS.test(lead) || (CALLED.test(words[at + 1]?.text ?? "") && SPEAKER.test(lead))
  }
  const isFirst = at === 0 || words[at]?.isApart === true
  return isFirst && !nextIsApart && VERB_BEHIND.test(next.text)
}

/** "The cat of my neighbour", "el perro de Ana"; "the cat of mine" is one's own. */
function isOfOthers(words: readonly Word[], at: number): boolean {
  const [of, whose] = [words[at + 1], words[at + 2]]
  if (of === undefined || whose === undefined || of.isApart) return false
  // "Der Geburtstag meiner Frau".
  if (GENITIVE_OF.test(of.text)) return true
  if (!OF.test(of.text)) return false
  return !/^(?:mine|ours|mir|uns|moi|nous|mí|nosotros|me|noi|mim|nós)$/iu.test(whose.text)
}

const OTHERS_BEFORE = /(?:他们?|她们?|它|人家|别人|邻居|朋友|同事|彼女?|友達|隣)(?:家)?[的の]?$/u
const POSSESSED = /(?<whose>[^\s,，。、:：；]{1,6})[的の]$/u
const OWNER = /(?:我|我们|咱|咱们|我家|我们家|家里|自己|うち|私|僕|俺|わたし|我が家|家)$/u
const OWN_BEFORE = expression("u")`
  (?:我|我们|咱们?)(?:家)?(?:里)?的?(?:那|这)?[只条辆个匹]?$|(?:うち|私|僕|俺|わたし|我が家|家)の$|(?:养|有|领养|买)了?[一两三几]?[只条辆个匹]?$|[你您]家?的?$|あなたの$
`
const SUBJECT_BEHIND = /^[がはも、,，]|^の?名前|^(?:今天|昨天|最近|又|不|生病|病|叫)/u

function isOthersBefore(before: string): boolean {
  const whose = POSSESSED.exec(before)?.groups?.whose
  return OTHERS_BEFORE.test(before) || (whose !== undefined && !OWNER.test(whose))
}

/** The same without spaces: "我家的猫", "うちの猫", "猫が元気ない". */
function unspacedMention(sentence: string, word: string): Mention | undefined {
  for (let at = sentence.indexOf(word); at >= 0; at = sentence.indexOf(word, at + word.length)) {
    const before = sentence.slice(Math.max(0, at - 12), at)
    const behind = sentence.slice(at + word.length)
    const isOthers = isOthersBefore(before)
    const isSubject = /^$|[，,。、\s]$/u.test(before) && SUBJECT_BEHIND.test(behind)
    if (!isOthers && (OWN_BEFORE.test(before) || isSubject))
      return { words: [{ text: behind, isApart: false, start: at + word.length }], at: 0, sentence, isUnspaced: true }
  }
  return undefined
}
