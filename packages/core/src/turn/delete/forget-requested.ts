import {
  type CallOptions,
  equallyWeighted,
  type Memory,
  type MemoryId,
  type Pool,
  STATUSES,
  type Store,
  type TextRange,
} from "../../contract/index.ts"
import { yieldBeforeReply } from "../../plugin/event-loop.ts"
import { analyse } from "../../text/analyse.ts"
import { queryWords } from "../../text/query-words.ts"
import { type Sentence, sentencesOf } from "../../text/sentences.ts"
import { each } from "../pages.ts"
import { scopeOf } from "../pools.ts"
import { onlyAskedMatter, withoutOthersHealth } from "./asked-matter.ts"
import { createAttributeMatch, standsAt } from "./attribute-match.ts"
import { withCarriedOn } from "./carried-on.ts"
import { chooseRanked, isMatchDoubted } from "./choose-ranked.ts"
import { narrowRange } from "./cut-text.ts"
import { forgetOffered, offerableMemories, offerChoices } from "./forget-offered.ts"
import { type OfferedMemory, type OfferPlace, readOffered } from "./forget-offers.ts"
import type { ForgetParts, Forgotten } from "./forget-parts.ts"
import { parseForgetRequest } from "./forget-requests.ts"
import { keepMembers, writeRests } from "./kept-members.ts"
import { MIN_STATEMENTS } from "./least-certainty.ts"
import { createMemberCut, cutMembers } from "./list-members.ts"
import { agreesInKind, derivedForms, type ForgetRequest, matchesRequest } from "./match-request.ts"
import { type NamedMemories, onlyNear, onlySameNumbers, sentencesRead, withReadings } from "./named-memories.ts"
import {
  chooseNamed,
  createRequestReader,
  isOneStatement,
  namingWords,
  type RequestReader,
} from "./named-statements.ts"
import { createOthersMatch } from "./others-attributes.ts"
import { createOwnThingMatch, ownAddresses } from "./own-thing.ts"
import { createAddressCheck } from "./request-address.ts"
import type { RequestTime } from "./request-time.ts"
import { askingPart, newValueNextTo, statedWithRequest } from "./stated-with-request.ts"

/** Finds memories of the pool, not newer than `before`, of which one sentence is what was asked. */
export async function findMemoriesToForget(
  store: Store,
  pool: Pool,
  asked: ForgetRequest,
  before: RequestTime,
  call?: CallOptions,
  reader: RequestReader = createRequestReader(),
): Promise<NamedMemories> {
  const found = await findNamed(store, pool, asked, before, call, reader)
  const matter = onlyAskedMatter(asked, onlySameNumbers(asked.about, found), reader)
  return withoutOthersHealth(asked, matter, reader)
}

