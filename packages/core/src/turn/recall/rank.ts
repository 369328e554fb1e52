import type { Memory, MemoryId, TextStatistics, Words } from "../../contract/index.ts"
import { analyse } from "../../text/analyse.ts"
import { commonness } from "../../text/background-frequency.ts"
import { holdsPastedText, typedTextOf } from "../../text/spans/typed-text.ts"
import { memoryWords } from "../../text/words.ts"
import { isAsked } from "./addresses.ts"
import type { Candidate, RankedCandidate, ScoredCandidate } from "./candidates.ts"
import { cueWordsFor } from "./cue-words.ts"
import type { Cues } from "./cues.ts"
import type { ExplainRecorder, ScoreWeights } from "./explain-recorder.ts"
import { factorsOf } from "./factors.ts"
import { WordScan } from "./word-scan.ts"

/**
 * Orders candidates of any store. Per query word a saturated term frequency over the memory's fields (BM25), weighted
 * by an idf that smooths the pool's counts with general ones; session support; vectors as `weight x min-max cosine`;
 * then factors. Tuned on conversations (LongMemEval, LoCoMo, REALTALK): the best keyword query alone finds 10 points
 * less of the evidence in its first ten. Ties go to the newer memory.
 */
export function rank(
  candidates: readonly Candidate[],
  counts: TextStatistics | undefined,
  cues: Cues,
  options: RankOptions,
): RankedCandidate[] {
  const idfs = cues.words.map(({ word, weight }) => weight * smoothedIdf(word, counts))
  if (options.recorder) options.recorder.idf = idfs
  const scored = score(candidates, cues, idfs, counts, options)
  const factorOf = factorsOf(scored, cues)
  const best = Math.max(0, ...scored.map(({ base }) => base)) || 1
  const sessions = scored.map(sessionOf)
  const support = sessionSupport(scored, sessions)
  const byScores = scored.map((one, place): BaseWeights => {
    return {
      words: options.wordsCount ? one.base / best : 0,
      session: options.wordsCount ? SESSION_WEIGHT * (support.get(sessions[place] ?? "") ?? 0) : 0,
      vectors: options.fusionWeight * one.candidate.closeness,
    }
  })
  const { fusionK, fusionWeight } = options
  const fused = fusionK === undefined ? byScores : reciprocalRankFusion(byScores, { k: fusionK, weight: fusionWeight })
  return scored
    .map((one, place) => {
      const { words, session, vectors } = fused[place] ?? NOT_FOUND
      const factor = factorOf(one)
      const { memory, closeness } = one.candidate
      const score = (words + session + vectors) * factor
      options.recorder?.weights.set(memory.id, { words, session, vectors, factor })
      return { memory, score, closeness, one }
    })
    .sort(byScore)
    .map(({ one, ...ranked }, place) => {
      const { coverage, isAddressed, evidence } = one
      const pasted = pastedShareOf(one, cues, idfs, place < MAX_ANALYSED)
      const shown = { ...ranked, coverage, ...pasted, evidence, support: support.get(sessionOf(one)) ?? 0 }
      return isAddressed === true ? { ...shown, isAddressed } : shown
    })
}

/** Candidates whose typed words are analysed: more are neither shown nor open the gate. */
const MAX_ANALYSED = 100

/** From this share of the query's idf on, a query asks for the text that holds it, whoever wrote that. */
const ASKS_FOR_TEXT = 0.4
/** The same as a number of words: a single one is in many texts. */
const MIN_ASKED_WORDS = 2

/** What the typed words of a turn cover, and whether only they are shown. The order does not depend on it, so that a search finds pasted text. */
function pastedShareOf(
  { candidate: { memory }, words, coverage }: ScoredCandidate,
  cues: Cues,
  idfs: readonly number[],
  isAnalysed: boolean,
): { readonly typedCoverage: number; readonly typedOnly: boolean } {
  if (!holdsPastedText(memory)) return { typedCoverage: coverage, typedOnly: false }
  if (!isAnalysed) return { typedCoverage: 0, typedOnly: true }
  const typed = new Set(analyse(typedTextOf(memory)))
  const total = idfs.reduce((sum, value) => sum + value, 0)
  const covered = cues.words.reduce((sum, { word }, place) => sum + (typed.has(word) ? (idfs[place] ?? 0) : 0), 0)
  const typedCoverage = total === 0 ? 0 : Math.min(coverage, covered / total)
  if (coverage - typedCoverage < 0.05) return { typedCoverage, typedOnly: true }
  const all = new Set(words.text.split(" "))
  const named = cues.words.filter(({ word }) => all.has(word)).length
  if (coverage >= ASKS_FOR_TEXT && named >= MIN_ASKED_WORDS) return { typedCoverage, typedOnly: false }
  return { typedCoverage, typedOnly: true }
}

