// Models of clauses of which each has not learned from one fold, as train-told-clauses.mjs leaves them for train-sure-words.mjs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { bytesOf } from "../../src/text/spans/clause-model.ts"

const FOLD_MODELS = new URL("../../node_modules/.cache/keepsake/told-clause-folds.json", import.meta.url)

export function readFoldModels() {
  if (!existsSync(FOLD_MODELS))
    throw new Error("Run scripts/train-told-clauses.mjs first: it writes the models of each fold.")
  return JSON.parse(readFileSync(FOLD_MODELS, "utf8")).map((one) => ({ ...one, weights: bytesOf(one.weights) }))
}

/** What learns from the scores of clauses has to see those of a model that has not seen the clause. */
export function writeFoldModels(models) {
  mkdirSync(new URL(".", FOLD_MODELS), { recursive: true })
  const saved = models.map((one) => ({ ...one, weights: Buffer.from(one.weights.buffer).toString("base64") }))
  writeFileSync(FOLD_MODELS, JSON.stringify(saved))
}
