import { createHash } from "node:crypto"
import { existsSync, statSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import { usageError } from "../command-error.ts"
import { jsonLines, type LinePlace, wrongLine } from "./json-lines.ts"

const name = z.string().min(1).max(500)
const time = z
  .string()
  .refine((text) => /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text)), "not an ISO 8601 date")
  .transform((text) => Date.parse(text))

/** One line of memories.jsonl: a fact with `category`, without it words as they were said. Other fields are passed over. */
export const memoryLine = z.object({
  owner: name,
  id: name,
  /** May be empty, as messages without words are; nothing is kept of those. */
  text: z.string(),
  createdAt: time,
  session: name.optional(),
  role: z.enum(["user", "assistant", "peer"]).optional(),
  speaker: name.optional(),
  category: name.optional(),
})
export type MemoryLine = z.output<typeof memoryLine>

/** One line of queries.jsonl. */
export const queryLine = z.object({
  owner: name,
  qid: name,
  query: z.string(),
  relevantIds: z.array(name),
  relevantSessions: z.array(name).optional(),
  askedAt: time.optional(),
  category: name.optional(),
  answer: z.unknown().optional(),
  abstain: z.boolean().optional(),
})
export type QueryLine = z.output<typeof queryLine>

/** A query with what its relevant lines are: whether they are facts, and their sessions. */
export interface Query extends QueryLine {
  readonly relevant: readonly RelevantMemory[]
  /** The sessions named, else those of the relevant lines. */
  readonly sessions: ReadonlySet<string>
}
export interface RelevantMemory {
  readonly id: string
  readonly isFact: boolean
  readonly session: string | undefined
}

/** A folder that was read once from end to end and found whole. */
export interface DataSet {
  readonly memoriesFile: string
  readonly queries: readonly Query[]
  /** Lines of memories.jsonl that belong to somebody who asks. */
  readonly lines: number
  /** By owner: when the newest memory was made; a query without a time is asked then. */
  readonly owners: ReadonlyMap<string, number>
}

/**
 * Reads and checks a folder; of the queries the first `limit`, of the memories those of their owners. Keeps the queries and the ids in memory, no text
 * of a memory. Throws on the first line that is wrong: nothing was loaded then.
 */
export async function readDataSet(folder: string, limit = Number.POSITIVE_INFINITY): Promise<DataSet> {
  const memoriesFile = fileIn(folder, "memories.jsonl")
  const asked = await readQueries(fileIn(folder, "queries.jsonl"))
  const queries = asked.slice(0, limit)
  const wanted = new Map<string, RelevantMemory | undefined>()
  // Ids are checked for all queries, also for those beyond the limit.
  for (const { value } of asked) for (const id of value.relevantIds) wanted.set(nameOf(value.owner, id), undefined)
  const owners = new Map(queries.map(({ value }) => [value.owner, Number.NEGATIVE_INFINITY]))
  const ids = new Map<string, string>()
  let lines = 0
  for await (const { value: line, place } of jsonLines(memoriesFile, memoryLine)) {
    const its = nameOf(line.owner, line.id)
    const earlier = ids.get(its)
    if (earlier !== undefined && !isRepeated(line, earlier)) {
      throw wrongLine(place, `the id "${line.id}" of ${line.owner} is already used in an earlier line`)
    }
    ids.set(its, fingerprint(line))
    if (wanted.has(its)) wanted.set(its, { id: line.id, isFact: line.category !== undefined, session: line.session })
    const newest = owners.get(line.owner)
    if (newest === undefined) continue
    lines++
    owners.set(line.owner, Math.max(newest, line.createdAt))
  }
  for (const { value, place } of asked) {
    for (const id of value.relevantIds) {
      if (wanted.get(nameOf(value.owner, id)) === undefined) {
        throw wrongLine(place, `the query "${value.qid}" names "${id}", which is not a memory of ${value.owner}`)
      }
    }
  }
  return { memoriesFile, queries: queries.map(({ value }) => withRelevant(value, wanted)), lines, owners }
}

/** The same words in the same place at another time: a conversation that was sent again, which is kept once, as the product does. */
function isRepeated(line: MemoryLine, earlier: string): boolean {
  const [time, words] = fingerprint(line).split(" ")
  const [earlierTime, earlierWords] = earlier.split(" ")
  return line.category === undefined && words === earlierWords && time !== earlierTime
}

/** Its time and what it says, short enough to be kept of every line. */
function fingerprint({ createdAt, session, role, text }: MemoryLine): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([session, role, text]))
    .digest("base64url")
  return `${createdAt} ${digest.slice(0, 16)}`
}

async function readQueries(file: string): Promise<readonly { readonly value: QueryLine; readonly place: LinePlace }[]> {
  const queries: { readonly value: QueryLine; readonly place: LinePlace }[] = []
  const ids = new Set<string>()
  for await (const line of jsonLines(file, queryLine)) {
    const { owner, qid } = line.value
    if (ids.has(nameOf(owner, qid)))
      throw wrongLine(line.place, `the qid "${qid}" of ${owner} is already used in an earlier line`)
    ids.add(nameOf(owner, qid))
    queries.push(line)
  }
  return queries
}

function withRelevant(line: QueryLine, wanted: ReadonlyMap<string, RelevantMemory | undefined>): Query {
  const relevant = [...new Set(line.relevantIds)].flatMap((id) => wanted.get(nameOf(line.owner, id)) ?? [])
  const sessions = line.relevantSessions ?? relevant.flatMap(({ session }) => session ?? [])
  return { ...line, relevant, sessions: new Set(sessions) }
}

/** Ids are unique for an owner: two people may have the same conversation. */
export function nameOf(owner: string, id: string): string {
  return `${owner}\n${id}`
}

/** The plain file, else the gzipped one. */
function fileIn(folder: string, file: string): string {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw usageError(`${folder} is not a folder`, "Name a folder with memories.jsonl and queries.jsonl.")
  }
  const match = [join(folder, file), join(folder, `${file}.gz`)].find((path) => existsSync(path))
  if (match !== undefined) return match
  throw usageError(`${folder} contains neither ${file} nor ${file}.gz`, "docs/evaluation.md describes the files.")
}
