/** The candidate that a slip of the fingers may have meant: at most a third of its characters differ. */
export function closestMatch(written: string, candidates: Iterable<string>): string | undefined {
  let best: { readonly name: string; readonly distance: number } | undefined
  for (const name of candidates) {
    const distance = editDistance(written.toLowerCase(), name.toLowerCase())
    if (
      distance <= Math.max(1, Math.floor(name.length / 3)) &&
      distance < (best?.distance ?? Number.POSITIVE_INFINITY)
    ) {
      best = { name, distance }
    }
  }
  return best?.name
}

/** Insertions, deletions, changes and swaps of neighbours (Damerau-Levenshtein, optimal string alignment). */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const changed = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      let cost = Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, changed)
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      line.push(cost)
    }
    before = above
    above = line
  }
  return above[b.length] ?? 0
}
