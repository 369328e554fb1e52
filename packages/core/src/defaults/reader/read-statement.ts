import type { Draft } from "../../contract/index.ts"
import { holdsHow } from "../../text/attributes.ts"
import { speaksOfText } from "../../text/spans/segmenter.ts"
import { ATTRIBUTES, type Attribute, attributeChances } from "../../text/topics/attribute-model.ts"
import { namesAddress, opensWithRelative, relativeIn } from "../../text/topics/clause-features.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { capitalize, type Fact } from "../rules/fact.ts"
import { assertionProbability } from "./assertion-model.ts"
import { lastingChance } from "./lasting-model.ts"
import { type ProfilePlace, placeInProfile } from "./place-model.ts"
import { type Reading, readClause } from "./reader-model.ts"

/** From this probability on a clause is kept as a fact; below, the turn alone has it. */
const KEPT_FROM = 0.8
/** What an answer has to reach without its question. */
const ALONE_FROM = 0.5
/** From this probability on a statement belongs to a part of what every conversation carries. */
const PLACED_FROM = { name: 0.6, safety: 0.5, style: 0.5, identity: 0.4, household: 0.5 } as const
/** What belongs there is kept from this probability on, because its part is one more sign; a request sounds like a wish. */
const READ_FROM = { wish: 0.6, else: 0.55 } as const
/** Below this probability of an assertion what sounds like safety is a figure of speech: "I'm allergic to bad code". */
const SAFETY_ASSERTS_FROM = 0.3
/** A wish of which this is less likely has to be kept surely: "don't call me that" sounds like one. */
const SURE_STYLE_FROM = 0.7
/** From this probability of both models on a clause of which little else tells that it lasts is a wish. */
const BOTH_FROM = 0.92
/** Below these probabilities the classifier of English statements is overruled, its pattern in other languages, and a rule about somebody's life. */
const WRONG_BELOW = { plain: 0.08, elsewhere: 0.3, relationship: 0.25 } as const
/** From this probability on attributes decide the category. */
const CATEGORY_FROM = 0.4
/**
 * From this probability on the likeliest attribute is the address, by how many of its values hold at once: a wrong
 * address of a single value hides one that holds. `named`: its words name the attribute and whose it is.
 */
const ADDRESS_FROM = {
  one: { named: 0.6, else: 0.9 },
  some: { named: 0.6, else: 0.8 },
  several: { named: 0.5, else: 0.7 },
} as const
const SURE_SELF = 0.2
export const LONGEST_STATEMENT = 400
/** What stands before a colon: "translate into English: I am …". */
export const LEAD = /^[^:：]{4,80}(?=[:：])/

/** The category of a fact about the user by its attribute, with its importance. Default: `fact`, 0.5. */
const CATEGORIES: Partial<Readonly<Record<Attribute, readonly [category: string, importance: number]>>> = {
  allergy: ["constraint", 0.9],
  name: ["identity", 0.9],
  diet: ["constraint", 0.85],
  home: ["identity", 0.85],
  health: ["constraint", 0.8],
  medication: ["constraint", 0.75],
  job: ["identity", 0.8],
  employer: ["identity", 0.75],
  studies: ["identity", 0.75],
  age: ["identity", 0.7],
  origin: ["identity", 0.65],
  partner: ["relationship", 0.7],
  "marital status": ["relationship", 0.7],
  children: ["relationship", 0.7],
  family: ["relationship", 0.6],
  pets: ["relationship", 0.6],
  household: ["relationship", 0.6],
  food: ["preference", 0.6],
  drink: ["preference", 0.6],
  hobby: ["preference", 0.5],
  smoking: ["pattern", 0.6],
  alcohol: ["pattern", 0.6],
  "working hours": ["pattern", 0.5],
}

const PLAIN = ["fact", 0.5] as const

/** Verbs of dwelling in the first person: where we live, I live. */
const DWELLS = wholeWords(
  `
  (?:i|we) (?:\\w+ )?live (?:in|at|near|with|on|by)|(?:i'm|im|we're|were|i am|we are) (?:now )?living (?:in|at|with)
  |wohn(?:e|en)? (?:ich|wir)|(?:ich|wir) wohn(?:e|en)?|j[’']habite|on habite|nous habitons|on vit|nous vivons|vivo en|vivimos en|abito a|abitiamo a|viviamo a|moro em|moramos em|vivo em
  `,
  "我(?:们)?(?:现在|目前|一直)?住|(?<!(?:妹|弟|兄|姉|父|母|親|夫|妻|彼|彼女|友達|友人|息子|娘|同僚|上司|さん|くん|ちゃん)[はがも].{0,20})に住んで(?:い|ま)",
)
const LAST_NAME =
  /名字|苗字|旧姓|\b(?:surname|last name|nachname|nom de famille|apellidos?|cognome|sobrenome|apelido)\b/iu
/** "Tanaka:": what says who speaks, or what follows, states nothing. */
const LEADS_UP = /[:：]\s*$/u
/** "Don't call me that": what a few words refer to stands elsewhere. */
const REFERS_BACK = /^(?:\S+ ){1,4}(?:so|that|das|ça|cela|così|así|eso|assim|isso)$/iu
const HOME = { subject: "user", attribute: "home" } as const

/** A fact in the person's words with its address, where the attribute is certain. */
export type StatedFact = Fact & Pick<Draft, "about">

