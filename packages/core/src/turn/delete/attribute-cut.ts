import type { TextRange } from "../../contract/index.ts"
import { expression } from "../../text/regex.ts"
import { rememberRecent } from "../../text/remember-recent.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { otherSubjectIn } from "../../text/unspaced-subject.ts"
import { tellsHealth } from "../remember/rest-of-statement.ts"
import { hasName, namesToldIn } from "./echoed-names.ts"
import { clausesOf } from "./request-address.ts"
import { beginsWithSubject, startsWithVerb, states } from "./states.ts"
import { tellsOwnAttribute } from "./told-attribute.ts"

/** A longer sentence tells a story, in characters. */
const MAX_CHARACTERS = 240
const MAX_PARTS = 8

const JOINT = expression("giu")`
  \s?[;:–—]\s|(?<=\p{L}{3})[.!?]\s(?=\p{L})|,(?!\d)\s?(?:(?:and|but|und|aber|sowie|et|mais|y|e|ed|pero|ma|mas)\s(?:(?:also|auch|aussi|también|anche|também)\s)?)?
  |\s(?:and|but|und|aber|sowie|et|mais|y|e|ed|pero|ma|mas)\s(?:(?:also|auch|aussi|también|anche|também)\s)?|\s(?=(?:from|aus)\s)
`
const JOINT_UNSPACED = /[，；]|[。！？](?=.)|(?<=[てでし])、/gu
const FINAL = /[\s.!?…。！？]{0,8}$/u
const GREETING =
  /^(?:hi|hey|hello|hallo|moin|servus|salut|bonjour|hola|ciao|oi|olá|你好|こんにちは)(?: (?:there|all|zusammen|everyone))?[!.]?$/iu

/** A pronoun with the verb that says what somebody is, and the pronoun alone. */
const COPULA =
  /^(?:is|i['’]?m|i am|we['’]re|we are|ich bin|wir sind|je suis|nous sommes|(?:yo )?(?:soy|estoy)|(?:io )?sono|(?:eu )?(?:sou|estou))(?: |$)/iu
const PRONOUN = /^(?:i|we|ich|wir|je|j['’]|yo|io|eu|nous|我们?|私は|僕は|俺は)(?:['’](?:m|ve|re)(?= )|(?!\p{Ll}))\s?/iu
/** Languages that leave the subject to the verb. */
const VERB_ALONE =
  /^(?:no |non |não |nunca |mai |ya |también |anche |também )?(?:soy|estoy|tengo|vivo|trabajo|tomo|sono|ho|abito|lavoro|prendo|faccio|sou|estou|tenho|moro|trabalho|mi chiamo|me llamo|me chamo|(?<=^(?:no |non |não |nunca |mai ))\p{Ll}{2,}o)(?!\p{L})/iu
/** "Soy" is a bean behind an English statement. */
const ROMANCE_OPENING = expression("iu")`
  ^(?:hola|ciao|oi|olá)?[,!.]? ?(?:yo|me|mis?|io|il|la|mi[oa]|ci|eu|[oa] (?:meu|minha)|meus?|minhas?|nos|non|não|ya|también|anche|também|soy|estoy|tengo|vivo|trabajo|tomo|gano|sono|ho|abito|lavoro|prendo|faccio|guadagno|sou|estou|tenho|moro|trabalho|ganho)(?!\p{L})
`
/** What begins like this says more of what stands before it, by the language of the opening: "a" is an English article. */
const GOES_ON = {
  english: expression("iu")`
    ^(?:near|in|at|on|by|with|just|close|next|opposite|outside|for|since|until|to|where|which|who|whose|that|not|though|because|so|it|there|he|she|they|this)(?!\p{L})
  `,
  german: expression("iu")`
    ^(?:bei|beim|im|in|am|an|auf|gleich|direkt|neben|nahe|seit|mit|wo|der|die|das|weil|denn|nicht|so|es|er|sie|dort|da)(?!\p{L})
  `,
  romance: expression("iu")`
    ^(?:près|à|au|dans|depuis|avec|chez|pour|où|qui|que|dont|parce|ce|il|elle|pas|car
    |cerca|en|al|desde|con|para|donde|quien|porque|él|ella|eso|vicino|a|da|dal|in|per|dove|che|chi|perché|lui|lei|perto|em|no|na|com|onde|quem|pois|ele|ela|isso)(?!\p{L})
  `,
}
const ENGLISH_OPENING = /^(?:(?:hi|hey|hello)(?: there)?[,!.]? )?(?:i|we|my|our|this|call)(?!\p{L})/iu
const GERMAN_OPENING = /^(?:ich|wir|mein\p{L}*|unser\p{L}*|bin)(?!\p{L})/iu
/** An adjective that other clauses have as their verb: "I'm Tom and allergic to nuts". */
const ADJECTIVE = /^(?:allergi(?:c|sch|que|ca|co)|al[eé]rgic[oa]|intol\p{L}+)(?!\p{L})/iu
/** A Romance language has the years of somebody's age: "Je suis Tom, 60 ans" without the name is no "Je suis 60 ans". */
const YEARS = /^\d{1,3} (?:ans|años|anni|anos)(?!\p{L})/iu
/** "And love it there": what is said of it stands for nothing alone. */
const OF_IT =
  /(?<!\p{L})(?:it|there|that|them|es|dort|da|ihn|sie|y|là|ça|ahí|allí|lo|eso|ci|lì|là|lo|lá|isso)(?:[ .!]|$)|那里|那边|そこ/iu

