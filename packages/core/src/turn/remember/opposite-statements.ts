import type { Memory } from "../../contract/index.ts"
import { USER_SUBJECT } from "../../text/attributes.ts"
import { expression } from "../../text/regex.ts"
import { plain } from "../../text/similarity.ts"

const COMPARED = /^prefers? (.{1,60}?) (?:over|to|rather than|instead of) (.{1,60})$/i
const PREFERRED = /^(?:now )?prefers? (.{1,60})$/i

/** Whether one of two preferences rejects what the other prefers: "Prefers tabs over spaces" and "Prefers spaces". */
export function contradictsPreference(one: string, other: string): boolean {
  return putsLast(one, other) || putsLast(other, one)
}

function putsLast(comparison: string, statement: string): boolean {
  const last = COMPARED.exec(bare(comparison))?.[2]
  if (last === undefined || COMPARED.test(bare(statement))) return false
  const first = PREFERRED.exec(bare(statement))?.[1]
  return first !== undefined && plain(first) === plain(last)
}

function bare(statement: string): string {
  return statement.replace(/[.!]$/, "").replace(/ (?:now|these days)$/i, "")
}

/** What a preference puts first or last: two of them can contradict each other only if they share one. */
export function preferenceTopics(statement: string): readonly string[] {
  const topics = [COMPARED.exec(bare(statement))?.[2], PREFERRED.exec(bare(statement))?.[1]]
  return topics.flatMap((topic) => (topic === undefined ? [] : [plain(topic)]))
}

/** Whether a statement may be such a preference. */
export function speaksOfPreference(statement: string): boolean {
  return COMPARED.test(bare(statement)) || PREFERRED.test(bare(statement))
}

const LEFT =
  /^(?:no longer works|(?:quit|left|lost) the\b.*?\b(?:job|position)|resigned|was (?:fired|made redundant|laid off))\b/i
const NAMED = /\b(?:at|from|with|for|by) (?:the )?(\p{Lu}[\p{L}\p{N}&'-]*)/u

/**
 * Whether a statement ends the work for another employer than the stored one: "Quit the job at Globex" after "Works at
 * Acme".
 */
export function leftAnother(statement: string, standing: string): boolean {
  const left = LEFT.test(statement) ? NAMED.exec(statement)?.[1] : undefined
  const works = NAMED.exec(standing)?.[1]
  return left !== undefined && works !== undefined && left.toLowerCase() !== works.toLowerCase()
}

/** What is left for good is named by such an attribute; a city is also left for a day. */
const LEFT_FOR_GOOD: ReadonlySet<string> = new Set(["employer", "job", "school", "studies"])
/** The person ended it: "quit Siemens", "bei Siemens gekündigt", "j'ai quitté Renault". */
const ENDS = expression("iu")`
  (?<!\p{L})(?:quit|left|resigned|got (?:fired|sacked)|was (?:fired|sacked|laid off)|dropped out|gekündigt|gekuendigt|verlassen|hingeschmissen|rausgeflogen|quitté|démissionné|viré\p{L}?|dejé|renuncié|me (?:fui|salí|echaron|despidieron)|lasciato|licenziat\p{L}|dimess\p{L}|saí|deixei|demiti|demitid\p{L})(?!\p{L})
  |辞职|辞了|离职|离开了|被辞退|被开除|退学|退職|辞めた|辞めました
`
/** "Left Siemens early today" ends a day, and "has not quit" nothing. */
const ENDS_NOTHING = expression("iu")`
  (?<!\p{L})(?:early|late|today|tonight|this (?:morning|evening|afternoon)|at (?:\d|noon|five|six)|not|never|nearly|almost|want|wants|would|will|going|thinking|might|may|could|should|if|früh|heute|spät|nicht|nie|fast|will|möchte|würde|wenn|tôt|aujourd['’]hui|pas|presque|veux|voudrais|si|temprano|hoy|no|casi|quiero|presto|oggi|non|quasi|voglio|cedo|hoje|não|quase|quero)(?!\p{L})|n['’]t(?!\p{L})|没|不|想|今天|早退
`

/** Whether a statement says that the person left what a standing one names: "Quit Siemens" after "Works at Siemens". */
export function leavesNamed(statement: string, { about, content }: Pick<Memory, "about" | "content">): boolean {
  if (about?.subject !== USER_SUBJECT || !LEFT_FOR_GOOD.has(about.attribute)) return false
  if (!ENDS.test(statement) || ENDS_NOTHING.test(statement)) return false
  const said = plain(statement)
  const words = said.split(/[^\p{L}\p{N}&'-]+/u)
  return namesIn(content).some((name) => words.includes(name) || (UNSPACED.test(name) && said.includes(name)))
}

const UNSPACED = /\p{Script=Han}/u

/** The names in a statement behind its first word; in Chinese, what stands behind 在. */
function namesIn(content: string): readonly string[] {
  const spaced = content.match(/(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{N}&'-]+/gu) ?? []
  const unspaced = /在(\p{Script=Han}{2,8}?)(?:工作|上班|读书|上学|当|做)/u.exec(content)?.[1]
  return [...spaced, ...(unspaced === undefined ? [] : [unspaced])].map(plain)
}
