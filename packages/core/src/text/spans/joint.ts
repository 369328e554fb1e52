import { ALL_LANGUAGE_NAMES, LANGUAGE_NAMES } from "../language-names.ts"
import { expression } from "../regex.ts"
import { wholeWords } from "../whole-words.ts"
import { type ClauseWeights, scoreClause } from "./clause-model.ts"

/** A joint lies within this many words of the end where the request is. */
const MAX_WORDS = 9
/** The same for languages without spaces, in characters. */
const MAX_WIDE = 16
/** A longer sentence, in characters, is cut before it is read. */
const MAX_CHARACTERS = 400
/** What a request and the text beside it score together at least. */
const MIN_SCORE = 0.75
/** From this score on a sentence is a request as a whole. */
const MAX_WHOLE = 0.5
/** "I live in Derby" ends in a place; only a language or a manner is asked for so shortly: "… in French". */
const PLACE =
  /^(?:(?:(?:i |we )?(?:live|lived|living|work|working|born|based|grew)|up|grew up|wohne|lebe|arbeite|vivo|habite|abito|moro) )?(?:in|to|at|from|near|nach|aus|bei|en|à|em|de|da|a|no|na) \p{L}+[.!]?$/iu
const LANGUAGE_OR_FORM = wholeWords(
  `${ALL_LANGUAGE_NAMES}|(?:${LANGUAGE_NAMES.german})\\p{L}*|short|brief|bullets|verse|prose|full|kurz|kürze|stichpunkten|bref|breve|markdown|json`,
)
/** No text ends in a subject, a preposition, or a verb of living or working: "I'm allergic to" before "strawberries". */
const OPEN_END = wholeWords(
  `
  (?:i|we|ich|wir|ik|je|yo|io|eu|ja|я|i['’]m|to|in|at|with|for|as|from|gegen|bei|als|aus|mit|à|aux?|en|de|des|du|con|para|por|com|em|na|no|per|da|di|alla|alle|allo|al|voor|van|met|w|z|na|в|на|с|из
  |live|work|wohne|lebe|arbeite|habite|vis|travaille|vivo|trabajo|abito|lavoro|moro|trabalho|woon|werk|mieszkam|pracuję|живу|работаю
  |allergic|allergisch|allergique|al[eé]rgic[oa]|allergic[oa]|alergię|аллергия)\\s*$
  `,
)

/** "This is" introduces no text without a mark: "This is my wife Sue". */
const SHOWS = expression("iu")`
  ^(?:(?:hi|hey|hello|hallo|salut|hola|ciao|oi|olá)[,!]? )?(?:this|that|these|those|here|das|dies|hier|voici|voilà|ce|c['’]est|est[aeo]s?|es[aeo]s?
  |quest[aeio]|ecco|dit|dat|to|это|det|bu)(?: (?:is|are|ist|sind|hier ist|sont|es|son|è|sono|é|são|zijn|jest|här är|är))?(?: (?:il|la|i|le|o|a|os|as))?
  (?: (?:my|our|meine?|unsere?|mon|ma|mes|notre|nos|mis?|mi[oa]|miei|mie|meus?|minhas?|mijn|onze|moja|mój|мой|моя|min|vår))?$
`

/**
 * Where a request ends and the text begins that nothing separates from it ("fix typos I am …"), or with `atEnd` where the text ends and the request
 * begins; 0 for nowhere. Both sides must sound like what they are more than the whole does.
 */
export function findJoint(sentence: string, atEnd: boolean, model: ClauseWeights): number {
  if (sentence.length < 8) return 0
  const whole =
    sentence.length > MAX_CHARACTERS
      ? atEnd
        ? sentence.slice(-MAX_CHARACTERS)
        : sentence.slice(0, MAX_CHARACTERS)
      : sentence
  // A longer request is a request as a whole: "delete the memory that I live in Porto".
  if (scoreClause(whole, model)[0] >= MAX_WHOLE) return 0
  const shift = atEnd ? sentence.length - whole.length : 0
  let best = 0
  let most = MIN_SCORE
  for (const at of gapsOf(whole, atEnd)) {
    const left = whole.slice(0, at)
    const right = whole.slice(at)
    const [request, text] = atEnd ? [right, left] : [left, right]
    if (atEnd ? isPlaceAlone(request.trim()) || OPEN_END.test(text) : SHOWS.test(request)) continue
    const asks = scoreClause(request.trim(), model)[0]
    if (asks < most) continue
    const [, statement, , document] = scoreClause(text.trim(), model)
    const score = asks * (statement + document)
    if (score <= most) continue
    most = score
    best = at
  }
  return best === 0 ? 0 : best + shift
}

function gapsOf(text: string, atEnd: boolean): readonly number[] {
  const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text.slice(0, 4))
  const all = wide
    ? Array.from({ length: Math.max(0, text.length - 5) }, (_, at) => at + 2)
    : [...text.matchAll(/(?<=[\p{L}\p{N}]) (?=[\p{L}\p{N}])/gu)].map(({ index }) => index)
  const most = wide ? MAX_WIDE : MAX_WORDS
  return atEnd ? all.slice(-most) : all.slice(0, most)
}

const isPlaceAlone = (words: string): boolean => PLACE.test(words) && !LANGUAGE_OR_FORM.test(words)
