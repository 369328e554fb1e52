import type { Memory, Pool } from "../../contract/memory.ts"
import type { Entry, State } from "../../contract/state.ts"
import { formatLines } from "../../text/citation.ts"
import { derivedId } from "../ids.ts"
import { each } from "../pages.ts"
import { poolOf } from "../pools.ts"
import type { DocumentRecord } from "./documents.ts"

/** The records of documents, in State, where an erased pool takes them along. */
export class DocumentRecords {
  readonly #state: State

  constructor(state: State) {
    this.#state = state
  }

  /** Every record of a collection by the id of its document. */
  async list(pool: Pool, collection: string): Promise<ReadonlyMap<string, DocumentRecord>> {
    const records = new Map<string, DocumentRecord>()
    for await (const entry of each((page) => this.#state.list(bucketOf(pool, collection), page))) {
      records.set(entry.key, recordOf(entry))
    }
    return records
  }

  async get(pool: Pool, collection: string, document: string): Promise<DocumentRecord | undefined> {
    const entry = await this.#state.get(bucketOf(pool, collection), document)
    return entry && recordOf(entry)
  }

  async set(pool: Pool, collection: string, document: string, record: DocumentRecord): Promise<void> {
    const { parts, forgotten, forgottenLines = [], ...rest } = record
    const value = {
      ...rest,
      forgotten: [...forgotten],
      forgottenLines: forgottenLines.map((lines) => [...lines]),
      parts: parts.map((part) => ({ ...part, statements: [...part.statements] })),
    }
    await this.#state.set(bucketOf(pool, collection), document, value, { about: pool })
  }

  async delete(pool: Pool, collection: string, document: string): Promise<void> {
    await this.#state.delete(bucketOf(pool, collection), document)
  }

  /** The memories with the current path and lines of their documents in `metadata`, which are not stored with them because they move. */
  async locate(memories: readonly Memory[]): Promise<readonly Memory[]> {
    const records = new Map<string, Promise<DocumentRecord | undefined>>()
    const buckets = new Map<string, string>()
    const read = (memory: Memory): Promise<DocumentRecord | undefined> => {
      const { collection, document } = memory.metadata
      if (memory.source.origin !== "file" || typeof collection !== "string" || typeof document !== "string")
        return Promise.resolve(undefined)
      const pool = poolOf(memory)
      const place = JSON.stringify([pool.tenant, pool.name, collection])
      const bucket = buckets.get(place) ?? bucketOf(pool, collection)
      buckets.set(place, bucket)
      const key = `${bucket}/${document}`
      const pending = records.get(key) ?? this.#state.get(bucket, document).then((entry) => entry && recordOf(entry))
      records.set(key, pending)
      return pending
    }
    return Promise.all(
      memories.map(async (memory) => {
        const record = await read(memory)
        const part = record?.parts.find(({ id }) => id === memory.id)
        if (record === undefined || part === undefined) return memory
        const lines = formatLines(part.first, part.last)
        return { ...memory, metadata: { ...memory.metadata, path: record.path, lines } }
      }),
    )
  }
}

function bucketOf({ tenant, name }: Pool, collection: string): string {
  return `documents:${derivedId("documents", tenant, name, collection)}`
}

function recordOf({ value }: Entry): DocumentRecord {
  return value as unknown as DocumentRecord // only `set` writes to these buckets
}
