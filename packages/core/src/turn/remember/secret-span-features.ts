import { compileConcepts } from "../../text/concepts.ts"
import { isNumberWord } from "../../text/number-words.ts"
import { expression } from "../../text/regex.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { isHarmlessCode, QUESTION_NAMES } from "./secret-question-features.ts"
import { AROUND, ORDINARY, SECRET_NAMES } from "./told-secret-features.ts"

export const SECRET_SPAN_BUCKETS = 131_072

/** Where the sentence is that names the secret which another one tells. */
export type ContextPlace = "none" | "same message" | "previous message" | "question"

/** What was said before a sentence that may tell a secret. */
export interface SecretContext {
  readonly place: ContextPlace
  readonly text: string
}

export const NO_CONTEXT: SecretContext = { place: "none", text: "" }

/** A word, a number, a character of a script without spaces, a mark or a redacted secret of a sentence. */
export interface SecretToken {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly kind: string
}

const TOKEN =
  /\[redacted: [^\]\n]{1,40}\]|\p{Script=Katakana}[\p{Script=Katakana}ー]*|[\p{Script=Han}\p{Script=Hiragana}]|[\p{L}\p{M}\p{N}](?:[\p{Script=Latin}\p{Script=Cyrillic}\p{M}\p{N}!#$%^&*+=_.@/-]*[\p{Script=Latin}\p{Script=Cyrillic}\p{M}\p{N}#$%*])?!*|(?<!\p{L})['’]|['’](?!\p{L})|[^\s\p{L}\p{N}'’]/gu
const MARK = /^[^\p{L}\p{N}]/u

/** The tokens of a sentence in order. */
export function secretTokens(sentence: string): readonly SecretToken[] {
  return [...sentence.matchAll(TOKEN)].map(({ index, 0: raw }) => {
    const text = /\p{N}/u.test(raw) ? raw : raw.replace(/!{1,8}$/, "")
    return { start: index, end: index + text.length, text, kind: kindOf(text) }
  })
}

/** Whether a token is a mark, a redacted secret, a time, a date or an amount, which no secret begins or ends with. */
export const isMark = ({ kind, text }: SecretToken): boolean =>
  kind === "mark" || kind === "redacted" || (/^(?:made|groups|joined)$/.test(kind) && ORDINARY.test(text))

function kindOf(text: string): string {
  if (text.startsWith("[redacted: ")) return "redacted"
  if (MARK.test(text)) return "mark"
  if (/^\p{N}+$/u.test(text)) {
    if (/^(?:19\d\d|20[0-3]\d)$/.test(text)) return "year"
    return `digits${Math.min(7, text.length)}`
  }
  if (/\p{N}/u.test(text)) return /\p{L}/u.test(text) ? "made" : "groups"
  const word = text.toLowerCase()
  if (/^[\p{Script=Han}]$/u.test(text)) return "han"
  if (/^[\p{Script=Hiragana}]$/u.test(text)) return "hiragana"
  if (/^\p{Script=Katakana}/u.test(text)) return "katakana"
  if (isNumberWord(word)) return "number"
  if (text.length === 1) return text === word ? "letter" : "Letter"
  if (isStopWord(word)) return "stop"
  if (/[!#$%^&*+=_.@/-]/.test(text)) return "joined"
  if (text === text.toUpperCase()) return "CAPITALS"
  if (/^\p{Lu}/u.test(text)) return /^.\p{L}*\p{Lu}/u.test(text) ? "Mixed" : "Capital"
  return "plain"
}

/** Further names of secrets. */
const FURTHER_NAMES = compileConcepts([
  [
    "words",
    `(?:safe|code|secret|memorable) words?|passphrase|codewort|kennwort|losung|mot (?:de code|convenu|secret|mémorable)|palabra (?:clave|secreta)|parola (?:d'ordine|in codice|segreta|chiave)|palavra-chave|palavra secreta|codewoord|hasło|暗号|口令|合言葉`,
  ],
  [
    "phrase",
    `wallet|(?:twelve|12|24|seed) words?|(?:zwölf|12|24) wörter|(?:douze|12|24) mots|portefeuille crypto|(?:doce|12|24) palabras|(?:dodici|12|24) parole|(?:doze|12|24) palavras|(?:twaalf|12|24) woorden|(?:dwanaście|12|24) słów|助记词|十二个|単語|钱包|ウォレット`,
  ],
  [
    "entry",
    `way in|gets? in with|logs? in with|log in as|sign in with|reset me to|komm\\p{L}* (?:man |ich |du )?(?:rein |hinein )?mit|rein komm|angemeldet|entrer c'est|on entre avec|connect\\p{L}+ avec|se entra con|entra con|entraba con|si entra con|entrava con|se entra com|entra com|entrava com|komt erin met|logde in met|log in met|wchodzi się|logowa|登录|就能进|で入れ|ログイン`,
  ],
  [
    "locked",
    `padlock|bike lock|lock on|combination|combo|locker|alarm|safe |vorhängeschloss|zahlenschloss|fahrradschloss|schloss |tresor|spind|cadenas|antivol|coffre|casier|candado|cerradura|caja fuerte|taquilla|lucchetto|cassaforte|armadietto|allarme|cadeado|cofre|armário|kluis|slot |fietsslot|hangslot|kłódk|sejf|锁|保险箱|报警器|鍵の|金庫|ロッカー|警報`,
  ],
])
/** What a sentence names that leaves a secret for the next one. */
const LEFT_OPEN = [
  ...SECRET_NAMES.filter(([name]) => /^(?:password|pin|code|cash)$/.test(name)),
  ...QUESTION_NAMES.filter(([name]) => name !== "opens"),
  ...FURTHER_NAMES,
]
/** Further numbers and codes that no lock takes. */
const FURTHER_HARMLESS = expression("iu")`
  (?<!\p{L})(?:
    (?:flight|booking|reservation|order|tracking|parcel|ticket|invoice|customer|membership|insurance|case|reference|promo|discount|voucher|coupon|product|sort|status|exit|bar|source|morse|qr|model|serial)\s?(?:code|number|no\.)|
    (?:iban|ssn|bsn|pesel)(?!\p{L})|social\ssecurity|sozialversicherung|sécurité\ssociale|numéro\sde\ssécu|seguridad\ssocial|codice\sfiscale|segurança\ssocial|
    licen[cs]e\splate|number\splate|regex|diall?ing\scode|(?:mobile|cell|landline)\s(?:number|no\.)|
    (?:flug|buchungs|bestell|sendungs|kunden|rechnungs|ticket|gutschein|rabatt|produkt|fehler|status|quell|modell|serien)-?(?:code|nummer)|kennzeichen|(?:handy|mobil|ruf|festnetz)nummer|
    (?:code|numéro)s?\s(?:de\s|d['’])(?:vol|réservation|commande|suivi|colis|dossier|client|billet|facture|promo|réduction|erreur|série)(?!\p{L})|plaque\sd['’]immat|numéro\sde\s(?:portable|mobile|tél)|
    (?:código|número)s?\sd[eoa]\s(?:vuelo|reserva|pedido|seguimiento|envío|cliente|billete|factura|expediente|descuento|error|rastre|serie|série|desconto|erro|voo|encomenda|processo)|matrícula|número\sd[eo]\s(?:móvil|celular|telem[óo]vel|tel[eé]f)|
    (?:codic[ei]|numer[oi])\s(?:cliente|sconto|(?:di\s|del\s|della\s|dell['’])(?:volo|prenotazione|ordine|tracciamento|spedizione|pratica|errore|serie))|targa|numero\sdi\s(?:cellulare|telefono)|
    (?:vlucht|boekings?|bestel|volg|klant|factuur|kortings|fout|serie)(?:code|nummer)|kenteken|(?:mobiele?|telefoon)\s?nummer|
    (?:kod[yu]?|numer(?:y|u|ów)?)\s(?:lotu|rezerwacji|zamówie|przesyłk|klienta|faktury|biletu|błędu|rabatow|seryjn)|
    (?:words|wörter|vokabeln|mots|palabras|parole|palavras|woorden|słów)\s(?:a\sday|per\sday|am\stag|pro\stag|par\sjour|al\sdía|por\sdía|al\sgiorno|por\sdia|per\sdag|dziennie)(?!\p{L})|
    (?:learn|lern|apprend|aprend|impar|leer|ucz)\p{L}*\s(?:twelve|zwölf|douze|doce|dodici|doze|twaalf|12|24)\s(?:new\s|neue\s|nouveaux\s|nuevas\s|nuove\s|novas\s|nieuwe\s)?(?:words|wörter|mots|palabras|parole|palavras|woorden|słów)
  )|
  (?:航班|预订|订单|快递|会员|发票|客户|优惠|产品|错误|车牌)(?:号|代码|编号|单号|码)|単語を?(?:覚|勉強|学)|
  (?:手机|电话)号|(?:便名|携帯番号|電話番号|(?:予約|注文|追跡|会員|請求書|お客様|エラー|クーポン|商品)(?:番号|コード))
`
/** What names a recovery phrase, which is of many words. */
const PHRASES = LEFT_OPEN.filter(([name]) => name === "phrase" || name === "recovery words")
/** Whether a sentence names a recovery phrase and no other secret. */
export const namesOnlyPhrase = (sentence: string): boolean =>
  PHRASES.some(([, pattern]) => sentence.search(pattern) >= 0) &&
  !LEFT_OPEN.some((one) => !PHRASES.includes(one) && sentence.search(one[1]) >= 0)

/** Whether a sentence names a number that no lock takes: a postcode, a flight, an order. */
const namesHarmless = (sentence: string): boolean => isHarmlessCode(sentence) || FURTHER_HARMLESS.test(sentence)
const CONCEPTS = [...SECRET_NAMES, ...QUESTION_NAMES, ...FURTHER_NAMES, ...AROUND].filter(([name]) => name !== "value")
const MAX_TOKENS = 60
const MAX_CONTEXT_WORDS = 14
/** A message of more sentences tells something of its own. */
const MAX_ANSWER = 3
/** Longer messages and replies, in characters, name a secret in passing. */
const MAX_CONTEXT = 240
const MARKER = /\[redacted: [^\]\n]{1,40}\]/

/** Whether a sentence names a secret that the next one may tell. */
export const leavesOpen = (sentence: string): boolean =>
  MARKER.test(sentence) || (LEFT_OPEN.some(([, pattern]) => sentence.search(pattern) >= 0) && !namesHarmless(sentence))

/** The last of the two sentences at the end of a message that names a secret. */
function lastNaming(message: string): string | undefined {
  return sentencesOf(message.slice(-MAX_CONTEXT))
    .map(({ text }) => text.trim())
    .slice(-2)
    .findLast(leavesOpen)
}

function contextBefore(question: string, previous: string): SecretContext {
  const asked = lastNaming(question)
  if (asked !== undefined && (/[?？]/.test(question) || question.length <= MAX_CONTEXT / 2))
    return { place: "question", text: asked }
  const named = previous.length > MAX_CONTEXT ? undefined : lastNaming(previous)
  return named === undefined ? NO_CONTEXT : { place: "previous message", text: named }
}

/** A sentence, and what was said before it that it may continue. */
export interface SentenceInContext {
  readonly sentence: string
  readonly context: SecretContext
}

/**
 * The sentences of a message that may tell a secret, because they or what was said before name one: in the same message,
 * in the assistant's one before it (`question`) or in the user's one before that (`previous`).
 */
export function sentencesThatMayTell(
  message: string,
  question: string,
  previous: string,
): readonly SentenceInContext[] {
  const sentences = sentencesOf(message).map(({ text }) => text.trim())
  const outer = sentences.length > MAX_ANSWER ? NO_CONTEXT : contextBefore(question, previous)
  return sentences.flatMap((sentence, at) => {
    const before = sentences.slice(Math.max(0, at - 2), at).findLast(leavesOpen)
    const context: SecretContext = before === undefined ? outer : { place: "same message", text: before }
    return mayTellSecret(sentence, context) ? [{ sentence, context }] : []
  })
}

/** What a secret is told of although nothing names it: "the old wifi, pelican-rodeo". */
const LOCKED = SECRET_NAMES.filter(([name]) => name === "account" || name === "lock")

/** Whether a sentence may tell a secret: it or what was said before it names one, or it names a lock or an account, and it names no harmless number. */
export function mayTellSecret(sentence: string, { place }: SecretContext): boolean {
  if (namesHarmless(sentence)) return false
  return place !== "none" || leavesOpen(sentence) || LOCKED.some(([, pattern]) => sentence.search(pattern) >= 0)
}

interface Meaning {
  readonly at: number
  readonly name: string
}

function meaningsOf(text: string): readonly Meaning[] {
  return CONCEPTS.flatMap(([name, pattern]) => [...text.matchAll(pattern)].map(({ index }) => ({ at: index, name })))
}

/** The buckets of each token of a sentence: the words, kinds and meanings around it, and of what was said before. */
export function secretSpanFeatures(
  sentence: string,
  { place, text: before }: SecretContext,
): readonly (readonly number[])[] {
  const tokens = secretTokens(sentence).slice(0, MAX_TOKENS)
  const words = tokens.map(({ text, kind }) => (/^(?:digits|made|groups|year)/.test(kind) ? "0" : text.toLowerCase()))
  const kinds = tokens.map(({ kind }) => kind)
  const coarse = kinds.map(coarseOf)
  const meanings = meaningsOf(sentence)
  const context = contextFeatures(place, before)
  const content = coarse.filter((kind) => kind !== "mark" && kind !== "stop").length
  const whole = [
    ...context,
    `z ${/[^\p{L}\p{N}\s]$/u.exec(sentence.trim())?.[0] ?? ""} ${place}`,
    `n ${Math.min(9, Math.ceil(tokens.length / 2))} ${place}`,
    `o ${Math.min(6, content)} ${place}`,
    `v ${coarse.filter((kind) => kind === "value").length > 0} ${place}`,
  ]
  return tokens.map((token, at) => {
    const buckets = new Set<number>()
    const add = (feature: string): void => void buckets.add(bucketOf(feature))
    const wordAt = (offset: number): string => words[at + offset] ?? (at + offset < 0 ? "^" : "$")
    const kindAt = (offset: number): string => kinds[at + offset] ?? (at + offset < 0 ? "^" : "$")
    const own = coarse[at] ?? ""
    add(`w ${words[at]}`)
    add(`k ${token.kind}`)
    add(`k ${token.kind} ${place}`)
    for (const offset of [-3, -2, -1, 1, 2, 3]) {
      add(`w${offset} ${wordAt(offset)}`)
      add(`k${offset} ${kindAt(offset)} ${own}`)
      if (Math.abs(offset) < 3) add(`w${offset} ${wordAt(offset)} ${own}`)
    }
    add(`l2 ${wordAt(-2)} ${wordAt(-1)}`)
    add(`l2 ${wordAt(-2)} ${wordAt(-1)} ${own}`)
    add(`l3 ${wordAt(-3)} ${wordAt(-2)} ${wordAt(-1)}`)
    add(`r2 ${wordAt(1)} ${wordAt(2)}`)
    add(`lr ${wordAt(-1)} ${own} ${wordAt(1)}`)
    add(`k3 ${kindAt(-1)} ${token.kind} ${kindAt(1)}`)
    add(`k5 ${kindAt(-2)} ${kindAt(-1)} ${token.kind} ${kindAt(1)} ${kindAt(2)}`)
    add(`k1 ${wordAt(-1)} ${token.kind} ${place}`)
    for (const word of words.slice(Math.max(0, at - 9), at)) add(`L ${word} ${own}`)
    for (const word of words.slice(at + 1, at + 7)) add(`R ${word} ${own}`)
    for (const { at: from, name } of meanings) add(`m ${from < token.start ? "before" : "behind"} ${name} ${own}`)
    for (const feature of whole) {
      add(feature)
      add(`${feature} ${own}`)
    }
    add(`p ${at < 3 ? at : "+"} ${tokens.length - at < 4 ? tokens.length - at : "+"} ${own} ${place}`)
    return [...buckets]
  })
}

/** Numbers and made words are values; the others may be words of a value. */
function coarseOf(kind: string): string {
  if (/^(?:digits|made|groups|year)/.test(kind)) return "value"
  if (/^(?:mark|redacted|stop|number)$/.test(kind)) return kind
  if (/^(?:han|hiragana|katakana)$/.test(kind)) return kind
  return /^(?:letter|Letter)$/.test(kind) ? "letter" : /^[A-Z]/.test(kind) ? "Word" : "word"
}

function contextFeatures(place: ContextPlace, text: string): readonly string[] {
  if (place === "none") return ["x none"]
  const words = (
    text.toLowerCase().match(/[\p{Script=Latin}\p{M}]+|[\p{Script=Han}]|\p{Script=Katakana}+/gu) ?? []
  ).slice(-MAX_CONTEXT_WORDS)
  const names = [...new Set(meaningsOf(text).map(({ name }) => name))]
  return [
    `x ${place}`,
    ...names.map((name) => `xm ${name}`),
    ...words.map((word) => `xw ${word}`),
    ...words.map((word, at) => `xb ${word} ${words[at + 1] ?? "$"}`),
    `xz ${/[^\p{L}\p{N}\s]$/u.exec(text.trim())?.[0] ?? ""}`,
    `xr ${text.includes("[redacted: ")}`,
  ]
}

function bucketOf(feature: string): number {
  let hash = Math.imul(0x811c9dc5 ^ 83, 0x01000193)
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (SECRET_SPAN_BUCKETS - 1)
}
