import { expect, test } from "vitest"
import { createMemory, type MemoryEngine, tenantOf } from "../../src/index.ts"

type Said = { readonly role: "user" | "assistant"; readonly text: string }

async function say(memory: MemoryEngine, messages: readonly Said[], reply: string): Promise<readonly Said[]> {
  const owner = { tenant: tenantOf("default"), user: "ada", session: "one" }
  const turn = await memory.begin({ owner, messages, systemRole: true })
  await turn.finish({ text: reply, whole: true })
  await memory.settled()
  return [...messages, { role: "assistant", text: reply }]
}

const found = async (memory: MemoryEngine, word: string): Promise<readonly string[]> =>
  (await memory.for({ user: "ada" }).search(word)).memories.map(({ memory: { content } }) => content)

const HISTORY: readonly Said[] = [
  { role: "user", text: "What did I tell you of my therapist?" },
  { role: "assistant", text: "Your therapist is Doctor Quibblozz." },
]

test("a message is not found by words of a history that is stored nowhere, also after further messages", async () => {
  await using memory = await createMemory()
  let said = await say(
    memory,
    [...HISTORY, { role: "user", text: "I collect old quilts." }],
    "A fine hobby, zephyrine.",
  )
  expect(await found(memory, "Quibblozz")).toEqual([])
  said = await say(memory, [...said, { role: "user", text: "I row on Sundays too." }], "Where do you row?")
  expect(await found(memory, "Quibblozz")).toEqual([])
  await say(memory, [...said, { role: "user", text: "On the lake behind the mill." }], "Lovely.")
  expect(await found(memory, "Quibblozz")).toEqual([])
  expect(await found(memory, "zephyrine")).toContain("I row on Sundays too.")
})

test("and what is asked to be forgotten is found no more, if only the history had it", async () => {
  await using memory = await createMemory()
  const said = await say(memory, [...HISTORY, { role: "user", text: "I collect old quilts." }], "A fine hobby.")
  await say(memory, [...said, { role: "user", text: "Please forget that my therapist is Doctor Quibblozz." }], "Done.")
  expect((await found(memory, "Quibblozz")).filter((content) => content.includes("quilts"))).toEqual([])
})
