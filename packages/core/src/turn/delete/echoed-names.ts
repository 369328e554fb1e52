import { equallyWeighted, type Memory, type Pool, STATUSES, type Store } from "../../contract/index.ts"
import { analyse } from "../../text/analyse.ts"
import { commonness } from "../../text/background-frequency.ts"
import { expression } from "../../text/regex.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { scopeOf } from "../pools.ts"
import { CALLED, oneOf } from "./own-mention.ts"

/** A name or a figure of a deleted statement, and where a conversation first had it. */
export interface ToldName {
  readonly text: string
  readonly session: string
  readonly position: number
}

/** A word that a capital makes a name is rarer in what people type: "Paris", and not "Monday". */
const MAX_COMMONNESS = 0.005
const FEWEST_DIGITS = 3
const CALENDAR = oneOf(
  "mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter",
)
const GERMAN = expression(
  "iu",
)`(?<!\p{L})(?:ich|mein\p{L}{0,2}|wir|unser\p{L}{0,2}|der|die|das|ist|und|heißt|heisst)(?!\p{L})`
/** German writes every noun like a name: one of a place, of an employer or of whom the noun before it means. */
const BEFORE_GERMAN_NAME = oneOf("in|nach|aus|bei|namens")
const IS = oneOf("is|was|ist|war|est|es|era|è|é")
/** "我的狗叫豆豆", "住在成都", "名前はポチです", "ポチという". */
const UNSPACED_NAMED =
  /(?:叫做?|名叫|名字是|住在)(?<name>\p{Script=Han}{2,4})(?![\p{Script=Han}])|名前は(?<kana>[\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Han}ー]{2,8}?)(?=です|だ|[。、]|$)|(?<called>[\p{Script=Katakana}ー]{2,12})(?=という|と言い|といい)/gu
const TOKEN = /\p{N}(?:[\p{N}.,' ]*\p{N})?|\p{L}[\p{L}\p{M}-]*/gu

/** The names and figures of a statement, which a reply cannot have from anything else. */
export function namesToldIn(statement: string): readonly string[] {
  const unspaced = [...statement.matchAll(UNSPACED_NAMED)].map(
    ({ groups }) => groups?.name ?? groups?.kana ?? groups?.called ?? "",
  )
  const tokens = statement.match(TOKEN) ?? []
  const isGerman = GERMAN.test(statement)
  const isName = (word: string, at: number): boolean => {
    if (/^\p{N}/u.test(word)) return digitsOf(word).length >= FEWEST_DIGITS
    const [stem] = analyse(word)
    if (!/^\p{Lu}\p{Ll}/u.test(word) || CALENDAR.test(word) || stem === undefined || isStopWord(stem)) return false
    if (commonness(stem) > MAX_COMMONNESS) return false
    const before = tokens[at - 1]
    if (before === undefined) return IS.test(tokens[1] ?? "")
    return !isGerman || BEFORE_GERMAN_NAME.test(before) || CALLED.test(before) || (at > 1 && /^\p{Lu}/u.test(before))
  }
  return [...new Set([...tokens.filter(isName), ...unspaced])].filter((name) => name !== "")
}

const digitsOf = (figure: string): string => figure.replace(/\P{N}/gu, "")

/** Whether a text has a name as a word, also in the genitive. */
export function hasName(text: string, name: string): boolean {
  if (!/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u.test(name)) return text.includes(name)
  const isFigure = /^\p{N}/u.test(name)
  const sought = isFigure ? digitsOf(name) : name.toLowerCase()
  return (text.match(TOKEN) ?? []).some((token) =>
    isFigure ? digitsOf(token) === sought : [sought, `${sought}s`].includes(token.toLowerCase()),
  )
}

const MAX_HITS = 200

/**
 * The replies that follow a statement in its conversation and repeat a name that nothing else of the person tells, and
 * that the assistant did not know before. `leftOf` gives what is left of a memory.
 */
export async function findRepliesNaming(
  store: Store,
  pool: Pool,
  { text, session, position }: ToldName,
  leftOf: (memory: Memory) => string,
): Promise<readonly Memory[]> {
  const words = analyse(text)
  if (store.text === undefined || words.length === 0) return []
  const query = { text, words: equallyWeighted(words) }
  const { hits } = await store.text.search(scopeOf(pool), query, { limit: MAX_HITS, where: { status: STATUSES } })
  if (hits.length === MAX_HITS) return []
  const naming = hits.map(({ memory }) => memory).filter((memory) => hasName(leftOf(memory), text))
  const isReply = ({ category, source }: Memory): boolean => category === "turn" && source.origin === "assistant"
  if (naming.some((memory) => !isReply(memory))) return []
  const own = naming.filter(({ owner }) => owner.session === session)
  return own.some(({ source }) => (source.position ?? 0) < position) ? [] : own
}