interface RankOptions {
  /** Weight of the vectors beside the words. */
  readonly fusionWeight: number
  /** The k of rank fusion, used if both words and vectors found something. */
  readonly fusionK?: number | undefined
  readonly wordsCount: boolean
  readonly recorder?: ExplainRecorder | undefined
  /** How surely facts tell what the query asks for, 0 to 1. */
  readonly agreement?: ReadonlyMap<MemoryId, number> | undefined
  /** How alike a memory is to the query in meaning, above what unrelated texts are, 0 to 1. */
  readonly likeness?: ((memory: Memory) => number) | undefined
}

const NOT_FOUND: BaseWeights = { words: 0, session: 0, vectors: 0 }

/** What the words of a text tell of a matter together, at most. */
const MOST_TOLD = 1.5
const K1 = 0.4
const B = 0.5
const FIELD_WEIGHTS = { text: 1, speaker: 0.6, before: 0.4, beforeQuestion: 0.8, after: 0.2, month: 0.4 }
/** Weight by term frequency in a field, 1 + ln(count) / 2: repeated words are what a text is about. */
const TERM_FREQUENCY = Float64Array.from({ length: 256 }, (_, times) => (times === 0 ? 0 : 1 + Math.log(times) / 2))
const PREFIX_WEIGHT = 0.3
/** Weight in the index of a word that only tells what the query asks for, beside the query's own. */
export const RELATED_WEIGHT = 0.3
/** Weight of the matters that a text shares with the query. */
const MATTER_WEIGHT = 4
/** Weight of a matter's general rarity against the pool's own, as a number of memories. */
const BACKGROUND_MATTERS = 20
/** A word that means less of a matter than this is said by chance. */
const SPEAKS_OF = 0.3
/** What a matter in common counts as evidence that a line bears on the question, and at most. */
const MATTER_EVIDENCE = { share: 0.7, most: 0.6 }
/** Words of a text that cost its matters nothing: a long one touches many by chance. */
const FREE_WORDS = 4
const BIGRAM_WEIGHT = 0.1
const SESSION_WEIGHT = 0.2
/** A memory at the address that the question asks for scores as if it had all words of the question, beside those that it has. */
const ADDRESS_WEIGHT = 1
const ADDRESS_COVERAGE = 0.6
/** A fact that tells the attribute that a question asks for scores as if it had this share of all words of the question. */
const AGREEMENT_WEIGHT = 0.8
/** The same for a memory that is alike to the question in meaning. */
const LIKENESS_WEIGHT = 1.2
/** Weight of general counts against the pool's own, as a number of memories. */
const BACKGROUND_MEMORIES = 300

const MIN_TYPO_LENGTH = 5

/** More unknown words than this are code, names or another language. */
const MAX_TYPOS = 3

/** Words that are likely typos: no memory of the pool has them, and hardly any text elsewhere. */
function likelyTypos(cues: Cues, counts: TextStatistics | undefined): ReadonlySet<string> {
  const unknown = ({ word }: { readonly word: string }): boolean =>
    word.length >= MIN_TYPO_LENGTH && counts?.documentFrequency[word] === 0 && commonness(word) === 0
  const words = cues.words.filter(unknown).map(({ word }) => word)
  return new Set(words.length > MAX_TYPOS ? [] : words)
}

/** Inverse document frequency -ln p, with p the smoothed share of memories that hold the word. */
export function smoothedIdf(word: string, counts: TextStatistics | undefined): number {
  const memories = counts?.memories ?? 0
  const own =
    counts !== undefined && Object.hasOwn(counts.documentFrequency, word) ? (counts.documentFrequency[word] ?? 0) : 0
  const share = (own + 2 * BACKGROUND_MEMORIES * commonness(word)) / (memories + BACKGROUND_MEMORIES)
  return -Math.log(Math.min(0.99, Math.max(share, 0.5 / (memories + BACKGROUND_MEMORIES))))
}

