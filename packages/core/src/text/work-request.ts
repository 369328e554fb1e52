import { oneLine, regex } from "./regex.ts"
import { wholeWords } from "./whole-words.ts"
import { textRequestProbability } from "./work-request-model.ts"

/** From this probability on a clause asks for something about the text in other lines, or in its own line. */
const FROM = { apart: 0.4, beside: 0.5, own: 0.9 }
/** A request about a text is short; a longer clause has to be a clear one. */
const SHORT_CHARACTERS = 60

/**
 * Whether a clause asks for something about a text or hands one over: one in lines of its own (`apart`), in the same line (`beside`), or where the
 * clause also speaks of its author (`own`).
 */
export function isAboutText(clause: string, where: "apart" | "beside" | "own"): boolean {
  const bare = clause.replace(/[’]/g, "'").trim()
  if (HANDS_OVER.test(bare)) return true
  if (STANDING.test(bare)) return false
  if (where === "apart" && POINTS_AT.test(bare)) return true
  if (where !== "own" && bare.length <= SHORT_CHARACTERS && ABROAD.test(bare)) return true
  const from = where === "beside" && bare.length > SHORT_CHARACTERS ? FROM.own : FROM[where]
  return textRequestProbability(bare) >= from
}

/** Whether a clause states something of its author: a question and a polite request do not. */
export function speaksOfSelf(clause: string): boolean {
  const bare = clause.replace(/[’]/g, "'").trim()
  return (OWN.test(bare) || SELF.test(bare)) && !POLITE_OWN.test(bare) && !/[?？؟]$/u.test(bare)
}

/** A longer line, in characters, is no request. */
const MAX_REQUEST_CHARACTERS = 400
/** Minimum length of a text after a colon, below or above the request. */
const MIN_TEXT_CHARACTERS = 8

/**
 * Whether a message asks to work on a text that it contains: to translate, correct, summarize, continue or answer it.
 * Statements in such a text are its author's, who may be anybody. The request is in the first line, with the text
 * below it or after a colon, or in the last line with the text above it; only these lines are read. Linear.
 */
export function asksToWorkOnText(message: string): boolean {
  const text = message.trim()
  const firstEnd = text.indexOf("\n")
  if (firstEnd < 0) return behindColon(text) || aboveInLine(text)
  const first = text.slice(0, firstEnd).trim()
  const last = text.slice(text.lastIndexOf("\n") + 1).trim()
  if (text.length - first.length > MIN_TEXT_CHARACTERS && isRequest(first, true)) return true
  if (behindColon(first) && first.length <= MAX_REQUEST_CHARACTERS) return true
  return text.length - last.length > MIN_TEXT_CHARACTERS && last.length <= MAX_REQUEST_CHARACTERS && isLastRequest(last)
}

