// What of a labelled matter every conversation should know, by what it is about and whose it is.

const SAFETY =
  /allerg|intoleran|c(?:o)?eliac|\bdiet\b|diabet|asthma|epilep|pacemaker|\bheart\b|blood (?:pressure|thinner)|hypertension|thyroid|medic(?:ine|ation)s?$|hearing aid|wheelchair|mobility|pregnan|dialysis|migraine|sleep apnea|skin condition|\bchronic|illness|disease|disab|^(?:back|knee|wrist|joint|hip|shoulder)(?: (?:pain|problem|injury|operation))?$|^eyes?(?:sight)?$|kidney|\blung|mental health$/
const STYLE =
  /^(?:how )?(?:to )?(?:be |i am |i'm )?(?:answer(?:ed)?|repl(?:y|ies)|respon[sd]e?)\b|(?:answer|reply|response|assistant) (?:style|tone|format|manner|language|length)|address form|form of address|address me|style of answers?|how to be (?:addressed|answered)|language with assistant|mother tongue replies|correct(?:ion|ing)?s?(?: me)?$|^spelling$|first name use|^units$|letter size|how to name him|code style|japanese style/
const NAME =
  /^(?:full |own |real |first |last |birth )?(?:name|nickname|surname)s?(?: (?:for me|of address))?$|name for me|name of address/
const IDENTITY =
  /^(?:own |current |main |new |day |part[- ]time |weekend |factory )?(?:job|work|profession|occupation|employer|trade|work ?place|role|job role|job title|practice area|ward|work ward|shop business|own shop)$|^(?:home|residence|city|village|town|home (?:location|town|city)|neighbou?rhood|where .* lives?|country|region|room|dorm|apartment|flat|house|housing|hometown|origin|birthplace|nationality|citizenship|mother tongue|native language|language|languages|age|birthday|religion|faith|university|university (?:course|major)|major|studies|degree|school|class|church role|former (?:job|profession))$/
const CLOSE =
  /\b(?:wife|husband|partner|spouse|fianc[ée]e?|girlfriend|boyfriend|son|daughter|child|kids?|baby|toddler|twins|stepdaughter|stepson|dogs?|cats?|pet|rabbit|parrot|bird|tortoise|hamster|horse|dackel|fish|flatmate|roommate|housemate|hens|canary)\b/i
const NOT_CLOSE = /\b(?:neighbou?r|friend|landlord|landlady|colleague|boss|at shop|ex-)/i
/** What of the household belongs into every conversation: that it exists and its name, not its football on Tuesdays. */
const HOUSEHOLD =
  /^(?:wife|husband|partner|spouse|fianc[ée]e?|girlfriend|boyfriend|son|daughter|child|children|kids?|baby|twins|older child|second daughter|newborn baby|dogs?|cats?|pets?|pet fish|rabbit|canary|bird|breed|chickens|hens|stepdaughter|stepson|flatmate|flatmates?|roommate|room mate|apartment sharing|household|marital status|divorce|custody(?: arrangement)?|family|living situation)$/

export const isUser = (subject) => /^(?:the )?user$/i.test(subject)

/** Whether the subject is a person or animal of the user's household or family. */
export const isClose = (subject) => CLOSE.test(subject) && !NOT_CLOSE.test(subject)

/** The part of the profile to which a matter belongs, or `undefined` if not every conversation needs it. */
export function partOf({ about, subject }) {
  const name = about.toLowerCase().trim()
  if (isUser(subject)) {
    if (SAFETY.test(name)) return "safety"
    if (STYLE.test(name)) return "style"
    if (NAME.test(name)) return "name"
    if (IDENTITY.test(name)) return "identity"
    return HOUSEHOLD.test(name) ? "household" : undefined
  }
  if (!isClose(subject)) return undefined
  return SAFETY.test(name) && /allerg|intoleran/.test(name) ? "safety" : HOUSEHOLD.test(name) ? "household" : undefined
}
