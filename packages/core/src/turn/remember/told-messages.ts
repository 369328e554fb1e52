import type { Draft } from "../../contract/index.ts"
import { acknowledgedChance } from "../../text/acknowledged/acknowledged-wish.ts"
import { calledByReply } from "../../text/acknowledged/called-by-reply.ts"
import { surelyOwnWords } from "../../text/own-words.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { findMaterial, type Material } from "../../text/spans/material-model.ts"
import { toldWords } from "../../text/surely-own.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import type { KeptMessage, PreparedTurn } from "./prepare.ts"

/** A message with whose words it holds. */
export interface ReadMessage extends KeptMessage {
  readonly said: SaidIn
  /** Its author's words, the others replaced by spaces. */
  readonly own: string
  /** The same, where those are surely theirs. */
  readonly sure: string
  /** What its user handed over to be worked on. */
  readonly material: Material | undefined
}

export function readToldMessage(one: KeptMessage, conversation: PreparedTurn["conversation"] | undefined): ReadMessage {
  const said = saidIn(one, conversation)
  if (one.message.role !== "user") return { ...one, said, own: one.text, sure: one.text, material: undefined }
  const own = one.handed === "handed" ? "" : toldIn(one, said)
  const sure = one.handed === "unsure" ? "" : surelyOwnWords(one.text)
  return { ...one, said, own, sure, material: findMaterial(said.messages, said.at) }
}

/** A message in its conversation. Without one it is read alone. */
export interface SaidIn {
  readonly messages: NonNullable<PreparedTurn["conversation"]>
  readonly at: number
}

function saidIn(
  { message: { role }, text, place }: KeptMessage,
  conversation: PreparedTurn["conversation"] = [],
): SaidIn {
  return place === undefined ? { messages: [{ role, text }], at: 0 } : { messages: conversation, at: place }
}

/** What a message tells in its sender's words. One of which sentences were forgotten is read alone. */
function toldIn({ text, message: { role } }: KeptMessage, { messages, at }: SaidIn): string {
  return messages[at]?.text === text ? toldWords(messages, at) : toldWords([{ role, text }], 0)
}

/** What a draft quotes, without the sentence that only corrects its value. */
export function statedIn({ quote, metadata }: Draft): string | undefined {
  return quote === undefined || metadata?.corrected !== true ? quote : sentencesOf(quote)[0]?.text
}

/**
 * Reads messages without the sentences that only correct the values of drafts: "Sorry, Ipswich" says little of whose the
 * rest is. A message is read once for all its corrections.
 */
export function createUncorrectedReader(
  drafts: readonly Draft[],
  conversation: PreparedTurn["conversation"] = [],
): (read: ReadMessage, draft: Draft) => ReadMessage {
  const corrected = Map.groupBy(
    drafts.filter((draft) => statedIn(draft) !== draft.quote),
    ({ from }) => from,
  )
  const known = new Map<number, ReadMessage>()
  const readWithout = (read: ReadMessage, those: readonly Draft[]): ReadMessage => {
    const shorten = (text: string): string =>
      those.reduce((rest, one) => rest.replace(one.quote ?? "", () => statedIn(one) ?? ""), text)
    const messages = conversation.map((one, at) => (at === read.place ? { ...one, text: shorten(one.text) } : one))
    return readToldMessage({ ...read, text: shorten(read.text) }, messages)
  }
  return (read, draft) => {
    if (statedIn(draft) === draft.quote) return read
    const without = known.get(draft.from) ?? readWithout(read, corrected.get(draft.from) ?? [])
    known.set(draft.from, without)
    // Of two corrections that overlap one may have changed the words of the other.
    return without.text.includes(statedIn(draft) ?? "") ? without : readWithout(read, [draft])
  }
}

/** A message as a quote of it has to be read: what its user handed over to be worked on gives nothing, or no profile. */
export function withoutMaterial(read: ReadMessage, quote: string | undefined): ReadMessage | undefined {
  const { material } = read
  const [from, to] = placeOfQuote(read.said, quote)
  if (material === undefined || from >= material.to || to <= material.from) return read
  return material.isSure ? undefined : { ...read, handed: "unsure", sure: "" }
}

/** Where a quote of a message, or all of it, begins and ends. */
export function placeOfQuote({ messages, at }: SaidIn, quote: string | undefined): readonly [from: number, to: number] {
  const text = messages[at]?.text ?? ""
  const start = quote === undefined ? -1 : text.indexOf(quote)
  return quote === undefined || start < 0 ? [0, text.length] : [start, start + quote.length]
}

/** Whether the reply to a message takes a draft for a wish, or calls its sender by the name that it says. */
export function isAcknowledged({ category, content, about }: Draft, { messages, at }: SaidIn, quote = ""): boolean {
  const [message, reply] = [messages[at], messages[at + 1]]
  if (message?.role !== "user" || reply?.role !== "assistant") return false
  if (category === "identity") {
    if (about !== undefined && about.attribute !== "name") return false
    const name = calledByReply(message.text, reply.text)
    return name !== undefined && holdsName(content, name)
  }
  if (category !== "instruction") return false
  const sentence = quote === "" ? content : quote
  return acknowledgedChance({ sentence, message: message.text, reply: reply.text }) >= LIKELY_ACKNOWLEDGED
}

/** Whether a text has a name, as a word of its own where there are spaces between words. */
function holdsName(text: string, name: string): boolean {
  if (UNSPACED.test(name)) return text.includes(name)
  const words = text.toLowerCase().split(/[^\p{L}\p{M}'’-]+/u)
  return name
    .toLowerCase()
    .split(" ")
    .every((word) => words.includes(word))
}

/** From this probability on a reply takes for a wish what was read as one. */
const LIKELY_ACKNOWLEDGED = 0.3
