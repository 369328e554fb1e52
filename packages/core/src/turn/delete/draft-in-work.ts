import { analyse } from "../../text/analyse.ts"
import { expression } from "../../text/regex.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { wholeWords } from "../../text/whole-words.ts"
import type { ChatMessage } from "../messages.ts"
import { isFiller } from "../remember/wishes-about-others.ts"
import { addressesUser, askedFor, asksMemory } from "./asked-for.ts"
import { onlyTells } from "./told-before.ts"

/** Verbs with which people have a text or another work made. */
const MAKES = wholeWords(
  `
    writ(?:e|ing)|draft|compose|create|make|design|build|generate|prepare|translate|rewrite|rephrase|reword|put together|fill (?:in|out)|come up with|plan|draw(?: up)?|sketch|describe|format|type up|code|turn (?:this|it|these|that) into
    |schreib(?:e|en|st)?|verfass(?:e|en|t)?|formulier(?:e|en|st)?|entwirf|entwerfe[n]?|erstell(?:e|en|st)?|mach(?:e|st)? (?:mir|uns|eine?n?)|bastel|bastle|übersetz(?:e|en|t)?|füll(?:e|en)?|plan(?:e|en|st)?|gestalte?n?|generiere?|zeichne|programmiere?
    |écri(?:s|t|re|vez)|rédig(?:e|er|es|ez)|compose[rz]?|cré(?:e|er|es|ez)|fais|faites|prépar(?:e|er|es|ez)|tradui(?:s|re|sez)|rempli(?:s|r|ssez)|planifie[rz]?|génère|générer|reformule[rz]?|dessine[rz]?
    |escrib(?:e|es|ir|a|eme)|escríbe(?:me|nos)|redact(?:a|ar|as|e)|redácta(?:me|nos)|compón|componer|crea(?:r|me|s)?|haz(?:me|nos|le)?|prepár?a(?:r|s|me)?|prepára(?:me|nos)|traduc(?:e|es|ir)|tradúce(?:me|lo|la)|rellena[rs]?|planifica[rs]?|genera[rs]?|diseña[rs]?|dibuja(?:r|me)?
    |scriv(?:i|ere|a|imi|ici)|scrivi(?:mi|ci)|redig(?:i|ere)|componi|creare|creami|fammi|facci|prepar(?:i|are|ami|aci)|prepara|tradu(?:ci|rre|cimi)|compila(?:re)?|pianifica(?:re)?|generami|disegna(?:mi)?
    |escrev(?:a|e|er)|redij?[ga](?:a|ir|e)?|redigir|componha|cri(?:e|a|ar)|faça|faz|fazer|prepare|traduz(?:a|ir)?|preench(?:a|e|er)|planej(?:e|ar)|gere|gerar|desenh(?:e|a|ar)
    |schrijf|schrijven|maak|vertaal|ontwerp|napisz|stwórz|zrób|przetłumacz|напиши(?:те)?|составь(?:те)?|создай(?:те)?|переведи(?:те)?|сделай(?:те)?
  `,
  "写|起草|草拟|拟一|编一|做(?:一|个|份|张)|制作|设计|翻译|翻成|填|规划|润色|画|寫|翻譯|書い|書き|作っ|作り|作成|下書き|訳し|翻訳|描い|設計|써|작성|번역|만들어",
)

/** What people name to have it: "Seating plan", "I need a dating profile". */
const WORK = wholeWords(
  `
    (?:cover )?letter|e-?mail|bio|cv|resume|résumé|caption|signature|toast|speech|poem|story|song|essay|tweet|headline|form|table|spreadsheet|slides?|presentation|itinerary|schedule|timetable|\\p{L}+ing (?:plan|list)|(?:guest|to-?do|wish|price|meal|week\\p{L}*) (?:plan|list)|a list of|dating profile|invitation|script|workflow|json|csv|sql|yaml|html
    |brief|\\p{L}*mail|lebenslauf|bewerbung|anschreiben|rede|gedicht|geschichte|(?:gäste|pack|einkaufs|todo-|wunsch|teilnehmer)\\p{L}*liste|\\p{L}+plan|tabelle|formular|einladung|signatur|steckbrief|datingprofil
    |lettre|courriel|discours|poème|histoire|liste d['’ei]\\p{L}*|tableau|formulaire|invitation|légende|annonce|profil de rencontre
    |carta|correo|currículum|discurso|poema|cuento|lista de|tabla|formulario|invitación|anuncio|firma
    |lettera|biglietto|curriculum|discorso|poesia|elenco d\\p{L}*|tabella|modulo|invito|annuncio|recado|currículo|tabela|formulário|convite|anúncio|assinatura
  `,
  "信(?!息)|邮件|简历|名单|清单|表格|演讲稿|文案|便条|手紙|メール|履歴書|自己紹介|自己PR|リスト|スピーチ|紹介文|キャプション|署名",
)

