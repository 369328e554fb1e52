import { describe, expect, test } from "vitest"
import { call, connected, eras, keepsake } from "./keepsake.ts"

describe.each(eras)("a %s client", (era) => {
  test("keeps a memory and finds it at once, in the next connection as well", async () => {
    const { url, user } = await keepsake()
    const first = await connected(url, user, { era })
    const added = await call(first, "memory_add", { content: "The dog is called Biscuit" })
    expect(added.content).toEqual({ id: expect.any(String), did: "created", status: "active" })
    await first.close()
    const second = await connected(url, user, { era })
    const { content, text } = await call(second, "memory_search", { query: "What is my dog called?" })
    expect(content).toMatchObject({
      memories: [
        {
          id: added.content.id,
          text: "The dog is called Biscuit",
          age: "now",
          source: expect.stringMatching(/^assistant/),
        },
      ],
      more: false,
    })
    expect(JSON.parse(text)).toEqual(content)
  })
})
