import type { About, Memory, MemoryId, Pool, Store } from "../../contract/index.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { analyse } from "../../text/analyse.ts"
import { USER_SUBJECT } from "../../text/attributes.ts"
import { type Sentence, sentencesOf } from "../../text/sentences.ts"
import { statedAttribute } from "../../text/stated-attributes.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { otherSubjectIn } from "../../text/unspaced-subject.ts"
import { memoryWords } from "../../text/words.ts"
import { statedMemoryId } from "../ids.ts"
import { scopeOf } from "../pools.ts"
import type { ReadPlace } from "../remember/add.ts"
import { HEALTH_IMPORTANCE } from "../remember/keep-rests.ts"
import { tellsHealth } from "../remember/rest-of-statement.ts"
import { isSameStatement, normalizeStatement } from "../remember/statement-analysis.ts"
import { writeAll } from "../write-all.ts"
import { attributeCut } from "./attribute-cut.ts"
import { factsReadFrom } from "./carried-on.ts"
import type { NarrowCut } from "./cut-text.ts"
import type { ForgetParts } from "./forget-parts.ts"
import { toldAt } from "./joined-facts.ts"
import { attributesAsked, cutMembers, type MemberCut } from "./list-members.ts"
import { type ForgetRequest, isFunctionWord } from "./match-request.ts"
import { isSameWord } from "./named-statements.ts"
import { losesSentences } from "./note.ts"
import { removeMemories } from "./remove-memories.ts"
import { isAskedAttribute } from "./told-attribute.ts"

interface KeptMembers {
  /** What goes: also the statements that were read from the same sentence and name the same. */
  readonly memories: readonly Memory[]
  /** What is left of these statements, each as a statement of its own. */
  readonly rests: readonly Memory[]
  readonly narrow: NarrowCut | undefined
}

/**
 * Of memories that list several things, of which requests name some, only those go: "Allergic to penicillin" stays of
 * "Allergic to peanuts and to penicillin".
 */
export async function keepMembers(
  { store, readPlace }: Pick<ForgetParts, "store" | "readPlace">,
  pool: Pool,
  memories: readonly Memory[],
  { asked, cut }: { readonly asked: readonly ForgetRequest[]; readonly cut: MemberCut },
  at: number,
): Promise<KeptMembers> {
  const goes = new Map(memories.map((memory) => [memory.id, memory]))
  const stays: Memory[] = []
  const listed: string[] = []
  for (const { turn, sentences } of await sentencesMeant(store, pool, memories)) {
    const lists = sentences.filter(({ text }) => cut(text) !== undefined)
    listed.push(...lists.map(({ text }) => text))
    if (lists.length === 0) continue
    for (const fact of await factsReadFrom(store, pool, turn, lists)) {
      if (goes.has(fact.id)) continue
      const isGone = cut(fact.content) !== undefined || lists.some(({ text }) => isOnlyGone(fact.content, text, cut))
      if (isGone) goes.set(fact.id, fact)
      else stays.push(fact)
    }
  }
  const facts = [...goes.values()].filter((memory) => !losesSentences(memory))
  for (const { content, source } of facts)
    listed.push(...[content, source.quote ?? ""].filter((text) => cut(text) !== undefined))
  if (listed.length === 0) return { memories, rests: [], narrow: undefined }
  const isGone = createNamedTest(listed, cut)
  const partial = new Set(
    [...goes.values()].flatMap(({ id, content, source }) =>
      [content, source.quote ?? ""].some((text) => cut(text) !== undefined) ? [id] : [],
    ),
  )
  const rests = facts.flatMap(
    (fact) => createRest(pool, fact, { cut, attributes: attributesAsked(asked), readPlace }, at) ?? [],
  )
  const saidAgain = (rest: Memory, place: number): boolean =>
    [...stays, ...rests.slice(0, place)].some((one) =>
      isSameStatement(normalizeStatement(one), normalizeStatement(rest)),
    )
  return {
    memories: [...goes.values()],
    rests: rests.filter((rest, place) => !saidAgain(rest, place)),
    narrow: (id, sentence) => {
      if (!partial.has(id)) return undefined
      return cut(sentence) ?? (isGone(sentence) ? undefined : [])
    },
  }
}

/** The sentences of the messages among these memories, and those that their facts were read from. */
async function sentencesMeant(
  store: Store,
  pool: Pool,
  memories: readonly Memory[],
): Promise<readonly { readonly turn: Memory; readonly sentences: readonly Sentence[] }[]> {
  const own = memories.filter(({ category }) => category === "turn")
  const facts = memories.flatMap((memory) => (memory.category === "turn" ? [] : (toldAt(memory) ?? [])))
  const sources = new Set(facts.map(({ memory }) => memory).filter((id) => !own.some((turn) => turn.id === id)))
  const read = sources.size === 0 ? [] : await store.read(scopeOf(pool), [...sources])
  const isMeant = (turn: Memory, { start, end }: Sentence): boolean =>
    turn.category === "turn" && facts.some(({ memory, from, to }) => memory === turn.id && from < end && to > start)
  return [
    ...own.map((turn) => ({ turn, sentences: sentencesOf(turn.content) })),
    ...read
      .flatMap((turn) => turn ?? [])
      .map((turn) => ({ turn, sentences: sentencesOf(turn.content).filter((one) => isMeant(turn, one)) })),
  ]
}