interface Part extends TextRange {
  readonly text: string
  /** Where the joint before it begins. */
  readonly joint: number
}

/** Part of a sentence that tells something alone, with those behind it that go on about the same. */
interface Group {
  readonly parts: readonly Part[]
  /** What its first part tells, with the subject and verb that it shares with those before. */
  readonly told: string
  /** The same with what goes on. */
  readonly whole: string
  /** Whether its subject is the speaker, and nobody else: "my wife is a nurse and lives in Hull". */
  readonly isOwn: boolean
  /** Whose subject it shares: `verb` has none of its own, `bare` neither that nor a verb. */
  readonly kind: "subject" | "verb" | "bare" | "greeting"
}

/**
 * What a sentence that tells several things says of one attribute of its speaker: the ranges without which it tells the
 * rest as before. `undefined` where it tells nothing else or nothing of the attribute, or cannot be divided safely.
 */
export function attributeCut(sentence: string, attributes: readonly string[]): readonly TextRange[] | undefined {
  if (sentence.length > MAX_CHARACTERS || attributes.length === 0) return undefined
  return readCut(`${attributes.join(";")}\n${sentence}`).ranges
}

/** Several steps of a request ask about the same sentences. */
const readCut = rememberRecent((key): { readonly ranges?: readonly TextRange[] } => {
  const [attributes = "", sentence = ""] = key.split(/\n(.*)/su)
  const ranges = findCut(sentence, attributes.split(";"))
  return ranges === undefined ? {} : { ranges }
})

function findCut(sentence: string, attributes: readonly string[]): readonly TextRange[] | undefined {
  const end = sentence.length - (FINAL.exec(sentence)?.[0].length ?? 0)
  const parts = partsOf(sentence, end)
  if (parts.length < 2 || parts.length > MAX_PARTS) return undefined
  const groups = groupsOf(sentence, parts)
  const goes = groups.map((group) => group.kind !== "greeting" && group.isOwn && tellsAny(group, attributes))
  const stays = groups.filter((group, place) => !goes[place] && group.kind !== "greeting")
  if (stays.length === 0 || !goes.includes(true) || stays.some(isHalf)) return undefined
  // "Lives in Leeds with asthma": it cannot be told which words are about what.
  const gone = groups.filter((_, place) => goes[place]).map(({ parts }) => parts.map(({ text }) => text).join(", "))
  if (gone.some((text) => tellsHealth(text)) && !attributes.some((one) => OF_HEALTH.has(one))) return undefined
  const ranges = rangesOf(sentence, groups, goes, end)
  const rest = stays.map(({ parts }) => parts.map(({ text }) => text).join(", ")).join(", ")
  const isLeft = gone.flatMap(namesToldIn).some((name) => hasName(rest, name))
  return ranges === undefined || isLeft ? undefined : ranges
}

/** Attributes that health is told with. */
export const OF_HEALTH: ReadonlySet<string> = new Set(
  "health|allergy|medication|diet|food|doctor|smoking|alcohol|weight|height".split("|"),
)

const tellsAny = ({ told, whole }: Group, attributes: readonly string[]): boolean =>
  attributes.some((attribute) => tellsOwnAttribute(told, attribute) || tellsOwnAttribute(whole, attribute))

