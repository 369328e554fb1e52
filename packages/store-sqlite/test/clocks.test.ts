import { ada, aMemory, minute, next, numberedId, scopeOfPools } from "@keepsake/testkit"
import { expect, it } from "vitest"
import { aFolder, opened } from "./fixtures/a-folder.ts"

const DAY = 1_440

it("keeps a single order for two writers whose clocks differ by a day", async () => {
  const path = `${aFolder()}/two.db`
  const [here, there] = [opened(path).store, opened(path).store]
  let memory = aMemory(1)
  const expected: number[] = []
  for (let round = 0; round < 6; round++) {
    const [store, at] = round % 2 === 0 ? [here, minute(round)] : [there, minute(DAY + round)]
    if (round > 0) memory = next(memory, { content: `round ${round}`, updatedAt: at })
    expect(await store.write(ada, [{ op: "put", memory }], { by: "test", at })).toMatchObject([{ status: "applied" }])
    expected.push(at)
  }
  for (const store of [here, there]) {
    const { items } = await store.feed.changes(undefined, 100)
    expect(items.map(({ revision, at }) => [revision, at])).toEqual(expected.map((at, place) => [place + 1, at]))
    expect(await store.read(scopeOfPools(ada), [numberedId(1)])).toEqual([memory])
    const then = await store.history.asOf(scopeOfPools(ada), minute(DAY), { limit: 10 })
    expect(then.items.map(({ revision }) => revision)).toEqual([5])
  }
})
