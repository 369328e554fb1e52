import { mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory } from "@keepsake/core"
import { sqlite } from "@keepsake/store-sqlite"
import { expect, onTestFinished, test } from "vitest"
import { report, sizeFromEnvironment } from "../../../proofs/size.ts"
import { instantEmbedder } from "../../core/test/instant-embedder.ts"

const TEXTS = sizeFromEnvironment("PROOF_TEXTS", 1_000)
const ROUNDS = 3
const DIMENSIONS = 384
const SPACE = `proof/instant/${DIMENSIONS}`

const embedder = instantEmbedder(SPACE, DIMENSIONS, (text) =>
  Float32Array.from({ length: DIMENSIONS }, (_, at) => Math.sin(text.length + Number(text.split(" ")[1]) * at)),
)

/** Both alternate within one run, so that the ratios hold whatever else the machine does. */
test(`what the cache of document vectors costs for ${TEXTS} new texts`, async () => {
  const figures = new Map<string, number[]>()
  const note = (what: string, value: number) => figures.set(what, [...(figures.get(what) ?? []), value])
  for (let round = 0; round < ROUNDS; round++) {
    for (const megabytes of round % 2 === 0 ? [0, 200] : [200, 0]) {
      const folder = mkdtempSync(join(tmpdir(), "keepsake-cache-proof-"))
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
      const path = join(folder, "keepsake.db")
      {
        await using memory = await createMemory({
          plugins: [sqlite({ path }), embedder],
          embeddingCacheMb: megabytes,
        })
        const ada = memory.for({ user: "ada" })
        const adds: number[] = []
        const [started, cpu] = [performance.now(), process.cpuUsage()]
        for (let number = 0; number < TEXTS; number++) {
          const begun = performance.now()
          await ada.add(`Note ${number} is about the harbour and boat ${number * 7}`)
          adds.push(performance.now() - begun)
        }
        expect(await memory.embedded()).toBe(true)
        const { user, system } = process.cpuUsage(cpu)
        note(`add, median ms, ${megabytes} MB`, medianOf(adds))
        note(`until embedded, s, ${megabytes} MB`, (performance.now() - started) / 1000)
        note(`processor, s, ${megabytes} MB`, (user + system) / 1e6)
      }
      note(`bytes of the file per text, ${megabytes} MB`, statSync(path).size / TEXTS)
    }
  }
  for (const what of new Set([...figures.keys()].map((key) => key.replace(/, \d+ MB$/, "")))) {
    const [off, on] = [medianOf(figures.get(`${what}, 0 MB`) ?? []), medianOf(figures.get(`${what}, 200 MB`) ?? [])]
    report(what, { off, on, ratio: on / off })
  }
})

function medianOf(all: readonly number[]): number {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0
}
