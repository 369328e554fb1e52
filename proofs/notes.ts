import { tenantOf } from "../packages/core/dist/index.js"
import type { Change, Memory, Store } from "../packages/core/dist/plugin/index.js"

export const SPACE = "proof/plane/2"
export const pool = { tenant: tenantOf("default"), name: "-/-" }
export const scope = { tenant: pool.tenant, pools: [pool.name] } as const

export function pointing(number: number) {
  return { space: SPACE, values: Float32Array.of(Math.cos(number), Math.sin(number)) }
}

export function idOf(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`
}

export function aMemory(number: number, revision: number): Memory {
  const content = revision === 1 ? `Note number ${number}.` : `Note number ${number}, changed.`
  return {
    id: idOf(number),
    pool: pool.name,
    owner: { tenant: pool.tenant },
    type: "factual",
    category: "fact",
    content,
    importance: 0.5,
    status: "active",
    source: { origin: "user" },
    metadata: {},
    createdAt: number,
    updatedAt: number,
    revision,
  }
}

export function put(number: number, revision = 1): Change {
  const memory = aMemory(number, revision)
  const words = {
    text: `note number ${number}`,
    speaker: "",
    before: "",
    after: "",
    afterQuestion: false,
    month: "",
    version: 1,
  }
  return { op: "put", memory, index: { words, embedding: pointing(number) } }
}

export function again(number: number): Change {
  return put(number, 2)
}

export function remove(number: number): Change {
  return { op: "delete", id: idOf(number) }
}

/** Ids of both databases of a mirrored store, and the record's revision each has. */
export async function sides(records: Store, vectors: Store) {
  const [ours, theirs] = [await all(records), await all(vectors)]
  return {
    ours: ours.map(({ id, revision }) => [id, revision]),
    theirs: theirs.map((twin) => [twin.id, Reflect.get(twin, "of")]),
  }
}

async function all(store: Store): Promise<readonly Memory[]> {
  const memories: Memory[] = []
  let cursor: string | undefined
  do {
    const page = await store.list(scope, { limit: 500, oldestFirst: true, ...(cursor !== undefined && { cursor }) })
    memories.push(...page.items)
    cursor = page.next
  } while (cursor !== undefined)
  return memories
}
