import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { cpus, tmpdir } from "node:os"
import { join } from "node:path"
import { inspect, parseArgs } from "node:util"
import type { Bench } from "./bench-run.ts"
import { benchGateway } from "./gateway.ts"
import { type Figure, tableOf } from "./measure/figures.ts"
import { benchMemory } from "./memory.ts"
import { benchPostgres } from "./postgres/postgres.ts"
import { logProgress } from "./progress.ts"
import { benchPromptCache } from "./prompt-cache.ts"
import { benchRecall } from "./recall.ts"
import { benchTenants } from "./tenants.ts"
import { benchVectors } from "./vectors.ts"
import { benchWrites } from "./writes.ts"

const benches: Readonly<Record<string, Bench>> = {
  recall: benchRecall,
  vectors: benchVectors,
  tenants: benchTenants,
  writes: benchWrites,
  gateway: benchGateway,
  memory: benchMemory,
  "prompt-cache": benchPromptCache,
  postgres: benchPostgres,
}
const usage = `bench [${Object.keys(benches).join(" | ")} …] [--quick] [--json FILE]`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    json: { type: "string" },
    help: { type: "boolean", default: false },
  },
})
const unknown = positionals.filter((name) => !Object.hasOwn(benches, name))
if (values.help || unknown.length > 0) {
  logProgress(unknown.length > 0 ? `Unknown bench "${unknown.join('", "')}"\n${usage}` : usage)
  process.exit(values.help ? 0 : 2)
}

const figures: Figure[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const folder = await mkdtemp(join(tmpdir(), `keepsake-bench-${name}-`))
  try {
    figures.push(...(await bench({ folder, quick: values.quick })))
  } catch (failure) {
    // The results of the other benches are still useful.
    // With what a failure during clean-up hides.
    logProgress(`${name} could not be measured: ${inspect(failure)}`)
    process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
const machine = { node: process.version, cpus: cpus().length, model: cpus()[0]?.model ?? "unknown" }
const figuresWithGoal = figures.filter(({ holds }) => holds !== undefined)
const metGoals = figuresWithGoal.filter(({ holds }) => holds)
const sizeNote = `Node ${machine.node}, ${machine.cpus} x ${machine.model}${values.quick ? ", quick sizes" : ""}`
process.stdout.write(
  `${tableOf(figures)}\n\n${metGoals.length} of ${figuresWithGoal.length} goals hold (${sizeNote})\n`,
)
if (values.json !== undefined) {
  const report = { at: new Date().toISOString(), quick: values.quick, machine, figures }
  await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`)
}
