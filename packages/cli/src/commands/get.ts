import { usageError } from "../command-error.ts"
import { withClient } from "../folder/with-client.ts"
import { memoryText } from "../output/memory-text.ts"
import type { Command } from "./command.ts"
import { ownerOptions } from "./owner-options.ts"

export const getCommand: Command = {
  usage: "ID",
  example: "keepsake get 019ab3c4-5d6e-7f80-9123-456789abcdef",
  maxPositionals: 1,
  options: ownerOptions,
  async run(call) {
    const [id] = call.arguments.positionals
    if (!id) throw usageError("get needs the id of a memory", "See the ids with: keepsake list")
    const tenant = call.arguments.text("tenant")
    const { memory } = await withClient(call, (client) => client.getMemory({ id, tenant }))
    call.out.answer({ json: memory, text: memoryText(memory) })
    return 0
  },
}
