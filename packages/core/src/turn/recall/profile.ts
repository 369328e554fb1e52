import type { Memory } from "../../contract/memory.ts"
import type { Range, Store, Where } from "../../contract/store.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { FACT_CATEGORIES, PROFILE_CATEGORIES } from "../categories.ts"
import type { Deadline } from "./deadline.ts"
import type { ListCache } from "./list-cache.ts"
import type { RecallRequest } from "./recall.ts"
import { filterOf, narrowToPeriod, withoutRetention } from "./retrieve.ts"

const MAX_PROFILE = 12
const MAX_FACTS = 50
const PAGE = 100

/**
 * The profile, which is included in every conversation: identity, constraints, instructions, pinned memories, and the
 * people and pets of the household. Sorted by pin, importance and age; per key only the newest.
 */
export async function loadProfile(
  parts: ProfileParts,
  ask: RecallRequest,
  deadline: Deadline,
): Promise<readonly Memory[]> {
  if (ask.settings.profile === "off" || ask.settings.profileTokens === 0) return []
  const { at: _, ...where } = withoutRetention(ask)
  const kept = await parts.lists.get("profile", { scope: ask.scope, where, at: ask.at }, async () => {
    const call = { signal: deadline.signal }
    const lists = [{ category: PROFILE_CATEGORIES }, { pinned: true }, { category: ["relationship"] }]
    const [standing, pinned, people] = await Promise.all(
      lists.map((more) => {
        const query = { limit: PAGE, where: { ...where, ...more, at: ask.at } }
        return deadline.wait(parts.store.list(ask.scope, query, call), "profile")
      }),
    )
    if (standing === undefined || pinned === undefined || people === undefined) return undefined
    return selectProfile([...standing.items, ...pinned.items, ...people.items.filter(isClose)])
  })
  return kept ?? []
}

interface ProfileParts {
  readonly store: Store
  readonly lists: ListCache
}

function selectProfile(memories: readonly Memory[]): readonly Memory[] {
  const newest = new Map<string, Memory>()
  for (const memory of memories) {
    const name = memory.key === undefined ? `id ${memory.id}` : `key ${memory.key}`
    const listKnown = newest.get(name)
    if (listKnown === undefined || listKnown.updatedAt < memory.updatedAt) newest.set(name, memory)
  }
  return [...newest.values()].sort(byWeight).slice(0, MAX_PROFILE)
}

/** A short statement about the household, or the name of a family member. Longer ones are found by search. */
function isClose({ content, source }: Memory): boolean {
  if (content.length > MAX_CLOSE_CHARACTERS || source.origin === "assistant") return false
  return HOUSEHOLD.test(content) || (FAMILY.test(content) && NAMED.test(content))
}

const MAX_CLOSE_CHARACTERS = 160
const HOUSEHOLD = wholeWords(
  `
  wife|husband|spouse|partner|girlfriend|boyfriend|fianc[ée]e?|sons?|daughters?|child(?:ren)?|kids?|baby|twins
  |dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|parrot|rabbit|hamster|horse
  |frau|ehefrau|mann|ehemann|freundin|söhne?|tochter|töchter|kind(?:er)?|hunde?|katzen?|kater|haustiere?
  |femme|mari|compagn(?:e|on)|fils|filles?|enfants?|chiens?|chienne|chats?|chatte
  |esposa|esposo|marido|novi[oa]|hij[oa]s?|perr[oa]s?|gat[oa]s?|filh[oa]s?|cachorr[oa]s?|cão|cães|namorad[oa]
  |moglie|marito|figli[oae]?|can[ei]|gatt[oaie]|жена|муж|сын|дочь|дети|собака|кошка|кот
  `,
  "妻子|老婆|丈夫|老公|儿子|女儿|孩子|狗|猫|妻|夫|息子|娘|子供|犬|ペット|아내|남편|아들|딸|아이|강아지|고양이",
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

/** All facts that the request may see, newest first, or `undefined` if there are more than 50. */
export async function loadFewFacts(
  parts: ProfileParts,
  ask: RecallRequest,
  deadline: Deadline,
): Promise<readonly Memory[] | undefined> {
  const { at: _, createdAt, ...where } = { ...filterOf(ask), category: FACT_CATEGORIES }
  // The retention limit moves with the clock, by less than matters for a cached list.
  const asked = { scope: ask.scope, where: [where, ask.where.createdAt, ask.settings.retentionDays], at: ask.at }
  const found = await parts.lists.get("facts", asked, async () => {
    const query = { limit: MAX_FACTS + 1, where: { ...where, at: ask.at, ...(createdAt && { createdAt }) } }
    const page = await deadline.wait(parts.store.list(ask.scope, query, { signal: deadline.signal }), "facts")
    return page?.items
  })
  return found === undefined || found.length > MAX_FACTS ? undefined : found
}

/**
 * Memories for a question about the user or the past without a topic: facts by importance, then turns, newest first.
 * If it names a time with memories, only those of that time.
 */
export async function listWithoutTopic(
  store: Store,
  ask: RecallRequest,
  about: "user" | "past",
  time: Range | undefined,
  deadline: Deadline,
): Promise<readonly Memory[]> {
  const then =
    time === undefined ? [] : await listKnown(store, ask, "past", (where) => narrowToPeriod(where, time), deadline)
  return then.length > 0 ? then : listKnown(store, ask, about, (where) => where, deadline)
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
  return pages.flatMap((page) => [...(page?.items ?? [])].sort(byWeight))
}

function byWeight(one: Memory, other: Memory): number {
  const pinned = Number(other.pinned ?? false) - Number(one.pinned ?? false)
  return pinned || other.importance - one.importance || other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1)
}
