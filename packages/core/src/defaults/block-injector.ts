import type { Memory } from "../contract/memory.ts"
import type { Injector } from "../contract/turn.ts"
import { BLOCK_END, BLOCK_START } from "../text/block.ts"
import { harmless } from "../text/harmless.ts"

/** One block for every dialect, marked so that it can be found and removed again; a memory a line. */
export const blockInjector: Injector = {
  name: "block",

  /** `- [2026-11-02] text`; who said it is named when it was not the user. */
  line(memory: Memory, shown: string): string {
    const said = saidBy(memory)
    return `- [${day(memory.createdAt)}${said === "" ? "" : `, said by ${said}`}] ${harmless(shown)}`
  },

  /** A model that refuses the system role always gets the user's position. */
  place(lines, request) {
    if (lines.length === 0) return undefined
    const at = request.systemRole ? request.wanted : "latest-user"
    return { at, block: [BLOCK_START, ...lines, BLOCK_END].join("\n") }
  },
}

function saidBy({ source }: Memory): string {
  if (source.origin === "assistant") return "the assistant"
  return source.speaker === undefined ? "" : harmless(source.speaker).replace(/[[\]]/g, "").slice(0, 60)
}

function day(time: number): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? "undated" : date.toISOString().slice(0, 10)
}
