import { createReadStream, existsSync, globSync, statSync } from "node:fs"
import { homedir } from "node:os"
import { basename, join } from "node:path"
import { createInterface } from "node:readline"
import {
  OPENCLAW_DATABASE,
  OpenClawSessions,
  type PastMessage,
  readTranscriptLine,
  type TranscriptFormat,
  transcriptFormats,
} from "@keepsake/core/internal"
import { CommandError } from "../../command-error.ts"
import type { Environment } from "../../configuration/environment.ts"
import { pluralize } from "../../output/plural.ts"
import type { Conversation } from "./conversation.ts"
import { describeExcluded, exportFiles, exportPrograms, readExport } from "./exports.ts"

/** Programs whose conversations are imported. */
export const conversationFormats = [...transcriptFormats, ...exportPrograms] as const
export type ConversationFormat = (typeof conversationFormats)[number]

export function isConversationFormat(format: string | undefined): format is ConversationFormat {
  return conversationFormats.some((one) => one === format)
}

/** A longer line is no message of a person. */
const MAX_LINE_CHARACTERS = 16 * 1024 * 1024

/** Conversations on disk, read one file at a time. */
export interface StoredConversations {
  readonly places: readonly string[]
  /** Lines and files that could not be read; grows while `all` is read. */
  readonly skipped: { readonly where: string; readonly why: string }[]
  all(): AsyncGenerator<Conversation>
}

/** `path`: a file or folder; by default where the program keeps its conversations. `file_missing` if nothing is there. */
export function openConversations(
  format: ConversationFormat,
  path: string | undefined,
  environment: Environment,
): StoredConversations {
  const skipped: StoredConversations["skipped"] = []
  if (format === "chatgpt" || format === "claude") {
    const files = exportFiles(format, path)
    return {
      places: files,
      skipped,
      async *all() {
        for (const file of files) {
          const { conversations, excluded } = readExport(format, file)
          if (excluded > 0) skipped.push({ where: file, why: describeExcluded(excluded) })
          yield* conversations
        }
      },
    }
  }
  const place = path ?? usualPlace(format, environment)
  const places = transcriptsIn(place, format)
  if (places.length === 0) {
    throw new CommandError(1, "file_missing", `There are no transcripts of ${format} in ${place}`, {
      remedy: "Name the folder: keepsake import FOLDER --from …",
    })
  }
  return {
    places,
    skipped,
    async *all() {
      for (const file of places) {
        const reads = basename(file) === OPENCLAW_DATABASE ? readDatabase(format, file) : readTranscript(format, file)
        try {
          for await (const reader of reads) {
            if (reader.broken > 0)
              skipped.push({ where: file, why: `${pluralize(reader.broken, "line")} without JSON` })
            yield reader.conversation
          }
        } catch (failure) {
          skipped.push({ where: file, why: failure instanceof Error ? failure.message : String(failure) })
        }
      }
    },
  }
}

function usualPlace(format: TranscriptFormat, environment: Environment): string {
  const home = environment.HOME ?? homedir()
  if (format === "claude-code") return join(environment.CLAUDE_CONFIG_DIR ?? join(home, ".claude"), "projects")
  if (format === "codex") return join(environment.CODEX_HOME ?? join(home, ".codex"), "sessions")
  return join(home, ".openclaw", "agents")
}

function transcriptsIn(place: string, format: TranscriptFormat): readonly string[] {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  const patterns = ["**/*.jsonl", ...(format === "openclaw" ? [`**/${OPENCLAW_DATABASE}`] : [])]
  return globSync(patterns, { cwd: place })
    .map((name) => join(place, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true)
    .toSorted()
}

async function* readDatabase(format: TranscriptFormat, file: string): AsyncGenerator<TranscriptReader> {
  using database = await OpenClawSessions.open(file)
  for (const { session } of database.sessions()) {
    const reader = new TranscriptReader(format, session)
    for (const { text } of database.events(session, 0)) {
      if (text === undefined) reader.broken++
      else reader.add(text)
    }
    yield reader
  }
}

async function* readTranscript(format: TranscriptFormat, file: string): AsyncGenerator<TranscriptReader> {
  const reader = new TranscriptReader(format, file)
  for await (const line of createInterface({ input: createReadStream(file, "utf8"), crlfDelay: Infinity })) {
    if (line.length > MAX_LINE_CHARACTERS) reader.broken++
    else reader.add(line)
  }
  yield reader
}

/** Reads lines of a transcript one after the other. A line that is no JSON counts as broken; the last one may be unfinished. */
class TranscriptReader {
  readonly #format: TranscriptFormat
  readonly #messages: PastMessage[] = []
  #session: string
  broken = 0

  /** `file` names the conversation if no record does. */
  constructor(format: TranscriptFormat, file: string) {
    this.#format = format
    this.#session = basename(file).replace(/\.jsonl$/, "")
  }

  add(line: string): void {
    if (line.trim() === "") return
    const read = readTranscriptLine(this.#format, line)
    if (read === undefined) {
      this.broken++
      return
    }
    if (read.session !== undefined) this.#session = read.session
    this.#messages.push(...read.messages)
  }

  get conversation(): Conversation {
    return { id: this.#session, messages: this.#messages }
  }
}
