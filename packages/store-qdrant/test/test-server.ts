import { randomUUID } from "node:crypto"
import { QdrantStandIn } from "@keepsake/qdrant-stand-in"
import { QdrantClient } from "@qdrant/js-client-rest"
import { afterAll, describe, it } from "vitest"
import { QdrantStore } from "../src/index.ts"

const { QDRANT_URL } = process.env

/** A server for one test file: the one of `QDRANT_URL`, otherwise the stand-in. Deletes the collections afterwards. */
export async function startTestServer() {
  const standIn = QDRANT_URL === undefined ? await QdrantStandIn.start() : undefined
  const url = QDRANT_URL ?? standIn?.url ?? ""
  const collection = `keepsake_test_${randomUUID().slice(0, 8)}`
  const client = new QdrantClient({ url, checkCompatibility: false })
  let made = false
  describe("a genuine server", () => {
    it.skipIf(QDRANT_URL === undefined)("is the server of QDRANT_URL", () => undefined)
  })
  afterAll(async () => {
    const { collections } = await client.getCollections()
    for (const { name } of collections) if (name.startsWith(collection)) await client.deleteCollection(name)
    await standIn?.[Symbol.asyncDispose]()
  })
  return {
    what: standIn === undefined ? "the server of QDRANT_URL" : "the stand-in",
    url,
    client,
    collection,
    /** Empties the collections instead of recreating them, which takes a server longer than a rule. */
    async emptyStore(): Promise<QdrantStore> {
      for (const name of made ? [collection, `${collection}_versions`] : []) {
        await client.delete(name, { filter: {}, wait: true })
      }
      const store = this.store()
      if (!made) await store.open()
      made = true
      return store
    },
    /** Over what is there. */
    store: () => new QdrantStore({ url, collection, timeoutMs: 10_000, retries: 3 }),
  }
}
