import { expression } from "../../text/regex.ts"
import { statedAttribute } from "../../text/stated-attributes.ts"
import { foldedWords } from "../../text/topics/folded-words.ts"
import { subtopicsIn } from "../../text/topics/topic-words.ts"

/** Where one part of a sentence ends and the next begins. */
const JOINT = expression("giu")`
  [,，、;；]\s?(?:(?:and|but|und|aber|et|mais|y|pero|e|ed|ma|mas|por[eé]m)\s)?|\s(?:and|but|und|aber|et|mais|y|pero|e|ed|ma|mas)\s
  |\s(?=(?:with|mit|avec|con|com)\s)
`
/** What a part has to tell of to hold on its own: health, what somebody eats, those they live with, their work. */
const LASTING: ReadonlySet<string> = new Set([
  "illness",
  "drug",
  "reaction",
  "eating",
  "animal",
  "child",
  "couple",
  "profession",
  "worship",
  "tongue",
])
/** A part about somebody who was named before it says nothing alone. */
const RELATIVE = /^(?:who|whose|which|where|die|der|das|wo|qui|dont|où|che|que|quien|donde|dove|onde)\s/iu
const OF_OTHERS = /^(?:he|she|they|it|er|sie|es|elle|ils|elles|lui|lei|loro|él|ella|ellos|ele|ela|他|她|彼)(?!\p{L})/iu
const MAX_CHARACTERS = 300
const MAX_PARTS = 8

interface Part {
  readonly from: number
  readonly to: number
  readonly text: string
}

function partsOf(content: string): readonly Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { 0: joint, index } of content.matchAll(JOINT)) {
    parts.push({ from, to: index, text: content.slice(from, index) })
    from = index + joint.length
  }
  return [...parts, { from, to: content.length, text: content.slice(from) }]
}

/**
 * What a statement tells besides the value of its attribute, in its words, and what holds when the value does not: "I
 * take lithium" of "Lives in Bergen and I take lithium".
 */
export function restOfStatement(content: string, attribute: string | undefined): string | undefined {
  if (content.length > MAX_CHARACTERS) return undefined
  const parts = partsOf(content)
  if (parts.length < 2 || parts.length > MAX_PARTS) return undefined
  const stated = parts.findIndex(({ text }) => attribute !== undefined && statedAttribute(text) === attribute)
  const value = Math.max(0, stated)
  const rest = parts.slice(value + 1)
  const first = rest.findIndex(({ text }) => holdsAlone(text, attribute))
  let last = rest.findLastIndex(({ text }) => holdsAlone(text, attribute))
  // "No egg, it gives me hives": what is said of it goes with it.
  while (last >= 0 && saysOfIt(rest[last + 1]?.text ?? "")) last++
  const [from, to] = [rest[first]?.from, rest[last]?.to]
  return from === undefined || to === undefined ? undefined : content.slice(from, to).trim()
}

const saysOfIt = (part: string): boolean => (RELATIVE.test(part) || OF_OTHERS.test(part)) && tellsHealth(part)

function holdsAlone(part: string, attribute: string | undefined): boolean {
  const words = foldedWords(part)
  if (RELATIVE.test(part) || OF_OTHERS.test(part)) return false
  const own = statedAttribute(part)
  if (own !== undefined && own !== attribute) return true
  return own === undefined && subtopicsIn(words, part).some((topic) => LASTING.has(topic))
}

const HEALTH: ReadonlySet<string> = new Set(["illness", "drug", "reaction"])

/** "Soy maestra" speaks of no soy. */
const SPANISH_SOY = expression("giu")`
  (?<=^|[,;]\s|(?<!\p{L})(?:y|yo|no|pero|que|también|ya)\s)soy\s(?!(?:allerg|al[eé]rg|intoler|milk|sauce|lecithin|protein|and|or|is|makes|gives|free|cel[ií]ac|diab|asm|epil))
`

