/** Fields of analysed words ("word word word"), read without splitting them: a recall reads some 200 KB of them, and the native search is fastest. */

/** Whether a word, or several side by side, stands in the field. */
export function stands(field: string, word: string): boolean {
  let at = field.indexOf(word)
  while (at >= 0) {
    const end = at + word.length
    if (
      (at === 0 || field.charCodeAt(at - 1) === SPACE) &&
      (end === field.length || field.charCodeAt(end) === SPACE)
    ) {
      return true
    }
    const next = field.indexOf(" ", at)
    at = next < 0 ? -1 : field.indexOf(word, next + 1)
  }
  return false
}

/** Whether a word of the field begins like this one: with the first max(4, length − 2) letters, if it has at least 5. */
export function begunIn(field: string, word: string): boolean {
  if (word.length < 5) return false
  const beginning = word.slice(0, Math.max(4, word.length - 2))
  return field.startsWith(beginning) || field.includes(` ${beginning}`)
}

const SPACE = 32
const bytes = new Uint8Array(65_536)
const encoder = new TextEncoder()

/** How many words the field has. Counted in bytes, which is three times as fast as by character. */
export function countWords(field: string): number {
  if (field === "") return 0
  let count = 1
  if (field.length * 3 > bytes.length) {
    for (let at = field.indexOf(" "); at >= 0; at = field.indexOf(" ", at + 1)) count++
    return count
  }
  const { written } = encoder.encodeInto(field, bytes)
  for (let at = 0; at < written; at++) if (bytes[at] === SPACE) count++
  return count
}
