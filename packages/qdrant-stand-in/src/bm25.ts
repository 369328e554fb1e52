/// <reference path="./snowball-stemmers.d.ts" />
import snowball from "snowball-stemmers"
import { Failure, wrongInput } from "./failure.ts"
import { murmur3 } from "./murmur3.ts"
import type { SparseVector } from "./point.ts"
import { stopWords } from "./stop-words.ts"
import { type Tokenizer, tokens } from "./tokens.ts"

/** A text to be made into a vector; the options are read one by one. */
interface BM25Text {
  readonly text: string
  readonly model: string
  readonly options?: unknown
}

interface Options {
  readonly k: number
  readonly b: number
  readonly avgLen: number
  readonly tokenizer: Tokenizer
  readonly lowercase: boolean
  readonly asciiFolding: boolean
  readonly stopWords: ReadonlySet<string>
  readonly stem: (word: string) => string
  readonly least: number
  readonly most: number
}

/** A text as the sparse vector that the server's own BM25 makes of it: saturated counts for a document, ones for a query. */
export function bm25(document: BM25Text, as: "document" | "query"): SparseVector {
  if (document.model !== "qdrant/bm25" && document.model.toLowerCase() !== "bm25") {
    const why = "InferenceService URL not configured - please provide valid address in config"
    throw new Failure(500, `Service internal error: ${why}`)
  }
  const options = optionsOf(document.options)
  const words = tokensOf(document.text, options)
  const counts = new Map<number, number>()
  for (const word of words) {
    const index = Math.abs(murmur3(word))
    counts.set(index, (counts.get(index) ?? 0) + 1)
  }
  const sorted = [...counts].sort(([one], [other]) => one - other)
  const norm = options.k * (1 - options.b + (options.b * words.length) / options.avgLen)
  return {
    indices: sorted.map(([index]) => index),
    values: sorted.map(([, n]) => (as === "query" ? 1 : Math.fround((n * (options.k + 1)) / (n + norm)))),
  }
}

function tokensOf(text: string, options: Options): readonly string[] {
  const folded = options.asciiFolding ? text.normalize("NFD").replace(/\p{M}/gu, "") : text
  return tokens(folded, options.tokenizer, options.lowercase)
    .filter((word) => !options.stopWords.has(word) && word.length >= options.least && word.length <= options.most)
    .map(options.stem)
}

const tokenizers: ReadonlySet<unknown> = new Set(["word", "whitespace", "prefix", "multilingual"])

function optionsOf(given: unknown): Options {
  const options: Readonly<Record<string, unknown>> = { ...(typeof given === "object" && given) }
  const language = options.language === undefined ? "english" : String(options.language).toLowerCase()
  return {
    k: numberOf(options.k, 1.2),
    b: numberOf(options.b, 0.75),
    avgLen: numberOf(options.avg_len, 256),
    tokenizer: tokenizerOf(options.tokenizer),
    lowercase: options.lowercase !== false,
    asciiFolding: options.ascii_folding === true,
    stopWords: stopWordsOf(options.stopwords, language),
    stem: stemmerOf(options.stemmer, language),
    least: numberOf(options.min_token_len, 0),
    most: numberOf(options.max_token_len, Infinity),
  }
}

function numberOf(value: unknown, otherwise: number): number {
  if (value === undefined || value === null) return otherwise
  if (typeof value !== "number") throw invalid(`invalid type: expected a number, got ${JSON.stringify(value)}`)
  return value
}

function tokenizerOf(value: unknown): Tokenizer {
  if (value === undefined || value === null) return "word"
  if (!tokenizers.has(value)) throw invalid(`unknown variant \`${String(value)}\``)
  // One of the four names above.
  return value as Tokenizer
}

function stopWordsOf(value: unknown, language: string): ReadonlySet<string> {
  if (value === undefined || value === null) return language === "english" ? stopWords : new Set()
  if (value === "english") return stopWords
  if (typeof value !== "object") return new Set()
  const { languages = [], custom = [] } = value as {
    readonly languages?: readonly string[]
    readonly custom?: readonly string[]
  }
  return new Set([...(languages.includes("english") ? stopWords : []), ...custom.map((word) => word.toLowerCase())])
}

function stemmerOf(value: unknown, language: string): (word: string) => string {
  if (value === undefined || value === null) return stemmerFor(language)
  // `none` came with 1.19.
  const { type, language: named } = value as { readonly type?: unknown; readonly language?: unknown }
  if (type !== "snowball") throw invalid("data did not match any variant of untagged enum StemmingAlgorithm")
  return stemmerFor(String(named))
}

function stemmerFor(language: string): (word: string) => string {
  if (!snowball.algorithms().includes(language)) return (word) => word
  const stemmer = snowball.newStemmer(language)
  return (word) => stemmer.stem(word)
}

function invalid(why: string): Failure {
  return wrongInput(`Invalid BM25 config: ${why}`)
}
