import type { Draft } from "../contract/index.ts"
import { isCalledName } from "./called-name.ts"
import { withoutJoin } from "./half-sentences.ts"
import { expression } from "./regex.ts"
import { type Sentence, sentencesOf } from "./sentences.ts"
import { scoreClause } from "./spans/clause-model.ts"
import { LEADS_OR_QUOTES } from "./spans/sure-words.ts"
import { textCue } from "./spans/text-cues.ts"
import { TOLD_CLAUSES } from "./spans/told-clauses.ts"
import { personalWish } from "./topics/personal-wish-model.ts"
import { isOfAnswers, surelyChangesWish } from "./topics/wish-model.ts"

/** A longer message, in characters, or one of more sentences may be a text that somebody was given. */
const MAX_ROW = 200
const MAX_SENTENCES = 6
/** In characters. */
const MAX_WISH = 120
const MAX_COURTESY = 24
const MAX_STATEMENT = 60

/** A greeting to nobody by name, with which no letter begins. */
const GREETING = expression("iu")`
  ^(?:hi|hiya|hello|hey|howdy|good (?:morning|evening|afternoon)|hallo|moin|servus|grüß (?:dich|gott)|guten (?:morgen|tag|abend)|bonjour|bonsoir|salut|coucou|hola|buenas|buen[ao]s (?:días|tardes|noches)|ciao|salve|buongiorno|buonasera|ol[áa]|oi|bom dia|boa (?:tarde|noite)
  |嗨|你好|您好|早上好|晚上好|こんにちは|こんばんは|おはよう(?:ございます)?|はじめまして|初めまして)
  (?: there| again| nochmal| wieder| de nouveau| otra vez| de nuevo| di nuovo| de novo)?(?:[,，、]? ?[^.!?。！？]{0,24}[?？]|[\s.!。！…]{0,4})$
`
/** Thanks, and a word alone that says how long a wish holds: "Always." */
const THANKS = expression("iu")`
  ^(?:thanks?|thx|cheers|danke|vielen dank|besten dank|merci|gracias|muchas gracias|grazie|mille grazie|(?:muito )?obrigad[oa])(?!\p{L})|^(?:谢谢|多谢|非常感谢|感谢|ありがとう|よろしく|どうも)
  |^(?:always|forever|from now on|(?:bitte )?immer|ab jetzt|toujours|siempre|sempre|per sempre|por favor|please|bitte|いつも(?:お願いします)?|これからずっと|お願いします|一直|永远|以后都是)[.!。！]{0,3}$
`
/** Whether a sentence only greets or thanks. */
export const isCourtesy = ({ text }: Sentence): boolean =>
  GREETING.test(text) || (text.length <= MAX_COURTESY && THANKS.test(text))

/** A statement or question beside which a wish is one for all answers: it speaks of no text, and asks for none. */
const REQUEST_BELOW = 0.2
const isPlain = ({ text }: Sentence): boolean =>
  text.length <= MAX_STATEMENT && textCue(text) < 0 && (scoreClause(text, TOLD_CLAUSES)[0] ?? 0) < REQUEST_BELOW

/** Words to several people: an assistant is one. */
const TO_SEVERAL = expression("iu")`
  (?<!\p{L})(?:everyone|everybody|you all|y'all|guys|folks|team|euch|leute|zusammen|kollegen|(?:duzt|siezt|nennt|schreibt|ruft|sagt|antwortet|lasst) (?:mich|mir|euch|die|das)|tout le monde|à tous|ustedes|vosotros|a todos|voi|vi prego|tutti|vocês|pessoal|jullie)(?!\p{L})|各位|大家|你们|みなさん|皆さん
`

const ASKS = /[?？]$/u

/** Whether a draft states how answers should be, or how to treat or call its speaker. */
export const isWishDraft = (draft: Draft): boolean => draft.category === "instruction" || isCalledName(draft)

/** Whether a sentence, of which these drafts were read, is a wish for all answers whatever stands beside it. */
export function isSureWish(sentence: string, drafts: readonly Pick<Draft, "metadata">[]): boolean {
  const wish = withoutJoin(sentence)
  const isRuled = drafts.some(({ metadata }) => metadata?.rule === "standing wish")
  return isRuled || surelyChangesWish(wish) || personalWish(wish) !== "nothing"
}

/** Whether a wish is about answers itself: "Kein Zucker" and "Immer heiß" are wishes for a drink. */
function isAboutAnswers(sentence: string): boolean {
  const wish = withoutJoin(sentence)
  return surelyChangesWish(wish) || personalWish(wish) === "wish" || isOfAnswers(wish)
}

/**
 * The standing wishes of a short typed message of several sentences, each of which is one alone: "Keep it brief. No
 * emojis." Beside a wish only greetings and thanks may stand; beside one that is surely for all answers, plain statements,
 * and a question behind it. One of them has to be about answers itself, or each sure. `wishIn`: what a sentence is
 * alone. Linear.
 */
export function wishesInRow(
  message: string,
  wishIn: (sentence: Sentence) => "sure" | "likely" | undefined,
): readonly Sentence[] {
  const text = message.trim()
  if (text.length > MAX_ROW || LEADS_OR_QUOTES.test(text) || TO_SEVERAL.test(text)) return []
  const sentences = sentencesOf(message)
  if (sentences.length < 2 || sentences.length > MAX_SENTENCES) return []
  const others: Sentence[] = []
  const wishes: { readonly sentence: Sentence; readonly isSure: boolean }[] = []
  for (const sentence of sentences) {
    if (isCourtesy(sentence)) continue
    const wish = sentence.text.length > MAX_WISH || ASKS.test(sentence.text) ? undefined : wishIn(sentence)
    if (wish !== undefined) wishes.push({ sentence, isSure: wish === "sure" })
    else if (isPlain(sentence)) others.push(sentence)
    else return []
  }
  if (!wishes.every(({ isSure }) => isSure) && !wishes.some(({ sentence }) => isAboutAnswers(sentence.text))) return []
  const question = others.find(({ text }) => ASKS.test(text))
  return wishes
    .filter(({ isSure }) => isSure || others.length === 0)
    .map(({ sentence }) => sentence)
    .filter(({ start }) => question === undefined || start < question.start)
}
