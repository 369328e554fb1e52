import { lstat, readdir, realpath } from "node:fs/promises"
import { basename, join } from "node:path"
import { MemoryError, type OwnedMemory } from "@keepsake/core"
import { each, OPENCLAW_DATABASE, type TranscriptFormat } from "@keepsake/core/internal"
import type { Pool, State } from "@keepsake/core/plugin"
import { followTranscript, type TranscriptPlace, transcriptPlace } from "./follow-transcript.ts"
import { fileSource, openClawSources, type TranscriptSource } from "./transcript-source.ts"
import type { SkippedFile } from "./walk-folder.ts"

export interface TranscriptOptions {
  /** A folder of transcripts, or one transcript. */
  readonly path: string
  readonly format: TranscriptFormat
  /** Names what State has of this folder. */
  readonly name: string
  /** The pool whose erasure forgets how far each file was read. */
  readonly about: Pool
  /** When the size of each file that grew was first seen; kept by the caller between two calls. */
  readonly grown: Map<string, { readonly size: number; readonly at: number }>
  /** Reads also what was added a moment ago. Default: false. */
  readonly force?: boolean
  readonly signal: AbortSignal
}

export interface TranscriptReport {
  /** Transcripts in the folder. */
  readonly files: number
  /** Transcripts of which something was read. */
  readonly read: number
  /** New messages of users and assistants. */
  readonly messages: number
  /** Memories that were created or changed. */
  readonly memories: number
  readonly skipped: readonly SkippedFile[]
}

/** A conversation goes on while something is added within this time. */
const QUIET_MS = 5_000
const MAX_DEPTH = 16

/**
 * Remembers what was added to transcripts since the last call, as if it had come through the gateway. Nothing is read
 * twice, also not of a file that was renamed. A deleted transcript deletes no memory. `options_invalid` for a folder
 * that cannot be read.
 */
export async function syncTranscripts(
  memory: Pick<OwnedMemory, "remember">,
  state: State,
  { path, format, name, about, grown, force = false, signal }: TranscriptOptions,
): Promise<TranscriptReport> {
  const skipped: SkippedFile[] = []
  const files = await transcriptsIn(path, format, skipped)
  const bucket = placesBucket(name)
  const places = await storedPlaces(state, bucket)
  const report = { files: files.length, read: 0, messages: 0, memories: 0, skipped }
  for (const one of files) {
    if (signal.aborted) throw new MemoryError("cancelled", `Reading ${path} was cancelled`)
    const known = places.byPath.get(one.path) ?? places.byFile.get(one.id)
    try {
      const growth = await followTranscript(one, {
        format,
        memory,
        known,
        isQuiet: force || isQuiet(one, grown),
        signal,
        async save(place) {
          await state.set(bucket, one.path, { ...place }, { about })
          if (known !== undefined && known.path !== one.path) await state.delete(bucket, known.path)
        },
      })
      if (!growth.waits) grown.delete(one.path)
      if (growth.messages > 0) report.read++
      report.messages += growth.messages
      report.memories += growth.memories
      if (growth.broken > 0) {
        skipped.push({ path: one.path, code: "broken_lines", message: `Lines without JSON: ${growth.broken}` })
      }
    } catch (error) {
      if (MemoryError.is(error)) throw error
      skipped.push({ path: one.path, code: "unreadable", message: String(error) })
    }
  }
  return report
}

/** Where State has how far each transcript of a folder is read. */
export function placesBucket(name: string): string {
  return `source-files:transcripts:${name}`
}

/** Whether the size of a transcript stayed for a while, by the clock of its disk or by ours. */
function isQuiet({ path, size, modifiedAt }: TranscriptSource, grown: TranscriptOptions["grown"]): boolean {
  const now = Date.now()
  const before = grown.get(path)
  if (before?.size !== size) grown.set(path, { size, at: now })
  return now - modifiedAt >= QUIET_MS || (before?.size === size && now - before.at >= QUIET_MS)
}

async function storedPlaces(state: State, bucket: string) {
  const byPath = new Map<string, TranscriptPlace>()
  for await (const { key, value } of each((page) => state.list(bucket, page)))
    byPath.set(key, transcriptPlace.parse(value))
  return { byPath, byFile: new Map([...byPath.values()].map((place) => [place.file, place])) }
}

async function transcriptsIn(
  path: string,
  format: TranscriptFormat,
  skipped: SkippedFile[],
): Promise<readonly TranscriptSource[]> {
  const root = await realpath(path).catch(() => undefined)
  if (root === undefined) {
    throw new MemoryError("options_invalid", `${path} does not exist`, {
      remedy: "Check the path. What was read of it stays in memory.",
    })
  }
  const isTranscript = (name: string): boolean =>
    name.endsWith(".jsonl") || (format === "openclaw" && name === OPENCLAW_DATABASE)
  const sourcesIn = async (file: string, inside: string): Promise<readonly TranscriptSource[]> =>
    basename(file) === OPENCLAW_DATABASE
      ? openClawSources(file, inside)
      : [fileSource(file, inside, await lstat(file, { bigint: true }))]
  if ((await lstat(root)).isFile()) return sourcesIn(root, basename(root))
  const sources: TranscriptSource[] = []
  const visit = async (folder: string, depth: number): Promise<void> => {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const inside = folder === "" ? entry.name : `${folder}/${entry.name}`
      const isRead = entry.isFile() && isTranscript(entry.name)
      if (!isRead && !(entry.isDirectory() && depth < MAX_DEPTH)) continue
      try {
        if (entry.isDirectory()) await visit(inside, depth + 1)
        else sources.push(...(await sourcesIn(join(root, inside), inside)))
      } catch (error) {
        skipped.push({ path: inside, code: "unreadable", message: String(error) })
      }
    }
  }
  await visit("", 0)
  return sources.toSorted((one, other) => (one.path < other.path ? -1 : 1))
}
