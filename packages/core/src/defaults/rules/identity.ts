import { oneLine, regex } from "../../text/regex.ts"
import { capitalised, type Fact, type Rule, topicKey } from "./fact.ts"

function identity(content: string, of?: string): Fact {
  const key = of === undefined ? {} : { key: `identity:${of}` }
  return { type: "factual", category: "identity", content: capitalised(content), importance: 0.9, ...key }
}

function constraint(content: string, topic: string, not = false): Fact {
  const key = topicKey("constraint", topic, not)
  return { type: "factual", category: "constraint", key, content: capitalised(content), importance: 0.9 }
}

const ADVERB = oneLine(`
    (?:(?:also|really|very|severely|highly|extremely|currently|now|still|actually|originally|just
    |recently|both|deathly|mildly) ){0,2}
  `)
const AM = `I(?:'m| am|m) ${ADVERB}`
const WORK = oneLine(`
    engineer|developer|programmer|nurse|doctor|physician|surgeon|dentist|teacher|professor|lecturer
    |student|lawyer|attorney|designer|architect|accountant|manager|writer|author|journalist|artist
    |musician|chef|cook|scientist|researcher|analyst|consultant|electrician|plumber|carpenter|mechanic
    |driver|pilot|farmer|translator|photographer|therapist|psychologist|pharmacist|veterinarian
    |librarian|salesperson|entrepreneur|freelancer|contractor|administrator|director|founder|owner|actor
    |actress|barista|waiter|waitress|biologist|chemist|physicist|economist|paramedic|firefighter|officer
    |soldier|technician|tutor|coach|trainer|editor|producer|intern|apprentice
  `)
const CONDITION = oneLine(`
    vegan|vegetarian|pescatarian|lactose[- ]intolerant|gluten[- ]intolerant|gluten[- ]free|coeliac
    |celiac|diabetic|prediabetic|asthmatic|epileptic|colou?r[- ]?blind|blind|deaf|hard of hearing
    |dyslexic|autistic|pregnant|breastfeeding|anemic|hypertensive|disabled|dairy[- ]free|sober|kosher
    |halal|keto|muslim|jewish
  `)
const ILLNESS = oneLine(`
    diabetes|asthma|celiac disease|coeliac disease|adhd|epilepsy|arthritis|anxiety|depression|dyslexia
    |autism|migraines?|hypertension|high blood pressure|ibs|gerd|psoriasis|eczema|sciatica|insomnia
    |tinnitus|a pacemaker|a wheelchair|fibromyalgia|scoliosis|vertigo
  `)

