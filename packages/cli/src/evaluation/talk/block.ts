import type { OpenTurn } from "@keepsake/core"

/** One line of an injected block. */
export interface BlockLine {
  /** Its date and status, without the brackets. */
  readonly mark: string
  readonly text: string
  readonly isProfile: boolean
}

/** The lines of the block that a request was given. Which of them are the profile is not known yet. */
export function linesOf({ placement }: OpenTurn): readonly Omit<BlockLine, "isProfile">[] {
  const lines = (placement?.block ?? "").split("\n").filter((line) => line.startsWith("- "))
  return lines.map((line) => ({
    mark: /^- \[([^\]]*)\]/.exec(line)?.[1] ?? "",
    text: line.replace(/^- (?:\[[^\]]*\] ?)?/, ""),
  }))
}

/** A line outside the profile. */
export function asContext(line: Omit<BlockLine, "isProfile">): BlockLine {
  return { ...line, isProfile: false }
}
