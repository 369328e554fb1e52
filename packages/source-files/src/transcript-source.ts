import type { BigIntStats } from "node:fs"
import { lstat, open } from "node:fs/promises"
import { basename } from "node:path"
import { OpenClawSessions } from "@keepsake/core/internal"
import { bytesAt, type FileLine, linesFrom } from "./read-lines.ts"

/** A conversation on disk that grows at its end. */
export interface TranscriptSource {
  /** Names it within its root. */
  readonly path: string
  /** By which one that was renamed is known. */
  readonly id: string
  /** The place behind its end: in bytes, or in events of a database. */
  readonly size: number
  /** When it grew, in milliseconds since 1970. */
  readonly modifiedAt: number
  /** Names the conversation if no line does. */
  readonly session: string
  open(): Promise<TranscriptLines>
}

export interface TranscriptLines extends AsyncDisposable {
  /** The lines from a place on. */
  from(place: number): AsyncIterable<FileLine>
  /** What is between two places. */
  at(start: number, end: number): Promise<Buffer>
  /** Whether so much follows a place that it is read although the conversation goes on. */
  isLongAfter(place: number): Promise<boolean>
}

const LONG_BYTES = 100_000
const LONG_LINES = 50

/** A transcript that is a file of JSON lines. */
export function fileSource(file: string, path: string, { dev, ino, size, mtimeMs }: BigIntStats): TranscriptSource {
  return {
    path,
    id: `${dev}-${ino}`,
    size: Number(size),
    modifiedAt: Number(mtimeMs),
    session: basename(path).replace(/\.jsonl$/, ""),
    async open() {
      const handle = await open(file, "r")
      return {
        from: (place) => linesFrom(handle, place),
        at: (start, end) => bytesAt(handle, start, end - start),
        async isLongAfter(place) {
          const added = await bytesAt(handle, place, LONG_BYTES)
          let lines = 0
          for (const byte of added) if (byte === 0x0a) lines++
          return added.length === LONG_BYTES || lines >= LONG_LINES
        },
        [Symbol.asyncDispose]: () => handle.close(),
      }
    },
  }
}

/** The sessions in a database of OpenClaw. */
export async function openClawSources(file: string, path: string): Promise<readonly TranscriptSource[]> {
  const { dev, ino } = await lstat(file)
  using database = await OpenClawSessions.open(file)
  return database.sessions().map(({ session, end, updatedAt }) => ({
    path: `${path}/${session}`,
    id: `${dev}-${ino}-${session}`,
    size: end,
    modifiedAt: updatedAt,
    session,
    open: () => openSession(file, session, end),
  }))
}

async function openSession(file: string, session: string, size: number): Promise<TranscriptLines> {
  const database = await OpenClawSessions.open(file)
  return {
    async *from(place) {
      for (const { seq, text } of database.events(session, place)) {
        yield { text, start: seq, end: seq + 1, isComplete: true }
      }
    },
    async at(start, end) {
      const texts: string[] = []
      for (const { seq, text = "" } of database.events(session, start)) {
        if (seq >= end) break
        texts.push(text)
      }
      return Buffer.from(texts.join("\n"))
    },
    isLongAfter: async (place) => size - place >= LONG_LINES,
    async [Symbol.asyncDispose]() {
      database[Symbol.dispose]()
    },
  }
}
