// Models of sentences of which each has not learned from one fold, as their trainers leave them for train-sure-words.mjs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { bytesOf } from "../../src/text/spans/clause-model.ts"

const placeOf = (name) => new URL(`../../node_modules/.cache/keepsake/${name}-folds.json`, import.meta.url)

/** The models that `scripts/train-NAME.mjs` left, one a fold. */
export function readFoldModels(name) {
  if (!existsSync(placeOf(name)))
    throw new Error(`Run scripts/train-${name}.mjs first: it writes the models of each fold.`)
  return JSON.parse(readFileSync(placeOf(name), "utf8")).map((one) => ({ ...one, weights: bytesOf(one.weights) }))
}

/** What learns from the scores of sentences has to see those of a model that has not seen the sentence. */
export function writeFoldModels(name, models) {
  mkdirSync(new URL(".", placeOf(name)), { recursive: true })
  const saved = models.map((one) => ({ ...one, weights: Buffer.from(one.weights.buffer).toString("base64") }))
  writeFileSync(placeOf(name), JSON.stringify(saved))
}
