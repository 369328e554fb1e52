import { reach } from "../folder/reach.ts"
import { historyLines } from "../output/history-text.ts"
import { wrongUsage } from "../stop.ts"
import type { Command } from "./command.ts"
import { ownerOptions } from "./owner-options.ts"

export const history: Command = {
  usage: "ID",
  words: 1,
  options: {
    ...ownerOptions,
    limit: { value: "N", about: "at most so many versions, 1 to 200; default 50" },
    cursor: { value: "CURSOR", about: "go on where another page ended" },
  },
  async run(call) {
    const { arguments: words, out } = call
    const [id] = words.positionals
    if (!id) throw wrongUsage("history needs the id of a memory", "keepsake list shows ids.")
    const wanted = {
      id,
      tenant: words.text("tenant"),
      limit: words.whole("limit", 1, 200),
      cursor: words.text("cursor"),
    }
    const page = await reach(call, (client) => client.memoryHistory(wanted))
    const more = page.next === undefined ? "" : `\n\nEarlier ones: --cursor ${page.next}`
    out.answer({ json: page, text: `${historyLines(page.data)}${more}` })
    return 0
  },
}
