import { createReadStream, existsSync, globSync, readFileSync, statSync } from "node:fs"
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
import { exportFormatOf, readChatGpt, readClaude } from "./exports.ts"

/** Programs whose conversations are imported. */
export const conversationFormats = [...transcriptFormats, "chatgpt", "claude"] as const
export type ConversationFormat = (typeof conversationFormats)[number]

export function isConversationFormat(format: string | undefined): format is ConversationFormat {
  return conversationFormats.some((one) => one === format)
}

/** A longer line is no message of a person. */
const MAX_LINE_CHARACTERS = 16 * 1024 * 1024
/** A larger document does not fit into one text of Node. */
const MAX_DOCUMENT_BYTES = 400 * 1024 * 1024

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
    const file = exportFile(format, path)
    const read = format === "chatgpt" ? readChatGpt : readClaude
    return {
      places: [file],
      skipped,
      async *all() {
        const document = readDocument(file)
        rejectOtherFormat(document, format, file)
        yield* read(document)
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

/** The `conversations.json` of an unpacked export. */
function exportFile(format: string, path: string | undefined): string {
  const file =
    path !== undefined && existsSync(path) && statSync(path).isDirectory() ? join(path, "conversations.json") : path
  if (file !== undefined && existsSync(file)) return file
  throw new CommandError(
    1,
    "file_missing",
    file === undefined ? `--from ${format} needs a file` : `${file} does not exist`,
    {
      remedy: "Request your data in the program's settings, unpack it, and name conversations.json.",
    },
  )
}

function readDocument(file: string): readonly unknown[] {
  const { size } = statSync(file)
  if (size > MAX_DOCUMENT_BYTES) {
    throw new CommandError(1, "file_unreadable", `${file} is larger than ${MAX_DOCUMENT_BYTES / 1_048_576} MiB`, {
      remedy: "Split it into several lists of conversations.",
    })
  }
  const value = parseJson(readFileSync(file, "utf8"))
  if (Array.isArray(value)) return value
  throw new CommandError(1, "data_invalid", `${file} is no list of conversations`, {
    remedy: "It is conversations.json of an unpacked export.",
  })
}

/** An export of another program would look like one without conversations. */
function rejectOtherFormat(document: readonly unknown[], format: "chatgpt" | "claude", file: string): void {
  if (document.length === 0) return
  const found = exportFormatOf(document)
  if (found === format) return
  const names = { chatgpt: "ChatGPT", claude: "Claude" } as const
  throw new CommandError(1, "data_invalid", `${file} is no export of ${names[format]}`, {
    remedy:
      found === undefined
        ? "It is conversations.json of an unpacked export."
        : `It is one of ${names[found]}: use --from ${found}.`,
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
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
