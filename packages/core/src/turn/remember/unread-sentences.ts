import type { Draft, Message, Turn } from "../../contract/index.ts"
import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { ownWords } from "../../text/own-words.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { findRetold } from "../../text/spans/retold-model.ts"

/** Only the end of a long message is read, where a user adds to pasted text. */
const MAX_READ = 65_536
/** A longer sentence is none. */
const MAX_CHARACTERS = 600

export interface UnreadSentence {
  readonly quote: string
  /** The sentence before it in its message. */
  readonly before?: string
  /** The position of its message. */
  readonly from: number
}

/**
 * The typed sentences of users that no draft quotes. Questions, words of somebody else, and sentences from which a secret was cut, are none.
 * Linear in the text; yields between messages. `isRead` tells which messages are read at all, `toldIn` which beginning of a question is.
 */
export async function unreadSentences(
  { messages }: Pick<Turn, "messages">,
  drafts: readonly Draft[],
  isRead: (text: string) => boolean,
  toldIn: (question: string) => string | undefined = () => undefined,
): Promise<readonly UnreadSentence[]> {
  const quotes = Map.groupBy(drafts, ({ from }) => from)
  const unread = ({ role, text, position }: Message): readonly UnreadSentence[] => {
    if (role !== "user" || !isRead(text)) return []
    const read = (quotes.get(position) ?? []).flatMap(({ quote }) => (quote === undefined ? [] : [quote]))
    const end = text.slice(-MAX_READ)
    const own = ownWords(end)
    const retold = findRetold(end)
    return sentencesOf(end).flatMap((sentence, at, all): readonly UnreadSentence[] => {
      const said = sentence.text.trim()
      const isTyped = own.slice(sentence.start, sentence.end) === sentence.text
      const isRetold = retold.some(({ start, end }) => start < sentence.end && end > sentence.start)
      if (!isTyped || isRetold || said.length > MAX_CHARACTERS || said.includes("[redacted")) return []
      const quote = isQuestion(said) ? toldIn(said) : said
      if (quote === undefined) return []
      return read.some((one) => one.includes(quote) || quote.includes(one))
        ? []
        : [{ quote, from: position, ...omitUndefined({ before: all[at - 1]?.text }) }]
    })
  }
  const all: UnreadSentence[] = []
  for (const message of messages) {
    await yieldToEventLoop()
    all.push(...unread(message))
  }
  return all
}

const isQuestion = (sentence: string): boolean => /[?？]["'”’)]{0,3}$/u.test(sentence)
