/**
 * Cuts what the patterns match: literal, case-insensitive, `*` for anything on the same line, `**` for anything over
 * several lines. A pattern that begins or ends with a star extends to that end of the line, with two stars to that end
 * of the text. Linear in the text for each pattern.
 */
export function cutIgnored(text: string, patterns: readonly string[]): string {
  return patterns.reduce(
    (rest, pattern) => (pattern.replaceAll("*", "").trim() === "" ? rest : cut(rest, pattern)),
    text,
  )
}

/**
 * Whether a line contains what one of the patterns matches, by the same rules. A pattern without a star matches whole
 * words: "important" does not match "unimportant". A pattern of stars alone matches nothing. Linear in the line for each pattern.
 */
export function matchesAny(line: string, patterns: readonly string[]): boolean {
  if (patterns.length === 0) return false
  const lower = lowerCase(line)
  return patterns.some((pattern) => {
    if (pattern.replaceAll("*", "").trim() === "") return false
    const pieces = pattern.toLowerCase().split(/\*{1,}/)
    return pieces.length === 1 ? holdsWords(lower, pieces[0] ?? "") : findMatch(lower, pieces, 0) !== undefined
  })
}

/** Whether a text stands in a line with no further letter or digit of a word before and behind it. Scripts without spaces have no such limits. */
function holdsWords(line: string, text: string): boolean {
  for (let from = line.indexOf(text); from >= 0; from = line.indexOf(text, from + 1)) {
    const to = from + text.length
    if (!isInWord(line, from) && !isInWord(line, to)) return true
  }
  return false
}

const PART_OF_WORD = /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}]$/u

/** Whether a word goes on across a place in a line. */
function isInWord(line: string, at: number): boolean {
  return at > 0 && PART_OF_WORD.test(line.charAt(at - 1)) && PART_OF_WORD.test(line.charAt(at))
}

function cut(text: string, pattern: string): string {
  const lower = pattern.toLowerCase()
  if (lower.includes("**")) return cutMatches(text, lower.split(/\*{2,}/))
  const pieces = lower.split("*")
  return text
    .split("\n")
    .map((line) => cutMatches(line, pieces))
    .join("\n")
}

function cutMatches(line: string, pieces: readonly string[]): string {
  const lower = lowerCase(line)
  let rest = ""
  let at = 0
  while (at < line.length) {
    const span = findMatch(lower, pieces, at)
    if (span === undefined) break
    rest += line.slice(at, span.from)
    at = span.to
  }
  return rest + line.slice(at)
}

/** Lowercases without changing the length, so that offsets match; characters that get longer stay as they are. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return Array.from(text, (character) => {
    const small = character.toLowerCase()
    return small.length === character.length ? small : character
  }).join("")
}

function findMatch(line: string, pieces: readonly string[], start: number): { from: number; to: number } | undefined {
  let from = -1
  let at = start
  for (const [index, piece] of pieces.entries()) {
    if (piece === "") {
      if (index === 0) from = start
      else if (index === pieces.length - 1) at = line.length
      continue
    }
    const place = line.indexOf(piece, at)
    if (place < 0) return undefined
    if (from < 0) from = place
    at = place + piece.length
  }
  return { from, to: at }
}
