import type { EngineEvent } from "@keepsake/core"
import { expect, test } from "vitest"
import { levelOf } from "../src/serving/log.ts"

test.each<[EngineEvent, string]>([
  [{ event: "capture-lost", session: "s", why: "disk full" }, "error"],
  [{ event: "job-parked", job: "j", why: "disk full" }, "error"],
  [{ event: "job-failed", job: "j", attempt: 1, why: "disk full" }, "warn"],
  [{ event: "recall-degraded", trace: "t", parts: ["words"] }, "warn"],
])("what the engine tells has a level in the log: %o is %s", (event, level) => {
  expect(levelOf(event)).toBe(level)
})
