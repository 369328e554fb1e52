import type { Message } from "../../contract/index.ts"
import { mayCorrect } from "../../text/correction-leads.ts"
import { expression } from "../../text/regex.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { rolePlayProbability } from "../../text/spans/role-play-model.ts"
import { speaksToUser } from "../../text/speaks-to-user.ts"
import { askedContentUpTo, asksAboutUser, requestAboutOther } from "../../text/topics/asked-model.ts"
import { opensWithRelative } from "../../text/topics/clause-features.ts"
import { takesSubjectOf } from "../../text/topics/subject-model.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { namesSpeaker } from "./names-speaker.ts"
import { placeInTurn, type SaidMessages } from "./question-before.ts"

/**
 * The words that say whom a message is about if it is not its sender: those of the request for which the assistant
 * asked, or of the message that it corrects. What names its sender is about them all the same.
 */
export function wordsAboutOther(message: Message, turn: SaidMessages): string | undefined {
  const { all, at } = placeInTurn(message, turn)
  return requestAboutOther(all, at) ?? correctedAboutOther(all, at, message.text)
}

/** What says for whom something is, before what is told of them: "for my nephew, he can't have eggs". */
const FOR = expression("iu")`
  ^(?:(?:it['’]s|es ist|das ist|c['’]est|es|è|é) )?(?:for|für|pour|para|per|pro|pra)\s(?!(?:me|myself|us|mich|uns|moi|nous|mí|nosotr[oa]s|noi|mim|nós|a|one|um|zu)(?!\p{L}))(?=[^,;.]{2,40}[,;]\s)
`
const FOR_UNSPACED =
  /^(?:是)?给(?!我[，,、自]|自己)(?=[^，,、。]{1,10}[，,、])|^(?=[^、。]{1,8}(?:です|への|のため)[^、。]{0,4}[、。])/u

/** Whether an answer says whom it is about before it tells something of them: "My nephew, he can't have eggs". */
export function answersForOther(said: string, question: string): boolean {
  if (question === "" || namesSpeaker(said.slice(said.search(/[,;，、。]/u) + 1), said)) return false
  const form = [FOR, FOR_UNSPACED].find((one) => one.test(said))
  const rest = said.replace(FOR, "").replace(FOR_UNSPACED, "")
  if (opensWithRelative(rest)) return form !== undefined || /^[^,;]{2,40}[,;]\s/u.test(rest)
  if (form === undefined || !asksForWhom(question)) return false
  return form === FOR || !/^[^、。]{1,8}(?:です|への|のため)/u.test(said) || SOMEBODY_UNSPACED.test(said)
}

/** Whether a question asks whom something is for, and nothing of the user: "Who do you work for?", "¿Para quién trabajas?" */
const asksForWhom = (question: string): boolean =>
  WHO.test(question) &&
  !speaksToUser(question) &&
  (UNSPACED.test(question) ||
    IS.test(question) ||
    question.replace(/^A: /u, "").trim().split(/\s+/u).length <= MAX_BARE_QUESTION)
const IS = wholeWords("is|are|it['’]s|who['’]s|ist|sind|soll|est|sera|es|son|será|sea|è|sono|sarà|é|são")
/** "For whom?", "Para quem?" */
const MAX_BARE_QUESTION = 2
/** "友達です、…" is about somebody, "田中です、看護師です" rather the speaker. */
const SOMEBODY_UNSPACED =
  /^[^、。]{0,6}(?:さん|ちゃん|くん|君|様|彼|友|上司|同僚|先輩|後輩|先生|隣|客|患者|社長|部長|母|父|姉|妹|兄|弟|息子|娘|妻|嫁|夫|旦那|主人|祖[父母]|孫|[叔伯][父母]|甥|姪|いとこ|従[兄弟姉妹]|家族|両親|子ども|子供)/u
const WHO = wholeWords("who|whom|wen|wem|wer|qui|quién|quiénes|chi|quem", "谁|誰|どなた")

/**
 * From this probability on somebody gave themselves or the assistant a part to play. Lower than for whole prompts, because
 * "Yes." to "Very well, Mr Holmes. Are you vegetarian?" shows no more of who answers.
 */
const PLAYS_FROM = 0.4
/** Messages before an answer in which a part may have been given. */
const MAX_BEFORE = 24

/** Whether a message answers what the assistant asked about the user themselves, and not a part that they play. */
export function answersForSelf(message: Message, turn: SaidMessages): boolean {
  const { all, at } = placeInTurn(message, turn)
  if (!asksAboutUser(all, at)) return false
  const before = all.slice(Math.max(0, at - MAX_BEFORE), at)
  return !before.some(({ role, text }) => role === "user" && rolePlayProbability(text) >= PLAYS_FROM)
}

/** Where a message that begins with asked-for content leaves it; 0 if it holds none. */
export function endOfAskedContent(message: Message, turn: SaidMessages): number {
  const { all, at } = placeInTurn(message, turn)
  return askedContentUpTo(all, at)
}

function correctedAboutOther(all: readonly Message[], to: number, text: string): string | undefined {
  if (!mayCorrect(text)) return undefined
  let at = to - 1
  while (at >= 0 && all[at]?.role !== "user") at--
  // What refuses may answer a question.
  if (all.slice(at + 1, to).some((reply) => /[?？]/u.test(reply.text))) return undefined
  const last = sentencesOf(all[at]?.text ?? "").at(-1)?.text ?? ""
  return opensWithRelative(last) || takesSubjectOf(last, text) ? last : undefined
}
