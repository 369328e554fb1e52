// Trains what tells how a sentence sounds to the networks of train-sure-words.mjs: a request about a text, a statement, a task or a sentence of a document.
//
//   node packages/core/scripts/train-told-clauses.mjs
//
// The segmenter has such a model, which finds joints and commands as well and does not know how people introduce themselves. Learns from the clauses
// of scripts/spans, talk/clauses, talk/frames, talk/situations, talk/typed, talk/matters, talk/introductions, talk/letters, talk/pasted, talk/planted and talk/tune
// without what is kept for judging. Writes src/text/spans/told-weights.ts, and for train-sure-words.mjs the models that have not seen one fold each.
// The same data gives the same bytes. Needs Node 24.
import { writeFileSync } from "node:fs"
import { sentencesOf } from "../src/text/sentences.ts"
import { CLAUSE_ROLES, clauseFeatures, scoreFeatures } from "../src/text/spans/clause-model.ts"
import { FOLDS, foldOf, readIntroductions, readMarked, readPlanted, readSessions } from "./spans/conversations.mjs"
import { fitClauses, quantize } from "./spans/fit-clauses.mjs"
import { writeFoldModels } from "./spans/fold-models.mjs"
import { readClauses } from "./spans/messages.mjs"
import { readSentences, readShortStatements, readSituations, readTyped, sentencesIn } from "./spans/situations.mjs"

const sentences = (text) => sentencesOf(text).map((one) => one.text)
const told = []
const tell = (role, text, fold) => {
  const bare = text.trim().replace(/[.!]$/u, "")
  for (const one of new Set([text.trim(), bare.toLowerCase()]))
    if (one.length > 1) told.push({ role, fold: fold % FOLDS, features: clauseFeatures(one) })
}
for (const { role, text, fold } of readClauses()) if (!/[{}]/u.test(text)) tell(role, text, fold)
for (const { role, text, fold } of readSentences()) tell(role, text, fold)
for (const { text, fold } of readShortStatements()) tell("statement", text, fold)
for (const { paste, asks, owns, fold } of readSituations()) {
  for (const text of asks) tell("request", text, fold)
  for (const text of owns) tell("statement", text, fold)
  for (const text of sentencesIn(paste)) tell("document", text, fold)
}
const isAsked = (text) => /[?？]\s*$/u.test(text)
for (const { text } of readTyped())
  for (const one of sentences(text)) tell(isAsked(one) ? "task" : "statement", one, foldOf(text))
for (const { messages, fold } of readIntroductions("tune"))
  for (const { text, spans } of messages)
    for (const one of sentences(text)) {
      const states = spans.length > 0 ? spans.some((span) => one.includes(span) || span.includes(one)) : !isAsked(one)
      tell(states ? "statement" : "task", one, fold)
    }
for (const { messages, fold, source } of [
  ...readMarked(),
  ...readPlanted("tune").filter((one) => one.source === "pastes"),
])
  for (const { role, text, asks, ranges } of messages) {
    if (role !== "user" || source === "anew") continue
    for (const { from, to } of asks ?? []) tell("request", text.slice(from, to), fold)
    for (const { from, to, label, word } of ranges) {
      if (label === 1)
        for (const one of sentences(text.slice(from, to))) tell(isAsked(one) ? "task" : "statement", one, fold)
      // What a text states of its writer sounds like what anybody states of themselves.
      if (label === 0 && !word)
        for (const one of sentencesIn(text.slice(from, to)))
          if (
            !ranges.some((other) => other.word && other.label === 0 && one.includes(text.slice(other.from, other.to)))
          )
            tell("document", one, fold)
    }
  }
for (const { messages, fold } of readSessions())
  for (const { role, text, hasText } of messages)
    if (role === "user" && !hasText && text.length <= 300 && !/["“„«「>[]|\n.*\n/u.test(text))
      for (const one of sentences(text)) tell(isAsked(one) ? "task" : "statement", one, fold)
const EPOCHS = 5
console.time("roles")
const roleFolds = Array.from({ length: FOLDS }, (_, fold) =>
  quantize(
    fitClauses(
      told.filter((one) => one.fold !== fold),
      CLAUSE_ROLES,
      fold + 21,
      { epochs: EPOCHS },
    ),
  ),
)
const roleModel = quantize(fitClauses(told, CLAUSE_ROLES, 99, { epochs: EPOCHS }))
console.timeEnd("roles")
for (const role of CLAUSE_ROLES) {
  const those = told.filter((one) => one.role === role)
  const right = those.filter((one) => {
    const scores = scoreFeatures(one.features, roleFolds[one.fold])
    return scores.indexOf(Math.max(...scores)) === CLAUSE_ROLES.indexOf(role)
  })
  console.log(
    `${role}: ${((100 * right.length) / those.length).toFixed(1)} % of ${those.length} found in the fold that was left out`,
  )
}

writeFoldModels("told-clauses", roleFolds)
writeFileSync(
  new URL("../src/text/spans/told-weights.ts", import.meta.url),
  `// Written by scripts/train-told-clauses.mjs.
export const TOLD_BIAS: readonly number[] = [${roleModel.bias.join(", ")}]
export const TOLD_SCALE = ${roleModel.scale}
export const TOLD_WEIGHTS: string =
  "${Buffer.from(roleModel.weights.buffer).toString("base64")}"
`,
)
