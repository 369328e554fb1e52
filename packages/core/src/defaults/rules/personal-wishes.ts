import { CALLED_NAME } from "../../text/called-name.ts"
import { personalWish } from "../../text/topics/personal-wish-model.ts"
import { capitalize } from "./fact.ts"
import { isSelfWithAge } from "./introductions.ts"
import type { Statement } from "./statements.ts"
import { OF_NOW } from "./wishes.ts"
import type { ParsedFact } from "./with-safety.ts"

const NAME = { subject: "user", attribute: "name" } as const

/**
 * Adds to the facts of a sentence how its speaker wants to be treated ("be more direct with me") or called ("everybody
 * calls me Jojo"), unless they hold it. A name to be called stands beside the name that somebody has.
 */
export function withPersonalWish(
  facts: readonly ParsedFact[],
  { quote, text }: Pick<Statement, "quote" | "text">,
): readonly ParsedFact[] {
  if (facts.some(({ category, rule }) => category === "instruction" || rule === "remember")) return facts
  const wish = personalWish(quote)
  if (wish === "nothing" || isSelfWithAge(text) || quote.includes("[redacted") || OF_NOW.test(quote)) return facts
  const content = capitalize(text.replace(/^please,? /i, ""))
  const others = facts.filter((fact) => !isName(fact) && fact.content.toLowerCase() !== content.toLowerCase())
  if (wish === "name") {
    return [
      ...others,
      { type: "factual", category: "identity", content, importance: 0.9, about: NAME, rule: CALLED_NAME },
    ]
  }
  // "Be patient with me, I'm 82": the words that hold the wish are given for the age.
  const isGiven = facts.some(
    (fact) => !others.includes(fact) && (fact.about !== undefined || fact.category === "constraint"),
  )
  if (isGiven) return facts
  return [...others, { type: "procedural", category: "instruction", content, importance: 0.85, rule: "personal wish" }]
}

const isName = ({ key, about }: ParsedFact): boolean => key === "identity:name" || about?.attribute === NAME.attribute
