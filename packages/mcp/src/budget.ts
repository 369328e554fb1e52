import { countTokens } from "@keepsake/core"

/** Estimated tokens of one answer, which travels twice: as structured content and as text. */
export const BUDGET = 680
/** Where a client asks for whole texts. */
export const FULL_BUDGET = 3_000

/** As many from the front as fit into the budget, and at least one. */
export function fitting<T>(items: readonly T[], budget: number): readonly T[] {
  let left = budget
  const end = items.findIndex((item) => {
    left -= countTokens(JSON.stringify(item))
    return left < 0
  })
  return end < 0 ? items : items.slice(0, Math.max(1, end))
}

/** The longest beginning of a text that fits, ended at a word or a line where one ends near. */
export function beginning(text: string, budget: number): string {
  if (countTokens(text) <= budget) return text
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (countTokens(text.slice(0, middle)) <= budget) low = middle
    else high = middle - 1
  }
  const cut = text.slice(0, low)
  const space = cut.search(/\s\S*$/)
  return space > low - 40 && space > 0 ? cut.slice(0, space) : cut.toWellFormed().replace(/\ufffd$/, "")
}
