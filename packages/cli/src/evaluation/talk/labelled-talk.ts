import { existsSync, readdirSync } from "node:fs"
import { basename, join } from "node:path"
import { z } from "zod"
import { CommandError } from "../../command-error.ts"
import { jsonLines, wrongLine } from "../json-lines.ts"

/** The code of an issue that zod has no code for. */
const INVALID = "custom"

/** A pattern of a label: a JavaScript regular expression, matched without regard to case. */
const pattern = z.string().transform((text, context): RegExp => {
  try {
    return new RegExp(text, "iu")
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    context.addIssue({ code: INVALID, message: `"${text}" is not a regular expression: ${why}` })
    return z.NEVER
  }
})
const patterns = z.array(pattern)
const moment = z.iso.datetime({ offset: true, error: "Expected an ISO 8601 date and time with a zone" })

/** How a turn states a value of an attribute. */
const statement = z.object({
  about: z.string().min(1),
  value: z.string().min(1),
  how: z.enum(["new", "add", "replace", "end", "echo", "hearsay", "hypothetical", "pasted"]),
})

const lineFields = { at: moment, session: z.string().min(1) }
const turnLine = z.object({
  ...lineFields,
  user: z.string(),
  reply: z.string(),
  says: z.array(statement).default([]),
  forget: z.object({ gone: patterns.default([]), keeps: patterns.default([]) }).optional(),
})
const questionLine = z.object({
  ...lineFields,
  ask: z.string().min(1),
  want: patterns,
  stale: patterns.default([]),
  topic: pattern.optional(),
  kind: z.enum(["current", "past", "list", "abstain", "topicless"]),
})
const genericLine = z.object({ ...lineFields, generic: z.string().min(1) })
/** Parsed by the field that only its kind has, so that an error names the field and not the union. */
const talkLine = z.looseObject({}).transform((value, context): TalkLine => {
  const schema = "user" in value ? turnLine : "ask" in value ? questionLine : genericLine
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  for (const { path, message } of parsed.error.issues) context.addIssue({ code: INVALID, path, message })
  return z.NEVER
})

const personFile = z.object({ name: z.string(), profile: patterns.default([]), junk: patterns.default([]) })

export type TalkTurn = z.output<typeof turnLine>
export type TalkQuestion = z.output<typeof questionLine>
export type GenericRequest = z.output<typeof genericLine>
export type TalkLine = TalkTurn | TalkQuestion | GenericRequest

/** What one person said, in the order of time, with what a memory should and should not know of it. */
export interface LabelledTalk {
  /** The name of the folder. */
  readonly id: string
  readonly profile: readonly RegExp[]
  readonly junk: readonly RegExp[]
  readonly lines: readonly TalkLine[]
}

export function isTurn(line: TalkLine): line is TalkTurn {
  return "user" in line
}

export function isQuestion(line: TalkLine): line is TalkQuestion {
  return "ask" in line
}

/**
 * The people of a folder: itself, when it contains `talk.jsonl`, or each of its folders that does, by name. A file that does not fit the format is
 * `data_invalid` and names the line.
 */
export async function readTalk(folder: string): Promise<readonly LabelledTalk[]> {
  const folders = foldersOf(folder).filter((path) => existsSync(join(path, "talk.jsonl")))
  if (folders.length === 0) {
    throw new CommandError(1, "data_invalid", `${folder} contains no talk.jsonl, and neither does a folder in it`, {
      remedy: "Give a folder per person with person.json and talk.jsonl. docs/evaluation.md describes them.",
    })
  }
  return Promise.all(folders.map(readPerson))
}

function foldersOf(folder: string): readonly string[] {
  if (!existsSync(folder))
    throw new CommandError(1, "file_missing", `There is no folder ${folder}`, { remedy: "Check the path." })
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    const inner = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name))
    return [folder, ...inner.sort()]
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new CommandError(1, "file_unreadable", `${folder} cannot be read: ${why}`, { cause })
  }
}

async function readPerson(folder: string): Promise<LabelledTalk> {
  const { profile, junk } = await readPersonFile(join(folder, "person.json"))
  const lines: TalkLine[] = []
  let before = Number.NEGATIVE_INFINITY
  for await (const { value, place } of jsonLines(join(folder, "talk.jsonl"), talkLine)) {
    const at = Date.parse(value.at)
    if (at <= before) throw wrongLine(place, `${value.at} is not after the line before it`)
    before = at
    lines.push(value)
  }
  return { id: basename(folder), profile, junk, lines }
}

async function readPersonFile(file: string): Promise<z.output<typeof personFile>> {
  const { readFileSync } = await import("node:fs")
  try {
    return personFile.parse(JSON.parse(readFileSync(file, "utf8")))
  } catch (cause) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause) : cause instanceof Error ? cause.message : ""
    throw new CommandError(1, "data_invalid", `${file} cannot be used: ${why}`, {
      remedy: "docs/evaluation.md describes the file.",
      cause,
    })
  }
}
