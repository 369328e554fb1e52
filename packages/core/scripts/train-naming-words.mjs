// Trains the models that tell which words of a request to forget name what is meant, and which statements people ask to
// forget at all, and measures them.
//
//   node packages/core/scripts/train-naming-words.mjs
//
// A word names it if one of the statements that are meant holds it, and hardly any other. Learns from the requests of
// requests/among-statements.mjs, and what nobody asks to forget also from talk/tune; measures on people left out in five
// rounds, whose models train-statement-match.mjs reads, which has to run behind it. Writes
// src/turn/delete/naming-weights.ts. The same data gives the same bytes. Needs Node 24.
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { CLAUSE_BUCKETS, clauseFeatures } from "../src/text/spans/clause-model.ts"
import { createRequestReader, isNearWord, isSameWord, namingWords } from "../src/turn/delete/named-statements.ts"
import { NAMING_BUCKETS, namingFeatures } from "../src/turn/delete/naming-chances.ts"
import { requestsAmongStatements, talked } from "./requests/among-statements.mjs"
import { fitBuckets, fitWithout, shippedModel, writeModels } from "./spans/fit-buckets.mjs"
import { writeFoldModels } from "./spans/fold-models.mjs"
import { randomFrom } from "./spans/messages.mjs"

const FOLDS = 5
/** A word of more other statements names nothing. */
const MOST_OTHERS = 1

const reader = createRequestReader()
const people = [...new Set(requestsAmongStatements.map(({ who }) => who))]
const examples = requestsAmongStatements.flatMap(({ who, kind, request, told }) => {
  const naming = namingWords(request)
  const holds = ({ text }, word) => reader.read(text).words.some((own) => isSameWord(word, own))
  const near = ({ text }, word) => reader.read(text).words.some((own) => isNearWord(word, own))
  const right = told.filter(({ isRight }) => isRight)
  const others = told.filter(({ isOwn }) => !isOwn)
  const names = new Map(
    naming.map((word) => [
      word,
      right.some((one) => holds(one, word) || near(one, word)) &&
        others.filter((one) => holds(one, word)).length <= MOST_OTHERS,
    ]),
  )
  return namingFeatures(request, naming).map(({ word, features }) => ({
    fold: people.indexOf(who) % FOLDS,
    request,
    kind,
    word,
    features,
    right: Number(names.get(word)),
  }))
})
console.log(
  `${examples.length} words, of which ${examples.filter(({ right }) => right === 1).length} name what is meant`,
)

const createFit = (options) => (those, seed) => {
  const random = randomFrom(seed)
  const draw = () => ({ ...those[Math.floor(random() * those.length)], weight: 1 })
  return fitBuckets(draw, { ...options, steps: options.epochs * those.length })
}
const lossOf = ({ chance, right }) => -Math.log(Math.max(1e-6, right === 1 ? chance : 1 - chance))
const meanOf = (values) => values.reduce((sum, one) => sum + one, 0) / values.length
const scoredBy = (models, those) =>
  those.map((one) => ({ ...one, chance: probabilityOf(one.features, models[one.fold]) }))

const fit = createFit({ buckets: NAMING_BUCKETS, epochs: 8, rate: 0.25, decay: 0.0001 })
const models = fitWithout(examples, FOLDS, fit)
for (const [kind, those] of Map.groupBy(examples, (one) => one.kind)) {
  const scored = scoredBy(models, those)
  const groups = [...Map.groupBy(scored, ({ request }) => request).values()].filter(
    (words) => words.length > 1 && words.some(({ right }) => right === 1),
  )
  const likeliest = groups.map((words) => words.toSorted((one, other) => other.chance - one.chance)[0].right)
  const byChance = groups.map((words) => meanOf(words.map(({ right }) => right)))
  console.log(
    kind.padEnd(12),
    String(those.length).padStart(5),
    `loss ${meanOf(scored.map(lossOf)).toFixed(3)}`,
    `the likeliest word names it ${meanOf(likeliest).toFixed(3)}, any word ${meanOf(byChance).toFixed(3)}`,
  )
}
writeFoldModels("naming-words", models.map(shippedModel))

/** Statements that somebody asks to forget, and others of the same people and of talk. */
const statements = [
  ...[...Map.groupBy(requestsAmongStatements, ({ who }) => who)].flatMap(([who, requests]) => {
    const meant = new Map()
    for (const { told } of requests)
      for (const { text, isRight } of told) meant.set(text, isRight || meant.get(text) === true)
    return [...meant].map(([text, isRight]) => ({ text, right: Number(isRight), fold: people.indexOf(who) % FOLDS }))
  }),
  ...talked.flatMap(({ sentences }, at) => sentences.map((text) => ({ text, right: 0, fold: at % FOLDS }))),
].map((one) => ({ ...one, features: clauseFeatures(one.text) }))
console.log(
  `${statements.length} statements, ${statements.filter(({ right }) => right === 1).length} asked to be forgotten`,
)
const fitStatements = createFit({ buckets: CLAUSE_BUCKETS, epochs: 10, rate: 0.2, decay: 0.00005 })
const ofStatements = fitWithout(statements, FOLDS, fitStatements)
console.log(`loss ${meanOf(scoredBy(ofStatements, statements).map(lossOf)).toFixed(3)}`)
writeFoldModels("confided", ofStatements.map(shippedModel))
writeModels(new URL("../src/turn/delete/naming-weights.ts", import.meta.url), "train-naming-words.mjs", {
  NAMING: shippedModel(fit(examples, 9)),
  CONFIDED: shippedModel(fitStatements(statements, 10)),
})
