import { analyse } from "../../text/analyse.ts"
import { commonness } from "../../text/background-frequency.ts"

import { type BucketModel, probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { bucketOf } from "../../text/topics/folded-words.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { readClauses } from "./clause-roles.ts"
import { NAMING_BIAS, NAMING_SCALE, NAMING_WEIGHTS } from "./naming-weights.ts"
import { asksOrTells } from "./request-core.ts"

/** Number of buckets of the hashed features, a power of two. */
export const NAMING_BUCKETS = 32_768

/** A word or mark of a request. */
interface Token {
  readonly text: string
  /** As analysed; empty for a mark. */
  readonly word: string
  /** Where it begins in the request; of a run without spaces, where that begins. */
  readonly start: number
  /** How it counts as a neighbour: rare words as one. */
  readonly sign: string
  readonly clause: number
  readonly place: number
}

const TOKEN = /[\p{L}\p{N}\p{M}]+|[,;:–—.!?，；：、。！？()"“”„«»…\n-]/gu
const MARK = /^[^\p{L}\p{N}\p{M}]$/u
const BREAK = /^[,;:–—.!?，；：、。！？()…\n]$/u
const ROOT = 6
/** A word in fewer texts counts as any rare word. */
const KNOWN_FROM = 0.003

function signOf(text: string, word: string, isFirst: boolean): string {
  if (MARK.test(text)) return text
  if (/\p{N}/u.test(word)) return "#number"
  if (UNSPACED.test(word)) return commonness(word) >= KNOWN_FROM || word.length === 1 ? word : "#rare"
  if (commonness(word) >= KNOWN_FROM) return word.slice(0, ROOT)
  return !isFirst && /^\p{Lu}/u.test(text) ? "#name" : "#rare"
}

function tokensOf(request: string): readonly Token[] {
  const tokens: Token[] = []
  let [clause, place] = [0, 0]
  for (const { 0: text, index } of request.matchAll(TOKEN)) {
    const words = MARK.test(text) ? [""] : analyse(text)
    for (const word of words) {
      const own = words.length > 1 ? word : text
      tokens.push({ text: own, word, start: index, sign: signOf(own, word, place === 0), clause, place })
      place++
    }
    if (BREAK.test(text)) {
      clause++
      place = 0
    }
  }
  return tokens
}

/** So many words before and behind count wherever they stand. */
const REACH = 5
const [MAX_CLAUSES, MAX_PLACE, MAX_COUNT] = [4, 6, 12]

/** The buckets of each word that may name something: its neighbours, its clause, and where the clause stands that asks. */
export function namingFeatures(
  request: string,
  naming: readonly string[],
): readonly { readonly word: string; readonly features: readonly number[] }[] {
  const tokens = tokensOf(request)
  const isNaming = new Set(naming)
  const clauses = Map.groupBy(tokens, ({ clause }) => clause)
  const textOf = (clause: number): string => {
    const own = clauses.get(clause) ?? []
    return request.slice(own[0]?.start ?? 0, (own.at(-1)?.start ?? 0) + (own.at(-1)?.text.length ?? 0))
  }
  const asking = [...clauses.keys()].filter((clause) => asksOrTells(textOf(clause)))
  const last = Math.max(0, ...clauses.keys())
  const read = readClauses(request)
  const count = `${Math.min(MAX_COUNT, naming.length)}`
  return tokens.flatMap((token, at) => {
    if (!isNaming.has(token.word)) return []
    const buckets = new Set<number>()
    const add = (kind: string, value: string): void => void buckets.add(bucketOf(kind, value) & (NAMING_BUCKETS - 1))
    const signAt = (place: number): string => tokens[place]?.sign ?? (place < 0 ? "^" : "$")
    const [b2, b1, n1, n2] = [signAt(at - 2), signAt(at - 1), signAt(at + 1), signAt(at + 2)]
    const own = clauses.get(token.clause) ?? []
    const isAsked = asking.some((one) => one <= token.clause)
    const nearest = asking.toSorted((one, other) => Math.abs(one - token.clause) - Math.abs(other - token.clause))[0]
    const side = nearest === undefined ? "none" : `${Math.max(-2, Math.min(2, token.clause - nearest))}`
    const verbAt = own.findIndex(({ text }) => asksOrTells(text))
    const verb = verbAt < 0 ? "none" : `${Math.sign(own.indexOf(token) - verbAt)}`
    const rank = -Math.log10(Math.max(1e-4, commonness(token.word)))
    add("bias", "")
    add("word", token.word.slice(0, ROOT))
    add("sign", token.sign)
    add("rank", `${Math.round(rank * 2)} ${UNSPACED.test(token.word)}`)
    add("kind", `${token.sign.startsWith("#") ? token.sign : "known"} ${side}`)
    add("b1", b1)
    add("b2", b2)
    add("n1", n1)
    add("n2", n2)
    add("b2 b1", `${b2} ${b1}`)
    add("b1 n1", `${b1} ${n1}`)
    add("n1 n2", `${n1} ${n2}`)
    add("side", side)
    add("side verb", `${side} ${verb}`)
    add("asked before", `${isAsked} ${asking.length > 0}`)
    add("clauses", `${Math.min(MAX_CLAUSES, last)} ${Math.min(MAX_CLAUSES, token.clause)}`)
    add("from end", `${Math.min(MAX_CLAUSES, last - token.clause)}`)
    add("place", `${Math.min(MAX_PLACE, token.place)}`)
    add("count", count)
    add("count side", `${count} ${side}`)
    const beginning = own.slice(0, 2).map(({ sign }) => sign)
    add("begins", beginning[0] ?? "^")
    add("begins", beginning.join(" "))
    for (let back = 1; back <= REACH; back++) add("back", signAt(at - back))
    for (let on = 1; on <= REACH; on++) add("on", signAt(at + on))
    const clause = read.find(({ start, end }) => start <= token.start && end >= token.start)
    if (clause !== undefined)
      for (const [role, chance] of Object.entries(clause.chances)) add("role", `${role} ${Math.round(chance * 4)}`)
    return [{ word: token.word, features: [...buckets] }]
  })
}

const shipped = readModel(NAMING_BIAS, NAMING_SCALE, NAMING_WEIGHTS)

/** The probability, 0 to 1, that each word which may name something stands in the statement that is meant. */
export function namingChances(
  request: string,
  naming: readonly string[],
  model: BucketModel = shipped,
): ReadonlyMap<string, number> {
  const chances = new Map<string, number>()
  for (const { word, features } of namingFeatures(request, naming)) {
    chances.set(word, Math.max(chances.get(word) ?? 0, probabilityOf(features, model)))
  }
  return chances
}
