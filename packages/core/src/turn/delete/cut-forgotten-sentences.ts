import { sentencesOf } from "../../text/sentences.ts"
import { chooseSentences } from "./choose-sentences.ts"
import { parseForgetRequest } from "./forget-requests.ts"
import { divideJoinedRequests } from "./joined-objects.ts"
import { createMemberCut, cutMembers } from "./list-members.ts"
import type { ForgetRequest } from "./match-request.ts"
import { createRequestReader } from "./named-statements.ts"
import { spellRequests } from "./request-spelling.ts"
import { askingPart, newValueNextTo, statedWithRequest } from "./stated-with-request.ts"

/** Cuts the sentences that match a request, including the request itself. What a request states beside stays. */
export function cutForgottenSentences(whole: string, asked: readonly ForgetRequest[]): string {
  if (asked.length === 0) return whole
  const text = divideJoinedRequests(whole)
  const sentences = sentencesOf(text)
  const all = sentences.map((one) => one.text)
  const reader = createRequestReader()
  const choices = asked.map((one) => chooseSentences(all, one, reader))
  const cut = createMemberCut(asked)
  const asking = new Set(asked.flatMap((one) => one.asking ?? []))
  const values = newValuesNextTo(all, (sentence) => parseForgetRequest(sentence) !== undefined)
  let kept = ""
  let from = 0
  for (const [index, { text: sentence, start, end }] of sentences.entries()) {
    const value = values.get(index)
    if (value !== undefined) {
      kept += `${text.slice(from, start)}${value}.`
      from = end
      continue
    }
    const stating = statedWithRequest(sentence)
    const part = askingPart(sentence)
    const isAsking = stating.length > 0 || asking.has(spellRequests(part)) || parseForgetRequest(part) !== undefined
    const isForgotten = (one: string): boolean => choices.some(({ isMeant }) => isMeant(one))
    if (!isAsking && !isForgotten(sentence)) continue
    const members = isAsking ? undefined : cut(sentence)
    // What is not in the sentence tells by its name what is new: "my salary is 4500 now".
    const stays = stating.filter((clause) => !sentence.includes(clause) || !isForgotten(clause))
    const isLast = text.slice(end).trim() === ""
    const ended =
      members === undefined
        ? stays.map((clause) => (isLast || /[.!?…。！？]$/.test(clause) ? clause : `${clause}.`))
        : [cutMembers(sentence, members)]
    kept += text.slice(from, start) + ended.join("\n")
    from = end
  }
  return (kept + text.slice(from)).trim()
}

/** For the places of sentences next to a request what each tells in place of what that names. */
function newValuesNextTo(
  sentences: readonly string[],
  isRequest: (sentence: string) => boolean,
): ReadonlyMap<number, string> {
  const values = new Map<number, string>()
  for (const [at, request] of sentences.entries()) {
    if (!isRequest(request)) continue
    for (const place of [at + 1, at - 1]) {
      const sentence = sentences[place]
      const value = sentence === undefined || isRequest(sentence) ? undefined : newValueNextTo(request, sentence)
      if (value === undefined) continue
      values.set(place, value)
      break
    }
  }
  return values
}
