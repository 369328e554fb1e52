import type { Leg, Memory, Range, Status, Store, Where } from "../../contract/index.ts"
import { matches } from "../../plugin/matches.ts"
import { USER_SUBJECT } from "../../text/attributes.ts"
import { PAST_ONLY, UNCERTAIN } from "../../text/change-cues.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { FACT_CATEGORIES, PROFILE_CATEGORIES } from "../categories.ts"
import { conflictsOf } from "../pairs/link-doubted.ts"
import { SUMMARY_CATEGORY } from "../summaries.ts"
import type { AskedAddresses } from "./addresses.ts"
import type { Deadline } from "./deadline.ts"
import { newerThan } from "./doubted.ts"
import type { ListCache } from "./list-cache.ts"
import { profilePassage } from "./profile-line.ts"
import type { RecallRequest } from "./recall-request.ts"
import { findOutdated } from "./restated.ts"
import { filterOf, narrowToPeriod, withoutRetention } from "./retrieve.ts"

const MAX_PROFILE = 20
const MAX_FACTS = 50
const PAGE = 100

/**
 * The profile, which is included in every conversation: pinned memories, then safety (allergies, illness, constraints),
 * the name, standing wishes, home and work, and the people and pets of the household. Of an address or a key only what
 * holds now; nothing uncertain. What does not fit into its budget is dropped from the end.
 */
export async function loadProfile(
  parts: ProfileParts,
  ask: RecallRequest,
  deadline: Deadline,
): Promise<readonly Memory[]> {
  if (ask.settings.profile === "off" || ask.settings.profileTokens === 0) return []
  const { at: _, ...where } = withoutRetention(ask)
  const key = { scope: ask.scope, where, at: ask.at, by: deadline }
  let incomplete: readonly Memory[] = []
  const cached = await parts.lists.get("profile", key, async () => {
    const call = { signal: deadline.signal }
    const list = (more: Where, name?: string) => {
      const query = { limit: PAGE, where: { ...where, ...more, at: ask.at } }
      return deadline.wait(parts.store.list(ask.scope, query, call), name)
    }
    const [standing, pinned, people, addressed] = await Promise.all([
      list({ category: PROFILE_CATEGORIES }, "profile"),
      list({ pinned: true }, "profile"),
      list({ category: ["relationship"] }, "profile"),
      loadOwnAddresses(parts, ask, deadline),
    ])
    const own = (addressed ?? []).slice(0, PAGE).filter(({ about }) => sectionOf(about?.attribute) !== undefined)
    const close = (people?.items ?? []).filter(isClose)
    const profile = selectProfile([...(standing?.items ?? []), ...(pinned?.items ?? []), ...close, ...own])
    const isLate = addressed === undefined && deadline.signal.aborted
    if (standing !== undefined && pinned !== undefined && people !== undefined && !isLate) return profile
    // An allergy that arrived is given although another part did not, and the next request reads all of them again.
    incomplete = profile
    return undefined
  })
  return cached ?? incomplete
}

/** Maximum number of linked statements that are read for one profile. */
const MAX_SUCCESSORS = 20

/** What may have taken the place of a line of the profile and is none itself: "Eu e o Thiago terminamos". */
export async function loadSuccessors(
  { store, lists }: ProfileParts,
  ask: RecallRequest,
  profile: readonly Memory[],
  deadline: Deadline,
): Promise<readonly Memory[]> {
  const lines = new Set<string>(profile.map(({ id }) => id))
  const doubted = profile.filter(({ pinned }) => pinned !== true).flatMap(conflictsOf)
  const ids = [...new Set(doubted)].filter((id) => !lines.has(id)).slice(0, MAX_SUCCESSORS)
  if (ids.length === 0) return []
  const where = withoutRetention(ask)
  const key = { scope: ask.scope, where: [ask.where, ids], at: ask.at, by: deadline }
  const cached = await lists.get("successors", key, async () => {
    const memories = await deadline.wait(store.read(ask.scope, ids, { signal: deadline.signal }))
    return memories?.flatMap((memory) => (memory !== undefined && matches(memory, where) ? [memory] : []))
  })
  return cached ?? []
}

