import { createInterface } from "node:readline/promises"
import type { Call } from "../commands/command.ts"
import { Stop, wrongUsage } from "../stop.ts"

/** Goes on when `--yes` was given, or a person at a terminal says yes; else the command ends and nothing was done. `after` says what will be left of what was. */
export async function confirmed(
  { arguments: words, json, stdin, stderr }: Call,
  question: string,
  after = "It cannot be undone",
): Promise<void> {
  if (words.has("yes")) return
  if (json || !stdin.isTTY) {
    throw wrongUsage(`${question} ${after}: it needs --yes`, "Add --yes once you are sure.")
  }
  const asking = createInterface({ input: stdin, output: stderr })
  try {
    const answer = await asking.question(`${question} ${after}. Type yes: `)
    if (answer.trim().toLowerCase() !== "yes") throw new Stop(1, "not_confirmed", "Nothing was done")
  } finally {
    asking.close()
  }
}
