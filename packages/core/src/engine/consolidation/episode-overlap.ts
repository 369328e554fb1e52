import type { Memory } from "../../contract/index.ts"
import { analyse } from "../../text/analyse.ts"
import { marksOf } from "../../text/similarity.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { SUMMARY_CATEGORY } from "../../turn/summaries.ts"

/** Share of the pairs of neighbouring words from which two episodes are the same. */
const SAME_FROM = 0.9
/** Share of the words from which a line of an episode mentions a statement. */
const MENTIONS_FROM = 0.4
/** The day before each line of an extract. */
const DAY = /^\[\d{4}-\d{2}-\d{2}\] (?:Reply: )?/u

/** Whether a memory tells of a conversation as a whole. */
export function isEpisode({ category, status, review }: Memory): boolean {
  return status === "active" && review === undefined && (category === SUMMARY_CATEGORY || category === "episode")
}

/** Whether an episode tells of one conversation: a month repeats what those of its conversations tell. */
export function isOfConversation(memory: Memory): boolean {
  return isEpisode(memory) && (memory.category !== SUMMARY_CATEGORY || memory.owner.session !== undefined)
}

/** Equal for episodes with the same numbers, names, dates and negation: only these are compared. */
export function episodeMarks({ content }: Memory): string {
  const { tokens, negated } = marksOf(content)
  return `${tokens} ${negated}`
}

/** Whether two episodes tell the same in the same order of words, with equal numbers, names, dates and negation. */
export function tellsTheSame(one: Memory, other: Memory): boolean {
  if (episodeMarks(one) !== episodeMarks(other)) return false
  return jaccard(wordPairs(one), wordPairs(other)) >= SAME_FROM
}

function wordPairs({ content, metadata: { topics } }: Memory): ReadonlySet<string> {
  const words = analyse(Array.isArray(topics) ? `${content} ${topics.join(" ")}` : content)
  return new Set(words.map((word, place) => `${word} ${words[place + 1] ?? ""}`))
}

/** The lines of recent episodes by their words, to find the conversations that mention a statement. */
export class EpisodeLines {
  readonly #lines: { readonly episode: Memory; readonly size: number }[] = []
  readonly #byWord = new Map<string, number[]>()

  constructor(episodes: readonly Memory[]) {
    for (const episode of episodes) {
      for (const line of episode.content.split("\n")) this.#add(episode, tellingWords(line.replace(DAY, "")))
    }
  }

  /** One episode for each conversation that mentions the statement, newest first. */
  mentioning({ content }: Memory): readonly Memory[] {
    if (this.#lines.length === 0) return []
    const words = tellingWords(content)
    const shared = new Map<number, number>()
    for (const word of words) {
      for (const place of this.#byWord.get(word) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1)
    }
    const found = new Map<string, Memory>()
    for (const [place, both] of shared) {
      const line = this.#lines[place]
      if (line === undefined || both / (words.size + line.size - both) < MENTIONS_FROM) continue
      found.set(line.episode.owner.session ?? line.episode.id, line.episode)
    }
    return [...found.values()].toSorted((one, other) => other.createdAt - one.createdAt)
  }

  #add(episode: Memory, words: ReadonlySet<string>): void {
    const place = this.#lines.push({ episode, size: words.size }) - 1
    for (const word of words) {
      const places = this.#byWord.get(word)
      if (places === undefined) this.#byWord.set(word, [place])
      else places.push(place)
    }
  }
}

/** Whether any line of an episode mentions a statement. */
export function mentions(episode: Memory, statement: Memory): boolean {
  return new EpisodeLines([episode]).mentioning(statement).length > 0
}

function tellingWords(text: string): ReadonlySet<string> {
  return new Set(analyse(text).filter((word) => !isStopWord(word)))
}

function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0
  for (const word of one) if (other.has(word)) both++
  const either = one.size + other.size - both
  return either === 0 ? 0 : both / either
}
