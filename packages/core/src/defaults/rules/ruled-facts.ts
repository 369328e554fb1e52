import { expression } from "../../text/regex.ts"
import { constraints } from "./constraints.ts"
import { CZECH_OR_POLISH } from "./czech-and-polish.ts"
import { decisionsAndPatterns } from "./decisions.ts"
import { capitalize, type Fact, firstFact, type Rule } from "./fact.ts"
import { householdsElsewhere } from "./households.ts"
import { identities } from "./identity.ts"
import { clausesOfNow, namesValue, tellingClauses } from "./joined-clauses.ts"
import { ELSEWHERE, otherLanguages, withoutAdverb } from "./languages.ts"
import { SOMEBODY_ELSE } from "./of-speaker.ts"
import { factOfOther } from "./other-subjects.ts"
import { preferences } from "./preferences.ts"
import { presented, presents } from "./presented.ts"
import { lives, namings, relationships } from "./relationships.ts"
import type { Statement } from "./statements.ts"
import { HYPOTHETICAL, isPassing } from "./telling.ts"
import { standingWish } from "./wishes.ts"
import type { ParsedFact } from "./with-safety.ts"

/** Rules by name; the first that matches wins. The name is stored with the draft. */
const FAMILIES: readonly (readonly [rule: string, rules: readonly Rule[]])[] = [
  ["constraint", constraints],
  ["identity", identities],
  ["preference", preferences],
  ["decision or pattern", decisionsAndPatterns],
  ["name of a thing", namings],
  ["relationship", relationships],
  ["life", lives],
  ["household", [...householdsElsewhere, ...presented]],
  [SOMEBODY_ELSE, [{ pattern: /^.+$/u, read: ([statement]) => factOfOther(statement) }]],
  ["other language", otherLanguages],
]

/** What statements of a known form say. */
export function ruledFacts({ text, greeted }: Statement, wish: Fact | undefined): readonly ParsedFact[] {
  const isOfSomebody = OF_SOMEBODY.test(text) || ELSEWHERE.test(text) || CZECH_OR_POLISH.test(text) || presents(text)
  if (HYPOTHETICAL.test(text) || !isOfSomebody || isPassing(text)) return []
  const name = greeted ? parseIntroduction(text) : undefined
  if (name) return [{ ...name, rule: "introduction" }]
  const clauses = tellingClauses(text)
  const parts = clauses.map(wishOrFact)
  if (clauses.length > 1 && parts.every((part) => part !== undefined)) return parts
  if (wish) return [{ ...wish, rule: "standing wish" }]
  const ruled = DANGLING.test(text) ? undefined : (ruledFact(text) ?? factOfNow(text))
  return ruled ? [ruled] : []
}

/** "Casei-me e agora chamo-me …": what holds now takes the place of what did, in the words of the whole sentence. */
function factOfNow(text: string): ParsedFact | undefined {
  const facts = clausesOfNow(text).filter(namesValue).map(ruledFact)
  const fact = facts.find((one) => one?.category === "identity" && one.key !== undefined)
  return fact && { ...fact, content: capitalize(text) }
}

/** "Call me Theo, I'm a paramedic": a wish next to a fact. */
function wishOrFact(clause: string): ParsedFact | undefined {
  const wish = standingWish(clause)
  return wish ? { ...wish, rule: "standing wish" } : ruledFact(clause)
}

export function ruledFact(text: string): ParsedFact | undefined {
  for (const [rule, rules] of FAMILIES) {
    const fact = firstFact(rules, text)
    if (fact) return { ...fact, content: isOfTwoPersons(fact.content, text) ? capitalize(text) : fact.content, rule }
  }
  const plainer = withoutAdverb(text)
  const fact = plainer === text ? undefined : firstFact(otherLanguages, plainer)
  return fact && { ...fact, rule: "other language" }
}

const OF_SPEAKER = /^(?:I|I['’]m|I['’]ve)\s/iu
/** A second verb of the speaker's, within what a rule says of them as of somebody else. */
const SAME_SPEAKER = expression("iu")`
  \s(?:and|but|or|then|so)\s(?:(?:also|then|now|often|usually|always|never|only|mostly|currently|still|really|sometimes|just)\s){0,2}
  (?:do|don['’]t|have|haven['’]t|can|can['’]t|am|go|get|take|make|work|live|play|use|write|read|watch|listen|drink|eat|cook|bake|run|walk|swim|ride|drive|fly|travel|commute|study|teach|coach|train|learn|speak|wear|keep|own|raise|grow
  |love|like|hate|enjoy|prefer|want|need|try|avoid|skip|sleep|wake|start|finish|stay|help|care|look|see|spend|share|rent|sell|buy|manage|lead|volunteer|collect|paint|draw|sing|dance|knit|garden|hike|climb|cycle|feel|think|know|believe|follow|suffer|smoke|vape|fast|pray|meditate|stream|code|build|design|sew)(?![\p{L}'’-])
`

/** Whether "Works from home and take care of my dad" would speak of its speaker as of two persons. */
const isOfTwoPersons = (content: string, text: string): boolean =>
  OF_SPEAKER.test(text) && !OF_SPEAKER.test(content) && SAME_SPEAKER.test(content)

/** "Hi, I'm Sam": after a greeting a single capitalised word is a name. */
function parseIntroduction(text: string): Fact | undefined {
  const name = /^(?:I'm|I am|this is|it's) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u.exec(text)?.[1]
  if (name === undefined) return undefined
  return { type: "factual", category: "identity", key: "identity:name", content: `Name is ${name}`, importance: 0.9 }
}

/** English rules only read sentences about the speaker. */
const OF_SOMEBODY = /\b(?:I|im|me|my|mine|we|our|us)\b|^the\b/i

/** A wish or thought about what was said before, which says nothing alone. */
const DANGLING =
  /^(?:I|we) (?:\w+ ){0,2}(?:love|like|enjoy|prefer|hate|use|picked|chose) (?:it|that|this|them|those|these)\b/i