async function findNamed(
  store: Store,
  pool: Pool,
  asked: ForgetRequest,
  before: RequestTime,
  call: CallOptions | undefined,
  reader: RequestReader,
): Promise<NamedMemories> {
  const scope = scopeOf(pool)
  const where = { status: ["active", "quarantined", "superseded", "ended"] } as const
  const addresses = asked.reach === "said" ? [] : ownAddresses(asked.about)
  const words = [
    ...(asked.reach === "named" ? asked.words : queryWords(asked.about)).flatMap(derivedForms),
    ...addresses.flatMap(({ attribute }) => analyse(attribute)),
  ]
  const query = { text: asked.about, words: equallyWeighted([...new Set(words)]) }
  const listed = async () => (await store.list(scope, { limit: 200, where }, call)).items
  const searched = async () =>
    (await store.text?.search(scope, query, { ...call, limit: 200, where }))?.hits.map((hit) => hit.memory)
  const all = [...((await searched()) ?? (await listed())), ...(await listed())]
  const found = [...new Map(all.map((memory) => [memory.id, memory])).values()].filter(
    (memory) => before.includes(memory) && !memory.pinned,
  )
  for (const { content } of found) {
    for (const { text } of reader.sentences(content)) {
      await yieldBeforeReply()
      reader.prepare(text, asked)
    }
  }
  const sentencesBy = (isMeant: (memory: Memory) => boolean): readonly string[] =>
    found.filter(isMeant).flatMap(({ content }) => reader.sentences(content).map(({ text }) => text))
  // What the assistant said is meant only where nobody told anything.
  const told = sentencesBy(({ source }) => source.origin !== "assistant")
  const sentences = told.length > 0 ? told : sentencesBy(() => true)
  const readings = sentencesRead(found, reader)
  const holding = (is: (sentence: string) => boolean) =>
    found.filter(({ content }) => reader.sentences(content).some(({ text }) => is(text)))
  const choose = (one: ForgetRequest) => {
    const choice = chooseSentences(sentences, one, reader, reader.ranks ? readings : undefined)
    // What a request calls by an attribute's name is a thing: "my rent" is not meant by "we rent one". An activity may
    // be any of several: "my drinking".
    const meant = sentences.filter(choice.isMeant)
    const isOneOfSeveral =
      one.reach !== "said" &&
      one.words.length === 1 &&
      !meant.every((sentence) => isSameStatement(sentence, meant[0], reader))
    const isOther = (sentence: string): boolean =>
      (addresses.length > 0 || isOneOfSeveral) && usesAsVerb(sentence, asked.words)
    return {
      isMeant: (sentence: string) => choice.isMeant(sentence) && !isOther(sentence),
      isNear: (sentence: string) => choice.isNear(sentence) || (choice.isMeant(sentence) && isOther(sentence)),
      placeOf: choice.placeOf,
    }
  }
  const thing = createOwnThingMatch(found, asked, reader)
  if (thing !== undefined) {
    const all = withReadings(thing.meant, found, thing.isMeant, reader)
    return { ...thing, meant: all, near: [], isNear: () => false }
  }
  // Among more statements a model tells better which of them has the attribute.
  const isAmongFew = new Set(sentences).size < MIN_STATEMENTS
  const isVerb = (sentence: string): boolean =>
    !ACTIVITIES.has(asked.own?.attribute ?? "") && usesAsVerb(sentence, asked.words)
  const own =
    asked.own === undefined
      ? undefined
      : createAttributeMatch(found, asked.own, reader, isVerb, isAmongFew, asked.about)
  if (own !== undefined && own.meant.length > 0) {
    const meant = withReadings(own.meant, found, own.isMeant, reader)
    return { ...own, meant, near: [], isNear: () => false }
  }
  const theirs = createOthersMatch(found, asked, reader)
  if (theirs !== undefined) {
    const meant = withReadings(theirs.meant, found, theirs.isMeant, reader)
    return { ...theirs, meant, near: [], isNear: () => false }
  }
  const exact = choose(asked)
  const addressed = found.filter((memory) =>
    addresses.some((address) => standsAt(memory, address, asked.reach === "named")),
  )
  const matched = sentences.filter(exact.isMeant)
  const isOfForm =
    matched.length > 0 &&
    !(asked.reach !== "named" && reader.ranks && isMatchDoubted(asked, sentences, matched, reader))
  const isExact = asked.reach === "named" || addressed.length > 0 || isOfForm
  await yieldBeforeReply()
  const named = isExact ? exact : choose(asNamed(asked))
  const { context } = asked
  const namesNothing = context !== undefined && holding((one) => named.isMeant(one) || named.isNear(one)).length === 0
  const { isMeant, isNear, placeOf } = namesNothing
    ? choose({ ...asked, about: context, words: namingWords(context) })
    : named
  // A sentence that holds the name of an attribute may be about something else: "rent a car".
  const meant = addressed.length > 0 ? addressed : withReadings(holding(isMeant), found, isMeant, reader)
  const nearest = ({ content }: Memory): number =>
    Math.min(...reader.sentences(content).flatMap(({ text }) => (isNear(text) ? [placeOf(text)] : [])))
  const mayMean = isExact && meant.length > 0 ? [] : holding(isNear).filter((memory) => !meant.includes(memory))
  const near = mayMean
    .map((memory) => ({ memory, place: nearest(memory) }))
    .toSorted((one, other) => one.place - other.place)
  return { meant, near: near.map(({ memory }) => memory), isMeant, isNear }
}

