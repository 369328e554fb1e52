import { analyse } from "../../text/analyse.ts"
import { regex } from "../../text/regex.ts"
import { rememberRecent } from "../../text/remember-recent.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { foldedWords } from "../../text/topics/folded-words.ts"
import { subtopicsIn, topicsIn } from "../../text/topics/topic-words.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { isBareRequest } from "./bare-requests.ts"
import {
  askingClause,
  continuesRequest,
  hasObjectClause,
  type ReadClause,
  readClauses,
  readRequestClauses,
} from "./clause-roles.ts"
import { parseForgetRequests } from "./forget-requests.ts"
import { divideJoinedRequests } from "./joined-objects.ts"
import type { ForgetRequest } from "./match-request.ts"
import { isSameWord, namingWords } from "./named-statements.ts"
import { newFigure, newValueStatement } from "./new-values.ts"
import { ordersBehindTasks, type TaskOrder } from "./orders-behind-tasks.ts"
import { asksToBeHelped } from "./request-manner.ts"
import { spellRequests } from "./request-spelling.ts"
import { parseRestoreRequest } from "./restore-requests.ts"
import { behindOnSameMatter, divideTask, setsAsideForNext } from "./set-aside.ts"

/** A sentence that asks to forget and states something else: "I live in York now, forget Leeds." */
export interface RequestWithStatement {
  readonly asking: string
  /** The clauses that state, as they are in the sentence. */
  readonly stating: readonly string[]
}

/** From this probability on a clause states something that is kept. */
const MIN_STATES = 0.45
/** From this probability on the clause with a verb of forgetting asks for it. */
const MIN_ASKS = 0.5
const REMEMBERS = regex(
  `
    ^(?:(?:please|bitte|por favor|per favore)[, ]{0,2})?(?:(?:do )?(?:remember|note|keep in mind)|merke? dir|behalte?|retiens|souviens-toi|recuerda|anota|ricorda(?:ti)?|lembra(?:-te)?|anota|记住|記住|记得|覚えて)
    (?:,? ?(?:that|dass|daß|que|qu'|che)(?!\\p{L}))?
  `,
  "iu",
)

/** Divides a sentence that asks to forget and states something else. Nothing if it only asks, or speaks of what is to go. */
export function divideRequest(sentence: string): RequestWithStatement | undefined {
  const clauses = readClauses(sentence)
  const at = askingClause(clauses)
  if (clauses.length < 2 || clauses.filter(({ hasVerb }) => hasVerb).length > 1) return undefined
  if ((clauses[at]?.chances.asks ?? 0) < MIN_ASKS) return undefined
  if (parseRestoreRequest(sentence) !== undefined) return undefined
  const [asks, next] = [clauses[at], clauses[at + 1]]
  const isContinued = asks !== undefined && next !== undefined && continuesRequest(asks, next.text)
  const isAsking = (index: number): boolean => index === at || (isContinued && index === at + 1)
  const request = clauses
    .filter((_, index) => isAsking(index))
    .map(({ text }) => text)
    .join(", ")
  const isStating: boolean[] = []
  for (const [index, clause] of clauses.entries()) {
    // "I have a dog now, he is called Bo" refers to what is stated, "it is private" to what is to be forgotten.
    const isKnown = isStating[index - 1] === true || !REFERS.test(clause.text.replace(REMEMBERS, ""))
    const isNew = !isAsking(index) && newValueOf(clause, request) !== undefined
    isStating.push(isNew || (!isAsking(index) && isKnown && statesElse(clause, request)))
  }
  if (!isStating.includes(true)) return undefined
  const asking = clauses
    .filter((_, index) => isStating[index] !== true)
    .map(({ text }) => text)
    .join(", ")
  if (parseForgetRequests(asking).length === 0) return undefined
  const figures = clauses.flatMap((clause, index) => (isAsking(index) ? [] : (newValueOf(clause, request) ?? [])))
  return { asking, stating: figures.length > 0 ? figures : joinNeighbours(sentence, clauses, isStating) }
}

