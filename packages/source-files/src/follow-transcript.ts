import { hash } from "node:crypto"
import type { ChatMessage, OwnedMemory } from "@keepsake/core"
import {
  PAST_CONTEXT,
  type PastMessage,
  pastWindows,
  readTranscriptLine,
  type TranscriptFormat,
} from "@keepsake/core/internal"
import { z } from "zod"
import type { TranscriptLines, TranscriptSource } from "./transcript-source.ts"

const place = z.tuple([z.int().min(0), z.int().min(0)])
type Place = z.output<typeof place>

/** How far a transcript was read. It holds places and a hash, and no text. */
export const transcriptPlace = z.object({
  path: z.string(),
  /** Device and inode, by which a file that was renamed is known. */
  file: z.string(),
  session: z.string(),
  /** What is before this byte is in memory. */
  offset: z.int().min(0),
  /** The size up to which it was looked through. */
  size: z.int().min(0),
  /** When it had changed then; -1 in older places. One that was written anew may have the same size. */
  modifiedAt: z.number().default(-1),
  /** Start and end of the last lines with messages before `offset`, by which the session knows what follows. */
  context: z.array(place),
  /** Hash of these lines: a file that was written anew is read anew. */
  contextHash: z.string(),
})
export type TranscriptPlace = z.output<typeof transcriptPlace>

/** Messages that are collected before they are remembered. */
const BATCH = 100
/** So that lines of a very long tool output are no context. */
const MAX_CONTEXT_BYTES = 1024 * 1024
/** Bytes, or events of a database. */
const KNOWN_BEFORE = 64

export interface TranscriptCall {
  readonly format: TranscriptFormat
  readonly memory: Pick<OwnedMemory, "remember">
  /** How far it was read. */
  readonly known: TranscriptPlace | undefined
  /** Whether nothing was added to it for a while. */
  readonly isQuiet: boolean
  readonly signal: AbortSignal
  /** Stores how far it is read now. */
  save(place: TranscriptPlace): Promise<void>
}

export interface TranscriptGrowth {
  readonly messages: number
  readonly memories: number
  /** Lines that are no JSON, or longer than 16 MiB. */
  readonly broken: number
  /** It goes on at the moment, and little was added. */
  readonly waits: boolean
}

const NOTHING: TranscriptGrowth = { messages: 0, memories: 0, broken: 0, waits: false }

interface PlacedMessage extends ChatMessage {
  readonly role: PastMessage["role"]
  readonly place: Place
}

/** Remembers what was added to a transcript, through the same door as a live conversation. */
export async function followTranscript(
  source: TranscriptSource,
  { format, memory, known, isQuiet, signal, save }: TranscriptCall,
): Promise<TranscriptGrowth> {
  const { path, id, size, modifiedAt } = source
  const isSame = known?.file === id && known.path === path && known.size === size
  if (isSame && known.modifiedAt === modifiedAt) return NOTHING
  await using lines = await source.open()
  const before = known === undefined || size < known.offset ? undefined : await contextOf(lines, known, format)
  const from = before === undefined || known === undefined ? 0 : known.offset
  if (!isQuiet && !(await lines.isLongAfter(from))) return { ...NOTHING, waits: true }

  let session = known?.session ?? source.session
  let context = before ?? []
  let offset = from
  const growth = { messages: 0, memories: 0, broken: 0, waits: false }
  const store = async (seen: number): Promise<void> => {
    const places = context.map((message) => message.place)
    await save({
      path,
      file: id,
      session,
      offset,
      size: seen,
      modifiedAt,
      context: places,
      contextHash: await hashAt(lines, places, offset),
    })
  }
  let waiting: PlacedMessage[] = []
  const flush = async (): Promise<void> => {
    // Tool text at the end is read again with the reply to it.
    const spoken = waiting.slice(0, waiting.findLastIndex(({ role }) => role !== "tool") + 1)
    for (const window of pastWindows(spoken, context)) {
      if (signal.aborted) return
      const messages = window.messages.map(({ place: _, ...message }) => message)
      const { memories } = await memory.remember(messages, { session, findElsewhere: true })
      const added = window.fresh.filter(({ role }) => role !== "tool")
      growth.messages += added.length
      growth.memories += memories.length
      context = withinBytes([...context, ...added].slice(-PAST_CONTEXT))
      offset = window.fresh.at(-1)?.place[1] ?? offset
      await store(offset)
    }
    waiting = waiting.slice(spoken.length)
  }
  let seen = from
  for await (const line of lines.from(from)) {
    if (signal.aborted) return growth
    const read = line.text?.trim() ? readTranscriptLine(format, line.text) : undefined
    if (read === undefined) {
      // Half a line at the end waits for its other half.
      if (!line.isComplete) break
      if (line.text?.trim() !== "") growth.broken++
      seen = line.end
      continue
    }
    seen = line.end
    session = (read.session ?? session).slice(0, 200)
    waiting.push(...read.messages.map((message) => ({ ...message, place: [line.start, line.end] satisfies Place })))
    if (waiting.length >= BATCH && read.messages.some(({ role }) => role === "user")) {
      // The turn that just began goes into the next batch.
      const begun = waiting.splice(-read.messages.length)
      await flush()
      waiting.push(...begun)
    }
  }
  await flush()
  if (signal.aborted) return growth
  const isNewPlace = seen !== known?.size || offset !== known.offset || path !== known.path
  if (isNewPlace || modifiedAt !== known.modifiedAt) await store(seen)
  return growth
}

/** The messages before the place up to which a file was read; `undefined` if the file has others there now. */
async function contextOf(
  lines: TranscriptLines,
  { context, contextHash, offset }: TranscriptPlace,
  format: TranscriptFormat,
): Promise<readonly PlacedMessage[] | undefined> {
  if ((await hashAt(lines, context, offset)) !== contextHash) return undefined
  const messages: PlacedMessage[] = []
  for (const [start, end] of context) {
    const line = (await lines.at(start, end)).toString("utf8")
    const read = readTranscriptLine(format, line)?.messages ?? []
    messages.push(...read.map((message) => ({ ...message, place: [start, end] satisfies Place })))
  }
  return messages.filter(({ role }) => role !== "tool")
}

async function hashAt(lines: TranscriptLines, context: readonly Place[], offset: number): Promise<string> {
  // Lines that are too long for a context are known by what is right before the place.
  const places: readonly Place[] = context.length > 0 ? context : [[Math.max(0, offset - KNOWN_BEFORE), offset]]
  const texts = await Promise.all(places.map(([start, end]) => lines.at(start, end)))
  return hash("sha256", Buffer.concat(texts), "base64url")
}

/** The last messages whose lines are not too long together. */
function withinBytes(messages: readonly PlacedMessage[]): readonly PlacedMessage[] {
  let left = MAX_CONTEXT_BYTES
  const from = messages.findLastIndex(({ place: [start, end] }) => {
    left -= end - start
    return left < 0
  })
  return messages.slice(from + 1)
}
