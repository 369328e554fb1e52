// Fits softmax regressions over hashed features and writes their weights, for the scripts that train models of classes.
import { scoreClasses } from "../src/text/topics/class-model.ts"
import { randomFrom } from "./spans/messages.mjs"

const EPOCHS = 12
const RATE = 0.5
const DECAY = 0.00005
/** The share of features that a sentence keeps each time, so that no single run of words decides. */
const KEPT = 0.8

/** Softmax regression of sentences with `features` and a `weight`. */
export function fitClasses(all, classes, buckets, labelOf) {
  const size = { buckets, outputs: classes.length, epochs: EPOCHS }
  return fitOutputs(all, size, (features, one, model) =>
    scoreClasses(features, buckets, model).map((chance, at) => (chance - (at === labelOf(one) ? 1 : 0)) * one.weight),
  )
}

/** Regression by AdaGrad (Duchi, Hazan and Singer 2011). `outputs` weights a bucket; `errorsOf` gives the error of each. */
export function fitOutputs(all, { buckets, outputs, epochs }, errorsOf) {
  const model = {
    bias: Array.from({ length: outputs }, () => 0),
    scale: 1,
    weights: new Float64Array(buckets * outputs),
  }
  const squares = new Float64Array(buckets * outputs).fill(0.02)
  const random = randomFrom(7)
  const order = [...all.keys()]
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1))
      ;[order[last], order[other]] = [order[other], order[last]]
    }
    for (const place of order) {
      const one = all[place]
      const features = one.features.filter(() => random() < KEPT)
      const root = Math.sqrt(Math.max(1, features.length))
      for (const [at, error] of errorsOf(features, one, model).entries()) {
        model.bias[at] -= 0.01 * error
        for (const hash of features) {
          const slot = (hash & (buckets - 1)) * outputs + at
          const slope = error / root + DECAY * model.weights[slot]
          squares[slot] += slope * slope
          model.weights[slot] -= (RATE * slope) / Math.sqrt(squares[slot])
        }
      }
    }
  }
  return model
}

/** Weights as bytes with one scale. */
export function quantizeClasses({ bias, weights }) {
  const scale = Number((weights.reduce((found, weight) => Math.max(found, Math.abs(weight)), 0) / 127).toPrecision(6))
  const small = Int8Array.from(weights, (weight) => Math.round(weight / scale))
  return { bias: bias.map((one) => Number(one.toPrecision(3))), scale, weights: small }
}

/** The source of a quantized model's weights, under a name in capitals. */
export function writtenClasses(name, { bias, scale, weights }) {
  return `export const ${name}_BIAS: readonly number[] = [${bias.join(", ")}]
export const ${name}_SCALE = ${scale}
export const ${name}_WEIGHTS: string =
  "${Buffer.from(weights.buffer).toString("base64")}"
`
}
