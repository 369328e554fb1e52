import { tenantOf } from "@keepsake/core"
import { expect, test } from "vitest"
import { ask, keepsake } from "./keepsake.ts"

test("Failed jobs are listed with the reason, and retried on request", async () => {
  const { url, admin, memory } = await keepsake()
  const { queue } = memory.state
  const about = { tenant: tenantOf("default"), name: "-/-" }
  const job = { kind: "purge", lane: "x", at: 0, body: { ids: [] }, about }
  await queue.push([
    { ...job, id: "one" },
    { ...job, id: "two" },
  ])
  for (const id of ["one", "two"]) await queue.park(id, "the disk was full")
  const { body } = await ask(url, "queue", { key: admin })
  expect(body).toMatchObject({
    failed: 2,
    data: [{ id: "one", kind: "purge", tenant: "default", why: "the disk was full" }, { id: "two" }],
  })
  expect(JSON.stringify(body)).not.toContain("body")
  expect((await ask(url, "retryJobs", { key: admin, body: { ids: ["one", "never"] } })).body).toEqual({ retried: 1 })
  expect((await ask(url, "retryJobs", { key: admin, body: {} })).body).toEqual({ retried: 1 })
  expect((await ask(url, "queue", { key: admin })).body).toMatchObject({ data: [] })
})

test("The queue is for administrators", async () => {
  const { url, user } = await keepsake()
  expect((await ask(url, "queue", { key: user })).status).toBe(403)
  expect((await ask(url, "retryJobs", { key: user, body: {} })).status).toBe(403)
})
