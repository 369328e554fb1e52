import { expect, it, vi } from "vitest"
import { createMemory, InMemoryState, InMemoryStore, OnTurn, type RememberedTurnOf } from "../../src/index.ts"
import { CONTRACT, type Plugin, State, Store } from "../../src/plugin/index.ts"

const WAIT = { timeout: 20_000, interval: 20 }

function hook(after: OnTurn["after"]): Plugin {
  return {
    name: "after",
    contract: CONTRACT,
    setup: (context) => context.add(OnTurn, () => ({ name: "notes", after })),
  }
}

it("a plugin hears of each turn after its memories are written, in order and without secrets", async () => {
  const heard: { readonly turn: RememberedTurnOf; readonly stored: readonly string[] }[] = []
  await using memory = await createMemory({
    plugins: [
      hook(async (turn, { memory: engine }) => {
        const found = await Promise.all(turn.memories.map((id) => engine.for(turn.owner).get(id)))
        heard.push({ turn, stored: found.flatMap((one) => one?.content ?? []) })
      }),
    ],
  })
  const ada = memory.for({ user: "ada" })
  await ada.remember("My boat is called Waffle, and the password of its lock is Maple!Syrup4.", { session: "s1" })
  await ada.remember("I moved from Porto to Ludlow.", { session: "s1" })
  await vi.waitFor(() => expect(heard).toHaveLength(2), WAIT)
  const [first, second] = heard
  expect(first?.turn).toMatchObject({ owner: { user: "ada", session: "s1" }, messages: [{ role: "user" }] })
  expect(first?.turn.messages[0]?.text).toContain("Waffle")
  expect(JSON.stringify(heard)).not.toContain("Maple")
  expect(first?.stored.join()).toContain("Waffle")
  expect(second?.stored.join()).toContain("Ludlow")
})

it("a turn that a plugin has not heard of reaches it after a restart, and one that fails is tried again", async () => {
  // They stay when an engine is closed, as a database does.
  const open = { [Symbol.asyncDispose]: async () => undefined }
  const store = Object.assign(new InMemoryStore(), open)
  const state = Object.assign(new InMemoryState(), open)
  const kept: Plugin = {
    name: "kept",
    contract: CONTRACT,
    setup(context) {
      context.provide(State, () => state)
      context.provide(Store, () => store)
    },
  }
  const gone = vi.fn(async () => {
    throw new Error("not today")
  })
  {
    await using memory = await createMemory({ plugins: [kept, hook(gone)] })
    await memory.for({ user: "ada" }).remember("My boat is called Waffle.")
    await vi.waitFor(() => expect(gone).toHaveBeenCalled(), WAIT)
  }
  const heard: RememberedTurnOf[] = []
  await using _ = await createMemory({ plugins: [kept, hook(async (turn) => heard.push(turn))] })
  await vi.waitFor(() => expect(heard).toMatchObject([{ messages: [{ text: "My boat is called Waffle." }] }]), WAIT)
})
