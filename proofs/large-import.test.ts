import { spawn } from "node:child_process"
import { once } from "node:events"
import { createWriteStream, readFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { expect, it, onTestFinished } from "vitest"
import { report, sizeFromEnvironment } from "./size.ts"

const MIB = 2 ** 20
const FILE_MIB = sizeFromEnvironment("PROOF_IMPORT_MIB", 100)
/**
 * Memory for a file ten times as large may grow by this factor: page caches fill with the database, but the file is
 * never held in memory.
 */
const MAX_GROWTH = 1.6
const command = fileURLToPath(new URL("../packages/cli/dist/main.js", import.meta.url))

it.skipIf(process.platform !== "linux")(
  `imports a JSON document of ${FILE_MIB} MiB in one line with about the memory that a tenth of it needs`,
  async () => {
    const tenth = await runImport((FILE_MIB * MIB) / 10)
    const whole = await runImport(FILE_MIB * MIB)
    report("a large file", {
      MiB: FILE_MIB,
      memories: whole.memories,
      created: whole.created,
      "peak MiB of the process": Math.round(whole.peak),
      "for a tenth of the file": Math.round(tenth.peak),
      seconds: whole.seconds,
    })
    for (const { memories, lines, created, duplicate } of [tenth, whole]) {
      expect([lines, created + duplicate]).toEqual([memories, memories])
    }
    expect(whole.peak / tenth.peak).toBeLessThan(MAX_GROWTH)
  },
)

/** The import result of a document of this size, and the process's peak memory in MiB. */
async function runImport(bytes: number) {
  const folder = await mkdtemp(join(tmpdir(), "keepsake-large-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, "mem0.json")
  const memories = await writeMem0(file, bytes)
  const from = performance.now()
  const child = spawn(process.execPath, [command, "import", file, "--json", "--data", join(folder, "data")])
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMib(child.pid ?? 0))
  }, 100)
  const [[code], stdout, stderr] = await Promise.all([once(child, "close"), text(child.stdout), text(child.stderr)])
  clearInterval(watch)
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
  const { did, lines } = JSON.parse(stdout)
  const seconds = Math.round((performance.now() - from) / 1_000)
  return { memories, lines, created: did.created, duplicate: did.duplicate, peak, seconds }
}

/** Resident memory of a process in MiB; 0 after it has ended. */
function residentMib(pid: number): number {
  try {
    // A zombie process has no memory entry.
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_024
  } catch {
    return 0
  }
}

async function writeMem0(file: string, bytes: number): Promise<number> {
  const to = createWriteStream(file)
  let written = 0
  let count = 0
  const put = async (piece: string) => {
    written += piece.length
    if (!to.write(piece)) await once(to, "drain")
  }
  await put('{"results":[')
  for (; written < bytes; count++) {
    const memory = `Locker ${count} holds ${Array.from({ length: 600 }, (_, n) => `thing${(count * 31 + n * n) % 5_000}`).join(" ")}`
    await put(`${count === 0 ? "" : ","}${JSON.stringify({ id: `m${count}`, memory, user_id: `user-${count % 500}` })}`)
  }
  await put("]}")
  to.end()
  await once(to, "finish")
  return count
}