export interface ProfileParts {
  readonly store: Store
  readonly lists: ListCache
}

const MAX_ADDRESSES = 200

/** The newest memories with an address of the user that hold now, for the profile and to tell what is out of date. */
export function loadOwnAddresses(
  parts: ProfileParts,
  ask: RecallRequest,
  deadline: Deadline,
): Promise<readonly Memory[] | undefined> {
  const { at: _, ...where } = { ...withoutRetention(ask), about: { subject: USER_SUBJECT } }
  return parts.lists.get("addresses", { scope: ask.scope, where, at: ask.at, by: deadline }, async () => {
    const query = { limit: MAX_ADDRESSES, where: { ...where, at: ask.at } }
    // Without a name, because a store of contract 1 cannot filter by address.
    return (await deadline.wait(parts.store.list(ask.scope, query, { signal: deadline.signal })))?.items
  })
}

/** The parts of the profile in their order: attributes and categories. */
const SECTIONS: readonly (readonly string[])[] = [
  ["allergy", "health", "medication", "diet", "constraint"],
  ["name"],
  ["answer style", "instruction"],
  ["home", "job", "employer", "language", "age", "birthday", "origin", "identity", "studies", "school", "religion"],
  ["partner", "children", "pets", "household", "marital status", "relationship"],
]

function sectionOf(name: string | undefined): number | undefined {
  const section = SECTIONS.findIndex((names) => name !== undefined && names.includes(name))
  return section === -1 ? undefined : section
}

function selectProfile(memories: readonly Memory[]): readonly Memory[] {
  const newest = new Map<string, Memory>()
  for (const memory of memories) {
    const name = memory.key === undefined ? `id ${memory.id}` : `key ${memory.key}`
    const known = newest.get(name)
    if (known === undefined || known.updatedAt < memory.updatedAt) newest.set(name, memory)
  }
  const all = [...newest.values()]
  const outdated = findOutdated(all)
  const known = new Map<string, Memory>(all.map((memory) => [memory.id, memory]))
  // What may have taken the place of a statement stands where that stood.
  const places = new Map(all.map((memory) => [memory.id, placeOf(memory)]))
  const place = ({ id }: Memory): number => places.get(id) ?? 0
  const current = all.filter((memory) => {
    const newer = staysInDoubt(memory) ? undefined : newerThan(memory, known)
    if (newer !== undefined) places.set(newer.id, Math.min(place(newer), place(memory)))
    return newer === undefined
  })
  const nearest = new Set(current.filter(isNearest))
  const distance = (memory: Memory): number => Number(!nearest.has(memory))
  const ordered = current
    .filter((memory) => !outdated.has(memory.id) && (memory.pinned === true || isSure(memory)))
    .sort((one, other) => place(one) - place(other) || distance(one) - distance(other) || byWeight(one, other))
  return fullSectionsLast(behindNewer(ordered, known), place).slice(0, MAX_PROFILE)
}

/** The same with each memory that is in doubt behind the newer one. */
function behindNewer(ordered: readonly Memory[], known: ReadonlyMap<string, Memory>): readonly Memory[] {
  const newer = new Map(ordered.map((memory) => [memory, newerThan(memory, known)]))
  const behind = (memory: Memory): readonly Memory[] => [
    memory,
    ...ordered.filter((older) => newer.get(older) === memory).flatMap(behind),
  ]
  return ordered.flatMap((memory) => {
    const later = newer.get(memory)
    return later !== undefined && ordered.includes(later) ? [] : behind(memory)
  })
}