function score(
  candidates: readonly Candidate[],
  cues: Cues,
  idfs: readonly number[],
  counts: TextStatistics | undefined,
  { agreement, likeness }: Pick<RankOptions, "agreement" | "likeness">,
): ScoredCandidate[] {
  const scan = new WordScan(
    cues.words.map(({ word }) => word),
    cueWordsFor(cues),
    likelyTypos(cues, counts),
    cues.related.map(({ word }) => word),
  )
  const matters = placeMatters(cues)
  const total = idfs.reduce((sum, value) => sum + value, 0)
  const pairValue = (BIGRAM_WEIGHT * total) / Math.max(1, idfs.length)
  const matrix = new MatchMatrix(candidates.length, idfs.length)
  const read = candidates.map((candidate, row) => matchFields(candidate, scan, matrix, row, matters))
  const values = matterValues(matters, read, counts?.memories ?? read.length)
  const terms = new Set(cues.words.map(({ word }) => word))
  const mean = counts?.meanLength || read.reduce((sum, { length }) => sum + length, 0) / Math.max(1, read.length) || 1
  return read.map(({ candidate, words, length, pairs, cueBits, shared, ownLength }, row) => {
    const norm = K1 * (1 - B + (B * length) / mean)
    let base = pairValue * pairs
    let covered = 0
    const met = { rarest: 0, near: 0, related: 0, prefixed: 0 }
    for (let place = 0; place < idfs.length; place++) {
      const value = idfs[place] ?? 0
      const cell = row * idfs.length + place
      const own = matrix.strength[cell] ?? 0
      if (own > 0) base += ((value * own) / (own + norm)) * (K1 + 1)
      else if (matrix.prefixed[cell] === 1) base += PREFIX_WEIGHT * value
      if (matrix.held[cell] === 1) {
        covered += value
        met.rarest = Math.max(met.rarest, value)
      } else if (own > 0) met.near += value / total
      else if (matrix.prefixed[cell] === 1) met.prefixed += value / total
    }
    const common = shared.reduce((sum, share, at) => sum + share * (values[at] ?? 0), 0)
    const matterScore = (MATTER_WEIGHT * common) / Math.sqrt(FREE_WORDS + ownLength)
    base += matterScore
    met.related = total === 0 ? 0 : Math.min(MATTER_EVIDENCE.most, (MATTER_EVIDENCE.share * matterScore) / total)
    const coverage = total === 0 ? 0 : covered / total
    base += LIKENESS_WEIGHT * (likeness?.(candidate.memory) ?? 0) * total
    const telling = agreement?.get(candidate.memory.id) ?? 0
    base += AGREEMENT_WEIGHT * telling * total
    if (!isAsked(candidate.memory, cues.asked, terms)) {
      if (telling === 0) return { candidate, words, base, coverage, cueBits, evidence: met }
      const addressCoverage = Math.max(coverage, ADDRESS_COVERAGE * telling)
      return { candidate, words, base, coverage: addressCoverage, cueBits, evidence: met, isAddressed: true }
    }
    base += ADDRESS_WEIGHT * total
    const addressCoverage = Math.max(coverage, ADDRESS_COVERAGE)
    return { candidate, words, base, coverage: addressCoverage, cueBits, evidence: met, isAddressed: true }
  })
}

/** What each matter of the query is worth: how surely the query means it, times how rare it is among the pool's memories. */
function matterValues(
  matters: readonly PlacedMatter[],
  read: readonly FieldMatches[],
  memories: number,
): readonly number[] {
  return matters.map(({ certainty, rarity }, at) => {
    const holding = read.filter(({ shared }) => (shared[at] ?? 0) > SPEAKS_OF).length
    const weight = memories + BACKGROUND_MATTERS
    const share = (holding + BACKGROUND_MATTERS * Math.exp(-rarity)) / weight
    return certainty * -Math.log(Math.min(0.99, Math.max(share, 0.5 / weight)))
  })
}

/** Matches of query words in candidates: one row per candidate, one column per word. */
class MatchMatrix {
  /** Weighted term frequency, summed over the fields. */
  readonly strength: Float64Array
  /** 1 if the memory's own text or speaker has the word. */
  readonly held: Uint8Array
  /** 1 if the text has a word with the same prefix. */
  readonly prefixed: Uint8Array

  constructor(rows: number, places: number) {
    this.strength = new Float64Array(rows * places)
    this.held = new Uint8Array(rows * places)
    this.prefixed = new Uint8Array(rows * places)
  }
}

interface FieldMatches {
  readonly candidate: Candidate
  readonly words: Words
  readonly length: number
  readonly pairs: number
  readonly cueBits: number
  /** How surely its text speaks of each of the query's matters, 0 to 1. */
  readonly shared: readonly number[]
  /** The number of words of its text. */
  readonly ownLength: number
}

