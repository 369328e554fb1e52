import { setTimeout as pause } from "node:timers/promises"
import { expect, test } from "vitest"
import { CONTRACT, createMemory, InMemoryState, InMemoryStore, type Plugin, State, Store } from "../../src/index.ts"
import { tenant } from "../turn/a-memory.ts"

const owner = { tenant, user: "ada" }
const CONTENT = "Is allergic to peanuts"

test("a request that starts while others hold the event loop gets its memories, as many first requests of users do", async () => {
  await using memory = await createMemory({ plugins: [unhurried] })
  await memory.for(owner).add(CONTENT, { category: "constraint" })
  await memory.settled()
  const opening = memory.begin({
    owner,
    messages: [{ role: "user", text: "What am I allergic to, peanuts?" }],
    systemRole: true,
  })
  const holding = holdEventLoop(3)
  const turn = await opening
  await holding
  expect([turn.degraded, turn.placement?.block]).toEqual([[], expect.stringContaining(CONTENT)])
})

test("a store that does not answer is given up at the deadline, however long the event loop was held", async () => {
  const silent = new UnhurriedStore()
  await using memory = await createMemory({ plugins: [providing(silent)] })
  silent.list = () => new Promise(() => undefined)
  const opening = memory.begin({ owner, messages: [{ role: "user", text: "What do I eat?" }], systemRole: true })
  await holdEventLoop(2)
  expect((await opening).degraded).toContain("profile")
})

/** Holds the event loop as requests do that are served one after the other: each time for longer than a recall may take. */
async function holdEventLoop(times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const until = performance.now() + 200
    while (performance.now() < until);
    await pause(1)
  }
}

/** Answers after a moment, as another thread does. */
class UnhurriedStore extends InMemoryStore {
  override async list(...asked: Parameters<InMemoryStore["list"]>): ReturnType<InMemoryStore["list"]> {
    await pause(5)
    return super.list(...asked)
  }
}

class UnhurriedState extends InMemoryState {
  override async get(...asked: Parameters<InMemoryState["get"]>): ReturnType<InMemoryState["get"]> {
    await pause(5)
    return super.get(...asked)
  }
}

const providing = (store: Store): Plugin => ({
  name: "unhurried",
  contract: CONTRACT,
  setup: (context) => {
    context.provide(Store, () => store)
    context.provide(State, () => new UnhurriedState())
  },
})
const unhurried = providing(new UnhurriedStore())
