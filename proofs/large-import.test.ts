import { spawn } from "node:child_process"
import { once } from "node:events"
import { createWriteStream, readFileSync } from "node:fs"
import { mkdtemp, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { expect, it, onTestFinished } from "vitest"
import { report, size } from "./size.ts"

const MIB = 2 ** 20
const FILE_MIB = size("PROOF_IMPORT_MIB", 100)
/** The most that the process may hold while it reads the file: its engine, its caches, and no file. */
const MOST_MIB = 600
const command = fileURLToPath(new URL("../packages/cli/dist/main.js", import.meta.url))

it.skipIf(process.platform !== "linux")(
  `reads a JSON document of ${FILE_MIB} MiB in one line with bounded memory`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "keepsake-large-"))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, "mem0.json")
    const memories = await writeMem0(file, FILE_MIB * MIB)
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
    report("a large file", {
      MiB: Math.round((await stat(file)).size / MIB),
      memories,
      created: did.created,
      "peak MiB of the process": peak,
      seconds: Math.round((performance.now() - from) / 1_000),
    })
    expect(lines).toBe(memories)
    expect(did.created + did.duplicate).toBe(memories)
    expect(peak).toBeLessThan(MOST_MIB)
  },
)

/** What the system counts for a process, in MiB; 0 when it has ended. */
function residentMib(pid: number): number {
  try {
    // Ended and not yet waited for, it has none.
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
