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

/** What ends a first clause: a colon, a dash or a line break. */
const MARK = /\s?[:：](?=\s|["“„«「]|[^\s\d/\\])|\s[-–—]+\s|\n/u
const SENTENCE_END = /(?<=[.!?])\s+(?=\S)|(?<=[。！？])(?=\S)/u
const WORDS = /\p{L}[\s\S]*\p{L}/u

export interface Lead {
  /** Where the clause and its mark end. */
  readonly end: number
  /** Whose words follow. */
  readonly whose: "given" | "own"
}

/**
 * The short first clause of a message that says whose the words behind it are: an order to work on them ("Continue:",
 * "Přelož:", "続けて：") or an introduction of one's own ("Fun fact:", "Merk dir:"). `scripts/train-leads.mjs` fits the models.
 */
export function findLead(text: string): Lead | undefined {
  const mark = MARK.exec(text.slice(0, 2 * MAX_LEAD))
  if (mark === null) return undefined
  // A greeting may come first: "Hi! Translate: …".
  const lead = (text.slice(0, mark.index).trim().split(SENTENCE_END).at(-1) ?? "").trim()
  const end = mark.index + mark[0].length
  const rest = text.slice(end)
  if (lead === "" || lead.length > MAX_LEAD || !WORDS.test(rest)) return undefined
  const features = clauseFeatures(lead)
  const gives = probabilityOf(features, giving)
  if (gives >= GIVES_FROM) {
    const isMarked = mark[0] !== "\n" && !/[?？]$/.test(lead)
    return isMarked || textCue(lead) >= CUE_FROM ? { end, whose: "given" } : undefined
  }
  const isOwn =
    gives < 0.5 && rest.length <= MAX_OWN_REST && !rest.includes("\n") && probabilityOf(features, own) >= OWN_FROM
  return isOwn ? { end, whose: "own" } : undefined
}
