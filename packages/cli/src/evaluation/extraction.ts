import { createHash } from "node:crypto"
import { type MemoryEngine, tenantOf } from "@keepsake/core"
import { z } from "zod"
import type { Configuration } from "../configuration/configuration.ts"
import { usesLlm } from "../configuration/llm.ts"
import { openFresh } from "./evaluate.ts"
import { jsonLines, wrongLine } from "./json-lines.ts"
import { mean } from "./metrics.ts"
import { type ModelUse, modelUseOf } from "./model-use.ts"
import { TemporaryFolder } from "./temporary-folder.ts"

/** One line of a file of labelled turns. Other fields are passed over. */
const labelledTurn = z.object({
  id: z.string().min(1).max(500),
  role: z.enum(["user", "assistant"]),
  text: z.string(),
  label: z.enum(["evidence", "generic"]),
  qa: z.array(z.object({ question: z.string(), answer: z.coerce.string() })).optional(),
})
export type LabelledTurn = z.output<typeof labelledTurn>

/** What `keepsake eval --extraction --json` prints; shares in percent, `null` where nothing could be measured. */
export interface ExtractionReport {
  readonly turns: number
  readonly answerKept: number | null
  readonly evidenceFound: number | null
  readonly falseAlarms: number | null
  readonly charactersKept: number | null
  readonly memoriesPerTurn: number | null
}

/** One turn, and the texts of what was kept of it. */
export interface TurnExtraction {
  readonly turn: LabelledTurn
  readonly kept: readonly string[]
}

/** Turns processed at the same time. Each has its own user, so that turns do not influence one another. */
const CONCURRENCY = 16

/** Has the configured extractor read labelled turns, verbatim turns off, and counts what is kept of them. */
export async function evaluateExtraction(
  configuration: Configuration,
  asked: { readonly file: string; readonly limit?: number | undefined; readonly progress: (line: string) => void },
): Promise<{
  readonly report: ExtractionReport
  readonly turns: readonly TurnExtraction[]
  readonly model: ModelUse | undefined
}> {
  asked.progress(`Reading ${asked.file} …`)
  const turns = (await readTurns(asked.file)).slice(0, asked.limit)
  using place = new TemporaryFolder()
  // A model reads the stored turns.
  const verbatimTurns = usesLlm(configuration) ? "both" : "off"
  const settings = { ...configuration.memory, verbatimTurns } as const
  await using engine = await openFresh({ ...configuration, vectors: "none" }, place, settings)
  const extracted: TurnExtraction[] = []
  for (let at = 0; at < turns.length; at += CONCURRENCY) {
    extracted.push(...(await Promise.all(turns.slice(at, at + CONCURRENCY).map((turn) => extract(engine, turn)))))
    if (at % (CONCURRENCY * 25) === 0) asked.progress(`Read ${extracted.length} of ${turns.length} turns`)
  }
  return { report: extractionReport(extracted), turns: extracted, model: await modelUseOf(engine, configuration) }
}

async function readTurns(file: string): Promise<readonly LabelledTurn[]> {
  const turns: LabelledTurn[] = []
  const ids = new Set<string>()
  for await (const { value, place } of jsonLines(file, labelledTurn)) {
    if (ids.has(value.id)) throw wrongLine(place, `the id "${value.id}" is already used in an earlier line`)
    ids.add(value.id)
    turns.push(value)
  }
  return turns
}

async function extract(engine: MemoryEngine, turn: LabelledTurn): Promise<TurnExtraction> {
  const { id, role, text } = turn
  // An id may be longer than the name of a user.
  const user = createHash("sha256").update(id).digest("hex")
  const own = engine.for({ user })
  const { memories } = await own.remember([{ role, text, id }], { session: "turn" })
  if (engine.model === undefined) return { turn, kept: memories.map(({ content }) => content) }
  await engine.model.read({ owner: { tenant: tenantOf("default"), user } })
  const facts = (await own.list()).items.filter(({ category }) => category !== "turn")
  return { turn, kept: facts.map(({ content }) => content) }
}

/** The shares over all turns. An answer counts where it stands word for word in its turn, whatever its case. */
export function extractionReport(extracted: readonly TurnExtraction[]): ExtractionReport {
  const of = (label: LabelledTurn["label"]): readonly TurnExtraction[] =>
    extracted.filter(({ turn }) => turn.label === label)
  const answers = of("evidence").flatMap(({ turn, kept }) => {
    const standing = (turn.qa ?? [])
      .map(({ answer }) => normalizeText(answer))
      .filter((answer) => holds(turn.text, answer))
    return standing.length === 0 ? [] : [standing.some((answer) => kept.some((text) => holds(text, answer)))]
  })
  const anything = (some: readonly TurnExtraction[]): readonly boolean[] => some.map(({ kept }) => kept.length > 0)
  const read = extracted.reduce((sum, { turn }) => sum + turn.text.length, 0)
  const keptCharacters = extracted.reduce((sum, { kept }) => sum + kept.join("").length, 0)
  const perTurn = mean(extracted.map(({ kept }) => kept.length))
  return {
    turns: extracted.length,
    answerKept: percentOf(answers),
    evidenceFound: percentOf(anything(of("evidence"))),
    falseAlarms: percentOf(anything(of("generic"))),
    charactersKept: read === 0 ? null : roundTo((100 * keptCharacters) / read, 1),
    memoriesPerTurn: perTurn === null ? null : roundTo(perTurn, 2),
  }
}

function holds(text: string, answer: string): boolean {
  return answer !== "" && normalizeText(text).includes(answer)
}

function normalizeText(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim()
}

function percentOf(values: readonly boolean[]): number | null {
  const share = mean(values.map(Number))
  return share === null ? null : roundTo(100 * share, 1)
}

function roundTo(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}
