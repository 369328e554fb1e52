import { reach } from "../folder/reach.ts"
import { memoryText } from "../output/memory-text.ts"
import { wrongUsage } from "../stop.ts"
import type { Command } from "./command.ts"
import { ownerOptions } from "./owner-options.ts"

export const get: Command = {
  usage: "ID",
  example: "keepsake get 019ab3c4-5d6e-7f80-9123-456789abcdef",
  words: 1,
  options: ownerOptions,
  async run(call) {
    const [id] = call.arguments.positionals
    if (!id) throw wrongUsage("get needs the id of a memory", "See the ids with: keepsake list")
    const tenant = call.arguments.text("tenant")
    const { memory } = await reach(call, (client) => client.getMemory({ id, tenant }))
    call.out.answer({ json: memory, text: memoryText(memory) })
    return 0
  },
}
