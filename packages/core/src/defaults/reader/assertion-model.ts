import { rememberRecent } from "../../text/remember-recent.ts"
import { probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { bucketOf } from "../../text/topics/folded-words.ts"
import { ASSERTION_BIAS, ASSERTION_SCALE, ASSERTION_WEIGHTS } from "./assertion-weights.ts"

/** Number of buckets of the hashed features, a power of two. */
export const ASSERTION_BUCKETS = 131_072
/** Of a longer sentence, in characters, the beginning and the end are read. */
const MAX_HEAD = 140
const MAX_TAIL = 100
/** Words, single characters of unspaced scripts, and the marks that part clauses. */
const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[\p{L}\p{M}\p{N}']+|[,;:–—?!"“”„«»「」…-]/gu
const MARK = /^[,;:–—?!"“”„«»「」…-]$/

/**
 * The buckets of a sentence's features: runs of one to three tokens, marks included, of unspaced scripts of up to
 * four; beginnings of clauses, and the end. Its topics are features like others, of which training takes the weight by
 * saying the same of all of them.
 */
export function assertionFeatures(sentence: string): readonly number[] {
  const cut =
    sentence.length > MAX_HEAD + MAX_TAIL ? `${sentence.slice(0, MAX_HEAD)} … ${sentence.slice(-MAX_TAIL)}` : sentence
  const folded = cut.normalize("NFC").toLowerCase().replace(/[’‘]/g, "'").replace(/，|、/g, ",").replace(/？/g, "?")
  const tokens = ["^", ...(folded.match(TOKEN) ?? []), "$"]
  const buckets = new Set<number>()
  const add = (kind: string, value: string): void =>
    void buckets.add(bucketOf(kind, value.replace(/\p{N}+/gu, "0")) & (ASSERTION_BUCKETS - 1))
  for (const [at, token] of tokens.entries()) {
    for (let size = 1; size <= 4; size++) {
      if (size === 4 && !UNSPACED.test(token)) continue
      if (at + size <= tokens.length) add(`run ${size}`, tokens.slice(at, at + size).join(" "))
    }
    if (at === 0 || MARK.test(token)) add("begins", tokens.slice(at + 1, at + 3).join(" "))
  }
  add("ends", tokens.slice(-4, -1).join(" "))
  add("length", String(Math.min(8, Math.floor(Math.log2(tokens.length) * 2))))
  return [...buckets]
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u

const model = readModel(ASSERTION_BIAS, ASSERTION_SCALE, ASSERTION_WEIGHTS)

/**
 * The probability, 0 to 1, that a sentence asserts something of its speaker, also beside what it asks, rather than that
 * it asks it, wishes it, imagines it, repeats it or has it translated. A logistic regression for any language;
 * `scripts/train-assertions.mjs` fits and measures it.
 */
export const assertionProbability = rememberRecent((sentence: string): number =>
  probabilityOf(assertionFeatures(sentence), model),
)

/** From this probability on a question, or a clause of it, tells something of its speaker. */
const TELLS_FROM = 0.6
export const tells = (clause: string): boolean => assertionProbability(clause) >= TELLS_FROM
