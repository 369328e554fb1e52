import { canonicalAttribute, USER_SUBJECT } from "../../text/attributes.ts"
import { changeKindsIn } from "../../text/change-kinds.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { cuesOfWord } from "../../text/topics/cue-words.ts"
import { foldSpelling } from "../../text/topics/folded-words.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { otherSubjectIn } from "../../text/unspaced-subject.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { isOwnPossessive } from "../delete/possessives.ts"
import { personOf } from "../delete/request-address.ts"
import { readForPairs } from "./pair-model.ts"

/** How a later statement names whom an earlier one tells of: as somebody of whom it tells itself, or only as the owner of something else. */
export type Naming = "self" | "owner" | "not"

/** "Tom's funeral" tells of Tom, "Tom's father" does not. */
const OF_THEMSELVES = wholeWords(
  "funeral|death|burial|wake|memorial|cremation|divorce|parting|beerdigung|beisetzung|trauerfeier|tod|abschied|trennung|scheidung|enterrement|obsèques|mort|rupture|divorce|entierro|funeral|muerte|ruptura|divorcio|funerale|morte|divorzio|enterro|velório|divórcio|uitvaart|begrafenis|pogrzeb|śmierć",
)
const OF_THEMSELVES_UNSPACED = /^(?:的|の)(?:葬|追悼|死|告別|遗|訃)/u
const OF = /^(?:of|von|vom|van|de|d|du|des|del|della|dello|dell|di|do|da|dos|das)$/u
const TOKEN = /[\p{L}\p{M}\p{N}]+/gu
/** "Le chien de mon mari Tom": words between an owner and what is owned. */
const MAX_BETWEEN = 2

interface Token {
  readonly text: string
  readonly folded: string
  readonly end: number
}

/** How a sentence names one of the names or relatives of an earlier statement. */
export function namingOf(said: string, earlier: string): Naming {
  if (UNSPACED.test(said)) return namingUnspaced(said, earlier)
  const tokens = tokensOf(said)
  const known = tokensOf(earlier)
  const names = namesIn(known)
  const relatives = relativesIn(known)
  let found: Naming = "not"
  for (const [at, token] of tokens.entries()) {
    const isNamed = names.has(token.folded) && !isAnothers(tokens, at, relatives)
    const isRelative = !isNamed && isOneOf(relatives, tokens, at) && !isOther(names, tokens[at + 1])
    if (!isNamed && !isRelative) continue
    if (!isOwner(said, tokens, at)) return "self"
    found = "owner"
  }
  return found
}

/** The word that stands for the relation of whom a statement tells, if it tells of one. */
export function relationIn(statement: string): string | undefined {
  return relativesIn(tokensOf(statement)).values().next().value
}

const NAMED_UNSPACED = [
  /(?:名字(?:是|叫)|叫做?|名前は|は)(?<name>[^，。、はがの]{1,6}?)(?:です|だ|といいます|と申します|[，。、\s]|$)/u,
  /(?:我|私)?(?:和|跟|与|は)(?<name>[^，。、はがの]{1,4}?)(?:结婚|订婚|在一起|恋爱|と結婚|と婚約|と付き合)/u,
  /^(?<name>[^，。、はがの我]{2,4}?)(?:是我的?|は(?:私の|僕の)?)(?:老公|老婆|丈夫|妻|男朋友|女朋友|夫|彼氏|彼女)/u,
]

/** The names and relatives that a Chinese or Japanese statement tells of. */
function peopleUnspaced(statement: string): readonly string[] {
  const names = NAMED_UNSPACED.flatMap((form) => form.exec(statement)?.groups?.name ?? [])
  const relative = otherSubjectIn(statement)?.replace(/^我(?:家|的)?/u, "")
  return [...names, ...(relative === undefined ? [] : [relative])].filter((one) => one.length > 0)
}

