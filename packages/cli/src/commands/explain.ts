import { usageError } from "../command-error.ts"
import { withClient } from "../folder/with-client.ts"
import { explanationText } from "../output/explanation-text.ts"
import type { Command } from "./command.ts"
import { ownerOptions, parseScope, scopeOption, sessionAndTenant, sessionOption } from "./owner-options.ts"

export const explainCommand: Command = {
  usage: "QUERY",
  example: 'keepsake explain "What is my dog called?" --user ada',
  maxPositionals: 1,
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
      throw usageError("explain needs a query", 'keepsake explain "What is my dog called?"')
    }
    const ids = words.text("id")?.split(",")
    const request = {
      query,
      limit: words.whole("limit", 1, 500) ?? 20,
      scope: parseScope(call),
      ids,
      ...sessionAndTenant(call),
    }
    const explanation = await withClient(call, (client) => client.explain(request))
    return out.answer({ json: explanation, text: explanationText(explanation) })
  },
}
