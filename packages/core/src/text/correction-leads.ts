import { expression } from "./regex.ts"
import { corrects } from "./spans/correction-model.ts"

/** More characters of what corrects a statement tell more than one value. */
export const MAX_CORRECTION = 160
/** Clauses of a correction that are read. */
const MAX_CLAUSES = 8

/** How plainly words correct what was said before them: people also pause, refuse and apologize for something else. */
export const CORRECTING = { not: 0, pause: 1, refusal: 2, apology: 3, plain: 4 } as const
export type Correcting = (typeof CORRECTING)[keyof typeof CORRECTING]

/** A bare refusal: it takes back only what it stands apart from, as in "No, Ipswich", and not in "No ibuprofen". */
const REFUSES = /^(?:no|nope|nah|ne|nee|nö|nein|doch|non|não)(?!\p{L})\s{0,2}/iu
/** Words with which somebody apologizes, for what they said or for what follows. */
const APOLOGIZES = expression("iu")`
  ^(?:sorry|oops|whoops|my bad|excuse me|damn|dang|argh|ugh|mist|halt|entschuldige|entschuldigung|hoppla|ups
  |oups|pardon|enfin|mince|zut|excuse-moi|désolée?|perd[oó]n|perdon[ae]|qué va|scusa|scusate|scusami|ops|macché
  |desculp[ae]|péra|pera|peraí|nossa)(?!\p{L})\s{0,2}
`
/** Words with which somebody takes back what they said. Others that do are for the model of corrections. */
const TAKES_BACK = expression("iu")`
  ^(?:my mistake|mistake|typo|scratch that|or rather|rather|i mean|i meant
  |quatsch|quark|blödsinn|stimmt nicht|falsch|bzw|ich meine|ich meinte|meinte|besser gesagt|vielmehr
  |plutôt|je veux dire|je voulais dire|miento|digo|más bien|mejor dicho|quiero decir|quise decir|quería decir
  |anzi|piuttosto|volevo dire|intendevo|aliás|quer dizer|queria dizer|ou melhor)(?!\p{L})\s{0,2}
`
/** The same behind the value: "gegen Walnüsse meinte ich". */
export const MEANS = expression("iu")`
  \s(?:i mean|i meant|is what i meant|meinte ich|meine ich|je voulais dire|je veux dire|quería decir|quise decir|volevo dire|queria dizer|quis dizer)$
`
/** Words with which people also only pause: a value behind them needs the word that introduces it. */
const PAUSES = expression("iu")`
  ^(?:ok|okay|oh|ah|ach|äh|ähm|eh|euh|uy|ay|ai|uh|opa|wait|warte|hang on|hold on|stop|moment|momento|actually|well|eigentlich|en fait|de hecho|en realidad|in realtà|na verdade|bueno|espera|aspetta|attends|calma|ja|lieber)(?!\p{L})\s{0,2}
`
const REFUSES_UNSPACED = /^(?:いや|いえ|不是|不)(?=$|[、，\s])/u
const APOLOGIZES_UNSPACED =
  /^(?:(?:ごめん(?:なさい)?|すみません|失礼(?:しました)?|えっと)(?=$|[、，\s])|(?:不好意思|抱歉|对不起|對不起)(?=$|[、，\s\p{Script=Han}]))/u
const TAKES_BACK_UNSPACED =
  /^(?:違う|違った|違います|訂正|じゃなくて?|ではなくて?|打错了?|错了|更正|不对|不對)(?=$|[、，\s]|(?<=なく|なくて))/u
const PAUSES_UNSPACED = /^(?:あっ?(?=$|[、，\s])|[啊哦噢呃额哎唉诶]呀?|等等|等一下)/u
/** The words that begin a clause of a correction, the plainest first. */
export const LEADS: readonly { readonly correcting: Correcting; readonly forms: readonly RegExp[] }[] = [
  { correcting: CORRECTING.plain, forms: [TAKES_BACK, TAKES_BACK_UNSPACED] },
  { correcting: CORRECTING.apology, forms: [APOLOGIZES, APOLOGIZES_UNSPACED] },
  { correcting: CORRECTING.refusal, forms: [REFUSES, REFUSES_UNSPACED] },
  { correcting: CORRECTING.pause, forms: [PAUSES, PAUSES_UNSPACED] },
]

/** Words that deny what follows them: "not Tuesday". */
export const DENIES = /^(?:(?:not|nicht|kein\p{L}{0,2}|pas|no|non|não)(?!\p{L})\s{0,2}|不是|并非|並非)/iu

/** Behind a value what it is not, the value that was wrong: "Bosch nicht Siemens". */
const DENIED_BEHIND =
  /(?<=[\p{L}\p{N}])(?:\s{1,2}(?=(?:not|nicht|pas|no|non|não)\s(?:[^\s]{1,30}\s)?[^\s]{1,30}$)|(?=(?:而?不是|じゃなくて?|ではなくて?)[^，、\s]{1,12}$))/iu

interface Clause {
  readonly text: string
  readonly start: number
}

/** The clauses of a correction. */
export function correctionClauses(text: string): readonly Clause[] {
  const clauses: Clause[] = []
  for (const { 0: words, index } of text.matchAll(
    /(?:[^,.;:!…—–、，。；：！]|[,.;:!](?=[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]))+/gu,
  )) {
    if (!/[\p{L}\p{N}]/u.test(words)) continue
    const start = index + (words.length - words.trimStart().length)
    const bare = words.trim().replace(/^\*/u, "")
    const denied = DENIED_BEHIND.exec(bare)
    if (denied === null) clauses.push({ text: bare, start })
    else {
      const behind = bare.slice(denied.index + denied[0].length)
      clauses.push(
        { text: bare.slice(0, denied.index), start },
        { text: behind, start: start + words.trim().length - behind.length },
      )
    }
  }
  return clauses.slice(0, MAX_CLAUSES)
}

/**
 * Whether a whole message may correct the one before it: "Sorry, I meant Leeds", "not Tuesday, Thursday". Reading both
 * decides. `plainly`: without a reply between that may be what is refused.
 */
export function mayCorrect(message: string, plainly = false): boolean {
  if (message.length > MAX_CORRECTION || /[?？]/u.test(message)) return false
  const least = plainly ? CORRECTING.plain : CORRECTING.refusal
  return /^\s*\*(?=\p{L})/u.test(message) || correctionClauses(message).some(({ text }) => isLed(text, least))
}

function isLed(clause: string, least: Correcting): boolean {
  if (corrects(clause) || MEANS.test(clause) || DENIES.test(clause)) return true
  return LEADS.some(({ correcting, forms }) => correcting >= least && forms.some((form) => form.test(clause)))
}
