import { expect, it } from "vitest"
import { RecentMap } from "../../src/text/recent-map.ts"

it("keeps the half that was used last, whatever else comes, and drops what nobody asks for", () => {
  const map = new RecentMap<number, string>(10)
  map.set(-1, "asked for")
  map.set(-2, "forgotten")
  for (let key = 0; key < 1_000; key++) {
    map.set(key, String(key))
    expect(map.get(-1)).toBe("asked for")
    const last = Array.from({ length: Math.min(4, key) }, (_, back) => key - back)
    expect(last.map((one) => map.get(one))).toEqual(last.map(String))
  }
  expect(map.get(-2)).toBeUndefined()
})

it("never holds more than its size", () => {
  const map = new RecentMap<number, number>(10)
  for (let key = 0; key < 1_000; key++) map.set(key, key)
  expect(
    Array.from({ length: 1_000 }, (_, key) => map.get(key)).filter((value) => value !== undefined).length,
  ).toBeLessThanOrEqual(10)
})
