import { ApiError } from "@keepsake/api"
import { harmless } from "@keepsake/core/internal"
import { acceptedContent, type InputRequiredResult, inputRequired } from "@modelcontextprotocol/server"
import { z } from "zod"
import { BUDGET, takeFitting } from "../budget.ts"
import { entry, type MemoryEntry, NOTE, toEntry } from "../memory-entry.ts"
import type { PendingDeletion } from "../pending.ts"
import { searchProjectFirst } from "../project-search.ts"
import { ToolError } from "../tool-error.ts"
import { one } from "./get.ts"
import { DESTROYS, type ToolCall, tool } from "./tool.ts"

const MOST = 50
/** Number of entries that fit into a response. */
const FOUND = 8

export const forgetInput = z.strictObject({
  id: z.string().min(1).max(200).optional(),
  ids: z.array(z.string().min(1).max(200)).min(1).max(MOST).optional(),
  query: z.string().min(1).max(2_000).optional(),
  words: z.enum(["keep", "remove"]).optional(),
  /** The token of the list that was shown. */
  confirm: z.string().min(1).max(100).optional(),
})
export const forgetOutput = z.object({
  forgotten: z.int(),
  note: z.string().optional(),
  memories: z.array(entry).optional(),
  confirm: z.string().optional(),
})
type ForgetResult = z.output<typeof forgetOutput>

export const forgetTool = tool({
  name: "memory_forget",
  title: "Forget",
  description:
    "Take out one by id, with its words (keep: only misread). Several, or a query, give a list and token: show the user, then confirm. Empty: unclear requests.",
  annotations: DESTROYS,
  input: forgetInput,
  output: forgetOutput,
  run: forgetMemories,
})

export async function forgetMemories(
  given: z.output<typeof forgetInput>,
  call: ToolCall,
): Promise<ForgetResult | InputRequiredResult> {
  const agreed = await forgetConfirmed(given.confirm, call)
  if (agreed !== undefined) return agreed
  const { id, ids, query } = given
  const choices = id === undefined && ids === undefined && query === undefined ? await listChoices(call) : []
  if (choices.length > 0)
    return { forgotten: 0, note: `${NOTE} ${CHOOSE}`, memories: [...takeFitting(choices, BUDGET)] }
  const { meant, isNear = false } = await findTargets(given, call)
  if (isNear) return { forgotten: 0, note: `${NOTE} ${NEAR}`, memories: [...takeFitting(meant, BUDGET)] }
  if (meant.length === 0) throw new ToolError("No such memory exists, so there is nothing to forget.")
  const deletion = { ids: meant.map(({ id }) => id), keepsWords: given.words === "keep" }
  return meant.length === 1 && given.query === undefined
    ? forgetAll(deletion, call)
    : confirmation(deletion, meant, call)
}

const CHOOSE =
  "The user asked in a conversation to forget something, and it is not clear which of these. Nothing is forgotten yet: show them, and call again with the ids that the user chooses."

const NEAR =
  "None of these has all words of the query, so nothing is forgotten. Show them, and call again with the ids that the user means."

/** What an unclear request to forget in a conversation may mean, until somebody decides. */
async function listChoices({ memories, signal }: ToolCall): Promise<readonly MemoryEntry[]> {
  const { data } = await memories.listReview({ because: "forget", limit: FOUND }, { signal })
  return data.map(({ memory }) => toEntry(memory))
}

const agreement = z.object({ confirm: z.boolean().describe("Forget these memories") })

/** Second round of forgetting several memories: confirmed by the model's token or the person's answer. `undefined` in a first round. */
export async function forgetConfirmed(confirm: string | undefined, call: ToolCall): Promise<ForgetResult | undefined> {
  const token = confirm ?? call.state
  if (token === undefined) return undefined
  const deletion = call.connection.pending.take(call.connection.identity, token)
  if (deletion === undefined) {
    throw new ToolError("This token is unknown, used or older than ten minutes. Call again without it for a new list.")
  }
  if (confirm === undefined && acceptedContent(call.answers, "confirm", agreement)?.confirm !== true) {
    return { forgotten: 0, note: "The user did not agree; nothing was forgotten." }
  }
  return forgetAll(deletion, call)
}

/** The memories that a call selects. */
interface Targets {
  readonly meant: readonly MemoryEntry[]
  /** Only near the query: with vectors a search also finds what has nothing to do with it. */
  readonly isNear?: boolean
}

