import { reach } from "../folder/reach.ts"
import { explanationText } from "../output/explanation-text.ts"
import { wrongUsage } from "../stop.ts"
import type { Command } from "./command.ts"
import { narrowingOf, ownerOptions, scopeOf, scopeOption, sessionOption } from "./owner-options.ts"

export const explain: Command = {
  usage: "QUERY",
  words: 1,
  options: {
    ...ownerOptions,
    ...sessionOption,
    ...scopeOption,
    id: { value: "ID", about: "say why this memory was chosen or not; several with commas" },
    limit: { value: "N", about: "candidates to show, 1 to 500; default 20" },
  },
  async run(call) {
    const { arguments: words, out } = call
    const [query] = words.positionals
    if (query === undefined || query === "") {
      throw wrongUsage("explain needs what somebody might say", 'keepsake explain "What is my dog called?"')
    }
    const ids = words.text("id")?.split(",")
    const asked = { query, limit: words.whole("limit", 1, 500) ?? 20, scope: scopeOf(call), ids, ...narrowingOf(call) }
    const explanation = await reach(call, (client) => client.explain(asked))
    out.answer({ json: explanation, text: explanationText(explanation) })
    return 0
  },
}
