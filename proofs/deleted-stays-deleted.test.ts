import { expect, it } from "vitest"
import { Keepsake, type Said } from "./keepsake.ts"
import { report } from "./size.ts"
import { Upstream } from "./upstream.ts"

const RESENT = 5

it.each([
  ["a session that is named", { "x-keepsake-session": "the-chat" }],
  ["a session that is recognised by its content", {}],
])(
  "keeps a deleted memory deleted while its history is sent again: %s",
  async (what, headers: Record<string, string>) => {
    await using upstream = await Upstream.start()
    await using keepsake = await Keepsake.serve({ upstream: upstream.url })
    const history: Said[] = []
    for (const content of said) {
      history.push({ role: "user", content })
      const { text } = await keepsake.chat(history, headers)
      history.push({ role: "assistant", content: text })
    }
    await keepsake.settled()
    const before = await keepsake.everything()
    const doomed = before.filter(({ content }) => content.includes("Biscuit"))
    expect(doomed.length).toBeGreaterThan(0)
    // One call, as each statement takes the message along that it was read from.
    const ids = doomed.map(({ id }) => id)
    await keepsake.api("/api/memory/bulk", { method: "POST", body: { action: "delete", ids } })

    let cameBack = 0
    for (let again = 1; again <= RESENT; again++) {
      await keepsake.chat([...history, { role: "user", content: `And what is number ${again} on my list?` }], headers)
      await keepsake.chat(history.slice(0, -1), headers)
      await keepsake.settled()
      const now = await keepsake.everything()
      cameBack += now.filter(
        ({ id, content }) => content.includes("Biscuit") || doomed.some((one) => one.id === id),
      ).length
    }
    await keepsake.chat([{ role: "user", content: "What is my dog called?" }], { "x-keepsake-session": "another" })
    const injected = (await upstream.seen()).at(-1) ?? ""
    report("deleted stays deleted", {
      in: what,
      messages: history.length,
      "sent again": 2 * RESENT,
      deleted: doomed.length,
      "came back": cameBack,
    })
    expect(history).toHaveLength(10)
    expect(cameBack).toBe(0)
    expect(injected).not.toContain("Biscuit")
  },
)

const said = [
  "I'm allergic to peanuts.",
  "My dog is called Biscuit and he is four years old.",
  "I work as a nurse in Porto.",
  "My sister plays the cello.",
  "On Sundays I go swimming in the river.",
]
