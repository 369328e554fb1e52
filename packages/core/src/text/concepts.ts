/** What words of several languages mean: the name of a meaning and the pattern of its words. */
export type Concept = readonly [concept: string, pattern: RegExp]

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Compiles meanings whose words are beginnings of words, separated by `|` or line ends; a word that ends with a space is whole. */
export function compileConcepts(concepts: readonly (readonly [concept: string, words: string])[]): readonly Concept[] {
  return concepts.map(([concept, words]) => {
    const all = words.split(/[|\n]/).map((word) => (word.endsWith(" ") ? `${word.trim()}(?![\\p{L}])` : word))
    const spaced = all.filter((word) => !UNSPACED.test(word))
    const unspaced = all.filter((word) => UNSPACED.test(word))
    const source = `(?<![\\p{L}])(?:${spaced.join("|")})${unspaced.length > 0 ? `|${unspaced.join("|")}` : ""}`
    return [concept, new RegExp(source, "giu")]
  })
}

/** How many meanings further on still count as after. */
const REACH = 7

/** Which meanings a sentence has and in which order, as features of a model that is the same in all languages. */
export function conceptFeatures(sentence: string, concepts: readonly Concept[]): readonly string[] {
  const hits: (readonly [at: number, concept: string])[] = []
  for (const [concept, pattern] of concepts)
    for (const { index } of sentence.matchAll(pattern)) hits.push([index, concept])
  hits.sort(([one], [other]) => one - other)
  const order = ["start", ...hits.map(([, concept]) => concept), /[?？]\s*$/.test(sentence) ? "?" : "end"]
  return order.flatMap((concept, at) => [
    concept,
    `${concept} ${order[at + 1] ?? ""}`,
    `${concept} ${order[at + 1] ?? ""} ${order[at + 2] ?? ""}`,
    ...[...new Set(order.slice(at + 1, at + REACH))].map((later) => `${concept} .. ${later}`),
  ])
}

/** The tokens of a sentence alone, in twos and in threes, and each beginning of it up to so many, as features of a model. */
export function tokenFeatures(tokens: readonly string[], beginning: number): readonly string[] {
  return tokens.flatMap((token, at) => [
    `w ${token}`,
    `b ${token} ${tokens[at + 1] ?? "$"}`,
    `t ${token} ${tokens[at + 1] ?? "$"} ${tokens[at + 2] ?? "$"}`,
    ...(at < beginning ? [`f ${tokens.slice(0, at + 1).join(" ")}`] : []),
  ])
}
