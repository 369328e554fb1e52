import { describe, expect, test } from "vitest"
import { groupExchanges } from "../../../src/turn/recall/exchanges.ts"
import { aMemory, aTurn, tenant } from "../a-memory.ts"

const said = (content: string, origin: "user" | "assistant", position: number, session = "s") =>
  aTurn(content, { owner: { tenant, session }, source: { origin, position } })
const asked = said("I need an office near the sea.", "user", 4)
const reply = said("Take the one in Lisbon.", "assistant", 5)
const tea = aMemory({ content: "Likes tea" })
const order = (...memories: readonly ReturnType<typeof aMemory>[]) =>
  groupExchanges(memories.map((memory) => ({ memory }))).map(({ memory }) => memory)

describe("the two halves of an exchange", () => {
  test("are side by side in the order in which they were said, at the place of the better one", () => {
    expect(order(asked, tea, reply)).toEqual([asked, reply, tea])
    expect(order(tea, reply, asked)).toEqual([tea, asked, reply])
    expect(order(reply, tea, asked)).toEqual([asked, reply, tea])
  })

  test("are not taken from another conversation, or from farther apart", () => {
    const elsewhere = said("Noted.", "assistant", 5, "another")
    const later = said("Anything else?", "assistant", 7)
    expect(order(asked, tea, elsewhere, later)).toEqual([asked, tea, elsewhere, later])
  })

  test("a user's next message answers nothing", () => {
    const next = said("And a boat.", "user", 5)
    expect(order(asked, tea, next)).toEqual([asked, tea, next])
  })

  test("nothing is lost or doubled", () => {
    const all = [tea, reply, said("And then?", "user", 6), asked, said("Then rest.", "assistant", 7)]
    expect(new Set(order(...all))).toEqual(new Set(all))
    expect(order(...all)).toHaveLength(all.length)
  })
})