/** "My wife Jo and I live in Hull": a subject without its verb. */
const isHalf = ({ kind, told }: Group): boolean => kind === "subject" && !PRONOUN.test(told) && !hasVerb(told)
const hasVerb = (text: string): boolean =>
  UNSPACED.test(text) || PLURAL_VERB.test(text) || states(text) || COPULA.test(text) || VERB_ALONE.test(text)

/** "Meine Eltern wohnen in Köln". */
const PLURAL_VERB =
  /(?<!\p{L})(?:wohnen|leben|arbeiten|kommen|heißen|habitent|vivent|travaillent|viennent|ont|viven|trabajan|tienen|vienen|vivono|abitano|lavorano|vengono|hanno|vivem|moram|trabalham|vêm)(?!\p{L})/iu

function isOwn(clause: string): boolean {
  if (UNSPACED.test(clause)) return otherSubjectIn(clause) === undefined
  const [first] = clausesOf(clause)
  return first === undefined || (first.subject.people.size === 0 && !first.subject.isOther)
}

function partsOf(sentence: string, end: number): readonly Part[] {
  const parts: Part[] = []
  let [from, joint] = [0, 0]
  for (const { 0: found, index } of sentence.slice(0, end).matchAll(UNSPACED.test(sentence) ? JOINT_UNSPACED : JOINT)) {
    parts.push({ from, to: index, text: sentence.slice(from, index), joint })
    joint = index
    from = index + found.length
  }
  return [...parts, { from, to: end, text: sentence.slice(from, end), joint }].filter(({ text }) => text.trim() !== "")
}

function groupsOf(sentence: string, parts: readonly Part[]): readonly Group[] {
  const groups: Group[] = []
  let pronoun = ""
  let copula = ""
  const isUnspaced = UNSPACED.test(sentence)
  let isSpeaker = true
  const begin = (part: Part, told: string, kind: Group["kind"]): void => {
    if (kind === "subject") isSpeaker = isOwn(told)
    groups.push({ parts: [part], told, whole: told, isOwn: isSpeaker && isOwn(told), kind })
  }
  const goOn = (part: Part): void => {
    const last = groups.pop() as Group // the first part began one
    const from = last.parts.at(-1)?.to ?? part.joint
    groups.push({ ...last, parts: [...last.parts, part], whole: `${last.whole}${sentence.slice(from, part.to)}` })
  }
  for (const part of parts) {
    const { text } = part
    const first = groups.find(({ kind }) => kind !== "greeting")
    const opening = first?.parts[0]?.text ?? ""
    const isVerb = first !== undefined && beginsWithVerb(text, opening)
    const being = COPULA.exec(asSpoken(opening))?.[0] ?? ""
    if (first === undefined) begin(part, asSpoken(text), GREETING.test(text) ? "greeting" : "subject")
    else if (hasOwnSubject(text, isUnspaced)) begin(part, text, "subject")
    else if (isUnspaced) begin(part, `${pronoun}${text}`, "verb")
    else if (being !== "" && isSpeaker && ADJECTIVE.test(text)) begin(part, `${being}${text}`, "bare")
    else if (isVerb && OF_IT.test(text)) goOn(part)
    else if (isVerb) begin(part, `${VERB_ALONE.test(text) ? "" : bareOf(pronoun)}${text}`, "verb")
    else if (copula !== "" && isBare(text, opening)) begin(part, `${copula}${text}`, "bare")
    else goOn(part)
    const { kind, parts: own } = groups.at(-1) as Group
    if (own.length > 1 || kind === "bare") continue
    const spoken = kind === "subject" ? asSpoken(text) : text
    if (kind === "subject") pronoun = PRONOUN.exec(text)?.[0] ?? ""
    copula = isShort(spoken) ? (COPULA.exec(spoken)?.[0] ?? "") : ""
  }
  return groups
}

