import type { Message } from "../../contract/index.ts"
import { isHandedOver } from "../../text/handed-over.ts"
import { cutForgottenSentences, type ForgetRequest, parseForgetRequests } from "../delete/forget-requests.ts"
import { messageId } from "../ids.ts"
import { asksNotToKeep } from "./not-kept.ts"
import type { RememberJob } from "./remember.ts"
import { stripRestated } from "./strip-restated.ts"
import { repeatsTools, type Trust, trustOf } from "./trust.ts"

/** A message without what must not be kept. */
export interface KeptMessage {
  readonly message: Message & { readonly id: string }
  readonly text: string
  readonly trust: Trust
  readonly replyTo?: string
}
/** A turn without restatements. */
export interface PreparedTurn {
  readonly session: string
  /** Every message of user and assistant in order; the text of some is empty. */
  readonly kept: readonly KeptMessage[]
  readonly asked: readonly ForgetRequest[]
}

/** Reduces a turn to what may be kept, with its trust, and parses what it asks to forget. Pure. */
export function prepareTurn({ turn, recalledTexts, toolsRead, toolTexts, replacesReplyTo }: RememberJob): PreparedTurn {
  const session = turn.owner.session ?? turn.id
  const all = turn.reply ? [...turn.messages, turn.reply] : turn.messages
  const repeatsTool = repeatsTools(toolTexts)
  const spoken = all
    .filter(({ role }) => role === "user" || role === "assistant")
    // A user's words are kept unchanged; only a model echoes the block.
    .map((message) =>
      message.role === "user" ? message : { ...message, text: stripRestated(message.text, recalledTexts) },
    )
  // Parsed from the whole text: what to forget may have been recalled.
  const said = [...turn.before, ...all]
  const asked = all.flatMap(({ role, text }, index) =>
    role === "user" && !isHandedOver(said, turn.before.length + index) ? parseForgetRequests(text) : [],
  )
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
