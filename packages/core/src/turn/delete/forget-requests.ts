import {
  type CallOptions,
  equallyWeighted,
  type Memory,
  type MemoryId,
  type Pool,
  type Store,
} from "../../contract/index.ts"
import { analyse } from "../../text/analyse.ts"
import { ownWords } from "../../text/own-words.ts"
import { queryWords } from "../../text/query-words.ts"
import { regex } from "../../text/regex.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { isStopWord, namesIn } from "../../text/stop-words.ts"
import { scopeOf } from "../pools.ts"
import { FORGET_EVERYTHING_FORMS, FORGET_FORMS, type ForgetReach } from "./forget-forms.ts"

/** What a user wants forgotten: a memory matches if a sentence of it holds all words, within the limits of `reach`. */
export interface ForgetRequest {
  readonly about: string
  readonly words: readonly string[]
  readonly reach: ForgetReach
}

const FORGET_WORD = regex(
  `
    forget|unlearn|remember|delete|erase|remove|clear|wipe|drop|reset|empty|purge|vergiss|vergessen|lösche|leere|entfern|oublie|efface|supprime|vide
    |olvid|borr|vacía|elimina|esque[cç]|apag|dimentica|cancella|svuota|忘|删|刪|清|抹|消|削
  `,
  "i",
)
/** The sentence continues with an alternative, so it is about the task and not about memory. */
const INSTEAD = regex(
  String.raw`
    \b(?:instead|let's|lets|for now|for a moment|for a second|we can|just (?:do|use|make|give|write)
    |i'll|what about|how about)\b|\?$
  `,
  "i",
)

/** Parses what a user asks to forget. Returns nothing for ambiguous sentences. */
export function parseForgetRequests(text: string): readonly ForgetRequest[] {
  return readSentences(text, parseForgetRequest)
}

/**
 * Whether a user asks to forget everything. This is never done on a sentence, because a misreading would be too
 * costly.
 */
export function asksToForgetEverything(text: string): boolean {
  const all = (sentence: string): true | undefined =>
    FORGET_EVERYTHING_FORMS.some((form) => form.test(cutCourtesies(sentence))) || undefined
  return readSentences(text, all).length > 0
}

function readSentences<T>(text: string, read: (sentence: string) => T | undefined): readonly T[] {
  if (!FORGET_WORD.test(text)) return []
  return sentencesOf(ownWords(text.slice(-65_536))).flatMap(({ text: sentence }) => {
    const asked = sentence.length > 400 ? undefined : read(sentence)
    return asked === undefined ? [] : [asked]
  })
}

