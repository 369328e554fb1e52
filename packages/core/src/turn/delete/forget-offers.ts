import type { Json, Memory, MemoryId, Pool, State, Store } from "../../contract/index.ts"
import { analyse } from "../../text/analyse.ts"
import { neutralizeMarkup } from "../../text/neutralize-markup.ts"
import { asksSomething } from "../../text/questions.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { derivedId } from "../ids.ts"
import { scopeOf } from "../pools.ts"
import { isSameWord } from "./named-statements.ts"
import { losesSentences } from "./note.ts"
import type { OfferAnswer } from "./offer-answers.ts"

const BUCKET = "forget-offers"

/** The message that asked to forget, by its session and id. */
export interface OfferPlace {
  readonly session: string
  readonly message: string
}

/** A memory that an unclear request may mean; of a message or a note only these sentences, by their hashes, so that no text is kept here. */
export interface OfferedMemory {
  readonly id: MemoryId
  readonly sentences?: readonly string[]
}

interface ForgetOffer extends OfferPlace {
  readonly memories: readonly OfferedMemory[]
}

/** Remembers of each pool what its last unclear request to forget may mean, so that the next message can choose. */
export class ForgetOffers {
  readonly #state: State

  constructor(state: State) {
    this.#state = state
  }

  async record(pool: Pool, place: OfferPlace, memories: readonly OfferedMemory[]): Promise<void> {
    // The members are plain data.
    const value = { ...place, memories } satisfies ForgetOffer as unknown as Json
    await this.#state.set(BUCKET, keyOf(pool), value, { about: pool })
  }

  /** What was offered upon this message; nothing if the pool's last offer was another one. */
  async of(pool: Pool, { session, message }: OfferPlace): Promise<readonly OfferedMemory[]> {
    // Only this class writes the bucket.
    const offer = (await this.#state.get(BUCKET, keyOf(pool)))?.value as unknown as ForgetOffer | undefined
    return offer?.session === session && offer.message === message ? offer.memories : []
  }
}

/** Hashed, because tenants may share names of pools. */
function keyOf({ tenant, name }: Pool): string {
  return derivedId("forget-offers", tenant, name)
}

/** A memory as it is offered. `sentences` are those of a message or a note. */
export function offeredMemory(memory: Memory, sentences: readonly string[]): OfferedMemory {
  const { id } = memory
  return losesSentences(memory) ? { id, sentences: sentences.map(hashOf) } : { id }
}

const hashOf = (sentence: string): string => derivedId("offered-sentence", sentence.trim())

/** An offered memory that is still there, with what it says. */
export interface OfferedStatement {
  readonly offered: OfferedMemory
  readonly memory: Memory
  readonly text: string
}

const OFFERED_STATUSES: readonly string[] = ["active", "superseded", "ended"]

/** The offered memories as they are now, without those that are gone or quarantined. */
export async function readOffered(
  store: Store,
  pool: Pool,
  offered: readonly OfferedMemory[],
): Promise<readonly OfferedStatement[]> {
  const memories = await store.read(
    scopeOf(pool),
    offered.map(({ id }) => id),
  )
  return offered.flatMap((one, place) => {
    const memory = memories[place]
    if (memory === undefined || !OFFERED_STATUSES.includes(memory.status)) return []
    const text = offeredSentences(one, memory)
      .map((sentence) => sentence.text)
      .join(" ")
    return text === "" ? [] : [{ offered: one, memory, text }]
  })
}

/** The sentences of a memory that were offered. */
export function offeredSentences({ sentences }: OfferedMemory, { content }: Pick<Memory, "content">) {
  const all = sentencesOf(content)
  return sentences === undefined ? all : all.filter(({ text }) => sentences.includes(hashOf(text)))
}

/** Share of the words that only this statement has, of those offered, with which a reply names it. */
const NAMING_SHARE = 0.5
/** A reply that holds so many first characters of a statement quotes it. */
const QUOTED_CHARACTERS = 30

/** What a reply names of the offered statements, in its order. */
export interface NamedStatements {
  readonly named: readonly OfferedStatement[]
  /** Whether it is clear of every offered statement if the reply names it, so that "the second" is. */
  readonly isOrdered: boolean
  /** Whether the reply asks about all of them together: "Should I forget both?" */
  readonly isAll: boolean
  /** Whether its last question is which of them is meant. */
  readonly isChoice: boolean
}

const ALL = wholeWords(
  "both|all of (?:them|these|those)|(?:them|these) all|each of (?:them|these)|beide[sn]?|alles davon|sie alle|alle (?:beide|drei|vier)|(?:les|toutes les|tous les) deux|toutes|tous|ambos|ambas|(?:las|los) dos|entramb[ie]|tutt[ei] e due|(?:as|os) (?:duas|dois)",
  "两个|兩個|都|全部|両方|どちらも|すべて|全て",
)
/** A question about all that is for something else: "Shall I keep both?" */
const FORGETS = wholeWords(
  "forget|delete|remove|erase|wipe|drop|vergessen|vergesse|löschen?|lösche|entfernen?|streichen|oubli\\p{L}*|effac\\p{L}*|supprim\\p{L}*|olvid\\p{L}*|borr\\p{L}*|elimin\\p{L}*|dimentic\\p{L}*|cancell\\p{L}*|esquec\\p{L}*|esqueç\\p{L}*|apag\\p{L}*|exclu\\p{L}*",
  "忘|删|刪|消|除",
)
const KEEPS = wholeWords(
  "keep|remember|behalt\\p{L}*|merken|gard\\p{L}*|conserv\\p{L}*|guard\\p{L}*|manten\\p{L}*|mantener|tener|tenere|not|nicht|pas|no|non|não",
  "保留|记住|別|别|残|覚え|ない",
)
/** A question that leaves a choice: "Both, or only the first?" */
const CHOOSES = wholeWords(
  "which|or|only|welche[rsn]?|oder|nur|laquelle|lequel|lesquel(?:le)?s|ou|quel(?:le)?s?|cuál(?:es)?|qué|o|u|solo|quale|quali|oppure|qual|quais|só",
  "哪|还是|還是|或|どれ|または|それとも|どちら(?!も)|どっち",
)
const lastQuestion = (reply: string): string =>
  sentencesOf(reply).findLast(({ text }) => asksSomething(text))?.text ?? ""
/** Whether a question is about all that its reply offers. */
function asksForAll(question: string): boolean {
  return ALL.test(question) && FORGETS.test(question) && !KEEPS.test(question) && !CHOOSES.test(question)
}

export function namedInReply(reply: string, offered: readonly OfferedStatement[]): NamedStatements {
  const placeOf = placesOfWords(reply)
  const lower = reply.toLowerCase()
  const words = offered.map(({ text }) => [...new Set(analyse(text).filter((word) => !isStopWord(word)))])
  const places = offered.map(({ text }, place) => {
    const quoted = lower.indexOf(neutralizeMarkup(text).toLowerCase().slice(0, QUOTED_CHARACTERS))
    if (quoted >= 0) return quoted
    const own = (words[place] ?? []).filter((word) => !words.some((all, at) => at !== place && all.includes(word)))
    const positions = own.flatMap((word) => placeOf(word) ?? [])
    if (own.length > 0 && positions.length === 0) return UNNAMED
    return positions.length > 0 && positions.length >= own.length * NAMING_SHARE ? Math.min(...positions) : UNCLEAR
  })
  const named = offered
    .map((one, place) => ({ one, at: places[place] ?? UNNAMED }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ one }) => one)
  const question = lastQuestion(reply)
  return { named, isOrdered: !places.includes(UNCLEAR), isAll: asksForAll(question), isChoice: CHOOSES.test(question) }
}

