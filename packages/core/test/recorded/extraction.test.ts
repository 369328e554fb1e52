import { describe, expect, test } from "vitest"
import { createMemory } from "../../src/engine/create-memory.ts"

/** What earlier memory systems made of a sentence, and what is made of it here. `fixed`: what they got wrong, and how it is right now. */
interface Case {
  readonly behaviour: string
  readonly said: string
  /** One pattern for each fact, in any order; none: nothing may be kept as a fact. */
  readonly facts: readonly RegExp[]
  readonly fixed?: string
}

const cases: readonly Case[] = [
  { behaviour: "a favourite is a preference", said: "my favourite is espresso.", facts: [/espresso/i] },
  {
    behaviour: "several favourites are",
    said: "My favorites are cats",
    facts: [/cats/i],
    fixed: "the plural was not seen",
  },
  {
    behaviour: "a favourite of a kind is",
    said: "My favorite editor is Neovim.",
    facts: [/editor.*Neovim/],
    fixed: "a noun between favourite and is broke the pattern",
  },
  {
    behaviour: "a dislike keeps its sense",
    said: "I don't like cilantro.",
    facts: [/(?:not|n't|dislike).*cilantro|dislikes? cilantro/i],
    fixed: "it was kept as the liking: polarity was lost",
  },
  {
    behaviour: "so does a dislike in full",
    said: "I do not like meetings before ten.",
    facts: [/(?:not|n't|dislike).*meetings before ten/i],
    fixed: "polarity was lost",
  },
  {
    behaviour: "of two opposite statements in one turn the later holds",
    said: "I like cilantro. I hate cilantro.",
    facts: [/(?:hate|dislike).*cilantro/i],
    fixed: "both had one key; the first stood and the second was dropped",
  },
  {
    behaviour: "hating and avoiding keep their sense",
    said: "I hate long meetings\nI avoid sugar",
    facts: [/(?:hate|dislike).*long meetings/i, /avoid.*sugar/i],
    fixed: "both were kept as likings",
  },
  {
    behaviour: "each sentence is a fact of its own",
    said: "I enjoy hiking. I love my dog Rex.",
    facts: [/hiking/, /Rex/],
  },
  { behaviour: "a choice is a decision", said: "I'll use Postgres for this project.", facts: [/Postgres/] },
  { behaviour: "going with something is a decision", said: "I'm going with Hono.", facts: [/Hono/] },
  {
    behaviour: "going to adopt something is a decision",
    said: "I'm going to adopt OpenTelemetry, then Grafana.",
    facts: [/OpenTelemetry/],
  },
  {
    behaviour: "never keeps its sense",
    said: "I never eat meat.",
    facts: [/(?:never|not|n't|no).*meat/i],
    fixed: "it was kept as eating meat",
  },
  {
    behaviour: "words of another script count",
    said: "I love 寿司 and 拉麺.",
    facts: [/寿司.*拉麺/],
    fixed: "only a to z and digits made the key, so such facts collided",
  },
  {
    behaviour: "two characters may be a whole word",
    said: "I love 寿司",
    facts: [/寿司/],
    fixed: "three characters were the least",
  },
  {
    behaviour: "a question about a liking is none",
    said: "Would you say I like pizza? No.",
    facts: [],
    fixed: "it was kept, with the next sentence behind it",
  },
  {
    behaviour: "a condition is no decision",
    said: "If I decided to quit, what then?",
    facts: [],
    fixed: "it was kept as one",
  },
]

const assistant: readonly Case[] = [
  {
    behaviour: "what a model says of itself is no fact about the user",
    said: "As an AI, I always try to be helpful and I avoid harmful content.",
    facts: [],
    fixed: "it was kept as the user's habit",
  },
]

async function factsOf(role: "user" | "assistant", text: string): Promise<readonly string[]> {
  await using memory = await createMemory({ settings: { verbatimTurns: "off" } })
  const messages =
    role === "user"
      ? [{ role, text }]
      : [
          { role: "user" as const, text: "Hello there" },
          { role, text },
        ]
  await memory.for({ user: "ada" }).remember(messages)
  return (await memory.for({ user: "ada" }).list()).items.map(({ content }) => content)
}

describe("what is extracted", () => {
  test.each(cases)("$behaviour: $said", async ({ said, facts }) => {
    const found = await factsOf("user", said)
    for (const fact of facts) expect(found).toContainEqual(expect.stringMatching(fact))
    expect(found).toHaveLength(facts.length)
  })

  test.each(assistant)("$behaviour: $said", async ({ said }) => {
    expect(await factsOf("assistant", said)).toEqual([])
  })

  test("of a long message the last 64 Ki characters are read", async () => {
    const found = await factsOf("user", `I prefer prefix-editor. ${"x".repeat(71_680)} I prefer tail-editor.`)
    expect(found).toEqual([expect.stringContaining("tail-editor")])
  })
})
