import type { Draft } from "../../contract/index.ts"
import { probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { clauseFeatures } from "../../text/spans/clause-model.ts"
import type { StatedFact } from "../reader/read-statement.ts"
import { capitalize } from "./fact.ts"
import { LIMIT_BIAS, LIMIT_SCALE, LIMIT_WEIGHTS } from "./limit-weights.ts"
import type { Statement } from "./statements.ts"
import { validUntil } from "./validity.ts"

const model = readModel(LIMIT_BIAS, LIMIT_SCALE, LIMIT_WEIGHTS)

/** From this probability on a statement is limited. */
const LIMITED_FROM = 0.9
/** A longer statement, in characters, says more than what its limit is about. */
const MAX_STATEMENT = 100
/** "I'm a nurse, working nights". */
const SAYS_MORE = /^I\b[^,]{1,100},/u

/** "I started a new job at Bosch as an engineer": what somebody is there limits nothing. */
const AS_WHAT = /(?<=\s(?:at|with|for)\s.{1,40})\sas an? [\p{L} -]{2,40}$/iu

const MAY_BE_LIMITED = new Set(["home", "job", "employer", "name", "age"].map((one) => `identity:${one}`))

/**
 * Whether what a statement says of home, work, name or age held only before, or holds only later, for a while, part of
 * the time, or in a game, a document or somebody's opinion: "小时候我住在新疆", "From June on I live in Oslo", "Im Spiel
 * heiße ich Zorg". `scripts/train-limits.mjs` fits the model.
 */
export function isLimitedFact({ said }: Statement, { key, about }: StatedFact): boolean {
  return (
    MAY_BE_LIMITED.has(key ?? `identity:${about?.attribute}`) &&
    said.length <= MAX_STATEMENT &&
    !SAYS_MORE.test(said) &&
    probabilityOf(clauseFeatures(said.replace(AS_WHAT, "")), model) >= LIMITED_FROM
  )
}

/** Such a fact in all of its words, which stands next to what holds and takes the place of nothing. */
export function limitedDraft(
  { said, quote }: Statement,
  { type, category, importance }: StatedFact,
  rule: string,
  from: number,
  at: number,
): Draft {
  const content = capitalize(said)
  const until = validUntil(content, at)
  const metadata = { rule, limited: true }
  return {
    type,
    category,
    importance,
    content,
    ...(until !== undefined && { validUntil: until }),
    from,
    quote,
    metadata,
  }
}
