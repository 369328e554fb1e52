import { MemoryError } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { signBits, toFloats } from "../rows/vector-bytes.ts"

/** An embedding in transit to the worker, as bytes. */
export interface WireEmbedding {
  readonly space: string
  readonly vector: Uint8Array
}
interface Place {
  readonly row: number
  readonly pool: number
}
interface Space {
  readonly id: number
  readonly dimensions: number
}

/** Writes the vectors of memories, and their number per pool and space. */
export class VectorRows {
  readonly #sql

  constructor(database: Database) {
    this.#sql = {
      space: database.prepare<[string], Space>("SELECT id, dimensions FROM spaces WHERE name = ?"),
      held: database.prepare<[number], number>("SELECT EXISTS (SELECT 1 FROM vector_counts WHERE space = ?)").pluck(),
      addSpace: database.prepare<[string, number]>("INSERT INTO spaces (name, dimensions) VALUES (?, ?)"),
      dropSpace: database.prepare<[number]>("DELETE FROM spaces WHERE id = ?"),
      add: database.prepare<[number, number, number, Uint8Array, Uint8Array]>(
        "INSERT INTO vectors (row, space, pool, code, vector) VALUES (?, ?, ?, ?, ?)",
      ),
      drop: database.prepare<[number, number]>("DELETE FROM vectors WHERE row = ? AND space = ?"),
      of: database.prepare<[number], number>("SELECT space FROM vectors WHERE row = ?").pluck(),
      dropVectors: database.prepare<[number]>("DELETE FROM vectors WHERE space = ?"),
      count: database.prepare<[number, number, number]>(
        "INSERT INTO vector_counts (space, pool, n) VALUES (?, ?, ?) ON CONFLICT (space, pool) DO UPDATE SET n = n + excluded.n",
      ),
      forget: database.prepare<[number, number]>("DELETE FROM vector_counts WHERE space = ? AND pool = ? AND n <= 0"),
      dropCounts: database.prepare<[number]>("DELETE FROM vector_counts WHERE space = ?"),
    }
  }

  /** Replaces the memory's vector in this space and leaves other spaces unchanged. `space_mismatch` for other dimensions than the space's. */
  put({ row, pool }: Place, { space: name, vector }: WireEmbedding): void {
    const values = toFloats(vector)
    const space = this.#spaceOf(name, values.length)
    this.#remove(row, pool, space)
    this.#sql.add.run(row, space, pool, signBits(values), vector)
    this.#sql.count.run(space, pool, 1)
  }

  /** Deletes the vectors of one memory in every space. */
  drop({ row, pool }: Place): void {
    for (const space of this.#sql.of.all(row)) this.#remove(row, pool, space)
  }

  /** Deletes a space of all tenants. */
  dropSpace(name: string): void {
    const space = this.#sql.space.get(name)
    if (space === undefined) return
    this.#sql.dropVectors.run(space.id)
    this.#sql.dropCounts.run(space.id)
    this.#sql.dropSpace.run(space.id)
  }

  #remove(row: number, pool: number, space: number): void {
    if (this.#sql.drop.run(row, space).changes === 0) return
    this.#sql.count.run(space, pool, -1)
    this.#sql.forget.run(space, pool)
  }

  #spaceOf(name: string, dimensions: number): number {
    const current = this.#sql.space.get(name)
    if (current === undefined) return Number(this.#sql.addSpace.run(name, dimensions).lastInsertRowid)
    if (current.dimensions === dimensions) return current.id
    if (this.#sql.held.get(current.id) === 1) {
      throw new MemoryError(
        "space_mismatch",
        `Vectors of ${name} have ${current.dimensions} numbers, not ${dimensions}`,
        { remedy: "Give vectors of another size a space of their own." },
      )
    }
    // Assigns a new id, so that cached codes of the old dimensions are never used for it.
    this.#sql.dropSpace.run(current.id)
    return Number(this.#sql.addSpace.run(name, dimensions).lastInsertRowid)
  }
}
