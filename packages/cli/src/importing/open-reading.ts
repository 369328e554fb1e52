import type { Readable } from "node:stream"
import { Stop } from "../stop.ts"
import { FileBytes } from "./file-bytes.ts"
import type { Format } from "./format.ts"
import { readLetta } from "./letta.ts"
import { readMarkdown } from "./markdown.ts"
import { readMcpServerMemory } from "./mcp-server-memory.ts"
import { readMem0 } from "./mem0.ts"
import type { Left, Reading } from "./reading.ts"

/** Begins to read a file, `-` for what comes in on stdin. What breaks off in the middle ends there and says so among what was left out: what came before it is kept. */
export async function openReading(
  path: string,
  format: Exclude<Format, "omniroute">,
  stdin: Readable,
): Promise<Reading> {
  const reading = await begun(path, format, stdin)
  const left: Left[] = []
  async function* untilBroken(): AsyncGenerator<string | Uint8Array> {
    try {
      yield* reading.lines
    } catch (error) {
      if (!(error instanceof Stop)) throw error
      left.push({ where: path, code: BROKEN, message: error.message })
    }
    left.push(...reading.left)
  }
  return { lines: untilBroken(), left, done: reading.done, total: reading.total }
}

const BROKEN = "file_broken"

/** Whether this shows that the file is not whole. */
export function isBroken({ code }: Left): boolean {
  return code === BROKEN || code === "line_broken"
}

async function begun(path: string, format: Exclude<Format, "omniroute">, stdin: Readable): Promise<Reading> {
  switch (format) {
    case "jsonl":
      return readJsonLines(path, stdin)
    case "mcp-server-memory":
      return readMcpServerMemory(path)
    case "mem0":
      return readMem0(path)
    case "letta":
      return readLetta(path)
    case "markdown":
      return readMarkdown(path)
  }
}

/** As they stand: the server reads them. */
function readJsonLines(path: string, stdin: Readable): Reading {
  if (path === "-") return { lines: stdin, left: [], done: () => 0, total: 0 }
  const bytes = new FileBytes(path)
  return { lines: bytes, left: [], done: () => bytes.read, total: bytes.size }
}
