import type { MemoryOnTheWire } from "@keepsake/api"
import { bold } from "./output.ts"
import { table, truncateLine } from "./table.ts"

/** Memories as table rows: id, day, owner if any has one, kind, content. */
export function memoryLines(memories: readonly MemoryOnTheWire[], most = 100): string {
  const named = memories.some(({ user, agent }) => user !== null || agent !== null)
  return table(
    memories.map((memory) => [
      memory.id,
      memory.createdAt.slice(0, 10),
      ...(named ? [[memory.user ?? "-", memory.agent].filter(Boolean).join("/")] : []),
      kind(memory),
      truncateLine(memory.content, most),
    ]),
  )
}

/** One memory with all its fields. */
export function memoryText(memory: MemoryOnTheWire): string {
  const { source, metadata } = memory
  const rows = [
    ["id", memory.id],
    ["kind", kind(memory)],
    ["key", memory.key],
    ["owner", ownerText(memory)],
    ["source", [source.origin, source.speaker, source.extractor].filter(Boolean).join(", ")],
    ["quote", truncateLine(source.quote ?? "", 200)],
    ["importance", String(memory.importance)],
    ["created", memory.createdAt],
    ["updated", memory.revision > 1 ? `${memory.updatedAt} (revision ${memory.revision})` : ""],
    ["expires", memory.expiresAt ?? ""],
    ["metadata", Object.keys(metadata).length > 0 ? JSON.stringify(metadata) : ""],
  ].filter(([, value]) => value)
  return `${bold(printable(memory.content))}\n\n${table(rows)}`
}

/** The pool of a memory and which requests see it; the pool alone decides that. */
export function poolText({ tenant, pool, agent }: MemoryOnTheWire): string {
  const [poolUser, poolAgent] = pool.split("/").map((name) => (name === "-" ? undefined : decodeURIComponent(name)))
  const names = [poolUser && `the user ${poolUser}`, poolAgent && `the agent ${poolAgent}`].filter(Boolean)
  const owners = [poolUser, poolAgent].filter(Boolean)
  const whose = owners.length === 0 ? "everybody's" : `${owners.join(" with ")}'s`
  const who =
    names.length === 0 ? "every request of the tenant" : `requests of the tenant that name ${names.join(" and ")}`
  const mark = agent !== null && poolAgent === undefined ? `, marked with the agent ${agent}` : ""
  return printable(`pool: ${whose} in tenant ${tenant}${mark}; seen by ${who}`)
}

function ownerText({ tenant, user, agent, session }: MemoryOnTheWire): string {
  const names = { tenant, user, agent, session }
  return Object.entries(names)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ")
}

function kind(memory: MemoryOnTheWire): string {
  const marks = [memory.pinned ? "pinned" : "", memory.status === "active" ? "" : memory.status].filter(Boolean)
  return [`${memory.type}/${memory.category}`, ...marks].join(" ")
}

/** Removes control characters, which a terminal would execute. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, "")
}