/** What somebody could come to harm without stays while it is in doubt, and so does a wish of which a part may hold. */
function staysInDoubt({ about, category }: Memory): boolean {
  return category === "instruction" || sectionOf(about?.attribute ?? category) === 0
}

/** So many memories of each part come in its place; the others follow all parts, so that each has its share of the budget. */
const SHARES = [5, 2, 4, 4, 4]

function fullSectionsLast(ordered: readonly Memory[], placeOf: (memory: Memory) => number): readonly Memory[] {
  const counts = new Map<number, number>()
  const isWithin = (memory: Memory): boolean => {
    const place = placeOf(memory)
    const count = (counts.get(place) ?? 0) + 1
    counts.set(place, count)
    return place < 0 || count <= (SHARES[place % SECTIONS.length] ?? 0)
  }
  const { true: first = [], false: rest = [] } = Object.groupBy(ordered, (memory) => `${isWithin(memory)}` as const)
  return [...first, ...rest]
}

/** Its section; pinned memories come first, and what no section names with the identity. */
function placeOf(memory: Memory): number {
  const { pinned, about, category, key, importance } = memory
  if (pinned === true) return -1
  if (key === "identity:name") return 1
  const isDoubtful =
    about === undefined && key === undefined && importance < CERTAIN && category !== "instruction" && !isNearest(memory)
  const section = sectionOf(about?.attribute) ?? sectionOf(category) ?? 3
  return isDoubtful ? section + SECTIONS.length : section
}

/** A statement without key and address that is less important than this may not be about what its category says, and comes last. */
const CERTAIN = 0.72

/** A partner or child, who come before animals and friends. */
function isNearest({ category, content }: Memory): boolean {
  return category === "relationship" && content.length <= MAX_CLOSE_CHARACTERS && NEAREST.test(content)
}

/** What is a constraint or a wish may speak of what could be; anything else of which a line would is no fact for every conversation. */
function isSure(memory: Memory): boolean {
  const { category, content } = memory
  if (category === "constraint" || category === "instruction" || !speculates(content)) return true
  return !speculates(profilePassage(memory))
}

const speculates = (text: string): boolean => UNCERTAIN.test(text) || PAST_ONLY.test(text)

/**
 * A short statement about the household, by the probability that the reader gave it or by its words, or the name of a
 * family member. Longer ones are found by search.
 */
function isClose({ content, source, importance }: Memory): boolean {
  // A reply of a model repeats or guesses; what an agent adds is meant to be kept.
  const isReplied = source.origin === "assistant" && source.message !== undefined
  if (content.length > MAX_CLOSE_CHARACTERS || isReplied) return false
  if (importance >= CLOSE_FROM) return true
  return NEAREST.test(content) || ANIMALS.test(content) || (FAMILY.test(content) && NAMED.test(content))
}

const MAX_CLOSE_CHARACTERS = 160
/** The importance of a relationship from which it is of the household by the models of places: more likely than not. */
const CLOSE_FROM = 0.71
const NEAREST = wholeWords(
  `
  wife|husband|spouse|partner|girlfriend|boyfriend|fianc[ée]e?|sons?|daughters?|child(?:ren)?|kids?|baby|twins
  |frau|ehefrau|mann|ehemann|freundin|söhne?|tochter|töchter|kind(?:er)?|femme|mari|compagn(?:e|on)|fils|filles?|enfants?
  |esposa|esposo|marido|novi[oa]|hij[oa]s?|filh[oa]s?|namorad[oa]|moglie|marito|figli[oae]?|жена|муж|сын|дочь|дети
  `,
  "妻子|老婆|丈夫|老公|儿子|女儿|孩子|妻|夫|息子|娘|子供|아내|남편|아들|딸|아이",
)
const ANIMALS = wholeWords(
  `
  dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|parrot|rabbit|hamster|horse|hunde?|katzen?|kater|haustiere?|chiens?|chienne|chats?|chatte
  |perr[oa]s?|gat[oa]s?|cachorr[oa]s?|cão|cães|can[ei]|gatt[oaie]|собака|кошка|кот
  `,
  "狗|猫|犬|ペット|강아지|고양이",
)
const FAMILY = wholeWords(
  `
  mother|father|mom|mum|dad|parents|brothers?|sisters?|(?:best|closest) friend|mutter|vater|eltern|bruder|schwester|mère|père|parents|frère|sœur
  |madre|padre|herman[oa]|mãe|pai|irmãos?|irmã|fratello|sorella|мама|папа|брат|сестра
  `,
  "妈妈|爸爸|母亲|父亲|哥哥|姐姐|弟弟|妹妹|母|父|兄|姉|엄마|아빠|어머니|아버지|형|누나|언니|오빠|동생",
)
const NAMED = wholeWords(
  `called|named|name|names|heißt|heissen|heißen|namens|s[’']appellent?|nommée?|se llaman?|llamad[oa]|chama(?:m|-se)?|si chiama(?:no)?|зовут`,
  "叫|名字|名前|という|이름",
)

