import type { MemoryOnTheWire } from "@keepsake/api"
import { citationOf } from "@keepsake/core"
import { bold } from "./output.ts"
import { pluralize } from "./plural.ts"
import { table, truncateLine, valueTable } from "./table.ts"

/** Characters of a sentence in a list. */
const SENTENCE = 160

/**
 * Memories as table rows: id, day, owner if any has one, kind, content. Below each, where it stands in a file,
 * how many sentences of a conversation state it, or the sentences themselves with `words`, and the messages around it.
 */
export function memoryLines(
  memories: readonly (MemoryOnTheWire & { readonly neighbors?: readonly MemoryOnTheWire[] | undefined })[],
  { most = 100, words = false }: { readonly most?: number; readonly words?: boolean } = {},
): string {
  const named = memories.some(({ user, agent }) => user !== null || agent !== null)
  const lines = table(
    memories.map((memory) => [
      memory.id,
      memory.createdAt.slice(0, 10),
      ...(named ? [[memory.user ?? "-", memory.agent].filter(Boolean).join("/")] : []),
      kind(memory),
      truncateLine(memory.content, most),
    ]),
  ).split("\n")
  return memories
    .flatMap((memory, at) => {
      const around = (memory.neighbors ?? []).map(({ content }) => `    around: ${truncateLine(content, SENTENCE)}`)
      return [lines[at] ?? "", ...placeLines(memory), ...wordLines(memory, words), ...around]
    })
    .join("\n")
}

/** Where it stands in a file, as `keepsake files read` takes it. */
function placeLines(memory: MemoryOnTheWire): readonly string[] {
  const citation = citationOf(memory)
  return citation === undefined ? [] : [`    in ${printable(citation)}`]
}

function wordLines({ words = [] }: MemoryOnTheWire, isUnfolded: boolean): readonly string[] {
  if (words.length === 0) return []
  if (isUnfolded) return words.map((sentence) => `    said: ${truncateLine(sentence, SENTENCE)}`)
  return [`    and ${pluralize(words.length, "sentence")} of a conversation`]
}

/** One memory with all its fields. */
export function memoryText(memory: MemoryOnTheWire): string {
  const { source, metadata } = memory
  const values = valueTable([
    ["id", memory.id],
    ["kind", kind(memory)],
    ["key", memory.key],
    ["owner", ownerText(memory)],
    ["source", [source.origin, source.speaker, source.extractor].filter(Boolean).join(", ")],
    ["quote", truncateLine(source.quote ?? "", 200)],
    ...(memory.words ?? []).map((sentence) => ["said", truncateLine(sentence, 200)] as const),
    ["importance", String(memory.importance)],
    ["created", memory.createdAt],
    ["updated", memory.revision > 1 && `${memory.updatedAt} (revision ${memory.revision})`],
    ["expires", memory.expiresAt],
    ["metadata", Object.keys(metadata).length > 0 && JSON.stringify(metadata)],
  ])
  return `${bold(printable(memory.content))}\n\n${values}`
}

/** The pool of a memory and which requests see it; the pool alone decides that. */
export function poolText({ tenant, pool, agent }: MemoryOnTheWire): string {
  if (pool === "+/-") return printable(`pool: shared in tenant ${tenant}; seen by every request of the tenant`)
  const [poolUser, poolAgent] = pool.split("/").map((name) => (name === "-" ? undefined : decodeURIComponent(name)))
  const names = [poolUser && `the user ${poolUser}`, poolAgent && `the agent ${poolAgent}`].filter(Boolean)
  const owners = [poolUser, poolAgent].filter(Boolean)
  const whose = owners.length === 0 ? "without a user" : `${owners.join(" with ")}'s`
  const named = names.length === 0 ? "name no user" : `name ${names.join(" and ")}`
  const who = `requests of the tenant that ${named}${names.length > 0 && poolUser === undefined ? " and no user" : ""}`
  const everyone = poolUser === undefined ? ", and by all with memory.unnamed everyone" : ""
  const mark = agent !== null && poolAgent === undefined ? `, marked with the agent ${agent}` : ""
  return printable(`pool: ${whose} in tenant ${tenant}${mark}; seen by ${who}${everyone}`)
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