/** By id, or by query those that contain all of its words; the nearest if none does. */
async function findTargets({ id, ids, query }: z.output<typeof forgetInput>, call: ToolCall): Promise<Targets> {
  const named = [...new Set([...(id === undefined ? [] : [id]), ...(ids ?? [])])]
  if ((named.length === 0) === (query === undefined)) {
    throw new ToolError("Name an id, ids, or a query, and only one of them.")
  }
  if (query !== undefined) {
    const { found: containing } = await searchProjectFirst(query, FOUND, call, { allWords: true }, true)
    const near = containing.length > 0 ? [] : (await searchProjectFirst(query, FOUND, call, {}, true)).found
    const targets = containing.length > 0 ? containing : near
    return { meant: targets.map(({ memory, shown }) => toEntry(memory, shown)), isNear: near.length > 0 }
  }
  const read = await Promise.all(named.map((each) => one(each, call)))
  const unknown = named.filter((_, at) => read[at] === undefined)
  if (unknown.length > 0) {
    throw new ToolError(
      `Unknown: ${unknown.slice(0, 5).map(harmless).join(", ")}. Nothing was forgotten. Call memory_search for existing ids.`,
    )
  }
  return { meant: read.filter((memory) => memory !== undefined).map((memory) => toEntry(memory)) }
}

/** Asks the person through the client, otherwise returns the list with a confirmation token. */
export async function confirmation(
  deletion: PendingDeletion,
  meant: readonly MemoryEntry[],
  { connection, canAsk, seal }: ToolCall,
): Promise<ForgetResult | InputRequiredResult> {
  const shown = takeFitting(meant, BUDGET)
  const confirm = connection.pending.put(connection.identity, deletion)
  const { ids } = deletion
  const rest = ids.length - shown.length
  if (canAsk) {
    const lines = shown.map(({ text }) => `- ${text}`)
    const message = [`Forget ${ids.length} memories?`, ...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join("\n")
    const asked = inputRequired.elicit({ message, requestedSchema: agreement })
    return inputRequired({ inputRequests: { confirm: asked }, requestState: await seal(confirm) })
  }
  const all = rest > 0 ? `${ids.length} memories, the first ${shown.length} of them here` : `these ${ids.length}`
  const note = `${NOTE} Nothing is forgotten yet: show the user ${all}, and if they agree call again with confirm alone.`
  return { forgotten: 0, note, memories: [...shown], confirm }
}

/** Deletes memories one by one, so that a call can be cancelled in between. Reports how many existed, and whether messages lost words with them. */
async function forgetAll(
  { ids, keepsWords }: PendingDeletion,
  call: ToolCall,
): Promise<{ forgotten: number; note?: string }> {
  let forgotten = 0
  const along = new Set<string>()
  const files: string[] = []
  for (const [at, id] of ids.entries()) {
    call.signal.throwIfAborted()
    const deleted = await deleteOne(id, keepsWords, call)
    if (deleted !== undefined || along.has(id)) forgotten++
    for (const other of deleted?.also ?? []) along.add(other)
    if (deleted?.file !== undefined) files.push(deleted.file)
    await call.progress(at + 1, ids.length)
  }
  for (const id of ids) along.delete(id)
  const notes = [...(along.size > 0 ? [MESSAGES] : []), ...(files.length > 0 ? [heldByFiles(files)] : [])]
  return notes.length === 0 ? { forgotten } : { forgotten, note: notes.join(" ") }
}

const MESSAGES = "The sentences in which this was said were forgotten with it."
const NAMED_FILES = 5

function heldByFiles(places: readonly string[]): string {
  const named = places.slice(0, NAMED_FILES).map(harmless).join(", ")
  const rest = places.length > NAMED_FILES ? ` and ${places.length - NAMED_FILES} more` : ""
  return `It stays out of memory, but is still in files: ${named}${rest}. The user may remove it there.`
}

/** The ids of messages that lost words with it, and the place of a file that has it; `undefined` if the memory did not exist. */
async function deleteOne(
  id: string,
  keepsWords: boolean,
  { memories, signal }: ToolCall,
): Promise<{ readonly also: readonly string[]; readonly file?: string | undefined } | undefined> {
  try {
    const { also = [], file } = await memories.deleteMemory({ id, ...(keepsWords && { words: "keep" }) }, { signal })
    return { also: also.map((message) => message.id), file }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}
