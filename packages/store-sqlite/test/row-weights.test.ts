import { describe, expect, it } from "vitest"
import { RowWeights } from "../src/read/row-weights.ts"

/** Sums that are the same in whatever order they are made. */
function weighed(count: number): { readonly weights: RowWeights; readonly expected: readonly number[] } {
  const weights = new RowWeights()
  const known = new Map<number, number>()
  for (let turn = 0; turn < 3 * count; turn++) {
    const row = 1 + ((turn * 7919) % count) * 131
    weights.add(row, 0.25 * (1 + (turn % 5)))
    known.set(row, (known.get(row) ?? 0) + 0.25 * (1 + (turn % 5)))
  }
  const order = [...known].sort(([row, weight], [other, otherWeight]) => otherWeight - weight || other - row)
  return { weights, expected: order.map(([row]) => row) }
}

describe("row weights", () => {
  it("are sorted by weight and then newest first, for any number of requested rows", () => {
    for (const count of [1, 2, 50, 3_000]) {
      for (const most of [1, 20, 800, 10_000]) {
        const { weights, expected } = weighed(count)
        const parts = [...weights.inWeightOrder(most, 256)]
        expect(parts.flat()).toEqual(expected)
        expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(256)
      }
    }
  })

  it("are empty after being cleared", () => {
    const { weights } = weighed(50)
    weights.clear()
    weights.add(132, 0.5)
    expect([...weights.inWeightOrder(800, 256)]).toEqual([[132]])
    expect(weights.get(132)).toBe(0.5)
  })

  it("are empty without any rows", () => {
    expect([...new RowWeights().inWeightOrder(800, 256)]).toEqual([])
    expect(new RowWeights().get(7)).toBe(0)
  })
})
