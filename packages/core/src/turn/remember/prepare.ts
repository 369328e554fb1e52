import type { Message, Turn } from "../../contract/index.ts"
import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { type HandedOver, handedOver } from "../../text/handed-over.ts"
import { sentencesOf } from "../../text/sentences.ts"
import type { KnownOwner } from "../../text/spans/speaker-model.ts"
import { givesAskedContent } from "../../text/topics/asked-model.ts"
import { cutForgottenSentences } from "../delete/cut-forgotten-sentences.ts"
import type { ForgetRequest } from "../delete/match-request.ts"
import { hasOtherSpeaker } from "../delete/request-time.ts"
import { forgetRequestsIn } from "../delete/stated-with-request.ts"
import { asMaybeWork, onlyEdits, workOnReply } from "../delete/work-on-reply.ts"
import { messageId } from "../ids.ts"
import type { LimitedPool } from "../pools.ts"
import { withoutHelperRequests } from "../recall/helper-requests.ts"
import type { MemorySettings } from "../settings.ts"
import { isNotToKeep } from "./not-kept.ts"
import { repeatsTools } from "./repeats-tools.ts"
import { stripRestated } from "./strip-restated.ts"
import { type Trust, trustOf } from "./trust.ts"
import { withoutTakenBack } from "./wishes-about-others.ts"

/** A message without what must not be kept. */
export interface KeptMessage {
  readonly message: Message & { readonly id: string }
  readonly text: string
  readonly trust: Trust
  /** Whether it may hold somebody else's words as a whole. */
  readonly handed?: HandedOver
  readonly replyTo?: string
  /** Its index in the conversation, if that is known. */
  readonly place?: number
}
/** What one message asks to forget. */
export interface DatedRequests {
  readonly asked: readonly ForgetRequest[]
  /** When it was said. Default: now. */
  readonly at?: number
  /** Who said it, where a client names them. */
  readonly speaker?: string
}
/** A turn without restatements. */
export interface PreparedTurn {
  readonly session: string
  /** Every message of user and assistant in order; the text of some is empty. */
  readonly kept: readonly KeptMessage[]
  readonly asked: readonly ForgetRequest[]
  /** Those of `asked` that are still to be carried out on stored memories: by message, with the time of those that were said before. */
  readonly toForget: readonly DatedRequests[]
  /** Every message of the request and the reply, in which `KeptMessage.place` counts. */
  readonly conversation: readonly Pick<Message, "role" | "text">[]
}

/**
 * Reduces a turn to what may be kept, with its trust, and parses what it asks to forget. Yields between messages.
 * `owner`: what is known of whose memory it is.
 */
