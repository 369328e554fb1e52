import { mattersOf } from "../recall/related-words.ts"

/** A request speaks of few matters: less likely ones are chance. */
const MAX_MATTERS = 6
/** Certainty times rarity of a matter that one word asks for alone. */
const LARGE = 6

/** How much two texts have in common by the matters that both speak of, 0 to about 1. */
interface SharedMatter {
  /** Words of the request count too. */
  readonly alike: number
  /** Only other words of the matter: "Skoda" for "my ride". */
  readonly otherwise: number
}

/** Compares texts with a request by the matters that both speak of: "my ride" and "a Skoda" speak of the car. */
export function createMatterMatch(
  request: readonly string[],
  weightOf: (word: string) => number = () => 1,
): (words: readonly string[]) => SharedMatter {
  const matters = mattersOf(request.map((word) => ({ word, weight: weightOf(word) }))).slice(0, MAX_MATTERS)
  const known = new Set(request)
  return (words) => {
    let alike = 0
    let otherwise = 0
    for (const { certainty, rarity, words: of } of matters) {
      for (const word of words) {
        const share = (certainty * rarity * (of.get(word) ?? 0)) / LARGE
        alike = Math.max(alike, share)
        if (!known.has(word)) otherwise = Math.max(otherwise, share)
      }
    }
    return { alike, otherwise }
  }
}