/** "Translate to German: I am …"; a text in quotation marks counts if the message begins with the request. */
function behindColon(line: string): boolean {
  const colon = /[:：]\s?(?=\S)/u.exec(line.slice(0, MAX_REQUEST_CHARACTERS))
  if (colon !== null && line.length - colon.index > MIN_TEXT_CHARACTERS && isRequest(line.slice(0, colon.index), false))
    return true
  const quote = /["“«「『]/u.exec(line.slice(0, MAX_REQUEST_CHARACTERS))
  if (quote === null || quote.index < 2 || line.length - quote.index < 2 * MIN_TEXT_CHARACTERS) return false
  const lead = line.slice(0, quote.index)
  return clausesOf(lead).length === 1 && isRequest(lead, false)
}

/** "I am … Translate this to French." */
function aboveInLine(line: string): boolean {
  const end = line.slice(-160)
  const from = Math.max(...[". ", "! ", "? ", "。", "！", "？"].map((mark) => end.lastIndexOf(mark, end.length - 3)))
  return from >= 0 && line.length > end.length - from + MIN_TEXT_CHARACTERS && OF_ABOVE.test(end.slice(from + 1).trim())
}

const OF_ABOVE = regex(
  `
    ^(?:(?:please|pls|now|and|then|can you|could you|would you|kindly)[ ,]{1,2}){0,3}(?:translate|proofread|paraphrase|rephrase
    |reword|rewrite|summari[sz]e|correct|fix)(?: (?:this|that|it|(?:all )?(?:of )?(?:the|everything) above))?
    (?: (?:in)?to [a-z]+| for me| please| in [a-z ]{1,20})?[.!?]?$
  `,
  "i",
)

function isLastRequest(line: string): boolean {
  const [first = ""] = clausesOf(line)
  // A line with its own text is no request about the text above.
  return !/[:：]\s?\S|["“«「『]/u.test(line) && isRequest(first, true)
}

/** `apart`: the text is on lines of its own. */
function isRequest(line: string, apart: boolean): boolean {
  if (line.length > MAX_REQUEST_CHARACTERS) return false
  return clausesOf(line).some(
    (clause) =>
      !STANDING.test(clause) &&
      !(OWN.test(clause) && !POLITE_OWN.test(clause)) &&
      (ENGLISH.test(clause) || ABROAD.test(clause) || (apart && (OF_TEXT.test(clause) || HEADING.test(clause)))),
  )
}

function clausesOf(line: string): readonly string[] {
  return line
    .replace(/[’]/g, "'")
    .split(/[.!?;。！？]{1,8}(?=\s|$)|(?<=[。！？])|,\s(?=(?:please|pls|plz|kindly|can|could|would|will|how)\s)/iu)
    .map((clause) => clause.replace(/^[\s^>#*"-]+/u, "").trim())
    .filter((clause) => clause !== "")
}

/** A lasting wish of the user. */
const STANDING = wholeWords(
  "always|never|from now on|in (?:the )?future|every time|whenever|immer|ab jetzt|ab sofort|künftig|toujours|désormais|dorénavant|siempre|de ahora en adelante|sempre|d'ora in poi|a partir de agora|всегда",
  "以后|以後|今后|今後|これから|いつも|앞으로|항상",
)
/** A statement about the speaker. */
const OWN = wholeWords(
  `^(?:(?:by the way|btw|well|so|and|also|hi|hello),? )?(?:i|i'm|i've|my|we|our|ich|mein\\p{L}*|wir|unser\\p{L}*|je|j'\\p{L}+|mon|ma|mes|nous|notre
  |yo|mis|mi(?! (?:riassum|corregg|spieg|traduc|riscriv|rispond|puoi|può))|soy|estoy|tengo|trabajo|vivo|debo|quiero|necesito|estudio|hablo|eu|meu|minha|sou|moro|tenho|trabalho|preciso
  |io|mio|mia|sono|vivo|lavoro|devo|studio|я|мне|мой|моя|мы)`,
  "^(?:我|咱|私|僕|俺|저는|나는|제가|내가|제 |내 )",
)
/** The same in the languages that no pattern of requests knows. */
const SELF = wholeWords(
  `ik|mijn|wij|jag|min|mitt|mina|vi|jestem|mam|mieszkam|mój|moja|moje|lubię|nazywam|benim|ben|tôi|của tôi|मैं|मेरा|मेरी|मुझे|أنا|اسمي|у меня|меня|i|i'm|i've|ich|call me|me and|je|j'\\p{L}+|yo|soy|vivo|eu|sou|moro|io|sono`,
  "我|咱|私|僕|俺|저는|나는|제가|내가",
)
/** "My boss sent me this mail", "Here's the letter". */
const HANDS_OVER = wholeWords(
  `(?:sent|wrote|texted|e-?mailed|forwarded|gave|got|received|found)(?: (?:me|us|to me))? (?:this|these|the following)(?: (?:[\\p{L}-]{1,20} )?(?:mail|e-?mail|text|message|letter|note|sms|dm|review|comment|post|tweet))?(?=$|[ ,.:;!?])(?! (?:year|week|month|morning|weekend|summer|job|new|as|for|is))
  |here(?:'s| is| are) (?:the|an?|my \\p{L}+'s|what (?:he|she|they)) (?:[\\p{L}-]{1,20} )?(?:mail|e-?mail|text|message|letter|note|review|comment|post|tweet|article|wrote|said|log|error|transcript)
  |(?:my|the|a) (?:boss|friend|customer|client|landlord|colleague|patient|neighbou?r|match)(?:'s)? (?:note|message|e-?mail|letter|wrote|says|said)
  |(?:schrieb|schreibt) mir(?=$|[.:])|hat mir (?:das|dies|folgendes) \\p{L}+|m'a écrit(?=$|[.: ])|me escribió|me escreveu|mi ha scritto|schreef me|napisał\\p{L}? (?:do mnie|mi)|bana (?:bunu )?yazdı`,
  "发来的|發來的|来信如下|からのメール|からの手紙|보낸 메일",
)
/** A question or request that points at a text, or at who wrote it. */
const POINTS_AT = wholeWords(
  `(?:this|that|these|those)(?! (?:year|weekend|week|month|morning|afternoon|evening|summer|winter|spring|autumn|time|season|christmas))|it|above|below|following|attached|(?:the|this|that) (?:person|author|writer|sender|speaker|customer|guy|text|mail|e-?mail|message|letter|note|review|article|post|paragraph|ticket)|he|she|they|him|her|them
  |das|dies\\p{L}{0,2}|darauf|dazu|hierauf|oben|unten|absender\\p{L}{0,2}|verfasser\\p{L}{0,2}|ça|cela|ceci|c'est|ci-dessus|ci-dessous|esto|eso|este texto|arriba|abajo|isto|isso|acima|questo|quello|sopra|sotto|dit|deze|hierboven|det här|detta|to|tego|tekst|powyżej|bunu?|bu metin|yukarıdaki|это|этот|этому|выше|ниже|cái này|đoạn này|यह|इसका|इस|هذا|هذه`,
  "这|這|那段|以上|以下|上面|下面|これ|この|それ|上記|下記|이거|이것|이 글|이 문장|위의|아래",
)
/** A statement about the speaker that is a polite request. */
const POLITE_OWN = wholeWords(
  `i(?:'d| would) (?:like|love|want|need) you to|i (?:want|need) (?:you to|help)|i would be .{0,30}(?:if you|grateful)|i'd (?:be|appreciate)|(?:ich|wir) (?:möchte|hätte|bräuchte|brauche)n?
  |je (?:voudrais|souhaite|souhaiterais|vous prie|te prie) que|j'aimerais que|(?:quiero|necesito|quisiera) que|(?:quero|preciso|gostaria) que|vorrei che|мне нужно`,
  "我想请|我需要你|我希望你",
)

const LEAD = oneLine(`
  (?:(?:please|pls|plz|kindly|hey|hi|hello|dear \\w+|good (?:morning|afternoon|evening)|ok|okay|now|then|and|so|just|quick(?:ly)?
  |(?:can|could|would|will) (?:you|u|ya)|be so (?:good|kind)|(?:as )?to|i(?:'d| would) (?:like|love|want) you|i (?:want|need) you
  |i would be .{1,20}grateful if you could|help me|here|your task is|act as .{1,40} and|for me)[ ,:]{1,2}){0,5}
`)
const TEXTS = oneLine(`
  e-?mails?|mails?|letters?|texts?|messages?|essays?|stor(?:y|ies)|poems?|articles?|paragraphs?|passages?|sentences?|bio|notes?
  |reviews?|complaints?|drafts?|captions?|posts?|tweets?|speech|documents?|introduction|abstract|summary|reports?|comments?|lyrics|quotes?|transcripts?
`)
const DOC = oneLine(`
  \\b(?:this|these|those|it|following|below|above|attached)\\b|\\b(?:the|my|our|his|her|a|an) (?:[\\w'-]+ ){0,3}(?:${TEXTS}|gaps|blanks)\\b
`)
const NOT_ABOUT = "(?! (?:how|what|why|when|where|who|which|whether)\\b)"
const ENGLISH = regex(
  String.raw`
    ^${LEAD}(?:
    (?:translate|proof-?read|paraphrase|rephrase|reword|re-?write|summari[sz]e|sum up|shorten|polish|eli5|simplify|transcribe|spell-?check)\b${NOT_ABOUT}
    |(?:fix|correct|check|improve|look (?:at|over)|go over)\b.{0,60}\b(?:grammar|spelling|typos?|mistakes?|errors?|punctuation|wording|english)\b
    |(?:answer|reply|respond|write back)(?: to)? (?:this|it|the|my|him|her|them)\b|(?:draft|write|compose|prepare|send) (?:me )?(?:a |an |the |my )?(?:\w+ )?(?:reply|response|answer)\b
    |(?:explain|continue|finish|complete|edit|improve|check|correct|fix|review|revise|look (?:at|over)|go over|turn|make|put|convert|change|fill in|analy[sz]e|read|see|critique|rate|grade|annotate|format|condense|expand)\b.{0,80}(?:${DOC})
    |(?:fix|correct|continue|proofread|explain|improve|answer)$
    |(?:what(?:'?s| is| are) (?:the )?(?:tone|meaning|point|gist|topic|message|sentiment|main)|what does (?:this|it|the (?:sender|author|writer|customer|client|text|letter|e-?mail|mail)))\b
    |(?:is|does|are|do) (?:this|these|it|the (?:${TEXTS}))\b.{0,60}\b(?:correct|right|ok|okay|good|formal|polite|sound|read|make sense|english|grammatical|natural|mean)\b
    |how (?:should|do|would|can) (?:we|i|you) (?:answer|reply|respond|improve|translate)\b
    )
  `,
  "i",
)

/** A line that names the adjacent text. */
const OF_TEXT = regex(
  String.raw`
    \b(?:this|these|the following|following|the)\b(?: [\w'-]+){0,3} (?:${TEXTS})\b(?: (?:below|above))?[^.]{0,40}$
  `,
  "i",
)

/** On the same line as the text it introduces the user's own: "TL;DR: I moved". */
const HEADING = /^(?:tl;?dr|summary|translation|corrections?|grammar)$/i

const ABROAD = wholeWords(
  `
  übersetz\\p{L}*|zu übersetzen|korrigier\\p{L}*|korrektur ?(?:zu )?les\\p{L}*|zusammen(?:zu)?fass\\p{L}*|fass\\p{L}* .{1,60}zusammen|um(?:zu)?formulier\\p{L}*|formulier\\p{L}*
  |um(?:zu)?schreib\\p{L}*|überarbeit\\p{L}*|kürz(?:e|en|t)|verbesser\\p{L}*|(?:auf|nach|die|alle) (?:\\p{L}+)?fehler\\p{L}*|rechtschreibung|grammatik|weiter(?:zu)?schreib\\p{L}*|schreib\\p{L}* .{1,60}weiter
  |(?:zu )?beantworten|beantworte\\p{L}*|antwort\\p{L}* .{0,40}(?:e-?mail|mail|brief|nachricht|schreiben)|(?:erklär|erläuter|analysier|lies|prüf|vereinfach|setz)\\p{L}* .{0,60}(?:texte?s?|brief|mail|nachricht|gedicht|absatz|artikel|aufsatz|geschichte|folgend\\p{L}*|unten|oben)
  |(?:bitte )?(?:auf|ins?) (?:englisch\\p{L}*|deutsch\\p{L}*|französisch\\p{L}*|spanisch\\p{L}*|italienisch\\p{L}*)$
  |tradui\\p{L}*|corrige[rz]?|corrig(?:eons|er)|reli(?:re|s|sez)|relecture|reformul\\p{L}*|résum(?:e|es|er|ez|é)|paraphras\\p{L}*|réécri\\p{L}*|raccourci\\p{L}*|rend(?:s|ez|re) .{0,60}(?:formel\\p{L}*|poli\\p{L}*|simple|professionnel\\p{L}*|court)
  |fautes|orthographe|grammaire|(?:continue[rz]?|poursui\\p{L}*|améliore[rz]?|explique[rz]?|analyse[rz]?) .{0,40}(?:textes?|histoire|lettre|poème|mail|message|article|paragraphe|cette|ce|suivante?|ci-dessous)|(?:réponse|répond\\p{L}*|répondre) .{0,30}(?:e-?mail|mail|lettre|courriel|message)
  |traduc(?:e|es|ir|elo|ela|eme|irlo|irme|ción)|tradúce\\p{L}*|traduzca\\p{L}*|traduzcas|corrige|corrij\\p{L}*|corregir\\p{L}*|corrígelo|resum(?:e|en|ir|a|o)|resúme\\p{L}*|resumen|resumir\\p{L}*|parafrasea\\p{L}*|reescrib\\p{L}*|reformula\\p{L}*|redact(?:a|e|ar|es) .{0,30}respuesta
  |(?:continúa|continua|sigue|continuar|mejora|mejore|revis(?:a|e|ar)|explica(?:me)?|explique|analiza|acorta) .{0,40}(?:textos?|historia|cuento|carta|correo|mensaje|poema|artículo|párrafo|esto|este|esta|siguiente|abajo)|(?:respuesta|responde[r]?|responda|contesta\\p{L}*) .{0,30}(?:correo|carta|mensaje|mail)|más formal|bien escrito|(?:está|es) correcto|faltas|ortografía|gramática
  |traduz(?:a|ir|e|es)?|corrija\\p{L}*|corrigir|corrig[ea]|resum(?:e|a|ir|o)|reescrev\\p{L}*|reformul(?:a|e|ar)|parafrase\\p{L}*|redij\\p{L}*|(?:continu(?:a|e|ar)|melhor(?:a|e|ar)|rev(?:ê|eja|er|isar?|ise)|explica|explique) .{0,40}(?:textos?|história|carta|e-?mail|mensagem|poema|artigo|parágrafo|est[ea]|ess[ea]|isto|isso|abaixo|seguinte)|resposta .{0,30}(?:e-?mail|carta|mensagem)|mais formal|erros
  |traduc(?:i|a|imi|ilo|ila)|tradurre|traduzione|corregg(?:i|a|ere|imi)|corretto|riassum\\p{L}*|riassunto|riscriv\\p{L}*|riformul\\p{L}*|parafrasa\\p{L}*|(?:continua(?:re)?|prosegui|migliora(?:re)?|rivedi|rivedere|spiega(?:mi|re)?|analizza) .{0,40}(?:testo|storia|lettera|mail|messaggio|poesia|articolo|paragrafo|quest\\p{L}+|seguente|sotto)|rispost\\p{L}* .{0,30}(?:e-?mail|mail|lettera|messaggio)|più formale|errori
  |перевед\\p{L}*|переведи(?:те)?|исправ\\p{L}*|перефразиру\\p{L}*|перескаж\\p{L}*|сократи\\p{L}*|резюмиру\\p{L}*|отредактиру\\p{L}*|(?:проверь\\p{L}*|объясни\\p{L}*|продолж\\p{L}*|улучши\\p{L}*) .{0,40}(?:текст\\p{L}*|письм\\p{L}*|ошиб\\p{L}*|рассказ\\p{L}*|истори\\p{L}*|это\\p{L}*|сообщени\\p{L}*)|(?:ответ\\p{L}*) .{0,30}(?:письм\\p{L}*|сообщени\\p{L}*)
  `,
  oneLine(`
  翻译|翻譯|译成|譯成|译为|润色|潤色|改写|改寫|续写|續寫|总结|總結|概括|校对|校對|错别字|錯別字|语法|語法|病句|缩写|扩写|改得|(?:回复|回覆|回信|解释|解釋|修改|检查|檢查|分析|接着写|看看).{0,12}(?:这|這|以下|下面|上面|邮件|郵件|信|文|话|話)|(?:这|這|以下|下面|上面).{0,12}(?:回复|回覆|解释|解釋|修改|检查|檢查|分析|改成)
  |訳して|訳し|翻訳|英訳|和訳|添削|要約|言い換え|校正|推敲|書き直|直して|続きを書|(?:返信|返事|回答)を?.{0,6}(?:作成|書|考)|(?:丁寧|フォーマル|自然|簡潔)(?:な|に)|(?:文|文章|メール|手紙|以下|次).{0,16}(?:説明|解説|チェック|修正|まとめ)
  |번역|교정|맞춤법|고쳐|요약|바꿔|다듬어|이어서? ?써|이어 ?쓰|답장|(?:글|문장|메일|편지|다음|아래).{0,16}(?:설명|수정|검토|첨삭|확인)
  `),
)
