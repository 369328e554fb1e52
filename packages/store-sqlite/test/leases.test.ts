import { join } from "node:path"
import { ada } from "@keepsake/testkit"
import { expect, it } from "vitest"
import { aFolder, opened } from "./fixtures/a-folder.ts"

it("a dead process's job is leased again as soon as the file is opened", async () => {
  const path = join(aFolder(), "queue.db")
  const { state } = opened(path)
  await state.open()
  await state.queue.push([{ id: "job", kind: "turn", lane: "a", at: 0, body: null, about: ada }])
  const want = { kinds: ["turn"], limit: 1, forMs: 60_000, now: 1 }
  expect((await state.queue.lease(want)).map(({ attempt }) => attempt)).toEqual([1])
  expect(await state.queue.lease(want)).toEqual([])
  const next = opened(path).state
  await next.open()
  expect((await next.queue.lease(want)).map(({ attempt }) => attempt)).toEqual([2])
})
