import type { ForeignLine } from "@keepsake/api"
import { FileBytes } from "./file-bytes.ts"
import { object, said } from "./json-values.ts"
import { type Left, type Reading, written } from "./reading.ts"

/** The file of the MCP reference server for memory: a line each for entities with their observations, and for relations between them. */
export function readMcpServerMemory(file: string): Reading {
  const bytes = new FileBytes(file)
  const left: Left[] = []
  return { lines: written(memories(bytes, left)), left, done: () => bytes.read, total: bytes.size }
}

async function* memories(bytes: FileBytes, left: Left[]): AsyncGenerator<ForeignLine> {
  let number = 0
  for await (const line of textLines(bytes)) {
    number++
    if (line.trim() === "") continue
    const found = memoriesOf(line)
    if (found === undefined) {
      const message = "It is no entity and no relation: the file was cut off, damaged, or is another's"
      left.push({ where: `line ${number}`, code: "line_broken", message })
    } else {
      yield* found
    }
  }
}

function memoriesOf(line: string): readonly ForeignLine[] | undefined {
  let value: Readonly<Record<string, unknown>>
  try {
    value = object(JSON.parse(line))
  } catch {
    return undefined
  }
  const { type } = value
  if (type === "relation") return relationOf(said(value.from), said(value.relationType), said(value.to))
  const name = said(value.name)
  if (type !== "entity" || name === undefined) return undefined
  const kind = said(value.entityType)
  const observations = Array.isArray(value.observations) ? value.observations.flatMap((one) => said(one) ?? []) : []
  const told =
    observations.length > 0
      ? observations.map((one) => about(name, one))
      : [kind === undefined ? name : `${name} is a ${kind}`]
  const metadata = { entity: name, ...(kind !== undefined && { entityType: kind }), importedFrom: "mcp-server-memory" }
  return told.map((content) => ({ content, id: idOf("entity", name, content), category: "fact", metadata }))
}

function relationOf(
  from: string | undefined,
  how: string | undefined,
  to: string | undefined,
): readonly ForeignLine[] | undefined {
  if (from === undefined || how === undefined || to === undefined) return undefined
  const content = `${from} ${how.replaceAll("_", " ")} ${to}`
  const metadata = { from, relationType: how, to, importedFrom: "mcp-server-memory" }
  return [{ content, id: idOf("relation", from, how, to), category: "relationship", metadata }]
}

/** A sentence that stands alone: an observation rarely names what it is about. */
function about(name: string, observation: string): string {
  return observation.toLowerCase().includes(name.toLowerCase()) ? observation : `${name}: ${observation}`
}

function idOf(...parts: readonly string[]): string {
  return `mcp:${parts.join(":")}`.slice(0, 500)
}

async function* textLines(bytes: FileBytes): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8")
  let rest = ""
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n")
    rest = lines.pop() ?? ""
    yield* lines
  }
  yield rest + decoder.decode()
}