export async function prepareTurn(
  { turn, recalledTexts, toolsRead, toolTexts, replacesReplyTo, standing, unforgotten }: RememberJob,
  owner?: KnownOwner,
): Promise<PreparedTurn> {
  const session = turn.owner.session ?? turn.id
  const all = turn.reply ? [...turn.messages, turn.reply] : turn.messages
  const ownTexts = [...turn.before, ...turn.messages].flatMap(({ role, text }) => (role === "user" ? [text] : []))
  const repeatsTool = repeatsTools(toolTexts, [...ownTexts, ...recalledTexts])
  const spoken = all
    .filter(({ role }) => role === "user" || role === "assistant")
    // A user's words are kept unchanged; only a model echoes the block.
    .map((message) =>
      message.role === "user" ? message : { ...message, text: stripRestated(message.text, recalledTexts) },
    )
  // Parsed from the whole text: what to forget may have been recalled.
  const said = withoutHelperRequests([...withoutForgetRequest(turn.before), ...all])
  const handed = new Map<number, HandedOver | undefined>()
  const requests: (readonly ForgetRequest[])[] = []
  for (const [index, { role, text, position }] of all.entries()) {
    await yieldToEventLoop()
    const at = turn.before.length + index
    const whole = handedOver(said, at, standing, owner)
    const work = role === "user" ? workOnReply(said, at) : undefined
    const isRequest = role === "user" && whole === undefined && work !== "work"
    const forgets = isRequest ? forgetRequestsIn(text).map((one) => (work ? asMaybeWork(one) : one)) : []
    requests.push(forgets)
    const isContent =
      whole !== "handed" && forgets.length === 0 && (givesAskedContent(said, at) || onlyEdits(said, at, work))
    handed.set(position, isContent ? "handed" : whole)
  }
  const asked = requests.flat()
  const asking = all.map(({ position, at, speaker }, index) => ({
    position,
    asked: requests[index] ?? [],
    ...omitUndefined({ at, speaker }),
  }))
  const toForget = asking.filter(({ position, asked }) => asked.length > 0 && unforgotten?.includes(position) !== false)
  let replyTo = replacesReplyTo
  let secret = isNotToKeep(
    turn.before,
    turn.before.findLastIndex(({ role }) => role === "user"),
  )
  const together = [...turn.before, ...spoken]
  const places = new Map(all.map(({ position }, index) => [position, turn.before.length + index] as const).toReversed())
  const keep = (message: Message, index: number): KeptMessage => {
    const id = message.id ?? messageId(session, message.role, message.text, spoken[index - 1]?.text ?? "")
    if (message.role === "user") secret = isNotToKeep(together, turn.before.length + index)
    const said = message.role === "user" ? withoutTakenBack(message.text) : message.text
    // What a person says again after a request is not what that meant.
    const meansIt = ({ position, speaker }: (typeof asking)[number]): boolean =>
      position >= message.position && !hasOtherSpeaker(speaker, message.speaker)
    const later = message.role === "user" ? asking.filter(meansIt) : asking
    const text = secret
      ? ""
      : cutForgottenSentences(
          said,
          later.flatMap((one) => one.asked),
        )
    const place = places.get(message.position) ?? 0
    if (message.role === "user") {
      replyTo = id
      const whole = handed.get(message.position)
      const trust = trustOf({ origin: "user", text })
      return { message: { ...message, id }, text, trust, place, ...(whole && { handed: whole }) }
    }
    const read = toolsRead || repeatsTool(text)
    const trust = trustOf({ origin: "assistant", text, toolsRead: read })
    return { message: { ...message, id }, text, trust, place, ...(replyTo !== undefined && { replyTo }) }
  }
  const kept: KeptMessage[] = []
  for (const [index, message] of spoken.entries()) {
    await yieldToEventLoop()
    kept.push(keep(message, index))
  }
  return { session, kept, asked, toForget, conversation: said }
}

/** A longer message, in characters, asks for more than to forget something. */
const MAX_FORGET_REQUEST = 80

/** The messages before a turn with a last one of the user that only asks to forget something as that of a tool: no text is handed over behind it. */
function withoutForgetRequest(before: readonly Message[]): readonly Pick<Message, "role" | "text">[] {
  const last = before.findLastIndex(({ role }) => role === "user")
  const message = before[last]
  if (message === undefined || message.text.length > MAX_FORGET_REQUEST) return before
  const isRequest = sentencesOf(message.text).length === 1 && forgetRequestsIn(message.text).length > 0
  return isRequest ? before.toSpliced(last, 1, { ...message, role: "tool", text: "" }) : before
}

/**
 * A dequeued turn. Its texts are clean: blocks were cut when the turn opened, ignored text and secrets before it was
 * queued.
 */
export interface RememberJob {
  /** Messages carry id and position; `before` is context. */
  readonly turn: Turn
  readonly pool: LimitedPool
  readonly settings: MemorySettings
  /** Memory texts that were injected into this turn. */
  readonly recalledTexts: readonly string[]
  /** The user message whose older reply is replaced. */
  readonly replacesReplyTo?: string
  /** The edited message, whose memories are superseded. */
  readonly supersedesMessage?: string
  /** Maximum number of statements, of which the newest are kept. Default: unlimited. */
  readonly mostStatements?: number
  /** Whether the turn contains tool or document text. */
  readonly toolsRead: boolean
  /** Positions of the messages that may ask to forget what nothing has removed yet. Default: all. */
  readonly unforgotten?: readonly number[]
  /** What the system prompts make of the user's messages. */
  readonly standing?: HandedOver
  /** Tool texts of this and earlier turns: a reply that repeats them, also in other words, is not trusted. Empty without a reply. */
  readonly toolTexts: readonly string[]
  /** Whether an earlier attempt may have written everything. */
  readonly ranBefore: boolean
}
