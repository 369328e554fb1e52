import { expression, oneLine } from "../../text/regex.ts"
import { capitalize, type Fact, type Rule, topicKey } from "./fact.ts"

const CONDITION = oneLine(`
    vegan|vegetarian|pescatarian|lactose[- ]intolerant|gluten[- ]intolerant|gluten[- ]free|coeliac
    |celiac|diabetic|prediabetic|asthmatic|epileptic|colou?r[- ]?blind|blind|deaf|hard of hearing
    |dyslexic|autistic|pregnant|breastfeeding|ana?emic|hypertensive|disabled|dairy[- ]free|sober|kosher
    |halal|keto|muslim|jewish
  `)
const ILLNESS = oneLine(`
    diabetes|asthma|celiac disease|coeliac disease|adhd|epilepsy|arthritis|anxiety|depression|dyslexia
    |autism|migraines?|hypertension|high blood pressure|ibs|gerd|psoriasis|eczema|sciatica|insomnia
    |tinnitus|a pacemaker|a wheelchair|fibromyalgia|scoliosis|vertigo
  `)
const ADVERB = oneLine(`
    (?:(?:also|really|very|severely|highly|extremely|currently|now|still|actually|just|recently|both|deathly
    |mildly|sadly|unfortunately|simply) ){0,2}
  `)
const AM = `I(?:'m| am|m) ${ADVERB}`
const HAVE = oneLine(`
    I (?:(?:also|really|just) )?(?:have|have got|got|suffer from|developed|have developed)
    |I've (?:(?:also|just|recently) )?(?:got|developed)
  `)
const REACTION = "(?:allerg(?:y|ies)|intolerances?|sensitivit(?:y|ies))"
const DEGREE = "(?:severe|serious|mild|bad|strong|slight|terrible|deadly|known|new|really|very|food|life-threatening)"
const ENDING = "(?: (?:any ?more|any longer|after all|now|at all|these days))*"
const AT_END = new RegExp(`${ENDING}$`, "i")
const DEGREES = new RegExp(`^(?:${DEGREE} )+`, "i")
/** Objects of the moment or of the conversation. */
const PASSING = expression("i")`
  ^(?:it|that|this|these|those|them|my|the|your|their|his|her|an?|any ?more|more|much|enough|too|very|well|out
  |healthy|there|here|before|after|until|late|early|in|at|as|on|with|alone|all day|time|another|anything
  |everything|something|both|a look|on?e|lots|to|if|when)\b
`

/** What a user reacts to and must not eat is one topic in any words, in singular or plural. */
export function constraintKey(topic: string, not = false): string {
  const bare = topic
    .replace(/ (?:because|since|so|but|due to|as I|or I)\b.*$/i, "")
    .replace(/^(?:any|all|some|kinds of|foods? with|anything with) /i, "")
    .replace(/\bceliac\b/i, "coeliac")
    .replace(/^coeliac disease$/i, "coeliac")
    .replace(/^(lactose|gluten)[- ](?:intolerant|free)$/i, "$1")
  return topicKey("constraint", singular(bare), not)
}

/** The last word, without the plural's ending. */
function singular(topic: string): string {
  const plain = topic.replace(AT_END, "")
  if (/[^aeiou]ies$/i.test(plain)) return `${plain.slice(0, -3)}y`
  if (/(?:o|sh|ch|x|ss)es$/i.test(plain)) return plain.slice(0, -2)
  return /[a-z]{2}[^suiSUI\W]s$/i.test(plain) ? plain.slice(0, -1) : plain
}

function constraint(content: string, topic: string, not = false): Fact {
  const key = constraintKey(topic, not)
  return { type: "factual", category: "constraint", key, content: capitalize(content), importance: 0.9 }
}

/** "a severe peanut allergy", "an allergy to peanuts": what to. */
function cause(before: string, to: string | undefined): string {
  return to ?? (before.replace(DEGREES, "").trim() || "allergy")
}

const REACTING = `((?:an? |my |any )?)((?:[\\p{L}-]+ ){0,4}?)(${REACTION})(?: to (.+?))?`

/** Figurative objects of an allergy. */
const FIGURATIVE = expression("i")`
  \b(?:code|coding|bugs?|meetings?|mondays?|mornings?|work|working|people|idiots?|drama|nonsense|bullshit|excuses?|stupidity
  |javascript|java|php|excel|spreadsheets?|paperwork|bureaucracy|politics|school|homework|maths?|exercise|effort|failure|change
  |commitment|feelings|emotions|fun|criticism|feedback|opinions?|questions?|rules|deadlines|small talk|lies|noise in|jargon)$
`