/** What somebody does stands in their statements as a verb: "my smoking" and "I smoke". */
const ACTIVITIES: ReadonlySet<string> = new Set(["alcohol", "smoking"])

/** Whether two sentences are one statement, as a fact and the message that it was read from. */
function isSameStatement(one: string, other: string | undefined, reader: RequestReader): boolean {
  return other !== undefined && isOneStatement({ words: reader.named(one) }, { words: reader.named(other) })
}

const BEFORE_VERB =
  /(?<!\p{L})(?:i|i['’]m|am|was|been|we|you|they|he|she|to|can|could|will|would|should|must|might|may|do|does|did|don['’]t|doesn['’]t|didn['’]t|never|always)(?=\s+(?:\p{L}+ly\s+)?(?<verb>\p{L}+))/giu

/** Facts leave the subject out: "Drinks green tea". */
const FIRST_VERB = /^\p{Lu}\p{L}+s(?= )/u

/** Whether a sentence has one of these words as a verb behind its subject, and not as a noun as well. */
function usesAsVerb(sentence: string, words: readonly string[]): boolean {
  const first = FIRST_VERB.exec(sentence)?.[0] ?? ""
  const verbs = [first, ...[...sentence.matchAll(BEFORE_VERB)].map(({ groups }) => groups?.verb ?? "")].flatMap(analyse)
  const all = analyse(sentence)
  const count = (list: readonly string[], word: string): number => list.filter((one) => one === word).length
  return words.some((word) => count(verbs, word) > 0 && count(verbs, word) === count(all, word))
}

/** The same request by its words: misspelt, shortened or in other forms than what was told. */
function asNamed(asked: ForgetRequest): ForgetRequest {
  const { about, reach } = asked
  const isOwn = reach === "own" || asked.isOwn === true
  return { ...asked, words: namingWords(about), reach: "named", isStatement: reach === "said", isOwn }
}

/** `readings`: statements are stored ones, of which a model knows which are meant, and facts among them repeat these sentences. */
function chooseSentences(
  sentences: readonly string[],
  asked: ForgetRequest,
  reader: RequestReader,
  readings?: ReadonlyMap<string, string>,
) {
  const agrees = createAddressCheck(asked, reader.subjects)
  if (asked.reach !== "named") {
    const matches = (sentence: string) => matchesRequest(sentence, asked, reader)
    return {
      isMeant: (sentence: string) => matches(sentence) && agrees(sentence),
      isNear: (sentence: string) => matches(sentence) && !agrees(sentence),
      placeOf: () => 0,
    }
  }
  const fitting = [...new Set(sentences)].filter(
    (sentence) => asked.isStatement !== true || agreesInKind(sentence, asked, reader),
  )
  const byWords = chooseNamed(asked.about, asked.words, fitting, reader.named, agrees)
  const { chosen, near } =
    readings === undefined ? byWords : chooseRanked(asked, fitting, byWords, reader, agrees, readings)
  const isChosen = new Set(chosen)
  const places = new Map(near.map((sentence, place) => [sentence, place]))
  return {
    isMeant: (sentence: string) => isChosen.has(sentence),
    isNear: (sentence: string) => places.has(sentence),
    /** How likely a near sentence is: the likeliest is at 0. */
    placeOf: (sentence: string) => places.get(sentence) ?? places.size,
  }
}

