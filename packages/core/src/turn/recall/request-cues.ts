import { oneLine } from "../../text/regex.ts"
import * as abroad from "./request-cues-abroad.ts"

/**
 * A cue of a request, as an English pattern and one for other languages, which is tested only if the text may not be
 * English.
 */
interface CuePattern {
  readonly english: RegExp
  readonly others?: RegExp
}

export function matchesCue({ english, others }: CuePattern, text: string, foreign: boolean): boolean {
  return english.test(text) || (foreign && others?.test(text) === true)
}

function english(source: string): RegExp {
  return new RegExp(`\\b(?:${oneLine(source)})\\b`, "i")
}

export const OWN: CuePattern = { english: /\b(?:my|mine)\b/i, others: abroad.OWN_ABROAD }
export const USER: CuePattern = { english: /\b(?:i|me|my|mine|myself|we|us|our)\b/i, others: abroad.USER_ABROAD }
export const PAST: CuePattern = {
  english: english(`
    remember|recall|remind me|mentioned|told|discussed|talked|we talk|previous(?:ly)?|earlier|yesterday|ago
    |(?:last|past) (?:week|month|year|night|time|few|couple|two|three|weekend|\\w+day|spring|summer|fall|autumn|winter)|used to|back in
    |you (?:recommended|suggested|said|gave|provided)|our (?:last|previous|earlier|conversation|chat)
  `),
  others: abroad.PAST_ABROAD,
}
export const DID_I: CuePattern = {
  english: english(`
    (?:did|have|had|was|were|am) (?:i|we)|do (?:i|we) (?:have|own|like|prefer|know|use|live|work|drive|play|still|usually|normally|take|go|eat|speak|study)
    |(?:i|we|i[’']ve|we[’']ve|i have|i had|we had) (?:just |already |recently |also )?(?:was|were|did|had(?! no idea)|went|got|bought|made|took|saw|met
    |gave|said|told|spent|paid|read|ate|won|lost|left|began|started|\\w{2,}ed)
    |did you (?:say|recommend|suggest|tell|mention|give)
  `),
  others: abroad.DID_I_ABROAD,
}
export const QUESTION: CuePattern = {
  english: new RegExp(
    oneLine(`
      [?？؟]|^(?:and |so |but |ok(?:ay)?,? |hey,? |hi,? )?(?:what|which|who|whom|whose|when|where|why|how|do|does|did|is|are|was|were|have|has|had|can|could
      |would|should|will|am)\\b
    `),
    "i",
  ),
  others: abroad.QUESTION_ABROAD,
}
export const ASKS_OWN: CuePattern = {
  english: new RegExp(
    oneLine(`
      ^(?:and |so |but |hey,? )?(?:(?:what|which|when|where|who|whose|whom|how (?:many|much|old|often|long|tall|far))\\b[^.!?\\n]{0,80}?\\b
      (?:(?:do|did|am|was|were|have|had) (?:i|we)\\b(?! (?:need|have to))|(?:is|are|was|were) (?:my|our)\\b|my\\b|our\\b|i[’']m\\b|i (?:am|was|have)\\b)
      |(?:do|did|am|was|have) (?:i|we)\\b(?! (?:need|have to)))
    `),
    "i",
  ),
  others: abroad.ASKS_OWN_ABROAD,
}
export const ASKS_TIME: CuePattern = {
  english: english(`
    when|what (?:day|date|time|year|month)|which (?:day|date|week|month|year)|how (?:long|old|often|recently)
    |how many (?:minutes|hours|days|weeks|months|years)
  `),
  others: abroad.ASKS_TIME_ABROAD,
}
export const BEFORE: CuePattern = {
  english: english(`
    did|was|were|had|used to|before|previous(?:ly)?|earlier|former(?:ly)?|originally|initial(?:ly)?|at first|first|last time|ago|old|older|history|changed?|since
  `),
  others: abroad.BEFORE_ABROAD,
}
/** Asks for words as they were said. */
export const VERBATIM: CuePattern = {
  english: english(`
    verbatim|word for word|(?:my|your|the|their|his|her) exact (?:words?|phrases?|phrasing|wording)|exact (?:words?|phrase|wording|quote)|literally (?:said|say|wrote|write|told)
    |(?:exactly )?(?:what|how) (?:exactly )?(?:did )?(?:i|you|we) (?:exactly |literally )?(?:typed?|wrote|write|phrased?|worded?|put it)
    |what (?:exactly did (?:i|you) (?:say|write|tell)|did (?:i|you) (?:say|write|tell) (?:you |me )?exactly)
  `),
  others: abroad.VERBATIM_ABROAD,
}
/** A reaction to the assistant's last reply continues this conversation. */
export const TAKES_UP: CuePattern = {
  english:
    /^(?:wow|oh|ah|yeah|yes|yep|no,|nope|right|ok(?:ay)?|sure|thanks|thank you|thx|great|good|nice|cool|perfect|awesome|amazing|interesting|i see|i agree|i understand|makes sense|got it|fair enough|exactly|indeed|true|well|hmm+|haha|lol|(?:that|this|those|these|it)(?:[’']s| is| are| was| were| sounds?| makes?| all| really)|sounds? (?:good|great|like))(?![\w’'])/i,
  others: abroad.TAKES_UP_ABROAD,
}
export const IMPERATIVE: CuePattern = {
  english:
    /^(?:please |i (?:want|need|would like|'d like) you to |let'?s )?(?:write|create|make|generate|give|tell|explain|describe|list|show|find|summari[sz]e|translate|rewrite|rephrase|draft|compose|design|develop|build|implement|fix|refactor|convert|calculate|solve|suggest|provide|compare|analy[sz]e|discuss|outline|act|imagine|pretend|continue|add|change|edit|improve|classify|extract|identify|prepare|plan|propose|produce|use|do|help|answer|respond|reply|choose|consider|define|elaborate|evaluate|expand|format|shorten|simplify|proofread|correct|research|review)\b/i,
}
