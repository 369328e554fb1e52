// Trains the models that tell which stored statement a request to forget means and how sure that is, and measures them.
//
//   node packages/core/scripts/train-statement-match.mjs
//
// Learns from the requests of requests/among-statements.mjs, some of them among sentences of talk/tune, with what the
// models of train-naming-words.mjs say of people left out of their training, which has to run before. Measures on people
// left out in five rounds, and writes src/turn/delete/statement-weights.ts. The same data gives the same bytes. Needs
// Node 24.
import { writeFileSync } from "node:fs"
import { UNSPACED } from "../src/text/unspaced.ts"
import { readComparedText } from "../src/turn/delete/compared-text.ts"
import { CHOICE_SIZES, choiceSize, leastCertainty } from "../src/turn/delete/least-certainty.ts"
import { memoize } from "../src/turn/delete/match-request.ts"
import { chooseNamed, createRequestReader, namingWords } from "../src/turn/delete/named-statements.ts"
import { namingChances } from "../src/turn/delete/naming-chances.ts"
import { CERTAINTY_FEATURES, certaintyFeatures, statementShares } from "../src/turn/delete/rank-statements.ts"
import { STATEMENT_FEATURES, statementFeatures } from "../src/turn/delete/statement-features.ts"
import { requestsAmongStatements, talked } from "./requests/among-statements.mjs"
import { readFoldModels } from "./spans/fold-models.mjs"
import { randomFrom } from "./spans/messages.mjs"

const EPOCHS = 12
const FOLDS = 5
const RATE = 0.3
const DECAY = 0.002
/** How often nothing that a person told is meant, beside each request of which something is. */
const ABSENT = 0.3

const random = randomFrom(7)
/** Some neighbouring sentences of talk, which a memory of weeks holds beside what a request means. */
function beside(language) {
  const all = talked.filter((one) => one.language === language).flatMap(({ sentences }) => sentences)
  if (all.length === 0 || random() < 0.5) return []
  const from = Math.floor(random() * all.length)
  return Array.from({ length: 60 + Math.floor(random() * 200) }, (_, at) => all[(from + at) % all.length])
}

const reader = createRequestReader()
/** What those models say that did not learn from a person, for each fold. */
const toldModels = readFoldModels("confided")
const readers = toldModels.map((model) => ({ ...reader, read: memoize((text) => readComparedText(text, model)) }))
const people = [...new Set(requestsAmongStatements.map(({ who }) => who))]
/** Those that did not learn from a person tell what names something in their requests. */
const namingModels = readFoldModels("naming-words")
/** How often what is to be forgotten was told in the last message, or in one of the next three, in weeks of talk. */
const TOLD_LAST = 0.29
const TOLD_LATELY = 0.17
/** How many messages were told behind each sentence. Those of one message stand together. */
function toldSince(all) {
  const messages = [...new Set(all.map(({ message }) => message))]
    .map((message) => ({ message, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ message }) => message)
  const own = all.find(({ isOwn }) => isOwn)?.message
  if (own !== undefined) {
    messages.splice(messages.indexOf(own), 1)
    const draw = random()
    const isLately = draw < TOLD_LAST + TOLD_LATELY
    const place = isLately ? 1 + Math.floor(random() * 3) : Math.floor(random() * (messages.length + 1))
    messages.splice(draw < TOLD_LAST ? 0 : Math.min(place, messages.length), 0, own)
  }
  const places = new Map(messages.map((message, place) => [message, place]))
  return new Map(all.map(({ text, message }) => [text, places.get(message)]))
}

/** A request among statements: `right` are those that it means, `own` all that go with them in one message. */
function caseOf(who, kind, request, told) {
  const all = [...new Map(told.map((one) => [one.text, one])).values()]
  const sentences = all.map(({ text }) => text)
  const { chosen, near } = chooseNamed(request, namingWords(request), sentences, reader.named)
  const byWords = { chosen: new Set(chosen), near: new Set(near) }
  const chances = namingChances(request, namingWords(request), namingModels[people.indexOf(who) % FOLDS])
  const rows = statementFeatures(
    request,
    sentences,
    byWords,
    readers[people.indexOf(who) % FOLDS],
    toldSince(all),
    chances,
  )
  const right = all.map(({ isRight }) => isRight)
  return { who, kind, request, rows, all, right, own: all.map(({ isOwn }) => isOwn) }
}
function casesOf(who, kind, language, request, told) {
  const noise = beside(language).map((text) => ({ text, message: text, isRight: false, isOwn: false }))
  return [
    caseOf(who, kind, request, told),
    ...(noise.length === 0 ? [] : [caseOf(who, `${kind} in talk`, request, [...told, ...noise])]),
  ]
}

