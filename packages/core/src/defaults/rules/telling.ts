import { expression } from "../../text/regex.ts"
import { BIAS, WEIGHTS } from "./telling-weights.ts"

/**
 * Closed-class words without a topic: pronouns, auxiliaries, prepositions, numbers, words of time and frequency,
 * kinship, and common verbs of life. Only these and the positions of other words decide whether a sentence is kept, so
 * that no topic counts for or against it.
 */
const CLOSED_WORDS: ReadonlySet<string> = new Set(
  `
  i me my mine myself we us our ours you your yours yourself he him his himself she her hers herself they them their
  themselves it its itself this that these those here there who whom whose what which where when why how
  a an the some any no not none each every both all another other such own same enough
  one two three four five six seven eight nine ten first second third
  am is are was were be been being have has had having do does did done doing
  ve re ll d m s t don doesn didn isn aren wasn weren haven hasn hadn won wouldn couldn shouldn
  will would can cannot could shall should may might must
  of in on at to from by with without about into onto over under after before during since until till for as than like
  through between against around near off out up down back away along across
  and or but because so if though although while unless whether then also too either neither however instead
  very really just only even still already yet again ever never always often usually sometimes rarely once twice
  now today yesterday tomorrow tonight recently lately soon ago later last next finally currently originally actually
  maybe perhaps probably definitely
  day days week weeks weekend month months year years morning evening night time times hour hours minutes
  monday tuesday wednesday thursday friday saturday sunday
  january february march april june july august september october november december
  more most much many few little bit lot lots several new old young else
  go goes going went gone come came coming get gets got getting take took taken taking make made making give gave given
  keep kept put say said tell told ask asked know knew known think thought see saw seen look looking looked find found
  want wants wanted need needs needed use used using try tried trying feel felt liked love loved prefer hate enjoy
  enjoyed live lives lived living work works worked working play plays played study start started stay stayed stop
  stopped buy bought eat ate drink read reading write wrote wear watch watched visit visited meet met move moved learn
  learned learning plan planning thinking wondering wonder hope remember decided called named born grew married hear
  heard help finish finished attend attended graduated pay paid spend spent lost left
  please thanks thank sorry yes yeah okay oh
  mother father mom mum dad parents wife husband partner girlfriend boyfriend son daughter kids child children brother
  sister family friend friends people someone something everyone anything everything nothing thing things way
  `
    .trim()
    .split(/\s+/),
)

/** A logistic regression over the features of a statement. */
export interface StatementClassifier {
  readonly bias: number
  readonly weights: ReadonlyMap<string, number>
}
export const TELLING: StatementClassifier = { bias: BIAS, weights: WEIGHTS }

/** From this probability on a sentence is kept. In cross-validation 0.3 raises more false alarms and keeps no more answers. */
const THRESHOLD = 0.4

/** A request in the form of a statement. */
const REQUEST = expression("i")`
  ^(?:(?:so |and |but |well )?(?:i(?:'m| am) (?:(?:just|also|actually|really|now
  |currently) )?(?:looking (?:for|to (?:find|learn|get|know))|wondering|curious|trying to (?:find
  |understand|figure|learn|decide|get|write|make|solve)|interested in (?:learning|knowing|hearing
  |finding|exploring|trying)|asking|in need of|hoping (?:you|to (?:get|find)))|i (?:was|am) (?:(?:just
  |also) )?(?:wondering|hoping|curious|thinking of asking)|i (?:(?:just|also|really) )?(?:need|want
  |would like|could use|would love|would appreciate)(?: (?:you|some|your|more|any|a few|a bit of
  |a list|a recommendation|help|advice|information|info|tips|ideas|suggestions|recommendations
  |to (?:know|see|hear|learn|find|understand|ask|get|explore))\b)|i'd (?:(?:really|also) )?(?:like
  |love|appreciate|be interested|prefer if you)(?: (?:you|some|your|more|any|it|to (?:know|see|hear
  |learn|find|understand|ask|get|explore))\b)|(?:please|pls|kindly|can you|could you|would you|help
  |let me know|tell me|give me|show me)\b))
`

const CALL_FOR_HELP = expression("i")`
  ^(?:so )?I(?:'d| would)? (?:just |really |also )?(?:need|want|like|love|appreciate
  |could use) (?:(?:some|your|a bit of|a little) )?(?:help|you|assistance)\b
`

/** Whether a plain statement is worth keeping, decided by closed-class words and cues without topics. */
export function isTelling(statement: string, telling: StatementClassifier = TELLING): boolean {
  if (!FIRST_PERSON.test(statement) || HYPOTHETICAL.test(statement)) return false
  return !isPassing(statement) && tellingOf(statement, telling) >= THRESHOLD
}

/** Whether a sentence says nothing lasting about its speaker: a request, a mood, others' words, fiction. */
export function isPassing(statement: string): boolean {
  return reportsSpeech(statement) || isOwnPassing(statement)
}

/** Whether an English sentence says what somebody else says, thinks or wants. */
export const reportsSpeech = (statement: string): boolean => REPORTED.test(statement)

