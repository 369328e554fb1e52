import { readFileSync } from "node:fs"
import { root } from "./sources.ts"

/** A name that a file declares. */
export interface Declaration {
  readonly file: string
  readonly kind: string
  readonly name: string
  readonly isExported: boolean
}

/** Words that no identifier may contain, each with the term to use. */
export const FORBIDDEN_WORDS: Readonly<Record<string, string>> = {
  breathe: "yieldToEventLoop",
  bury: "addTombstone",
  buried: "hasTombstone",
  exhume: "removeTombstone",
  graves: "tombstones",
  unfind: "removeFromIndexes",
  heard: "normalizeMessages",
  patiently: "retryWhileLocked",
  murmur: "log",
  befall: "inject a fault",
  manner: "policy",
  surroundings: "context",
  whatever: "withRetry",
  anew: "again, or what is done",
  asunder: "split",
  beside: "neighbours, adjacent, or extra",
}

/** Identifiers that no file may declare, each with the name to use. */
export const FORBIDDEN_NAMES: Readonly<Record<string, string>> = {
  takeOut: "softDelete",
  takeBack: "undelete",
  eraseWhatever: "eraseWithRetry",
  bringIn: "importMemories",
  keepIn: "switchStore",
  giveMemories: "recallForTurn",
  askToLetGo: "requestHandover",
  censusOf: "memoryStats",
  isHeldUp: "isLocked",
  rarity: "idf",
  holding: "documentFrequency",
  HitsAtHand: "HitCache",
  KeptLists: "ListCache",
  SettingsBook: "SettingsStore",
  LateVectors: "EmbeddingWorker",
  VectorTrust: "EmbedderReliability",
  Rounds: "WriteBatcher",
  WorkerLine: "WorkerClient",
  Ledger: "ExplainRecorder",
  Door: "OriginGuard",
  McpDoor: "McpEndpoint",
  Advice: "ToolError",
  Nothing: "EmptyState",
  Problem: "ErrorState",
}

const IRREGULAR_PARTICIPLES =
  "built|chosen|done|drawn|found|given|gone|grown|heard|held|hidden|kept|known|led|left|lost|made|meant|met|paid|read|said|seen|sent|shown|spoken|stood|taken|told|understood|withdrawn|written"
const PARTICIPLE = new RegExp(`^(?:[a-z]+ed|[a-z]+ing|${IRREGULAR_PARTICIPLES})$`)
/** Verbs and nouns that look like participles. */
const VERBS = new Set(["bring", "embed", "feed", "ping", "read", "seed", "shed", "speed", "spring", "string"])

/** Whether a function name is a participle instead of a verb. */
export function isParticiple(name: string): boolean {
  return PARTICIPLE.test(name) && !VERBS.has(name)
}

/** The lower-case words of a camel-case or snake-case identifier. */
export function wordsOfIdentifier(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase())
}

const DECLARATION =
  /^(export )?(?:default |declare |abstract |async )*(function\*?|const|let|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm

/** The top-level declarations of a file. */
export function declarationsIn(file: string): readonly Declaration[] {
  const text = readFileSync(`${root}${file}`, "utf8")
  return [...text.matchAll(DECLARATION)].map(([, exported, kind = "", name = ""]) => ({
    file,
    kind,
    name,
    isExported: exported !== undefined,
  }))
}