const cases = requestsAmongStatements.flatMap(({ who, kind, language, request, told }) =>
  kind === "asked" ? [caseOf(who, kind, request, told)] : casesOf(who, kind, language, request, told),
)
const SIZE = STATEMENT_FEATURES.length

/** A choice among sentences, with Adagrad. */
function fitShares(those) {
  const weights = new Array(SIZE).fill(0)
  const squares = new Array(SIZE).fill(1e-6)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const one of those) {
      const each = statementShares(one.rows, weights)
      const right = each.reduce((sum, p, at) => sum + (one.right[at] ? p : 0), 0)
      if (right === 0) continue
      const slopes = new Array(SIZE).fill(0)
      for (const [at, p] of each.entries()) {
        const error = (one.right[at] ? p / right : 0) - p
        const row = one.rows[at]
        if (Math.abs(error) > 1e-4) for (let i = 0; i < SIZE; i++) slopes[i] += error * row[i]
      }
      for (let i = 0; i < SIZE; i++) {
        const slope = slopes[i] - DECAY * weights[i]
        squares[i] += slope * slope
        weights[i] += (RATE * slope) / Math.sqrt(squares[i])
      }
    }
  }
  return weights
}

/** The likeliest of the sentences, as an example of whether it is right. */
function exampleOf(one, each, weight) {
  const places = each.map((_, at) => at).toSorted((a, b) => each[b] - each[a])
  const [first, second] = places
  return {
    ...one,
    weight,
    isRight: one.own[first],
    least: leastCertainty({
      statements: places.length,
      words: namingWords(one.request).length,
      isByWords: one.rows[first][STATEMENT_FEATURES.indexOf("chosen by words")] > 0,
      isUnspaced: UNSPACED.test(one.request),
      ownWord: one.rows[first][STATEMENT_FEATURES.indexOf("a word of its own")],
      lead: second === undefined ? Number.POSITIVE_INFINITY : each[first] / each[second],
      isConfirmed: false,
    }),
    features: certaintyFeatures(one.request, one.rows[first], {
      probability: each[first],
      next: second === undefined ? 0 : each[second],
      count: places.length,
    }),
  }
}

const foldOf = ({ who }) => people.indexOf(who) % FOLDS
const examples = []
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = fitShares(cases.filter((one) => foldOf(one) !== fold))
  for (const one of cases.filter((each) => foldOf(each) === fold)) {
    const each = statementShares(one.rows, weights)
    if (!one.right.some(Boolean)) continue
    const order = each.map((_, at) => at).toSorted((a, b) => each[b] - each[a])
    examples.push({ ...exampleOf(one, each, 1), place: order.findIndex((at) => one.own[at]) })
    const others = one.all.filter(({ isOwn }) => !isOwn)
    if (others.length > 1) {
      const absent = caseOf(one.who, one.kind, one.request, others)
      examples.push({ ...exampleOf(absent, statementShares(absent.rows, weights), ABSENT), isAbsent: true })
    }
  }
}

/** A logistic regression over standardized features, by Newton's method. */
function fitCertainty(those) {
  const size = CERTAINTY_FEATURES.length
  const mean = Array.from(
    { length: size },
    (_, i) => those.reduce((sum, { features }) => sum + features[i], 0) / those.length,
  )
  const deviation = mean.map((m, i) =>
    Math.sqrt(those.reduce((sum, { features }) => sum + (features[i] - m) ** 2, 0) / those.length),
  )
  const rows = those.map(({ features }) => [
    ...features.map((value, i) => (deviation[i] < 1e-6 ? 0 : (value - mean[i]) / deviation[i])),
    1,
  ])
  let weights = new Array(size + 1).fill(0)
  for (let step = 0; step < 15; step++) {
    const slope = weights.map((weight) => weight)
    const curve = weights.map((_, i) => weights.map((__, j) => Number(i === j)))
    for (const [at, row] of rows.entries()) {
      const p = 1 / (1 + Math.exp(-row.reduce((sum, value, i) => sum + value * weights[i], 0)))
      const { weight, isRight } = those[at]
      const bend = weight * p * (1 - p)
      for (let i = 0; i <= size; i++) {
        slope[i] += weight * (p - Number(isRight)) * row[i]
        for (let j = 0; j <= i; j++) curve[i][j] += bend * row[i] * row[j]
      }
    }
    for (let i = 0; i <= size; i++) for (let j = i + 1; j <= size; j++) curve[i][j] = curve[j][i]
    const change = solve(curve, slope)
    weights = weights.map((weight, i) => weight - change[i])
  }
  const own = weights.slice(0, size).map((weight, i) => (deviation[i] < 1e-6 ? 0 : weight / deviation[i]))
  return { weights: own, bias: weights[size] - own.reduce((sum, weight, i) => sum + weight * mean[i], 0) }
}
function solve(matrix, vector) {
  const rows = matrix.map((row, i) => [...row, vector[i]])
  for (let i = 0; i < rows.length; i++) {
    for (let j = i + 1; j < rows.length; j++) {
      const factor = rows[j][i] / rows[i][i]
      for (let k = i; k <= rows.length; k++) rows[j][k] -= factor * rows[i][k]
    }
  }
  const solution = new Array(rows.length).fill(0)
  for (let i = rows.length - 1; i >= 0; i--)
    solution[i] =
      (rows[i][rows.length] -
        rows[i].slice(i + 1, rows.length).reduce((sum, value, k) => sum + value * solution[i + 1 + k], 0)) /
      rows[i][i]
  return solution
}

