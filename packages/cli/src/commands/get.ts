import { withClient } from "../folder/with-client.ts"
import { memoryText } from "../output/memory-text.ts"
import type { Command } from "./command.ts"
import { ownerOptions, requireId } from "./owner-options.ts"

export const getCommand: Command = {
  usage: "ID",
  example: "keepsake get 019ab3c4-5d6e-7f80-9123-456789abcdef",
  maxPositionals: 1,
  options: ownerOptions,
  async run(call) {
    const id = requireId(call, "get")
    const tenant = call.arguments.text("tenant")
    const { memory, conflicts } = await withClient(call, (client) => client.getMemory({ id, tenant }))
    const against = conflicts.map(({ content, since }) => `\nContradicts: ${content} (${since.slice(0, 10)})`)
    return call.out.answer({ json: memory, text: `${memoryText(memory)}${against.join("")}` })
  },
}
