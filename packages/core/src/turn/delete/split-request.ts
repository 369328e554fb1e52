import { regex } from "../../text/regex.ts"
import { continuesRequest, readRequestClauses } from "./clause-roles.ts"
import { cutCourtesies } from "./request-manner.ts"

const CLAUSE_MARK = /[,;:–—，；：、]\s?|\s-+\s/g

const CONJUNCTION =
  /\s(?:and|n|but|because|cuz|und|aber|weil|et|mais|car|parce que|y|pero|porque|ya que|e|ma|però|perché|mas|então|entonces|así que|alors|donc|allora|so|also|oh)\s/giu
/** "I want to relax and forget my ex" asks nobody: a clause behind "and" has to be addressed to memory. */
const ADDRESSED = regex(
  `
    (?<!\\p{L})(?:please|pls|plz|you|u|bitte|du|sie|s'il (?:te|vous) plaît|stp|svp|tu|vous|por favor|porfa|puedes|hazme|te pido|você|per favore|puoi|ti prego|ti chiedo
    |told|mentioned|gesagt|erzählt|raconté|confié|dije|conté|platiqué|comenté|detto|raccontato|disse|contei|falei|memory|gedächtnis|mémoire|memoria|memória)(?!\\p{L})
  `,
  "iu",
)

/** The clauses of a sentence that has several, without courtesies. Dictated text has no commas, so that conjunctions divide it as well. */
export function splitClauses(sentence: string): readonly string[] {
  const clauses = sentence.split(CLAUSE_MARK)
  const parts = sentence
    .split(CONJUNCTION)
    .slice(1)
    .flatMap((part) => part.split(CLAUSE_MARK).slice(0, 1))
    .filter((part) => ADDRESSED.test(part))
  return [...(clauses.length === 1 ? [] : clauses), ...parts].map((clause) => cutCourtesies(clause.trim()))
}

const REMARK = regex(
  `
    ^(?:it|its|it's|that|that's|this|which|he|he'd|she|she'd|they|i|i'm|we|because|since|cos|cuz|makes?|the \\p{L}+ \\p{L}+ed|not|don't|dont|das|es|er|sie|ich|weil|denn|geht|ça|c'est|il|elle|je|parce|car|eso|esto|es|me|porque|isso|é|questo|è|mi|perché)(?!\\p{L})
  `,
  "iu",
)

/** From this probability on a clause only says why. */
const MIN_REMARK = 0.5

/** "I got glasses, makes me feel ancient": why a statement is to be forgotten is no part of it. */
export function cutRemark(about: string, sentence: string): string {
  const clauses = readRequestClauses(sentence)
  const at = clauses.findIndex(({ hasVerb }) => hasVerb)
  const asking = clauses[at]
  const remark = clauses.find(
    ({ text, chances }, index) =>
      index > at &&
      (chances.explains >= MIN_REMARK || REMARK.test(text)) &&
      !(index === at + 1 && asking !== undefined && continuesRequest(asking, text)),
  )
  const cut = remark === undefined ? -1 : about.lastIndexOf(remark.text.replace(/[.!?。]{1,8}$/u, ""))
  return cut > 0 ? about.slice(0, cut).replace(/[\s,;:–—，；、-]{1,8}$/u, "") : about
}
