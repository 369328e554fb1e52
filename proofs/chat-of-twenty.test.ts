import { expect, it } from "vitest"
import { InventedNames } from "./invented-names.ts"
import { KeepsakeProcess, type SentMessage } from "./keepsake.ts"
import { report, sizeFromEnvironment } from "./size.ts"
import { UpstreamProcess } from "./upstream.ts"

const TURNS = sizeFromEnvironment("PROOF_TURNS", 20)

it(`injects no message of a chat of ${TURNS} turns into the same chat, and stores each message once in one session`, async () => {
  await using upstream = await UpstreamProcess.start()
  await using keepsake = await KeepsakeProcess.serve({ upstream: upstream.url })
  await keepsake.chat([{ role: "user", content: "I keep bees, and my best hive stands by the old mill." }], {
    "x-keepsake-session": "long-ago",
  })
  await keepsake.settled()

  const names = new InventedNames(3)
  const history: SentMessage[] = []
  const sessions = new Set<string>()
  let own = 0
  let fromElsewhere = 0
  for (let turn = 0; turn < TURNS; turn++) {
    const content =
      turn % 4 === 3
        ? "What did I say about the bees and my best hive?"
        : `In the garden of ${names.next()} I planted ${names.next()} beside the ${names.next()}.`
    history.push({ role: "user", content: turn % 4 === 3 ? `${content} (${turn})` : content })
    const answer = await keepsake.chat(history)
    sessions.add(answer.headers.get("x-keepsake-session") ?? "none")
    history.push({ role: "assistant", content: answer.text })
    for (const line of blockLines((await upstream.seen()).at(-1) ?? "")) {
      if (line.includes("old mill")) fromElsewhere++
      else if (history.some((message) => restates(message.content, line))) own++
    }
  }
  await keepsake.settled()
  const turns = (await keepsake.everything()).filter(
    ({ category, session }) => category === "turn" && session !== "long-ago",
  )
  const missing = history.filter(({ content }) => turns.filter((turn) => turn.content === content).length !== 1)
  report("a chat that resends its history", {
    turns: TURNS,
    sessions: sessions.size,
    messages: history.length,
    "kept as turns": turns.length,
    "not kept exactly once": missing.length,
    "own lines injected": own,
    "lines of another chat injected": fromElsewhere,
  })
  expect(sessions.size).toBe(1)
  expect(own).toBe(0)
  expect(fromElsewhere).toBeGreaterThan(0)
  expect(missing).toEqual([])
  expect(turns).toHaveLength(history.length)
})

/** The memories in the block of a request body. */
function blockLines(body: string): readonly string[] {
  const block = /<keepsake-memory.*?<\/keepsake-memory>/s.exec(body)?.[0].replaceAll("\\n", "\n") ?? ""
  return block
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => line.replace(/^- (?:\[[^\]]*\] )?/, "").trim())
}

/** A line restates a message if it contains most of the longer words. */
function restates(message: string, line: string): boolean {
  const words = line.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const there = words.filter((word) => message.toLowerCase().includes(word))
  return words.length > 0 && there.length / words.length >= 0.8
}
