import type { About, CallOptions, ChatRequest, ChatResult, Draft, Memory, Message } from "../../contract/index.ts"
import { validUntil } from "../rules/validity.ts"
import { type AnsweredFact, parseAnswer } from "./parse-answer.ts"
import { ANSWER_SCHEMA, MAX_FACTS, PROMPT_VERSION, promptMessages } from "./prompt.ts"

/** What a reader of conversations is shown. */
export interface ReadingInput {
  /** Messages that were read before, oldest first. */
  readonly before: readonly Message[]
  /** New messages, oldest first, with only the words that the person typed. */
  readonly messages: readonly Message[]
  readonly known: readonly Memory[]
}

/** A draft and how certain its reader is of it, from 0 to 1. */
export type ReadDraft = Draft & { readonly certain: number }

export interface ReadingResult {
  readonly drafts: readonly ReadDraft[]
  /** Items of the answer that name no message of the person. */
  readonly misplaced: number
  /** Whether the reply was cut off at its maximum length, so that messages after the last draft may be unread. */
  readonly isCut: boolean
  /** Why nothing could be read from the answer; absent otherwise. */
  readonly unreadable?: string
}

type Complete = (request: ChatRequest, call?: CallOptions) => Promise<ChatResult>

export const MODEL_READER = { name: "llm", version: PROMPT_VERSION } as const

const IMPORTANCE: Readonly<Record<AnsweredFact["category"], number>> = {
  identity: 0.9,
  constraint: 0.9,
  relationship: 0.8,
  decision: 0.7,
  preference: 0.7,
  pattern: 0.6,
  event: 0.5,
  fact: 0.5,
}
const COMPLAINT = 'That was not the JSON object that was asked for. Answer with {"facts":[…]} only.'

/**
 * Has a model read new messages with one call. An answer that does not parse is requested once more, with a
 * complaint. Throws the failure of the call.
 */
export async function readWithModel(
  complete: Complete,
  input: ReadingInput,
  call?: CallOptions,
): Promise<ReadingResult> {
  const at = Math.max(0, ...input.messages.map((message) => message.at ?? 0))
  const messages = promptMessages({ ...input, at })
  const request: ChatRequest = { messages, schema: ANSWER_SCHEMA, temperature: 0 }
  let result = await complete(request, call)
  let answer = parseAnswer(result.message.text)
  if (answer === undefined && result.finish !== "refused") {
    const complaint = [
      { ...result.message, text: result.message.text.slice(0, 2_000), position: messages.length },
      { role: "user" as const, text: COMPLAINT, position: messages.length + 1 },
    ]
    result = await complete({ ...request, messages: [...messages, ...complaint] }, call)
    answer = parseAnswer(result.message.text)
  }
  if (answer === undefined) {
    const unreadable =
      result.finish === "refused"
        ? "The model declined to read this conversation"
        : "The model answered twice without the JSON that it was asked for"
    return { drafts: [], misplaced: 0, isCut: false, unreadable }
  }
  const drafts = answer.facts.slice(0, MAX_FACTS).flatMap((fact) => draftOf(fact, input))
  const misplaced = Math.min(MAX_FACTS, answer.facts.length) - drafts.length + answer.broken
  return { drafts, misplaced, isCut: result.finish === "length" }
}

function draftOf(fact: AnsweredFact, { messages, known }: ReadingInput): readonly ReadDraft[] {
  const message = messages.filter(({ role }) => role === "user")[fact.turn - 1]
  if (message === undefined || fact.content === "") return []
  const { category, content, quote, certain } = fact
  const about = aboutOf(fact)
  const replaces = known[fact.replaces - 1]?.id
  const until = validUntil(content, message.at ?? 0)
  return [
    {
      type: category === "event" ? "episodic" : "factual",
      category,
      content,
      importance: IMPORTANCE[category],
      from: message.position,
      quote,
      certain,
      ...(about && { about }),
      ...(replaces !== undefined && { replaces }),
      ...(until !== undefined && { validUntil: until }),
    },
  ]
}

const MAX_ABOUT = 80

function aboutOf({ subject, attribute }: AnsweredFact): About | undefined {
  if (subject === "" || attribute === "" || subject.length > MAX_ABOUT || attribute.length > MAX_ABOUT) return undefined
  return { subject: /^(?:the )?(?:user|person|me|i|myself|speaker)$/i.test(subject) ? "user" : subject, attribute }
}
