import { analyse } from "../../text/analyse.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { isStopWord } from "../../text/stop-words.ts"

/**
 * Creates a test whether a text repeats tool text: word for word in a run of eight words or a whole shorter sentence,
 * or in other words in a sentence most of whose new content words are together in the tool text, or by its new names
 * and numbers, most of which are in the tool text. Words from `knownTexts`, such as the user's own, are not new. Linear
 * in the texts.
 */
export function repeatsTools(
  toolTexts: readonly string[],
  knownTexts: readonly string[] = [],
): (text: string) => boolean {
  if (toolTexts.length === 0) return () => false
  const quotes = quotesTools(toolTexts)
  const rephrases = rephrasesTools(toolTexts, knownTexts)
  const names = namesTools(toolTexts, knownTexts)
  return (text) =>
    quotes(text) || sentencesOf(text).some((sentence) => rephrases(sentence.text) || names(sentence.text))
}

const RUN = 8
/** Fewer words match by chance. */
const SHORTEST_SENTENCE = 3

function quotesTools(toolTexts: readonly string[]): (text: string) => boolean {
  const runs = new Set(toolTexts.flatMap((tool) => runsOf(analyse(tool), RUN)))
  const short = new Map<number, Set<string>>()
  for (const text of toolTexts.flatMap((tool) => [tool, ...sentencesOf(tool).map((sentence) => sentence.text)])) {
    const words = analyse(text)
    if (words.length < SHORTEST_SENTENCE || words.length >= RUN) continue
    short.set(words.length, (short.get(words.length) ?? new Set()).add(words.join(" ")))
  }
  return (text) => {
    if (runs.size === 0 && short.size === 0) return false
    const words = analyse(text)
    return [[RUN, runs] as const, ...short].some(([length, those]) =>
      runsOf(words, length).some((run) => those.has(run)),
    )
  }
}

function runsOf(words: readonly string[], length: number): readonly string[] {
  return words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join(" "))
}