const certaintyOf = ({ weights, bias }, { features }) =>
  1 / (1 + Math.exp(-features.reduce((sum, value, i) => sum + value * weights[i], bias)))
const ofSize = (size) => examples.filter(({ rows }) => choiceSize(rows.length) === size)
for (const size of CHOICE_SIZES) {
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = fitCertainty(ofSize(size).filter((one) => foldOf(one) !== fold))
    for (const one of ofSize(size).filter((each) => foldOf(each) === fold)) one.certainty = certaintyOf(model, one)
  }
}
const percent = (count, all) => `${((100 * count) / Math.max(1, all)).toFixed(1)} %`.padStart(7)
const kinds = [...new Set(cases.map((one) => one.kind))].map((kind) => [kind, (one) => one.kind === kind])
const sizes = CHOICE_SIZES.map((size) => [`among ${size}`, ({ rows }) => choiceSize(rows.length) === size])
for (const [kind, isOfKind] of [...kinds, ...sizes]) {
  const those = examples.filter((one) => isOfKind(one) && one.isAbsent === undefined)
  const absent = examples.filter((one) => isOfKind(one) && one.isAbsent === true)
  const within = (places) => percent(those.filter(({ place }) => place < places).length, those.length)
  console.log(
    kind.padEnd(18),
    String(those.length).padStart(4),
    "first",
    within(1),
    "among three",
    within(3),
    "eight",
    within(8),
  )
  const report = (name, isTaken) => {
    const decided = those.filter(isTaken)
    const right = decided.filter(({ isRight }) => isRight).length
    console.log(
      ` ${name}`,
      "right",
      percent(right, those.length),
      "wrong",
      percent(decided.length - right, those.length),
      "chosen though absent",
      percent(absent.filter(isTaken).length, absent.length),
    )
  }
  for (const least of [0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9])
    report(`from ${least}`, ({ certainty }) => certainty >= least)
  report("honoured", ({ certainty, least }) => certainty >= least)
}
const shares = fitShares(cases).map((one) => Number(one.toFixed(3)))
const certainties = CHOICE_SIZES.map((size) => ({ size, ...fitCertainty(ofSize(size)) }))
const listed = (names, weights) =>
  names.map((name, at) => `  ${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${weights[at]},`).join("\n")
console.log(listed(STATEMENT_FEATURES, shares))
writeFileSync(
  new URL("../src/turn/delete/statement-weights.ts", import.meta.url),
  `import type { ChoiceSize } from "./least-certainty.ts"

// Written by scripts/train-statement-match.mjs.
//
// Each stored sentence has a score for a request to forget: the sum of its features (statement-features.ts), each times
// the weight here. Probabilities are the softmax of all scores. Whether the likeliest sentence is the one that is meant
// is a logistic regression over its features, its probability, and how much likelier it is than the next, one each for
// few, some and many statements.
//
// Learned from talk/matters/tune, talk/wishes/tune, talk/wishes/asked/tune and talk/forgotten/tune. The regressions learn
// from the probabilities that people left out of the training got, and from each request without the sentences that it means.
//
// "Length" is there because people state things in longer sentences than they greet or ask in.
export const STATEMENT_WEIGHTS: Readonly<Record<string, number>> = {
${listed(STATEMENT_FEATURES, shares)}
}
/** Among how many statements the choice is made; the weights are in the order of \`CERTAINTY_FEATURES\` (rank-statements.ts). */
export const CERTAINTY_WEIGHTS: Readonly<
  Record<ChoiceSize, { readonly bias: number; readonly weights: readonly number[] }>
> = {
${certainties.map(({ size, bias, weights }) => `  ${size}: {\n    bias: ${bias.toFixed(4)},\n    weights: [${weights.map((one) => Number(one.toFixed(4))).join(", ")}],\n  },`).join("\n")}
}
`,
)