/** What is so in place of what a request names, if a clause tells it: its figure by a pronoun, or another value. */
const newValueOf = (clause: ReadClause, request: string): string | undefined =>
  (clause.chances.states < MIN_STATES ? undefined : newFigure(clause, request)) ?? newValueStatement(clause, request)

/** What a sentence of its own next to a request tells in place of what that names: "Forget my kiwi allergy. It was pineapple." */
export function newValueNextTo(asking: string, sentence: string): string | undefined {
  const request = asking.replace(/[.!。！\s]{1,6}$/u, "")
  const told = sentence.charAt(0).toLowerCase() + sentence.slice(1)
  const clauses = readClauses(`${request}${UNSPACED.test(request) ? "，" : ", "}${told}`)
  const last = clauses.at(-1)
  return last?.text === told && !last.hasVerb ? newValueOf(last, request) : undefined
}

/** Whether a clause states something of its own, none of which is what the request names. */
function statesElse({ text, chances }: ReadClause, request: string): boolean {
  const content = text.replace(REMEMBERS, "")
  if (chances.states < MIN_STATES && content === text) return false
  const titles = sharedTitles(content, request)
  const asked = namingWords(request)
  const told = namingWords(content)
  const shared = told.filter((word) => asked.includes(word) && !titles.has(word))
  // "Forget that I'm pregnant, I'm in my third month now": of an illness any clause may tell.
  if (titles.size === 0 && topicsOf(request).includes("health") && content === text && !hasOtherTopic(content))
    return false
  // A word that both have is what is to be forgotten; beside "forget that I live …" it may be the verb.
  if (shared.length > 0 && !hasObjectClause(request) && !UNSPACED.test(request)) return false
  return told.length > 0 && shared.length < told.length && !sharesName(content, request, titles)
}

const topicsOf = (text: string): readonly string[] => {
  const words = foldedWords(text)
  return [...topicsIn(words, text), ...(subtopicsIn(words, text).includes("illness") ? ["health"] : [])]
}

function hasOtherTopic(text: string): boolean {
  const topics = topicsOf(text)
  return topics.length > 0 && !topics.includes("health")
}

const REFERS =
  /(?<!\p{L})(?:it|that|he(?! (?:\p{L}+ )?\p{L}+(?:do|to|cho)(?!\p{L}))|she|they|him|her|them|his|their|it['’]s|das(?! \p{Lu})|er|sie|ihn|ihm|ihr|ça|cela|(?<!\p{L} )c['’]est|il(?! (?:mi[oa]|nuov[oa]|vecchi[oa]))|elle|eso|él|ella|questo|ciò|lui|lei|isso|ele|ela)(?!\p{L})|[他她它这那這]|それ/iu

/** Whether both have a capitalised word or a number in common that is no title. */
function sharesName(clause: string, request: string, titles: ReadonlySet<string>): boolean {
  const own = clause.match(/(?:\p{Lu}|\d)[\p{L}\p{N}]{2,}/gu) ?? []
  const asked = request.toLowerCase()
  return own.some((word) => asked.includes(word.toLowerCase()) && !analyse(word).some((one) => titles.has(one)))
}

