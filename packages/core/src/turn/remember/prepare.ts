import type { Message } from "../../contract/index.ts"
import { cutForgottenSentences, type ForgetRequest, parseForgetRequests } from "../delete/forget-requests.ts"
import { messageId } from "../ids.ts"
import { asksNotToKeep } from "./not-kept.ts"
import type { RememberJob } from "./remember.ts"
import { stripRestated } from "./strip-restated.ts"
import { repeatsTools, type Trust, trustOf } from "./trust.ts"

/** A message as it may be kept. */
export interface KeptMessage {
  readonly message: Message & { readonly id: string }
  readonly text: string
  readonly trust: Trust
  readonly replyTo?: string
}
/** A turn without what only restates. */
export interface PreparedTurn {
  readonly session: string
  /** Every message of people and assistant in order; of some no text is left. */
  readonly kept: readonly KeptMessage[]
  readonly asked: readonly ForgetRequest[]
}

/** What of a turn may be kept, as whose, and what it asks to forget. Pure. */
export function prepareTurn({ turn, recalledTexts, toolsRead, toolTexts, replacesReplyTo }: RememberJob): PreparedTurn {
  const session = turn.owner.session ?? turn.id
  const all = turn.reply ? [...turn.messages, turn.reply] : turn.messages
  const repeatsTool = repeatsTools(toolTexts)
  const spoken = all
    .filter(({ role }) => role === "user" || role === "assistant")
    // A person's words are kept as they were said; only a model echoes what it was shown.
    .map((message) =>
      message.role === "user" ? message : { ...message, text: stripRestated(message.text, recalledTexts) },
    )
  // Asked of the whole text: what is to be forgotten may well be what was recalled.
  const asked = all.flatMap(({ role, text }) => (role === "user" ? parseForgetRequests(text) : []))
  let replyTo = replacesReplyTo
  let secret = asksNotToKeep(turn.before.findLast(({ role }) => role === "user")?.text ?? "")
  const kept = spoken.map((message, index): KeptMessage => {
    const id = message.id ?? messageId(session, message.role, message.text, spoken[index - 1]?.text ?? "")
    if (message.role === "user") secret = asksNotToKeep(message.text)
    const text = secret ? "" : cutForgottenSentences(message.text, asked)
    if (message.role === "user") {
      replyTo = id
      return { message: { ...message, id }, text, trust: trustOf({ origin: "user", text }) }
    }
    const read = toolsRead || repeatsTool(text)
    const trust = trustOf({ origin: "assistant", text, toolsRead: read })
    return { message: { ...message, id }, text, trust, ...(replyTo !== undefined && { replyTo }) }
  })
  return { session, kept, asked }
}
