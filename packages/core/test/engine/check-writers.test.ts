import { expect, it } from "vitest"
import {
  CONTRACT,
  createMemory,
  InMemoryState,
  InMemoryStore,
  type Plugin,
  State,
  Store,
  type Writers,
} from "../../src/index.ts"

const sharedState = (): InMemoryState => {
  const exclusive = <Result>(_: string, work: () => Promise<Result>) => work()
  const state = Object.assign(new InMemoryState(), { writers: "many" as const, exclusive })
  Object.assign(state.queue, { unfinished: async () => [] })
  return state
}
const parts = (state: State, writers: Writers): Plugin => ({
  name: "parts",
  contract: CONTRACT,
  setup(context) {
    context.provide(State, () => state)
    context.provide(Store, () => Object.assign(new InMemoryStore(), { writers }))
  },
})

it("servers run side by side where both the store and the state are for many, and only there", async () => {
  await using memory = await createMemory({ plugins: [parts(sharedState(), "many")] })
  const ada = memory.for({ user: "ada" })
  await ada.add("Ada keeps bees")
  expect((await ada.search("bees")).memories).toHaveLength(1)

  const ofOne = createMemory({ plugins: [parts(sharedState(), "one")] })
  await expect(ofOne).rejects.toMatchObject({
    code: "options_invalid",
    remedy: expect.stringContaining("many writers"),
  })
  const lacking = Object.assign(new InMemoryState(), { writers: "many" as const })
  await expect(createMemory({ plugins: [parts(lacking, "many")] })).rejects.toMatchObject({
    code: "contract_unsupported",
  })
})
