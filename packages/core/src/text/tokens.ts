/**
 * About how many tokens a text is for today's models, in one pass and without a vocabulary: words by their length, everything else by a weight per
 * character of its script. The weights were fitted to o200k, a little high, so that a budget is kept rather than broken.
 */
export function countTokens(text: string): number {
  let tokens = 0
  let word = 0
  let digits = 0
  let before = SPACE
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const kind = code < 128 ? (ASCII[code] ?? OTHER) : OTHER
    if (kind === LOWER || kind === UPPER) {
      if (kind === UPPER && before === LOWER) {
        tokens += ofWord(word)
        word = 0
      }
      // A mark right before a word mostly belongs to its token.
      if (before === MARK) tokens -= 0.45
      word += kind === UPPER && before === UPPER ? CAPITAL : 1
    } else if (word > 0 && !(kind === OTHER && isLatin(code))) {
      tokens += ofWord(word)
      word = 0
    }
    if (kind === DIGIT) {
      if (before === SPACE && at > 0) tokens += 0.9
      tokens += digits++ % 3 === 0 ? 1 : 0
    } else digits = 0
    if (kind === MARK) tokens += before === MARK ? 0.45 : 0.85
    else if (kind === BREAK && before !== BREAK) tokens += 0.8
    else if (kind === SPACE && before === SPACE) tokens += 0.12
    else if (kind === OTHER) {
      tokens += weightOf(code)
      if (isLatin(code)) word += 1
    }
    before = kind
  }
  return Math.ceil(tokens + (word > 0 ? ofWord(word) : 0))
}

const SPACE = 0
const BREAK = 1
const LOWER = 2
const UPPER = 3
const DIGIT = 4
const MARK = 5
const OTHER = 6
const CAPITAL = 2.2
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code)
  if (/[a-z]/.test(letter)) return LOWER
  if (/[A-Z]/.test(letter)) return UPPER
  if (/[0-9]/.test(letter)) return DIGIT
  if (/[\n\r]/.test(letter)) return BREAK
  return /[\t ]/.test(letter) ? SPACE : MARK
})

/** One token for a common short word; longer ones are more often cut. */
function ofWord(letters: number): number {
  return letters <= 5 ? 1.02 : 1.02 + (letters - 5) * 0.07
}

function isLatin(code: number): boolean {
  return (code >= 0xc0 && code < 0x250) || (code >= 0x1e00 && code < 0x1f00)
}

/** Tokens per UTF-16 unit, by block. */
function weightOf(code: number): number {
  for (const [below, weight] of BLOCKS) if (code < below) return weight
  return 1
}
const BLOCKS: readonly (readonly [below: number, weight: number])[] = [
  [0xc0, 0.9],
  [0x100, 0.5],
  [0x180, 0.9],
  [0x250, 0.3],
  [0x370, 0.9],
  [0x400, 0.43],
  [0x530, 0.34],
  [0x590, 0.8],
  [0x600, 0.43],
  [0x780, 0.34],
  [0x900, 1],
  [0xe00, 0.34],
  [0xe80, 0.46],
  [0x1e00, 1],
  [0x1f00, 0.15],
  [0x2000, 0.9],
  [0x2010, 0.8],
  [0x2070, 0.9],
  [0x2e80, 1.2],
  [0x3000, 1],
  [0xac00, 0.87],
  [0xd7b0, 0.72],
  [0xe000, 1],
  [0xff00, 1],
  [0x10000, 0.9],
]
