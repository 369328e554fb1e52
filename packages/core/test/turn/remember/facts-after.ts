import { createMemory, type Memory, tenantOf } from "../../../src/index.ts"

const DAY = 86_400_000

/** The active facts after each text was told on a day of its own. */
export async function factsAfter(...told: readonly string[]): Promise<readonly Memory[]> {
  let now = Date.UTC(2026, 10, 1, 12)
  await using memory = await createMemory({ now: () => now })
  const own = memory.for({ user: "ada" })
  for (const [at, text] of told.entries()) {
    now += DAY
    await own.remember(text, { session: `${at}` })
  }
  const { items } = await own.list({ where: { status: ["active"] } })
  return items.filter(({ category }) => category !== "turn")
}

/** The active facts after a conversation in which each text was answered with a word. */
export async function factsAfterConversation(...told: readonly string[]): Promise<readonly Memory[]> {
  let now = Date.UTC(2026, 10, 1, 12)
  await using memory = await createMemory({ now: () => now })
  const owner = { tenant: tenantOf("default"), user: "ada", session: "one" }
  const messages: { role: "user" | "assistant"; text: string }[] = []
  for (const text of told) {
    now += 60_000
    messages.push({ role: "user", text })
    const turn = await memory.begin({ owner, messages: [...messages], systemRole: true, mode: "on" })
    await turn.finish({ text: "OK.", whole: true })
    await memory.settled()
    messages.push({ role: "assistant", text: "OK." })
  }
  const { items } = await memory.for({ user: "ada" }).list({ where: { status: ["active"] } })
  return items.filter(({ category }) => category !== "turn")
}

/** Whether a fact is linked with a later one that may end it. */
export const isDoubted = ({ links = [] }: Memory): boolean => links.some(({ as }) => as === "conflicts")

/** What is listed of each text after all were told on days of their own, and the lines of the block that answers a question. */
export interface Shown {
  /** The contents of active facts that were read from this text. */
  listed(text: string): readonly string[]
  /** The lines of the block, with their marks. */
  readonly lines: readonly string[]
}

/** Asks what is known after each text was told on a day of its own. */
export async function shownAfter(...told: readonly string[]): Promise<Shown> {
  let now = Date.UTC(2026, 10, 1, 12)
  await using memory = await createMemory({ now: () => now, settings: { deadlineMs: 10_000 } })
  const own = memory.for({ user: "ada" })
  for (const [at, text] of told.entries()) {
    now += DAY
    await own.remember(text, { session: `${at}` })
  }
  now += DAY
  const { items } = await own.list({ where: { status: ["active"] } })
  const { block = "" } = await own.recall("What do you know about me?")
  return {
    listed: (text) =>
      items
        .filter(({ category, source }) => category !== "turn" && text.includes(source.quote ?? "\n"))
        .map(({ content }) => content),
    lines: block.split("\n").filter((line) => line.startsWith("- [")),
  }
}

/** Whether a line says that it may no longer hold. */
export const isMarkedPast = (line: string): boolean => /^- \[[^\]]*\b(?:until|earlier)\b/.test(line)
