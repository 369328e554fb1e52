import type { Output, Routes } from "@keepsake/api"
import { bold } from "./output.ts"
import { truncateLine } from "./table.ts"

type Waiting = Output<Routes["listReview"]>["data"][number]

/** Memories that wait for review, why, and the memories they conflict with. */
export function reviewLines(waiting: readonly Waiting[]): string {
  return waiting.map(lineOf).join("\n\n")
}

function lineOf({ memory, reason, against }: Waiting): string {
  const others = against.map((other) => `   against ${other.id}  ${truncateLine(other.content, 100)}`)
  return [`${bold(memory.id)}  ${truncateLine(reason, 80)}`, `   ${truncateLine(memory.content, 200)}`, ...others].join(
    "\n",
  )
}
