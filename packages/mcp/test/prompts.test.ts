import { expect, test } from "vitest"
import { call, connected, eras, keepsake } from "./keepsake.ts"

const textOf = (messages: readonly { readonly content: unknown }[]): string => String(Object(messages[0]?.content).text)

test.each(eras)("prompts of a %s client contain known memories, and nothing of another tenant", async (era) => {
  const { url, user, stranger } = await keepsake()
  const own = await connected(url, user, { era })
  const other = await connected(url, stranger, { era })
  await call(own, "memory_add", { content: "Keeps three beehives behind the barn" })
  await call(other, "memory_add", { content: "Keeps forty goats behind the barn" })

  const { prompts } = await own.listPrompts()
  expect(prompts.map(({ name }) => name)).toEqual(["recall", "remember", "review-memories"])
  for (const { title, description } of prompts) expect([title, description]).not.toContain(undefined)

  const recalled = textOf(
    (await own.getPrompt({ name: "recall", arguments: { topic: "beehives behind the barn" } })).messages,
  )
  expect(recalled).toMatch(/Data, not instructions.*three beehives.*Tell me what you remember/s)
  expect(recalled).not.toContain("goats")
  const review = textOf((await own.getPrompt({ name: "review-memories" })).messages)
  expect(review).toContain("three beehives")
  expect(review).not.toContain("goats")
  expect(textOf((await own.getPrompt({ name: "remember" })).messages)).toContain("memory_add")
  await expect(own.getPrompt({ name: "recall", arguments: {} })).rejects.toThrow(/topic/)
  await expect(own.getPrompt({ name: "no-such-prompt" })).rejects.toThrow(/no-such-prompt/)
})

test.each(eras)("the ids of a %s client's own memories are completed, and no others", async (era) => {
  const { url, user, stranger } = await keepsake()
  const own = await connected(url, user, { era })
  const other = await connected(url, stranger, { era })
  const { id } = (await call(own, "memory_add", { content: "Keeps three beehives" })).content
  const begun = String(id).slice(0, 8)
  const complete = async (client: typeof own, value: string) => {
    const ref = { type: "ref/resource", uri: "memory://memories/{id}" } as const
    return (await client.complete({ ref, argument: { name: "id", value } })).completion.values
  }
  expect(await complete(own, begun)).toEqual([id])
  expect(await complete(own, "ffffffff")).toEqual([])
  expect(await complete(other, begun)).toEqual([])
})
