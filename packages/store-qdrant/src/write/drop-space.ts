import type { CallOptions } from "@keepsake/core/plugin"
import type { Schemas } from "@qdrant/js-client-rest"
import type { Collections } from "../collections.ts"
import { pointOf, vectorOf } from "../point-names.ts"
import { rowsOf } from "../read/points.ts"
import type { Connection } from "../server/connection.ts"
import { is } from "../where-filter.ts"

const PAGE = 256

/** Takes a space from every memory that has a vector in it, and then from the collection. Broken off, it goes on where it was. */
export async function dropSpace(
  connection: Connection,
  collections: Collections,
  space: string,
  call: CallOptions | undefined,
): Promise<void> {
  const filter = { must: [is("spaces", space)], must_not: [] }
  for (;;) {
    const rows = await rowsOf(connection, collections.memories, filter, { limit: PAGE, call })
    if (rows.length === 0) break
    const operations = rows.flatMap(({ pool, id, spaces }): Schemas["UpdateOperation"][] => {
      const points = [pointOf(pool.tenant, id)]
      return [
        { delete_vectors: { points, vector: [vectorOf(space)] } },
        { set_payload: { points, payload: { spaces: spaces.filter((one) => one !== space) } } },
      ]
    })
    await connection.run((client) => client.batchUpdate(collections.memories, { operations, wait: true }), call)
  }
  await collections.dropSpace(space, call)
}
