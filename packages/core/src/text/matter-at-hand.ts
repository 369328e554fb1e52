import { sentencesOf } from "./sentences.ts"
import { surelyChangesWish } from "./topics/wish-model.ts"
import { wholeWords } from "./whole-words.ts"
import { isCourtesy } from "./wish-rows.ts"

interface Said {
  readonly role: string
  readonly text: string
}

/** Characters of a reply that may hold the question at its end. */
const MAX_QUESTION = 200
/** Questions that a word answers, not "yes". */
const OPEN = wholeWords(
  "how|what|which|any|wie|was|welche\\p{L}{0,2}|irgendwelche|comment|quel(?:le)?s?|des|quoi|cómo|qué|cuál(?:es)?|alguna?|come|che|quale|qual|qualche|como|que|quais|alguma?",
  "什么|怎[么样]|哪|多[长少]|どんな|どう|どの|何|いかが",
)
/** What is wanted of a thing, not what was: "How should it be?", "What kind?". */
const WANTED = wholeWords(
  "should|shall|would|want|like|prefer\\p{L}*|need|kind|tone|style|format|long|soll\\p{L}*|möcht\\p{L}*|magst|mögen|will(?:st)?|wollen|wünsch\\p{L}*|darf|vorlieben|ton|stil|lang|doi(?:t|s|vent)|veux|voulez|voudr\\p{L}+|souhait\\p{L}*|préfér\\p{L}*|faut|genre|longueur|deb\\p{L}+|quier\\p{L}+|prefier\\p{L}*|prefer\\p{L}*|gust\\p{L}+|tono|estilo|tipo|larg[oa]|dev\\p{L}+|vuoi|vuole|vorrest\\p{L}+|lung[oa]|stile|quer(?:es?)?|gost\\p{L}+|tom|compriment\\p{L}+",
  "应该|要|想|希望|风格|好み|いい|ほしい|欲しい|良い|べき|希望|スタイル",
)
/** What all answers, or any help, are asked about. */
const OF_ANSWERS = wholeWords(
  "answer\\p{L}*|repl(?:y|ies)|respon\\p{L}*|else|help|antwort\\p{L}*|sonst|helfen|hilfe|r[ée]pon\\p{L}+|d'autre|aider|respuest\\p{L}*|contest\\p{L}*|ayud\\p{L}*|rispost\\p{L}*|rispond\\p{L}*|altro|aiut\\p{L}*|respost\\p{L}*|ajud\\p{L}*",
  "回答|回复|答え|返事|返信|返答|ほか|他に|还有|帮",
)

/** Whether a user's message answers how what they asked for should be: "How should the poem be?", "No rhymes. Keep it short." */
export function answersAboutMatter(messages: readonly Said[], at: number): boolean {
  const [reply, request] = [messages[at - 1], messages[at - 2]]
  if (reply?.role !== "assistant" || request?.role !== "user") return false
  const question = sentencesOf(reply.text.slice(-MAX_QUESTION)).at(-1)?.text ?? ""
  if (!/[?？]$/u.test(question) || !OPEN.test(question) || OF_ANSWERS.test(question)) return false
  return WANTED.test(question) && sentencesOf(request.text).some((sentence) => !isCourtesy(sentence))
}

/** Whether a wish for the matter at hand is one for all answers as well: it speaks of them, or says how long it holds. */
export const outlastsMatter = (wish: string): boolean => OF_ANSWERS.test(wish) || surelyChangesWish(wish)
