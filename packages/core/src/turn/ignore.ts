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

/** Whether a line contains what one of the patterns matches, by the same rules. A pattern of stars alone matches nothing. */
export function matchesAny(line: string, patterns: readonly string[]): boolean {
  if (patterns.length === 0) return false
  const lower = lowerCase(line)
  return patterns.some(
    (pattern) =>
      pattern.replaceAll("*", "").trim() !== "" &&
      findMatch(lower, pattern.toLowerCase().split(/\*{1,}/), 0) !== undefined,
  )
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
