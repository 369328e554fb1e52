/// <reference path="./snowball-stemmers.d.ts" />
import snowball from "snowball-stemmers"
import type { SparseVector } from "./point.ts"
import { inputError, QdrantError } from "./qdrant-error.ts"
import { type Tokenizer, tokenize } from "./tokenizer.ts"

/** English stop words, including contractions. */
const stopWords: ReadonlySet<string> = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself
  it its itself they them their theirs themselves what which who whom this that these those am is are was were be
  been being have has had having do does did doing a an the and but if or because as until while of at by for with
  about against between into through during before after above below to from up down in out on off over under again
  further then once here there when where why how all any both each few more most other some such no nor not only
  own same so than too very s t can will just don should now d ll m o re ve y ain aren couldn didn doesn hadn hasn
  haven isn ma mightn mustn needn shan shouldn wasn weren won wouldn you're you've you'll you'd she's it's that'll
  don't should've aren't couldn't didn't doesn't hadn't hasn't haven't isn't mightn't mustn't needn't shan't
  shouldn't wasn't weren't won't wouldn't`.split(/\s+/),
)

/** A text with inference options, which are validated one by one. */
interface Bm25Document {
  readonly text: string
  readonly model: string
  readonly options?: unknown
}

interface Bm25Options {
  readonly k: number
  readonly b: number
  readonly avgLen: number
  readonly tokenizer: Tokenizer
  readonly lowercase: boolean
  readonly asciiFolding: boolean
  readonly stopWords: ReadonlySet<string>
  readonly stem: (word: string) => string
  readonly minLength: number
  readonly maxLength: number
}

/** The sparse vector that the server's own BM25 infers: saturated term frequencies for a document, ones for a query. */
export function bm25Vector(document: Bm25Document, as: "document" | "query"): SparseVector {
  if (document.model !== "qdrant/bm25" && document.model.toLowerCase() !== "bm25") {
    const why = "InferenceService URL not configured - please provide valid address in config"
    throw new QdrantError(500, `Service internal error: ${why}`)
  }
  const options = parseOptions(document.options)
  const words = analyze(document.text, options)
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

function analyze(text: string, options: Bm25Options): readonly string[] {
  const folded = options.asciiFolding ? text.normalize("NFD").replace(/\p{M}/gu, "") : text
  return tokenize(folded, options.tokenizer, options.lowercase)
    .filter(
      (word) => !options.stopWords.has(word) && word.length >= options.minLength && word.length <= options.maxLength,
    )
    .map(options.stem)
}

const tokenizers: ReadonlySet<unknown> = new Set(["word", "whitespace", "prefix", "multilingual"])

function parseOptions(given: unknown): Bm25Options {
  const options: Readonly<Record<string, unknown>> = { ...(typeof given === "object" && given) }
  const language = options.language === undefined ? "english" : String(options.language).toLowerCase()
  return {
    k: parseNumber(options.k, 1.2),
    b: parseNumber(options.b, 0.75),
    avgLen: parseNumber(options.avg_len, 256),
    tokenizer: parseTokenizer(options.tokenizer),
    lowercase: options.lowercase !== false,
    asciiFolding: options.ascii_folding === true,
    stopWords: parseStopWords(options.stopwords, language),
    stem: parseStemmer(options.stemmer, language),
    minLength: parseNumber(options.min_token_len, 0),
    maxLength: parseNumber(options.max_token_len, Infinity),
  }
}

function parseNumber(value: unknown, otherwise: number): number {
  if (value === undefined || value === null) return otherwise
  if (typeof value !== "number") throw configError(`invalid type: expected a number, got ${JSON.stringify(value)}`)
  return value
}

function parseTokenizer(value: unknown): Tokenizer {
  if (value === undefined || value === null) return "word"
  if (!tokenizers.has(value)) throw configError(`unknown variant \`${String(value)}\``)
  // Validated by the check above.
  return value as Tokenizer
}

function parseStopWords(value: unknown, language: string): ReadonlySet<string> {
  if (value === undefined || value === null) return language === "english" ? stopWords : new Set()
  if (value === "english") return stopWords
  if (typeof value !== "object") return new Set()
  const { languages = [], custom = [] } = value as {
    readonly languages?: readonly string[]
    readonly custom?: readonly string[]
  }
  return new Set([...(languages.includes("english") ? stopWords : []), ...custom.map((word) => word.toLowerCase())])
}

function parseStemmer(value: unknown, language: string): (word: string) => string {
  if (value === undefined || value === null) return stemmerFor(language)
  // `none` was added in 1.19.
  const { type, language: named } = value as { readonly type?: unknown; readonly language?: unknown }
  if (type !== "snowball") throw configError("data did not match any variant of untagged enum StemmingAlgorithm")
  return stemmerFor(String(named))
}

function stemmerFor(language: string): (word: string) => string {
  if (!snowball.algorithms().includes(language)) return (word) => word
  const stemmer = snowball.newStemmer(language)
  return (word) => stemmer.stem(word)
}

function configError(why: string): QdrantError {
  return inputError(`Invalid BM25 config: ${why}`)
}

/** MurmurHash3 x86 32, seed 0, of UTF-8 (Austin Appleby's public domain algorithm), as a signed number. */
function murmur3(text: string): number {
  const bytes = new TextEncoder().encode(text)
  const view = new DataView(bytes.buffer)
  const whole = bytes.length & ~3
  let hash = 0
  for (let at = 0; at < whole; at += 4) {
    hash ^= mixBlock(view.getUint32(at, true))
    hash = Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64
  }
  let tail = 0
  for (let at = bytes.length - 1; at >= whole; at--) tail = (tail << 8) | (bytes[at] ?? 0)
  if (whole < bytes.length) hash ^= mixBlock(tail)
  hash ^= bytes.length
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) | 0
}

function mixBlock(block: number): number {
  const product = Math.imul(block, 0xcc9e2d51)
  return Math.imul((product << 15) | (product >>> 17), 0x1b873593)
}
