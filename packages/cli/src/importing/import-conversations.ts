import type { Client } from "@keepsake/api"
import { forgetRequestsIn, type PastMessage } from "@keepsake/core/internal"
import type { ExitCode } from "../command-error.ts"
import type { Call } from "../commands/command.ts"
import { withClient } from "../folder/with-client.ts"
import { pluralize } from "../output/plural.ts"
import { Progress } from "../output/progress.ts"
import type { Conversation } from "./conversations/conversation.ts"
import {
  type ConversationFormat,
  openConversations,
  type StoredConversations,
} from "./conversations/open-conversations.ts"

interface Counts {
  conversations: number
  messages: number
  memories: number
  /** Messages that ask to forget something. */
  forgetRequests: number
  /** Memories that these removed or shortened. */
  forgotten: number
}

const noCounts = (): Counts => ({ conversations: 0, messages: 0, memories: 0, forgetRequests: 0, forgotten: 0 })

/** New messages of one request, and those before them, by which the server knows where they follow. */
const SENT_MESSAGES = 100
const CONTEXT_MESSAGES = 15
/** Characters of one request; a message is cut to this. */
const SENT_CHARACTERS = 200_000

/** Takes over conversations of another program through the same door as a live request. Repeating it changes nothing. */
export async function importConversations(
  call: Call,
  format: ConversationFormat,
  path: string | undefined,
): Promise<ExitCode> {
  const { arguments: words, out, environment } = call
  const stored = openConversations(format, path, environment)
  const isDry = words.has("dry-run")
  const total = await countAll(stored, isDry)
  out.progress(
    `${pluralize(total.conversations, "conversation")} with ${pluralize(total.messages, "message")} in ${pluralize(stored.places.length, "file")}`,
  )
  const counts = isDry
    ? total
    : await withClient(call, (client) => sendAll(call, client, stored, total), { begins: true })
  const skipped = [...new Map(stored.skipped.map((one) => [`${one.where} ${one.why}`, one])).values()]
  const did = isDry
    ? "would be read"
    : `were read, ${pluralize(counts.memories, "memory", "memories")} created or changed`
  return out.answer({
    json: { format, dryRun: isDry, ...counts, skipped },
    text: [
      `${pluralize(counts.conversations, "conversation")} with ${pluralize(counts.messages, "message")} ${did}`,
      ...describeForgetting(counts, isDry),
      ...skipped.map(({ where, why }) => `skipped ${where}: ${why}`),
    ].join("\n"),
  })
}

/** An import that removes something says so. */
function describeForgetting({ forgetRequests, forgotten }: Counts, isDry: boolean): readonly string[] {
  if (forgetRequests === 0) return []
  const asking = pluralize(forgetRequests, "message")
  const ask = forgetRequests === 1 ? "asks" : "ask"
  const did = isDry
    ? "what was told before would be forgotten"
    : `${pluralize(forgotten, "memory", "memories")} from before removed or shortened`
  return [`${asking} of these ${ask} to forget something: ${did}`]
}

async function countAll(stored: StoredConversations, withRequests: boolean): Promise<Counts> {
  const counts = noCounts()
  for await (const { messages } of stored.all()) {
    const spoken = countSpoken(messages)
    if (spoken === 0) continue
    counts.conversations++
    counts.messages += spoken
    if (withRequests) counts.forgetRequests += messages.filter(asksToForget).length
  }
  return counts
}

/** Whether a message seems to ask that something is forgotten. The import reads it with what stands around it. */
function asksToForget({ role, text }: PastMessage): boolean {
  return role === "user" && forgetRequestsIn(text).length > 0
}

async function sendAll(
  { arguments: words, out }: Call,
  client: Client,
  stored: StoredConversations,
  total: Counts,
): Promise<Counts> {
  const progress = new Progress("Importing", out)
  const counts = noCounts()
  try {
    for await (const conversation of stored.all()) {
      const spoken = countSpoken(conversation.messages)
      if (spoken === 0) continue
      counts.conversations++
      for (const messages of windowsOf(conversation)) {
        const { memories, forgetRequests, forgotten } = await client.importConversation({
          session: conversation.id.slice(0, 200),
          messages: [...messages],
          tenant: words.text("tenant"),
        })
        counts.memories += memories
        counts.forgetRequests += forgetRequests
        counts.forgotten += forgotten
      }
      counts.messages += spoken
      progress.at(counts.messages, total.messages)
    }
  } finally {
    progress.end()
  }
  return counts
}

/** Messages of user and assistant; what tools returned is only compared with replies. */
function countSpoken(messages: readonly PastMessage[]): number {
  return messages.filter(({ role }) => role !== "tool").length
}

/** The messages in requests, each with the last ones of the request before. */
function* windowsOf({ messages }: Conversation): Generator<readonly PastMessage[]> {
  let window: PastMessage[] = []
  let fresh = 0
  let characters = 0
  for (const { text, ...message } of messages) {
    const cut = text.slice(0, SENT_CHARACTERS).toWellFormed()
    if (fresh > 0 && (fresh >= SENT_MESSAGES || characters + cut.length > SENT_CHARACTERS)) {
      yield window
      window = withinCharacters(window.slice(-CONTEXT_MESSAGES), SENT_CHARACTERS)
      fresh = 0
      characters = 0
    }
    window.push({ ...message, text: cut })
    fresh++
    characters += cut.length
  }
  if (fresh > 0) yield window
}

/** The last messages that fit. */
function withinCharacters(messages: readonly PastMessage[], most: number): PastMessage[] {
  let left = most
  const kept = messages.toReversed().filter(({ text }) => {
    left -= text.length
    return left >= 0
  })
  return kept.toReversed()
}
