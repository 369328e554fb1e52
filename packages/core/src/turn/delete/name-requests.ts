import { canonicalAttribute } from "../../text/attributes.ts"
import { expression } from "../../text/regex.ts"
import { foldSpelling } from "../../text/topics/folded-words.ts"
import { UNSPACED } from "./compared-text.ts"
import { forgottenObject } from "./forget-grammar.ts"
import type { ForgetRequest } from "./match-request.ts"
import { BEINGS } from "./own-thing.ts"
import { personOf } from "./request-address.ts"

/** What somebody is called whom the user has. */
export interface BeingName {
  /** Who it is, as the request says it: "dog". */
  readonly kind: string
  /** Whether the word for them is known to be for somebody or an animal: no file. */
  readonly isKnown: boolean
  /** The name, where the request says it. */
  readonly name?: string
}

const MY =
  "(?:my|our|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|mon|ma|notre|mi|nuestr[oa]|(?:il |la |l['’])?(?:mi[oa]|nostr[oa])|(?:[oa] )?(?:meu|minha|noss[oa])|mijn|onze|ons|min|mitt|vår|vårt)"
const KIND = "(?<kind>\\p{L}[\\p{L}'’-]*?(?: \\p{L}[\\p{L}'’-]*?){0,2})"
const NAME = "(?<name>\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)"
const EASTERN_MY = "(?:(?:我|我们|咱们?)(?:家)?的?|(?:うち|私|僕|俺|わたし)の)"

/** "My dog's name", "le nom de mon chien", "wie mein Hund heißt", "我的狗的名字". */
const ASKED: readonly RegExp[] = [
  expression("iu")`^(?:what )?${MY} ${KIND}(?:['’]s|s['’]?) (?:first |full |last )?(?:name|namn)(?: is)?$`,
  expression("iu")`
    ^(?:(?:the|den|der|die|le|el|il|o|de) |l['’])?(?:(?:first |vor|pré)?(?:names?|namen?s?|noms?|nombre|nome|naam|namnet))
    (?: (?:of|von|de|di|d[oae]|van|på) |[ ](?=mein|unser)| de(?:l|lla) (?=mi|nostr))${MY} ${KIND}$
  `,
  expression(
    "iu",
  )`^(?:(?:what|wie|comment|cómo|como|come|hoe|vad) )?${MY} ${KIND} (?:is (?:called|named)|hei(?:ß|ss)t|s['’]appelle|se llama|se chama|si chiama|heet|heter)$`,
  expression("iu")`^(?:comment s['’]appelle|cómo se llama|como se chama|come si chiama) ${MY} ${KIND}$`,
  expression("u")`^${EASTERN_MY}?(?<kind>[^的のがは我]{1,6}?)(?:的|の)?(?:名字|名前)$`,
  expression("u")`^${EASTERN_MY}(?<kind>[^的のがは我]{1,6}?)(?:叫什么|叫啥)(?:名字)?$`,
]

/** "My dog is called Bruno", of a request to forget that. */
const STATED: readonly RegExp[] = [
  expression(
    "iu",
  )`^${MY} ${KIND}(?: is (?:called|named)|['’]s name is| s['’]appelle| se llama| se chama| si chiama| heet| heter) ${NAME}$`,
  expression(
    "iu",
  )`^(?:(?:the|le|el|il|o) )?(?:name|nom|prénom|nombre|nome) (?:of|de|di|d[oa]|de(?:l|lla)) ${MY} ${KIND} (?:is|est|es|è|é) ${NAME}$`,
  expression("iu")`^${MY} ${KIND} ${NAME} (?:hei(?:ß|ss)t|heet)$`,
  expression(
    "u",
  )`^${EASTERN_MY}?(?<kind>[^的のがは我]{1,6}?)(?:叫做?|的名字(?:是|叫)|の名前[はが])(?<name>[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー\p{L}]{1,10}?)(?:(?:だ|です)?(?:という)?(?:こと)?)?$`,
]

/** What a request says of the name of somebody or some animal whom the user has; nothing for the name of a thing. */
export function requestedName({ about, reach, asking }: ForgetRequest): BeingName | undefined {
  const object = reach === "named" ? objectIn(asking?.[0] ?? about) : about
  return (
    beingNamed(object) ??
    ((reach === "own" || reach === "topic") && !UNSPACED.test(object) ? beingNamed(`my ${object}`) : undefined)
  )
}

/** The same of the object of a request. */
export function beingNamed(object: string): BeingName | undefined {
  const text = object.trim().replace(/[.!。！\s]{1,8}$/u, "")
  for (const form of [...STATED, ...ASKED]) {
    const { kind = "", name } = form.exec(text)?.groups ?? {}
    const kinds = [kind, kind.replace(GERMAN_GENITIVE, "")]
    const being = kinds.find(isKnownBeing) ?? kinds.find(isBeing)
    if (being !== undefined) return { kind: being, isKnown: isKnownBeing(being), ...(name !== undefined && { name }) }
  }
  return undefined
}

/** "Meines Mannes". */
const GERMAN_GENITIVE = /e?s$/u

const UNSPACED_OBJECT = /^(?<thing>.{2,16}?)(?:のこと)?[をはも]?(?:忘れて|消して|消去して|削除して)\P{L}*/u

const objectIn = (sentence: string): string =>
  UNSPACED_OBJECT.exec(sentence)?.groups?.thing ?? forgottenObject(sentence.replace(/[.!]{1,8}$/u, "")) ?? sentence

const ONESELF = /^(?:私|僕|俺|わたし|自分)$/u

const isKnownBeing = (kind: string): boolean =>
  personOf(foldSpelling(kind)) !== undefined || BEINGS.has(canonicalAttribute(kind) ?? "")

/** A company has a name, too: what the table of attributes knows as no being is none. */
function isBeing(kind: string): boolean {
  const last = kind.split(" ").at(-1) ?? ""
  const attribute = canonicalAttribute(kind) ?? canonicalAttribute(last)
  return last !== "" && !ONESELF.test(kind) && (attribute === undefined || BEINGS.has(attribute))
}
