import { describe, expect, it } from "vitest"
import { createMemory, type MemoryEngine, tenantOf } from "../../src/index.ts"

const owner = { tenant: tenantOf("default"), user: "group", session: "chat" }

type Said = readonly [speaker: string | undefined, text: string]

const message = ([speaker, text]: Said) => ({ role: "user", text, ...(speaker !== undefined && { speaker }) }) as const

async function say(memory: MemoryEngine, said: readonly Said[]) {
  const messages = said.flatMap((one, at) => [
    ...(at > 0 ? [{ role: "assistant", text: "Okay." } as const] : []),
    message(one),
  ])
  const turn = await memory.begin({ owner, systemRole: true, messages })
  await turn.finish({ text: "Okay.", whole: true })
  await memory.settled()
  return turn.forgot
}

async function leftAfter(told: Said, request: Said): Promise<string> {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  await say(memory, [told])
  await say(memory, [told, request])
  return (await memory.for(owner).list({ limit: 50 })).items.map(({ content }) => content).join("\n")
}

const REQUESTS = [
  ["I live in Gorgonville.", "Forget where I live.", /Gorgonville/],
  ["I keep bees in Waspington.", "Forget that I keep bees in Waspington.", /bees/],
  ["I am allergic to walnuts.", "Forget that I am allergic to walnuts.", /walnuts/],
  ["My dog is called Wumpus.", "Please forget my dog.", /Wumpus/],
  ["Ich wohne in Gorgonstadt.", "Vergiss, dass ich in Gorgonstadt wohne.", /Gorgonstadt/],
  ["J'habite à Gorgonville.", "Oublie que j'habite à Gorgonville.", /Gorgonville/],
  ["I live in Leeds.", "Forget what I just said.", /Leeds/],
] as const

describe("of several people in a conversation each has forgotten what they said themselves", () => {
  it.each(REQUESTS)("%s %s", async (told, request, fact) => {
    expect(await leftAfter(["ada", told], ["bob", request])).toMatch(fact)
    expect(await leftAfter(["ada", told], ["Ada", request])).not.toMatch(fact)
    expect(await leftAfter([undefined, told], ["ada", request])).not.toMatch(fact)
    expect(await leftAfter(["ada", told], [undefined, request])).not.toMatch(fact)
  })
})
