import { type PastMessage, timeOf } from "@keepsake/core/internal"

/** A conversation that another program stored. */
export interface Conversation {
  /** Its name there; the same name is the same conversation. */
  readonly id: string
  readonly messages: readonly PastMessage[]
}

/** What a data export has. */
export interface ConversationExport {
  readonly conversations: readonly Conversation[]
  /** How many conversations the person had excluded from memory in the program. */
  readonly excluded: number
}

/** Dates messages without a time like the one before, or the beginning of their conversation: they were not said now. */
export function withTimes(messages: readonly PastMessage[], begun: unknown): readonly PastMessage[] {
  let at = timeOf(begun)
  return messages.map((message) => {
    at = message.at ?? at
    return at === undefined ? message : { ...message, at }
  })
}
