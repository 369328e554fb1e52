import { expression } from "../../text/regex.ts"
import { rememberRecent } from "../../text/remember-recent.ts"
import { bytesOf, type ClauseWeights, scoreFeatures } from "../../text/spans/clause-model.ts"
import { bucketOf } from "../../text/topics/folded-words.ts"
import { asksByName, endsWithThem } from "./asked-by-name.ts"
import { CLAUSE_ROLE_BIAS, CLAUSE_ROLE_SCALE, CLAUSE_ROLE_WEIGHTS } from "./clause-role-weights.ts"
import { namingWords } from "./named-statements.ts"
import { isOwnPossessive } from "./possessives.ts"

/**
 * What a clause of a sentence with a verb of forgetting does: it asks to forget, states something that holds from now
 * on, says why or how, or shows that nothing is asked ("she said", "I'd rather walk").
 */
export const REQUEST_CLAUSE_ROLES = ["asks", "states", "explains", "declines"] as const
export type RequestClauseRole = (typeof REQUEST_CLAUSE_ROLES)[number]

/** Number of buckets of the hashed features, a power of two. */
export const CLAUSE_ROLE_BUCKETS = 16384

/** A clause, the mark or conjunction before it, and the mark behind it. */
export interface RequestClause {
  readonly text: string
  readonly before: string
  readonly behind: string
  readonly start: number
  readonly end: number
  readonly hasVerb: boolean
}

/** A verb of forgetting. */
export const VERB =
  /forg[eo]t|delet|eras|\bdrop\b|\bscratch\b|vergess|vergiss|vergiß|lösch|streich|oubli|efface|supprim|olvid|olvíd|borr|bórr|esque[cç]|apag|dimentic|scord|cancell(?!ed|ing|ation)|忘|删|刪|消し|no need to remember|zu merken|别再记/iu
/** What else is done with a memory. Such a clause asks where no other has a verb of forgetting: "don't keep my rent". */
const MEMORY_VERB =
  /remember|recall|\bkeep|\bkept|\bsav(?:e|ing)|\bstor(?:e|ing)|\bknow|\blos(?:e|t|ing)\b|remov|\bwip(?:e|ing)|\bclear|purge|ignor|disregard|excuse|\bmerk|behalt|behält|speicher|\bwei(?:ß|ss)|wissen|erinner|entfern|verlier|\bnimm|retien|reten|retir|gard(?:e|er|ez|é)\b|souven|souvien|rappel|enregistr|conserv|\bsai[st]|saches?\b|enl[eè]v|\bperd|recuerd|guard|acuerd|\bsab|\bsep|elimin|\bquit|ricord|\bsalv|\bsapp|rimuov|\btogli|lembr|\bsaib|\btir[ae]|记|記|留|存|知道|覚え|残|思い出/iu
const CONJUNCTION =
  "and|so|but|because|und|aber|weil|deshalb|et|donc|mais|alors|y|pero|así que|entonces|porque|e|quindi|perché|mas|então|所以|但是?|而且|だから"
/** Behind a conjunction without a comma: a clause, and not one more noun. */
const BEGINS =
  "i|i['’]\\p{L}{1,12}|im|ive|we|my|our|you|please|can|could|now|forget\\p{L}{0,12}|delete|remember|note|ich|wir|mein\\p{L}{0,12}|du|bitte|jetzt|kannst|könntest|vergiss|vergessen|lösch\\p{L}{0,12}|merk\\p{L}{0,12}|je|j['’]\\p{L}{1,12}|nous|on|mon|ma|mes|tu|oublie\\p{L}{0,12}|efface\\p{L}{0,12}|retiens|maintenant|yo|mi|me|ahora|ya|olvid\\p{L}{0,12}|borra|recuerda|por favor|io|mio|adesso|ora|dimentic\\p{L}{0,12}|ricorda\\p{L}{0,12}|cancella|per favore|puoi|eu|meu|minha|agora|esque\\p{L}{0,12}|lembra\\p{L}{0,12}|apaga"
/** "Ma" and "car" are other words in other languages. */
const AFTER_COMMA = `${CONJUNCTION}|also|ma|car`
const MARK = new RegExp(
  `[,;:–—，；：、]\\s{0,4}(?:(?:${AFTER_COMMA})(?![\\p{L}'])[ ,]{0,3})?|[?!？！]{1,4}\\s{1,4}(?=\\S)|\\s-{1,3}\\s|(?<=\\S)\\s(?:${CONJUNCTION})\\s(?=(?:${BEGINS})(?!\\p{L}))`,
  "giu",
)
/** "52,000" and "10:30" are one word. */
const INSIDE_NUMBER = /\d$/u
const MAX_CHARACTERS = 400

