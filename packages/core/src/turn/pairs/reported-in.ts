import type { Memory } from "../../contract/index.ts"
import { beginningsBeforeQuestion } from "../../text/before-question.ts"
import { readEnding } from "../../text/topics/ending-model.ts"
import { withdrawalIn } from "../../text/topics/withdrawal-model.ts"

/** From this probability on the beginning of a question reports that something is over. */
const ENDS_FROM = 0.6

/** The words of a sentence that report that something is over: what it says before a question at its end, if that does, or all of it. */
export function reportedIn(sentence: string): string {
  const reports = (told: string): boolean => withdrawalIn(told) !== "nothing" || readEnding(told).chance >= ENDS_FROM
  return beginningsBeforeQuestion(sentence).find(reports) ?? sentence
}

/** The words in which a statement may report that something is over. */
export const reportOf = ({ content, source }: Pick<Memory, "content" | "source">): string =>
  reportedIn(source.quote ?? content)