/** The same without others' words. */
export function isOwnPassing(statement: string): boolean {
  return (
    [OF_MODEL, MADE_UP, SPOKEN, MOMENT, OF_THIS_TALK, WOULD_IF, PLAYED_ROLE].some((form) => form.test(statement)) ||
    isRequest(statement)
  )
}

/** Whether a sentence is a request that says nothing about its speaker. */
export function isRequest(statement: string): boolean {
  return CALL_FOR_HELP.test(statement) || (REQUEST.test(statement) && !/\b(?:my|our) \w|\d/.test(statement))
}

/** How somebody is at this moment. */
const MOMENT = expression("i")`
  ^(?:(?:I(?:'m| am)|we(?:'re| are)) (?:(?:so|very|really|just|still|all|almost|now|a bit|a little|pretty|kind of|not) ){0,3}
  (?:back|ready|bored|kidding|joking|done|finished|listening|here|there|fine|good|great|well|okay|ok|stuck|lost
  |confused|tired|hungry|thirsty|busy|sorry|sure|unsure|happy|glad|sad|curious|excited|impressed|interested|late|set)
  (?: (?:now|today|again|right now|already|at the moment|on (?:this|that|it)|with (?:this|that|it)))?
  |(?:my|our) (?:\w+ ){1,3}(?:is|are) (?:a bit|a little|so|too|kind of) \w+(?: (?:now|today|again|right now|lately))?)$
`

