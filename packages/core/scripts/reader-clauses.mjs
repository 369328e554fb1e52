// The clauses that train-reader.mjs learns from.
import { readdirSync, readFileSync } from "node:fs"
import { parseStatements } from "../src/defaults/rules/statements.ts"
import { sentencesOf } from "../src/text/sentences.ts"
import { ATTRIBUTES } from "../src/text/topics/attribute-model.ts"
import { isClose, isUser, partOf } from "./profile-worth.mjs"
import { readClauses } from "./spans/messages.mjs"

const talk = (name) => new URL(`../talk/${name}/`, import.meta.url)
const linesOf = (url) => readFileSync(url, "utf8").trim().split("\n")
const jsonOf = (url) => linesOf(url).map((line) => JSON.parse(line))

/** The attributes of the data are open vocabulary; the first that matches names the class. */
const CLASSES = [
  ["answer style", /answer|reply|response|format|style|form of address|pronoun|tone|instruction|units|call me/],
  ["allergy", /allerg|intoleran|lactose|gluten/],
  ["diet", /diet|vegan|vegetar|kosher|halal|fasting/],
  ["birthday", /birth ?day|birth ?date|birth year|date of birth/],
  ["name", /^(?:.* )?(?:name|surname|nickname)$/],
  ["age", /\bage\b/],
  ["pets", /\bpets?\b|\bcats?\b|\bdogs?\b|animal|breed|neuter|horse|hens|bees/],
  ["marital status", /marital|relationship status|civil status|divorce|widow/],
  ["partner", /partner|relationship|girlfriend|boyfriend|wife|husband|wedding|anniversary|spouse|custody/],
  ["children", /child|kids|\bson\b|daughter|baby|nursery|kita|twins/],
  ["family", /famil|sister|brother|sibling|mother|father|parent|grand|in-law|aunt|uncle|cousin|niece|nephew/],
  ["origin", /origin|nationality|citizen|hometown|birth ?place|ethnicity|passport|native|dialect|background/],
  ["household", /flatmate|roommate|household|lodger|housemate/],
  ["rent", /\brent\b/],
  ["commute", /commute|transport/],
  ["due date", /date|deadline|\bdue\b|\bexam|appointment|release|launch/],
  [
    "housing",
    /mortgage|heating|\brooms?\b|housing|kitchen|\bgarden\b|house|landlord|\blift\b|parking|\bflat\b|tenant|utilities|floor/,
  ],
  [
    "home",
    /\bhome\b|address|residence|location|\bcity\b|\btown|district|neighbou?rhood|region|\barea\b|lives|timezone|village|country/,
  ],
  ["working hours", /hours|schedule|shift|days?\b|bedtime|routine|weekly|on-call|sleep|calendar|availability/],
  [
    "studies",
    /stud(?:y|ies)|school|universit|degree|major|course|education|class(?:es)?\b|thesis|semester|grade|college|certif|internship|training|kindergarten/,
  ],
  ["employer", /employer|company|firm|work ?place|branch|department|\bteam\b|client|office/],
  ["job", /\bjob|occupation|profession|work\b|employment|career|business|position|specialty|trade|retire|pension/],
  ["salary", /salary|income|\bpay\b|wage|hourly|daily rate|day rate/],
  [
    "money",
    /budget|debt|loan|bank|price|cost|\bfees?\b|\brate\b|saving|money|invest|\btax|insurance|amount|expense|subscription|contract|invoice|benefit|alimony/,
  ],
  ["doctor", /doctor|dentist|therapist|physio|midwife|pediatric/],
  ["medication", /medic|dose|pharmac|supplement|pill/],
  [
    "health",
    /health|illness|disease|condition|injur|\beye|\bvision\b|hearing|diabet|pacemaker|knee|\bback\b|blood|therapy|disab|surgery|symptom|\bpain\b|glasses|braces|mobility|\bskin|\bfear|phobia|dialysis|asthma|migraine|handedness|\bhand\b|prosthesis|hospital|vaccin|pregnan/,
  ],
  ["smoking", /smok|cigar|vap/],
  ["alcohol", /alcohol|drinking/],
  ["drink", /coffee|drink|tea\b|caffeine/],
  ["food", /food|meal|salt|taste|cook|recipe|lunch|breakfast|dinner|spic|cuisine|dislike|dessert|snack/],
  ["car", /vehicle|\bcar\b|bike|bicycle|driv|licen[cs]e$|motor|scooter|vélo/],
  ["phone", /phone|mobile/],
  [
    "computer",
    /computer|laptop|device|operating system|console|monitor|keyboard|hardware|camera|printer|tablet|machine|equipment|tv\b|router/,
  ],
  [
    "tool",
    /tool|editor|stack|framework|database|programming|hosting|cloud|version|software|repositor|\bci\b|shell|package|test|infrastructure|platform|deploy|branch|api|storage|librar|indent|server|app\b|linter|queue|pipeline|orm|monorepo/,
  ],
  ["language", /language|english|level|bilingual|spoken/],
  ["sport", /sport|\brace\b|marathon|football|yoga|\bgym|training|exercise|\brun|swim|climb/],
  [
    "hobby",
    /hobb|instrument|music|reading|choir|band|club|game|collect|volunt|project|danc|craft|knit|book|series|stream|fish|hunt|chess|opera|film|member|rehearsal/,
  ],
  ["religion", /faith|relig|church|mosque|pilgrim|pray|parish|ramadan|baptis/],
  ["travel", /travel|trip|holiday|vacation|flight|destination|seat/],
  ["goal", /goal|plan|dream|target|wish|intention|ambition|resolution/],
  ["contact", /email|contact|number|handle|emergency/],
  ["size", /size|height|measure|shoe|clothing|weight/],
  ["supervisor", /manager|boss|supervisor|lead\b|advisor/],
  ["role", /role|title|colleague|staff|captain|mentor|teacher|assistant/],
]

