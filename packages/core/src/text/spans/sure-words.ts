import { UNSPACED } from "../unspaced.ts"
import type { RoleScores } from "./clause-model.ts"
import { partsOf } from "./text-cues.ts"
import type { CutMessage, TextUnit } from "./units.ts"

interface Said {
  readonly role: string
  readonly text: string
}

/** How the parts of messages sound to the models that decide other questions. */
export interface UnitScorers {
  /** How much a sentence speaks of a text, a game or what somebody else says, in log-odds. */
  readonly cue: (sentence: string) => number
  /** For each unit of a message how likely it is pasted, from 0 to 1. */
  readonly pasted: (message: string) => readonly number[]
  /** What a sentence sounds like to a model that knows how people introduce themselves and what they paste. */
  readonly roles: (sentence: string) => RoleScores
  /** For a message its scores of a text to come, a game, a text before it and an end, then those of the clause model, from -1 to 1. */
  readonly message: (text: string) => readonly number[]
  /** How likely a message is handed over, from 0 to 1. */
  readonly handed: (messages: readonly Said[], at: number) => number
}

/** Messages of the user that are searched for a request about texts. */
const MAX_SEARCHED = 12
/** No such sentence. */
const NO_CUE = -6

/** Lines with which letters and messages begin and end. */
export const SALUTATION =
  /^(?:dear|hi|hello|hey|hallo|liebe[rs]?|sehr geehrte|guten|moin|bonjour|chère?|salut|madame|monsieur|hola|estimad|querid|buen[ao]s|caro|cara|ciao|salve|gentile|olá|oi|prezad|beste|lieve|hoi|goede|здравствуй|привет|уважаем|дорог|cześć|szanown|merhaba|sayın|hej|大家好|你好|您好|亲爱的|尊敬|もしもし|拝啓|こんにちは|안녕)/iu
