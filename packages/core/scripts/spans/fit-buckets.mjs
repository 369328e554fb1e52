// Fits, reads and writes the models of src/text/spans/bucket-model.ts.
import { writeFileSync } from "node:fs"
import { probabilityOf } from "../../src/text/spans/bucket-model.ts"
import { quantize } from "./fit-clauses.mjs"

/**
 * Logistic regression by AdaGrad (Duchi, Hazan and Singer 2011). `draw` gives an example with `features`, whether it is
 * `right` (1 or 0) and what it weighs.
 */
export function fitBuckets(draw, { buckets, steps, rate, decay, bias = 0 }) {
  const weights = new Float64Array(buckets)
  const squares = new Float64Array(buckets).fill(0.05)
  const model = { bias, scale: 1, weights }
  for (let step = 0; step < steps; step++) {
    const { features, right, weight } = draw()
    const error = (probabilityOf(features, model) - right) * weight
    model.bias -= 0.01 * error
    const root = Math.sqrt(features.length)
    for (const bucket of features) {
      const slope = error / root + decay * weights[bucket]
      squares[bucket] += slope * slope
      weights[bucket] -= (rate * slope) / Math.sqrt(squares[bucket])
    }
  }
  return model
}

/** Draws from all examples. Both labels weigh the same in all; `weightOf` says what one weighs beside others of its label. */
export function drawBalanced(all, random, weightOf) {
  const totals = [0, 1].map((label) => all.reduce((sum, one) => sum + (one.right === label ? weightOf(one) : 0), 0))
  const shares = totals.map((total) => (totals[0] + totals[1]) / (2 * total))
  return () => {
    const one = all[Math.floor(random() * all.length)]
    return { ...one, weight: weightOf(one) * shares[one.right] }
  }
}

/** A model for each fold, which learned from the examples of the others; `fit` takes examples and a seed. */
export const fitWithout = (data, folds, fit) =>
  Array.from({ length: folds }, (_, fold) =>
    fit(
      data.filter((one) => one.fold !== fold),
      fold + 1,
    ),
  )

/** How many examples the model that did not learn from them gives at least each of these probabilities. */
export const countLeftOut = (those, models, levels) =>
  levels.map((least) => those.filter(({ features, fold }) => probabilityOf(features, models[fold]) >= least).length)

/** The model as it is shipped. */
export function shippedModel({ bias, weights }) {
  const small = quantize({ bias: [bias], weights })
  return { ...small, bias: small.bias[0] }
}

/** Writes a shipped model to a file of constants that begin with `name`. */
export function writeModel(file, script, name, model) {
  writeModels(file, script, { [name]: model })
}

/** The same of several models by their names. */
export function writeModels(file, script, models) {
  const constants = Object.entries(models).map(
    ([name, { bias, scale, weights }]) => `export const ${name}_BIAS = ${bias}
export const ${name}_SCALE = ${scale}
export const ${name}_WEIGHTS: string =
  "${Buffer.from(weights.buffer).toString("base64")}"
`,
  )
  writeFileSync(file, `// Written by scripts/${script}.\n${constants.join("")}`)
}