/** The clauses of a sentence, at marks and conjunctions. */
export function requestClauses(sentence: string): readonly RequestClause[] {
  const text = sentence.slice(0, MAX_CHARACTERS)
  const clauses: RequestClause[] = []
  let [start, before] = [0, ""]
  const add = (end: number, behind: string): void => {
    const part = text.slice(start, end)
    const bare = part.trim()
    const from = start + part.indexOf(bare)
    if (bare !== "")
      clauses.push({ text: bare, before, behind, start: from, end: from + bare.length, hasVerb: VERB.test(bare) })
  }
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    const isNumber = INSIDE_NUMBER.test(text.slice(0, index)) && /^\d/u.test(text.slice(index + mark.length))
    if (isNumber && mark.trim() === mark) continue
    add(index, mark.trim().charAt(0))
    start = index + mark.length
    before = mark.trim().toLowerCase().replace(/\s+/gu, " ")
  }
  add(text.length, "")
  return clauses
}

/** "Take that out of your memory". */
const OF_MEMORY = /(?<!\p{L})your (?:memor(?:y|ies)|notes|records)(?!\p{L})/iu

/** Which clause asks, if one does: the first with a verb of forgetting, or else with another of memory. -1 if none. */
export function askingClause(clauses: readonly RequestClause[]): number {
  const at = clauses.findIndex(({ hasVerb }) => hasVerb)
  return at >= 0 ? at : clauses.findIndex(({ text }) => MEMORY_VERB.test(text) || OF_MEMORY.test(text))
}

const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[\p{L}\p{M}\p{N}']+|[?？!！"“”„«»「」]/gu
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const ROOT = 5
/** Words around its verb tell whether a clause asks, or keeps: "don't you ever dare to forget". */
const BEFORE_VERB = 6
const BEHIND_VERB = 4

/** The buckets of a clause's features: runs of its words, their beginnings, its marks, and whether the request stands before it or behind. */
export function clauseRoleFeatures(clause: RequestClause, at: number, asking: number): readonly number[] {
  const folded = clause.text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’‘]/gu, "'")
    .replace(/\p{N}+/gu, "0")
  const tokens = ["^", ...(folded.match(TOKEN) ?? []).slice(0, 40), "$"]
  const buckets = new Set<number>()
  const add = (kind: string, value: string): void => void buckets.add(bucketOf(kind, value) & (CLAUSE_ROLE_BUCKETS - 1))
  const side = at === asking ? "verb" : asking < 0 ? "none" : at < asking ? "before" : "behind"
  add("side", side)
  add("before", `${side} ${clause.before}`)
  add("mark", `${side} ${clause.behind}`)
  add("length", `${side} ${Math.min(8, Math.floor(Math.log2(tokens.length) * 2))}`)
  for (const [place, token] of tokens.entries()) {
    for (let size = 1; size <= 4; size++) {
      if (size === 4 && !UNSPACED.test(token)) continue
      if (place + size <= tokens.length) add(`run ${size}`, tokens.slice(place, place + size).join(" "))
    }
    add("root", token.slice(0, ROOT))
    if (place > 0 && place < 3) add("begins", `${side} ${token}`)
  }
  add("ends", tokens.slice(-3, -1).join(" "))
  const verb = at === asking ? tokens.findIndex((token) => VERB.test(token)) : -1
  const place = verb >= 0 || at !== asking ? verb : tokens.findIndex((token) => MEMORY_VERB.test(token))
  if (place >= 0) {
    const kind = verb >= 0 ? "forgets" : "other"
    add("kind", kind)
    for (let from = Math.max(0, place - BEFORE_VERB); from < place + BEHIND_VERB; from++)
      if (from !== place) add(from < place ? "before verb" : "behind verb", `${kind} ${tokens[from]?.slice(0, ROOT)}`)
  }
  return [...buckets]
}

const model: ClauseWeights = {
  bias: CLAUSE_ROLE_BIAS,
  scale: CLAUSE_ROLE_SCALE,
  weights: bytesOf(CLAUSE_ROLE_WEIGHTS),
}

/** A clause with the probability of each role, which sum to 1. */
export interface ReadClause extends RequestClause {
  readonly chances: Readonly<Record<RequestClauseRole, number>>
}

/** The clauses of a sentence with what each does, by a softmax regression; `scripts/train-clause-roles.mjs` fits it. Empty without a verb of forgetting. */
export const readRequestClauses = (sentence: string): readonly ReadClause[] => {
  const clauses = readClauses(sentence)
  return clauses.some(({ hasVerb }) => hasVerb) ? clauses : []
}

/** The same with any verb of memory: "take that out of your memory". */
export const readClauses = rememberRecent((sentence: string): readonly ReadClause[] => {
  const clauses = requestClauses(sentence)
  const asking = askingClause(clauses)
  if (asking < 0) return []
  return clauses.map((clause, at) => {
    const [asks, states, explains, declines] = scoreFeatures(clauseRoleFeatures(clause, at, asking), model)
    return { ...clause, chances: { asks, states, explains, declines } }
  })
})

/** From this probability on a clause surely asks. */
export const SURELY_ASKS = 0.9

