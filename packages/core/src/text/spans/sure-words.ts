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
  /** For each unit how likely it is pasted, from 0 to 1. */
  readonly pasted: (cut: CutMessage) => readonly number[]
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
const SALUTATION =
  /^(?:dear|hi|hello|hey|hallo|liebe[rs]?|sehr geehrte|guten|moin|bonjour|chère?|salut|madame|monsieur|hola|estimad|querid|buen[ao]s|caro|cara|ciao|salve|gentile|olá|oi|prezad|beste|lieve|hoi|goede|здравствуй|привет|уважаем|дорог|cześć|szanown|merhaba|sayın|hej|大家好|你好|您好|亲爱的|尊敬|もしもし|拝啓|こんにちは|안녕)/iu
/** Ways to speak to several people or to strangers: an assistant is one. */
const TO_OTHERS =
  /\b(?:everyone|everybody|you all|y'all|guys|folks|neighbou?rs|sir|madam|euch|ihnen|ihr\b|sie mich|vous\b|ustedes|vosotros|vi prego|voi\b|vocês|jullie|вас|вам|пишите|зовите|państw|er bitte)|(?:teilt|schreibt|nennt|ruft|appelez|écrivez|répondez|pidáis|llamadme|llámenme|escríbanme|poned|chiamatemi|scrivetemi|datemi|liguem|tratem|spreek me aan|обращайтесь|называйте|звоните)|各位|大家|你们|みなさん|皆さん|여러분/iu

/** Numbers between about -1 and 1 that say whether a unit of a message is what its sender says of themselves. */
export function sureFields(
  messages: readonly Said[],
  at: number,
  cut: CutMessage,
  unit: TextUnit,
  scorers: UnitScorers,
): readonly number[] {
  const { units, lines } = cut
  const index = units.indexOf(unit)
  const cues = units.map(({ text }) => scorers.cue(text))
  const own = cues[index] ?? NO_CUE
  const before = cues.slice(0, index)
  const after = cues.slice(index + 1)
  const most = (list: readonly number[]): number => Math.max(NO_CUE, ...list)
  const pasted = scorers.pasted(cut)
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
  const strongest = earlierCues.indexOf(Math.max(...earlierCues))
  const replyScores = reply ? scorers.message(reply.text) : undefined
  const highest = (role: number): number => Math.max(-1, ...earlierScores.map((scores) => scores[role] ?? -1))
  return [
    squash(own),
    squash(most(partsOf(unit.text).map((part) => scorers.cue(part)))),
    squash(most(before)),
    squash(most(after)),
    squash(before.at(-1) ?? NO_CUE),
    squash(after[0] ?? NO_CUE),
    squash(units[0] === unit ? NO_CUE : (cues[0] ?? NO_CUE)),
    squash(cues.length === 1 || units.at(-1) === unit ? NO_CUE : (cues.at(-1) ?? NO_CUE)),
    logOdds(pasted[index] ?? 0),
    logOdds(Math.max(0, ...pasted)),
    ...message.slice(0, 8),
    logOdds(scorers.handed(messages, at)),
    beside ? squash(cueOfMessage(beside.text, scorers)) : -1,
    last ? squash(earlierCues.at(-1) ?? NO_CUE) : -1,
    squash(most(earlierCues)),
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
    /[:：]/.test(cut.text.slice(0, unit.start)) ? 1 : -1,
    /["“”„«»「」『』]|(?<!\p{L})['‘]\p{L}/u.test(cut.text) ? 1 : -1,
    lines.length > 1 ? 1 : -1,
    cut.paragraphs > 1 ? 1 : -1,
    lines[unit.line]?.prefix === "none" ? -1 : 1,
    SALUTATION.test(cut.text.trim()) ? 1 : -1,
    lines.some(({ start }) => start > 0 && SALUTATION.test(cut.text.slice(start, start + 40))) ? 1 : -1,
    TO_OTHERS.test(cut.text) ? 1 : -1,
    TO_OTHERS.test(unit.text) ? 1 : -1,
    /[?？]\s*$/.test(cut.text) ? 1 : -1,
    /[?？]/.test(unit.text) ? 1 : -1,
    sameCase(unit.text, units[0]?.text ?? "") ? 1 : -1,
    sameCase(unit.text, units.at(-1)?.text ?? "") ? 1 : -1,
    last === undefined ? 0 : sameCase(cut.text, last.text) ? 1 : -1,
  ]
}

/** So few sentences on one line, without a quotation and a colon, bring no text along by their form. */
const MAX_PLAIN_UNITS = 2
const QUOTES_OR_LEADS = /[:："“”„«»「」『』\n]|(?<!\p{L})['‘]\p{L}/u

/** Whether a message has the form in which people say something of themselves in passing. */
export function isPlainMessage({ text, units }: CutMessage): boolean {
  return units.length <= MAX_PLAIN_UNITS && !QUOTES_OR_LEADS.test(text.trim())
}

export const SURE_FIELDS = 55
export const SURE_HIDDEN = 12
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

/** Whether a unit is what its sender says of themselves, from 0 to 1. */
export function passSure(fields: readonly number[], weights: ArrayLike<number>): number {
  const hidden = sureHidden(fields, weights)
  const from = SURE_HIDDEN * (SURE_FIELDS + 1)
  const sum = hidden.reduce(
    (all, value, unit) => all + value * (weights[from + unit] ?? 0),
    weights[SURE_SIZE - 1] ?? 0,
  )
  return 1 / (1 + Math.exp(-sum))
}

/** The hidden layer, which training reads as well. */
export function sureHidden(fields: readonly number[], weights: ArrayLike<number>): readonly number[] {
  return Array.from({ length: SURE_HIDDEN }, (_, unit) => {
    const row = unit * (SURE_FIELDS + 1)
    const sum = fields.reduce(
      (all, field, at) => all + field * (weights[row + at] ?? 0),
      weights[row + SURE_FIELDS] ?? 0,
    )
    return Math.max(0, sum)
  })
}
