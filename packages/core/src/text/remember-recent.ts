/** The cached texts of one function have at most so many characters. */
const MAX_CHARACTERS = 1_000_000
/** More texts than a request has messages with those before them. */
const SIZE = 2_048

/**
 * Wraps a pure function of one text and caches its results for at most the latest `size` texts: several steps ask about
 * the same texts. Each step goes through all texts of a request, so that a cache for fewer would find none of them.
 */
export function rememberRecent<T extends {}>(read: (text: string) => T, size = SIZE): (text: string) => T {
  // Two generations: what is found in the older one moves to the newer one, and a full one takes the place of the older.
  let older = new Map<string, T>()
  let newer = new Map<string, T>()
  let characters = 0
  return (text) => {
    const known = newer.get(text)
    if (known !== undefined) return known
    const result = older.get(text) ?? read(text)
    if (newer.size >= size / 2 || characters + text.length > MAX_CHARACTERS / 2) {
      older = newer
      newer = new Map()
      characters = 0
    }
    newer.set(text, result)
    characters += text.length
    return result
  }
}
