import { tenantOf } from "../packages/core/dist/index.js"
import type { Change, Memory, Store } from "../packages/core/dist/plugin/index.js"

export const NOTE_SPACE = "proof/plane/2"
export const pool = { tenant: tenantOf("default"), name: "-/-" }
export const scope = { tenant: pool.tenant, pools: [pool.name] } as const

export function unitVector(number: number) {
  return { space: NOTE_SPACE, values: Float32Array.of(Math.cos(number), Math.sin(number)) }
}

export function noteId(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`
}

export function noteMemory(number: number, revision: number): Memory {
  const content = revision === 1 ? `Note number ${number}.` : `Note number ${number}, changed.`
  return {
    id: noteId(number),
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

export function putNote(number: number, revision = 1): Change {
  const memory = noteMemory(number, revision)
  const words = {
    text: `note number ${number}`,
    speaker: "",
    before: "",
    after: "",
    afterQuestion: false,
    month: "",
    version: 1,
  }
  return { op: "put", memory, index: { words, embedding: unitVector(number) } }
}

export function changeNote(number: number): Change {
  return putNote(number, 2)
}

export function deleteNote(number: number): Change {
  return { op: "delete", id: noteId(number) }
}

/** The ids in both databases of a mirrored store, and the record revision of each. */
export async function revisionsOnBothSides(records: Store, vectors: Store) {
  const [ours, theirs] = [await readFeed(records), await readFeed(vectors)]
  return {
    ours: ours.map(({ id, revision }) => [id, revision]),
    theirs: theirs.map((twin) => [twin.id, Reflect.get(twin, "of")]),
  }
}

async function readFeed(store: Store): Promise<readonly Memory[]> {
  const memories: Memory[] = []
  let cursor: string | undefined
  do {
    const page = await store.list(scope, { limit: 500, oldestFirst: true, ...(cursor !== undefined && { cursor }) })
    memories.push(...page.items)
    cursor = page.next
  } while (cursor !== undefined)
  return memories
}
