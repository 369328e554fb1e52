/** Buckets of the hashed features; a power of two. */
export const CLAUSE_BUCKETS = 16_384

/** What a clause sounds like, whoever wrote it: a request about a text, a statement of its author, a task or small talk, a sentence of a document. */
export const CLAUSE_ROLES = ["request", "statement", "task", "document"] as const

/** The scores of a clause by role, in the order of `CLAUSE_ROLES`, which sum to 1. */
export type RoleScores = readonly [request: number, statement: number, task: number, document: number]

export interface ClauseWeights {
  readonly bias: readonly number[]
  readonly scale: number
  /** For each bucket one weight per role. */
  readonly weights: Int8Array | Float64Array
}

const SHORTEST = 2
const LONGEST = 4
/** More of a clause, in characters, is not read: its beginning and its end say what it is. */
const MAX_HEAD = 90
const MAX_TAIL = 40

/** The bucket of each feature of a clause: its words, its groups of two to four characters, its first words, its length and its end. */
export function clauseFeatures(clause: string): readonly number[] {
  const cut = clause.length > MAX_HEAD + MAX_TAIL ? `${clause.slice(0, MAX_HEAD)} ${clause.slice(-MAX_TAIL)}` : clause
  const lower = cut
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/\p{N}+/gu, "0")
    .replace(/(?:(?!')[\s\p{P}\p{S}])+/gu, " ")
    .trim()
  const text = ` ${lower} `
  const buckets = new Set<number>()
  for (let size = SHORTEST; size <= LONGEST; size++) {
    for (let at = 0; at + size <= text.length; at++) buckets.add(hashOf(text, at, at + size, size))
  }
  let start = 1
  let count = 0
  for (let at = 1; at < text.length; at++) {
    if (text[at] !== " ") continue
    buckets.add(hashOf(text, start, at, 11))
    if (count < 3) buckets.add(hashOf(text, 1, at, 12 + count))
    start = at + 1
    count++
  }
  buckets.add(hashOf("", 0, 0, 20 + Math.min(7, count)))
  buckets.add(hashOf(clause.trim().slice(-1), 0, 1, 30))
  return [...buckets]
}

/** FNV-1a over a stretch of a text. */
function hashOf(text: string, from: number, to: number, kind: number): number {
  let hash = Math.imul(0x811c9dc5 ^ kind, 0x01000193)
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (CLAUSE_BUCKETS - 1)
}

/** The roles of a clause by a model. */
export function scoreClause(clause: string, model: ClauseWeights): RoleScores {
  return scoreFeatures(clauseFeatures(clause), model)
}

/** The same for features that are known already. */
export function scoreFeatures(features: readonly number[], { bias, scale, weights }: ClauseWeights): RoleScores {
  const sums = [0, 0, 0, 0]
  for (const bucket of features) {
    for (let role = 0; role < 4; role++) sums[role] = (sums[role] ?? 0) + (weights[bucket * 4 + role] ?? 0)
  }
  const size = Math.sqrt(Math.max(1, features.length))
  const raw = sums.map((sum, role) => (bias[role] ?? 0) + (scale * sum) / size)
  const most = Math.max(...raw)
  const odds = raw.map((one) => Math.exp(one - most))
  const total = odds.reduce((sum, one) => sum + one, 0)
  const [request = 0, statement = 0, task = 0, document = 0] = odds.map((one) => one / total)
  return [request, statement, task, document]
}

/** Weights as they are written in the source. A loop, because `Int8Array.from` takes 25 times as long, a fifth of the time that a process needs to start. */
export function bytesOf(base64: string): Int8Array {
  const characters = atob(base64)
  const bytes = new Int8Array(characters.length)
  for (let at = 0; at < characters.length; at++) bytes[at] = characters.charCodeAt(at)
  return bytes
}
