import { createMemory, type Memory, tenantOf } from "../src/index.ts"

/** What a pool holds after a conversation, and the block that an unrelated request of a later one is given. */
export interface AfterConversation {
  readonly memories: readonly Memory[]
  /** The memories that were read from messages. */
  readonly facts: readonly Memory[]
  readonly block: string
}

/** Holds one conversation as a client does, which sends all messages each time, and remembers each turn before the next. */
export async function afterConversation(
  ...turns: readonly (readonly [text: string, reply: string])[]
): Promise<AfterConversation> {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const owner = { tenant: tenantOf("default"), user: "ada", session: "talk" }
  const messages: { role: "user" | "assistant"; text: string }[] = []
  for (const [text, reply] of turns) {
    messages.push({ role: "user", text })
    const turn = await memory.begin({ owner, systemRole: true, messages: [...messages] })
    await turn.finish({ text: reply, whole: true })
    await memory.settled()
    messages.push({ role: "assistant", text: reply })
  }
  const { items } = await memory.for(owner).list({ limit: 50, where: { status: ["active"] } })
  const later = await memory.begin({
    owner: { ...owner, session: "later" },
    systemRole: true,
    messages: [{ role: "user", text: "Write a haiku about turtles." }],
  })
  await later.finish({ text: "", whole: true })
  const facts = items.filter(({ category }) => category !== "turn")
  return { memories: items, facts, block: later.placement?.block ?? "" }
}
