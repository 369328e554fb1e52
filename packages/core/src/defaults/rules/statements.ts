import type { Json } from "../../contract/index.ts"
import { ownWords } from "../../text/own-words.ts"
import { expression, oneLine } from "../../text/regex.ts"
import { type Sentence, sentencesOf } from "../../text/sentences.ts"
import { correctionEnd, corrects } from "../../text/spans/correction-model.ts"
import { speaksOfText } from "../../text/spans/segmenter.ts"
import { withSubject } from "./dropped-subject.ts"

/** A sentence in its wording, with its place in the message. */
export interface Statement {
  /** Verbatim, the final mark included. */
  readonly quote: string
  /** Curly apostrophes made straight, what leads up to it ("By the way,") cut, without the final point. */
  readonly text: string
  /** `text` without the subject that was added to it. */
  readonly said: string
  /** It begins its message. */
  readonly opens: boolean
  /** It greets: what follows may be an introduction. */
  readonly greeted: boolean
  /** It corrects what was said: "I misspoke, …", "correction: …". */
  readonly corrects: boolean
  /** It is a question, which states little of its author. */
  readonly asks: boolean
  /** Offsets of its sentence in the text that was read. */
  readonly from: number
  readonly to: number
  /** Verbatim with the sentence that corrects its value; where it continues another one, or is of an earlier message, that sentence alone. */
  readonly whole?: string
  /** It is half a sentence, in the words of the statement before it. */
  readonly continues?: boolean
  /** It is of the user's message before, of which this one corrects the value, or with which it goes on. */
  readonly isEarlier?: boolean
  /** The person's own words of the sentence before it, and where that begins. */
  readonly before?: Pick<Sentence, "text" | "start">
}

/** Only the end of a long message is read, where a user adds to pasted text. */
export const MOST_READ = 65_536
/** Maximum number of sentences; the last ones are read. */
const MOST_SENTENCES = 600
/** A sentence longer than this is no sentence; its end is read. */
const LONGEST = 600
const TAIL = 400

/**
 * The sentences of a person in their own words: nothing pasted, quoted or of source code; of a question what it states before it asks, or all of it. Linear in the text.
 */
export function parseStatements(message: string, wordsOf: (text: string) => string = ownWords): readonly Statement[] {
  const text = textRead(message)
  const own = wordsOf(text)
  if (own.trim() === "") return []
  const played = playedFrom(text)
  const statements: Statement[] = []
  const seen = new Set<string>()
  let isCorrection = false
  let before: Statement["before"]
  for (const { text: sentence, start, end } of sentencesOf(text).slice(-MOST_SENTENCES)) {
    if (seen.has(sentence)) continue
    seen.add(sentence)
    if (start >= played) break
    for (const part of ownPartsOf(own.slice(start, end), sentence)) {
      // Beside a text, a sentence about that text states nothing.
      if (own !== text && speaksOfText(part)) continue
      const lead = correctionEnd(part)
      const statement = statementIn(part.slice(lead))
      const isBehind = isCorrection || lead > 0
      const place = { from: start, to: end, ...(before !== undefined && { before }) }
      if (statement) statements.push({ ...statement, ...place, corrects: isBehind, opens: seen.size === 1 })
    }
    isCorrection = corrects(sentence)
    const words = own.slice(start, end).trim()
    before = words === "" ? undefined : { text: words, start }
  }
  return statements
}

/** What is stored of a statement that corrects something, another one or the value of its own sentence, or that goes on with an earlier message. */
export const correctionMarks = ({
  corrects,
  whole,
  continues,
  isEarlier,
}: Statement): Readonly<Record<string, Json>> => ({
  ...(corrects && { corrects: true }),
  ...(continues === true && isEarlier === true && { continued: "earlier" }),
  ...(whole !== undefined && continues !== true && { corrected: isEarlier === true ? "earlier" : true }),
})

/** What is read of a message. */
export const textRead = (message: string): string => message.slice(-MOST_READ)

/** A sentence of the person, or the parts of it that are left beside somebody else's words. */
function ownPartsOf(own: string, sentence: string): readonly string[] {
  if (own === sentence) return [sentence]
  return own.split(BLANKED).flatMap((part) => (part.trim() === "" ? [] : [part.trim()]))
}

/** What stands for words that were taken out. */
const BLANKED = /\s{3,}/