/** Whether a statement tells what every conversation should know to do no harm. */
export function tellsHealth(statement: string): boolean {
  const withoutSoy = statement.replace(SPANISH_SOY, "")
  return subtopicsIn(foldedWords(withoutSoy), withoutSoy).some((topic) => HEALTH.has(topic))
}

/** What says that somebody does not react to something: "I can't eat eggs anymore, I'm allergic" does not. */
const NO_REACTION = expression("iu")`
  (?<!\p{L})(?:not|no longer|n['’]t|stopped being) (?:\p{L}+ ){0,2}(?:allergic|intolerant)|nicht (?:\p{L}+ ){0,5}?(?:allergisch|intolerant)|keine? (?:\p{L}+)?allergie
  |suis (?:plus|pas) (?:\p{L}+ )?(?:allergique|intolérant)|no (?:soy|estoy) (?:\p{L}+ )?(?:al[eé]rgic|intolerant)|non sono (?:\p{L}+ )?(?:allergic|intollerant)|não sou (?:\p{L}+ )?(?:alérgic|intolerant)
  |不(?:再)?(?:会)?[对對].{1,10}[过過]敏|アレルギー(?:では|じゃ)な
`
const SEPARATOR = expression(
  "giu",
)`\s?[,，、]\s?(?:(?:and|or|und|oder|et|ou|y|o|e)\s)?|\s(?:and|or|und|oder|et|ou|y|o|e)\s|和|与|及`

/**
 * A list of allergies without those that a later statement denies, if some are left: "Allergic to nuts and soy" of
 * "Allergic to nuts, eggs and soy".
 */
export function withoutDenied(content: string, later: string): string | undefined {
  if (content.length > MAX_CHARACTERS || NO_REACTION.test(content) || !NO_REACTION.test(later)) return undefined
  const separators = [...content.matchAll(SEPARATOR)]
  const ends = [...separators.map(({ index }) => index), content.length]
  const starts = [0, ...separators.map(({ 0: separator, index }) => index + separator.length)]
  if (starts.length < 2 || starts.length > MAX_PARTS) return undefined
  const said = later.toLowerCase()
  const things = starts.map((start, place) => {
    const text = content.slice(start, ends[place])
    // The first thing stands behind the words that lead to the list.
    const thing = place === 0 ? (text.split(/[\s对對]/u).at(-1) ?? text) : text
    return { thing, lead: text.slice(0, text.length - thing.length), isNamed: namesThing(said, thing.toLowerCase()) }
  })
  const left = things.filter(({ isNamed }) => !isNamed)
  if (left.length === 0 || left.length === things.length) return undefined
  const [first, end] = [things[0], things.at(-1)]
  // "Bee stings" is more than its last word, and in Chinese the verb follows the list.
  if (first?.isNamed && !LEADS.test(first.lead)) return undefined
  if (end?.isNamed && isUnspaced(end.thing)) return undefined
  const last = left.length > 1 ? (separators.at(-1)?.[0] ?? " ") : ""
  const listed = left.map(({ thing }) => thing)
  const lead = things[0]?.lead ?? ""
  return `${lead}${[listed.slice(0, -1).join(separators[0]?.[0] ?? ", "), listed.at(-1)].filter(Boolean).join(last)}`
}

/** The word or sign before a list. */
const LEADS = /(?:(?<!\p{L})(?:to|gegen|à|au|aux|l[ae]s?|los|al|alla|alle|ai|agli|a|ao|às|aos) |[对對])$/iu

const isUnspaced = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

function namesThing(said: string, thing: string): boolean {
  if (isUnspaced(thing)) return said.includes(thing)
  const words = new Set(said.match(/[\p{L}\p{M}\p{N}'-]+/gu))
  const named = thing.match(/[\p{L}\p{M}\p{N}'-]+/gu) ?? []
  return named.length > 0 && named.every((word) => words.has(word))
}
