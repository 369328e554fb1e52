import { expect, test } from "vitest"
import { add, keepsake } from "../keepsake.ts"
import { fuzz } from "./fuzz.ts"
import { trailOf } from "./trail.ts"

const EACH = 12

test("Malformed requests to every route are refused cleanly and leave nothing behind", async () => {
  const { url, admin, memory } = await keepsake()
  await add(url, admin, { content: "Has a dog named Biscuit" })
  const found = await fuzz(url, admin, EACH, 5, await trailOf(memory))
  expect(found.faults).toEqual([])
  expect(found.sent).toBeGreaterThan(300)
  // Most of what is malformed is refused, and not everything for one reason.
  expect(Object.keys(found.byStatus).filter((status) => status.startsWith("4")).length).toBeGreaterThan(2)
})
