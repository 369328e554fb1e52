import { closeSync, existsSync, globSync, openSync, readFileSync, readSync, statSync } from "node:fs"
import { join } from "node:path"
import { isLoose, looseOf } from "@keepsake/core/internal"
import { CommandError } from "../../command-error.ts"
import { pluralize } from "../../output/plural.ts"
import { kindOf } from "../file-bytes.ts"
import { readChatGpt } from "./chatgpt-export.ts"
import { readClaude } from "./claude-export.ts"
import type { Conversation, ConversationExport } from "./conversation.ts"

/** Programs whose data exports are read. */
export const exportPrograms = ["chatgpt", "claude"] as const
export type ExportProgram = (typeof exportPrograms)[number]

const NAMES: Readonly<Record<ExportProgram, string>> = { chatgpt: "ChatGPT", claude: "Claude" }
/** A large export has several files, and may come in several archives, each unpacked into a folder of its own. */
const FILES = ["conversations.json", "conversations-[0-9]*.json"]
const FILE = /(?:^|[\\/])conversations(?:-\d+)?\.json$/
/** A larger document does not fit into one text of Node. */
const MAX_DOCUMENT_BYTES = 400 * 1024 * 1024
const BEGINNING_BYTES = 1024 * 1024

/** The files of an unpacked export, in a folder or named. `file_missing` if there is none. */
export function exportFiles(format: ExportProgram, path: string | undefined): readonly string[] {
  const files =
    path === undefined || !existsSync(path) ? [] : filesIn(path, [...FILES, ...FILES.map((name) => `*/${name}`)])
  if (files.length > 0) return files
  const what =
    path === undefined
      ? `--from ${format} needs a file or a folder`
      : existsSync(path)
        ? `There is no conversations.json in ${path}`
        : `${path} does not exist`
  throw new CommandError(1, "file_missing", what, {
    remedy: "Request your data in the program's settings, unpack it, and name the folder.",
  })
}

/** Which program's export a file or a folder is, by its name and its beginning. */
export function detectExport(path: string): ExportProgram | undefined {
  if (!existsSync(path)) return undefined
  // Only of the folder itself: in a folder of notes there may be an export.
  const file = statSync(path).isDirectory() || FILE.test(path) ? filesIn(path, FILES)[0] : undefined
  if (file === undefined) return undefined
  const beginning = readBeginning(file)
  if (/"chat_messages"\s*:\s*\[/.test(beginning)) return "claude"
  return /"mapping"\s*:\s*\{/.test(beginning) ? "chatgpt" : undefined
}

/** `data_invalid` for what is no export of the program. */
export function readExport(format: ExportProgram, file: string): ConversationExport {
  const document = readDocument(file)
  rejectOtherFormat(document, format, file)
  const { conversations, excluded } = format === "chatgpt" ? readChatGpt(document) : readClaude(document)
  // Exports have the newest first, and what was said later may correct or forget what was said before.
  return { conversations: conversations.toSorted((one, other) => begunAt(one) - begunAt(other)), excluded }
}

function begunAt({ messages }: Conversation): number {
  return messages.find(({ at }) => at !== undefined)?.at ?? 0
}

/** What is said of conversations that are left out. */
export function describeExcluded(count: number): string {
  return `${pluralize(count, "conversation")} with memory turned off`
}

function filesIn(path: string, patterns: readonly string[]): readonly string[] {
  if (!statSync(path).isDirectory()) return [path]
  return globSync(patterns, { cwd: path })
    .map((name) => join(path, name))
    .toSorted()
}

function readBeginning(file: string): string {
  const handle = openSync(file, "r")
  try {
    const bytes = Buffer.alloc(BEGINNING_BYTES)
    return bytes.subarray(0, readSync(handle, bytes)).toString("utf8")
  } finally {
    closeSync(handle)
  }
}

function readDocument(file: string): readonly unknown[] {
  // Names what is an archive or binary, with its remedy.
  kindOf(file)
  const { size } = statSync(file)
  if (size > MAX_DOCUMENT_BYTES) {
    throw new CommandError(1, "file_unreadable", `${file} is larger than ${MAX_DOCUMENT_BYTES / 1_048_576} MiB`, {
      remedy: "Split it into several lists of conversations.",
    })
  }
  const value = parseJson(readFileSync(file, "utf8").replace(/^\uFEFF/, ""))
  const list = isLoose(value) ? value.conversations : value
  if (Array.isArray(list)) return list
  throw new CommandError(1, "data_invalid", `${file} is no list of conversations`, {
    remedy: "It is conversations.json of an unpacked export.",
  })
}

/** An export of another program would look like one without conversations. */
function rejectOtherFormat(document: readonly unknown[], format: ExportProgram, file: string): void {
  if (document.length === 0) return
  const found = formatOf(document)
  if (found === format) return
  throw new CommandError(1, "data_invalid", `${file} is no export of ${NAMES[format]}`, {
    remedy:
      found === undefined
        ? "It is conversations.json of an unpacked export."
        : `It is one of ${NAMES[found]}: use --from ${found}.`,
  })
}

function formatOf(all: readonly unknown[]): ExportProgram | undefined {
  const conversations = all.map(looseOf)
  if (conversations.some(({ mapping }) => isLoose(mapping))) return "chatgpt"
  return conversations.some(({ chat_messages: messages }) => Array.isArray(messages)) ? "claude" : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
