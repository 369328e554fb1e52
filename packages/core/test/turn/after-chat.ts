import { createMemory, tenantOf } from "../../src/index.ts"

const DAY = 86_400_000

/** What memory holds after a chat, and gives to the next conversation. */
export interface AfterChat {
  /** The contents of active memories, messages among them. */
  readonly all: readonly string[]
  /** Those that are no messages. */
  readonly facts: readonly string[]
  /** The block of a conversation that asks for nothing. */
  readonly block: string
}

/** Sends each message on a day and in a session of its own. */
export const afterSessions = (...told: readonly string[]): Promise<AfterChat> => afterChat(told, false)

/** Sends each message with those before it and their replies. */
export const afterConversation = (...told: readonly string[]): Promise<AfterChat> => afterChat(told, true)

async function afterChat(told: readonly string[], isOne: boolean): Promise<AfterChat> {
  let now = Date.UTC(2026, 9, 1)
  await using memory = await createMemory({ now: () => now, settings: { deadlineMs: 10_000, profile: "always" } })
  const owner = { tenant: tenantOf("default"), user: "ada" }
  const history: { role: "user" | "assistant"; text: string }[] = []
  for (const [at, text] of told.entries()) {
    now += DAY
    const before = isOne ? history : []
    const messages = [...before, { role: "user" as const, text }]
    const session = isOne ? "one" : `${at}`
    const turn = await memory.begin({ owner: { ...owner, session }, systemRole: true, messages })
    await turn.finish({ text: "Okay.", whole: true })
    await memory.settled()
    history.push({ role: "user", text }, { role: "assistant", text: "Okay." })
  }
  const { items } = await memory.for(owner).list({ limit: 50, where: { status: ["active"] } })
  const messages = [{ role: "user" as const, text: "Thanks!" }]
  const { placement } = await memory.begin({ owner, messages, systemRole: true, mode: "read" })
  return {
    all: items.map(({ content }) => content),
    facts: items.flatMap(({ category, content }) => (category === "turn" ? [] : [content])),
    block: placement?.block ?? "",
  }
}