/** Whether a clause with a verb of forgetting surely asks for something of the person's own, or says what as a clause: "forget that I …". */
export function surelyAsksToForget(sentence: string): boolean {
  const clauses = readRequestClauses(sentence)
  const asking = clauses[askingClause(clauses)]
  return (
    asking !== undefined &&
    asking.chances.asks >= SURELY_ASKS &&
    (namesOwn(asking.text) || hasObjectClause(asking.text))
  )
}

/**
 * From these probabilities on a clause shows that nothing is asked: the one with the verb of
 * forgetting or another of memory, one that introduces it, one before and one behind it, which counts less behind "forget that I …". People give long reasons before they ask.
 */
const MIN_DECLINES = { verb: 0.78, otherVerb: 0.7, introduces: 0.45, before: 0.85, behind: 0.5, behindStatement: 0.9 }

/** Whether a sentence asks nothing of memory in words of it: it keeps, complains or does not remember, somebody else says it, or it goes on about something else. */
export function declinesToForget(sentence: string): boolean {
  const clauses = readClauses(sentence)
  const at = askingClause(clauses)
  const asking = clauses[at]
  if (asking === undefined) return false
  if (!asking.hasVerb) return asking.chances.declines >= MIN_DECLINES.otherVerb
  // "My salary: please forget it" names before the colon what is meant.
  const isBare = namingWords(asking.text).length === 0 && !namesOwn(asking.text)
  const isVague = namesAnything(asking.text)
  const isOver = (text: string): boolean => asksByName(asking.text) && endsWithThem(text)
  const least = hasObjectClause(asking.text) ? MIN_DECLINES.behindStatement : MIN_DECLINES.behind
  return clauses.some(({ hasVerb, chances, behind, text }, index) => {
    if (hasVerb) return chances.declines >= MIN_DECLINES.verb
    if (index > at && isVague && chances.explains < MIN_OF_ANYTHING.explains && chances.states < MIN_OF_ANYTHING.states)
      return true
    if (index > at)
      return chances.declines >= least && !isOver(text) && !(index === at + 1 && continuesRequest(asking, text))
    if (!IS_COLON.test(behind)) return chances.declines >= MIN_DECLINES.before
    return chances.declines >= MIN_DECLINES.introduces && !isBare
  })
}

/** "Forget the bike" may be about anything: what stands behind it has to be a reason, or surely news. */
const MIN_OF_ANYTHING = { explains: 0.75, states: 0.85 }
/** The request names a thing with an article, that is neither one's own nor a name. */
const ANYTHING =
  /(?<!\p{L})(?:the|this|das|die|den|der|le|la|les|el|los|las|il|lo|gli|i|o|a|os|as) \p{Ll}[\p{L}-]*(?: please| bitte)?[.!]?$|l['’]\p{Ll}+[.!]?$/u
const namesAnything = (asking: string): boolean => ANYTHING.test(asking) && !namesOwn(asking)

/** Whether a text names something of the person's own: "my salary". */
export const namesOwn = (text: string): boolean =>
  /我|私|僕/u.test(text) || (text.match(/\p{L}+/gu) ?? []).some(isOwnPossessive)
const IS_COLON = /[:：]/u

/** A comma divides the request as well: "Vergiss, dass ich in Ulm wohne", "vergiss, bei wem ich bin". */
const CONTINUES = expression("iu")`
  ^(?:(?:bei|mit|von|zu|für|an|auf|in|über|de|à|a|con|da|di|com|em) )?(?:that|dass|daß|que|qu['’]|che|wo|was|wie|wer|wem|wen|wessen|welche[nrms]?|wann|warum|ob|woher|wohin|womit|wovon|où|quand|comment|qui|quell?e?s?|dónde|cuándo|cómo|quién|qué|dove|quando|come|chi|onde|como|quem|o que)(?!\p{L})
`
/** "Forget that I like jazz", "forget that Sam has dyslexia" and "forget where she lives" have their object already, "forget that bike" has none. */
const HAS_OBJECT_CLAUSE = expression("iu")`
  (?<!\p{L})(?:that (?:i|we|my|our|you|your|he|she|his|her|their|they|it|there|the|an?|no|nobody|all|both)|dass|daß|que|qu|che)(?!\p{L})|(?<!\p{L})that (?:[\p{L}'’-]+ ){2}\p{L}
  |(?<!\p{L})(?:where|who|whom|whose|how|why|when|what|whether|wo|wer|wem|wen|wie|was|warum|wann|ob|womit|wohin|où|quand|comment|pourquoi|dónde|cuándo|cómo|quién|dove|quando|chi|perché|onde|quem) \p{L}
`

/** Whether a clause is the object of the one with a verb of forgetting before it. */
export const continuesRequest = (asking: RequestClause, next: string): boolean =>
  !HAS_OBJECT_CLAUSE.test(asking.text) && CONTINUES.test(next)

/** Whether a request has what it names as a clause: "forget that I live in Leeds". */
export const hasObjectClause = (request: string): boolean => HAS_OBJECT_CLAUSE.test(request)