export const classOf = (attribute) =>
  ATTRIBUTES.indexOf(CLASSES.find(([, form]) => form.test(attribute.toLowerCase()))?.[0] ?? "other")

/** Labelled clauses, each with its voice, without texts that are introduced by what stands before: the segmenter tells those. */
export function readLabelledClauses() {
  return readdirSync(talk("clauses"))
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) =>
      jsonOf(new URL(name, talk("clauses"))).map((one) => ({ ...one, voice: name.replace(".jsonl", "") })),
    )
    .filter(({ label, before = "A:" }) => label !== "task" || before.startsWith("A:"))
    .map((one) => ({ ...one, lasting: isLasting(one), part: partOfClause(one) }))
}

function partOfClause(one) {
  if (!isLasting(one)) return "none"
  if (one.label === "wish") return "style"
  if (one.attribute === undefined) return undefined
  return partOf({ about: one.attribute, subject: one.subject ?? "user" }) ?? "none"
}

/** An old value that is mentioned as past is no fact of now. */
const isLasting = ({ label, how }) => (label === "fact" && how !== "echo") || label === "wish"

/** What the people of talk/matters for tuning state of their lives and ask, and what they say that states nothing. */
export function readMatters() {
  return readdirSync(talk("matters/tune")).flatMap((name) =>
    jsonOf(new URL(name, talk("matters/tune"))).flatMap((matter, at) =>
      sentencesOfMatter(matter, at).map((one) => ({
        ...one,
        person: true,
        isUnknown: matter.distract !== undefined,
        voice: `matters ${name.replace(".jsonl", "")}`,
      })),
    ),
  )
}

