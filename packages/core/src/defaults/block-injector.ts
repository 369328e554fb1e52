import type { Injector, Memory } from "../contract/index.ts"
import { BLOCK_END, BLOCK_START } from "../text/block.ts"
import { citationOf } from "../text/citation.ts"
import { dayIn } from "../text/day.ts"
import { isDoubted, isEarlier } from "../text/doubted-memory.ts"
import { truncate } from "../text/grapheme.ts"
import { neutralizeMarkup } from "../text/neutralize-markup.ts"
import { typedTextOf } from "../text/spans/typed-text.ts"

/** The longest citation that a line shows, in characters. */
const MAX_CITATION = 200

/** One block for every dialect, marked so that it can be found and removed again; a memory a line. */
export const blockInjector: Injector = {
  name: "block",

  /**
   * `- [2026-11-02] text`, with the speaker if it is not the user, the place in a document (`notes/server.md#L3-L9`),
   * and a note if it replaced an earlier statement, holds no longer, may no longer hold, was said earlier than a line on
   * the same matter, or shows what the user pasted.
   */
  line(memory: Memory, shown: string, timeZone = "UTC"): string {
    const speaker = saidBy(memory)
    const changed = wasChanged(memory)
    const marks = [dayIn(timeZone, changed && memory.status === "active" ? memory.updatedAt : memory.createdAt)]
    if (changed && memory.status === "active") marks.push("updated")
    if (memory.status !== "active" && memory.validUntil !== undefined) {
      marks.push(`until ${dayIn(timeZone, memory.validUntil)}`)
    }
    if (isDoubted(memory)) marks.push(`perhaps until ${dayIn(timeZone, memory.validUntil)}`)
    if (isEarlier(memory)) marks.push("earlier")
    const citation = citationOf(memory)
    if (citation !== undefined) marks.push(inBrackets(citation, MAX_CITATION))
    if (speaker !== "") marks.push(`said by ${speaker}`)
    if (showsPastedText(memory, shown)) marks.push("pasted, not the user's own words")
    return `- [${marks.join(", ")}] ${neutralizeMarkup(shown)}`
  },

  /** A model that refuses the system role always gets the user's position. */
  place(lines, request) {
    if (lines.length === 0) return undefined
    const at = request.systemRole ? request.wanted : "latest-user"
    return { at, block: [BLOCK_START, ...lines, BLOCK_END].join("\n") }
  },
}

/** Under its key, or of what it is linked to, something else was true before. */
function wasChanged({ key, links, revision, createdAt, updatedAt }: Memory): boolean {
  if (links?.some(({ as }) => as === "supersedes")) return true
  return key !== undefined && revision > 1 && updatedAt > createdAt
}

/** Whether a passage of a stored turn has words that its author did not type. Code says itself that it is no speech. */
function showsPastedText(memory: Memory, shown: string): boolean {
  if (memory.spans?.some(({ kind }) => kind !== undefined && kind !== "typed" && kind !== "code") !== true) return false
  return !typedTextOf(memory).includes(shown.replace(/^… ?| ?…$/g, ""))
}

function saidBy({ source }: Memory): string {
  if (source.origin === "assistant") return "the assistant"
  return source.speaker === undefined ? "" : inBrackets(source.speaker, 60)
}

/** In a line's brackets, which the text cannot close. */
function inBrackets(text: string, max: number): string {
  return truncate(neutralizeMarkup(text).replace(/[[\]]/g, ""), max)
}
