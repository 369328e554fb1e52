import { oneLine, regex } from "../../text/regex.ts"
import { capitalised, type Fact, type Rule } from "./fact.ts"

/** Of these a person has one, so that a newer home or name takes the place of the older. */
const ONLY = "wife|husband|spouse|partner|girlfriend|boyfriend|fianc[ée]e?|mother|father|mom|mum|dad|boss"
const OTHERS = oneLine(`
    sister|brother|sibling|son|daughter|child|kid|baby|grandmother|grandfather|grandma|grandpa
    |grandparent|grandson|granddaughter|aunt|uncle|cousin|niece|nephew|friend|best friend|roommate
    |flatmate|neighbou?r|colleague|coworker|co-worker|manager|mentor|teacher|doctor|dentist|therapist
    |landlord|dog|cat|puppy|kitten|pet|horse|parrot|rabbit|hamster|family|parents|in-laws|team
  `)
const SOMEONE = oneLine(`
  (?:(?:older|younger|little|big|elder|twin|oldest|youngest|eldest|ex|ex-|late|step|best|good|close
  |old|new|three|two|both|four) ?-?){0,2}(?:${ONLY}|${OTHERS})(?:s|es|ren)?
`)

function relationship(content: string, key?: string): Fact {
  const named = key === undefined ? {} : { key }
  return { type: "factual", category: "relationship", content: capitalised(content), importance: 0.7, ...named }
}

/** The people and animals around a person; sentences keep their wording. */
/** What a person owns, does and has learnt, in plain words. */
export const lives: readonly Rule[] = [
  {
    pattern: regex(
      `
        ^I (?:(?:also|currently|still|now|just|recently) ){0,2}(?:own|run|drive|ride|study|studied|teach
        |coach|collect|graduated|volunteer|manage|lead|founded|co-founded|attend|commute|majored|minored
        |enlisted|served|adopted|inherited|play the|play in|sing in|train|weigh|stand) .+$
      `,
      "i",
    ),
    read: ([statement]) => ({ type: "factual", category: "fact", content: capitalised(statement), importance: 0.5 }),
  },
]

export const relationships: readonly Rule[] = [
  {
    pattern: regex(`^my (${ONLY})(?:'s name is| is called| is named) (.+)$`, "i"),
    read: ([statement, who = ""]) => relationship(statement, `relationship:${who.toLowerCase()}:name`),
  },
  {
    pattern: regex(`^my (${ONLY}) (?:now |currently )?lives in (.+)$`, "i"),
    read: ([statement, who = ""]) => relationship(statement, `relationship:${who.toLowerCase()}:home`),
  },
  {
    pattern: regex(`^my (${ONLY}) works (?:as|at|for) (.+)$`, "i"),
    read: ([statement, who = ""]) => relationship(statement, `relationship:${who.toLowerCase()}:job`),
  },
  {
    pattern: regex(`^(?:my|our) ${SOMEONE}(?:,| |'s )(?!said|says|told|thinks|asked)(.+)$`, "i"),
    read: ([statement]) => relationship(statement),
  },
  {
    pattern: regex(
      `
        ^I (?:also )?have (?:an?|one|two|three|four|five|six|\\d{1,2}|no) (?:[\\p{L}-]+ ){0,3}(?:${ONLY}
        |${OTHERS})(?:s|es|ren)?\\b(.*)$
      `,
      "iu",
    ),
    read: ([statement]) => relationship(statement.replace(/^I (?:also )?have/i, "Has")),
  },
  {
    pattern: regex(
      String.raw`
        ^I(?:'m| am) (married|engaged|divorced|single|widowed|dating|separated
        |a (?:single |proud |new )?(?:mother|father|mom|mum|dad|parent|grandmother|grandfather|twin))\b(.*)$
      `,
      "i",
    ),
    read: ([, what = "", rest = ""]) =>
      relationship(`is ${what}${rest}`, /^(?:a|dating)\b/i.test(what) ? undefined : "relationship:status"),
  },
]
