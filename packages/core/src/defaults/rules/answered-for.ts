import type { Message } from "../../contract/index.ts"
import { mayCorrect } from "../../text/correction-leads.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { requestAboutOther } from "../../text/topics/asked-model.ts"
import { opensWithRelative } from "../../text/topics/clause-features.ts"
import { takesSubjectOf } from "../../text/topics/subject-model.ts"
import { wholeWords } from "../../text/whole-words.ts"
import type { SaidMessages } from "./question-before.ts"

/**
 * The words that say whom a message is about if it is not its sender: those of the request for which the assistant
 * asked, or of the message that it corrects. What names its sender is about them all the same.
 */
export function wordsAboutOther(message: Message, { before, messages }: SaidMessages): string | undefined {
  const all = [...before, ...messages].toSorted((one, other) => one.position - other.position)
  const at = all.findIndex(({ position, role }) => position === message.position && role === "user")
  return requestAboutOther(all, at) ?? correctedAboutOther(all.slice(0, at), message.text)
}

function correctedAboutOther(earlier: readonly Message[], text: string): string | undefined {
  if (!mayCorrect(text)) return undefined
  const at = earlier.findLastIndex(({ role }) => role === "user")
  // What refuses may answer a question.
  if (earlier.slice(at + 1).some((reply) => /[?？]/u.test(reply.text))) return undefined
  const last = sentencesOf(earlier[at]?.text ?? "").at(-1)?.text ?? ""
  return opensWithRelative(last) || takesSubjectOf(last, text) ? last : undefined
}

/** Whether a statement names its speaker: "I'm vegan", "Soy vegana". */
export const namesSpeaker = (said: string): boolean => SPEAKER.test(said)

const SPEAKER = wholeWords(
  `i|i['’]?m|i['’]?ve|i['’]d|me|my|mine|myself|we|we['’]re|our|us|ich|mir|mich|mein(?:e[mnrs]?)?|wir|uns|unser(?:e[mnrs]?)?|je|j['’]\\p{L}+|moi|mon|ma|mes|nous|notre|nos|m['’]\\p{L}+
  |yo|soy|tengo|estoy|vivo|trabajo|como|puedo|mi|mis|somos|tenemos|tomo|padezco|sufro|peso|mido|quiero|nosotr[oa]s|nuestr[oa]s?|io|sono|ho|abito|lavoro|mangio|posso|mi[oae]i?|miei|noi|siamo|abbiamo|prendo|soffro|faccio|voglio|nostr[oa]
  |eu|sou|tenho|estou|moro|trabalho|posso|meus?|minhas?|nós|temos|sofro|quero|nosso|ik|mij|mijn|wij|ons|onze|ja|mam|jestem|mieszkam|pracuję|jem|mogę|mój|moja|moje|mnie|mamy|jesteśmy`,
  "我|咱|俺|私|僕|自分|わたし|ぼく|うち",
)