/** Cuts the sentences that match a request, including the request itself. What a request states beside stays. */
export function cutForgottenSentences(text: string, asked: readonly ForgetRequest[]): string {
  if (asked.length === 0) return text
  const sentences = sentencesOf(text)
  const all = sentences.map((one) => one.text)
  const reader = createRequestReader()
  const choices = asked.map((one) => chooseSentences(all, one, reader))
  const cut = createMemberCut(asked)
  const asking = new Set(asked.flatMap((one) => one.asking ?? []))
  const values = newValuesNextTo(all, (sentence) => parseForgetRequest(sentence) !== undefined)
  let kept = ""
  let from = 0
  for (const [index, { text: sentence, start, end }] of sentences.entries()) {
    const value = values.get(index)
    if (value !== undefined) {
      kept += `${text.slice(from, start)}${value}.`
      from = end
      continue
    }
    const stating = statedWithRequest(sentence)
    const part = askingPart(sentence)
    const isAsking = stating.length > 0 || asking.has(part) || parseForgetRequest(part) !== undefined
    const isForgotten = (one: string): boolean => choices.some(({ isMeant }) => isMeant(one))
    if (!isAsking && !isForgotten(sentence)) continue
    const members = isAsking ? undefined : cut(sentence)
    // What is not in the sentence tells by its name what is new: "my salary is 4500 now".
    const stays = stating.filter((clause) => !sentence.includes(clause) || !isForgotten(clause))
    const isLast = text.slice(end).trim() === ""
    const ended =
      members === undefined
        ? stays.map((clause) => (isLast || /[.!?…。！？]$/.test(clause) ? clause : `${clause}.`))
        : [cutMembers(sentence, members)]
    kept += text.slice(from, start) + ended.join("\n")
    from = end
  }
  return (kept + text.slice(from)).trim()
}

/** For the places of sentences next to a request what each tells in place of what that names. */
function newValuesNextTo(
  sentences: readonly string[],
  isRequest: (sentence: string) => boolean,
): ReadonlyMap<number, string> {
  const values = new Map<number, string>()
  for (const [at, request] of sentences.entries()) {
    if (!isRequest(request)) continue
    for (const place of [at + 1, at - 1]) {
      const sentence = sentences[place]
      const value = sentence === undefined || isRequest(sentence) ? undefined : newValueNextTo(request, sentence)
      if (value === undefined) continue
      values.set(place, value)
      break
    }
  }
  return values
}

/** A message of at most this many characters is about one matter: "I got a fake id. I'm Brandon from Delaware apparently". */
const MAX_SINGLE_MATTER = 160

/**
 * Removes every memory of the pool, no newer than `before`, that a person asked to have forgotten. Of messages only the sentences go that it is
 * about. Where it is not clear which memories are meant, it removes none.
 */
export async function forgetRequested(
  parts: ForgetParts,
  pool: Pool,
  asked: readonly ForgetRequest[],
  before: RequestTime,
  call?: CallOptions,
  place?: OfferPlace,
): Promise<Forgotten> {
  const { store, softDelete, lastForgotten, offers } = parts
  const found: NamedMemories[] = []
  const reader = createRequestReader(asked.length)
  for (const one of asked) {
    const named = await findMemoriesToForget(store, pool, one, before, call, reader)
    found.push(one.isBare === true ? onlyNear(named) : named)
  }
  const meant = new Map<MemoryId, Memory>(found.flatMap((one) => one.meant.map((memory) => [memory.id, memory])))
  const mayMean = new Map(found.flatMap((one) => one.near.map((memory) => [memory.id, memory] as const)))
  for (const id of meant.keys()) mayMean.delete(id)
  const near = mayMean.size
  if (asked.length > 0 && meant.size === 0) await lastForgotten.record(pool, before, [])
  if (meant.size === 0 && near > 0) {
    const isNear = (sentence: string): boolean => found.some((one) => one.isNear(sentence))
    const offerable = offerableMemories([...mayMean.values()], isNear)
    const meantByModel = await chooseByModel(
      parts,
      pool,
      asked,
      offerable.map(({ offered }) => offered),
      call,
    )
    if (meantByModel.length > 0) return forgetOffered(parts, pool, meantByModel, before)
    const choices = await offerChoices(store, offerable, before.at)
    if (place !== undefined) await offers.record(pool, place, choices)
    return { removed: 0, near, choices: choices.map(({ id }) => id) }
  }
  if (meant.size === 0) return { removed: 0, near }
  // "Forget that I hate Bob" says which sentence it means, and "Bob is my boss" is another one.
  const isBySentence =
    found.some(({ bySentence }) => bySentence === true) || asked.every(({ reach }) => reach === "said")
  const cut = createMemberCut(asked)
  const isOneMatter = ({ content }: Memory): boolean =>
    content.length <= MAX_SINGLE_MATTER && !isBySentence && sentencesOf(content).every(({ text }) => !cut(text))
  const isMeant = (turn: Memory, { text }: Sentence): boolean =>
    isOneMatter(turn) || found.some((one) => one.isMeant(text))
  const carried = await withCarriedOn(store, pool, [...meant.values()], isMeant, before)
  const lists = await keepMembers(store, pool, carried.memories, cut, before.at)
  const ids = lists.memories.map(({ id }) => id)
  const made = lists.rests.map(({ id }) => id)
  await lastForgotten.record(pool, before, ids, made)
  const ranges = new Map<MemoryId, readonly TextRange[]>(carried.ranges)
  for (const turn of meant.values()) {
    if (turn.category !== "turn") continue
    const all = sentencesOf(turn.content)
    const sentences = all.filter((one) => isMeant(turn, one))
    ranges.set(turn.id, [
      ...sentences.flatMap(({ text, start, end }) => narrowRange({ from: start, to: end }, cut(text))),
      ...correctionsOf(turn, all, sentences, lists.memories),
      ...(carried.ranges.get(turn.id) ?? []),
    ])
  }
  // Before what they are left of goes: a request that was interrupted is read again.
  await writeRests(store, pool, lists.rests, before.at)
  const how = { ranges, ...(lists.narrow && { narrow: lists.narrow }) }
  const messages = await softDelete(lists.memories, "remember", before.at, how)
  return { removed: new Set([...ids, ...messages.map(({ id }) => id)]).size, near }
}

