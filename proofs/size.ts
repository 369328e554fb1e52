/** How large a proof is: a whole number from the environment, so that one can be tried in a small size; the full size is the default. */
export function size(variable: string, full: number): number {
  const given = process.env[variable]
  if (given === undefined || given === "") return full
  const count = Number(given)
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`${variable} must be a whole number from 1, not "${given}"`)
  return count
}

/** One line of figures, for people. */
export function report(proof: string, figures: Readonly<Record<string, string | number>>): void {
  const shown = Object.entries(figures).map(([what, value]) => `${what} ${value}`)
  process.stdout.write(`  ${proof}: ${shown.join(" · ")}\n`)
}
