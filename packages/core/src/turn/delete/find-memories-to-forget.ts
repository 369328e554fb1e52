import { type CallOptions, equallyWeighted, type Memory, type Pool, type Store } from "../../contract/index.ts"
import { yieldBeforeReply } from "../../plugin/event-loop.ts"
import { analyse } from "../../text/analyse.ts"
import { queryWords } from "../../text/query-words.ts"
import { scopeOf } from "../pools.ts"
import { onlyAskedMatter, withoutOthersHealth } from "./asked-matter.ts"
import { attributeCut } from "./attribute-cut.ts"
import { createAttributeMatch, standsAt } from "./attribute-match.ts"
import { isMatchDoubted, type StoredStatements } from "./choose-ranked.ts"
import { chooseSentences } from "./choose-sentences.ts"
import { bare, readJoined } from "./joined-facts.ts"
import { MIN_STATEMENTS } from "./least-certainty.ts"
import { attributesAsked } from "./list-members.ts"
import { derivedForms, type ForgetRequest } from "./match-request.ts"
import { type NamedMemories, onlySameNumbers, sentencesRead, withoutUnsaid, withReadings } from "./named-memories.ts"
import { createRequestReader, isOneStatement, isSameWord, namingWords, type RequestReader } from "./named-statements.ts"
import { withOtherMentions } from "./other-mentions.ts"
import { createOthersMatch } from "./others-attributes.ts"
import { createOwnThingMatch, ownAddresses } from "./own-thing.ts"
import { isSaidAfter } from "./repetitions.ts"
import { peopleIn } from "./request-address.ts"
import type { RequestTime } from "./request-time.ts"
import { chanceOf, mayTell, modelNames } from "./told-attribute.ts"
import { messagesSince } from "./told-lately.ts"

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
  const meant = await withoutSaidAgain(store, pool, before, withoutUnsaid(withoutOthersHealth(asked, matter, reader)))
  return withOtherMentions(store, pool, asked, meant, before, reader, call)
}

/** Of a request in an old conversation, without the statements that the person has repeated since. */
async function withoutSaidAgain(
  store: Store,
  pool: Pool,
  { said }: RequestTime,
  named: NamedMemories,
): Promise<NamedMemories> {
  if (said === undefined) return named
  const isOld = async (memory: Memory): Promise<boolean> =>
    memory.category === "turn" || !(await isSaidAfter(store, pool, memory, said))
  const old = async (memories: readonly Memory[]): Promise<readonly Memory[]> => {
    const areOld = await Promise.all(memories.map(isOld))
    return memories.filter((_, place) => areOld[place])
  }
  return { ...named, meant: await old(named.meant), near: await old(named.near) }
}

