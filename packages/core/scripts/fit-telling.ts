// Fits the weights by which a plain statement is kept, and measures them.
//
//   node packages/core/scripts/fit-telling.ts DIR [--write] [--misses]
//
// DIR holds files of lines {"role","text","label":"evidence"|"generic","qa"?:[{"question","answer"}]}, the form that
// `keepsake eval --extraction` takes; plain-talk.txt beside this script is learned from as well. The figures are those
// of the whole extractor: in five-fold cross-validation, where nothing is judged by weights that have seen it, and with
// the weights of everything. The same data gives the same weights. --write puts them into
// src/defaults/rules/telling-weights.ts, --misses prints what is judged wrong. Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseStatements } from "../src/defaults/rules/statements.ts"
import { FIRST_PERSON, featuresOf, isRequest, type StatementClassifier } from "../src/defaults/rules/telling.ts"
import { rulesExtractorWith } from "../src/defaults/rules-extractor.ts"
import { tenantOf } from "../src/turn/pools.ts"

const FOLDS = 5
/** How often the plain talk counts: it is short beside the turns. */
const TALK_TIMES = 2
/** What weighs against large weights, and in how many statements a feature must stand. */
const L2 = 0.0005
const FEWEST = 8
const STEPS = 300

interface Line {
  readonly text: string
  readonly label: "evidence" | "generic"
  readonly qa?: readonly { readonly answer: string | number }[]
}
interface Turn {
  readonly text: string
  readonly evidence: boolean
  /** Answers that stand verbatim in the turn, in lower case. */
  readonly answers: readonly string[]
}
interface Example {
  readonly features: ReadonlySet<string>
  readonly kept: boolean
}

const [folder, ...options] = process.argv.slice(2)
if (folder === undefined) throw new Error("Name the folder of labelled turns")

const turns = readdirSync(folder)
  .filter((name) => name.endsWith(".jsonl"))
  .toSorted()
  .flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"))
  .map(turnOf)