/** Constraints: what a user must not, cannot or does not take, and limitations. */
export const constraints: readonly Rule[] = [
  {
    pattern:
      /^([^,;]{2,60}?) (?:always |usually |really )?(?:makes?|gives?) me (?:(?:very|really|violently|feel) ){0,2}((?:sick|ill|nauseous|itch|sneeze|break out|bloated|hives|migraines|a rash|heartburn|a stomach ?ache|throw up)\b.*)$/i,
    read: ([statement, what = ""]) =>
      FIGURATIVE.test(what) || PASSING.test(what) ? undefined : constraint(statement, what),
  },
  {
    pattern:
      /^(?:please )?(?:don't|do not|no|avoid|never|nothing|without)(?: [\w']{1,20}){0,4}? (?:with|containing|including|like|contain) ([^,;]{2,40}?)(?: in (?:it|them))?(?: please)?[,;]? (?:because |since |as )?(?:I'm|I am) (?:(?:very|really|severely|deathly|highly) )?allergic(?: to (?:it|them))?$/i,
    read: ([, what = ""]) => constraint(`allergic to ${what}`, what),
  },
  {
    pattern:
      /^(?:please )?no ([^,;]{2,40}?)(?: please)?[,;] (?:please,? )?(?:because |since |as )?(?:I'm|I am) (?:(?:very|really|severely|deathly|highly) )?allergic(?: to (?:it|them))?$/i,
    read: ([, what = ""]) => constraint(`allergic to ${what}`, what),
  },
  {
    pattern: expression("i")`^${AM}(allergic to|intolerant (?:to|of)|sensitive to) (.+)$`,
    read: ([, how = "", what = ""]) =>
      FIGURATIVE.test(what) ? undefined : constraint(`${how.toLowerCase()} ${what}`, what),
  },
  {
    pattern: expression("i")`
      ^I(?:'m| am| was|'ve) (?:not|no longer|never(?: been)?)(?: actually| really| even)? (allergic to
      |intolerant (?:to|of)|sensitive to) (.+?)${ENDING}$
    `,
    read: ([, how = "", what = ""]) => constraint(`not ${how.toLowerCase()} ${what}`, what, true),
  },
  {
    pattern: expression("i")`^I (?:wasn't|ain't) (?:actually )?(allergic to|intolerant (?:to|of)) (.+?)${ENDING}$`,
    read: ([, how = "", what = ""]) => constraint(`not ${how.toLowerCase()} ${what}`, what, true),
  },
  {
    pattern: expression("iu")`^(?:${HAVE}) ${REACTING}(?=$| (?:and|but|so|which|since|because)\b|,)(.*)$`,
    read: ([, a = "", before = "", what = "", to, rest = ""]) =>
      /^my/i.test(a)
        ? undefined
        : constraint(`has ${a}${before}${what}${to === undefined ? "" : ` to ${to}`}${rest}`, cause(before, to)),
  },
  {
    pattern: expression("iu")`
      ^I (?:no longer have|don't (?:actually )?have|do not have|outgrew|have outgrown|got over)[ ]
      ${REACTING}${ENDING}$
    `,
    read: ([, a = "", before = "", what = "", to]) => {
      const phrase = `${/^an? $/i.test(a) ? a : ""}${before}${what}${to === undefined ? "" : ` to ${to}`}`
      return constraint(`no longer has ${phrase}`, cause(before, to), true)
    },
  },
  {
    pattern: expression("i")`^(?:${AM}|I(?:'ve| have)? ?(?:gone|went|became|turned) )(?:an? )?(${CONDITION})\b(.*)$`,
    read: ([, what = "", rest = ""]) => constraint(`is ${what}${rest}`, what),
  },
  {
    pattern: expression("i")`^I(?:'m| am) (?:not|no longer)(?: actually)? (?:an? )?(${CONDITION})\b(.*)$`,
    read: ([, what = "", rest = ""]) => constraint(`is not ${what}${rest}`, what, true),
  },
  {
    pattern: expression("i")`
      ^(?:${HAVE}|I (?:also )?(?:use|live with|(?:was|got|have been) diagnosed with)|I've been diagnosed with)[ ]
      ((?:(?:type \w|mild|severe|chronic|bad) ){0,2}(?:${ILLNESS}))\b(.*)$
    `,
    read: ([statement, what = "", rest = ""]) => constraint(`${has(statement)} ${what}${rest}`, what),
  },
  {
    pattern: expression("i")`
      ^I ${ADVERB}(can't|cannot|can not|can no longer|mustn't|must not|am not allowed to|shouldn't
      |should not)(?: really| actually| even)? (eat|drink|tolerate|digest|consume|take|have|handle|stomach) (.+)$
    `,
    read: ([, can = "", verb = "", what = ""]) => {
      if (PASSING.test(what)) return undefined
      const phrase = /no longer/i.test(can) ? "can no longer" : "cannot"
      return constraint(`${phrase} ${verb.toLowerCase()} ${what}`, what)
    },
  },
  {
    pattern: expression("i")`^I ${ADVERB}(don't|dont|do not|no longer) ${ADVERB}(eat|drink) (.+)$`,
    read: ([, not = "", verb = "", what = ""]) => {
      if (PASSING.test(what)) return undefined
      const lower = verb.toLowerCase()
      const content = /^no/i.test(not) ? `no longer ${lower}s ${what}` : `does not ${lower} ${what}`
      // A chosen diet must not replace what harms the user.
      const { key, ...fact } = constraint(content, what)
      return { ...fact, ...(key !== undefined && { key: key.replace("constraint:", "diet:") }) }
    },
  },
  {
    pattern: /^I (?:(?:can|started|have started|am|now|do) )?(eat|drink|have|tolerate)(?:ing)? (.+?) again(?: now)?$/i,
    read: ([statement, verb = "", what = ""]) =>
      PASSING.test(what) || (/^have$/i.test(verb) && !/^I can /i.test(statement))
        ? undefined
        : constraint(`can ${verb.toLowerCase()} ${what} again`, what, true),
  },
  {
    pattern: /^I(?:'m| am) on (an? .{2,60}\b(?:diet|medication)\b.*)$/i,
    read: ([, what = ""]) => constraint(`is on ${what}`, what),
  },
  {
    pattern: /^I (?:follow|keep|eat) (an? .{2,60}\bdiet\b.*)$/i,
    read: ([, what = ""]) => constraint(`follows ${what}`, what),
  },
]

function has(statement: string): string {
  const verb = /suffer from|live with|use|diagnosed with|developed/i.exec(statement)?.[0].toLowerCase() ?? "have"
  const phrase: Readonly<Record<string, string>> = {
    "suffer from": "suffers from",
    "live with": "lives with",
    use: "uses",
    "diagnosed with": "was diagnosed with",
    developed: "developed",
  }
  return phrase[verb] ?? "has"
}
