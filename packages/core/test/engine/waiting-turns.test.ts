import { describe, expect, it } from "vitest"
import { MemoryError } from "../../src/contract/errors.ts"
import { InMemoryState } from "../../src/defaults/in-memory/state.ts"
import { createMemory } from "../../src/engine/create-memory.ts"
import { TurnBuffer } from "../../src/engine/queue/turn-buffer.ts"
import { type ChatMessage, CONTRACT, State } from "../../src/index.ts"
import { tenantOf } from "../../src/turn/pools.ts"

const full = () => Promise.reject(new MemoryError("store_unavailable", "There is no space left"))
const MOST = 32 * 1024 * 1024

/** An engine whose store takes no turn. */
function createFullMemory() {
  const state = new InMemoryState()
  state.queue.push = full
  return createMemory({
    plugins: [{ name: "full", contract: CONTRACT, setup: (parts) => parts.provide(State, () => state) }],
  })
}

describe("turns that wait because the store takes none", () => {
  const long = "word ".repeat(MOST / 5 + 1)
  it.each<[string, readonly ChatMessage[]]>([
    ["in its history", [{ role: "assistant", text: long }]],
    ["in a message of the user", [{ role: "user", text: long }]],
    ["in the result of a tool", [{ role: "tool", text: long }]],
    ["attached to a message", [{ role: "user", text: "Here it is.", attached: long }]],
  ])(
    "do not include one with more than 32 Mi characters %s, which is lost",
    { timeout: 60_000 },
    async (_, messages) => {
      await using memory = await createFullMemory()
      const say = async (before: readonly ChatMessage[], session: string) => {
        const turn = await memory.begin({
          owner: { tenant: tenantOf("acme") },
          messages: [...before, { role: "user", text: "My boat is named Petrel." }],
          systemRole: true,
          session,
        })
        await expect(turn.finish({ text: "A fine name.", whole: true })).rejects.toThrow("There is no space left")
      }
      await say([], "short")
      await say(messages, "long")
      expect((await memory.status()).turns).toMatchObject({ waiting: 1, lost: 1 })
    },
  )

  it("do not include one with such a reply", async () => {
    await using memory = await createFullMemory()
    const turn = await memory.begin({
      owner: { tenant: tenantOf("acme") },
      messages: [{ role: "user", text: "My boat is named Petrel." }],
      systemRole: true,
    })
    await expect(turn.finish({ text: "Fine.", whole: true, toolText: long })).rejects.toThrow("There is no space left")
    expect((await memory.status()).turns).toMatchObject({ waiting: 0, lost: 1 })
  })

  it("are 10,000 and 32 Mi characters at most", async () => {
    const open = () =>
      TurnBuffer.open(
        new InMemoryState(),
        () => 42,
        () => undefined,
      )
    const away = new MemoryError("store_unavailable", "There is no space left")
    await using many = await open()
    for (let turn = 0; turn < 10_000; turn++)
      expect(many.take({ session: "s", characters: 10, keep: full }, away)).toBe(true)
    expect(many.take({ session: "s", characters: 10, keep: full }, away)).toBe(false)
    expect(many.status).toMatchObject({ waiting: 10_000, lost: 1 })
    await using large = await open()
    expect(large.take({ session: "s", characters: MOST - 10, keep: full }, away)).toBe(true)
    expect(large.take({ session: "s", characters: 11, keep: full }, away)).toBe(false)
    expect(large.take({ session: "s", characters: 10, keep: full }, away)).toBe(true)
    expect(large.status).toMatchObject({ waiting: 2, lost: 1 })
  })
})
