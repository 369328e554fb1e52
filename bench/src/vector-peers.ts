import { statSync } from "node:fs"
import { join } from "node:path"
import Database from "better-sqlite3"
import { load } from "sqlite-vec"

/** Another nearest-neighbour search without conditions and records. */
export interface VectorSearchPeer extends Disposable {
  readonly name: string
  /** Indexes in insertion order, nearest first. */
  search(query: Float32Array, limit: number): readonly number[]
  readonly bytes: number
}

/** Compares every vector in JavaScript, in memory. */
export function createScanPeer(vectors: readonly Float32Array[]): VectorSearchPeer {
  return {
    name: "JavaScript scan",
    bytes: vectors.reduce((sum, { byteLength }) => sum + byteLength, 0),
    search(query, limit) {
      const nearness = Float64Array.from(vectors, (vector) => {
        let dot = 0
        for (let place = 0; place < vector.length; place++) dot += (vector[place] ?? 0) * (query[place] ?? 0)
        return dot
      })
      const least = nearness.toSorted()[Math.max(0, nearness.length - limit)] ?? 0
      const found = [...nearness.entries()].filter(([, value]) => value >= least)
      return found
        .sort(([, one], [, other]) => other - one)
        .map(([place]) => place)
        .slice(0, limit)
    },
    [Symbol.dispose]() {},
  }
}

/** The extension's index, in this thread. */
export function createSqliteVecPeer(folder: string, vectors: readonly Float32Array[]): VectorSearchPeer {
  const file = join(folder, `sqlite-vec-${vectors.length}-${vectors[0]?.length}.db`)
  const database = new Database(file)
  load(database)
  database.exec(`CREATE VIRTUAL TABLE v USING vec0(e float[${vectors[0]?.length ?? 1}] distance_metric=cosine)`)
  const add = database.prepare<[bigint, Uint8Array]>("INSERT INTO v (rowid, e) VALUES (?, ?)")
  database.transaction(() => {
    for (const [place, vector] of vectors.entries()) add.run(BigInt(place), bytesOf(vector))
  })()
  const nearest = database
    .prepare<[Uint8Array, number], number>("SELECT rowid FROM v WHERE e MATCH ? AND k = ? ORDER BY distance")
    .pluck()
  return {
    name: "sqlite-vec",
    bytes: statSync(file).size,
    search: (query, limit) => nearest.all(bytesOf(query), limit),
    [Symbol.dispose]: () => database.close(),
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}
