import { join } from "node:path"
import Database from "better-sqlite3"
import { wordsOf } from "./core-parts.ts"
import type { Conversations } from "./corpus/conversations.ts"

const TOGETHER = 16

/**
 * Processor time, in microseconds, of the least that keeping a turn can be: its two messages as analysed rows of a full-text table, sixteen turns to
 * a commit, in this thread. No queue, no session, no record, no version, nothing read out of the words and nothing compared with what is known.
 */
export function leastCapture(folder: string, asker: Conversations, turns: number): number {
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
  for (let at = 0; at < texts.length; at += TOGETHER) keep(texts.slice(at, at + TOGETHER))
  const { user, system } = process.cpuUsage(before)
  database.close()
  return (user + system) / turns
}
