import type { Memory, Message, Owner, Pool, StoredSpan, Words } from "../../contract/index.ts"
import { analyse } from "../../text/analyse.ts"
import type { HandedOver } from "../../text/handed-over.ts"
import { segmentMessage } from "../../text/spans/segmenter.ts"
import { memoryWords } from "../../text/words.ts"
import { turnMemoryId } from "../ids.ts"
import type { MemorySettings } from "../settings.ts"
import { splitIntoParts } from "./parts.ts"
import type { Trust } from "./trust.ts"

const DAY = 86_400_000
/** Below every fact, because turns are many. */
const IMPORTANCE = 0.2
/** Polite words, which no search needs. */
const PLEASANTRIES = new Set(
  analyse(
    `thanks thank you thx ty ok okay okey k hi hello hey yes yeah yep yup no nope sure great cool nice good perfect
    awesome alright right got it bye
    i see noted understood sounds lovely interesting wonderful glad to hear that how goodbye so much very a lot again please continue go on ahead done fine well morning evening night there welcome
    lol haha wow amazing excellent
    danke bitte ja nein gut merci oui non gracias sí si vale obrigado obrigada grazie prego 谢谢 好的 好 はい ありがとう 감사합니다 네`,
  ),
)
const LONGEST_PLEASANTRY = 8

/** Whether a message is only thanks, a greeting or a nod. */
export function isPleasantry(text: string): boolean {
  if (text.length > 200) return false
  const words = analyse(text)
  return words.length <= LONGEST_PLEASANTRY && words.every((word) => PLEASANTRIES.has(word))
}

export interface VerbatimMessage {
  readonly pool: Pool
  readonly owner: Owner
  readonly session: string
  readonly message: Message & { readonly id: string }
  /** The kept text: redacted, without blocks and recalled text. */
  readonly text: string
  readonly at: number
  readonly settings: Pick<MemorySettings, "turnRetentionDays">
  readonly trust: Trust
  /** Whether the message may hold somebody else's words as a whole. */
  readonly handed?: HandedOver
  /** The user message that this reply answers. */
  readonly replyTo?: string
}

/** Creates the verbatim memories of one message, several for a long one. */
export function createVerbatimMemories(of: VerbatimMessage): readonly Memory[] {
  const { message, trust } = of
  const at = message.at ?? of.at
  const parts = splitIntoParts(of.text)
  const spans = message.role === "user" ? spansOfParts(of, parts) : []
  const days = of.settings.turnRetentionDays
  const speaker = message.speaker === undefined ? {} : { speaker: message.speaker }
  return parts.map((content, part) => ({
    id: turnMemoryId(of.pool, of.session, message.id, part),
    pool: of.pool.name,
    owner: { ...of.owner, session: of.session },
    type: "episodic",
    category: "turn",
    content,
    ...(spans[part] && { spans: spans[part] }),
    importance: IMPORTANCE,
    status: trust.status,
    ...(trust.review !== undefined && { review: trust.review }),
    source: {
      origin: message.role === "assistant" ? "assistant" : "user",
      message: message.id,
      position: message.position,
      ...speaker,
    },
    metadata: {
      ...(parts.length > 1 && { part: part + 1, parts: parts.length }),
      ...(of.replyTo !== undefined && { replyTo: of.replyTo }),
    },
    createdAt: at,
    updatedAt: at,
    ...(days > 0 && { expiresAt: at + days * DAY }),
    revision: 1,
  }))
}

/** For each part whose words it holds; `undefined` for one that is typed throughout. */
function spansOfParts(
  { text, handed }: Pick<VerbatimMessage, "text" | "handed">,
  parts: readonly string[],
): readonly (readonly StoredSpan[] | undefined)[] {
  if (handed === "handed") return parts.map((part) => [{ from: 0, to: part.length, kind: "pasted" }])
  const spans = segmentMessage(text, "certain")
  if (spans.every(({ kind }) => kind === "typed")) return []
  let searched = 0
  let next = 0
  return parts.map((content) => {
    const start = text.indexOf(content, searched)
    searched = start + content.length
    while (next < spans.length && (spans[next]?.to ?? 0) <= start) next++
    const own: StoredSpan[] = []
    for (let at = next; at < spans.length; at++) {
      const { from, to, kind } = spans[at] ?? { from: 0, to: 0, kind: "typed" }
      if (from >= searched) break
      own.push({ from: Math.max(from, start) - start, to: Math.min(to, searched) - start, kind })
    }
    return own.every(({ kind }) => kind === "typed") ? undefined : own
  })
}

/** The index words of each part; `before` and `after` are the neighbouring messages. */
export function indexWordsOfParts(parts: readonly Memory[], before: string, after: string): readonly Words[] {
  return parts.map((memory, part) =>
    memoryWords(memory, parts[part - 1]?.content ?? before, parts[part + 1]?.content ?? after),
  )
}