/** Whether a text has a word of what is named of these lists. */
function createNamedTest(listed: readonly string[], cut: MemberCut): (text: string) => boolean {
  const words = (text: string): readonly string[] =>
    analyse(text).filter((word) => !isStopWord(word) && !isFunctionWord(word))
  const named = listed.flatMap((text) => {
    const ranges = cut(text) ?? []
    const left = words(cutMembers(text, ranges))
    return ranges.flatMap(({ from, to }) => words(text.slice(from, to))).filter((word) => !left.includes(word))
  })
  return (text) => words(text).some((word) => named.some((one) => isSameWord(one, word)))
}

/** Whether a fact says no more than what of its sentence goes. */
function isOnlyGone(content: string, sentence: string, cut: MemberCut): boolean {
  const ranges = cut(sentence) ?? []
  const gone = new Set(analyse(ranges.map(({ from, to }) => sentence.slice(from, to)).join(" ")))
  const left = new Set(analyse(cutMembers(sentence, ranges)))
  const words = analyse(content).filter((word) => !isStopWord(word) && !isFunctionWord(word))
  return words.length > 0 && words.every((word) => gone.has(word)) && words.some((word) => !left.has(word))
}

interface Asked extends Pick<ForgetParts, "readPlace"> {
  readonly cut: MemberCut
  readonly attributes: readonly string[]
}

function createRest(pool: Pool, fact: Memory, { cut, attributes, readPlace }: Asked, at: number): Memory | undefined {
  const { message, quote, at: _, ...source } = fact.source
  const quoted = cut(quote ?? "")
  const own = cut(fact.content)
  const text = own === undefined ? undefined : cutMembers(fact.content, own)
  if (text === undefined || text === "") return undefined
  const content = text.charAt(0).toUpperCase() + text.slice(1)
  const left = quoted === undefined || quote === undefined ? undefined : cutMembers(quote, quoted)
  const { key: __, links: ___, signals: ____, about: _____, ...rest } = fact
  return {
    ...rest,
    ...(readRest(fact, left ?? content, readPlace, at) ?? placeOfRest(fact, content, attributes)),
    id: statedMemoryId(pool, `${fact.id} ${at}`, content),
    content,
    source: { ...source, ...omitUndefined({ message, quote: left }) },
    revision: 1,
  }
}

type Place = Pick<Memory, "type" | "category" | "importance" | "about">

/**
 * What is left of a statement as if it had been told alone, where that differs from the whole: "I live in York" is no
 * constraint although "I have diabetes and live in York" is one. Of somebody else's statement nothing is read.
 */
function readRest(fact: Memory, left: string, readPlace: ReadPlace, at: number): Place | undefined {
  if (fact.metadata.others === true || (fact.about !== undefined && fact.about.subject !== USER_SUBJECT))
    return undefined
  const whole = readPlace(fact.source.quote ?? fact.content, at)
  const rest = readPlace(left, at)
  if (rest !== undefined && rest.category !== "instruction") {
    const isAsWhole = rest.category === whole?.category && rest.about?.attribute === whole.about?.attribute
    if (isAsWhole && rest.category === fact.category) return undefined
    const { type, category, importance = fact.importance, about } = rest
    return { type, category, importance, ...omitUndefined({ about }) }
  }
  const isOfRest = !CARRIED.has(fact.category) || tellsHealth(left)
  return isOfRest ? undefined : { type: fact.type, category: "fact", importance: PLAIN_IMPORTANCE }
}
/** Categories of what every conversation should know. */
const CARRIED: ReadonlySet<string> = new Set(["constraint", "identity"])
const PLAIN_IMPORTANCE = 0.5

/** What is left of a statement that nothing reads has the place of the whole, but for an attribute that went. */
function placeOfRest(fact: Memory, content: string, attributes: readonly string[]): Place {
  const { type, category, importance, about: told } = fact
  const isOther = told !== undefined && attributes.some((attribute) => isAskedAttribute(told.attribute, attribute))
  const about = isOther && attributeCut(fact.content, attributes) !== undefined ? addressOf(content) : told
  const isHealth = about === undefined && tellsHealth(content)
  const place = isHealth
    ? { type, category: "constraint", importance: Math.max(importance, HEALTH_IMPORTANCE) }
    : { type, category, importance }
  return { ...place, ...omitUndefined({ about }) }
}

/** What is left of a statement about something else. */
function addressOf(content: string): About | undefined {
  const attribute = otherSubjectIn(content) === undefined ? statedAttribute(content) : undefined
  return attribute === undefined ? undefined : { subject: USER_SUBJECT, attribute }
}

/** Stores what is left of statements. */
export async function writeRests(store: Store, pool: Pool, rests: readonly Memory[], at: number): Promise<void> {
  if (rests.length === 0) return
  const puts = rests.map((memory) => ({ op: "put" as const, memory, index: { words: memoryWords(memory) } }))
  await writeAll(store, pool, puts, { by: "remember", at })
}

/** Erases what is left of statements that come back, unless it was changed since. */
export async function eraseRests(store: Store, pool: Pool, ids: readonly MemoryId[], at: number): Promise<void> {
  if (ids.length === 0) return
  const read = await store.read({ tenant: pool.tenant, pools: [pool.name] }, [...ids])
  const rests = read.flatMap((memory) => (memory?.revision === 1 ? [memory] : []))
  await removeMemories({ store }, "erase", rests, { by: "remember", at })
}
