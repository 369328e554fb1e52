import type { Memory } from "../contract/memory.ts"
import type { Injector } from "../contract/turn.ts"
import { BLOCK_END, BLOCK_START } from "../text/block.ts"
import { truncate } from "../text/grapheme.ts"
import { neutralizeMarkup } from "../text/neutralize-markup.ts"

/** One block for every dialect, marked so that it can be found and removed again; a memory a line. */
export const blockInjector: Injector = {
  name: "block",

  /** `- [2026-11-02] text`, with the speaker if it is not the user, and a note if it replaced an earlier statement. */
  line(memory: Memory, shown: string): string {
    const said = saidBy(memory)
    const changed = wasChanged(memory)
    const marks = [day(changed ? memory.updatedAt : memory.createdAt)]
    if (changed) marks.push("updated")
    if (said !== "") marks.push(`said by ${said}`)
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

function saidBy({ source }: Memory): string {
  if (source.origin === "assistant") return "the assistant"
  return source.speaker === undefined ? "" : truncate(neutralizeMarkup(source.speaker).replace(/[[\]]/g, ""), 60)
}

function day(time: number): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? "undated" : date.toISOString().slice(0, 10)
}
