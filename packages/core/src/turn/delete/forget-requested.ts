import {
  type CallOptions,
  type Memory,
  type MemoryId,
  type Pool,
  STATUSES,
  type Store,
  type TextRange,
} from "../../contract/index.ts"
import { type Sentence, sentencesOf } from "../../text/sentences.ts"
import { each } from "../pages.ts"
import { scopeOf } from "../pools.ts"
import { withCarriedOn } from "./carried-on.ts"
import { narrowRange } from "./cut-text.ts"
import { findMemoriesToForget } from "./find-memories-to-forget.ts"
import { forgetOffered, offerableMemories, offerChoices } from "./forget-offered.ts"
import { type OfferedMemory, type OfferPlace, readOffered } from "./forget-offers.ts"
import type { ForgetParts, Forgotten } from "./forget-parts.ts"
import { keepIntroductions, readJoined, sentencesSaid } from "./joined-facts.ts"
import { keepMembers, writeRests } from "./kept-members.ts"
import { createMemberCut } from "./list-members.ts"
import type { ForgetRequest } from "./match-request.ts"
import { type NamedMemories, onlyNear } from "./named-memories.ts"
import { createRequestReader } from "./named-statements.ts"
import { losesSentences, statesWithout } from "./note.ts"
import type { RequestTime } from "./request-time.ts"

/** A message of at most this many characters is about one matter: "I got a fake id. I'm Brandon from Delaware apparently". */
const MAX_SINGLE_MATTER = 160

/**
 * Removes every memory of the pool, no newer than `before`, that a person asked to have forgotten. Of messages and notes only the sentences go
 * that it is about. Where it is not clear which memories are meant, it removes none.
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
  // What a confirmed request only may mean was offered when it was made, or it was not sure to be one.
  if (meant.size === 0 && asked.some(({ isConfirmed }) => isConfirmed === true)) return { removed: 0, near: 0 }
  if (asked.length > 0 && meant.size === 0 && before.said === undefined) await lastForgotten.record(pool, before, [])
  if (meant.size === 0 && near > 0) {
    const isNear = (sentence: string): boolean => found.some((one) => one.isNear(sentence))
    const offerable = offerableMemories([...mayMean.values()], isNear)
    const offered = offerable.map((one) => one.offered)
    const isForWork = asked.every(({ isWork }) => isWork === true)
    const meantByModel = isForWork ? [] : await chooseByModel(parts, pool, asked, offered, call)
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
  const isNamed = (sentence: string): boolean => found.some((one) => one.isMeant(sentence))
  // "My wife is Sue. She is vegan. I bake." tells of her in one sentence.
  const ofSomebody = new Set(
    [...meant.values()].flatMap((one) => (readJoined(one) ? (one.source.at?.memory ?? []) : [])),
  )
  const isOneMatter = ({ id, category, content }: Memory): boolean =>
    category === "turn" &&
    content.length <= MAX_SINGLE_MATTER &&
    !isBySentence &&
    !ofSomebody.has(id) &&
    sentencesOf(content).every(({ text }) => !cut(text))
  const turns = [...meant.values()].filter(isOneMatter)
  const isOtherMatter = await findOtherMatters(store, pool, turns, ({ id }) => meant.has(id), isNamed)
  const isMeant = (turn: Memory, { text }: Sentence): boolean =>
    isNamed(text) || (isOneMatter(turn) && !isOtherMatter(turn, text))
  const carried = await withCarriedOn(store, pool, [...meant.values()], isMeant, before)
  const lists = await keepMembers(parts, pool, carried.memories, { asked, cut }, before.at)
  const ids = lists.memories.map(({ id }) => id)
  const made = lists.rests.map(({ id }) => id)
  await lastForgotten.record(pool, before, ids, made)
  const ranges = new Map<MemoryId, readonly TextRange[]>(carried.ranges)
  for (const turn of meant.values()) {
    if (!losesSentences(turn)) continue
    const all = sentencesOf(turn.content)
    const sentences = all.filter((one) => isMeant(turn, one))
    const own = [
      ...sentences.flatMap(({ text, start, end }) => narrowRange({ from: start, to: end }, cut(text))),
      ...correctionsOf(turn, all, sentences, lists.memories),
      ...(carried.ranges.get(turn.id) ?? []),
    ]
    const isWhole = turn.category !== "turn" && (sentences.length === 0 || !statesWithout(turn.content, own))
    if (isWhole) ranges.delete(turn.id)
    else ranges.set(turn.id, own)
  }
  // Before what they are left of goes: a request that was interrupted is read again.
  await writeRests(store, pool, lists.rests, before.at)
  const how = { ranges, narrow: keepIntroductions(lists.memories, isNamed, lists.narrow) }
  const messages = await softDelete(lists.memories, "remember", before.at, how)
  const removed = new Set([...ids, ...messages.map(({ id }) => id)])
  // The message of a fact goes with it.
  const left = [...mayMean.values()].filter(({ id }) => !removed.has(id))
  const choices = left.length === 0 ? [] : await offerNear(parts, pool, left, found, before, place)
  return {
    removed: removed.size,
    near: left.length,
    ...(choices.length > 0 && { choices }),
  }
}

/** Whether a sentence of a message states what another memory holds. */
type IsOtherMatter = (turn: Memory, sentence: string) => boolean

