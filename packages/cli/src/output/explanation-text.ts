import type { ExplainedOnTheWire } from "@keepsake/api"
import { bold } from "./output.ts"
import { oneLine, table } from "./table.ts"

/** An explanation from the question to the block: what was looked for, found, weighed, kept back and given. */
export function explanationText(of: ExplainedOnTheWire): string {
  const { gate, budget, answers, degraded, total, candidates } = of
  const threshold = gate.threshold === null ? "" : ` of ${number(gate.threshold)}`
  const asked = [
    [
      "words",
      of.asked.words.map(({ word, rarity }) => (rarity === null ? word : `${word} ${number(rarity)}`)).join(", "),
    ],
    ["signs", of.asked.signs.join(", ")],
    ["legs", of.legs.map(({ name, found }) => `${name} ${found}`).join(", ")],
    ["gate", `${gate.open ? "open" : "closed"}, ${number(gate.figure)}${threshold}: ${gate.because}`],
    ["budget", `${budget.used} of ${budget.maxTokens} tokens`],
    ["missing", degraded.join(", ")],
  ]
  const shown =
    candidates.length < total ? `${bold("Candidates")} (${candidates.length} of ${total})` : bold("Candidates")
  return [
    table(asked.filter(([, value]) => value !== "")),
    candidates.length === 0 ? "Nothing was found." : `${shown}\n${table([HEAD, ...candidates.map(row)])}`,
    ...(answers.length === 0 ? [] : [`${bold("Why")}\n${answers.map(answered).join("\n")}`]),
    of.block === null ? "Nothing is injected." : `${bold("Block")}\n${of.block}`,
  ].join("\n\n")
}

const HEAD = ["rank", "score", "words", "session", "vectors", "factor", "became", "tokens", "id", "content"]

function row(one: ExplainedOnTheWire["candidates"][number]): readonly string[] {
  const { rank, score, weights, reason, as, tokens, memory } = one
  return [
    rank === null ? "-" : String(rank),
    number(score),
    ...[weights?.words, weights?.session, weights?.vectors, weights?.factor].map((weight) => number(weight ?? null)),
    as.length === 0 ? reason : `${reason} (${as.join(", ")})`,
    tokens === null ? "-" : String(tokens),
    memory.id,
    oneLine(memory.content, 60),
  ]
}

function answered({ id, because, by }: ExplainedOnTheWire["answers"][number]): string {
  return `${id}: ${because}${by === null ? "" : ` (${by})`}.`
}

function number(value: number | null): string {
  return value === null ? "-" : value.toFixed(2)
}
