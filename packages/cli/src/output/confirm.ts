import { createInterface } from "node:readline/promises"
import { CommandError, usageError } from "../command-error.ts"
import type { Call } from "../commands/command.ts"

/** Returns if `--yes` was given or the user types yes at a terminal; otherwise throws and nothing was done. `after` says what the action leaves. */
export async function confirm(
  { arguments: words, json, stdin, stderr }: Call,
  question: string,
  after = "This cannot be undone",
): Promise<void> {
  if (words.has("yes")) return
  if (json || !stdin.isTTY) {
    throw usageError(`${question} ${after}`, "Confirm with --yes.")
  }
  const asking = createInterface({ input: stdin, output: stderr })
  try {
    const answer = await asking.question(`${question} ${after}. Type yes: `)
    if (answer.trim().toLowerCase() !== "yes") throw new CommandError(1, "not_confirmed", "Nothing was done")
  } finally {
    asking.close()
  }
}
