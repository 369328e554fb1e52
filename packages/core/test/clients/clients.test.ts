import { describe, expect, test } from "vitest"
import type { Memory } from "../../src/contract/memory.ts"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { MemoryEngine } from "../../src/index.ts"
import { normalizeMessages } from "../../src/turn/messages.ts"
import { tenantOf } from "../../src/turn/pools.ts"
import { isHelperRequest } from "../../src/turn/recall/helper-requests.ts"
import { channels } from "./channels.ts"
import { claudeCode } from "./claude-code.ts"
import { type ClientRequest, WRAPPED } from "./client-request.ts"
import { cline } from "./cline.ts"
import { codex } from "./codex.ts"
import { copilot } from "./copilot.ts"
import { cursor } from "./cursor.ts"
import { aider, others, zed } from "./editors.ts"
import { libreChat } from "./libre-chat.ts"
import { openWebUi } from "./open-webui.ts"

const clients: Readonly<Record<string, readonly ClientRequest[]>> = {
  "Claude Code": claudeCode,
  Codex: codex,
  Cursor: cursor,
  Cline: cline,
  Copilot: copilot,
  Aider: aider,
  Zed: zed,
  others,
  "Open WebUI": openWebUi,
  LibreChat: libreChat,
  "an agent in a channel": channels,
}

const REPLY = "The harbour opens at nine."

async function everything(memory: MemoryEngine): Promise<readonly Memory[]> {
  await memory.settled()
  return (await memory.for({ user: "ada" }).list({ where: { status: ["active", "quarantined"] } })).items
}

describe.each(Object.entries(clients))("%s", (_, requests) => {
  test.each(requests.map((request) => [request.what, request] as const))("%s", async (_what, request) => {
    const { messages, typed, read } = request
    expect(isHelperRequest(messages)).toBe(typed === undefined)
    await using memory = await createMemory()
    const owner = { tenant: tenantOf("default"), user: "ada" }
    for (const [index, { role, text }] of messages.entries()) {
      if (role !== "assistant") continue
      const earlier = await memory.begin({ owner, messages: messages.slice(0, index), systemRole: true })
      await earlier.finish({ text, whole: true })
    }
    const before = (await everything(memory)).length
    const turn = await memory.begin({ owner, messages, systemRole: true })
    await turn.finish({ text: REPLY, whole: true })
    const kept = await everything(memory)
    if (typed === undefined) {
      expect(turn.mode).toBe("off")
      expect(kept).toHaveLength(before)
      return
    }
    const said = normalizeMessages(messages)
    expect(said.findLast(({ role }) => role === "user")?.text).toBe(typed)
    expect(said.some(({ role, text }) => role === "tool" && text.includes(read ?? WRAPPED))).toBe(read !== undefined)
    expect(kept.filter(({ content }) => content.toLowerCase().includes(WRAPPED))).toEqual([])
    expect(kept.some(({ content, source }) => source.origin === "user" && typed.includes(content))).toBe(true)
    const newest = said.slice(said.findLastIndex(({ role }) => role === "assistant") + 1)
    const reads = newest.some(({ role }) => role === "tool")
    expect(kept.find(({ content }) => content === REPLY)?.status).toBe(reads ? "quarantined" : "active")
  })
})
