import { CLAUSE_BUCKETS, scoreFeatures } from "../../src/text/spans/clause-model.ts"
import { randomFrom } from "./messages.mjs"

const CLAUSE_EPOCHS = 25

/** Softmax regression over four roles with Adagrad. A clause has `features` and a `role`; `balanced` makes every role count the same. */
export function fitClauses(clauses, roles, seed, { decay = 0.0004, balanced = true, epochs = CLAUSE_EPOCHS } = {}) {
  const random = randomFrom(seed)
  const weights = new Float64Array(CLAUSE_BUCKETS * 4)
  const bias = [0, 0, 0, 0]
  const squares = new Float64Array(CLAUSE_BUCKETS * 4).fill(0.05)
  const totals = roles.map((role) => clauses.filter((one) => one.role === role).length)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let left = clauses.length; left > 0; left--) {
      const { features, role } = clauses[Math.floor(random() * clauses.length)]
      const right = roles.indexOf(role)
      const share = balanced ? clauses.length / (4 * totals[right]) : 1
      const scores = scoreFeatures(features, { bias, scale: 1, weights })
      const size = Math.sqrt(features.length)
      for (let at = 0; at < 4; at++) {
        const error = (scores[at] - (at === right ? 1 : 0)) * share
        bias[at] -= 0.02 * error
        for (const bucket of features) {
          const place = bucket * 4 + at
          const slope = error / size + decay * weights[place]
          squares[place] += slope * slope
          weights[place] -= (0.12 * slope) / Math.sqrt(squares[place])
        }
      }
    }
  }
  return { bias, scale: 1, weights }
}

/** Weights as bytes with one scale. */
export function quantize({ bias = [], weights }) {
  const most = weights.reduce((found, weight) => Math.max(found, Math.abs(weight)), 0)
  const scale = Number((most / 127).toPrecision(6))
  return {
    bias: bias.map((one) => Number(one.toPrecision(6))),
    scale,
    weights: Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale)))),
  }
}
