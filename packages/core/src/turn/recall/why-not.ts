import type { Memory } from "../../contract/memory.ts"
import { analyse } from "../../text/analyse.ts"
import type { DropReason } from "./explain-recorder.ts"
import type { RecallRequest } from "./recall-request.ts"
import { filterOf } from "./retrieve.ts"

/** Why no step of the recall found a memory. */
export type NotFound =
  | "unknown"
  | "not-active"
  | "not-valid"
  | "hidden-by-retention"
  | "left-out"
  | "no-common-word"
  | "not-among-found"

/** Why a memory of the scope was not found; `undefined` is a memory outside the scope. */
export function whyNotFound(memory: Memory | undefined, ask: RecallRequest, words: readonly string[]): NotFound {
  if (memory === undefined) return "unknown"
  if (memory.status !== "active") return "not-active"
  const { expiresAt = Infinity, validFrom = -Infinity, validUntil = Infinity } = memory
  if (expiresAt <= ask.at || validFrom > ask.at || ask.at >= validUntil) return "not-valid"
  if (memory.createdAt < (filterOf(ask).createdAt?.from ?? -Infinity)) return "hidden-by-retention"
  if (ask.exclude?.includes(memory.id)) return "left-out"
  const own = new Set(analyse(`${memory.content} ${memory.source.speaker ?? ""}`))
  return words.some((word) => own.has(word)) ? "not-among-found" : "no-common-word"
}

/** A line that is shown may be marked as doubted, or as earlier than another one on the same matter. */
type Reason = "shown" | "doubted" | "earlier" | DropReason | NotFound

/** A reason as a sentence for people. */
export function reasonSentence(reason: Reason): string {
  return SENTENCES[reason]
}

const SENTENCES: Readonly<Record<Reason, string>> = {
  shown: "It is in the block",
  doubted: "It is in the block, marked: a newer line likely reports that it no longer holds",
  earlier: "It is in the block, marked: a newer line on the same matter may report that it no longer holds",
  gated: "The gate is closed: nothing that is known bears on the request enough",
  "below-floor": "Its score is less than a quarter of the best",
  unlikely: "It is less likely to bear on the request than the lines shown",
  "holds-no-word": "It is a reply that holds no word of the request",
  "too-deep": "It ranks behind the first 120, which no budget reaches",
  "stands-in-request": "The request holds it already",
  restated: "A fact says the same in fewer words and takes its place",
  answered: "It only asks, and the reply to it takes its place",
  unanswered: "It only asks, and no reply to it was found",
  outdated: "A newer memory says what holds now",
  repeats: "Another one on the page says the same",
  "over-budget": "Its line did not fit into what was left of the budget",
  "not-reached": "The budget was used up before its turn came",
  unknown: "There is no such memory, or this request may not see it",
  "not-active": "It is not active: quarantined, superseded or archived memories are never injected",
  "not-valid": "It has expired, or does not hold at this time",
  "hidden-by-retention": "It is older than memory.retentionDays",
  "left-out": "It was said in this conversation, which holds it already",
  "no-common-word": "It has no word in common with the request, and no search by meaning brought it",
  "not-among-found": "It shares words with the request, but 200 others share more or rarer ones",
}
