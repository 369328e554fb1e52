import { expression } from "./regex.ts"

/** Most beginnings of a sentence that are read. */
const MAX_BEGINNINGS = 4
/** A longer sentence, in characters, is a text. */
const MAX_CHARACTERS = 600

const QUESTION = /[?？]["'”’)]{0,3}$/u
/** Where the clause before a question may end: at a mark, or before a word that goes on to ask. */
const END = expression("giu")`
  \s?(?:[,;:，、；：。!！…]|\.{2,5})\s?(?=\S)|\s[–—-]{1,2}\s|\s?(?=¿)|\s(?=(?:so|also|donc|alors|así que|entonces|quindi|allora|então|portanto)\s)|(?<=[んの]だけど|のに|ので|から|けど)(?=\S)|(?=那么?(?:我|有|能|可))
`
/** What asks for nothing but a yes. */
const TAG = expression("iu")`
  ^(?:so |and |or )?(?:right|correct|yes|no|not?|remember|huh|eh|isn['’]t (?:it|that so)|am i(?: not)?|aren['’]t i|do i(?: not)?|don['’]t i|have i|haven['’]t i|is (?:it|that)(?: (?:right|true|correct|so))?
  |oder(?: (?:doch|nicht))?|nicht(?: wahr)?|ne|nä|gell?|stimmt['’]?s?(?: (?:das|doch))?|ist das (?:so|richtig)|hein|non|si|n['’]est-ce pas|pas vrai|c['’]est (?:ça|vrai|bien ça)|verdad|no es (?:así|verdad)|cierto|es (?:verdad|cierto|así)|o (?:sí|no|qué)
  |vero|giusto|no è (?:vero|così)|è (?:vero|così)|o sbaglio|né|certo|não(?: é(?: verdade)?)?|será(?: que (?:não|sim))?|é (?:verdade|isso)|ou não)$
  |^(?:[对是好没不]+[吧吗呢嘛]?|吧|真的吗|でしょう?か?|(?:です)?よね|だよね|かな|ですか|本当)$
`

/**
 * What a sentence says before the question at its end, the longest beginning first: "Ya no soy celíaca, ¿qué pan compro?". None
 * where it asks nothing, or only whether that is so. Linear in the sentence.
 */
export function beginningsBeforeQuestion(sentence: string): readonly string[] {
  const parts = partsOf(sentence)
  return parts.some(({ asked }) => TAG.test(asked)) ? [] : parts.map(({ told }) => told).toReversed()
}

/** Whether a sentence only asks whether what it says is so: "I'm not allergic to nuts, am I?". */
export const asksToConfirm = (sentence: string): boolean => partsOf(sentence).some(({ asked }) => TAG.test(asked))

function partsOf(sentence: string): readonly { readonly told: string; readonly asked: string }[] {
  if (sentence.length > MAX_CHARACTERS || !QUESTION.test(sentence)) return []
  return [...sentence.matchAll(END)].slice(0, MAX_BEGINNINGS).flatMap(({ 0: mark, index }) => {
    const asked = sentence.slice(index + mark.length).replace(/^¿|[?？"'”’)\s]{1,10}$/gu, "")
    const told = sentence.slice(0, index).trim()
    return told === "" ? [] : [{ told, asked }]
  })
}
