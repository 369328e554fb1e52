import { usageError } from "../command-error.ts"
import { withClient } from "../folder/with-client.ts"
import { historyLines } from "../output/history-text.ts"
import type { Command } from "./command.ts"
import { ownerOptions } from "./owner-options.ts"

export const historyCommand: Command = {
  usage: "ID",
  example: "keepsake history 019ab3c4-5d6e-7f80-9123-456789abcdef",
  maxPositionals: 1,
  options: {
    ...ownerOptions,
    limit: { value: "N", about: "Versions to show, 1 to 200; default 50" },
    cursor: { value: "CURSOR", about: "Continue after the previous page" },
  },
  async run(call) {
    const { arguments: words, out } = call
    const [id] = words.positionals
    if (!id) throw usageError("history needs the id of a memory", "See the ids with: keepsake list")
    const wanted = {
      id,
      tenant: words.text("tenant"),
      limit: words.whole("limit", 1, 200),
      cursor: words.text("cursor"),
    }
    const page = await withClient(call, (client) => client.memoryHistory(wanted))
    const more = page.next === undefined ? "" : `\n\nMore: --cursor ${page.next}`
    out.answer({ json: page, text: `${historyLines(page.data)}${more}` })
    return 0
  },
}