const talk = readFileSync(new URL("plain-talk.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => /^[+-] /.test(line))
  .map((line) => ({ text: line.slice(2), kept: line.startsWith("+") }))

const folds = Array.from({ length: FOLDS }, (_, fold) => fold)
const crossed = folds.map((fold) => {
  const rest = <T>(all: readonly T[]): readonly T[] => all.filter((_, index) => index % FOLDS !== fold)
  return fitted(rest(turns), rest(talk))
})
const whole = rounded(fitted(turns, talk))

await report("cross-validated", (index) => crossed[index % FOLDS] ?? whole)
await report("shipped weights", () => whole)
console.log(`${whole.weights.size} weights`)
if (options.includes("--write")) write(whole)

function turnOf(line: string): Turn {
  // The file is the reader's own: a line of another form ends in an error that shows it.
  const { text, label, qa = [] } = JSON.parse(line) as Line
  const lower = text.toLowerCase()
  const answers = qa.map(({ answer }) => String(answer).toLowerCase()).filter((answer) => lower.includes(answer))
  return { text, evidence: label === "evidence", answers: label === "evidence" ? answers : [] }
}

/** All statements of generic turns are examples of what is not kept; what is kept speaks of its speaker. */
function examplesOf({ text, evidence, answers }: Turn): readonly Example[] {
  return parseStatements(text).flatMap((statement): readonly Example[] => {
    const holdsAnswer = answers.some((answer) => statement.text.toLowerCase().includes(answer))
    if (evidence && !holdsAnswer && (!FIRST_PERSON.test(statement.text) || isRequest(statement.text))) return []
    return FIRST_PERSON.test(statement.text) ? [exampleOf({ text: statement.text, kept: evidence })] : []
  })
}

function exampleOf({ text, kept }: { readonly text: string; readonly kept: boolean }): Example {
  return { features: featuresOf(parseStatements(text)[0]?.text ?? text), kept }
}

/** Logistic regression with L2 by Adam over all examples at once. */
function fitted(those: readonly Turn[], plain: readonly (typeof talk)[number][]): StatementClassifier {
  const spoken = plain.map(exampleOf)
  const examples = [...those.flatMap(examplesOf), ...Array.from({ length: TALK_TIMES }, () => spoken).flat()]
  const seen = new Map<string, number>()
  for (const { features } of examples) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1)
  const names = [...seen].filter(([, times]) => times >= FEWEST).map(([name]) => name)
  const places = new Map(names.map((name, place) => [name, place]))
  const rows = examples.map(({ features, kept }) => ({
    at: [...features].map((name) => places.get(name)).filter((place) => place !== undefined),
    y: kept ? 1 : 0,
  }))
  const bias = names.length
  const zeros = (): Float64Array => new Float64Array(names.length + 1)
  const [w, gradient, mean, square] = [zeros(), zeros(), zeros(), zeros()]
  for (let step = 1; step <= STEPS; step++) {
    gradient.fill(0)
    for (const { at, y } of rows) {
      let sum = w[bias] ?? 0
      for (const place of at) sum += w[place] ?? 0
      const error = (1 / (1 + Math.exp(-sum)) - y) / rows.length
      for (const place of at) gradient[place] = (gradient[place] ?? 0) + error
      gradient[bias] = (gradient[bias] ?? 0) + error
    }
    const rate = step > STEPS * 0.7 ? 0.015 : 0.05
    for (let place = 0; place <= bias; place++) {
      const weight = w[place] ?? 0
      const slope = (gradient[place] ?? 0) + (place < bias ? L2 * weight : 0)
      const m = 0.9 * (mean[place] ?? 0) + 0.1 * slope
      const v = 0.999 * (square[place] ?? 0) + 0.001 * slope * slope
      mean[place] = m
      square[place] = v
      w[place] = weight - (rate * (m / (1 - 0.9 ** step))) / (Math.sqrt(v / (1 - 0.999 ** step)) + 1e-9)
    }
  }
  return { bias: w[bias] ?? 0, weights: new Map(names.map((name, place) => [name, w[place] ?? 0])) }
}

/** Two decimals; what rounds to nearly nothing is left out. */
function rounded({ bias, weights }: StatementClassifier): StatementClassifier {
  const kept = [...weights].filter(([, weight]) => Math.abs(weight) >= 0.05).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { bias: Number(bias.toFixed(2)), weights: new Map(kept.map(([name, w]) => [name, Number(w.toFixed(2))])) }
}

async function report(name: string, tellingFor: (index: number) => StatementClassifier): Promise<void> {
  const count = { evidence: 0, found: 0, answered: 0, answerKept: 0, generic: 0, alarms: 0, read: 0, kept: 0 }
  for (const [index, { text, evidence, answers }] of turns.entries()) {
    const contents = await keptOf(text, tellingFor(index))
    const all = contents.join("\n").toLowerCase()
    count.read += text.length
    count.kept += contents.reduce((sum, content) => sum + content.length, 0)
    count[evidence ? "evidence" : "generic"]++
    if (contents.length > 0) count[evidence ? "found" : "alarms"]++
    if (answers.length === 0) continue
    count.answered++
    if (answers.some((answer) => all.includes(answer))) count.answerKept++
    else missed(name, `does not keep ${answers.join(" / ")}`, text)
  }
  const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`
  const talked = async (worth: boolean): Promise<string> => {
    let kept = 0
    for (const [index, { text, kept: wanted }] of talk.entries()) {
      if (wanted !== worth) continue
      const told = (await keptOf(text, tellingFor(index))).length > 0
      if (told) kept++
      if (told !== wanted) missed(name, wanted ? "should be kept" : "should not be kept", text)
    }
    return share(kept, talk.filter((line) => line.kept === worth).length)
  }
  console.log(
    `${name}: answer kept ${share(count.answerKept, count.answered)}, evidence found ${share(count.found, count.evidence)}, ` +
      `false alarms ${share(count.alarms, count.generic)}, characters kept ${share(count.kept, count.read)}; ` +
      `plain talk: kept ${await talked(true)} of what is worth it, ${await talked(false)} of what is not`,
  )
}

function missed(name: string, what: string, text: string): void {
  if (options.includes("--misses")) console.log(`${name}, ${what}: ${JSON.stringify(text)}`)
}

async function keptOf(text: string, telling: StatementClassifier): Promise<readonly string[]> {
  const turn = { id: "turn", owner: { tenant: tenantOf("fit") }, at: 0, before: [], recalled: [] }
  const messages = [{ role: "user", text, position: 0 }] as const
  return (await rulesExtractorWith(telling).extract([{ ...turn, messages }], [])).map(({ content }) => content)
}

function write({ bias, weights }: StatementClassifier): void {
  const lines: string[] = [" "]
  for (const [name, weight] of weights) {
    const entry = ` ${name.replaceAll(" ", "_")} ${weight}`
    const line = lines.at(-1) ?? ""
    if (line.length + entry.length <= 120) lines[lines.length - 1] = line + entry
    else lines.push(` ${entry}`)
  }
  const target = new URL("../src/defaults/rules/telling-weights.ts", import.meta.url)
  const code = readFileSync(target, "utf8")
  const table = /(?<=weights\(`\n)[^`]*/
  writeFileSync(
    target,
    code.replace(/(?<=BIAS = )[^\n]*/, String(bias)).replace(table, () => `${lines.join("\n")}\n`),
  )
}