function statementIn(sentence: string): Pick<Statement, "quote" | "text" | "said" | "greeted" | "asks"> | undefined {
  const quote = sentence.length <= LONGEST ? sentence : tailOf(sentence)
  const straight = fixSpelling(quote.replace(/[‘’]/g, "'").replace(/\s+/gu, " "))
  const asked = /[?？]["'”’)]{0,3}$/u.test(straight) && !TO_REMEMBER.test(straight)
  const told = asked ? beforeQuestion(straight) : straight
  const { text, greeted } = cutOpener(told ?? straight)
  const bare = trimMarks(
    trimMarks(text).replace(/\s[:;]-?[)D(]$|,? (?:btw|by the way|fyi|tbh|lol|haha|please|thanks|thank you)$/i, ""),
  )
  return bare.length < 2 || NOT_ALONE.test(bare)
    ? undefined
    : { quote, text: withSubject(bare), said: bare, greeted, asks: told === undefined }
}

function trimMarks(text: string): string {
  return text.replace(/[.!?。！？…,;\s]{1,10}$/u, "")
}

/** A question in form alone. */
const TO_REMEMBER = expression("i")`
  ^(?:(?:hey|please|and|also|so|now|ok|okay|great|thanks)[,.!]? ){0,2}(?:can|could|will|would) you (?:please |also )?
  (?:remember|keep in mind|bear in mind|note|make a note|take note|save|store|memori[sz]e)(?: that\b|:)
`

/** Code, what introduces the text after it, a text given after a colon, and half a sentence. */
const NOT_ALONE = expression("i")`
  \s(?:[=!]=?=?|[<>]=|=>|->|&&|\|\|)\s|[{}]|\(\)|;$|::|<\/?\w+>|:$
  |^[^:]{0,80}\b(?:essay|e-?mail|letter|story|text|poem|lyrics|article|message|tweet|post|quote|sentence|paragraph
  |bio|review|report|resume|cv|speech|script|song|title|prompt|example|caption|translate|grammar|says|said|wrote
  |reads|following|like this)\b[^:]{0,40}:
  |^(?:when|while|because|since|after|before|although|though|until|once|whenever|as soon as) [^,]*$
  |^(?:please )?(?:write|draft|compose|create|generate|translate|correct|complete|continue|finish|paraphrase|rephrase|rewrite|summari[sz]e|proofread|edit|improve)\b[^:]{0,120}:
  |^[^：:]{0,30}(?:訳して|翻訳|翻译|翻譯|译成|添削|要約|修改|润色|改写|总结|번역)[^：:]{0,12}[：:]
`

/** "im a nurse, i dont drive", as they are spelled; "im" and "dont" are words of other languages, too. */
function fixSpelling(text: string): string {
  return text
    .replace(
      /\bim (?=(?:an?|the|not|so|from|in|on|at|with|\d+(?!\.? \p{L})|\w{2,20}(?:ing|ed)|allergic|vegan|vegetarian)\b)/giu,
      "I'm ",
    )
    .replace(/\bi ?ve\b/gi, "I've")
    .replace(/(?<=\b(?:I|we|you|they) )(do|did|have|are)nt\b/gi, "$1n't")
    .replace(/(?<=\bI )(ca|wo|was|is|does)nt\b/gi, "$1n't")
    .replace(/(?<=^|[\s"(,])i(?=$|[\s,.!'])/g, NOT_ENGLISH.test(text) ? "i" : "I")
}

/** Words of languages in which "i" is "in", "and" or an article. */
const NOT_ENGLISH =
  /(?<![\p{L}'])(?:jag|jeg|är|och|og|på|bor|har|det|som|inte|ikke|mitt|się|jest|nie|jsem|sono|gli|amo|adoro|adora|odio|mia|mio|miei|anche|tutti)(?![\p{L}'])/iu

const ASKING = expression("gi")`
  [,;:–—-]? (?:and |so |but )?(?:(?:what|where|who|how)'s \w|(?:can|could|would|will|do|does|did|is|are|was|were|should|have|any|how
  |what|which|where|when|why|who) (?:you|i|we|it|they|there|the|this|that|these|those|my|your|some|a
  |an|to|be|else|ideas|suggestions|recommendations|tips|advice|would|should|is|are|do|can|else)\b)
`

/** "I live in Porto, can you recommend a restaurant?" states something before it asks. */
function beforeQuestion(text: string): string | undefined {
  for (const { index } of text.matchAll(ASKING)) {
    const told = text.slice(0, index)
    if (/[,;:–—-]$/.test(text.slice(0, index + 1)) && told.split(" ").length >= 4) return told
  }
  return undefined
}

function tailOf(sentence: string): string {
  const end = sentence.slice(-TAIL)
  const from = end.search(/(?<=\s)(?:I|My)(?:'\w+)? /u)
  return from < 0 ? end.slice(end.indexOf(" ") + 1) : end.slice(from)
}

/** Openers of a statement. The longest match counts, so that "no wait" is not read as "no". */
const LEAD_UPS = oneLine(`
    by the way / btw / also / actually / anyway / anyways / oh / ah / wow / hmm / well / so / and / but / plus
    / yeah / yes / yep / no / nope / ok / okay / sure / thanks / thank you / great / cool / nice / hey / hi
    / hello / hi there / hello there / good (?:morning|evening|afternoon) / speaking of which / in fact
    / to be honest / honestly / tbh / fyi / for the record / for context / for reference / for your information
    / just so you know / as you know / as i (?:said|mentioned) / like i said / i mean / you know / oh and
    / on another note / on a side note / side note / as a side note / (?:it )?(?:turns|turned) out(?: that)?
    / additionally / moreover / furthermore / besides / lately / recently / currently / right now / these days
    / personally / in general / generally / unfortunately / luckily / fortunately / sadly
    / speaking of [^,.!?]{1,60} / wait / correction / update / sorry / oops / scratch that / my mistake / my bad
    / i misspoke / i(?:'ve| have)? changed my mind / to clarify / to correct myself
    / let me correct (?:that|myself) / never ?mind / no,? wait / eigentlich / übrigens / tatsächlich / ach ja
    / ach / nein / falsch / quatsch / doch / hallo / korrektur / nebenbei(?: gesagt)? / inzwischen / mittlerweile / en fait
    / au fait / finalement / d'ailleurs / bonjour / salut / non / oui / en réalité / pardon / désolée?
    / en realidad / de hecho / por cierto / al final / hola / perdón / bueno / la verdad / na verdade / aliás
    / a propósito / olá / in realtà / a proposito / ciao / infatti / scusa
  `)
  .split(/ ?\/ /)
  .toSorted((one, other) => other.length - one.length)
const OPENERS = new RegExp(`^(?:${LEAD_UPS.join("|")})(?:[,:;!.–—-]| -)? +(?=\\S)`, "i")
/** Chinese and Japanese ones, before a subject or a comma. */
const OPENERS_UNSPACED =
  /^(?:其实|其實|事实上|事實上|对了|對了|顺便说一下|不对|不對|更正|实际上|實際上|ところで|いや|訂正|やっぱり|ちなみに)(?:[，,、：:]\s?|(?=我|私|僕|俺|うち))|^(?:実は|実際は)[、,]?/u
const SUBJECT = /^(?:I|my|our|we)\b/i
const SUBJECT_ABROAD =
  /^(?:ich|wir|mein\w{0,2}|unser\w{0,2}|je|j'\w+|nous|mon|ma|mes|notre|yo|mis?|vivo|tengo|trabajo|ahora|siempre|nunca|soy|me|eu|meu|minha|moro|io|abito)\b/i
const GREETING = /^(?:hey|hi|hello|good (?:morning|evening|afternoon))\b/i

/** Whether a statement begins behind the opener. "No vivo" denies a verb. */
function begins(opener: string, rest: string): boolean {
  if (SUBJECT.test(rest)) return true
  return !/^non? /i.test(opener) && SUBJECT_ABROAD.test(rest)
}

function cutOpener(text: string): Pick<Statement, "text" | "greeted"> {
  let rest = text.replace(/^[\s*•\-–—>"“(]{1,8}(?=\S)/u, "").replace(OPENERS_UNSPACED, "")
  let greeted = false
  for (let times = 0; times < 4; times++) {
    const opener = OPENERS.exec(rest)
    // "So far", "No dairy", "Well done" are no openers, which a comma or a following subject shows.
    if (!opener || !(/[,:;!.–—-] *$/.test(opener[0]) || begins(opener[0], rest.slice(opener[0].length)))) break
    greeted ||= GREETING.test(opener[0])
    rest = rest.slice(opener[0].length)
  }
  return { text: rest, greeted }
}

/** From here on the person plays somebody, or supposes something for the sake of what they ask. */
const PLAYED = expression("i")`
  (?:^|[.!?\n:] ?)(?:(?:ok|okay|now|so|please|let's|lets|hey|i want you to|i'd like you to|can you|could you),? ){0,3}
  (?:role-?play|role play|(?:imagine|pretend|suppose|assume|let's say|lets say|say|picture)(?: that)?,? (?:i|we|i'm|we're|my|our|you|you're|your|this|there|it)\b
  |in this (?:story|scenario|game|role-?play|scene|hypothetical|exercise|novel|dialogue)\b
  |you(?:'re| are| will be| be) (?:an? |the |my )?[^.!?\n]{1,60},? and (?:i'm|i am|i will be|i'll be)\b
  |(?:i'll|i will|let me) (?:be|play|act as|pretend)\b|(?:my|mein[e]?|mon|mi|il mio|(?:o )?meu) (?:character|figur|charakter|perso|personnage|personaje|personaggio|personagem) (?:is|ist|est|es|è|é) (?:an?|une?|ein[e]?|um|uma|uno?|una)\b|hypothetically\b|from the (?:perspective|point of view) of\b)
`

function playedFrom(text: string): number {
  return PLAYED.exec(text)?.index ?? text.length
}
