import type { CallOptions, Memory, Pool, Store, Turn, Where } from "../../contract/index.ts"
import { USER_SUBJECT } from "../../text/attributes.ts"
import { type KnownOwner, maySayWhoTypes } from "../../text/spans/speaker-model.ts"
import { FACT_CATEGORIES } from "../categories.ts"
import { scopeOf } from "../pools.ts"

const MAX_NAMES = 10
/** Since when something is known is told by the oldest facts. */
const MAX_FACTS = 20

/**
 * What is known of the owner of a pool when a turn is read. The store is asked only where a message may say who types;
 * `undefined` otherwise.
 */
export async function findKnownOwner(
  store: Store,
  pool: Pool,
  { owner, before, messages, at }: Pick<Turn, "owner" | "before" | "messages" | "at">,
  call?: CallOptions,
): Promise<KnownOwner | undefined> {
  if (![...before, ...messages].some(({ role, text }) => role === "user" && maySayWhoTypes(text))) return undefined
  const list = async (limit: number, where: Where, oldestFirst: boolean): Promise<readonly Memory[]> =>
    (await store.list(scopeOf(pool), { limit, oldestFirst, where: { ...where, at } }, call)).items
  const [named, facts] = await Promise.all([
    list(MAX_NAMES, { about: { subject: USER_SUBJECT, attribute: "name" } }, false),
    list(MAX_FACTS, { category: FACT_CATEGORIES }, true),
  ])
  const first = messages[0]?.position ?? 0
  const places = facts.map(({ owner: { session }, source: { position } }) =>
    session === owner.session && position !== undefined ? position - first + before.length + 1 : 0,
  )
  return {
    names: [...new Set(named.flatMap(({ content }) => namesIn(content)))],
    knownFrom: Math.min(Number.POSITIVE_INFINITY, ...places),
  }
}

const AROUND_UNSPACED = /私|僕|俺|我|の?名前は|的?名字|叫|是|です|だ|と申します|といいます/gu
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}/gu
const MAX_GIVEN = 2
/** A capital that begins the statement is no name, nor is the German word for one. */
const CAPITALIZED = /(?<=[^\p{L}])(?!(?:Vor|Nach|Spitz)?[Nn]ame\b)\p{Lu}[\p{L}\p{M}]+/gu

/** The names in a statement of how somebody is called: "Name is Becky Hill", 我叫王小丽. */
function namesIn(content: string): readonly string[] {
  const said = content.split(/[,;.、，。(]/u, 1)[0] ?? ""
  const unspaced = said.replace(AROUND_UNSPACED, " ").match(UNSPACED) ?? []
  // Others call them by their given name.
  const given = unspaced.filter(({ length }) => length > MAX_GIVEN).map((name) => name.slice(-MAX_GIVEN))
  return [...(said.match(CAPITALIZED) ?? []), ...unspaced, ...given]
}