function matchFields(
  candidate: Candidate,
  scan: WordScan,
  matrix: MatchMatrix,
  row: number,
  matters: readonly PlacedMatter[],
): FieldMatches {
  const words = candidate.words ?? memoryWords(candidate.memory)
  const places = scan.prefixed.length
  const first = row * places
  const read = (field: string, weight: number, own: boolean): number => {
    const length = scan.scan(field)
    if (!scan.hasFound) return length
    for (let place = 0; place < places; place++) {
      const times = scan.found[place] ?? 0
      if (times === 0) continue
      matrix.strength[first + place] = (matrix.strength[first + place] ?? 0) + weight * (TERM_FREQUENCY[times] ?? 1)
      if (own) matrix.held[first + place] = 1
    }
    return length
  }
  let length = read(words.text, FIELD_WEIGHTS.text, true)
  const { cueBits } = scan
  let pairs = 0
  if (scan.hasFound) {
    matrix.prefixed.set(scan.prefixed, first)
    for (let place = 0; place < places; place++) pairs += scan.bigrams[place] ?? 0
  }
  // People tell their own matters; a reply names many that are nobody's.
  const tells = scan.hasFound && candidate.memory.source.origin !== "assistant"
  const shared = tells ? sharedMatters(scan, matters) : []
  const ownLength = length
  length += read(words.speaker, FIELD_WEIGHTS.speaker, true)
  length += read(words.before, words.afterQuestion ? FIELD_WEIGHTS.beforeQuestion : FIELD_WEIGHTS.before, false)
  length += read(words.after, FIELD_WEIGHTS.after, false)
  read(words.month, FIELD_WEIGHTS.month, false)
  return { candidate, words, length, pairs, cueBits, shared, ownLength }
}

/** A matter of the query with the places of its words in a scan. */
interface PlacedMatter {
  readonly certainty: number
  readonly rarity: number
  readonly words: readonly (readonly [place: number, share: number])[]
}

function placeMatters({ words, related, matters }: Cues): readonly PlacedMatter[] {
  const places = new Map([...words, ...related].map(({ word }, place) => [word, place]))
  return matters.map(({ certainty, rarity, words: telling }) => ({
    certainty,
    rarity,
    words: [...telling].flatMap(([word, share]) => {
      const place = places.get(word)
      return place === undefined ? [] : [[place, share] as const]
    }),
  }))
}

/** How surely the scanned text speaks of each matter: several of its words say so more surely than one. */
function sharedMatters(scan: WordScan, matters: readonly PlacedMatter[]): readonly number[] {
  return matters.map(({ words }) => {
    let sum = 0
    for (const [place, share] of words) if ((scan.found[place] ?? 0) > 0) sum += share
    return Math.min(MOST_TOLD, sum)
  })
}

/** A memory outside any session supports only itself. */
function sessionOf({ candidate }: ScoredCandidate): Session {
  return candidate.memory.owner.session ?? candidate
}

type Session = string | Candidate

/** Per session, the sum of its three best scores relative to the best session. */
function sessionSupport(
  scored: readonly ScoredCandidate[],
  sessions: readonly Session[],
): ReadonlyMap<Session, number> {
  const bases = new Map<Session, number[]>()
  for (const [place, session] of sessions.entries()) {
    const base = scored[place]?.base ?? 0
    const scores = bases.get(session)
    if (scores === undefined) bases.set(session, [base])
    else scores.push(base)
  }
  const sums = new Map<Session, number>()
  for (const [session, scores] of bases) {
    sums.set(
      session,
      scores
        .sort((one, other) => other - one)
        .slice(0, 3)
        .reduce((sum, base) => sum + base, 0),
    )
  }
  const best = Math.max(0, ...sums.values()) || 1
  for (const [session, sum] of sums) sums.set(session, sum / best)
  return sums
}

function byScore(
  one: Pick<RankedCandidate, "score" | "memory">,
  other: Pick<RankedCandidate, "score" | "memory">,
): number {
  if (one.score !== other.score) return other.score - one.score
  if (one.memory.createdAt !== other.memory.createdAt) return other.memory.createdAt - one.memory.createdAt
  return one.memory.id < other.memory.id ? -1 : 1
}

/** A candidate's score without the factor, split into words, session and vectors. */
type BaseWeights = Omit<ScoreWeights, "factor">

/**
 * Reciprocal rank fusion (Cormack, Clarke and Büttcher 2009), scaled so that the first rank of the words counts 1:
 * rank r by words and session counts `(k + 1) / (k + r)`, rank r by vectors the same times `weight`. Equal scores
 * share a rank; a score of 0 has none. If one list is empty, the scores are returned unchanged.
 */
function reciprocalRankFusion(
  scores: readonly BaseWeights[],
  { k, weight }: { readonly k: number; readonly weight: number },
): readonly BaseWeights[] {
  const words = ranksOf(scores.map(({ words, session }) => words + session))
  const vectors = ranksOf(scores.map((score) => score.vectors))
  if (words.size === 0 || vectors.size === 0) return scores
  const share = (place: number | undefined): number => (place === undefined ? 0 : (k + 1) / (k + place))
  return scores.map((score) => ({
    words: share(words.get(score.words + score.session)),
    session: 0,
    vectors: weight * share(vectors.get(score.vectors)),
  }))
}

/** The rank of each value, 1 for the greatest. */
function ranksOf(values: readonly number[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>()
  const sorted = values.filter((value) => value > 0).sort((one, other) => other - one)
  for (const [index, value] of sorted.entries()) if (!places.has(value)) places.set(value, index + 1)
  return places
}
