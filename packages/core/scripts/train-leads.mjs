// Trains what says whose words follow the short first clause of a message: those of a text to work on, or its sender's own.
//
//   node packages/core/scripts/train-leads.mjs
//
// Learns from talk/leads/tune.txt, talk/clauses, talk/questions and the clauses of scripts/spans, and measures on clauses left out. Writes
// src/text/spans/lead-weights.ts. The same data gives the same bytes. Needs Node 24.
import { writeFileSync } from "node:fs"
import { CLAUSE_BUCKETS, clauseFeatures } from "../src/text/spans/clause-model.ts"
import { countLeftOut, drawBalanced, fitBuckets, fitWithout, shippedModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom, readClauses } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const FOLDS = 5
/** Drawn from a line with several places for alternatives. */
const MAX_DRAWN = 260

function readLeads() {
  return linesOf("leads/tune.txt").flatMap((line) => {
    if (!/^[+=-] /.test(line)) return []
    const random = randomFrom(hashOf(line))
    const pattern = line.slice(2)
    const places = [...pattern.matchAll(/\{([^}]*)\}/g)].map(([, choices]) => choices.split("|"))
    const all = places.reduce((product, choices) => product * choices.length, 1)
    const draws = Math.min(MAX_DRAWN, places.length === 1 ? all : 4 * all)
    const texts = new Set()
    for (let nth = 0; nth < draws; nth++)
      texts.add(
        pattern
          .replace(/\{([^}]*)\}/g, (_, choices) => {
            const list = choices.split("|")
            return places.length === 1 ? list[nth] : list[Math.floor(random() * list.length)]
          })
          .trim(),
      )
    // A verb on its own is rarely drawn where an object may follow.
    const alone = places.at(-1)?.includes("") ? (places[0] ?? []) : []
    return [
      ...[...texts].map((text) => ({ text, kind: line[0], weight: places.length === 1 ? 3 : 1 })),
      ...alone
        .filter((text) => text !== "" && text === text.trim())
        .map((text) => ({ text, kind: line[0], weight: 3 })),
    ]
  })
}
const leads = readLeads()
const ordinary = [
  ...filesIn("clauses/").flatMap((name) =>
    linesOf(`clauses/${name}`).flatMap((line) => {
      const { text, label } = JSON.parse(line)
      return label === "request" || label === "hearsay" || text.length > 80 ? [] : [{ text, kind: "-", weight: 0.4 }]
    }),
  ),
  ...filesIn("questions/").flatMap((name) =>
    linesOf(`questions/${name}`).flatMap((text) =>
      text.trim() === "" || text.startsWith("#") || text.length > 80 ? [] : [{ text, kind: "-", weight: 0.4 }],
    ),
  ),
  ...readClauses().flatMap(({ role, text }) =>
    /[{}]/.test(text) || text.length > 80
      ? []
      : role === "request"
        ? [{ text, kind: "+", weight: 0.5 }]
        : role === "document"
          ? []
          : [{ text, kind: "-", weight: 0.4 }],
  ),
]
const data = [...leads, ...ordinary].map((one) => ({
  ...one,
  features: clauseFeatures(one.text),
  fold: hashOf(one.text) % FOLDS,
}))
console.log(`${data.length} clauses, ${leads.length} of them leads`)

const STEPS = 60
function fit(list, kind, seed) {
  const random = randomFrom(seed)
  const examples = list.map((one) => ({ ...one, right: one.kind === kind ? 1 : 0 }))
  return fitBuckets(
    drawBalanced(examples, random, ({ weight }) => weight),
    { buckets: CLAUSE_BUCKETS, steps: STEPS * examples.length, rate: 0.25, decay: 0.00002 },
  )
}

for (const [kind, name] of [
  ["+", "given"],
  ["=", "own"],
]) {
  const models = fitWithout(data, FOLDS, (those, seed) => fit(those, kind, seed))
  for (const [title, those] of [
    ["leads", data.slice(0, leads.length)],
    ["ordinary", data.slice(leads.length)],
  ]) {
    const row = (isRight) => {
      const list = those.filter((one) => (one.kind === kind) === isRight)
      return `${countLeftOut(list, models, [0.5, 0.8, 0.95]).join(" ")} of ${list.length}`
    }
    console.log(`${name}, ${title}, left out, from 0.5 0.8 0.95: right ${row(true)} | others ${row(false)}`)
  }
}

const lines = [
  ["+", "GIVING_LEAD"],
  ["=", "OWN_LEAD"],
].flatMap(([kind, name]) => {
  const { bias, scale, weights } = shippedModel(fit(data, kind, 9))
  return [
    `export const ${name}_BIAS = ${bias}`,
    `export const ${name}_SCALE = ${scale}`,
    `export const ${name}_WEIGHTS: string =`,
    `  "${Buffer.from(weights.buffer).toString("base64")}"`,
  ]
})
writeFileSync(
  new URL("../src/text/spans/lead-weights.ts", import.meta.url),
  `${["// Written by scripts/train-leads.mjs.", ...lines].join("\n")}\n`,
)
