import { probabilityOf, readModel } from "./bucket-model.ts"
import { clauseFeatures } from "./clause-model.ts"
import { LIMIT_BIAS, LIMIT_SCALE, LIMIT_WEIGHTS } from "./limit-weights.ts"

const model = readModel(LIMIT_BIAS, LIMIT_SCALE, LIMIT_WEIGHTS)

/** From this probability on a statement is limited. */
const LIMITED_FROM = 0.9
/** A longer statement, in characters, says more than what its limit is about. */
const MAX_STATEMENT = 100

/** "I'm a nurse, working nights". */
const SAYS_MORE = /^I\b[^,]{1,100},/u

/**
 * Whether a statement about home, work, name or age holds only later, part of the time, or in a game, a document or
 * somebody's opinion: "From June on I live in Oslo", "Im Spiel heiße ich Zorg". `scripts/train-limits.mjs` fits the model.
 */
export function isLimited(statement: string): boolean {
  return (
    statement.length <= MAX_STATEMENT &&
    !SAYS_MORE.test(statement) &&
    probabilityOf(clauseFeatures(statement), model) >= LIMITED_FROM
  )
}