/** Further verbs that share "I" with a clause before: "and don't eat pork", "und rauche nicht". */
const ENGLISH_VERB =
  /^(?:(?:also|never|always|usually|often|just|recently|still) )?(?:do(?:n['’]t| not)|won['’]t|can(?:not|['’]t)?|never|always|moved|started|grew|went|lost|got|gave|quit|run|ride|teach|train|want|avoid|suffer|wear|smoke|swim|cook|sing|write|weigh|earn|make|keep|feel|get|go|come|stay|rent|commute)(?= )/iu
const GERMAN_VERB =
  /^(?!(?:eine|keine|meine|deine|seine|ihre|alle|viele|gerne|ohne|heute|diese|jede|beide)\s)(?:\p{Ll}{2,}e|kann|darf|muss|mag|will|hab|bin|hatte|war) /u

function beginsWithVerb(text: string, opening: string): boolean {
  if (startsWithVerb(text, opening)) return true
  if (/^(?:i|we)(?!\p{L})/iu.test(opening)) return ENGLISH_VERB.test(text)
  if (/^(?:ich|wir)(?!\p{L})/iu.test(opening)) return GERMAN_VERB.test(text)
  return VERB_ALONE.test(text) && ROMANCE_OPENING.test(opening)
}

const hasOwnSubject = (text: string, isUnspaced: boolean): boolean =>
  isUnspaced ? /^[我私僕俺]/u.test(text) || otherSubjectIn(text) !== undefined : beginsWithSubject(text)

/** A fact leaves its subject out: "Lives in Leeds". */
const OF_FACT = /^(?:Is|Was|Has|Had|\p{Lu}\p{Ll}{2,}(?:s|ed)) /u
function asSpoken(text: string): string {
  const verb = OF_FACT.exec(text)?.[0].trimEnd().toLowerCase()
  if (verb === undefined) return text
  const spoken = { is: "I'm", has: "I have" }[verb] ?? `I ${verb.replace(/s$/u, "")}`
  return `${spoken}${text.slice(verb.length)}`
}

/** "I" of "I'm": what a verb needs before it. */
const bareOf = (pronoun: string): string => (pronoun === "" ? "" : `${pronoun.replace(CONTRACTED, "").trim()} `)
const CONTRACTED = /['’](?:m|ve|re)\s?$/iu

/** Whether a clause says in one or two words what somebody is, so that more may follow: "I'm Petra, 34, a nurse". */
function isShort(text: string): boolean {
  const complement = text.replace(COPULA, "")
  return complement !== text && complement.trim().split(/\s+/u).length <= 2
}

const MAX_BARE_WORDS = 6
function isBare(text: string, opening: string): boolean {
  const spoken = asSpoken(opening)
  const language = ENGLISH_OPENING.test(spoken) ? "english" : GERMAN_OPENING.test(spoken) ? "german" : "romance"
  return !GOES_ON[language].test(text) && text.split(/\s+/u).length <= MAX_BARE_WORDS
}

/** What to cut where some groups go; nothing where those that stay lack their subject. */
function rangesOf(
  sentence: string,
  groups: readonly Group[],
  goes: readonly boolean[],
  end: number,
): readonly TextRange[] | undefined {
  const ranges: TextRange[] = []
  for (let place = 0; place < groups.length; place++) {
    if (goes[place] !== true) continue
    let behind = place
    while (goes[behind] === true) behind++
    const run = groups.slice(place, behind)
    const next = groups[behind]
    const from = run[0]?.parts[0]
    if (from === undefined) return undefined
    if (next === undefined) ranges.push({ from: from.joint, to: end })
    else {
      const to = next.parts[0]?.from ?? end
      const head = next.kind === "subject" ? undefined : run.findLast(({ kind }) => kind === "subject")
      const lead = head === undefined ? "" : leadOf(head, next)
      if (lead === undefined) return undefined
      const start = head?.parts[0]?.from ?? from.from
      if (head !== undefined && start > from.from) ranges.push({ from: from.from, to: start })
      // The space between the subject and its next verb stays.
      const isSpaced = lead !== "" && /\p{L}$/u.test(lead) && sentence[to - 1] === " "
      ranges.push({ from: start + lead.length, to: isSpaced ? to - 1 : to })
    }
    place = behind
  }
  return ranges
}

/** What a group that goes leaves of its beginning as the subject of the next one. */
function leadOf(head: Group, next: Group): string | undefined {
  const text = head.parts[0]?.text ?? ""
  if (next.kind === "bare") return YEARS.test(next.parts[0]?.text ?? "") ? "" : COPULA.exec(text)?.[0].trimEnd()
  if (UNSPACED.test(text)) return PRONOUN_UNSPACED.exec(text)?.[0] ?? ""
  if (VERB_ALONE.test(next.parts[0]?.text ?? "")) return ""
  // "I'm Anna and have asthma" without the name is "I have asthma".
  return PRONOUN.exec(text)?.[0].replace(CONTRACTED, "").trimEnd() ?? (OF_FACT.test(text) ? "" : undefined)
}

const PRONOUN_UNSPACED = /^(?:我们?|私は|僕は|俺は)/u