/** Content words of tool text that count as together: about three sentences. */
const WINDOW = 40
/** From this share of its new content words on, a sentence says what the tool text says. */
const REPHRASES = 0.5
/** Shared content words, and new ones among them; fewer are chance. */
const MIN_SHARED = 4
const MIN_NEW = 2
/** A word that occurs more often in the tool text tells less, and would make the search quadratic. */
const MAX_POSITIONS = 32
/** Words of scripts that separate words with spaces; shorter ones are mostly function words, of any language. */
const MIN_LETTERS = 4
const UNSPACED_OR_NUMBER =
  /[\p{N}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u
/** Days, hours and counts are in many texts. */
const SMALL_NUMBER = /^\p{N}{1,2}$/u

function rephrasesTools(toolTexts: readonly string[], knownTexts: readonly string[]): (sentence: string) => boolean {
  const positions = new Map<string, number[]>()
  let at = 0
  for (const text of toolTexts) {
    for (const word of contentWords(text)) {
      const those = positions.get(word) ?? []
      if (those.length < MAX_POSITIONS) those.push(at)
      positions.set(word, those)
      at++
    }
    at += WINDOW
  }
  const known = new Set(knownTexts.flatMap(contentWords))
  return (sentence) => {
    const words = new Set(contentWords(sentence))
    const fresh = [...words].filter((word) => !known.has(word)).length
    const isTelling = (shared: ReadonlyMap<string, number>): boolean => {
      if (shared.size < MIN_SHARED) return false
      const taken = [...shared.keys()].filter((word) => !known.has(word))
      return taken.length >= Math.max(MIN_NEW, fresh * REPHRASES) && taken.some((word) => !SMALL_NUMBER.test(word))
    }
    const hits = [...words].flatMap((word) => (positions.get(word) ?? []).map((position) => ({ word, position })))
    hits.sort((one, other) => one.position - other.position)
    const shared = new Map<string, number>()
    let first = 0
    for (const { word, position } of hits) {
      shared.set(word, (shared.get(word) ?? 0) + 1)
      for (let oldest = hits[first]; oldest && oldest.position <= position - WINDOW; oldest = hits[++first]) {
        const left = (shared.get(oldest.word) ?? 0) - 1
        if (left > 0) shared.set(oldest.word, left)
        else shared.delete(oldest.word)
      }
      if (isTelling(shared)) return true
    }
    return false
  }
}

function contentWords(text: string): readonly string[] {
  return analyse(text).filter(
    (word) => !isStopWord(word) && (word.length >= MIN_LETTERS || UNSPACED_OR_NUMBER.test(word)),
  )
}

/** A run of letters and digits, with the signs inside of names, addresses and numbers. */
const TOKEN = /[\p{L}\p{N}\p{M}]+(?:[@._:/+-][\p{L}\p{N}\p{M}]+)*/gu
/** What no common word has: a sign between two parts, letters beside digits, a capital inside, or many digits. */
const UNLIKE_A_WORD = /@|\p{L}[._:/]\p{L}|\p{L}\p{N}|\p{N}\p{L}|\p{Ll}\p{Lu}|\p{N}{4}/u
const BEGINS_SENTENCE = /(?:^|[.!?:;\n"“„«([|*#>-])\s{0,4}$/u
const MAX_BEFORE = 4
/** Numbers of up to three digits, and years. */
const COMMON_NUMBER = /^(?:\p{N}{1,3}|(?:19|20)\p{N}{2})$/u
const GERMAN =
  /ß|(?<!\p{L})(?:der|das|dem|ein|einen?|und|ist|nicht|für|mit|dein|deine|zwei|bei|am|zum|kein|auch|schon|oder)(?!\p{L})/iu
const GERMAN_ADDRESS =
  /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\p{Ll}{0,2}|Sie|Ihr\p{Ll}{0,2}|Ihnen|[Ee]uch|[Ee]uer|[Ee]ure\p{Ll}?)(?!\p{L})/u

/** The names of days and months, which many texts share, in the languages that capitalise them. */
const CALENDAR: ReadonlySet<string> = new Set(
  ["en", "de"].flatMap((language) =>
    Array.from({ length: 12 }, (_, place) => [
      new Date(Date.UTC(2024, place, 1)).toLocaleDateString(language, { month: "long", timeZone: "UTC" }),
      new Date(Date.UTC(2024, 0, place + 1)).toLocaleDateString(language, { weekday: "long", timeZone: "UTC" }),
    ]).flatMap((names) => names.flatMap(analyse)),
  ),
)

/** Short statements share few words with their source, but the names and numbers in them come from somewhere. */
function namesTools(toolTexts: readonly string[], knownTexts: readonly string[]): (sentence: string) => boolean {
  const told = new Set(toolTexts.flatMap(analyse))
  const toldNames = new Set(
    toolTexts
      .flatMap((text) => text.match(TOKEN) ?? [])
      .filter(isCapitalised)
      .map((token) => token.toLowerCase()),
  )
  const known = new Set(knownTexts.flatMap(analyse))
  return (sentence) => {
    const names = nameTokens(sentence, (token) => toldNames.has(token.toLowerCase())).flatMap(analyse)
    const fresh = [...new Set(names)].filter((name) => isTelling(name) && !known.has(name))
    const taken = fresh.filter((name) => told.has(name))
    if (taken.length === 0 || taken.length * 2 < fresh.length) return false
    // German capitalises every noun, so that two texts share one by chance.
    return !GERMAN.test(sentence) || GERMAN_ADDRESS.test(sentence)
  }
}

/**
 * The names and numbers in a text: capitalised inside a sentence, or unlike a word. At its beginning a capitalised word
 * is one only if `isName` says so.
 */
export function nameTokens(text: string, isName: (token: string) => boolean = () => false): readonly string[] {
  const tokens: string[] = []
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const isUnlikeAWord = UNLIKE_A_WORD.test(token)
    if (!isUnlikeAWord && !isCapitalised(token)) continue
    const isFirst = BEGINS_SENTENCE.test(text.slice(Math.max(0, index - MAX_BEFORE), index))
    if (isUnlikeAWord || !isFirst || isName(token)) tokens.push(token)
  }
  return tokens
}

function isTelling(word: string): boolean {
  return !isStopWord(word) && word.length >= 2 && !COMMON_NUMBER.test(word) && !CALENDAR.has(word)
}

export function isCapitalised(token: string): boolean {
  return /^\p{Lu}/u.test(token)
}