/** Topics of this conversation. */
const OF_THIS_TALK = expression("i")`
  ^(?:I(?:'ve| have)? ?(?:also )?(?:got |have )?(?:an?|another|one more|one|some|two|a few|the following|this) (?:(?:quick|small|last|more|further|follow-?up|simple|dumb|weird|strange
  |general|different|other|similar) ){0,2}(?:questions?|problems?|issues?|errors?|doubts?|bugs?|requests?|tasks?|favou?rs?)\b
  |I (?:got|get|see|understand|understood) (?:it|this|that|the idea|your point)(?= now$|,? thanks?\b|$)
  |I(?:'m| am) (?:just )?(?:stuck (?:on|at|with)|pasting|sending|attaching|sharing|uploading|copying|posting|giving you|showing you|testing you|bored\b)
  |I (?:keep|kept) (?:getting|seeing|forgetting)\b|I(?:'m| am) getting (?:an? |the |this )(?:\w+ )?(?:error|exception|warning|segfault|crash|timeout|message|fault|result)\b
  |(?:we|you) are given\b|so basically\b|I'd prefer the (?:\w+er|first|second|third|last|other)\b
  |my (?:\w+ )?(?:array|list|string|variable|dataframe|dict|object|component|container|pod|build|tests?|pipeline|compiler|terminal|button|div|form|index|pointer
  |loop) (?:is|are|does|do|isn't|doesn't|don't|keeps?|won't|returns?|shows?|fails?)\b
  |I(?:'ve| have)? ?(?:attached|pasted|uploaded|included|copied|imported|compiled|installed .{1,60}\bbut\b)
  |I(?:'m| am| was) (?:just )?(?:wondering about|thinking about the)\b|I heard (?!back\b)|I (?:dis)?agree\b|I/O\b
  |(?:I|we) have (?:an?|the following|two|this|some) (?:[\w-]+ ){0,2}(?:list|table|array|string|matrix|graph|vector|sequence|function|dataset|dataframe|variable|triangle
  |equation|number|numbers)\b
  |my (?:(?:previous|last|first|next|original|earlier|current|main|second) )?(?:message|question|prompt|input|code|function|script|method|class|loop|query|regex
  |output|error|point|request|task|assignment|homework)\b)
`
const WOULD_IF = /^(?:I|we)(?:'d| would)(?:n't| not)? .{1,200}\bif (?:I|we)\b/i
/** "I'm the candidate": a part that somebody plays, not what they are. */
const PLAYED_ROLE =
  /^I(?:'m| am) the (?!only|oldest|youngest|eldest|father|mother|owner|founder|manager|lead|head|ceo|cto|cfo|president|director|first|second|third|new|one|sole)[\p{L}-]+(?: of \p{Lu}\p{L}+)?$/u

export const FIRST_PERSON = /\b(?:I|I'\w+|[Mm]y|[Mm]e|[Mm]ine|[Ww]e|[Oo]ur|us|myself|i|i'\w+)\b/
export const HYPOTHETICAL = expression("i")`
  ^(?:if|suppose|supposing|imagine|assuming|assume|what if|let's say|say i|pretend|hypothetically
  |would|unless|whether|were i|had i|should i|in case)\b
`
/** Reported speech about the speaker. */
const REPORTED = expression("i")`
  ^(?:(?:(?:my|our|the|his|her|their) (?!doctor|physician|dentist|therapist|nurse|allergist|gp\b)[\w-]+(?: [\w-]+)?|he|she|they|someone|somebody|people|everyone|everybody|some|others|the \w+|\w+) (?:said|says
  |say|claims?|claimed|thinks?|thought|believes?|told (?:me|us|you|him|her|them)|wrote|asked
  |asks)(?: that)? (?:I|my|we)\b|according to\b)
`

/** Somebody who is made up. */
export const MADE_UP = expression("i")`
  ^(?:my|our|the) (?:[\w'-]+ ){0,2}?(?:character|protagonist|antagonist|oc|villain|heroine|hero|narrator|npc|persona|avatar|main character)(?:'s|s)?\b
`
/** A model of itself. */
const OF_MODEL = /\bas an ai\b|\blanguage model\b/i
/** Phrases of conversation that state nothing: "I hate to say it, but ...". */
const SPOKEN =
  /^I(?:'d| would)? (?:hate|love|like|want|prefer|have) to (?:say|admit|break|tell you|ask|bother|interrupt|disagree|be that|point out)\b/i

/** The probability that the statement is worth keeping. */
export function tellingOf(statement: string, { bias, weights }: StatementClassifier): number {
  let sum = bias
  for (const feature of featuresOf(statement)) sum += weights.get(feature) ?? 0
  return 1 / (1 + Math.exp(-sum))
}

const MOST_WORDS = 80

/**
 * The features: closed-class words, pairs of neighbours (an open-class word counts by its ending, a number as any
 * number), and the cues.
 */
export function featuresOf(statement: string): ReadonlySet<string> {
  const features = new Set<string>()
  let last = "^"
  let words = 0
  for (const { 0: word } of statement.toLowerCase().matchAll(/[a-z]+|\d[\d.,]*|[,;:"]/g)) {
    if (++words > MOST_WORDS) break
    const shape = shapeOf(word)
    if (CLOSED_WORDS.has(shape)) features.add(shape)
    features.add(`${last} ${shape}`)
    last = shape
  }
  features.add(`${last} $`)
  for (const [cue, form] of Object.entries(CUES)) if (form.test(statement)) features.add(`*${cue}`)
  return features
}

function shapeOf(word: string): string {
  if (/^\d/.test(word)) return "#"
  if (CLOSED_WORDS.has(word) || /^[^a-z]/.test(word)) return word
  if (word.length > 4 && word.endsWith("ing")) return "-ing"
  return word.length > 3 && /(?:ed|s)$/.test(word) ? `-${word.endsWith("s") ? "s" : "ed"}` : "-"
}

/** Features besides words. */
const CUES: Readonly<Record<string, RegExp>> = {
  subject: /^(?:I|my|we|our)\b/i,
  past: expression("i")`
    \b(?:I|we) (?:\w+ )?(?:\w{2,20}ed|went|got|had|was|were|made|took|bought|did|saw|met|came|gave|spent
    |found|ate|ran|read|wrote|won|lost|left|kept|paid|sold|built|drove|flew|began|started|wore|put|set
    |cut|hit|caught|taught|brought|sent|felt|told|said|heard|learned)\b
  `,
  mine: /\b(?:my|our) [a-z]/i,
  digit: /\d/,
  name: /[a-z,] "?(?!I\b)\p{Lu}\p{Ll}/u,
  long: /^(?:\S+\s+){18}/,
  short: /^\S+(?:\s+\S+){0,5}\s*$/,
  stance: expression("i")`
    ^I(?:'m| am)? (?:just |really |also |totally |definitely |still |certainly )?(?:think|thought
    |believe|agree|guess|suppose|hope|wish|wonder|understand|appreciate|see|know|knew|mean|bet|doubt
    |imagine|assume|feel like|feel|never (?:knew|thought|realized)|had no idea|didn't (?:know|realize
    |realise)|don't (?:know|think|understand|see|get)|can(?:'t|not)? (?:wait|see|imagine|believe
    |understand)|glad|sure|not sure|curious|wondering|excited|amazed|surprised|happy to|sorry|afraid
    |impressed|interested)\b
  `,
  maybe: /\b(?:I would|I'd|I might|I could|I may)\b/i,
  order: expression("i")`
    ^(?:write|make|create|give|tell|show|explain|list|describe|generate|provide|summarize|translate|add
    |use|continue|rewrite|do|let|now|act|find|suggest|compare|include|change|answer|convert|help|take
    |consider|imagine|assume|pretend)\b
  `,
  others: /^(?:it|that|this|these|those|they|there|he|she|the)\b/i,
  talk: expression("i")`
    \b(?:above|below|following|attached|(?:questions?|answers?|repl(?:y|ies)|responses?|suggestions?|ideas?|tips?|advice
    |recommendations?|explanations?|options?|examples?|versions?|sentences?|paragraphs?|exercises?|steps?|lists?|points?
    |titles?|errors?|outputs?|prompts?|codes?|functions?|conversation|chat)\b)
  `,
  perfect: /\b(?:I|we)(?:'ve| have| had)\b/i,
  ongoing: /\bI(?:'?m| am|'ve been| have been) \w{2,20}ing\b/i,
  measure: /[$€£]\s?\d|\d ?(?:%|km|miles|hours|minutes|pounds|kg|days|weeks|months|years)\b/,
}