function sentencesOfMatter(
  { about, subject, tell, span, change, changed, beside, ask, nearForget, general, forget },
  at,
) {
  const holding = (text, part) => sentencesOf(text).flatMap((one) => (one.text.includes(part) ? [one.text] : []))
  const attribute = ATTRIBUTES[classOf(about)]
  const label = attribute === "answer style" ? "wish" : "fact"
  const state = (text, how) => ({
    text,
    lasting: true,
    part: partOf({ about, subject }) ?? "none",
    attribute: about,
    subject: isUser(subject) ? "user" : subject,
    how,
    ...(!/[?？]$/.test(text) && { label }),
  })
  // How somebody wants to be called is a name or a wish.
  const isTold = (isUser(subject) || isClose(subject)) && attribute !== "name"
  const told = holding(tell, span).map((text) => state(text, "new"))
  const changes = changed === "" ? [] : holding(change, changed).map((text) => state(text, "replace"))
  // What lies beside a statement is one itself now and then, and requests are many elsewhere.
  const besides = at % 2 === 0 ? sentencesOf(beside).map(({ text }) => text) : []
  const others = [nearForget, at % 2 === 0 ? general : ask[at % 3], ...besides]
  return [
    ...(isTold ? [...told, ...changes] : [...told, ...changes].map(({ text, part }) => ({ text, part }))),
    ...others.map((text) => ({
      text,
      lasting: false,
      part: besides.includes(text) ? undefined : "none",
      ...asksOf(text),
    })),
    { text: forget[at % forget.length], lasting: false, part: "none", label: "forget" },
  ]
}

const asksOf = (text) => (/[?？]$/.test(text) ? { label: "question" } : {})

/**
 * What people of whom each says some ten things tell of themselves, or writes a whole letter, and what they say that
 * states nothing of them, with one voice a person.
 */
export function readIntroductions(half = "tune") {
  const folders = half === "tune" ? ["introductions/tune", "letters"] : [`introductions/${half}`]
  return folders.map(talk).flatMap((folder) =>
    readdirSync(folder).flatMap((name) =>
      jsonOf(new URL(name, folder)).flatMap((person, at) =>
        sentencesOfPerson(person).map((one) => ({
          ...one,
          person: true,
          introduces: true,
          isUnknown: person.more !== undefined,
          voice: `${name.replace(".jsonl", "")} ${at}${person.letter === undefined ? "" : " letter"}`,
        })),
      ),
    ),
  )
}

/** What a message of each kind is that states nothing of its sender. */
const NOTHING_TOLD = {
  others: "other",
  moment: "moment",
  imagined: "hypothetical",
  hearsay: "hearsay",
  once: "request",
}

/** Attributes that are also of somebody else. */
const OF_OTHERS = new Set(["partner", "child", "household", "pet", "parents"])

function sentencesOfPerson(person) {
  const { wish = "", changed = "", othersKin = "", nearForget = "", question, general } = person
  const { own = [], ask = [], forget = [] } = person
  const told = ["hello", "safety", "life", "more", "letter"].flatMap((kind) =>
    statementsIn(person[kind] ?? "", person[`${kind}Facts`] ?? [], "new"),
  )
  const news = statementsIn(changed, [person.changedFact], "replace")
  const beside = own.flatMap((fact) => statementsIn(fact.span, [fact], "new").slice(0, 1))
  const wished = sentencesOf(wish).map(({ text }) =>
    overlaps(text, person.wishSpan)
      ? { text, lasting: true, label: "wish", subject: "user", part: "style" }
      : nothingIn(text),
  )
  const others = Object.entries(NOTHING_TOLD).flatMap(([kind, label]) =>
    sentencesOf(person[kind] ?? "").map((one) => ({ ...nothingIn(one.text), label, ...asksOf(one.text) })),
  )
  // A life of the family may be worth keeping, but no conversation has to know it.
  const ofKin = sentencesOf(othersKin).map(({ text }) => ({ text, part: "none" }))
  const asked = [question, general, ...ask.map(({ text }) => text)].filter((text) => text !== undefined)
  const near = sentencesOf(nearForget).map(({ text }) => text)
  const toForget = forget.map(({ text }) => ({ text, lasting: false, part: "none", label: "forget" }))
  return [
    ...told,
    ...news,
    ...beside,
    ...wished,
    ...others,
    ...ofKin,
    ...[...asked, ...near].map(nothingIn),
    ...toForget,
  ]
}

const nothingIn = (text) => ({ text, lasting: false, part: "none", ...asksOf(text) })

const ORDER = ["name", "safety", "style", "identity", "household"]
const PART_OF = {
  name: "name",
  "address form": "style",
  ...Object.fromEntries(
    ["age", "home", "job", "employer", "studies", "language", "origin", "religion"].map((about) => [about, "identity"]),
  ),
  ...Object.fromEntries(["partner", "child", "household", "pet"].map((about) => [about, "household"])),
  ...Object.fromEntries(
    ["allergy", "illness", "diet", "medicine", "disability", "pregnancy"].map((about) => [about, "safety"]),
  ),
}

