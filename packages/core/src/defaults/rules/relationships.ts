import { expression, oneLine } from "../../text/regex.ts"
import { capitalize, type Fact, type Rule, topicKey } from "./fact.ts"

/** Relations that a person has one of, so that a newer home or name replaces the older. */
const ONLY = "wife|husband|spouse|partner|girlfriend|boyfriend|fianc[ée]e?|mother|father|mom|mum|dad|boss"
/** Said of one, they have one: "my other dog" is another. */
const PETS = "dog|cat|puppy|kitten|pet|horse|parrot|rabbit|hamster"
const OTHERS = oneLine(`
    sister|brother|sibling|son|daughter|child|kid|baby|grandmother|grandfather|grandma|grandpa
    |grandparent|grandson|granddaughter|aunt|uncle|cousin|niece|nephew|friend|best friend|roommate
    |flatmate|neighbou?r|colleague|coworker|co-worker|manager|mentor|teacher|doctor|dentist|therapist
    |landlord|${PETS}|family|parents|in-laws|team
  `)
export const RELATED: string = oneLine(`
  (?:(?:older|younger|little|big|elder|twin|oldest|youngest|eldest|ex|ex-|late|step|best|good|close
  |old|new|three|two|both|four|other|only|middle|first|second|third|fourth|adopted|foster) ?-?){0,2}(?:${ONLY}|${OTHERS})(?:s|es|ren)?
`)

const THINGS = oneLine(`
    car|van|truck|motorbike|motorcycle|bike|bicycle|e-bike|scooter|boat|house|flat|apartment|phone|laptop|computer
    |camera|guitar|piano|violin|cello|television|tv|garden|balcony|dishwasher|oven|microwave|driving licen[cs]e
    |driver's licen[cs]e|passport
  `)
/** Things that a person or a team has one of. */
const ONE_NAMED = oneLine(`
    project|app|application|company|business|startup|start-up|team|product|repo|repository|service|website|site|blog
    |band|boat|podcast|newsletter|channel|codename|library|package|shop|store
`)
/** Things with one value at a time, if the value is a figure or a name and no qualifier names one of several. */
const ONE_VALUE = oneLine(`
    rent|salary|income|budget|mortgage|waist|gpa|(?:chess )?rating|elo|plate|license plate|username|handle|major|thesis topic|bedtime
    |bank|insurer|provider|landlord|dentist|gp|vet|hairdresser|accountant|lawyer|commute|shirt size|dress size|jeans size|ring size|resting heart rate
    |blood pressure|best time|personal best|wifi network|router|operating system|os|shell|browser|editor|ide
  `)
const isValueOf = (what: string, value: string): boolean =>
  (/[\p{Lu}\d]/u.test(value) || /\b(?:major|topic)$/i.test(what)) && !OF_SEVERAL.test(value)
/** "500 dollars for the flights", "ada on GitHub", "open on Saturdays". */
const OF_SEVERAL = /(?:^| )(?:for|on|at|with|in|to|if|when|called) /i

const MONTH = oneLine(`
    january|february|march|april|may|june|july|august|september|october|november|december
  `)
const NO_COUPLE = "(?!(?:when|after|since|if|because|before|while|once|as) )"

function relationship(content: string, key?: string): Fact {
  const named = key === undefined ? {} : { key }
  return { type: "factual", category: "relationship", content: capitalize(content), importance: 0.7, ...named }
}

/** Names of things that a person or a team has one of. */
export const namings: readonly Rule[] = [
  {
    pattern: expression("i")`
      ^(?:my|our|the) ((?:${ONE_NAMED})) (?:(?:is|was) (?:now )?(?:called|named|renamed(?: to)?)|goes by(?: the name(?: of)?)?) (.+)$
    `,
    read: ([statement, thing = ""]) => ({ ...life(statement), key: topicKey("fact", `${thing} name`) }),
  },
  {
    pattern: expression("i")`
      ^(?:I|we)(?:'ve| have)? ?(?:(?:just|recently|finally|now|also) ){0,2}(?:renamed|rebranded|changed the name of)[ ]
      (?:my|our|the) (${ONE_NAMED})(?: from .{1,60})? (?:to|as|into) (.+)$
    `,
    read: ([statement, thing = ""]) => ({ ...life(statement), key: topicKey("fact", `${thing} name`) }),
  },
]

