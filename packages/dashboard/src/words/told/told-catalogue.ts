import type { told } from "./de.ts"

/** What the server says, in another language: each holds the same sentences. */
export type ToldCatalogue = { readonly [Sentence in keyof typeof told]: string }

/** Finds what the server said, also where a sentence has something in it that differs; `undefined` where nobody has translated it. */
export function teller(catalogue: Readonly<Record<string, string>>): (sentence: string) => string | undefined {
  const patterns = Object.entries(catalogue).flatMap(([sentence, translated]) =>
    sentence.includes("{") ? [[patternOf(sentence), translated] as const] : [],
  )
  return (sentence) => {
    const whole = catalogue[sentence] ?? catalogue[sentence.replace(/\.$/, "")]
    if (whole !== undefined) return whole
    for (const [pattern, translated] of patterns) {
      const values = pattern.exec(sentence)?.groups
      if (values !== undefined) return translated.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name)
    }
    return undefined
  }
}

function patternOf(sentence: string): RegExp {
  const parts = sentence.split(/\{(\w+)\}/)
  const source = parts.map((part, at) =>
    at % 2 === 1 ? `(?<${part}>.+)` : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  )
  return new RegExp(`^${source.join("")}$`, "s")
}