/** A question for something that is known: "What is my meal plan?" */
const ASKS_WHAT = expression("iu")`
  ^(?:what|who|where|when|which|why|how|do|did|does|is|are|was|were|wer|wo|wann|welche\p{L}?|warum|wie|hast|habe|quel\p{L}{0,3}|qui|où|quand|pourquoi|comment|est-ce|qu['’]est|que|qué|quién|dónde|cuándo|cuál|cómo|chi|che|cosa|dove|quando|quale|qual|come|quem|onde|o que)(?!\p{L})
  |什么|哪|谁|几|多少|何|誰|どこ|いつ|なに
`

/** Whether a user's message has the assistant make a text or another work. */
function asksForWork(text: string): boolean {
  if (asksMemory(text)) return false
  return sentencesOf(text)
    .slice(-MAX_ASKED)
    .some(({ text: sentence }) => MAKES.test(sentence) || (WORK.test(sentence) && !ASKS_WHAT.test(sentence.trim())))
}
/** Sentences of a message from which a task is read. */
const MAX_ASKED = 12

/** More of a reply is not read, in characters. */
const MAX_CHARACTERS = 4096
/** A text that nobody is known to have asked for, at least, in characters. */
const MIN_TEXT = { spaced: 80, unspaced: 30 }
const LIST_ITEM = /^ {0,8}(?:[-*•·]|\d{1,2}[.)]) /mu

const linesOf = (reply: string): readonly string[] =>
  sentencesOf(reply.slice(0, MAX_CHARACTERS))
    .flatMap(({ text }) => text.split("\n"))
    .filter((line) => line.trim() !== "" && !isFiller(line))

/** A letter may speak to its reader in each sentence. At least, in characters. */
const MIN_LETTER = 80

/** A Chinese or Japanese letter is short, and speaks to its reader from the first words on: "房东您好，…". */
const SALUTATION = /^[^\p{P}\s]{1,8}(?:您好|你好)|^(?:尊敬|亲爱)的|^[^\p{P}\s]{1,10}(?:様|さん|先生)[、。\s]/u

/** Whether a reply has anything but what it says to the user: "Sure! For whom is it?" is no draft. */
function isWork(reply: string): boolean {
  const lines = linesOf(reply)
  const stated = lines.filter((line) => !/[?？]\s*$/u.test(line))
  return lines.some((line) => !addressesUser(line) || SALUTATION.test(line)) || stated.join(" ").length >= MIN_LETTER
}

/** Whether a reply upon an unknown request reads like a text, and neither like talk nor like a list of what is known. */
function readsLikeText(reply: string): boolean {
  const least = UNSPACED.test(reply) ? MIN_TEXT.unspaced : MIN_TEXT.spaced
  if (reply.length < least || asksMemory(reply) || LIST_ITEM.test(reply)) return false
  const lines = linesOf(reply)
  return lines.filter(addressesUser).length * 2 < lines.length
}

/** Share of its words that a new version has of the one before it. */
const SAME_TEXT = 0.5

function isVersionOf(reply: string, earlier: string): boolean {
  const before = new Set(analyse(earlier.slice(0, MAX_CHARACTERS)))
  const words = [...new Set(analyse(reply.slice(0, MAX_CHARACTERS)))]
  return words.length > 0 && words.filter((word) => before.has(word)).length >= words.length * SAME_TEXT
}

/** Work goes on over a few exchanges: "A bit shorter, please", "Should I mention the date?" */
const MAX_REPLIES = 4

/**
 * Where the reply stands that is a text or another work, asked for by the user and still worked on at the end of these
 * messages: what came between told nothing and did not ask what is known of them.
 */
export function draftInWork(before: readonly ChatMessage[]): number | undefined {
  let replies = 0
  for (let at = before.length - 1; at >= 0 && replies <= MAX_REPLIES; at--) {
    const { role, text } = before[at] ?? { role: "system", text: "" }
    if (role === "assistant") {
      replies++
      const request = askedFor(before, at)
      if (request === "" ? readsLikeText(text) : asksForWork(request) && isWork(text)) return at
    }
    // Of a reply that repeats what is known nothing may be stored.
    if (role === "user" && (asksMemory(text) || (onlyTells(before, at) && !isForNextVersion(before, at))))
      return undefined
  }
  return undefined
}

/** Whether what a user tells is for a text, of which the reply is the next version: "His name is Peeters." */
function isForNextVersion(before: readonly ChatMessage[], at: number): boolean {
  const reply = before[at + 1]
  const earlier = before.slice(0, at).findLast(({ role }) => role === "assistant")
  return reply?.role === "assistant" && earlier !== undefined && isVersionOf(reply.text, earlier.text)
}
