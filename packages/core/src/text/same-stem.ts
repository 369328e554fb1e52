/** Letters that two forms of a word share at least, and those in which they differ at most: "wohne" and "wohnst". */
const [MIN_SHARED, MAX_ENDING] = [3, 3]

/** Whether two words in lower case may be forms of one word, by the letters that they begin with. */
export function isSameStem(one: string, other: string): boolean {
  if (one === other) return true
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared++
  return shared >= MIN_SHARED && Math.max(one.length, other.length) - shared <= MAX_ENDING
}
