import type { CallOptions, Pool, Store } from "../../contract/index.ts"
import { analyse } from "../../text/analyse.ts"
import { mentionedAttributes } from "../../text/attributes.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { scoreClause } from "../../text/spans/clause-model.ts"
import { TOLD_CLAUSES } from "../../text/spans/told-clauses.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import type { ChatMessage } from "../messages.ts"
import { scopeOf } from "../pools.ts"
import { ownQuestionProbability } from "../recall/own-question-model.ts"
import { isFiller } from "../remember/wishes-about-others.ts"
import { addressesUser, askedFor, asksMemory } from "./asked-for.ts"
import { hasObjectClause, namesOwn } from "./clause-roles.ts"
import { draftInWork } from "./draft-in-work.ts"
import type { ForgetRequest } from "./match-request.ts"
import { isSameWord, namingWords } from "./named-statements.ts"
import { isOwnPossessive } from "./possessives.ts"
import { speaksOfMemory } from "./speaks-of-memory.ts"
import { forgetRequestsIn } from "./stated-with-request.ts"
import { isEdit, isOnlyOrder, onlyAsks, toldSentences } from "./told-before.ts"

/** Work goes on over a few messages: "Take out the nuts" also means the recipe before the last reply. */
const MAX_REPLIES = 3
/** More of a reply is not read, in characters. */
const MAX_CHARACTERS = 16_384

/** What a request to forget is by what the assistant wrote before it: one for work on that, or one that may be. */
export type WorkOnReply = "work" | "maybe"

/**
 * Whether a user's message asks in words of forgetting for work on what the assistant wrote: all that it names stands in
 * a reply to a task, nobody told it in this conversation, and nothing says that it is a memory. "Please remove the
 * hazelnuts" behind a recipe does not mean the allergy. "Forget the hazelnuts" may mean either there, and so may
 * "remove the hazelnuts" behind the answer to a question about oneself.
 */
export function workOnReply(messages: readonly ChatMessage[], at: number): WorkOnReply | undefined {
  const text = messages[at]?.text ?? ""
  const requests = forgetRequestsIn(text)
  if (requests.length === 0) return undefined
  const before = messages.slice(0, at)
  const draft = draftInWork(before)
  const edits =
    draft !== undefined &&
    !requests.some((one) => isOfMemory(one, text)) &&
    (!FORGETS.test(text) || (draft === at - 1 && !requests.some((one) => namesOwnThing(one, text))))
  return ofNamed(requests, text, before, draft) ?? (edits ? "maybe" : undefined)
}

/**
 * Whether a user's message only says what to change in a reply, of which the work on it is known: "cut my job" says
 * nothing of one's job.
 */
export function onlyEdits(messages: readonly ChatMessage[], at: number, work: WorkOnReply | undefined): boolean {
  const { role, text } = messages[at] ?? { role: "system", text: "" }
  if (role !== "user") return false
  if (work === "work") return isOnlyOrder(text)
  return (onlyAsks(text) || isEdit(text)) && draftInWork(messages.slice(0, at)) !== undefined
}

/** The same of what stands in the replies by its words. */
function ofNamed(
  requests: readonly ForgetRequest[],
  text: string,
  before: readonly ChatMessage[],
  draft: number | undefined,
): WorkOnReply | undefined {
  const places = before.flatMap(({ role }, place) => (role === "assistant" ? [place] : [])).slice(-MAX_REPLIES)
  // What only asks is not stored, so that a client that sends the newest message alone may have asked for a task.
  const isUnknown = (place: number): boolean => askedFor(before, place) === ""
  const tasks = places.filter((place) => isUnknown(place) || asksTask(askedFor(before, place)))
  const replies = tasks.flatMap((place) => before[place] ?? [])
  if (replies.length === 0 || !requests.every((one) => isOfReply(one, text, replies, before))) return undefined
  const isOfOneself = tasks.some(
    (place) => place !== draft && (isUnknown(place) || ownQuestionProbability(askedFor(before, place)) >= OWN_FROM),
  )
  if (FORGETS.test(text)) return isOfOneself ? undefined : "maybe"
  return isOfOneself ? "maybe" : "work"
}

/** A request that may be for work on a reply. */
export const asMaybeWork = (request: ForgetRequest): ForgetRequest => ({ ...request, isBare: true, isWork: true })

/** The same of the user's last message. */
export const workOnLastReply = (messages: readonly ChatMessage[]): WorkOnReply | undefined =>
  workOnReply(
    messages,
    messages.findLastIndex(({ role }) => role === "user"),
  )

/** From this probability on a message asks for a text or a task, and a question is about oneself. */
const TASK_FROM = 0.38
const OWN_FROM = 0.5
const FORGETS = /forg[eo]t|vergiss|vergiß|vergess|oubli|olv[ií]d|esque[cç]|dimentic|scord|vergeet|zapomn|забуд|忘|잊/iu

/** Whether a message asks for a text or a task, and not what memory holds. */
function asksTask(text: string): boolean {
  if (asksMemory(text)) return false
  return sentencesOf(text)
    .slice(-MAX_ASKED)
    .some(({ text: sentence }) => {
      const [request, , task] = scoreClause(sentence, TOLD_CLAUSES)
      return !isFiller(sentence) && request + task >= TASK_FROM
    })
}
/** Sentences of a message from which a task is read. */
const MAX_ASKED = 12