const UNNAMED = -1
const UNCLEAR = -2

/** Where an analysed word first occurs in a text. */
function placesOfWords(text: string): (word: string) => number | undefined {
  const places = new Map<string, number>()
  // A number may be the place in a list.
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu))
    for (const one of analyse(word)) if (!places.has(one)) places.set(one, index)
  return (word) => {
    const at = UNSPACED.test(word) ? text.indexOf(word) : -1
    return at >= 0 ? at : places.get(word)
  }
}

/**
 * What an answer chooses of the statements that the reply named; one that says what it chooses, as "the one about Ida"
 * does, chooses of all that were offered. Nothing if it is not clear which.
 */
export function chooseOffered(
  answer: OfferAnswer,
  named: NamedStatements,
  offered: readonly OfferedStatement[],
): readonly OfferedStatement[] {
  const chosen = chooseNamed(answer, named)
  return chosen.length > 0 || !answer.isChoice ? chosen : chooseByContent(answer, offered)
}

function chooseByContent({ rest }: OfferAnswer, offered: readonly OfferedStatement[]): readonly OfferedStatement[] {
  const fitting = offered.filter(({ text }) => rest.every((word) => occursIn(word, text)))
  return rest.length > 0 && fitting.length === 1 ? fitting : []
}

function chooseNamed(
  { means, places, rest }: OfferAnswer,
  { named, isOrdered, isAll }: NamedStatements,
): readonly OfferedStatement[] {
  const says = ({ text }: OfferedStatement): boolean => rest.every((word) => occursIn(word, text))
  const fitting = rest.length === 0 ? named : named.filter(says)
  if (means === "named") return fitting.length === 1 ? fitting : []
  // "Should I forget both?" – "Yes."
  if (means === "yes") return (named.length === 1 || isAll) && fitting.length === named.length ? named : []
  if (means === "all" || means === "count") {
    const isEach = fitting.length === named.length && (means === "all" || places[0] === named.length)
    return isEach ? named : []
  }
  if (!isOrdered) return []
  const statements = places.map((place) => named.at(place))
  const all = statements.flatMap((one) => one ?? [])
  return all.length === places.length && all.every((one) => fitting.includes(one)) ? [...new Set(all)] : []
}

/** Of one character only what is a word. */
const HAN = /^\p{Script=Han}/u

function occursIn(word: string, text: string): boolean {
  if (UNSPACED.test(word)) return (word.length > 1 || HAN.test(word)) && text.includes(word)
  const analysed = analyse(word)
  const words = analyse(text)
  return (
    analysed.length > 0 && analysed.every((one) => words.some((own) => isSameWord(one, own) || isInflected(one, own)))
  )
}

const MIN_STEM = 4
const MAX_ENDING = 2

/** "Neffen" of "Neffe". */
function isInflected(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one]
  return shorter.length >= MIN_STEM && longer.startsWith(shorter) && longer.length - shorter.length <= MAX_ENDING
}
