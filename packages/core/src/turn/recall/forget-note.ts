import type { Injector, Placement } from "../../contract/index.ts"
import { BLOCK_END } from "../../text/block.ts"
import { truncate } from "../../text/grapheme.ts"
import { neutralizeMarkup } from "../../text/neutralize-markup.ts"
import { countTokens } from "../../text/tokens.ts"
import type { MemoryCommand } from "../remember/memory-commands.ts"
import type { ForgetOutcome } from "../turn-request.ts"

/** What was placed of a turn's memories. */
interface Placed {
  readonly placement: Placement | undefined
  readonly tokens: number
}

/** What became of a request to forget. `offered`: what it may mean, likeliest first. */
interface ForgetReport {
  readonly forgot: ForgetOutcome | undefined
  readonly commands: readonly MemoryCommand[]
  readonly offered: readonly string[]
}

/**
 * The block with a line that tells the model what a request to forget did, so that it confirms nothing that did not
 * happen. A request that asks for nothing of the kind has the block as it was.
 */
export function withForgetNote(
  { placement, tokens }: Placed,
  about: ForgetReport,
  injector: Injector,
  where: { readonly wanted: Placement["at"]; readonly systemRole: boolean },
): Placed {
  const note = noteOf(about)
  if (note === undefined) return { placement, tokens }
  const line = `- [memory] ${note}`
  const cost = tokens + countTokens(`${line}\n`)
  if (placement === undefined) return { placement: injector.place([line], where), tokens: cost }
  const end = placement.block.lastIndexOf(BLOCK_END)
  const at = end < 0 ? placement.block.length : end
  const block = `${placement.block.slice(0, at).trimEnd()}\n${line}\n${placement.block.slice(at)}`
  return { placement: { ...placement, block }, tokens: cost }
}

/** Statements that a reply can ask about, and of each so many characters. */
const MAX_OFFERED = 5
const MAX_OFFERED_CHARACTERS = 160

function noteOf({ forgot, commands, offered }: ForgetReport): string | undefined {
  if (forgot === undefined)
    return commands.includes("forget-refused")
      ? "Nothing was removed: everything is not deleted on a message. The user can do it in the settings of their memory."
      : undefined
  if (forgot.status === "read-only")
    return "The user asked to forget something, and nothing was removed: this request may only read memory."
  if (forgot.status !== "removed") return "The user's request to forget is queued, and has removed nothing yet."
  const { removed, near } = forgot
  if (removed > 0) {
    const done = `At the user's request, ${removed === 1 ? "1 stored memory was" : `${removed} stored memories were`} removed.`
    if (near === 0) return done
    return `${done} ${near === 1 ? "1 other that may mention it waits" : `${near} others that may mention it wait`} in the user's review.`
  }
  if (near > 0 && offered.length > 0) {
    const quoted = offered
      .slice(0, MAX_OFFERED)
      .map((text, place) => `(${place + 1}) "${truncate(neutralizeMarkup(text), MAX_OFFERED_CHARACTERS)}"`)
    return `The user asked to forget something, and nothing was removed: it is not clear which memory is meant. Ask the user which one ("Which of these should I forget?"), quoting them: ${quoted.join(" ")}. Their answer removes it.`
  }
  if (near > 0)
    return `The user asked to forget something, and nothing was removed: it is not clear which of ${near === 1 ? "1 similar memory" : `${near} similar memories`} is meant. Similar ones wait in the user's review.`
  return "The user asked to forget something, and nothing was removed: no stored memory matches."
}
