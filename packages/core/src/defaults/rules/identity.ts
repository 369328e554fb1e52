import { expression, oneLine } from "../../text/regex.ts"
import { capitalize, type Fact, type Rule } from "./fact.ts"
import { isPlace, isState } from "./places.ts"

function identity(content: string, of?: string): Fact {
  const key = of === undefined ? {} : { key: `identity:${of}` }
  return { type: "factual", category: "identity", content: capitalize(content), importance: 0.9, ...key }
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

const HIRED = oneLine(`
    started(?: (?:to work|working|work|a (?:new )?(?:job|position|role)|my (?:new )?(?:job|position|role)))?
    |(?:(?:got|landed|accepted|took) the|(?:got|found|landed|accepted|took|began) (?:a|an|my)) (?:[a-z-]+ )?(?:job|position|role)|got hired
    |was hired|am hired
  `)
const NO_EMPLOYER = expression("i")`
  ^(?:the (?:beginning|bottom|top|end|age|start|moment)|age|noon|midnight|zero|home|least|first|once|now|this
  |that|it|my|your|a while|hours|hobby)\b
`
/** Destinations of a move in a project, not in life. */
const NO_PLACE = expression("i")`
  \bto (?:typescript|javascript|python|rust|golang|java|kotlin|\w*sql\w*|postgr\w*|mongo\w*|redis|kafka
  |aws|azure|gcp|kubernetes|docker|github|gitlab|slack|teams|notion|linux|windows|macos|android|ios|react
  |vue|svelte|angular|node\S*|deno|bun|graphql|rest|vite|pnpm|npm|yarn|plan|phase|step|stage|version|v\d
  |level|next|using|new|another|something|it|that|this|them)\b
`

/** Words that describe a name and are none. */
const NO_NAME = expression("i")`
  ^(?:not|never|no|none|too|very|so|quite|really|hard|easy|difficult|irrelevant|unimportant|private|secret|unusual|common
  |on|in|at|spelled|spelt|pronounced|already|also|often|always|usually|what|misspelled|wrong|written|missing|hidden)\b
`
/** Work of one day says nothing of where somebody works. */
const ONE_DAY = /\b(?:today|tonight|tomorrow|right now|this (?:morning|afternoon|evening|week)|at the moment)$/i

/** Identity, home and work. */
export const identities: readonly Rule[] = [
  {
    pattern: /^my (?:full |first |real )?name(?:'s| is) (.+)$/i,
    read: ([, name = ""]) => (NO_NAME.test(name) ? undefined : identity(`name is ${name}`, "name")),
  },
  {
    pattern: /^I(?:'m called| am called| go by) (\p{L}.{0,60})$/iu,
    read: ([, name = ""]) => identity(`is called ${name}`, "name"),
  },
  {
    pattern: expression("i")`^I ${ADVERB}(live|reside) (in|at|near|on|outside|close to|with|alone) ?(.*)$`,
    read: ([, , where = "", rest = ""]) => home(`lives ${where} ${rest}`.trim(), where),
  },
  {
    pattern: expression("iu")`
      ^(?:we|my [\p{L}-]+ and I) ${ADVERB}(?:live|reside) (in|near|outside) (?!an? |the |times)(.+)$
    `,
    read: ([, where = "", rest = ""]) => home(`lives ${where} ${rest}`, where),
  },
  {
    pattern: expression("i")`^${AM}(based|living) (in|at|near|outside) (.+)$`,
    read: ([, , where = "", rest = ""]) => identity(`lives ${where} ${rest}`, "home"),
  },
  {
    pattern: expression("iu")`
      ^(?:I|we|my [\p{L}-]+ and I)(?:'ve| have)? ?(?:(?:just|recently|finally|now|all) ){0,2}
      (?:(?:upped|pulled up) (?:sticks|stakes) and )?(moved|relocated|resettled)(?: back| over)? ((?:from .{1,60} )?(?:in)?to .+|(?<=resettled )in .+)$
    `,
    read: ([, verb = "", where = ""]) =>
      / (?:my|the|a|an|our) /.test(` ${where.slice(0, 8)} `) || NO_PLACE.test(where)
        ? undefined
        : identity(
            `${verb.toLowerCase()} ${where}`,
            isPlace(where.replace(/^from .*?(?=(?:in)?to )/i, "")) ? "home" : undefined,
          ),
  },
  {
    pattern: expression("i")`^${AM}from (.+)$`,
    read: ([, where = ""]) =>
      isPlace(where) && /\p{Lu}|\p{Lo}/u.test(where) ? identity(`is from ${where}`, "origin") : undefined,
  },
  {
    pattern: /^I (?:was born(?: and raised)?|grew up) (in .+)$/i,
    read: ([statement]) => identity(statement.replace(/^I /i, ""), "origin"),
  },
  { pattern: /^I was born (on .+)$/i, read: ([, when = ""]) => identity(`born ${when}`, "birthday") },
  {
    pattern: expression("i")`^(?:${AM}working|I ${ADVERB}work) (as an? .+|full-time as .+|part-time as .+)$`,
    read: ([, what = ""]) => identity(`works ${what}`, "job"),
  },
  {
    pattern: expression("i")`^(?:${AM}working|I ${ADVERB}work) ((?:at|for) .+)$`,
    read: ([, where = ""]) =>
      /^(?:at|for) (?:a while|this|that|the moment|hours|night|nights|home|weekends|sea|dawn)\b/i.test(where)
        ? undefined
        : identity(`works ${where}`, "employer"),
  },
  {
    pattern: expression("i")`^I(?:'ve| have)? ?${ADVERB}(${HIRED}) (at|for|with|by|as an?) (?!\d)(.+)$`,
    read: ([, how = "", at = "", where = ""]) =>
      NO_EMPLOYER.test(where) || (/^started$/i.test(how) && /^(?:for|with|by)$/i.test(at))
        ? undefined
        : identity(`${how.toLowerCase()} ${at} ${where}`, /^as/i.test(at) ? "job" : "employer"),
  },
  {
    pattern: expression("iu")`
      ^I(?:'ve| have)? ?${ADVERB}((?:quit|left|lost) my (?:[\p{L}-]+ ){0,3}(?:job|position))\b(.*)$
    `,
    read: ([, what = "", rest = ""]) => identity(`${what.replace(/ my /i, " the ")}${rest}`, "employer"),
  },
  {
    pattern: expression("i")`
      ^I(?:'ve| have| was|'ve been| have been)? ?${ADVERB}((?:resigned|got fired|fired|made redundant|laid off
      |got laid off)(?: (?:from|by) .+)?)$
    `,
    read: ([, what = ""]) => identity(what.replace(/^(?=fired|made|laid)/i, "was "), "employer"),
  },
  {
    pattern:
      /^I (?:no longer|don't|do not) work ((?:at|for) (?!a |the moment|free|this|that).+?)(?: any ?more| any longer)?$/i,
    read: ([, where = ""]) => identity(`no longer works ${where}`, "employer"),
  },
  {
    pattern: expression("iu")`
      ^I ${ADVERB}work (from home|remotely|(?:in|out of|from|on (?=(?:an?|the) [\p{L}-]+(?: \p{L}+)?$)) ?.+)$
    `,
    read: ([, where = ""]) =>
      ONE_DAY.test(where) ||
      /^(?:in|on|from) (?:progress|this|that|these|it|order|general|my|your|silence|the (?:morning|evening|same))\b/i.test(
        where,
      )
        ? undefined
        : identity(`works ${where}`, "workplace"),
  },
  {
    pattern: expression("iu")`^${AM}(an? (?:[\p{L}-]+ ){0,4}(?:${WORK}))\b(.*)$`,
    read: ([, what = "", rest = ""]) => identity(`is ${what}${rest}`, "job"),
  },
  {
    pattern: expression("i")`^${AM}(retired|unemployed|self-employed|freelancing|between jobs)\b(.*)$`,
    read: ([, what = "", rest = ""]) => identity(`is ${what}${rest}`, "job"),
  },
  {
    pattern: expression("i")`^${AM}(\d{1,3})(?: years? old| yo)?(?: now)?$`,
    read: ([, age = ""]) => identity(`is ${age} years old`, "age"),
  },
  {
    pattern: expression("i")`^${AM}(\d{1,3}[- ]years?[- ]old|an? \d{1,3}[- ]years?[- ]old)\b(.*)$`,
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
    pattern: expression("i")`
      ^my (mother tongue|native language|first language|pronouns|time ?zone|birthday|email(?: address)?
      |phone number|address|zip code|blood type|job|profession|occupation|nationality|hometown|employer
      |height|weight|shoe size|age|star sign|zodiac sign|religion|title) (?:is|are) (.+)$
    `,
    read: ([, what = "", value = ""]) =>
      identity(`${what.toLowerCase()} is ${value}`.replace("pronouns is", "pronouns are"), createName(what)),
  },
]

/** Only what names a place takes the place of another. */
function home(content: string, where: string): Fact | undefined {
  const place = content.replace(/^lives (?:(?:with|alone)\b.*?(?= (?:in|at|near) )|(?:with|alone)\b.*)? ?/i, "")
  if (isState(place)) return undefined
  const createName = /^(?:with|alone)$/i.test(where) ? / (?:in|at|near) \p{Lu}/u.test(content) : isPlace(place)
  return identity(content, createName ? "home" : undefined)
}

function createName(what: string): string {
  const lower = what.toLowerCase()
  if (/language|tongue/.test(lower)) return "language"
  if (/^(?:job|profession|occupation)$/.test(lower)) return "job"
  if (lower === "hometown") return "origin"
  return lower.replace(/ address$/, "").replaceAll(" ", "_")
}
