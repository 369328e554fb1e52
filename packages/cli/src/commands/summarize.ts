import { withClient } from "../folder/with-client.ts"
import { bold } from "../output/output.ts"
import { pluralize } from "../output/plural.ts"
import type { Command } from "./command.ts"
import { ownerOptions, sessionOption } from "./owner-options.ts"

export const summarizeCommand: Command = {
  usage: "",
  example: "keepsake summarize --older-than 30",
  maxPositionals: 0,
  options: {
    ...ownerOptions,
    ...sessionOption,
    "older-than": { value: "DAYS", about: "Conversations without a message for 1 to 365 days; default 30" },
    "max-tokens": { value: "N", about: "Tokens of one summary, 100 to 16000; default 400" },
    "by-month": { about: "One summary for each month that is over, instead of each conversation" },
    archive: { about: "Archive the messages: kept, and no longer recalled" },
    write: { about: "Write the summaries; without it they are only shown" },
    undo: { value: "RUN", about: "Undo an earlier run" },
  },
  async run(call) {
    const { arguments: words, out } = call
    const tenant = words.text("tenant")
    const run = words.text("undo")
    if (run !== undefined) {
      const undone = await withClient(call, (client) => client.undoSource({ run, tenant }))
      return out.answer({ json: undone, text: `Undone: ${pluralize(undone.restored.length, "memory", "memories")}` })
    }
    const result = await withClient(call, (client) =>
      client.summarizeMemories({
        tenant,
        session: words.text("session"),
        per: words.has("by-month") ? "month" : "conversation",
        olderThanDays: words.whole("older-than", 1, 365),
        maxTokens: words.whole("max-tokens", 100, 16_000),
        archive: words.has("archive"),
        dryRun: !words.has("write"),
      }),
    )
    if (result.candidates.length === 0) return out.answer({ json: result, text: "Nothing to summarize." })
    const texts = result.candidates.map(
      ({ session, month, turns, content }) => `${bold(session ?? month ?? "")}  ${turns} messages\n${content}`,
    )
    const end =
      result.runId === null
        ? "Nothing is written. Add --write to write the summaries."
        : `Written. Undo with: keepsake summarize --undo ${result.runId}`
    return out.answer({ json: result, text: [...texts, end].join("\n\n") })
  },
}
