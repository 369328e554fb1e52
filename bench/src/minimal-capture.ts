import { join } from "node:path"
import Database from "better-sqlite3"
import { wordsOf } from "./core-parts.ts"
import type { Conversations } from "./corpus/conversations.ts"

const TURNS_PER_COMMIT = 16

/**
 * The minimum processor time of storing a turn, in microseconds: two messages as analysed rows of a full-text table,
 * sixteen turns per commit, in this thread. Without queue, session, record, version, extraction and comparison.
 */
export function minimalCaptureCpu(folder: string, asker: Conversations, turns: number): number {
  const database = new Database(join(folder, "least-capture.db"))
  database.pragma("journal_mode = WAL")
  database.pragma("synchronous = NORMAL")
  database.exec("CREATE VIRTUAL TABLE kept USING fts5(content UNINDEXED, words)")
  const insert = database.prepare("INSERT INTO kept (content, words) VALUES (?, ?)")
  const texts = Array.from({ length: turns }, () => [asker.chatTurn(), asker.chatTurn()])
  const keep = database.transaction((some: readonly (readonly string[])[]) => {
    for (const text of some.flat()) insert.run(text, wordsOf({ text, createdAt: 0 }).text)
  })
  const before = process.cpuUsage()
  for (let at = 0; at < texts.length; at += TURNS_PER_COMMIT) keep(texts.slice(at, at + TURNS_PER_COMMIT))
  const { user, system } = process.cpuUsage(before)
  database.close()
  return (user + system) / turns
}
