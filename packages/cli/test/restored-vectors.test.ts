import { expect, it } from "vitest"
import { EmbeddingsEndpoint } from "./embeddings-endpoint.ts"
import { Place, type Server } from "./keepsake.ts"

const KEY = "kp_bar_0123456789abcdef0123"

async function addAndEmbed(server: Server, contents: readonly string[]): Promise<readonly unknown[]> {
  const ids: unknown[] = []
  for (const content of contents) {
    const { body } = await server.ask("/api/memory", KEY, { content })
    ids.push(JSON.parse(body).id)
  }
  await expect
    .poll(async () => JSON.parse((await server.ask("/api/status", KEY)).body).vectors, { timeout: 10_000 })
    .toMatchObject({ embedded: contents.length })
  return ids
}

it("a restored backup has no cached vector of what was deleted since, and the others are not paid for again", async () => {
  await using embeddings = await EmbeddingsEndpoint.start()
  await using place = new Place()
  const environment = { ...embeddings.environment, KEEPSAKE_API_KEY: KEY }
  const paidFor = (name: string) => embeddings.texts.filter((text) => text.includes(name)).length
  const [cat, dog] = ["My cat is called Tomzq.", "My dog is called Biscuitzq."]
  const before = await place.serve([], environment)
  const [id] = await addAndEmbed(before, [cat, dog])
  const backup = JSON.parse((await place.run(["backup", "--json"], environment)).stdout)
  expect((await place.run(["forget", String(id)], environment)).code).toBe(0)
  await before.stop()

  const restored = await place.run(["backup", "restore", backup.file, "--yes", "--json"], environment)
  expect(JSON.parse(restored.stdout)).toMatchObject({ deletions: { removed: 1 } })
  expect([paidFor("Tomzq"), paidFor("Biscuitzq")]).toEqual([1, 1])
  const after = await place.serve([], environment)
  await after.ask("/api/memory", KEY, { content: dog, user: "bob" })
  await after.ask("/api/memory", KEY, { content: cat, user: "bob" })
  await expect.poll(() => paidFor("Tomzq"), { timeout: 10_000 }).toBe(2)
  expect(paidFor("Biscuitzq")).toBe(1)
  await after.stop()
})
