import { regex } from "./regex.ts"
import { sentencesOf } from "./sentences.ts"
import { wholeWords } from "./whole-words.ts"
import { asksToWorkOnText, isAboutText, speaksOfSelf } from "./work-request.ts"

/**
 * The message with every character that may be somebody else's replaced by a space, so that offsets stay valid: quotations, what follows a heading or
 * a name with a colon, mails, logs, lists and code, and the whole message where it asks to work on a text. A pasted text must not become a fact about
 * the person, and nothing in it is a command; so what is unsure counts as pasted. Linear.
 */
export function ownWords(message: string): string {
  if (asksToWorkOnText(message)) return blank(message)
  const marked = blankQuotations(blankStructure(message))
  return marked.trim() === "" || !asksAboutText(marked, marked !== message) ? marked : blank(message)
}

/** Longer than this, in characters, is no heading, no request and no name. */
const MAX_LEAD_CHARACTERS = 300

function blank(text: string): string {
  return text.replace(/\S/g, " ")
}

const FENCE = /^(?:```|~~~)/
/** Of a mail, a forwarded message or a document with a frame: all of the message belongs to it. */
const FRAME = regex(
  String.raw`
    ^(?:---|===|\*\*\*|___|———)
    |^(?:from|sent|subject|von|gesendet|betreff|objet|asunto|assunto|oggetto|发件人|主题|差出人|件名|보낸 사람|от|тема|onderwerp|temat|konu)\s?[:：] ?\S
    |^(?:on|am|le|el|em|il|op|den|w dniu|vào|в) .{4,160}(?:wrote|schrieb|a écrit|escribió|escreveu|ha scritto|schreef|skrev|napisał\p{L}{0,3}|yazdı|đã viết)\s?:$
    |写道[:：]$
  `,
  "iu",
)
/** From such a line on the rest is a log, a file, a table or a page. */
const FOREIGN_LINE = regex(
  String.raw`
    ^(?:[$%❯] |PS [A-Z]:|[A-Z]:\\|[\w.-]{1,40}@[\w.-]{1,40}[:~]|\[(?!redacted)[^\]]{1,200}\]|[[(]?\d{1,4}[-./:]\d{1,2}[-./: ,]
    |[{}]|<[/!?]?[a-z]|\/\/|@@|diff |commit [0-9a-f]{3}|"[\w-]{1,40}"\s?:|\|)
  `,
  "iu",
)
const HEADING = /^#{1,6}(?: |$)/
const ITEM = /^(?:[-*•+–]|\d{1,3}[.)]) /
/** "Tom Smith  10:11 AM" above a message of a chat. */
const CHAT_STAMP = /\d{1,2}:\d{2}(?: ?[ap]m)?$/i
const SALUTATION_END = /^[^,]{2,60},$/
/** "The log says", with the text below it. */
const SAYS =
  /\b(?:says|said|wrote|writes|reads|told me|schreibt|schrieb|sagte?|écrit|dit|escribió|dice|dijo|escreveu|disse|ha scritto)$/i

/** A heading with which people speak of themselves. */
const OWN_HEADING = wholeWords(
  `about (?:me|us|myself)|my (?:allergies|preferences|profile|details|diet|rules|background|constraints|requirements|needs|likes|dislikes|family|hobbies|goals|setup)|who i am
  |über mich|meine (?:allergien|vorlieben|regeln|angaben|daten)|à propos de moi|mes (?:allergies|préférences)|sobre m[ií]m?|mis (?:alergias|preferencias)|minhas (?:alergias|preferências)
  |su di me|le mie (?:allergie|preferenze)|over mij|mijn (?:allergieën|voorkeuren)|o mnie|moje alergie|hakkımda|обо мне|мои аллергии`,
  "关于我|我的过敏|自己紹介|私について|私のアレルギー|저에 대해|자기소개",
)
/** With such a word before a colon people go on speaking for themselves. */
const OWN_LEAD = wholeWords(
  `^(?:(?:please|hey|hi|ok|okay|and|also|just|bitte|por favor|s'il te plaît),? ){0,2}(?:(?:can|could|would) you )?(?:correction|summary|update|note|notes? to self|ps|p\\.s\\.|edit|fyi|btw|tl;?dr|remember|remember this|remember that|keep in mind|reminder|important|decision|status|plan|news|heads up|for .{1,40}|(?:one|a|quick|another) question|one (?:more )?thing|also|don't (?:remember|save|store|keep) (?:this|that)
  |do not (?:remember|save|store|keep) (?:this|that)|off the record|between us|forget this|forget|note that|(?:i (?:need|have|want) to correct|ich muss) .{0,60}|please note|for the record|for context|context about me|answer|yes|no|hi|hello|thanks|sorry|so|well
  |korrektur|nachtrag|merk(?:e)? dir|merke|hinweis|wichtig|zur info|übrigens|vergiss|rectification|note bien|souviens-toi|retiens|important|corrección|recuerda|nota|importante|correção|lembra|lembre-se|correzione|ricorda|ricordati|correctie|onthoud|let op|zapamiętaj|uwaga|hatırla|not|запомни|поправка)$`,
  "记住|記住|请记住|更正|覚えて|覚えておいて|訂正|기억해|정정",
)
/** Whose words stand behind the colon. */
const REPORTS = wholeWords(
  `says?|said|wrote|writes?|written|sent|sends|reads?|got|received|found|saw|texted|posted|told me|asked me|text|e-?mail|mail|message|letter|note from|post|tweet|review|article|essay|paragraph|sentence|poem|story|quote|output|log
  |sagte?|schrieb|schreibt|geschrieben|geschickt|bekommen|gelesen|gefunden|nachricht|brief|écrit|reçu|dit|envoyé|lettre|courriel|escribió|recibí|dijo|mandó|carta|correo|mensaje|escreveu|recebi|disse|mensagem|scritto|ricevuto|lettera|messaggio
  |schreef|kreeg|bericht|napisał\\p{L}*|dostałe?m|wiadomość|yazdı|mesaj|написал\\p{L}*|получил\\p{L}*|письмо|сообщение`,
  "写|收到|发来|邮件|信|文|書|届|メール|메일|편지|썼|보냈|받",
)

function blankStructure(message: string): string {
  const lines = message.split("\n")
  if (lines.some((line) => FRAME.test(line.trim().slice(0, MAX_LEAD_CHARACTERS)))) return blank(message)
  let fenced = false
  let foreign = false
  let ownList = false
  let before = false
  const out = lines.map((line, index) => {
    const text = line.trim()
    const head = text.slice(0, MAX_LEAD_CHARACTERS)
    if (FENCE.test(text)) {
      fenced = !fenced
      return blank(line)
    }
    if (fenced || text === "") return blank(line)
    const heading = text.length <= 80 && /^#{1,6} |[:：]$/.test(text)
    if (heading && OWN_HEADING.test(text)) {
      foreign = false
      ownList = true
      before = true
      return line
    }
    const letter = before && index + 1 < lines.length && SALUTATION_END.test(text)
    if (HEADING.test(text) || FOREIGN_LINE.test(head) || letter) foreign = true
    if (CHAT_STAMP.test(text) && text.length <= 60 && !speaksOfSelf(text)) foreign = true
    if (foreign || text.startsWith(">")) return blank(line)
    before = true
    if (ITEM.test(text)) return ownList ? line : blank(line)
    if (index + 1 < lines.length && text.length <= MAX_LEAD_CHARACTERS && SAYS.test(text)) foreign = true
    const colon = colonOfForeign(line)
    ownList = colon < 0 && /[:：]$/.test(text)
    if (colon < 0) return line
    foreign = true
    return line.slice(0, colon) + blank(line.slice(colon))
  })
  return out.join("\n")
}

/** More words before a colon are no name of a speaker. */
const MAX_NAME_WORDS = 3
/** One word after a colon states nothing. */
const VALUE = /^[\p{Script=Latin}\p{N}.'-]{1,24}$/u
/** Colons of a line that are looked at. */
const MAX_COLONS = 4

/** Where in a line somebody else begins to speak, which is behind a colon that the person did not put after words of their own; -1 for nowhere. */
function colonOfForeign(line: string): number {
  let seen = 0
  for (const { index } of line.matchAll(/:(?=\s|$)|：/g)) {
    if (++seen > MAX_COLONS) return index + 1
    const lead = leadOf(line.slice(Math.max(0, index - MAX_LEAD_CHARACTERS), index))
    if (OWN_LEAD.test(lead)) continue
    if (speaksOfSelf(lead) && !REPORTS.test(lead) && !isAboutText(lead, "own")) continue
    const rest = line.slice(index + 1)
    if (VALUE.test(rest.trim())) continue
    const isClause = lead.split(/\s+/).length > MAX_NAME_WORDS && rest.trim() !== "" && !REPORTS.test(lead)
    if (isClause && !isAboutText(lead, "beside") && !sentencesOf(rest).some(({ text }) => speaksOfSelf(text))) continue
    return index + 1
  }
  return -1
}

/** The sentence that a colon ends. */
function leadOf(text: string): string {
  const from = Math.max(...[". ", "! ", "? ", "。", "！", "？"].map((mark) => text.lastIndexOf(mark)))
  return text
    .slice(from + 1)
    .replace(/[’]/g, "'")
    .trim()
}

const DOUBLE_QUOTES = /["„“”«»「」『』《》]/g
/** A quotation of fewer words is a name or a title. */
const MIN_QUOTED_WORDS = 4
const MIN_QUOTED_WIDE = 8

function blankQuotations(message: string): string {
  return message
    .split("\n")
    .map((line) => blankApostrophes(blankDoubles(line)))
    .join("\n")
}

function blankDoubles(line: string): string {
  const marks = [...line.matchAll(DOUBLE_QUOTES)].map(({ index }) => index)
  if (marks.length === 0) return line
  if (marks.length === 1) return line.trimStart() === line.slice(marks[0]) ? blank(line) : line
  let out = ""
  let from = 0
  for (let mark = 0; mark + 1 < marks.length; mark += 2) {
    const start = marks[mark] ?? 0
    const end = (marks[mark + 1] ?? 0) + 1
    const quoted = line.slice(start, end)
    out += line.slice(from, start) + (isSpeech(quoted) ? blank(quoted) : quoted)
    from = end
  }
  return out + line.slice(from)
}

function blankApostrophes(line: string): string {
  const start = line.search(/(?<![\p{L}\p{N}])['‘‚‹](?=\p{L})/u)
  if (start < 0) return line
  let end = -1
  for (const { index } of line.slice(start + 1).matchAll(/['’‘›](?![\p{L}\p{N}])/gu)) end = start + 1 + index + 1
  const quoted = line.slice(start, end)
  return end > start && isSpeech(quoted) ? line.slice(0, start) + blank(quoted) + line.slice(end) : line
}

function isSpeech(quoted: string): boolean {
  const words = quoted.trim().split(/\s+/)
  const isTitle = words.every((word) => !/^\p{Ll}{4}/u.test(word)) && /\p{Lu}/u.test(quoted)
  return (
    (words.length >= MIN_QUOTED_WORDS && !isTitle) ||
    (quoted.length >= MIN_QUOTED_WIDE && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(quoted))
  )
}

/** "fix typos I am …": a request that no mark ends. */
const LEADS_IN = /^([^,:;.!?\n]{6,60}?) (?:I am|I'm|I live|My name)\b/i

function leadsIn(sentence: string): boolean {
  const lead = LEADS_IN.exec(sentence)?.[1]
  return lead !== undefined && /\s/.test(lead) && !speaksOfSelf(lead) && isAboutText(lead, "own")
}

/** Whether a sentence that does not speak of its author asks for something about the text beside it. */
function asksAboutText(text: string, hasForeign: boolean): boolean {
  const paragraphs = text.split(/\n/).filter((part) => part.trim() !== "")
  const apart = paragraphs.length > 1
  const sentences = paragraphs.map((part) => sentencesOf(part))
  if (!hasForeign && sentences.flat().length < 2) return leadsIn(text.trim())
  return sentences.some((list) => {
    const alone = apart && !list.some((sentence) => speaksOfSelf(sentence.text))
    return list.some(
      ({ text: sentence }) =>
        leadsIn(sentence) ||
        (sentence.length <= MAX_LEAD_CHARACTERS &&
          isAboutText(sentence, speaksOfSelf(sentence) ? "own" : alone ? "apart" : "beside")),
    )
  })
}
