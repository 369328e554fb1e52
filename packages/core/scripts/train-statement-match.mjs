// Trains the model that tells which stored statement a request to forget means, or that it means none of them, and measures it.
//
//   node packages/core/scripts/train-statement-match.mjs
//
// Learns from talk/matters/tune and talk/wishes/tune, measures on people left out of the training in three rounds, and writes
// src/turn/delete/statement-weights.ts. The same data gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { sentencesOf } from "../src/text/sentences.ts"
import { chooseNamed, createRequestReader, namingWords } from "../src/turn/delete/named-statements.ts"
import { STATEMENT_FEATURES, statementFeatures } from "../src/turn/delete/statement-features.ts"

const EPOCHS = 24
const FOLDS = 3
const RATE = 0.3
const DECAY = 0.002

const talk = new URL("../talk/", import.meta.url)
const filesOf = (folder, kind) =>
  readdirSync(new URL(folder, talk))
    .filter((name) => name.startsWith(kind))
    .toSorted()
    .map((name) => ({
      name,
      lines: readFileSync(new URL(`${folder}${name}`, talk), "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    }))
const reader = createRequestReader()

/** A request among sentences: `right` are those that state what it means, `own` all that go with them in one message. */
function caseOf(who, kind, request, sentences, right, own) {
  const { chosen, near } = chooseNamed(request, namingWords(request), [...new Set(sentences)], reader.named)
  const byWords = { chosen: new Set(chosen), near: new Set(near) }
  return { who, kind, rows: statementFeatures(request, sentences, byWords, reader), right, own }
}

const isWorded = (text) => /\p{L}/u.test(text)
const ofMatters = filesOf("matters/tune/", "").flatMap(({ name, lines }) => {
  const told = lines.flatMap(({ tell, span }, matter) => {
    const from = tell.indexOf(span)
    return sentencesOf(tell)
      .map(({ start, end }) => ({
        matter,
        text: tell.slice(start, end).trim(),
        isRight: start < from + span.length && end > from,
      }))
      .filter(({ text }) => isWorded(text))
  })
  const sentences = told.map(({ text }) => text)
  return lines.flatMap(({ forget }, matter) =>
    forget.map((request, nth) =>
      caseOf(
        name,
        nth === 0 ? "direct" : "roundabout",
        request,
        sentences,
        told.map((one) => one.matter === matter && one.isRight),
        told.map((one) => one.matter === matter),
      ),
    ),
  )
})
const ofWishes = filesOf("wishes/tune/", "forget-").flatMap(({ name, lines }) =>
  lines
    .filter(({ gone }) => gone.length > 0)
    .map(({ said, text, gone }) => {
      const right = said.map((_, at) => gone.includes(at))
      return caseOf(name, "wish", text, said, right, right)
    }),
)
const cases = [...ofMatters, ...ofWishes]
const SIZE = STATEMENT_FEATURES.length

/** The probabilities of the sentences that are `there`, and of none. */
function probabilities({ rows }, weights, there) {
  const scores = rows.map((row, at) =>
    there(at) ? row.reduce((sum, value, i) => sum + value * weights[i], 0) : -Infinity,
  )
  const none = weights[SIZE] + weights[SIZE + 1] * Math.log(rows.length)
  const most = Math.max(none, ...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const ofNone = Math.exp(none - most)
  const total = odds.reduce((sum, one) => sum + one, ofNone)
  return { each: odds.map((one) => one / total), none: ofNone / total }
}

/** A choice among sentences and none, with Adagrad. Each case counts twice: as it is, and without what it means. */
function fit(those) {
  const weights = new Array(SIZE + 2).fill(0)
  const squares = new Array(SIZE + 2).fill(1e-6)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const one of those) {
      for (const isAbsent of [false, true]) {
        const { each, none } = probabilities(one, weights, (at) => !isAbsent || !one.own[at])
        const right = each.reduce((sum, p, at) => sum + (one.right[at] && !isAbsent ? p : 0), 0)
        if (right === 0 && !isAbsent) continue
        const slopes = new Array(SIZE + 2).fill(0)
        for (const [at, p] of each.entries()) {
          const error = (one.right[at] && !isAbsent ? p / right : 0) - p
          if (Math.abs(error) > 1e-4) for (let i = 0; i < SIZE; i++) slopes[i] += error * one.rows[at][i]
        }
        const error = Number(isAbsent) - none
        slopes[SIZE] += error
        slopes[SIZE + 1] += error * Math.log(one.rows.length)
        for (let i = 0; i < SIZE + 2; i++) {
          const slope = slopes[i] - DECAY * weights[i]
          squares[i] += slope * slope
          weights[i] += (RATE * slope) / Math.sqrt(squares[i])
        }
      }
    }
  }
  return weights
}

const people = [...new Set(cases.map(({ who }) => who))]
for (let fold = 0; fold < FOLDS; fold++) {
  const isLeft = ({ who }) => people.indexOf(who) % FOLDS === fold
  const weights = fit(cases.filter((one) => !isLeft(one)))
  for (const one of cases.filter(isLeft)) {
    one.each = probabilities(one, weights, () => true).each
    one.absent = Math.max(0, ...probabilities(one, weights, (at) => !one.own[at]).each)
  }
}
const percent = (count, all) => `${((100 * count) / Math.max(1, all)).toFixed(1)} %`.padStart(7)
for (const kind of ["direct", "roundabout", "wish"]) {
  const those = cases.filter((one) => one.kind === kind)
  const ranked = those.map(({ each, own, absent, rows }) => {
    const order = rows.map((_, at) => at).toSorted((one, other) => each[other] - each[one])
    return { place: order.findIndex((at) => own[at]), most: each[order[0]], absent }
  })
  const within = (places) => percent(ranked.filter(({ place }) => place < places).length, those.length)
  console.log(
    kind.padEnd(10),
    String(those.length).padStart(4),
    "first",
    within(1),
    "among three",
    within(3),
    "eight",
    within(8),
  )
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const decided = ranked.filter(({ most }) => most >= least)
    const right = decided.filter(({ place }) => place === 0).length
    const wrong = decided.length - right
    const absent = ranked.filter((one) => one.absent >= least).length
    console.log(
      "  from",
      least,
      "right",
      percent(right, those.length),
      "wrong",
      percent(wrong, those.length),
      "chosen though absent",
      percent(absent, those.length),
    )
  }
}
const weights = fit(cases).map((one) => Number(one.toFixed(3)))
console.log(STATEMENT_FEATURES.map((name, at) => `${name} ${weights[at]}`).join(", "))
writeFileSync(
  new URL("../src/turn/delete/statement-weights.ts", import.meta.url),
  `// Written by scripts/train-statement-match.mjs.
//
// A request to forget chooses one of the stored sentences, or none of them. The score of a sentence is the sum of its
// features (statement-features.ts), each times the weight here; the score of "none" grows with the number of sentences.
// Probabilities are the softmax of all these scores.
//
// Learned from talk/matters/tune and talk/wishes/tune, where each request counts twice: once among all sentences, and
// once without those that it means, so that "none" is right.
//
// A feature of weight 0 would tell nothing. "Chosen by words" is the rules' own choice, which the other features
// confirm or outvote; "length" is there because people state things in longer sentences than they greet or ask in.
export const STATEMENT_WEIGHTS: Readonly<Record<string, number>> = {
${STATEMENT_FEATURES.map((name, at) => `  ${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${weights[at]},`).join("\n")}
}
/** The score of "none of them": a bias, and how much it grows with the logarithm of the number of sentences. */
export const NONE_BIAS = ${weights[SIZE]}
export const NONE_PER_LOG = ${weights[SIZE + 1]}
`,
)
