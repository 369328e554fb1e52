// Replays talk into a memory of its own, for scripts that fit models on what recall finds for its questions.
import { readFileSync } from "node:fs"
import { createMemory } from "../dist/index.js"

/** The rows of a file of JSON Lines. */
export const readLines = (url) =>
  readFileSync(url, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))

/** A text as a pattern that matches it literally. */
export const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** The memory finishes every recall, and no gate hides what it found. */
const SETTINGS = { deadlineMs: 10_000, gate: "off", maxTokens: 6_000 }

/** Says the turns of a person one after another at their times; `ask(own, line)` gets every line that is no turn, and the handle of that person. */
export async function replayTalk(user, lines, ask) {
  let now = 0
  await using memory = await createMemory({ now: () => now, settings: SETTINGS })
  const histories = new Map()
  for (const line of lines) {
    now = Date.parse(line.at)
    if (line.user === undefined) {
      await ask(memory.for({ user }), line)
      continue
    }
    const messages = [...(histories.get(line.session) ?? []), { role: "user", text: line.user }]
    const turn = await memory.begin({ owner: { tenant: "default", user }, messages, systemRole: true, mode: "on" })
    await turn.finish({ text: line.reply, whole: true })
    await memory.settled()
    histories.set(line.session, [...messages, { role: "assistant", text: line.reply }])
  }
}