async function findNamed(
  store: Store,
  pool: Pool,
  asked: ForgetRequest,
  before: RequestTime,
  call: CallOptions | undefined,
  reader: RequestReader,
): Promise<NamedMemories> {
  const addresses = asked.reach === "said" ? [] : ownAddresses(asked.about)
  const found = await findCandidates(store, pool, asked, before, addresses, call)
  const attributes = attributesAsked([asked])
  for (const { content } of found) {
    for (const { text } of reader.sentences(content)) {
      await yieldBeforeReply()
      reader.prepare(text, asked)
      attributeCut(text, attributes)
    }
  }
  const sentencesBy = (isMeant: (memory: Memory) => boolean): readonly string[] =>
    found.filter(isMeant).flatMap(({ content }) => reader.sentences(content).map(({ text }) => text))
  // What the assistant said is meant only where nobody told anything.
  const told = sentencesBy(({ source }) => source.origin !== "assistant")
  const sentences = told.length > 0 ? told : sentencesBy(() => true)
  const stored = { readings: sentencesRead(found, reader), since: messagesSince(found, reader.sentences) }
  const holding = (is: (sentence: string) => boolean) =>
    found.filter(({ content }) => reader.sentences(content).some(({ text }) => is(text)))
  const choose = (one: ForgetRequest) => {
    const choice = chooseSentences(sentences, one, reader, reader.ranks ? stored : undefined)
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
  const joined = joinedMeant(found, sentences, asked, reader, stored)
  if (joined.length > 0) return onlyMeant({ meant: joined, isMeant: () => false, bySentence: true }, found, reader)
  const thing = createOwnThingMatch(found, asked, reader)
  if (thing !== undefined) return onlyMeant(thing, found, reader)
  // Among more statements a model tells better which of them has the attribute.
  const isAmongFew = new Set(sentences).size < MIN_STATEMENTS
  const isVerb = (sentence: string): boolean =>
    !ACTIVITIES.has(asked.own?.attribute ?? "") && usesAsVerb(sentence, asked.words)
  const own =
    asked.own === undefined
      ? undefined
      : createAttributeMatch(found, asked.own, reader, isVerb, isAmongFew, asked.about)
  if (own !== undefined && own.meant.length > 0) return onlyMeant(own, found, reader)
  const theirs = createOthersMatch(found, asked, reader)
  if (theirs !== undefined) return onlyMeant(theirs, found, reader)
  const exact = choose(asked)
  const addressed = found.filter((memory) =>
    addresses.some((address) => standsAt(memory, address, asked.reach === "named")),
  )
  const matched = sentences.filter(exact.isMeant)
  const isOfForm =
    matched.length > 0 &&
    !(asked.reach !== "named" && reader.ranks && isMatchDoubted(asked, sentences, matched, reader, stored.since))
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
  const byWords = { meant, near: near.map(({ memory }) => memory), isMeant, isNear }
  return meant.length > 0 || near.length > 0 ? byWords : { ...byWords, ...(await likelyTold(found, asked, reader)) }
}

/** The joined facts that a request means by the words of both sentences: "Owen's epilepsy" is told by neither alone. */
function joinedMeant(
  found: readonly Memory[],
  sentences: readonly string[],
  asked: ForgetRequest,
  reader: RequestReader,
  stored: StoredStatements,
): readonly Memory[] {
  const joined = found.flatMap((memory) => {
    const parts = readJoined(memory)
    return parts === undefined ? [] : [{ memory, ...parts }]
  })
  const words = namingWords(asked.about)
  const shares = (text: string): boolean =>
    reader.named(text).some((held) => words.some((word) => derivedForms(word).some((one) => isSameWord(one, held))))
  const people = [...peopleIn(asked.about)]
  const isOfThem = (introduction: string): boolean => people.some((one) => peopleIn(introduction).has(one))
  const telling = joined.filter(
    ({ told, introduction }) => shares(told) && (shares(introduction) || isOfThem(introduction)),
  )
  if (telling.length === 0) return []
  const parts = new Set(joined.flatMap(({ memory }) => reader.sentences(memory.content).map(({ text }) => bare(text))))
  const others = sentences.filter((sentence) => !parts.has(bare(sentence)))
  const all = [...telling.map(({ memory }) => memory.content), ...others]
  const named = asked.reach === "said" ? asked : asNamed(asked)
  const { isMeant } = chooseSentences(all, named, reader, reader.ranks ? stored : undefined)
  return others.some(isMeant) ? [] : telling.flatMap(({ memory }) => (isMeant(memory.content) ? [memory] : []))
}

/** From this probability on a statement may tell an attribute that nothing else does. */
const MAY_TELL = 0.2
const MAX_OFFERED = 4

/** Of an attribute that nothing stated tells surely: what the model of attributes finds likeliest, as near. */
async function likelyTold(
  found: readonly Memory[],
  { own }: ForgetRequest,
  reader: RequestReader,
): Promise<Pick<NamedMemories, "near" | "isNear">> {
  const names = own === undefined ? [] : modelNames(own.attribute)
  const chances = new Map<string, number>()
  for (const { content, source } of names.length === 0 ? [] : found) {
    if (source.origin === "assistant") continue
    for (const { text } of reader.sentences(content)) {
      await yieldBeforeReply()
      const [first] = reader.subjects(text)
      const isOthers = first !== undefined && (first.subject.people.size > 0 || first.subject.isOther)
      const mayBe = own !== undefined && mayTell(text, own.attribute) ? 1 : 0
      if (!isOthers) chances.set(text, Math.max(mayBe, chanceOf(text, names)))
    }
  }
  const likeliest = [...chances]
    .filter(([, chance]) => chance >= MAY_TELL)
    .toSorted(([, one], [, other]) => other - one)
  const offered = new Set(likeliest.slice(0, MAX_OFFERED).map(([text]) => text))
  const isNear = (sentence: string): boolean => offered.has(sentence)
  return { near: found.filter(({ content }) => reader.sentences(content).some(({ text }) => isNear(text))), isNear }
}

/** The memories among which a request may mean some: those with its words, and the newest. */
async function findCandidates(
  store: Store,
  pool: Pool,
  asked: ForgetRequest,
  before: RequestTime,
  addresses: ReturnType<typeof ownAddresses>,
  call: CallOptions | undefined,
): Promise<readonly Memory[]> {
  const scope = scopeOf(pool)
  const where = { status: ["active", "quarantined", "superseded", "ended"] } as const
  const words = [
    ...(asked.reach === "named" ? asked.words : queryWords(asked.about)).flatMap(derivedForms),
    ...addresses.flatMap(({ attribute }) => analyse(attribute)),
  ]
  const query = { text: asked.about, words: equallyWeighted([...new Set(words)]) }
  const listed = async () => (await store.list(scope, { limit: 200, where }, call)).items
  const searched = async () =>
    (await store.text?.search(scope, query, { ...call, limit: 200, where }))?.hits.map((hit) => hit.memory)
  const all = [...((await searched()) ?? (await listed())), ...(await listed())]
  return [...new Map(all.map((memory) => [memory.id, memory])).values()].filter((memory) => before.includes(memory))
}

/** A match that leaves no doubt, with what was read from its memories. */
function onlyMeant(
  match: Pick<NamedMemories, "meant" | "isMeant" | "bySentence"> & Partial<NamedMemories>,
  found: readonly Memory[],
  reader: RequestReader,
): NamedMemories {
  const meant = withReadings(match.meant, found, match.isMeant, reader)
  return { near: [], isNear: () => false, ...match, meant }
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