/** The newest facts that the request may see. */
export function listFacts(
  { store, lists }: ProfileParts,
  ask: RecallRequest,
  limit: number,
  deadline: Deadline,
): Promise<readonly Memory[] | undefined> {
  const { at: _, createdAt, ...where } = { ...filterOf(ask), category: FACT_CATEGORIES }
  // The retention limit moves with the clock, by less than matters for a cached list.
  const asked = [where, ask.where.createdAt, ask.settings.retentionDays, limit]
  return lists.get("facts", { scope: ask.scope, where: asked, at: ask.at, by: deadline }, async () => {
    const query = { limit, where: { ...where, at: ask.at, ...(createdAt && { createdAt }) } }
    const page = await deadline.wait(store.list(ask.scope, query, { signal: deadline.signal }), "facts")
    return page?.items
  })
}

/** All facts that the request may see, newest first, or `undefined` if there are more than 50. `limit`: of the facts that the recall reads anyway. */
export async function loadFewFacts(
  parts: ProfileParts,
  ask: RecallRequest,
  deadline: Deadline,
  limit = MAX_FACTS + 1,
): Promise<readonly Memory[] | undefined> {
  const facts = await listFacts(parts, ask, limit, deadline)
  return facts === undefined || facts.length > MAX_FACTS ? undefined : facts
}

/** The newest memories of an address that are candidates. */
const MAX_ADDRESSED = 12

/**
 * The newest memories of the addresses that a question names, found although they may share no word with it. Past
 * values are among them: they are shown where a question asks for the past, and tell what is out of date elsewhere.
 */
export async function listAddressed(
  store: Store,
  ask: RecallRequest,
  { attributes, own }: AskedAddresses,
  deadline: Deadline,
  statuses?: readonly Status[],
): Promise<Leg | undefined> {
  if (!own || attributes.length === 0) return undefined
  const status = ask.where.status ?? statuses
  const { at: _, ...where } = { ...filterOf(ask), ...(status !== undefined && { status }) }
  const pages = await Promise.all(
    attributes.map((attribute) => {
      const query = { limit: MAX_ADDRESSED, where: { ...where, about: { subject: USER_SUBJECT, attribute } } }
      // Without a name, because a store that cannot filter by address still finds what shares a word.
      return deadline.wait(store.list(ask.scope, query, { signal: deadline.signal }))
    }),
  )
  const hits = pages.flatMap((page) =>
    (page?.items ?? []).flatMap((memory) => (isExpired(memory, ask.at) ? [] : [{ memory, score: 0 }])),
  )
  return hits.length === 0 ? undefined : { name: "addresses", kind: "words", found: { hits } }
}

