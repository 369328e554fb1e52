import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { isNoSafety, readSafety } from "../reader/read-safety.ts"
import type { StatedFact } from "../reader/read-statement.ts"
import { isCzechOrPolish } from "./czech-and-polish.ts"
import type { Statement } from "./statements.ts"
import { HYPOTHETICAL, isOwnPassing, MADE_UP } from "./telling.ts"

/** A parsed fact with the name of its rule. */
export type ParsedFact = StatedFact & { readonly rule: string }

/** The facts of a sentence with what it tells of safety as a constraint, and without constraints that are figures of speech. */
export function withSafety({ text, said }: Statement, facts: readonly ParsedFact[]): readonly ParsedFact[] {
  if (facts.some(({ category }) => category === "constraint"))
    return facts.map((fact) => (isFigurative(fact, said) ? asPlain(fact) : fact))
  // A rule that finds words of its own knows what it reads.
  const isRead = ({ category, content, rule }: ParsedFact): boolean =>
    /^(?:identity|instruction)$/.test(category) || (rule !== "reader" && content.toLowerCase() !== said.toLowerCase())
  if (facts.some(isRead)) return facts
  if (HYPOTHETICAL.test(text) || MADE_UP.test(text) || isOwnPassing(text) || text.includes("[redacted")) return facts
  const safety = readSafety(said, false)
  if (safety === undefined) return facts
  const same = facts.find(({ content }) => content === safety.content)
  return [
    ...facts.filter((fact) => fact !== same),
    { ...safety, ...omitUndefined({ about: same?.about }), rule: "safety" },
  ]
}

/** A figure of speech, the past or somebody else's matter. The model knows no Czech and Polish, and the end of a condition is no safety to it. */
const isFigurative = ({ category, key, content }: ParsedFact, said: string): boolean =>
  category === "constraint" && !key?.includes(":!") && !isCzechOrPolish(said) && isNoSafety([said, content])
const asPlain = ({ key: _, about: __, ...fact }: ParsedFact): ParsedFact => ({
  ...fact,
  category: "fact",
  importance: 0.5,
})