function namingUnspaced(said: string, earlier: string): Naming {
  const [one, other] = [otherSubjectIn(said), otherSubjectIn(earlier)]
  const isAnother = one !== undefined && other !== undefined && !one.includes(other) && !other.includes(one)
  const shared = isAnother ? [] : peopleUnspaced(earlier).filter((name) => said.includes(name))
  if (shared.length === 0) return "not"
  const isSelf = shared.some((name) => {
    const after = said.slice(said.indexOf(name) + name.length)
    return !/^(?:的|の|他|她)/u.test(after) || OF_THEMSELVES_UNSPACED.test(after)
  })
  return isSelf ? "self" : "owner"
}

function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    text: word,
    folded: foldSpelling(word),
    end: index + word.length,
  }))
}

/** Words behind which somebody is named, as folded: "is called Ann", "married to Raj". */
const NAMES = new Set(
  `called named name is heisst heiszt namens appelle nomme est llama llamado es chiama chiamato e chama se nome heet imie ist to dating seeing with mit con com avec a met z `.split(
    /\s+/u,
  ),
)

/** The names of people in a statement: behind a word for a relative or a word of naming, or at its beginning. */
function namesIn(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(
    tokens.flatMap(({ text, folded }, at) => {
      const before = tokens[at - 1]?.folded
      const isIntroduced = before === undefined || NAMES.has(before) || personOf(before) !== undefined
      const isName = CAPITALISED.test(text) ? isIntroduced : CALLED.test(before ?? "") && folded.length > 2
      return isName && personOf(folded) === undefined && !isOwnPossessive(folded) ? [folded] : []
    }),
  )
}
const CAPITALISED = /^\p{Lu}\p{Ll}/u
/** Behind these a name is one in small letters as well. */
const CALLED = /^(?:called|named|heisst|namens|appelle|llama|chiama|chama|heet)$/u

function relativesIn(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(tokens.flatMap(({ folded }) => personOf(folded) ?? []))
}

/** "My friend Mia" is not the girlfriend of this name. */
function isAnothers(tokens: readonly Token[], at: number, relatives: ReadonlySet<string>): boolean {
  const before = personOf(tokens[at - 1]?.folded ?? "")
  if (before === undefined || relatives.size === 0 || relatives.has(before)) return false
  return ![...relatives].some((one) => isPartner(one) && isPartner(before))
}

const isPartner = (relative: string): boolean => canonicalAttribute(relative) === "partner"

/** Whether a word is for one of these relatives of the user's: "my mum", "Mum". */
function isOneOf(relatives: ReadonlySet<string>, tokens: readonly Token[], at: number): boolean {
  if (!relatives.has(personOf(tokens[at]?.folded ?? "") ?? "")) return false
  const before = tokens.slice(Math.max(0, at - MAX_BETWEEN), at)
  return at === 0 || before.some(({ folded }) => isOwnPossessive(folded))
}

/** "My brother Al" is not the one called Ben. */
function isOther(names: ReadonlySet<string>, next: Token | undefined): boolean {
  return next !== undefined && names.size > 0 && CAPITALISED.test(next.text) && !names.has(next.folded)
}

/** Whether what a word names is the owner of another thing, of which the sentence tells. */
function isOwner(said: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  const rest = said.slice(token.end, token.end + 2)
  if (/^['’]s/u.test(rest)) {
    const next = tokens[at + 2]?.text ?? ""
    return next !== "" && !OF_THEMSELVES.test(next) && !changeKindsIn(next).has("ends") && !isStopWord(next)
  }
  for (let before = at - 1; before >= Math.max(0, at - 1 - MAX_BETWEEN); before--) {
    const word = tokens[before]?.folded ?? ""
    if (!OF.test(word)) {
      if (isStopWord(word) || cuesOfWord(word).length > 0) continue
      return false
    }
    const owned = tokens[before - 1]
    if (owned === undefined || isStopWord(owned.folded)) return false
    return !OF_THEMSELVES.test(owned.text) && !changeKindsIn(owned.text).has("ends")
  }
  return false
}

/** Whether a statement tells of somebody else than the user, or of somebody with the user. */
export function tellsOfSomebody({
  about,
  category,
  content,
}: {
  readonly about?: { readonly subject: string } | undefined
  readonly category: string
  readonly content: string
}): boolean {
  if (about !== undefined && about.subject !== USER_SUBJECT) return true
  return category === "relationship" || readForPairs({ content, at: 0 }).cues.has("kin")
}
