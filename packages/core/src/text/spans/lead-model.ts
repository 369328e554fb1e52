import { expression } from "../regex.ts"
import { probabilityOf, readModel } from "./bucket-model.ts"
import { clauseFeatures } from "./clause-model.ts"
import {
  GIVING_LEAD_BIAS,
  GIVING_LEAD_SCALE,
  GIVING_LEAD_WEIGHTS,
  OWN_LEAD_BIAS,
  OWN_LEAD_SCALE,
  OWN_LEAD_WEIGHTS,
} from "./lead-weights.ts"
import { textCue } from "./text-cues.ts"

const giving = readModel(GIVING_LEAD_BIAS, GIVING_LEAD_SCALE, GIVING_LEAD_WEIGHTS)
const own = readModel(OWN_LEAD_BIAS, OWN_LEAD_SCALE, OWN_LEAD_WEIGHTS)

/** From this probability on a first clause hands over what follows. */
const GIVES_FROM = 0.8
/** Where a line break or a question mark ends it, it has to speak of a text too, in log-odds: "Is brie fine?" asks. */
const CUE_FROM = 0
/** From this one on it introduces its sender's own words. */
const OWN_FROM = 0.9

/** Longer clauses, in characters, say what they want in their own words. */
const MAX_LEAD = 70
/** Behind a longer rest, in characters, somebody else may speak. */
const MAX_OWN_REST = 240

/**
 * Whole first clauses that hardly anything but one's own words follows. Taught to the model, they make pasted texts their
 * sender's that only begin like it.
 */
const OWN_LEAD = expression("iu")`
  ^(?:(?:a (?:bit|little|few words)|something|more) about me|(?:quick|short) intro|just so you know|note to self|for (?:later|future reference|the record|your information)|keep (?:this )?in mind
  |(?:please )?(?:save|note|remember|keep) this(?: for later)?|zu mir|kurz zu mir|(?:et)?was (?:über|zu) mir?|(?:nur )?zur info|(?:nur )?damit du(?:['’]s| es)? weißt|für später
  |(?:bitte )?merk dir(?: bitte)?(?: das| folgendes)?|speicher(?:e)?(?: bitte| das){0,2}|à propos de moi|un mot sur moi|pour (?:ton )?info(?:rmation)?|pour que tu (?:le )?saches|pour que tu le saches
  |pour plus tard|garde ça(?: pour plus tard)?|note bien|sobre mí|un poco sobre mí|para que (?:lo )?sepas|para tu información|guarda esto(?: para (?:luego|después|más tarde))?|apunta(?: esto)?
  |para más tarde|su di me|due parole su di me|per tua informazione|(?:giusto )?perché tu lo sappia|segnati questo|per dopo|sobre mim|um pouco sobre mim|só para (?:você saber|tu saberes|saberes)
  |para (?:a )?(?:tua|sua) informação|para teres em conta|anota (?:aí|isto|isso)|guarda isto|para mais tarde|关于我|说说我|记一下|跟你说一声|告诉你一下|私について|私のこと|覚えておいて|参考までに|over mij|iets over mij
  |onthoud(?: dit)?|ter info|voor later|(?:coś )?o mnie|zapamiętaj|dla (?:twojej )?informacji|żebyś wiedziała?|(?:немного )?обо мне|(?:немного )?о себе|запомни|к сведению|чтобы ты знала?|om mig|lite om mig|kom ihåg
  |så att? du vet|så du vet|för senare|hakkımda|benim hakkımda|aklında olsun|bilgin olsun|나에 대해|저에 대해|기억해 ?줘|참고로)$
`
/** Behind one of them somebody says a sentence or two. */
const MAX_SHORT_REST = 120
const QUOTES = /["“”„«»「」『』\n]/u

/** What ends a first clause: a colon, a dash or a line break. */
const MARK = /\s?[:：](?=\s|["“„«「]|[^\s\d/\\])|\s[-–—]+\s|\n/u
const SENTENCE_END = /(?<=[.!?])\s+(?=\S)|(?<=[。！？])(?=\S)/u
const WORDS = /\p{L}[\s\S]*\p{L}/u

export interface Lead {
  /** Where the clause and its mark end. */
  readonly end: number
  /** Whose words follow. */
  readonly whose: "given" | "own"
  /** Nothing but one's own words follows: what they say may be read without the clause. */
  readonly isCertain?: true
}

export interface FirstClause {
  readonly lead: string
  readonly start: number
  /** What divides it from the rest. */
  readonly mark: string
  /** Where the mark ends. */
  readonly end: number
}

/** The short first clause of a message, which a colon, a dash or a line break divides from the rest. A greeting may come first: "Hi! Translate: …". */
export function firstClause(text: string): FirstClause | undefined {
  const marked = MARK.exec(text.slice(0, 2 * MAX_LEAD))
  if (marked === null) return undefined
  const [mark] = marked
  const lead = (text.slice(0, marked.index).trim().split(SENTENCE_END).at(-1) ?? "").trim()
  const end = marked.index + mark.length
  if (lead === "" || lead.length > MAX_LEAD || !WORDS.test(text.slice(end))) return undefined
  return { lead, start: text.lastIndexOf(lead, marked.index), mark, end }
}

/**
 * The short first clause of a message that says whose the words behind it are: an order to work on them ("Continue:",
 * "Přelož:", "続けて：") or an introduction of one's own ("Fun fact:", "Merk dir:"). `scripts/train-leads.mjs` fits the models.
 */
export function findLead(text: string): Lead | undefined {
  const clause = firstClause(text)
  if (clause === undefined) return undefined
  const { lead, mark, end } = clause
  const rest = text.slice(end)
  if (OWN_LEAD.test(lead) && rest.length <= MAX_SHORT_REST && !QUOTES.test(rest))
    return { end, whose: "own", isCertain: true }
  const features = clauseFeatures(lead)
  const gives = probabilityOf(features, giving)
  if (gives >= GIVES_FROM) {
    const isMarked = mark !== "\n" && !/[?？]$/.test(lead)
    return isMarked || textCue(lead) >= CUE_FROM ? { end, whose: "given" } : undefined
  }
  const isOwn =
    gives < 0.5 && rest.length <= MAX_OWN_REST && !rest.includes("\n") && probabilityOf(features, own) >= OWN_FROM
  return isOwn ? { end, whose: "own" } : undefined
}
