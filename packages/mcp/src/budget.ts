import { countTokens } from "@keepsake/core/internal"

/** Token limit of a response, which is sent twice: as structured content and as text. */
export const BUDGET = 680
/** Token limit if the client requests whole texts. */
export const FULL_BUDGET = 3_000

/** The first items that fit into the budget, at least one. */
export function takeFitting<T>(items: readonly T[], budget: number): readonly T[] {
  let left = budget
  const end = items.findIndex((item) => {
    left -= countTokens(JSON.stringify(item))
    return left < 0
  })
  return end < 0 ? items : items.slice(0, Math.max(1, end))
}

/** Truncates a text to a token budget, at a word or line boundary if there is one nearby. */
export function truncateToBudget(text: string, budget: number): string {
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
