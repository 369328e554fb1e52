import { reach } from "../folder/reach.ts"
import { explanationText } from "../output/explanation-text.ts"
import { wrongUsage } from "../stop.ts"
import type { Command } from "./command.ts"
import { narrowingOf, ownerOptions, scopeArgument, scopeOption, sessionOption } from "./owner-options.ts"

export const explain: Command = {
  usage: "QUERY",
  example: 'keepsake explain "What is my dog called?" --user ada',
  words: 1,
  options: {
    ...ownerOptions,
    ...sessionOption,
    ...scopeOption,
    id: { value: "ID", about: "Explain why this memory was selected or not; separate several with commas" },
    limit: { value: "N", about: "Candidates to show, 1 to 500; default 20" },
  },
  async run(call) {
    const { arguments: words, out } = call
    const [query] = words.positionals
    if (query === undefined || query === "") {
      throw wrongUsage("explain needs a query", 'keepsake explain "What is my dog called?"')
    }
    const ids = words.text("id")?.split(",")
    const asked = {
      query,
      limit: words.whole("limit", 1, 500) ?? 20,
      scope: scopeArgument(call),
      ids,
      ...narrowingOf(call),
    }
    const explanation = await reach(call, (client) => client.explain(asked))
    out.answer({ json: explanation, text: explanationText(explanation) })
    return 0
  },
}
