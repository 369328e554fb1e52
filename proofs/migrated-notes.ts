import { type Change, canonical, type Memory, type Store } from "../packages/core/dist/plugin/index.js"
import { SqliteFile, SqliteStore } from "../packages/store-sqlite/dist/index.js"
import { InventedNames } from "./invented-names.ts"
import { noteId, noteMemory, pool } from "./notes.ts"

/** Memories with words, and with vectors where asked; every tenth has a second version, and every twentieth is deleted. */
export async function fill(path: string, memories: number, { vectors }: { readonly vectors: boolean }): Promise<void> {
  await using store = openSqlite(path)
  const names = new InventedNames(11)
  const options = { by: "proof", at: 1 }
  for (let from = 0; from < memories; from += 250) {
    const numbers = Array.from({ length: Math.min(250, memories - from) }, (_, place) => from + place)
    const puts = (of: readonly number[], revision: number): Change[] =>
      of.map((number) =>
        putMemory(number, revision, vectors, `${names.next()} met ${names.next()} in ${names.next()}, ${number}.`),
      )
    await store.write(pool, puts(numbers, 1), { ...options, at: from + 1 })
    await store.write(
      pool,
      puts(
        numbers.filter((number) => number % 10 === 3),
        2,
      ),
      { ...options, at: from + 2 },
    )
    const gone = numbers.filter((number) => number % 20 === 7)
    await store.write(
      pool,
      gone.map((number): Change => ({ op: "delete", id: noteId(number) })),
      options,
    )
  }
}

function putMemory(number: number, revision: number, vectors: boolean, content: string): Change {
  const memory: Memory = { ...noteMemory(number, revision), content, createdAt: number + 1, updatedAt: number + 1 }
  const text = content.toLowerCase().replaceAll(/[.,]/g, "")
  const words = { text, speaker: "", before: "", after: "", afterQuestion: false, month: "", version: 1 }
  const values = Float32Array.from({ length: 8 }, (_, at) => Math.sin(number + at))
  const embedding = { space: "proof/eight/8", values }
  return { op: "put", memory, index: { words, ...(vectors && { embedding }) } }
}

export function openSqlite(path: string): SqliteStore {
  return new SqliteStore(new SqliteFile({ path }))
}

/** Every version in a store as a sorted list of lines, from its whole feed. */
export async function readVersionLines({ feed }: Store): Promise<readonly string[]> {
  const lines: string[] = []
  let cursor: string | undefined
  for (;;) {
    const { items = [], next } = (await feed?.changes(cursor, 1_000)) ?? {}
    if (items.length === 0) return lines.toSorted()
    lines.push(...items.map((item) => canonical(item)))
    cursor = next
  }
}
