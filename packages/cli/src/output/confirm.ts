import { createInterface } from "node:readline/promises"
import type { Call } from "../commands/command.ts"
import { Stop, wrongUsage } from "../stop.ts"

/** Goes on when `--yes` was given, or a person at a terminal says yes; else the command ends and nothing was done. */
export async function confirmed(
  { arguments: words, json }: Pick<Call, "arguments" | "json">,
  question: string,
): Promise<void> {
  if (words.has("yes")) return
  if (json || !process.stdin.isTTY) {
    throw wrongUsage(`${question} It cannot be undone: it needs --yes`, "Add --yes once you are sure.")
  }
  const asking = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const answer = await asking.question(`${question} It cannot be undone. Type yes: `)
    if (answer.trim().toLowerCase() !== "yes") throw new Stop(1, "not_confirmed", "Nothing was done")
  } finally {
    asking.close()
  }
}
