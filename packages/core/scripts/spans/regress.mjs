/** Logistic regression by gradient descent over a few factors. Each row has `factors`, whether it is `right` (1 or 0), and what it weighs (`share`). */
export function regress(rows) {
  const weights = rows[0].factors.map(() => 0)
  for (let round = 0; round < 3000; round++) {
    const slopes = weights.map((weight) => 0.002 * weight)
    for (const { factors, right, share } of rows) {
      const chance = 1 / (1 + Math.exp(-factors.reduce((sum, factor, at) => sum + factor * weights[at], 0)))
      for (const [at, factor] of factors.entries()) slopes[at] += ((chance - right) * share * factor) / rows.length
    }
    for (const [at, slope] of slopes.entries()) weights[at] -= 0.8 * slope
  }
  return weights.map((weight) => Number(weight.toPrecision(4)))
}