/** What a clause states that holds beyond the moment, in its words; `undefined` if it does not, or may not. */
export function readStatement(clause: string, before: string): StatedFact | undefined {
  if (clause.length > LONGEST_STATEMENT || speaksOfText(LEAD.exec(clause)?.[0] ?? "")) return undefined
  if (REFERS_BACK.test(clause) || LEADS_UP.test(clause)) return undefined
  // One ASCII word with a digit is an identifier.
  if (/\d/.test(clause) && !/[^\x21-\x7e]/.test(clause.trim())) return undefined
  const chances = attributeChances(clause, before)
  const byReader = readClause(clause, before)
  const reading = before === "" ? { ...byReader, lasting: lastingChance(clause, byReader, chances) } : byReader
  const place = placeInProfile(clause, reading.scores, chances)
  const isPlaced = belongsInProfile(reading, place)
  if (isPlaced && place.part === "safety" && assertionProbability(clause) < SAFETY_ASSERTS_FROM) return undefined
  // What only both models together take for a last name would stay beside the one that takes its place.
  if (isPlaced && place.part === "name" && LAST_NAME.test(clause) && byReader.lasting < KEPT_FROM) return undefined
  if (reading.lasting < KEPT_FROM && !isPlaced && !isCertainWish(reading, chances, place)) return undefined
  // An answer that needs its question says nothing alone.
  if (before !== "" && readClause(clause).lasting < ALONE_FROM) return undefined
  const content = capitalize(clause)
  if ((isPlaced && place.part === "style") || isCertainWish(reading, chances, place)) {
    const importance = place.part === "style" ? importanceOf(place) : CERTAIN_WISH
    return { type: "procedural", category: "instruction", content, importance }
  }
  if (reading.wish >= 0.5 && !isPlaced) return undefined
  const isOwn = reading.self >= 0.5 && !opensWithRelative(clause)
  const [category, importance] = isPlaced ? placedCategory(place, isOwn) : categoryOf(chances)
  if (DWELLS.test(clause)) {
    return { type: "factual", category: "identity", content, importance: 0.85, about: HOME }
  }
  const chance = Math.max(...chances)
  const attribute = ATTRIBUTES[chances.indexOf(chance)] ?? "other"
  const subject = isOwn ? "user" : relativeIn(clause)
  const from = ADDRESS_FROM[holdsHow(attribute)][namesAddress(clause, attribute) ? "named" : "else"]
  // What only both models together keep is too doubtful to take the place of anything.
  const isSurelyRead = byReader.lasting >= KEPT_FROM || isPlaced
  const isSure = isSurelyRead && attribute !== "other" && chance >= from && Math.abs(reading.self - 0.5) >= SURE_SELF
  return {
    type: "factual",
    category,
    content,
    importance,
    ...(isSure && subject !== undefined && { about: { subject, attribute } }),
  }
}

export function belongsInProfile({ lasting, wish }: Reading, { part, chance }: ProfilePlace): boolean {
  if (lasting < READ_FROM[part === "style" ? "wish" : "else"] || chance < PLACED_FROM[part]) return false
  return part === "style" ? lasting >= KEPT_FROM || chance >= SURE_STYLE_FROM : wish < 0.5
}

/** Where both models are certain of a wish, what the clause has of a request counts less. */
function isCertainWish({ lasting, wish }: Reading, chances: readonly number[], { part }: ProfilePlace): boolean {
  const style = chances[ATTRIBUTES.indexOf("answer style" satisfies Attribute)] ?? 0
  return lasting >= (part === "style" ? 0.3 : 0.5) && wish >= BOTH_FROM && style >= BOTH_FROM
}

/** Whether a clause that another rule takes for a fact states nothing that holds or happened. */
export function statesNothing(clause: string, before: string, rule: keyof typeof WRONG_BELOW): boolean {
  const { lasting, event } = readClause(clause, before)
  return lasting + event < WRONG_BELOW[rule]
}

/** The category of what belongs to a part of the profile. The allergy of a child is as good as one's own; where a relative lives is not. */
export function placedCategory({ part, chance }: ProfilePlace, isOwn: boolean): readonly [string, number] {
  const importance = importanceOf({ chance })
  if (part === "safety") return ["constraint", importance]
  return part !== "household" && isOwn ? ["identity", importance] : ["relationship", importance]
}

const importanceOf = ({ chance }: Pick<ProfilePlace, "chance">): number => Math.round(100 * (0.5 + 0.4 * chance)) / 100
/** The importance of a wish of which the reader and the attributes are certain though its place is not. */
const CERTAIN_WISH = 0.85

/** The category that the attributes together make likeliest, and the importance that its likeliest attribute has; nothing of the profile. */
function categoryOf(chances: readonly number[]): readonly [string, number] {
  const shares = new Map<string, { chance: number; importance: number }>()
  for (const [at, chance] of chances.entries()) {
    const [category, importance] = CATEGORIES[ATTRIBUTES[at] ?? "other"] ?? PLAIN
    const share = shares.get(category) ?? { chance: 0, importance: 0 }
    shares.set(category, { chance: share.chance + chance, importance: share.importance + chance * importance })
  }
  const named = [...shares].filter(([category]) => category !== "fact")
  const [[category, share] = PLAIN] = named.sort(([, one], [, other]) => other.chance - one.chance)
  if (typeof share === "number" || share.chance < CATEGORY_FROM) return PLAIN
  if (category === "identity" || category === "constraint") return PLAIN
  return [category, Math.max(0.5, Math.round(100 * share.importance) / 100)]
}
