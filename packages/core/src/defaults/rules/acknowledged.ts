import type { Message, Turn } from "../../contract/index.ts"
import { isAcknowledgedWish, type Replied } from "../../text/acknowledged/acknowledged-wish.ts"
import { calledByReply } from "../../text/acknowledged/called-by-reply.ts"
import { CALLED_NAME } from "../../text/called-name.ts"
import { isForOneText } from "../../text/one-text.ts"
import { wishMatter } from "../../text/topics/wish-model.ts"
import { capitalize } from "./fact.ts"
import type { SaidMessages } from "./question-before.ts"
import type { Statement } from "./statements.ts"
import { HYPOTHETICAL, MADE_UP, reportsSpeech } from "./telling.ts"
import { OF_NOW } from "./wishes.ts"
import type { ParsedFact } from "./with-safety.ts"

/** The replies of a turn, by the position of the message that each answers. */
const replies = new WeakMap<readonly Message[], ReadonlyMap<number, string>>()

/** The reply to a message of a turn; empty if there is none. */
export function replyTo({ position }: Message, { messages, reply }: SaidMessages & Pick<Turn, "reply">): string {
  const known = replies.get(messages) ?? readReplies(messages)
  replies.set(messages, known)
  const isLast = messages.at(-1)?.position === position
  return known.get(position) ?? (isLast ? (reply?.text ?? "") : "")
}

const readReplies = (messages: readonly Message[]): ReadonlyMap<number, string> =>
  new Map(
    messages.flatMap(({ role, text }, at) => {
      const before = messages[at - 1]
      return role === "assistant" && before?.role === "user" ? [[before.position, text] as const] : []
    }),
  )

/**
 * Adds to the facts of a sentence the wish that the reply takes it for, unless they hold one. What was only a fact is
 * the wish; a habit or a constraint stays, if it is about no matter of answers: "Ich trinke Tee immer ohne Zucker."
 */
export function withAcknowledgedWish(
  facts: readonly ParsedFact[],
  { quote, text, asks }: Pick<Statement, "quote" | "text" | "asks">,
  replied: Pick<Replied, "message" | "reply">,
): readonly ParsedFact[] {
  if (replied.reply === "" || asks || quote.includes("[redacted:") || OF_NOW.test(quote) || isForOneText(quote))
    return facts
  if (HYPOTHETICAL.test(text) || MADE_UP.test(text) || reportsSpeech(text) || QUOTES.test(quote)) return facts
  if (facts.some(({ category }) => category === "instruction")) return facts
  if (facts.some(({ category }) => category !== "fact") && wishMatter(quote) === "other") return facts
  if (!isAcknowledgedWish({ sentence: quote, ...replied })) return facts
  const content = capitalize(text)
  const others = facts.filter(({ category }) => category !== "fact")
  return [
    ...others,
    { type: "procedural", category: "instruction", content, importance: 0.85, rule: "acknowledged wish" },
  ]
}

const QUOTES = /["“„«「]/u

/** The name that the reply calls the user by, where no other fact of their message says it. */
export function factOfCalledName(message: string, reply: string): ParsedFact | undefined {
  const name = reply === "" ? undefined : calledByReply(message, reply)
  if (name === undefined) return undefined
  return {
    type: "factual",
    category: "identity",
    content: `Name is ${name}`,
    importance: 0.9,
    about: { subject: "user", attribute: "name" },
    rule: CALLED_NAME,
  }
}
