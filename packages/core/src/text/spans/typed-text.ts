import type { Memory } from "../../contract/memory.ts"

/** What the person typed of a stored turn; the whole content if it has no spans of kinds. */
export function typedTextOf(turn: Memory): string {
  const { content, spans } = turn
  if (spans === undefined || !holdsPastedText(turn)) return content
  return spans
    .filter(({ kind }) => kind === undefined || kind === "typed")
    .map(({ from, to }) => content.slice(from, to))
    .join("\n")
}

/** Whether a stored turn holds words that its author did not type. */
export function holdsPastedText({ spans }: Memory): boolean {
  return spans?.some(({ kind }) => kind !== undefined && kind !== "typed") === true
}
