import { userHeader, withClient } from "../folder/with-client.ts"
import { memoryLines } from "../output/memory-text.ts"
import { pluralize } from "../output/plural.ts"
import { type Command, configurationOf } from "./command.ts"
import {
  ownerOptions,
  parseScope,
  projectOption,
  scopeOption,
  sessionAndTenant,
  sessionOption,
} from "./owner-options.ts"

export const listCommand: Command = {
  usage: "",
  example: "keepsake list --user ada --limit 20",
  maxPositionals: 0,
  options: {
    ...ownerOptions,
    ...sessionOption,
    ...scopeOption,
    ...projectOption,
    type: { value: "TYPE", about: "Filter by type; separate several with commas" },
    category: { value: "NAME", about: "Filter by category; separate several with commas" },
    status: { value: "STATUS", about: "Filter by status: active (default), quarantined, superseded, archived or all" },
    turns: { about: "Include the messages of conversations, word for word" },
    words: { about: "Show the sentences that each memory was read from" },
    limit: { value: "N", about: "Memories to show, 1 to 200; default 50" },
    cursor: { value: "CURSOR", about: "Continue after the previous page" },
  },
  async run(call) {
    const { arguments: words, out } = call
    const configuration = configurationOf(call)
    const limit = words.whole("limit", 1, 200)
    const request = {
      ...sessionAndTenant(call),
      scope: parseScope(call),
      project: words.text("project"),
      type: words.text("type"),
      category: words.text("category"),
      status: words.text("status"),
      ...(words.has("turns") && { turns: "true" as const }),
      limit,
      cursor: words.text("cursor"),
    }
    const page = await withClient(call, (client) => client.listMemories(request))
    const more = page.next === undefined ? "" : `\n\n${page.total} in total. More: --cursor ${page.next}`
    const { turns = 0 } = page
    const hidden = turns === 0 ? "" : `\n\n${pluralize(turns, "message")} of conversations not shown: --turns`
    const lines = page.data.length === 0 ? "No memories." : memoryLines(page.data, { words: words.has("words") })
    const isAsNobody = Object.keys(userHeader(call, configuration)).length === 0
    const hint =
      page.data.length === 0 && isAsNobody && configuration.apiKey !== undefined
        ? "\n\nNo user was named. If this key serves many users, name one with --user."
        : ""
    return out.answer({ json: page, text: `${lines}${more}${hidden}${hint}` })
  },
}