function cutCourtesies(sentence: string): string {
  return sentence
    .replace(/[’]/g, "'")
    .replace(
      /^((?:(?:hey|please|and),? )?(?:can|could|would|will) you (?:please )?(?:forget|unlearn|delete|erase|remove|wipe)\b.{0,300})\?$/i,
      "$1",
    )
    .replace(/(?:,? (?:please|thanks|bitte|por favor|s'il te plaît))?[.!。！]{0,3}$/i, "")
}

function parseForgetRequest(sentence: string): ForgetRequest | undefined {
  const bare = cutCourtesies(sentence)
  if (INSTEAD.test(bare) || FORGET_EVERYTHING_FORMS.some((form) => form.test(bare))) return undefined
  for (const [reach, form] of FORGET_FORMS) {
    const about = form.exec(bare)?.[1]
    if (about === undefined) continue
    // Names may be stop words: "Forget that my brother is called Will".
    const words = topicsOf(about, namesIn(bare))
    return words.length === 0 ? undefined : { about, words, reach }
  }
  return undefined
}

/** Finds memories of the pool, not newer than `before`, in which one sentence holds all requested words. */
export async function findMemoriesToForget(
  store: Store,
  pool: Pool,
  asked: ForgetRequest,
  before: number,
  call?: CallOptions,
): Promise<readonly Memory[]> {
  const scope = scopeOf(pool)
  const where = { status: ["active", "quarantined"] } as const
  const query = { text: asked.about, words: equallyWeighted(queryWords(asked.about)) }
  const found = store.text
    ? (await store.text.search(scope, query, { ...call, limit: 200, where })).hits.map((hit) => hit.memory)
    : (await store.list(scope, { limit: 200, where }, call)).items
  return found.filter(
    (memory) => memory.createdAt <= before && !memory.pinned && holdsMatchingSentence(memory.content, asked),
  )
}

/** Cuts the sentences that match a request, including the request itself. */
export function cutForgottenSentences(text: string, asked: readonly ForgetRequest[]): string {
  if (asked.length === 0) return text
  let kept = ""
  let from = 0
  for (const { text: sentence, start, end } of sentencesOf(text)) {
    if (parseForgetRequest(sentence) === undefined && !asked.some((one) => matchesRequest(sentence, one))) continue
    kept += text.slice(from, start)
    from = end
  }
  return (kept + text.slice(from)).trim()
}

function holdsMatchingSentence(content: string, asked: ForgetRequest): boolean {
  return sentencesOf(content).some((sentence) => matchesRequest(sentence.text, asked))
}

function matchesRequest(sentence: string, asked: ForgetRequest): boolean {
  const { words, reach } = asked
  const held = topicsOf(sentence, reach === "said" ? capitalisedWords(sentence) : namesIn(sentence))
  if (!words.every((word) => held.includes(word))) return false
  if (reach === "own") return held.slice(0, 2).includes(words[0] ?? "")
  if (reach === "topic") return true
  if (!agreesInNegation(sentence, asked)) return false
  // A single word must be most of the sentence, which must not be about somebody else.
  return words.length > 1 || (held.length <= 2 && !/^(?:my|our)\b/i.test(sentence))
}

/** A statement is not its opposite. Only the clauses that hold most of the words decide, because a sentence may deny something else as well. */
function agreesInNegation(sentence: string, { about, words }: ForgetRequest): boolean {
  const clauses = sentence.split(CLAUSE_BREAK).map((clause) => {
    const held = analyse(clause)
    return { isNegative: NEGATION.test(clause), count: words.filter((word) => held.includes(word)).length }
  })
  const most = Math.max(...clauses.map(({ count }) => count))
  const isNegative = NEGATION.test(about)
  return clauses.some((clause) => clause.count === most && clause.isNegative === isNegative)
}

const CLAUSE_BREAK =
  /[,;:()–—，；、]|\b(?:and|but|because|although|though|so|while|und|aber|weil|et|mais|y|pero|e|ma|mas)\b/i
const NEGATION = regex(
  String.raw`
    \b(?:not|no|never|cannot|without|nicht|nie|niemals|kein(?:e[nmrs]?)?|nunca|n[ãa]o|non|jamais|ne)\b|n['’]t\b
    |\b(?:do|does|did|is|are|was|were|ca|wo|would|should|could|have|has|had)nt\b|\bn['’](?=\p{L})|[不没沒未]|ない|ません
  `,
  "iu",
)

function capitalisedWords(sentence: string): ReadonlySet<string> {
  return new Set((sentence.match(/(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu) ?? []).map((word) => word.toLowerCase()))
}

function topicsOf(text: string, names: ReadonlySet<string>): readonly string[] {
  return [...new Set(analyse(text))].filter((word) => !isStopWord(word) || names.has(word))
}

export interface ForgetParts {
  readonly store: Store
  /**
   * Deletes memories, and with statements the messages that they were read from, and queues the purge of their versions. Answers with those
   * messages.
   */
  readonly softDelete: (memories: readonly Memory[], by: string, at: number) => Promise<readonly Memory[]>
}

/** Removes every memory of the pool, no newer than `before`, that a person asked to have forgotten. Answers with how many are gone, including the messages that they were read from. */
export async function forgetRequested(
  { store, softDelete }: ForgetParts,
  pool: Pool,
  asked: readonly ForgetRequest[],
  before: number,
  call?: CallOptions,
): Promise<number> {
  const meant = new Map<MemoryId, Memory>()
  for (const one of asked) {
    for (const memory of await findMemoriesToForget(store, pool, one, before, call)) meant.set(memory.id, memory)
  }
  const messages = meant.size === 0 ? [] : await softDelete([...meant.values()], "remember", before)
  return meant.size + messages.length
}
