import { wholeWords } from "./whole-words.ts"

/** Who is spoken to, in a sentence of a reply that repeats what memory holds: "since you're allergic to hazelnuts". */
const YOU = wholeWords(
  "you|you're|you've|your|yours|dich|dir|dein\\p{L}{0,2}|ihnen|ihr\\p{L}{0,2}|tu|te|toi|ton|ta|tes|t'|vous|votre|vos|tú|ti|tus?|usted|eres|estás|tienes|sei|hai|vai|vais|viajas|jij|jouw|u|uw|ty|twój|twoja|masz|jesteś|tuo|tua|tuoi|tue|lei|você|vocês|seu|sua|és|tens|teu|tua",
  "你|您|あなた|とのこと|アレルギーですね",
)
/** "You" in German and Dutch, and "of the" and "I" in French. */
const ALSO_FRENCH = wholeWords("du|je")
const FRENCH = wholeWords("j['’]\\p{L}+|et|est|les|une|avec|dans|pour|aux?|qui|pas|chez|suis|ai|mon|ma")
/** German "sie" also stands for things, and is "you" with a capital. */
const FORMAL_YOU = /(?<!\p{L})Sie(?!\p{L})/u

/** Whether a sentence of a reply has a word for the user. */
export const speaksToUser = (sentence: string): boolean =>
  YOU.test(sentence) || FORMAL_YOU.test(sentence) || (ALSO_FRENCH.test(sentence) && !FRENCH.test(sentence))
