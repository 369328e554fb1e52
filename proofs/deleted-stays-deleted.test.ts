import { expect, it } from "vitest"
import { KeepsakeProcess, type SentMessage } from "./keepsake.ts"
import { report } from "./size.ts"
import { UpstreamProcess } from "./upstream.ts"

const RESENDS = 5

it.each([
  ["a named session", { "x-keepsake-session": "the-chat" }],
  ["a session recognised by its content", {}],
])(
  "a deleted memory stays deleted while its history is sent again: %s",
  async (what, headers: Record<string, string>) => {
    await using upstream = await UpstreamProcess.start()
    await using keepsake = await KeepsakeProcess.serve({ upstream: upstream.url })
    const history: SentMessage[] = []
    for (const content of statements) {
      history.push({ role: "user", content })
      const { text } = await keepsake.chat(history, headers)
      history.push({ role: "assistant", content: text })
    }
    await keepsake.settled()
    const before = await keepsake.everything()
    const doomed = before.filter(({ content }) => content.includes("Biscuit"))
    expect(doomed.length).toBeGreaterThan(0)
    // One call, because each statement is deleted with its source message.
    const ids = doomed.map(({ id }) => id)
    await keepsake.api("/api/memory/bulk", { method: "POST", body: { action: "delete", ids } })

    let cameBack = 0
    for (let again = 1; again <= RESENDS; again++) {
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
      "sent again": 2 * RESENDS,
      deleted: doomed.length,
      "came back": cameBack,
    })
    expect(history).toHaveLength(10)
    expect(cameBack).toBe(0)
    expect(injected).not.toContain("Biscuit")
  },
)

const statements = [
  "I'm allergic to peanuts.",
  "My dog is called Biscuit and he is four years old.",
  "I work as a nurse in Porto.",
  "My sister plays the cello.",
  "On Sundays I go swimming in the river.",
]