/** Who a person is, and what they must not. */
export const identityAndConstraints: readonly Rule[] = [
  {
    pattern: /^my (?:full |first |real )?name(?:'s| is) (.+)$/i,
    read: ([, name = ""]) => identity(`name is ${name}`, "name"),
  },
  {
    pattern: /^I(?:'m called| am called| go by) (\p{L}.{0,60})$/iu,
    read: ([, name = ""]) => identity(`is called ${name}`, "name"),
  },
  {
    pattern: regex(`^${AM}(allergic to|intolerant to|sensitive to) (.+)$`, "i"),
    read: ([, how = "", what = ""]) => constraint(`${how.toLowerCase()} ${what}`, `allergy to ${what}`),
  },
  {
    pattern: /^I(?:'m| am) (?:not|no longer) (?:actually )?(allergic to) (.+?)(?: anymore| any more)?$/i,
    read: ([, , what = ""]) => constraint(`not allergic to ${what}`, `allergy to ${what}`, true),
  },
  {
    pattern: /^I have (an? (?:[\p{L}-]+ ){0,3}(?:allergy|intolerance|sensitivity))( .+)?$/iu,
    read: ([, what = "", rest = ""]) =>
      constraint(
        `has ${what}${rest}`,
        `allergy to ${rest.replace(/^ to /, "") || what.replace(/^an? (.+) \S+$/, "$1")}`,
      ),
  },
  {
    pattern: regex(`^${AM}(?:a |an )?(${CONDITION})\\b(.*)$`, "i"),
    read: ([, what = "", rest = ""]) => constraint(`is ${what}${rest}`, what),
  },
  {
    pattern: regex(`^I(?:'m| am) (?:not|no longer) (?:a )?(${CONDITION})\\b(.*)$`, "i"),
    read: ([, what = "", rest = ""]) => constraint(`is not ${what}${rest}`, what, true),
  },
  {
    pattern: regex(
      `
        ^I (?:also )?(have|use|suffer from|was diagnosed with|live with) ((?:(?:type \\w|mild|severe|chronic
        |bad) ){0,2}(?:${ILLNESS}))\\b(.*)$
      `,
      "i",
    ),
    read: ([, verb = "", what = "", rest = ""]) => constraint(`${has(verb)} ${what}${rest}`, what),
  },
  {
    pattern: regex(
      `
        ^I (?:(?:really|just|also) )?(can't|cannot|can not|mustn't|must not|am not allowed to|shouldn't
        |should not) (eat|drink|tolerate|digest|consume|take|have|handle) (.+)$
      `,
      "i",
    ),
    read: ([, , verb = "", what = ""]) =>
      /^(?:it|that|this|them|my|the|your|a look)\b/i.test(what)
        ? undefined
        : constraint(`cannot ${verb.toLowerCase()} ${what}`, `${verb} ${what}`, true),
  },
  {
    pattern: /^I(?:'m| am) on (an? .{2,60}\b(?:diet|medication)\b.*)$/i,
    read: ([, what = ""]) => constraint(`is on ${what}`, what),
  },
  {
    pattern: /^I (?:follow|keep|eat) (an? .{2,60}\bdiet\b.*)$/i,
    read: ([, what = ""]) => constraint(`follows ${what}`, what),
  },
  {
    pattern: regex(`^I ${ADVERB}(live|reside) (in|at|near|on|outside|close to|with|alone) ?(.*)$`, "i"),
    read: ([, , where = "", rest = ""]) => home(`lives ${where} ${rest}`.trim(), where),
  },
  {
    pattern: regex(`^${AM}(based|living) (in|at|near|outside) (.+)$`, "i"),
    read: ([, , where = "", rest = ""]) => identity(`lives ${where} ${rest}`, "home"),
  },
  {
    pattern: /^I(?:'ve| have)? ?(?:(?:just|recently|finally) ){0,2}moved ((?:from .{1,60} )?(?:in)?to .+)$/i,
    read: ([, where = ""]) =>
      / (?:my|the|a|an|our) /.test(` ${where.slice(0, 8)} `) ? undefined : identity(`moved ${where}`, "home"),
  },
  { pattern: regex(`^${AM}from (.+)$`, "i"), read: ([, where = ""]) => identity(`is from ${where}`, "origin") },
  {
    pattern: /^I (?:was born(?: and raised)?|grew up) (in .+)$/i,
    read: ([statement]) => identity(statement.replace(/^I /i, ""), "origin"),
  },
  { pattern: /^I was born (on .+)$/i, read: ([, when = ""]) => identity(`born ${when}`, "birthday") },
  {
    pattern: regex(`^(?:${AM}working|I ${ADVERB}work) (as an? .+|full-time as .+|part-time as .+)$`, "i"),
    read: ([, what = ""]) => identity(`works ${what}`, "job"),
  },
  {
    pattern: regex(`^(?:${AM}working|I ${ADVERB}work) ((?:at|for) .+)$`, "i"),
    read: ([, where = ""]) =>
      /^(?:at|for) (?:a while|this|that|the moment|hours)\b/i.test(where)
        ? undefined
        : identity(`works ${where}`, "employer"),
  },
  {
    pattern: regex(`^${AM}(an? (?:[\\p{L}-]+ ){0,4}(?:${WORK}))\\b(.*)$`, "iu"),
    read: ([, what = "", rest = ""]) => identity(`is ${what}${rest}`, "job"),
  },
  {
    pattern: regex(`^${AM}(retired|unemployed|self-employed|freelancing|between jobs)\\b(.*)$`, "i"),
    read: ([, what = "", rest = ""]) => identity(`is ${what}${rest}`, "job"),
  },
  {
    pattern: regex(`^${AM}(\\d{1,3})(?: years? old| yo)?$`, "i"),
    read: ([, age = ""]) => identity(`is ${age} years old`, "age"),
  },
  {
    pattern: regex(`^${AM}(\\d{1,3}[- ]years?[- ]old|an? \\d{1,3}[- ]years?[- ]old)\\b(.*)$`, "i"),
    read: ([, age = "", rest = ""]) => identity(`is ${age}${rest}`, "age"),
  },
  {
    pattern: /^I (?:just |recently )?turned (\d{1,3})\b(.*)$/i,
    read: ([, age = "", rest = ""]) => identity(`turned ${age}${rest}`, "age"),
  },
  {
    pattern: /^I (?:also )?speak ((?:fluent |native |some )?\p{Lu}.+)$/u,
    read: ([, what = ""]) => identity(`speaks ${what}`),
  },
  {
    pattern: regex(
      `
        ^my (mother tongue|native language|first language|pronouns|time ?zone|birthday|email(?: address)?
        |phone number|address|zip code|blood type|job|profession|occupation|nationality|hometown|employer
        |height|weight|shoe size|age|star sign|zodiac sign|religion|title) (?:is|are) (.+)$
      `,
      "i",
    ),
    read: ([, what = "", value = ""]) =>
      identity(`${what.toLowerCase()} is ${value}`.replace("pronouns is", "pronouns are"), named(what)),
  },
]

function has(verb: string): string {
  return (
    { have: "has", use: "uses", "suffer from": "suffers from", "live with": "lives with" }[verb.toLowerCase()] ??
    verb.toLowerCase()
  )
}

function home(content: string, where: string): Fact {
  return /^(?:with|alone)$/i.test(where) ? identity(content) : identity(content, "home")
}

function named(what: string): string {
  const lower = what.toLowerCase()
  if (/language|tongue/.test(lower)) return "language"
  if (/^(?:job|profession|occupation)$/.test(lower)) return "job"
  if (lower === "hometown") return "origin"
  return lower.replace(/ address$/, "").replaceAll(" ", "_")
}
