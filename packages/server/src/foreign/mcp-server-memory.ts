import type { ForeignLine } from "@keepsake/api"
import type { ForeignFile, Left } from "./foreign-file.ts"
import { object, said } from "./members.ts"
import { numberedLines } from "./numbered-lines.ts"

/** The file of the MCP reference server for memory: a line each for entities with their observations, and for relations between them. */
export async function* readMcpServerMemory({ bytes }: ForeignFile, left: Left[]): AsyncGenerator<ForeignLine> {
  for await (const read of numberedLines(bytes)) {
    const found = read.fault === undefined ? memoriesOf(read.text) : undefined
    if (found === undefined) {
      const message = "It is no entity and no relation: the file was cut off, damaged, or is another's"
      left.push({ where: `line ${read.line}`, code: "line_broken", message })
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