/** Possessions, activities and skills in plain words. */
export const lives: readonly Rule[] = [
  { pattern: /^I weigh (\d.*)$/i, read: ([statement]) => ({ ...life(statement), key: "identity:weight" }) },
  {
    pattern: /^I (?:now |currently )?drive (an? (?!lot|bit|few)(?!.* (?:for|to|on|at|when) ).+)$/i,
    read: ([statement]) => ({ ...life(statement), key: "fact:my_car" }),
  },
  {
    pattern: expression("i")`
      ^I (?:(?:also|currently|still|now|just|recently) ){0,2}(?:own|run|drive|ride|study|studied|teach
      |coach|collect|graduated|volunteer|manage|lead|founded|co-founded|attend|commute|majored|minored
      |enlisted|served|adopted|inherited|play the|play in|sing|train|weigh|stand|dance|paint|knit|sew|bake|brew
      |garden|ski|surf|climb|sail|row|speak (?!to|with|about|for|of|up|on)) .+$
    `,
    read: ([statement]) => life(statement),
  },
  {
    pattern: expression("i")`
      ^(?:I|we) (?:(?:really|also|still) )?(?:don't|do not) (?:have|own) (?:an? |any )?(?:${THINGS})s?\b(.*)$
    `,
    read: ([statement]) => life(statement),
  },
  {
    pattern: expression("iu")`
      ^(?:my|our) ((?:[\p{L}-]+ ){0,2}?(?:${THINGS})) is (?!an? (?:bit|little|lot|mess|problem|real|total|must))(an? .+)$
    `,
    read: ([statement, thing = ""]) => ({ ...life(statement), key: topicKey("fact", `my ${thing}`) }),
  },
  {
    pattern: expression("iu")`
      ^(?:my|our) ((?:[\p{L}-]+ ){0,2}?(?:${ONE_VALUE})) (?:is(?: now)?|was raised to|went up to|went down to) (?!too |very |so |not |quite |really |a bit )(.+)$
    `,
    read: ([statement, what = "", value = ""]) =>
      isValueOf(what, value) ? { ...life(statement), key: topicKey("fact", `my ${what}`) } : undefined,
  },
  {
    pattern:
      /^(?:I|we) (?:don't|do not|no longer) (?:really )?(?:use|own|have|play|work with|watch|read|speak|wear|take|run|train|practi[cs]e) (?!it\b|that\b|this\b|them\b|any idea|a clue|time|to\b|much|enough).+? ?(?:any ?more|any longer|these days)?$/i,
    read: ([statement]) => (/no longer|any ?more|any longer|these days/i.test(statement) ? life(statement) : undefined),
  },
  {
    pattern: /^I used to (?!think\b|believe\b|wonder\b|it\b|that\b|this\b)(\S.*)$/i,
    read: ([, what = ""]) => ({ ...life(`used to ${what}`), type: "episodic" }),
  },
  {
    pattern: /^(?:my|our) (?:[\p{L}'-]+ ){1,4}(?:is|are) (?:called|named) (?!an? |the |in |for )\S.*$/iu,
    read: ([statement]) => life(statement),
  },
  {
    pattern: expression("iu")`
      ^(?:I|we)(?:'m|'re| am| are)? (?:(?:also|currently|now|already) ){0,2}plan(?:ning)? (?:on |to |for )?
      (?:(?:an?|our|my|the|going on an?|take an?|taking an?|go on an?) )?(?:[\p{L}-]+ ){0,3}(?:trip|holiday
      |vacation|honeymoon|wedding|road trip|cruise|visit|move) (?:to|in|on|for|around|through|at) .*
      (?:\b(?:${MONTH}|spring|summer|autumn|fall|winter|christmas|easter|next (?:week|month|year|weekend))\b
      |\d).*$
    `,
    read: ([statement]) => ({ ...life(statement), type: "episodic", category: "event" }),
  },
]

function life(statement: string): Fact {
  return { type: "factual", category: "fact", content: capitalize(statement), importance: 0.5 }
}

/** The people and animals around a person; sentences keep their wording. */

export const relationships: readonly Rule[] = [
  {
    pattern: expression("iu")`
      ^${NO_COUPLE}(?:(?:[\p{L}'-]+ ){1,3}and I|me and(?: [\p{L}'-]+){1,3}|we)(?:'ve|'re| have| are)?[ ]
      (?:(?:just|recently|finally|sadly|now) ){0,2}(?:broke up|broken up|split up|separated|divorced|got divorced
      |gotten divorced|getting divorced|no longer together|not together any ?more|got engaged|engaged|got married
      |married|getting married)\b(.*)$
    `,
    read: ([statement]) => relationship(statement, "relationship:status"),
  },
  {
    pattern: expression("i")`
      ^I(?:'ve| have|'m| am)? ?(?:(?:just|recently|finally|sadly) ){0,2}((?:broke|broken|split) up with .+
      |(?:got|getting) (?:divorced|married|engaged)\b.*)$
    `,
    read: ([, what = ""]) => relationship(/^getting/i.test(what) ? `is ${what}` : what, "relationship:status"),
  },
  {
    pattern: expression("i")`
      ^(I|we) (?:(?:don't|do not) (?:have|want) (?:any )?|have no )(?:${ONLY}|${OTHERS})(?:s|es|ren)?\b(.*)$
    `,
    read: ([statement]) =>
      relationship(statement.replace(/^I (?:don't|do not)/i, "Does not").replace(/^I have/i, "Has")),
  },
  {
    pattern: expression("i")`^(?:my|our) (${ONLY}|${PETS})(?:'s name is| is called| is named) (.+)$`,
    read: ([statement, who = ""]) => relationship(statement, `relationship:${who.toLowerCase()}:name`),
  },
  {
    pattern: expression("i")`^my (${ONLY}) (?:now |currently )?lives in (.+)$`,
    read: ([statement, who = ""]) => relationship(statement, `relationship:${who.toLowerCase()}:home`),
  },
  {
    pattern: expression("i")`^my (${ONLY}) works (?:as|at|for) (.+)$`,
    read: ([statement, who = ""]) => relationship(statement, `relationship:${who.toLowerCase()}:job`),
  },
  {
    pattern: expression("i")`^(?:my|our) ${RELATED}(?:,| |'s )(?!said|says|told|thinks|asked)(.+)$`,
    read: ([statement]) => relationship(statement),
  },
  {
    pattern: expression("iu")`
      ^I(?: (?:also )?have|'ve)(?: got)? (?:an?|one|two|three|four|five|six|\d{1,2}|no) (?:[\p{L}-]+ ){0,3}(?:${ONLY}
      |${OTHERS})(?:s|es|ren)?\b(.*)$
    `,
    read: ([statement]) => relationship(statement.replace(/^I(?: (?:also )?have|'ve)(?: got)?/i, "Has")),
  },
  {
    pattern: expression("i")`
      ^I(?:'m| am) (married|engaged|divorced|single|widowed|dating|separated
      |a (?:single |proud |new )?(?:mother|father|mom|mum|dad|parent|grandmother|grandfather|twin))\b(.*)$
    `,
    read: ([, what = "", rest = ""]) =>
      relationship(`is ${what}${rest}`, /^(?:a|dating)\b/i.test(what) ? undefined : "relationship:status"),
  },
]
