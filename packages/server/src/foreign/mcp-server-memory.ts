import type { ForeignLine } from "@keepsake/api"
import { containsText } from "@keepsake/core/internal"
import type { ForeignEntry, ForeignFile } from "./foreign-entry.ts"
import { foreignId } from "./foreign-id.ts"
import { asObject, nonBlank } from "./members.ts"
import { LINE_FAULTS, numberedLines } from "./numbered-lines.ts"

/** Every observation is written with the name of its entity, so that a long name costs its length as often as there are observations. */
const LONGEST_NAME = 1_000

/** Reads the file of the MCP reference server for memory. Each line is an entity with its observations, or a relation. */
export async function* readMcpServerMemory({ bytes }: ForeignFile): AsyncGenerator<ForeignEntry> {
  for await (const read of numberedLines(bytes)) {
    const where = `line ${read.line}`
    if (read.fault === undefined) yield* readIn(read.text, where)
    else yield { left: { where, code: read.fault, message: LINE_FAULTS[read.fault] } }
  }
}

function readIn(line: string, where: string): readonly ForeignEntry[] {
  const broken = "It is no entity and no relation: the file was cut off, damaged, or is another's"
  return readLine(line, where) ?? [{ left: { where, code: "line_broken", message: broken } }]
}

function readLine(line: string, where: string): readonly ForeignEntry[] | undefined {
  let value: Readonly<Record<string, unknown>>
  try {
    value = asObject(JSON.parse(line))
  } catch {
    return undefined
  }
  const { type } = value
  if (type === "relation") return relationOf(nonBlank(value.from), nonBlank(value.relationType), nonBlank(value.to))
  const name = nonBlank(value.name)
  if (type !== "entity" || name === undefined) return undefined
  const kind = nonBlank(value.entityType)
  if (Math.max(name.length, kind?.length ?? 0) > LONGEST_NAME) {
    const message = `Its name or its type is longer than ${LONGEST_NAME} characters`
    return [{ left: { where, code: "limit_exceeded", message } }]
  }
  return entityOf(name, kind, value.observations, where)
}

/** An entity without observations is a memory itself. */
function entityOf(
  name: string,
  kind: string | undefined,
  observations: unknown,
  where: string,
): readonly ForeignEntry[] {
  const list: readonly unknown[] = Array.isArray(observations) ? observations : asList(observations)
  const texts = list.flatMap((each) => nonBlank(each) ?? [])
  const contents =
    texts.length > 0
      ? texts.map((text) => withSubject(name, text))
      : [kind === undefined ? name : `${name} is a ${kind}`]
  const metadata = { entity: name, ...(kind !== undefined && { entityType: kind }), importedFrom: "mcp-server-memory" }
  return [
    ...contents.map((content) => ({
      content,
      id: foreignId("mcp", "entity", name, content),
      category: "fact",
      metadata,
    })),
    ...list.flatMap((each, place) =>
      nonBlank(each) === undefined
        ? [{ left: { where, code: "no_text", message: `Observation ${place + 1} of it is no text` } }]
        : [],
    ),
  ]
}

/** Accepts a single value instead of a list. */
function asList(value: unknown): readonly unknown[] {
  return value === undefined || value === null ? [] : [value]
}

function relationOf(
  from: string | undefined,
  how: string | undefined,
  to: string | undefined,
): readonly ForeignLine[] | undefined {
  if (from === undefined || how === undefined || to === undefined) return undefined
  const content = `${from} ${how.replaceAll("_", " ")} ${to}`
  const metadata = { from, relationType: how, to, importedFrom: "mcp-server-memory" }
  return [{ content, id: foreignId("mcp", "relation", from, how, to), category: "relationship", metadata }]
}

/** Prefixes an observation with its entity, unless it names it. */
function withSubject(name: string, observation: string): string {
  return containsText(observation.toLowerCase(), name.toLowerCase()) ? observation : `${name}: ${observation}`
}