const placeOf = (about) => PART_OF[about] ?? partOf({ about, subject: "user" })

const overlaps = (text, span) => text.includes(span) || span.includes(text)

/** The sentences of a message, of which those state something that hold the value of a fact. */
function statementsIn(message, facts, how) {
  return sentencesOf(message).map(({ text }) => {
    const fact = facts.find(({ value }) => text.includes(value))
    if (fact === undefined) return nothingIn(text)
    const part =
      ORDER.find((one) => facts.some(({ value, about }) => text.includes(value) && placeOf(about) === one)) ?? "none"
    const subject = OF_OTHERS.has(fact.about) ? {} : { subject: "user" }
    return {
      text,
      lasting: true,
      attribute: fact.about,
      how,
      part,
      ...subject,
      ...(!/[?？]$/.test(text) && { label: part === "style" ? "wish" : "fact" }),
    }
  })
}

/** How often a plain statement counts: they are few beside the requests. */
const PLAIN_TIMES = 3

/** Requests and questions, which state nothing of their author, and plain statements. */
export function readOthers() {
  const questions = readdirSync(talk("questions")).flatMap((name) =>
    linesOf(new URL(name, talk("questions"))).filter((line) => line.trim() !== "" && !line.startsWith("#")),
  )
  const clauses = readClauses().filter(({ text }) => !/[{}]/.test(text))
  const requests = clauses.filter(({ role }) => role === "request" || role === "task")
  const statements = clauses.filter(({ role, part }) => role === "statement" && part === undefined)
  const plain = linesOf(new URL("plain-talk.txt", import.meta.url)).filter((line) => /^[+-] /.test(line))
  return [
    ...questions.map((text) => ({ text, lasting: false, part: "none", ...asksOf(text) })),
    ...requests.map(({ text, role }) => ({
      text,
      lasting: false,
      part: "none",
      ...(role === "request" && { label: role }),
      ...asksOf(text),
    })),
    ...Array.from({ length: PLAIN_TIMES }, () => [
      ...statements.map(({ text }) => ({ text, lasting: true })),
      ...plain.map((line) => ({ text: line.slice(2), lasting: line.startsWith("+") })),
    ]).flat(),
  ]
}

/** The sentences of labelled talk: what a label's value stands in is stated, and nothing where a turn has no label. */
export function readTalkSentences(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      jsonOf(new URL(`${name}/talk.jsonl`, folder)).flatMap((line) =>
        sentencesOfLine(line).map((one) => ({ ...one, person: true, isTalk: true, voice: name })),
      ),
    )
}

/** The part of the profile that each place of a slip is. */
const PART_OF_PLACE = {
  name: "name",
  safety: "safety",
  wish: "style",
  home: "identity",
  work: "identity",
  household: "household",
  none: "none",
  other: "none",
}

/** The sentences of messages in which something slips in, nobody of whom the reader knows. */
export function readSlips() {
  return readdirSync(talk("slips")).flatMap((name) =>
    jsonOf(new URL(name, talk("slips"))).flatMap(({ voice, text, says }) =>
      sentencesOf(text).map((sentence) => ({
        ...sentenceOfSlip(
          sentence.text,
          says.filter(({ span }) => overlaps(sentence.text, span)).map(({ place }) => place),
        ),
        text: sentence.text,
        person: true,
        isUnknown: true,
        isSlip: true,
        voice: `${name.slice(0, 2)}-${voice}`,
      })),
    ),
  )
}

/** What is of no profile may hold beyond the moment all the same, or not. */
function sentenceOfSlip(text, places) {
  const place = places.find((one) => PART_OF_PLACE[one] !== "none") ?? places[0]
  const part = PART_OF_PLACE[place] ?? "none"
  if (place === "none") return { part }
  const label = part === "none" ? "other" : part === "style" ? "wish" : "fact"
  return { part, lasting: part !== "none", ...(place === undefined ? {} : { label }), ...asksOf(text) }
}

