import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { QdrantStandIn } from "../src/index.ts"
import { differences, readScenarios, send, withoutVolatileFields } from "./exchanges.ts"

const scenarios = readScenarios()
let standIn: QdrantStandIn

beforeAll(async () => {
  standIn = await QdrantStandIn.start()
})
afterAll(() => standIn[Symbol.asyncDispose]())

describe("the stand-in responds like a real Qdrant 1.18.3", () => {
  it("in 23 scenarios of 400 exchanges", () => {
    expect(scenarios.length).toBe(23)
    expect(scenarios.flatMap(({ steps }) => steps).length).toBe(400)
  })

  it.each(scenarios)("$name", async ({ steps }) => {
    for (const name of ["keepsake_rec", "keepsake_held"]) {
      await send(standIn.url, { method: "DELETE", path: `/collections/${name}` })
    }
    for (const [place, step] of steps.entries()) {
      const { status, answer } = await send(standIn.url, step)
      const found = differences(step, { status, answer: withoutVolatileFields(answer) })
      expect(
        found,
        `${place + 1}. ${step.method} ${step.path} ${JSON.stringify(step.body ?? step.raw)?.slice(0, 200)}`,
      ).toEqual([])
    }
  })
})
