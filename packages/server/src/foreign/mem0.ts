import type { ForeignLine } from "@keepsake/api"
import { given } from "@keepsake/core"
import type { ForeignEntry, ForeignFile } from "./foreign-file.ts"
import { jsonValues } from "./json-values.ts"
import { object, said } from "./members.ts"
import { momentOf } from "./moments.ts"

/** What mem0's `get_all` and its exports give: a list of memories, alone or under `results` or `memories`. */
export async function* readMem0({ bytes }: ForeignFile): AsyncGenerator<ForeignEntry> {
  const found = jsonValues(bytes, (text) => (text.startsWith("[") ? ["$.*"] : ["$.results.*", "$.memories.*"]))
  for await (const { path, value } of found) {
    const one = object(value)
    const content = said(one.memory) ?? said(one.text) ?? said(one.content)
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
    id: said(one.id),
    user: said(one.user_id),
    agent: said(one.agent_id),
    session: said(one.run_id),
    speaker: said(one.actor_id),
    createdAt: momentOf(one.created_at),
    updatedAt: momentOf(one.updated_at),
    expiresAt: momentOf(one.expiration_date),
    category: categories[0],
  }
  return {
    content,
    ...given(optional),
    // Read from JSON: what is in it is JSON.
    metadata: {
      ...(object(one.metadata) as ForeignLine["metadata"]),
      ...(categories.length > 1 && { categories }),
      importedFrom: "mem0",
    },
  }
}