const KEPT = ["new", "add", "replace", "end"]

function sentencesOfLine({ ask, generic, user, says = [], forget }) {
  const asked = ask ?? generic
  if (asked !== undefined) return [{ text: asked, lasting: false, part: "none", ...asksOf(asked) }]
  if (forget !== undefined) return []
  const pasted = says.some(({ how }) => how === "pasted")
  return sentencesOf(user).flatMap(({ text }) => {
    if (says.length === 0) return [{ text, lasting: false, part: "none", ...asksOf(text) }]
    const stated = says.filter(({ value }) => text.toLowerCase().includes(value.toLowerCase()))
    if (stated.length === 0) return []
    // The segmenter tells what is pasted.
    if (pasted) return []
    const kept = stated.find(({ how }) => KEPT.includes(how))
    if (kept === undefined)
      return [
        { text, lasting: false, part: "none", ...(stated[0].how === "hypothetical" && { label: "hypothetical" }) },
      ]
    const attribute = kept.about
    const label = ATTRIBUTES[classOf(attribute)] === "answer style" ? "wish" : "fact"
    const part = kept.how === "end" ? undefined : (partOf({ about: attribute, subject: "user" }) ?? "none")
    return [{ text, lasting: true, attribute, how: kept.how, part, ...(!/[?？]$/.test(text) && { label }) }]
  })
}

/** How many things a frame is filled with. */
const FILLINGS = 3

/**
 * Sentences from frames of a language: `+` states something of the speaker under the attribute of its section, `k` of a
 * relative, `*` is a wish for answers, `-` states nothing; `{x}` stands for one of the things after `=`.
 */
export function readFrames() {
  return readdirSync(talk("frames")).flatMap((name) => {
    const sections = readFileSync(new URL(name, talk("frames")), "utf8").split(/^## /m)
    return sections.slice(1).flatMap((section) => framesOf(section.trim().split("\n"), name.slice(0, 2)))
  })
}

function framesOf([attribute, ...lines], language) {
  const things = (lines.find((line) => line.startsWith("= "))?.slice(2) ?? "").split(" | ")
  return lines
    .filter((line) => !line.startsWith("= "))
    .flatMap((line, place) => {
      const count = line.includes("{x}") ? Math.min(FILLINGS, things.length) : 1
      return Array.from({ length: count }, (_, at) => {
        const text = line.slice(2).replaceAll("{x}", things[(place + at) % things.length])
        return { text, language, ...FRAME_KINDS[line[0]](attribute, text) }
      })
    })
}

const FRAME_KINDS = {
  "+": (attribute) => ({
    lasting: true,
    label: "fact",
    attribute,
    subject: "user",
    part: partOf({ about: attribute, subject: "user" }) ?? "none",
  }),
  k: (attribute) => ({ lasting: true, label: "fact", attribute, subject: "a relative" }),
  "*": (attribute) => ({ lasting: true, label: "wish", attribute, subject: "user", part: "style" }),
  "-": (_, text) => ({ lasting: false, part: "none", ...asksOf(text) }),
}

/** Statements of a turn that needs no memory: more are a document. */
const MOST_STATEMENTS = 6

/**
 * What states nothing in turns {"text","label":"evidence"|"generic","qa"?:[{"answer"}]}, the form of
 * `keepsake eval --extraction`: all of a generic turn; and what states something, the sentences that hold an answer.
 */
export function readTurns(folder) {
  const turns = readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted()
    .flatMap((name) => jsonOf(new URL(name, folder)))
  return turns.flatMap(({ text: turn, label, qa = [] }) => {
    const statements = parseStatements(turn).map(({ said }) => said)
    const example = (text, lasting) => ({ text, lasting })
    if (label === "generic") return statements.slice(0, MOST_STATEMENTS).map((text) => example(text, false))
    const answers = qa.map(({ answer }) => String(answer).toLowerCase())
    return statements.flatMap((text) =>
      answers.some((answer) => text.toLowerCase().includes(answer)) ? [example(text, true), example(text, true)] : [],
    )
  })
}