/**
 * What short messages tell beside what is to be forgotten: the sentences from which other facts were read, and those that
 * introduce whom it is about. "I got divorced. I live in Leeds." is one message of two matters.
 */
async function findOtherMatters(
  store: Store,
  pool: Pool,
  turns: readonly Memory[],
  goes: (memory: Memory) => boolean,
  isMeant: (sentence: string) => boolean,
): Promise<IsOtherMatter> {
  const stays = new Set<string>()
  const bySession = Map.groupBy(turns, ({ owner }) => owner.session ?? "")
  for (const [session, own] of bySession) {
    const positions = own.flatMap(({ source: { position } }) => position ?? [])
    if (positions.length === 0) continue
    const position = { from: Math.min(...positions), below: Math.max(...positions) + 1 }
    const where = { session, position, status: STATUSES }
    const messages = new Set(own.map(({ source }) => source.message))
    for await (const memory of each((page) => store.list(scopeOf(pool), { ...page, where }))) {
      const { message } = memory.source
      if (memory.category === "turn" || !messages.has(message)) continue
      const said = sentencesSaid(memory).map(({ text }) => text)
      const told = goes(memory) ? said.slice(0, readJoined(memory) === undefined ? 0 : -1) : said
      const isWhole = readJoined(memory) === undefined && told.some(isMeant)
      for (const text of isWhole ? [] : told) stays.add(key(session, message, text))
    }
  }
  return ({ owner, source }, sentence) => stays.has(key(owner.session ?? "", source.message, sentence))
}
const key = (session: string, message: string | undefined, sentence: string): string =>
  JSON.stringify([session, message, sentence])

/** Offers what is near beside what is removed, such as other messages that name it. */
async function offerNear(
  { store, offers }: ForgetParts,
  pool: Pool,
  near: readonly Memory[],
  found: readonly NamedMemories[],
  before: RequestTime,
  place: OfferPlace | undefined,
): Promise<readonly MemoryId[]> {
  const isNear = (sentence: string): boolean => found.some((one) => one.isNear(sentence))
  const choices = await offerChoices(store, offerableMemories(near, isNear), before.at)
  if (place !== undefined) await offers.record(pool, place, choices)
  return choices.map(({ id }) => id)
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

/** Removes whole messages of a session with the statements read from them, unless they are newer than `before`. */
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
      memory.source.message !== undefined && messages.includes(memory.source.message) && before.includes(memory),
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
