import { usageError } from "../command-error.ts"
import { withClient } from "../folder/with-client.ts"
import { memoryLines } from "../output/memory-text.ts"
import type { Command } from "./command.ts"
import {
  ownerOptions,
  parseScope,
  projectOption,
  scopeOption,
  sessionAndTenant,
  sessionOption,
} from "./owner-options.ts"

export const searchCommand: Command = {
  usage: "QUERY",
  example: 'keepsake search "green tea" --user ada',
  maxPositionals: 1,
  options: {
    ...ownerOptions,
    ...sessionOption,
    ...scopeOption,
    ...projectOption,
    kinds: {
      value: "KIND",
      about: "What to find: facts, episodes (summaries of conversations), turns (messages), documents (files) or all",
    },
    neighbors: { value: "N", about: "Messages to show before and after each message found, 0 to 3; default 0" },
    "all-words": { about: "Only memories that contain every word of the query, in some form" },
    limit: { value: "N", about: "Memories to show, 1 to 100; default 10" },
  },
  async run(call) {
    const { arguments: words, out } = call
    const [query] = words.positionals
    if (query === undefined || query === "") throw usageError("search needs a query", 'keepsake search "tea"')
    const limit = words.whole("limit", 1, 100)
    const scope = parseScope(call)
    const project = words.text("project")
    const kinds = words.oneOf("kinds", ["facts", "episodes", "turns", "documents", "all"])
    const neighbors = words.whole("neighbors", 0, 3)
    const allWords = words.has("all-words")
    const request = { query, ...sessionAndTenant(call), limit, scope, project, kinds, neighbors, allWords }
    const result = await withClient(call, (client) => client.searchMemories(request))
    const missing =
      result.degraded.length > 0 ? `\nIncomplete, because these failed or timed out: ${result.degraded.join(", ")}` : ""
    const lines = memoryLines(
      result.data.map(({ memory, shown, neighbors }) => ({ ...memory, content: shown, neighbors })),
    )
    return out.answer({ json: result, text: `${lines || "No matches."}${missing}` })
  },
}
