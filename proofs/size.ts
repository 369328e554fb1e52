/**
 * The size of a proof: a positive integer from the environment, so that a small run is possible; default: the full
 * size.
 */
export function sizeFromEnvironment(variable: string, full: number): number {
  const given = process.env[variable]
  if (given === undefined || given === "") return full
  const count = Number(given)
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`${variable} must be a whole number from 1, not "${given}"`)
  return count
}

/** Prints a line of figures. */
export function report(proof: string, figures: Readonly<Record<string, string | number>>): void {
  const shown = Object.entries(figures).map(([what, value]) => `${what} ${value}`)
  process.stdout.write(`  ${proof}: ${shown.join(" · ")}\n`)
}
