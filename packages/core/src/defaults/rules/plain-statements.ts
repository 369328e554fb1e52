import { expression } from "../../text/regex.ts"
import { capitalize, type Fact } from "./fact.ts"
import { tellsOfSpeaker } from "./languages.ts"
import { isTelling, type StatementClassifier } from "./telling.ts"

const LONGEST = 600

const KINDS: readonly (readonly [Fact["category"], Fact["type"], RegExp])[] = [
  [
    "relationship",
    "factual",
    expression("i")`
      ^(?:my|our) (?:\w+ ){0,2}(?:wife|husband|partner|girlfriend|boyfriend|mother|father|mom|mum|dad
      |sister|brother|son|daughter|kids?|children|aunt|uncle|cousin|niece|nephew|friends?|roommate|dog|cat
      |boss|colleague|parents)\b
    `,
  ],
  [
    "decision",
    "episodic",
    /\bI(?:'ll| will) (?:go with|use|stick with)\b|\bI(?:'ve| have)? ?(?:decided|chose|picked|settled on)\b/i,
  ],
  [
    "event",
    "episodic",
    expression("i")`
      \b(?:yesterday|today|tonight|ago|last (?:week|weekend|month|year|night|summer|winter|spring|fall
      |autumn|\w+day)|recently|just (?:got|came|finished|bought|started|had|went|moved)|(?:I
      |we) (?:\w+ )?(?:went|got|bought|attended|visited|met|saw|took|made|finished|started|joined|ordered
      |received|flew|drove|ran|won|lost))\b
    `,
  ],
  [
    "event",
    "episodic",
    expression("i")`
      \b(?:tomorrow|next (?:week|weekend|month|year|summer|winter|spring|fall|autumn|\w+day)|I(?:'m
      | am) (?:planning|going to|about to|scheduled|flying|travell?ing|visiting|moving|getting)|(?:I
      |we) plan to|upcoming)\b
    `,
  ],
  [
    "preference",
    "factual",
    /\bI(?:'ve| have)?(?: \w+)? (?:prefer|like|love|enjoy|hate|dislike|loved|enjoyed|favou?r)\b|\bmy favou?rite\b/i,
  ],
  [
    "pattern",
    "factual",
    expression("i")`
      \b(?:usually|always|every (?:day|week|morning|evening|night|month|\w+day)|often|typically|twice a
      |once a|times a)\b
    `,
  ],
]

/** A sentence in which users state something about themselves, in its wording. */
export function plainStatement(statement: string, telling: StatementClassifier): Fact | undefined {
  if (statement.length > LONGEST) return undefined
  if (!tellsOfSpeaker(statement) && !isTelling(statement, telling)) return undefined
  const [category, type] = KINDS.find(([, , form]) => form.test(statement)) ?? ["fact", "factual"]
  return { type, category, content: capitalize(statement), importance: 0.5 }
}