const BEFORE_NAME = /(?<title>\p{L}{2,20})\.?(?= (?<name>\p{Lu}[\p{L}\p{N}'’-]{1,40}))/gu

/** The analysed words of a clause that both have before a name, never the same one: "Dr" of "Dr Patel" and "Dr Owens". */
function sharedTitles(clause: string, request: string): ReadonlySet<string> {
  const asked = namesWithTitles(request)
  const titles = Map.groupBy(namesWithTitles(clause), ({ title }) => title)
  const isOther = (title: string, name: string): boolean => {
    const same = asked.filter((one) => isSameWord(one.title, title))
    return same.length > 0 && same.every((one) => one.name !== name)
  }
  const shared = [...titles].filter(([title, all]) => all.every(({ name }) => isOther(title, name)))
  return new Set(shared.map(([title]) => title))
}

/** "陈医生": behind a name in Chinese and Japanese. */
const BEHIND_NAME = /(?<=(?<name>\p{Script=Han}))(?<title>医生|大夫|先生|老师|教练|律师|さん)/gu

const namesWithTitles = (text: string) =>
  [...text.matchAll(BEFORE_NAME), ...text.matchAll(BEHIND_NAME)].flatMap(({ groups: { title = "", name = "" } = {} }) =>
    analyse(title).map((word) => ({ title: word, name: name.toLowerCase() })),
  )

/** Stating clauses, those that follow each other as one. */
function joinNeighbours(
  sentence: string,
  clauses: readonly ReadClause[],
  isStating: readonly boolean[],
): readonly string[] {
  const parts: string[] = []
  for (const [index, { start, end }] of clauses.entries()) {
    if (isStating[index] !== true || isStating[index - 1] === true) continue
    let last = index
    while (isStating[last + 1] === true) last++
    parts.push(sentence.slice(start, clauses[last]?.end ?? end))
  }
  return parts
}

/** Requests are read from the end of a text alone, in characters. */
const MAX_READ = 65_536
/** Twice as many sentences as there may be requests. */
const MAX_ASKING = 64

/** What a text asks to forget, read without what it states beside. */
export const forgetRequestsIn = rememberRecent((whole): readonly ForgetRequest[] => {
  const joined = divideJoinedRequests(spellRequests(whole.slice(-MAX_READ)))
  const all = parseForgetRequests(withoutStating(joined))
  if (all.length === 0) return all
  const orders = ordersBehindTasks(joined)
  const text = cutSurelyOrdered(joined, orders)
  const requests = text === joined ? all : parseForgetRequests(withoutStating(text))
  const maybe = orders.filter(({ isSure }) => !isSure)
  const mayOrder = (sentence: string): boolean => maybe.some((order) => sentence.includes(order.text))
  const asking = sentencesOf(text)
    .filter(({ text: sentence }) => mayOrder(sentence) || readRequestClauses(sentence).length > 0)
    .slice(-MAX_ASKING)
  const bare = asking.filter(
    ({ text: sentence, end }) =>
      mayOrder(sentence) ||
      onlySetsAside(sentence) ||
      setsAsideForNext(sentence, text.slice(end)) ||
      isBareRequest(sentence, behindOnSameMatter(text.slice(end))),
  )
  const isIn = (those: typeof asking, { about }: ForgetRequest): boolean =>
    those.some(({ text: sentence }) => sentence.includes(about))
  return requests.map((one) => {
    const isBare =
      bare.length === asking.length ||
      (isIn(bare, one) &&
        !isIn(
          asking.filter((other) => !bare.includes(other)),
          one,
        ))
    return bare.length > 0 && isBare ? { ...one, isBare } : one
  })
})

/** A text without what it surely orders about a task, which asks to forget nothing. */
const cutSurelyOrdered = (text: string, orders: readonly TaskOrder[]): string =>
  orders
    .filter(({ isSure }) => isSure)
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)

/** What asks of each sentence of a text. */
function withoutStating(text: string): string {
  const sentences = sentencesOf(text)
  let asking = ""
  let from = 0
  for (const { text: sentence, start, end } of sentences) {
    const part = askingPart(sentence)
    if (part === sentence) continue
    asking += `${text.slice(from, start)}${part}`
    from = end
  }
  return asking + text.slice(from)
}

/** Whether a sentence may set something aside for a task, and states nothing in its place. Such a request only offers. */
function onlySetsAside(sentence: string): boolean {
  const { setsAside, asking } = divideTask(sentence)
  return setsAside === "maybe" || (setsAside === "surely" && divideRequest(asking) === undefined)
}

/** What asks of a sentence, without what it states beside and the task behind it. */
export function askingPart(sentence: string): string {
  // "Hilf mir, meine Ex zu vergessen" asks as a whole for something else.
  if (asksToBeHelped(sentence)) return sentence
  const task = divideTask(sentence)
  // What may be set aside is read whole, so that another model may decline it.
  const asking = task.setsAside === "maybe" ? sentence : task.asking
  return divideRequest(asking)?.asking ?? asking
}

/** What a sentence that asks states beside; nothing if it does not ask. */
export function statedWithRequest(sentence: string): readonly string[] {
  return divideRequest(sentence)?.stating ?? []
}
