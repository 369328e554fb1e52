import type { ExplanationOnTheWire } from "@keepsake/api"
import { bold } from "./output.ts"
import { table, truncateLine } from "./table.ts"

/** A recall explained from query to block: query terms, candidates, scores, gate, budget and what was injected. */
export function explanationText(of: ExplanationOnTheWire): string {
  const { gate, budget, answers, degraded, total, candidates } = of
  const threshold = gate.threshold === null ? "" : ` of ${formatNumber(gate.threshold)}`
  const asked = [
    [
      "terms",
      of.asked.words.map(({ word, rarity }) => (rarity === null ? word : `${word} ${formatNumber(rarity)}`)).join(", "),
    ],
    ["cues", of.asked.signs.join(", ")],
    ["retrievers", of.legs.map(({ name, found }) => `${name} ${found}`).join(", ")],
    ["gate", `${gate.open ? "open" : "closed"}, ${formatNumber(gate.figure)}${threshold}: ${gate.because}`],
    ["budget", `${budget.used} of ${budget.maxTokens} tokens`],
    ["missing", degraded.join(", ")],
  ]
  const shown =
    candidates.length < total ? `${bold("Candidates")} (${candidates.length} of ${total})` : bold("Candidates")
  return [
    table(asked.filter(([, value]) => value !== "")),
    candidates.length === 0 ? "No candidates." : `${shown}\n${table([HEAD, ...candidates.map(candidateRow)])}`,
    ...(answers.length === 0 ? [] : [`${bold("Why")}\n${answers.map(reasonText).join("\n")}`]),
    of.block === null ? "Nothing would be injected." : `${bold("Block")}\n${of.block}`,
  ].join("\n\n")
}

const HEAD = ["RANK", "SCORE", "TERMS", "SESSION", "VECTORS", "FACTOR", "RESULT", "TOKENS", "ID", "CONTENT"]

function candidateRow(one: ExplanationOnTheWire["candidates"][number]): readonly string[] {
  const { rank, score, weights, reason, as, tokens, memory } = one
  return [
    rank === null ? "-" : String(rank),
    formatNumber(score),
    ...[weights?.words, weights?.session, weights?.vectors, weights?.factor].map((weight) =>
      formatNumber(weight ?? null),
    ),
    as.length === 0 ? reason : `${reason} (${as.join(", ")})`,
    tokens === null ? "-" : String(tokens),
    memory.id,
    truncateLine(memory.content, 60),
  ]
}

function reasonText({ id, because, by }: ExplanationOnTheWire["answers"][number]): string {
  return `${id}: ${because}${by === null ? "" : ` (${by})`}.`
}

function formatNumber(value: number | null): string {
  return value === null ? "-" : value.toFixed(2)
}