/** Turns of a session that are read for a client that sends only the newest message. */
const MAX_STORED = 12

/** The same of a message alone: the conversation before it is read from the store. */
export async function workOnStoredReply(
  store: Store,
  pool: Pool,
  { session, text }: { readonly session: string; readonly text: string },
  call?: CallOptions,
): Promise<WorkOnReply | undefined> {
  if (forgetRequestsIn(text).length === 0) return undefined
  const before = await storedMessages(store, pool, session, undefined, call)
  return workOnReply([...before, { role: "user", text }], before.length)
}

/** Whether a message with such a position in a stored conversation may be about a text or another work that the assistant wrote before it. */
export async function mayBeWorkOnStored(
  store: Store,
  pool: Pool,
  { session, text, position }: { readonly session: string; readonly text: string; readonly position: number },
): Promise<boolean> {
  const before = await storedMessages(store, pool, session, position)
  return mayBeWork([...before, { role: "user", text }])
}

/** Whether the last message may be about a text or another work that the assistant wrote before it. */
export function mayBeWork(messages: readonly ChatMessage[]): boolean {
  const last = messages.findLastIndex(({ role }) => role === "user")
  if (workOnReply(messages, last) !== undefined) return true
  const text = messages[last]?.text ?? ""
  const before = messages.slice(0, Math.max(0, last))
  const draft = draftInWork(before)
  if (draft !== undefined && !speaksOfMemory(text)) return true
  // What no form or model hears names something all the same.
  const asked: ForgetRequest = { about: text, words: namingWords(text), reach: "named" }
  return ofNamed([asked], text, before, draft) !== undefined
}

/** The last stored messages of a conversation, of those before a position. */
async function storedMessages(
  store: Store,
  pool: Pool,
  session: string,
  below: number | undefined,
  call?: CallOptions,
): Promise<readonly ChatMessage[]> {
  const position = below === undefined ? {} : { position: { from: Math.max(0, below - MAX_STORED), below } }
  const where = { session, category: ["turn"], origin: ["user", "assistant"], ...position } as const
  const { items } = await store.list(scopeOf(pool), { limit: MAX_STORED, where }, call)
  // A message and its reply may be stored in one moment.
  const inOrder = items.toReversed().toSorted((one, other) => (one.source.position ?? 0) - (other.source.position ?? 0))
  return inOrder.map(
    ({ source, content }): ChatMessage => ({
      role: source.origin === "assistant" ? "assistant" : "user",
      text: content,
    }),
  )
}

const askingOf = ({ asking, sentence }: ForgetRequest, text: string): string => asking?.join(" ") ?? sentence ?? text

const isOfMemory = (request: ForgetRequest, text: string): boolean => speaksOfMemory(askingOf(request, text))

/** Whether a request names something of the person's own, or tells in a clause what to forget. */
const namesOwnThing = (request: ForgetRequest, text: string): boolean =>
  request.own !== undefined ||
  request.isOwn === true ||
  namesOwn(askingOf(request, text)) ||
  hasObjectClause(askingOf(request, text))

function isOfReply(
  request: ForgetRequest,
  text: string,
  replies: readonly ChatMessage[],
  before: readonly ChatMessage[],
): boolean {
  if (request.reach === "said" || request.own !== undefined || request.isOwn === true) return false
  const asking = askingOf(request, text)
  if (isOfMemory(request, text) || mentionedAttributes(asking).length > 0) return false
  if (asking.split(/[^\p{L}]+/u).some(isOwnPossessive) || /[我私]的|[私僕俺]の/u.test(asking)) return false
  const words = namingWords(request.about).filter((word) => !LEAVES_OUT.has(word))
  if (words.length === 0) return false
  const written = replies.flatMap(({ text: reply }) => linesWith(reply.slice(0, MAX_CHARACTERS), words))
  const isWritten = words.every((word) => written.some((sentence) => holds(sentence, word)))
  return isWritten && !written.every(addressesUser) && !isTold(words, before)
}

/** The sentences and lines of a text that have one of these words. */
function linesWith(text: string, words: readonly string[]): readonly string[] {
  return sentencesOf(text)
    .flatMap((sentence) => sentence.text.split("\n"))
    .filter((line) => words.some((word) => holds(line, word)))
}

/** Verbs of leaving out, analysed, which the words of a request to memory do not have. */
const LEAVES_OUT: ReadonlySet<string> = new Set(
  analyse(
    "leave omit skip lass lasst lassen weglassen laisse laisser deja dejar omite lascia lasciare ometti deixa deixar omita",
  ),
)

/** In texts without spaces a word may stand in others. */
const holds = (sentence: string, word: string): boolean =>
  UNSPACED.test(word) ? sentence.includes(word) : analyse(sentence).some((one) => isSameWord(word, one))

/** Whether the user told these words of themselves in this conversation, so that the reply only repeats it. */
function isTold(words: readonly string[], before: readonly ChatMessage[]): boolean {
  return before.some((_, at) =>
    toldSentences(before, at).some((sentence) => words.every((word) => holds(sentence, word))),
  )
}
