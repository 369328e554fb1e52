import { analyse } from "./analyse.ts"
import { expression } from "./regex.ts"

/**
 * The normalized text of a statement: compatibility forms folded, lower case, without outer punctuation and with
 * single spaces.
 */
export function plain(text: string): string {
  const folded = text.normalize("NFKC").replace(/[‘’]/g, "'").toLowerCase()
  const spaced = folded.replace(/\s+/gu, " ").trim()
  return spaced.replace(/^["'“”*_\s-]{1,20}/u, "").replace(/(?<![.!?…。"'”*_])[.!?…。"'”*_\s]{1,20}$/u, "")
}

/** How a statement differs from another where it matters: a fact is new when any of these do. */
export interface Marks {
  readonly words: ReadonlySet<string>
  /** Numbers, names, dates. */
  readonly tokens: string
  readonly negated: boolean
}

const NEGATION = expression("iu")`
  \b(?:not|no|never|none|nobody|nothing|without|cannot|dislikes?|hates?|avoids?|stopped|quit|nicht
  |kein\w{0,2}|nie|pas|jamais|nunca|não|nao|non|mai)\b|n't\b|n’t\b|不|没|沒|ない|ません|않|안
`
const MONTH_OR_DAY = expression("i")`
  ^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday
  |tuesday|wednesday|thursday|friday|saturday|sunday|today|yesterday|tomorrow)$
`

/** Computed lazily: most pairs differ in another one. */
export function marksOf(text: string): Marks {
  let words: ReadonlySet<string> | undefined
  let tokens: string | undefined
  let negated: boolean | undefined
  return {
    get words() {
      words ??= new Set(analyse(text))
      return words
    },
    get tokens() {
      tokens ??= tokensOf(text)
      return tokens
    },
    get negated() {
      negated ??= NEGATION.test(text)
      return negated
    },
  }
}

function tokensOf(text: string): string {
  const tokens: string[] = []
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}.:/'’-]*/gu)) {
    // Most words are plain, and every recall asks this of thousands.
    const plainly = /^[a-z]+$/.test(word)
    if (MONTH_OR_DAY.test(word) || (!plainly && (/\p{N}/u.test(word) || isName(text, word, index))))
      tokens.push(word.replace(/[.:'’-]{1,20}$/u, "").toLowerCase())
  }
  return [...new Set(tokens)].toSorted().join(" ")
}

function isName(text: string, word: string, index: number): boolean {
  if (!/^\p{Lu}/u.test(word) || /^I(?:['’]\w+)?$/.test(word)) return false
  return index > 0 && !/[.!?]\s*$/.test(text.slice(Math.max(0, index - 3), index))
}

/**
 * Share of the words that both have of those that either has (Jaccard); 0 where numbers, names, dates or negation
 * differ.
 */
export function similarity(a: Marks, b: Marks): number {
  if (a.tokens !== b.tokens || a.negated !== b.negated) return 0
  let both = 0
  for (const word of a.words) if (b.words.has(word)) both++
  const either = a.words.size + b.words.size - both
  return either === 0 ? 0 : both / either
}

/** Whether two texts are at least so like each other. Most have too many words of their own, which takes less to see than what marks them. */
export function isSimilar(one: Marks, other: Marks, share: number): boolean {
  const { size } = one.words
  let others = 0
  for (const word of other.words) {
    if (one.words.has(word)) continue
    others++
    // Both have at most as many words in common as the one has.
    if (size / (size + others) < share) return false
  }
  return similarity(one, other) >= share
}