/** Ways to speak to several people or to strangers: an assistant is one. */
const TO_OTHERS =
  /\b(?:everyone|everybody|you all|y'all|guys|folks|neighbou?rs|sir|madam|euch|ihnen|ihr\b|sie mich|vous\b|ustedes|vosotros|vi prego|voi\b|vocês|jullie|вас|вам|пишите|зовите|państw|er bitte)|(?:teilt|schreibt|nennt|ruft|appelez|écrivez|répondez|pidáis|llamadme|llámenme|escríbanme|poned|chiamatemi|scrivetemi|datemi|liguem|tratem|spreek me aan|обращайтесь|называйте|звоните)|各位|大家|你们|みなさん|皆さん|여러분/iu

/**
 * For each unit of a message, numbers between about -1 and 1 that say whether it is what its sender says of themselves.
 * What the message and its conversation say is computed once.
 */
export function sureFieldsOf(
  messages: readonly Said[],
  at: number,
  cut: CutMessage,
  scorers: UnitScorers,
): (unit: TextUnit) => readonly number[] {
  const { units, lines } = cut
  const cues = units.map(({ text }) => scorers.cue(text))
  const places = new Map(units.map((unit, index) => [unit, index]))
  const mostBefore = runningMost(cues)
  const mostAfter = runningMost(cues.toReversed()).toReversed()
  const pasted = scorers.pasted(cut.text)
  const message = scorers.message(cut.text)
  const users = messages.slice(0, at).filter(({ role }) => role === "user")
  const previous = messages[at - 1]
  const beside = previous?.role === "user" ? previous : undefined
  const reply = previous?.role === "assistant" ? previous : undefined
  const last = users.at(-1)
  const earlier = users.slice(-MAX_SEARCHED)
  const earlierScores = earlier.map(({ text }) => scorers.message(text))
  const earlierCues = earlier.map(({ text }) => cueOfMessage(text, scorers))
  const next = messages[at + 1]?.role === "user" ? messages[at + 1] : undefined
  const mostPasted = logOdds(mostOf(pasted))
  const handed = logOdds(scorers.handed(messages, at))
  const isAddressed = TO_OTHERS.test(cut.text)
  const hasQuotes = /["“”„«»「」『』]|(?<!\p{L})['‘]\p{L}/u.test(cut.text)
  const greetsLater = lines.some(({ start }) => start > 0 && SALUTATION.test(cut.text.slice(start, start + 40)))
  const firstColon = cut.text.search(/[:：]/)
  const strongest = earlierCues.indexOf(Math.max(...earlierCues))
  const replyScores = reply ? scorers.message(reply.text) : undefined
  const highest = (role: number): number => Math.max(-1, ...earlierScores.map((scores) => scores[role] ?? -1))
  const paragraphOf = (unit: TextUnit | undefined): number => lines[unit?.line ?? -1]?.paragraph ?? -1
  const sizes = new Map<number, number>()
  for (const unit of units) sizes.set(paragraphOf(unit), (sizes.get(paragraphOf(unit)) ?? 0) + 1)
  const mostPastedBefore = mostOf(earlier.flatMap(({ text }) => scorers.pasted(text.slice(0, 2 * MAX_END))))
  const longestBefore = Math.max(0, ...earlier.map(({ text }) => text.length))
  const isPlain = isPlainMessage(cut)
  const sharePasted = units.length === 0 ? 0 : pasted.filter((chance) => chance >= 0.5).length / units.length
  const strongestCues = twoStrongest(cues)
  const greetsFrom = units.findIndex((unit, index) => isGreeting(unit, units[index + 1]))
  const signsFrom = units.findLastIndex((unit, index) => index > 0 && isSignature(unit, units[index + 1]))
  const roles = units.map(({ text }) => scorers.roles(text))
  const documents = roles.map(([, , , document]) => document)
  const requests = roles.map(([request]) => request)
  const statements = roles.map(([, statement]) => statement)
  const tasks = roles.map(([, , task]) => task)
  const tellsFirst = roles.findIndex(([, statement]) => statement >= 0.5)
  const firstRoles = roles[0]
  const sums = { document: sumOf(documents), statement: sumOf(statements), task: sumOf(tasks) }
  const strongestDocuments = twoStrongest(documents)
  const strongestRequests = twoStrongest(requests)
  const strongestTasks = twoStrongest(tasks)
  return (unit) => {
    const index = places.get(unit) ?? -1
    const [strongestCue = -1] = strongestCues.filter((place) => place !== index)
    const asking = units[strongestCue]
    const askingRoles = roles[strongestCue]
    const [request, statement, task, document] = roles[index] ?? scorers.roles(unit.text)
    const before = roles[index - 1]
    const after = roles[index + 1]
    const others = Math.max(1, units.length - 1)
    const otherOf = (places: readonly number[], scores: readonly number[]): number =>
      scores[places.find((place) => place !== index) ?? -1] ?? 0
    return [
      squash(cues[index] ?? NO_CUE),
      squash(Math.max(NO_CUE, ...partsOf(unit.text).map((part) => scorers.cue(part)))),
      squash(mostBefore[index - 1] ?? NO_CUE),
      squash(mostAfter[index + 1] ?? NO_CUE),
      squash(cues[index - 1] ?? NO_CUE),
      squash(cues[index + 1] ?? NO_CUE),
      squash(units[0] === unit ? NO_CUE : (cues[0] ?? NO_CUE)),
      squash(cues.length === 1 || units.at(-1) === unit ? NO_CUE : (cues.at(-1) ?? NO_CUE)),
      logOdds(pasted[index] ?? 0),
      mostPasted,
      ...message.slice(0, 8),
      handed,
      beside ? squash(cueOfMessage(beside.text, scorers)) : -1,
      last ? squash(earlierCues.at(-1) ?? NO_CUE) : -1,
      squash(Math.max(NO_CUE, ...earlierCues)),
      strongest < 0 ? -1 : 1 - (2 * (earlierCues.length - strongest)) / MAX_SEARCHED,
      highest(0),
      highest(1),
      highest(4),
      next ? squash(cueOfMessage(next.text, scorers)) : -1,
      replyScores?.[0] ?? -1,
      replyScores?.[1] ?? -1,
      reply === undefined ? -1 : lengthOf(reply.text),
      reply !== undefined && /[?？]/.test(reply.text) ? 1 : -1,
      users.length === 0 ? 1 : -1,
      units.length === 1 ? 1 : -1,
      Math.min(1, units.length / 6 - 1),
      Math.min(1, lines.length / 4 - 1),
      lengthOf(cut.text),
      lengthOf(unit.text),
      index / Math.max(1, units.length - 1),
      unit.gap === "colon" || unit.gap === "quote" ? 1 : -1,
      unit.gap === "joint" ? 1 : -1,
      unit.quoted ? 1 : -1,
      firstColon >= 0 && firstColon < unit.start ? 1 : -1,
      hasQuotes ? 1 : -1,
      lines.length > 1 ? 1 : -1,
      cut.paragraphs > 1 ? 1 : -1,
      lines[unit.line]?.prefix === "none" ? -1 : 1,
      SALUTATION.test(cut.text.trim()) ? 1 : -1,
      greetsLater ? 1 : -1,
      isAddressed ? 1 : -1,
      TO_OTHERS.test(unit.text) ? 1 : -1,
      /[?？]\s*$/.test(cut.text) ? 1 : -1,
      /[?？]/.test(unit.text) ? 1 : -1,
      sameCase(unit.text, units[0]?.text ?? "") ? 1 : -1,
      sameCase(unit.text, units.at(-1)?.text ?? "") ? 1 : -1,
      last === undefined ? 0 : sameCase(cut.text, last.text) ? 1 : -1,
      logOdds(request),
      logOdds(statement),
      logOdds(task),
      logOdds(document),
      logOdds(pasted[index - 1] ?? 0),
      logOdds(pasted[index + 1] ?? 0),
      2 * sharePasted - 1,
      asking === undefined ? 0 : Math.sign(index - strongestCue) / Math.min(4, Math.abs(index - strongestCue)),
      asking?.line === unit.line ? 1 : -1,
      asking !== undefined && paragraphOf(asking) === paragraphOf(unit) ? 1 : -1,
      Math.min(1, (sizes.get(paragraphOf(unit)) ?? 0) / 4 - 1),
      paragraphOf(unit) === 0 ? 1 : -1,
      paragraphOf(unit) === cut.paragraphs - 1 ? 1 : -1,
      greetsFrom >= 0 && index > greetsFrom ? 1 : -1,
      index < signsFrom ? 1 : -1,
      isPlain ? 1 : -1,
      logOdds(mostPastedBefore),
      Math.min(1, Math.log2(1 + longestBefore) / 5 - 1),
      UNSPACED.test(unit.text) ? 1 : -1,
      logOdds(before?.[1] ?? 0),
      logOdds(after?.[1] ?? 0),
      logOdds(before?.[3] ?? 0),
      logOdds(after?.[3] ?? 0),
      logOdds(after?.[0] ?? 0),
      logOdds(before?.[0] ?? 0),
      logOdds(otherOf(strongestDocuments, documents)),
      logOdds(otherOf(strongestRequests, requests)),
      (2 * (sums.document - document)) / others - 1,
      (2 * (sums.statement - statement)) / others - 1,
      logOdds(firstRoles?.[1] ?? 0),
      logOdds(firstRoles?.[3] ?? 0),
      logOdds(before?.[2] ?? 0),
      logOdds(after?.[2] ?? 0),
      logOdds(otherOf(strongestTasks, tasks)),
      (2 * (sums.task - task)) / others - 1,
      logOdds(askingRoles?.[0] ?? 0),
      logOdds(askingRoles?.[2] ?? 0),
      asking === undefined ? -1 : squash(cues[strongestCue] ?? NO_CUE),
      asking === undefined ? 0 : sameCase(unit.text, asking.text) ? 1 : -1,
      asking === undefined ? 0 : isEnded(unit.text) === isEnded(asking.text) ? 1 : -1,
      asking === undefined ? -1 : lengthOf(asking.text),
      isEnded(unit.text) ? 1 : -1,
      tellsFirst < 0 ? 0 : tellsFirst < index ? 1 : tellsFirst === index ? 0.5 : -1,
    ]
  }
}

/** The places of the two highest numbers, the highest first. */
function twoStrongest(numbers: readonly number[]): readonly number[] {
  let [first, second] = [-1, -1]
  for (const [place, one] of numbers.entries()) {
    if (first < 0 || one > (numbers[first] ?? 0)) [first, second] = [place, first]
    else if (second < 0 || one > (numbers[second] ?? 0)) second = place
  }
  return [first, second].filter((place) => place >= 0)
}

const ENDED = /[.!?。！？…]["”»」』)）]?$/u
const isEnded = (text: string): boolean => ENDED.test(text.trimEnd())

/** The longest greeting or signature on a line of its own, in characters. */
const MAX_ALONE = 50

/** A line that ends in a comma, a colon or an exclamation mark, with which a letter begins. */
function isGreeting(unit: TextUnit, next: TextUnit | undefined): boolean {
  return unit.text.length <= MAX_ALONE && /[,，:：!！]$/u.test(unit.text) && isApart(next)
}

/** A last line of a paragraph without a full stop, or one that begins with a dash, with which a letter ends. */
function isSignature(unit: TextUnit, next: TextUnit | undefined): boolean {
  const ends = next === undefined || next.gap === "paragraph"
  return (
    unit.text.length <= MAX_ALONE &&
    ends &&
    isApart(unit) &&
    /\p{Lu}|\p{Lo}/u.test(unit.text) &&
    !/[.?!。？！…]$/u.test(unit.text)
  )
}

function isApart(unit: TextUnit | undefined): boolean {
  return unit?.gap === "newline" || unit?.gap === "paragraph"
}

/** The highest of numbers that are not negative. */
function mostOf(numbers: readonly number[]): number {
  return numbers.reduce((most, one) => Math.max(most, one), 0)
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}

/** For each place the highest of the numbers up to it. */
function runningMost(numbers: readonly number[]): readonly number[] {
  let most = Number.NEGATIVE_INFINITY
  return numbers.map((one) => (most = Math.max(most, one)))
}

/** So few sentences on one line, without a quotation and a colon, bring no text along by their form. */
const MAX_PLAIN_UNITS = 2
/** What a text may be brought along by: several lines, a colon or a quotation. */
export const LEADS_OR_QUOTES = /[:："“”„«»「」『』\n]|(?<!\p{L})['‘]\p{L}/u

/** Whether a message has the form in which people say something of themselves in passing. */
export function isPlainMessage({ text, units }: CutMessage): boolean {
  return units.length <= MAX_PLAIN_UNITS && !LEADS_OR_QUOTES.test(text.trim())
}

export const SURE_FIELDS = 98
export const SURE_HIDDEN = 24
interface SureShape {
  /** Fields that are read. */
  readonly read: number
  readonly hidden: number
}
/** The networks that decide about what is said in passing, which learned before the others. */
export const PASSING_SHAPE: SureShape = { read: 55, hidden: 12 }
export const SURE_SIZE = SURE_HIDDEN * (SURE_FIELDS + 1) + SURE_HIDDEN + 1

/** Only the beginning and the end of a longer message, in sentences, say what it asks. */
const MAX_SENTENCES = 4
/** The same in characters. */
const MAX_END = 1_000

function cueOfMessage(text: string, { cue }: UnitScorers): number {
  const read = text.length > 2 * MAX_END ? `${text.slice(0, MAX_END)}\n${text.slice(-MAX_END)}` : text
  const sentences = read.split(/(?<=[.!?。！？\n])/u).filter((one) => one.trim() !== "")
  const ends =
    sentences.length > 2 * MAX_SENTENCES
      ? [...sentences.slice(0, MAX_SENTENCES), ...sentences.slice(-MAX_SENTENCES)]
      : sentences
  return Math.max(NO_CUE, ...ends.map((one) => cue(one)))
}

const squash = (odds: number): number => Math.max(-1, Math.min(1, odds / 6))

function logOdds(probability: number): number {
  return squash(Math.log((probability + 1e-4) / (1 - probability + 1e-4)))
}

function lengthOf(text: string): number {
  return Math.min(1, Math.log2(1 + text.length) / 5 - 1)
}

/** Whether both begin with a capital, or neither does. */
function sameCase(one: string, other: string): boolean {
  return /^\P{L}*\p{Lu}/u.test(one) === /^\P{L}*\p{Lu}/u.test(other)
}

/**
 * Whether a unit is what its sender says of themselves, from 0 to 1, by the weights of a network: for each hidden number
 * those of the fields and its own, then those of the hidden numbers and one. A smaller network reads the first fields.
 */
export function passSure(
  fields: readonly number[],
  weights: ArrayLike<number>,
  { read, hidden }: SureShape = { read: SURE_FIELDS, hidden: SURE_HIDDEN },
): number {
  const from = hidden * (read + 1)
  let odds = weights[from + hidden] ?? 0
  for (let unit = 0; unit < hidden; unit++) {
    const row = unit * (read + 1)
    let sum = weights[row + read] ?? 0
    for (let at = 0; at < read; at++) sum += (fields[at] ?? 0) * (weights[row + at] ?? 0)
    odds += Math.max(0, sum) * (weights[from + unit] ?? 0)
  }
  return 1 / (1 + Math.exp(-odds))
}
