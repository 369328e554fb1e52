import { type CallOptions, equallyWeighted, type Memory, type Pool, type Store } from "../../contract/index.ts"
import { analyse } from "../../text/analyse.ts"
import { commonness } from "../../text/background-frequency.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { foldSpelling } from "../../text/topics/folded-words.ts"
import { scopeOf } from "../pools.ts"
import { hasName, namesToldIn } from "./echoed-names.ts"
import type { ForgetRequest } from "./match-request.ts"
import type { NamedMemories } from "./named-memories.ts"
import type { RequestReader } from "./named-statements.ts"
import { BEINGS } from "./own-thing.ts"
import type { RequestTime } from "./request-time.ts"

/** A word in lower case that people rarely use is a value like a name: "ramipril". */
const MAX_COMMONNESS = 0.00001
const FEWEST_LETTERS = 5
const MAX_VALUES = 3
const MAX_NEAR = 8
const MAX_HITS = 60
const STANDING = ["active", "ended"] as const

/** The memories in which one of these words stands. */
async function memoriesWith(
  store: Store,
  pool: Pool,
  words: readonly string[],
  before: RequestTime,
  call?: CallOptions,
): Promise<readonly Memory[]> {
  const analysed = [...new Set(words.flatMap((word) => analyse(word)))]
  if (store.text === undefined || analysed.length === 0) return []
  const query = { text: words.join(" "), words: equallyWeighted(analysed) }
  const where = { status: STANDING } as const
  const { hits } = await store.text.search(scopeOf(pool), query, { ...call, limit: MAX_HITS, where })
  return hits.map(({ memory }) => memory).filter((memory) => before.includes(memory))
}

/**
 * Of a request that is honoured and means a value of the person, such as where they live or what they take: what else
 * they said in which that value stands, as near. "The rain in Leeds never stops" tells where somebody lives as well, and
 * may be about something else.
 */
export async function withOtherMentions(
  store: Store,
  pool: Pool,
  asked: ForgetRequest,
  named: NamedMemories,
  before: RequestTime,
  reader: RequestReader,
  call?: CallOptions,
): Promise<NamedMemories> {
  if (named.near.length > 0 || named.meant.length === 0 || !isOwnValue(asked, reader)) return named
  const statements = named.meant.flatMap(({ content }) =>
    reader.sentences(content).flatMap(({ text }) => (named.isMeant(text) || content === text ? [text] : [])),
  )
  const values = [...new Set([...statements.flatMap(namesToldIn), ...rareWords(asked, statements)])]
  if (values.length === 0 || values.length > MAX_VALUES) return named
  const isNear = (sentence: string): boolean =>
    !named.isMeant(sentence) && values.some((value) => hasName(sentence, value)) && isOwn(sentence, values, reader)
  const meant = new Set(named.meant.map(({ id }) => id))
  const near = (await memoriesWith(store, pool, values, before, call)).filter(
    ({ id, content, source }) =>
      !meant.has(id) && source.origin !== "assistant" && reader.sentences(content).some(({ text }) => isNear(text)),
  )
  return near.length === 0 ? named : { ...named, near: near.slice(0, MAX_NEAR), isNear }
}

function isOwnValue({ own, reach, about }: ForgetRequest, reader: RequestReader): boolean {
  if (own !== undefined) return !BEINGS.has(own.attribute)
  return reach === "said" && reader.subjects(about)[0]?.subject.isUser === true
}

/** Whether a sentence is about the person or the value: "my cousin moved to Leeds" is about somebody else. */
function isOwn(sentence: string, values: readonly string[], reader: RequestReader): boolean {
  const [first] = reader.subjects(sentence)
  if (first === undefined) return true
  const those = new Set(values.map(foldSpelling))
  return !first.subject.isOther && [...first.subject.people].every((one) => those.has(one))
}

function rareWords({ about, reach }: ForgetRequest, statements: readonly string[]): readonly string[] {
  if (reach !== "said") return []
  const words = about.match(/\p{L}[\p{L}\p{M}-]*/gu) ?? []
  return words.filter((word) => {
    const [stem] = analyse(word)
    const isRare = stem !== undefined && !isStopWord(stem) && commonness(stem) <= MAX_COMMONNESS
    return isRare && word.length >= FEWEST_LETTERS && statements.some((one) => hasName(one, word))
  })
}
