// Fits the model that places statements in the profile.

import { PARTS, placeFields, scoreOutputs } from "../src/defaults/reader/reader-model.ts"
import { parseStatements } from "../src/defaults/rules/statements.ts"
import { attributeFeatures, scoreAttributes, softmax } from "../src/text/topics/attribute-model.ts"
import { readerFeatures } from "../src/text/topics/clause-features.ts"
import { fitAttributes, fitReader } from "./fit-reader.mjs"

/** Its fields come from models that saw nothing of the person: each part of the people is read by models of the others. */
const ROUNDS = 3
const ITERATIONS = 300
const RATE = 0.05
const SHRINK = 0.001
/** Whole weeks of talk have as many statements that belong to no profile as people really make. */
const TALK_TIMES = 2

/** The voices of whole people, from whom it learns. */
const isPerson = ({ voice = "", part }) => part !== undefined && !/^\w\w-c-/.test(voice)

/** For each part a weight per field, then its bias. */
export function fitPlaces(examples) {
  const people = new Set(examples.filter((one) => isPerson(one) && one.person).map(({ voice }) => voice))
  const roundOf = new Map([...people].sort().map((voice, at) => [voice, at % ROUNDS]))
  const rows = Array.from({ length: ROUNDS }, (_, round) => {
    const out = ({ person, voice }) => person === true && roundOf.get(voice) === round
    const trained = examples.filter((one) => !out(one))
    const model = fitReader(trained, 99)
    const attributes = fitAttributes(trained, 99)
    return examples.filter((one) => out(one) && isPerson(one)).flatMap((one) => rowsOf(one, model, attributes))
  }).flat()
  return regress(rows)
}

/** The statements of a sentence as they are read later. */
function rowsOf({ text, part, isTalk }, model, attributes) {
  return parseStatements(text, (words) => words).map(({ said }) => {
    const { scores } = scoreOutputs(readerFeatures(said), model)
    const chances = softmax(scoreAttributes(attributeFeatures(said), attributes))
    return { fields: placeFields(scores, chances), right: PARTS.indexOf(part), times: isTalk ? TALK_TIMES : 1 }
  })
}

/** A softmax regression by Adam over all rows at once, on fields of mean 0 and variance 1, whose scale the weights take over. */
export function regress(rows, classes = PARTS) {
  const count = rows[0].fields.length
  const means = Array.from({ length: count }, (_, at) => mean(rows.map(({ fields }) => fields[at])))
  const scales = means.map((one, at) => Math.sqrt(mean(rows.map(({ fields }) => (fields[at] - one) ** 2))) + 1e-6)
  const inputs = rows.map(({ fields }) => [...fields.map((field, at) => (field - means[at]) / scales[at]), 1])
  const total = rows.reduce((sum, { times }) => sum + times, 0)
  const width = count + 1
  const weights = new Float64Array(classes.length * width)
  const first = new Float64Array(weights.length)
  const second = new Float64Array(weights.length)
  for (let step = 1; step <= ITERATIONS; step++) {
    const slopes = weights.map((weight) => SHRINK * weight)
    for (const [at, input] of inputs.entries()) {
      const scores = Float64Array.from(classes, (_, part) =>
        input.reduce((sum, one, field) => sum + one * weights[part * width + field], 0),
      )
      for (const [part, share] of softmax(scores).entries()) {
        const error = ((share - Number(part === rows[at].right)) * rows[at].times) / total
        for (let field = 0; field < width; field++) slopes[part * width + field] += error * input[field]
      }
    }
    for (const [place, slope] of slopes.entries()) {
      first[place] = 0.9 * first[place] + 0.1 * slope
      second[place] = 0.999 * second[place] + 0.001 * slope * slope
      weights[place] -=
        (RATE * (first[place] / (1 - 0.9 ** step))) / (Math.sqrt(second[place] / (1 - 0.999 ** step)) + 1e-8)
    }
  }
  return classes.flatMap((_, part) => {
    const own = scales.map((scale, at) => weights[part * width + at] / scale)
    return [...own, weights[part * width + count] - own.reduce((sum, weight, at) => sum + weight * means[at], 0)]
  })
}

const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length
