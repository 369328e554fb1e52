import type { ForeignLine } from "@keepsake/api"
import { given } from "@keepsake/core/internal"
import type { ForeignEntry, ForeignFile } from "./foreign-entry.ts"
import { jsonValues } from "./json-values.ts"
import { asObject, nonBlank } from "./members.ts"
import { parseTime } from "./parse-time.ts"

/** Reads the result of mem0's `get_all` or an export: a list of memories, at the top level or under `results` or `memories`. */
export async function* readMem0({ bytes }: ForeignFile): AsyncGenerator<ForeignEntry> {
  const found = jsonValues(bytes, (text) => (text.startsWith("[") ? ["$.*"] : ["$.results.*", "$.memories.*"]))
  for await (const { path, value } of found) {
    const one = asObject(value)
    const content = nonBlank(one.memory) ?? nonBlank(one.text) ?? nonBlank(one.content)
    if (content === undefined) {
      yield { left: { where: path.join("."), code: "no_text", message: "It has no memory, text or content" } }
    } else {
      yield memoryOf(content, one)
    }
  }
}

function memoryOf(content: string, one: Readonly<Record<string, unknown>>): ForeignLine {
  const categories = Array.isArray(one.categories) ? one.categories.filter((name) => typeof name === "string") : []
  const optional = {
    id: nonBlank(one.id),
    user: nonBlank(one.user_id),
    agent: nonBlank(one.agent_id),
    session: nonBlank(one.run_id),
    speaker: nonBlank(one.actor_id),
    createdAt: parseTime(one.created_at),
    updatedAt: parseTime(one.updated_at),
    expiresAt: parseTime(one.expiration_date),
    category: categories[0],
  }
  return {
    content,
    ...given(optional),
    // Parsed from JSON, so all values are JSON.
    metadata: {
      ...(asObject(one.metadata) as ForeignLine["metadata"]),
      ...(categories.length > 1 && { categories }),
      importedFrom: "mem0",
    },
  }
}
