import { createMemory, type ForgetOutcome, tenantOf } from "../../../src/index.ts"

/** A text that a person types, alone or with the reply to it. */
export type Told = string | readonly [text: string, reply: string]

/** What a pool holds after a message, as lists and as one text each, and what was read of the message. */
export interface Left {
  readonly outcome: ForgetOutcome | undefined
  /** What the model is told beside the message. */
  readonly block: string
  /** Before the reply to the message, and when the queue is empty. */
  readonly now: readonly string[]
  readonly later: readonly string[]
  readonly all: string
  readonly facts: string
  readonly turns: string
}

/** What is left after each text was told in a conversation of its own, the last one being the message that is looked at. */
export async function leftAfter(...told: readonly [...Told[], Told]): Promise<Left> {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const owner = { tenant: tenantOf("default"), user: "ada" }
  const listed = async () => (await memory.for(owner).list({ limit: 200 })).items
  let now: readonly string[] = []
  let [outcome, block]: [ForgetOutcome | undefined, string] = [undefined, ""]
  for (const [at, one] of told.entries()) {
    const [text, reply] = typeof one === "string" ? [one, "Okay."] : one
    const messages = [{ role: "user" as const, text }]
    const turn = await memory.begin({ owner: { ...owner, session: `told ${at}` }, systemRole: true, messages })
    if (at === told.length - 1) now = (await listed()).map(({ content }) => content)
    await turn.finish({ text: reply, whole: true })
    await memory.settled()
    outcome = turn.forgot
    block = turn.placement?.block ?? ""
  }
  const items = await listed()
  const textsOf = (those: typeof items): string => those.map(({ content }) => content).join("\n")
  return {
    outcome,
    block,
    now,
    later: items.map(({ content }) => content),
    all: textsOf(items),
    facts: textsOf(items.filter(({ category }) => category !== "turn")),
    turns: textsOf(items.filter(({ category }) => category === "turn")),
  }
}

// The first message decodes the models, which is not the time of the first test.
await leftAfter("I live in Leeds.", "Forget that I live in Leeds.")