/** What is active but holds no longer ended by itself. */
function isExpired({ status, expiresAt, validFrom, validUntil }: Memory, at: number): boolean {
  if (expiresAt !== undefined && expiresAt <= at) return true
  return (
    status === "active" &&
    ((validUntil !== undefined && validUntil <= at) || (validFrom !== undefined && validFrom > at))
  )
}

/**
 * Memories for a question about the user or the past without a topic: facts by importance, then turns, newest first.
 * If it names a time with memories, only those of that time; a question about the past then has the summaries of its
 * conversations among the facts, because no message answers it better than the others.
 */
export async function listWithoutTopic(
  store: Store,
  ask: RecallRequest,
  about: "user" | "past",
  time: Range | undefined,
  deadline: Deadline,
): Promise<readonly Memory[]> {
  if (time !== undefined) {
    const [then, summaries] = await Promise.all([
      listKnown(store, ask, "past", (where) => narrowToPeriod(where, time), deadline),
      about === "past" ? listSummaries(store, ask, time, deadline) : [],
    ])
    if (then.length + summaries.length > 0) return interleave(then, summaries)
  }
  return listKnown(store, ask, about, (where) => where, deadline)
}

/** The summaries of conversations that were held in this time, also of one that goes on, and of months within it, newest first. */
async function listSummaries(
  store: Store,
  ask: RecallRequest,
  { from = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY }: Range,
  deadline: Deadline,
): Promise<readonly Memory[]> {
  const where = filterOf(ask)
  if (where.category !== undefined) return []
  const { createdAt } = narrowToPeriod(where, { from })
  const query = { limit: PAGE, where: { ...where, category: [SUMMARY_CATEGORY], ...(createdAt && { createdAt }) } }
  const page = await deadline.wait(store.list(ask.scope, query, { signal: deadline.signal }), "recent")
  return (page?.items ?? [])
    .filter(({ owner, createdAt: end, validFrom: start = end }) =>
      owner.session === undefined ? start >= from && end < below : start < below,
    )
    .toSorted((one, other) => other.createdAt - one.createdAt)
}

/** One of the first and one of the others in turn, then the rest. */
function interleave(first: readonly Memory[], others: readonly Memory[]): readonly Memory[] {
  const paired = others.flatMap((other, place) => [...first.slice(place, place + 1), other])
  return [...paired, ...first.slice(others.length)]
}

async function listKnown(
  store: Store,
  ask: RecallRequest,
  about: "user" | "past",
  narrowed: (where: Where) => Where,
  deadline: Deadline,
): Promise<readonly Memory[]> {
  const where = narrowed(filterOf(ask))
  const facts = { ...where, category: where.category ?? FACT_CATEGORIES }
  const turns = { ...where, category: where.category ?? ["turn"] }
  const lists = about === "past" ? [facts, turns] : [facts]
  const call = { signal: deadline.signal }
  const pages = await Promise.all(
    lists.map((one) => deadline.wait(store.list(ask.scope, { limit: PAGE, where: one }, call), "recent")),
  )
  const [first = [], ...others] = pages.map((page) => [...(page?.items ?? [])].sort(byWeight))
  return [about === "user" ? headsFirst(first) : first, ...others].flat()
}

/** What holds now at the person's own addresses, in the order of the profile, then the rest. */
export function headsFirst(facts: readonly Memory[]): readonly Memory[] {
  const outdated = findOutdated(facts)
  const isHead = ({ about, category, pinned }: Memory): boolean =>
    pinned === true || about?.subject === USER_SUBJECT || PROFILE_CATEGORIES.includes(category)
  const current = facts.filter(({ id }) => !outdated.has(id))
  const heads = current.filter(isHead).sort((one, other) => placeOf(one) - placeOf(other) || byWeight(one, other))
  return [...heads, ...current.filter((memory) => !isHead(memory))]
}

function byWeight(one: Memory, other: Memory): number {
  const pinned = Number(other.pinned ?? false) - Number(one.pinned ?? false)
  return pinned || other.importance - one.importance || other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1)
}