/** The sentences behind those that are meant which correct the value of one of these facts. */
function correctionsOf(
  turn: Memory,
  all: readonly Sentence[],
  meant: readonly Sentence[],
  facts: readonly Memory[],
): readonly TextRange[] {
  return facts.flatMap(({ metadata, source: { at, quote = "" } }) => {
    if (metadata.corrected !== true || at?.memory !== turn.id) return []
    const from = turn.content.indexOf(quote)
    const isMeant = from >= 0 && meant.some(({ start, end }) => start <= from && end > from)
    const behind = isMeant ? all.filter(({ start }) => start > from && start < from + quote.length) : []
    return behind.map(({ start, end }) => ({ from: start, to: end }))
  })
}

/**
 * Removes whole messages of a session with the statements read from them, unless they are newer than `before` or
 * pinned.
 */
export async function forgetMessages(
  { store, softDelete, lastForgotten }: ForgetParts,
  pool: Pool,
  { session, messages }: { readonly session: string; readonly messages: readonly string[] },
  before: RequestTime,
): Promise<Forgotten> {
  const where = { session, status: STATUSES } as const
  const all = await Array.fromAsync(each((page) => store.list(scopeOf(pool), { ...page, where })))
  const meant = all.filter(
    (memory) =>
      memory.source.message !== undefined &&
      messages.includes(memory.source.message) &&
      before.includes(memory) &&
      !memory.pinned,
  )
  const ids = meant.map(({ id }) => id)
  await lastForgotten.record(pool, before, ids)
  if (meant.length === 0) return { removed: 0, near: 0 }
  const turns = meant.filter(({ category }) => category === "turn")
  const ranges = new Map(turns.map(({ id, content }) => [id, [{ from: 0, to: content.length }]]))
  const shortened = await softDelete(meant, "remember", before.at, { ranges })
  return { removed: new Set([...ids, ...shortened.map(({ id }) => id)]).size, near: 0 }
}

/** What a model chooses of the offered memories. A failed call chooses none. */
async function chooseByModel(
  { store, chooseToForget }: ForgetParts,
  pool: Pool,
  asked: readonly ForgetRequest[],
  offered: readonly OfferedMemory[],
  call: CallOptions | undefined,
): Promise<readonly OfferedMemory[]> {
  if (chooseToForget === undefined) return []
  const statements = await readOffered(store, pool, offered)
  const request = [...new Set(asked.map(({ about, asking }) => asking?.join(" ") ?? about))].join(" ")
  const question = { tenant: pool.tenant, request, statements: statements.map(({ text }) => text) }
  const indexes = await chooseToForget(question, call?.signal).catch(() => [])
  return indexes.flatMap((index) => statements[index]?.offered ?? [])
}
