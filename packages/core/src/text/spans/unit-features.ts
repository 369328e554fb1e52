import type { RoleScores } from "./clause-model.ts"
import { type CutMessage, GAPS, PREFIXES, type TextUnit } from "./units.ts"

/** Number of features of a unit; each has a value below `VALUES`. */
export const FIELDS = 31
export const VALUES = 28

const ENDS = [".", "!", "?", ",", ":", ";", ")", "…"]

/** What the message as a whole says to each of its units. */
interface Overview {
  readonly scores: readonly RoleScores[]
  readonly best: number
  readonly requestBefore: readonly number[]
  readonly requestAfter: readonly number[]
  readonly document: number
  readonly statements: number
  readonly namedLines: number
  readonly stampedLines: number
  readonly columns: number
  readonly opens: readonly boolean[]
  readonly closes: readonly boolean[]
}

/** The features of each unit, as one small number per field. They describe place, marks and neighbours, and of the words only their scores. */
export function fieldsOf(message: CutMessage, scores: readonly RoleScores[]): readonly (readonly number[])[] {
  const overview = overviewOf(message, scores)
  return message.units.map((unit, at) => fieldsOfUnit(message, unit, at, overview))
}

function overviewOf({ units, lines, text }: CutMessage, scores: readonly RoleScores[]): Overview {
  let best = -1
  const requestBefore: number[] = []
  const requestAfter: number[] = new Array<number>(units.length).fill(0)
  let most = 0
  for (const [at, [request]] of scores.entries()) {
    requestBefore.push(most)
    most = Math.max(most, request)
    if (best < 0 || request > (scores[best]?.[0] ?? 0)) best = at
  }
  most = 0
  for (let at = units.length - 1; at >= 0; at--) {
    requestAfter[at] = most
    most = Math.max(most, scores[at]?.[0] ?? 0)
  }
  const named = lines.filter(({ prefix }) => prefix === "name" || prefix === "header").length
  const stamped = lines.filter(({ prefix }) => prefix === "stamp" || prefix === "bracket").length
  const columns = lines.filter(({ start, end }) => columnsIn(text.slice(start, Math.min(end, start + 200))) >= 2).length
  const opens: boolean[] = []
  let open = false
  for (const [at, unit] of units.entries()) {
    opens.push(open)
    open ||= isSalutation(unit, units[at + 1])
  }
  const closes: boolean[] = new Array<boolean>(units.length).fill(false)
  let close = false
  for (let at = units.length - 1; at >= 0; at--) {
    closes[at] = close
    const unit = units[at]
    close ||= unit !== undefined && isSignature(unit, units[at + 1], scores[at])
  }
  return {
    scores,
    best,
    requestBefore,
    requestAfter,
    document: Math.max(0, ...scores.slice(0, 200).map(([, , , document]) => document)),
    statements: scores.filter(([, statement]) => statement > 0.5).length / Math.max(1, scores.length),
    namedLines: named,
    stampedLines: stamped,
    columns,
    opens,
    closes,
  }
}

function columnsIn(line: string): number {
  return /[\t|;]/.test(line) ? line.split(/[\t|;]/).length - 1 : (line.match(/,(?=\S)/g)?.length ?? 0)
}

const SHORT = 60

function isSalutation(unit: TextUnit, next: TextUnit | undefined): boolean {
  return (
    unit.text.length <= SHORT && /[,:：，!]$/.test(unit.text) && (next?.gap === "newline" || next?.gap === "paragraph")
  )
}

function isSignature(unit: TextUnit, next: TextUnit | undefined, scores: RoleScores | undefined): boolean {
  const apart = next === undefined || next.gap === "newline" || next.gap === "paragraph"
  const begins = unit.gap === "newline" || unit.gap === "paragraph"
  return unit.text.length <= SHORT && apart && begins && (scores?.[3] ?? 0) > 0.5 && !/[.?!]$/.test(unit.text)
}

function fieldsOfUnit(
  { units, lines, paragraphs, text }: CutMessage,
  unit: TextUnit,
  at: number,
  all: Overview,
): number[] {
  const own = all.scores[at] ?? [0, 0, 0, 0]
  const before = units[at - 1]
  const after = units[at + 1]
  const first = units[0] ?? unit
  const last = units.at(-1) ?? unit
  const line = lines[unit.line]
  const best = units[all.best] ?? unit
  const bestScore = all.scores[all.best]?.[0] ?? 0
  const paragraph = line?.paragraph ?? 0
  return [
    step(own[0]),
    step(own[1]),
    step(own[2]),
    step(own[3]),
    before ? step(all.scores[at - 1]?.[0] ?? 0) : NONE,
    after ? step(all.scores[at + 1]?.[0] ?? 0) : NONE,
    step(all.requestBefore[at] ?? 0),
    step(all.requestAfter[at] ?? 0),
    bestScore < 0.3 ? 0 : placeOf(unit, best, at - all.best, paragraph, lines[best.line]?.paragraph ?? 0),
    before ? step(all.scores[at - 1]?.[1] ?? 0) : NONE,
    GAPS.indexOf(unit.gap),
    after ? GAPS.indexOf(after.gap) : GAPS.length,
    line ? PREFIXES.indexOf(line.prefix) : 0,
    Math.min(3, all.stampedLines) * 4 + Math.min(3, all.columns),
    Math.min(3, all.namedLines) * 2 + (line?.prefix === "name" ? 1 : 0),
    Math.min(2, paragraph) * 3 + Math.min(2, paragraphs - 1 - paragraph),
    Math.min(4, paragraphs),
    Math.min(7, Math.floor(Math.log2(units.length) * 1.5)),
    markOf(unit.text),
    before ? markOf(before.text) : 15,
    caseOf(unit.text) * 9 + caseOf(first.text) * 3 + caseOf(last.text),
    (scriptOf(unit.text) === scriptOf(best.text) ? 0 : 1) + (scriptOf(unit.text) === scriptOf(first.text) ? 0 : 2),
    Math.min(7, Math.floor(Math.log2(unit.text.length + 1))),
    step(all.document),
    Math.min(7, Math.floor(Math.log2(text.length + 1) - 4)),
    unit.quoted ? 1 : 0,
    (all.opens[at] === true ? 1 : 0) + (all.closes[at] === true ? 2 : 0),
    markOf(first.text),
    Math.min(5, Math.floor(all.statements * 5)),
    before ? step(all.scores[at - 1]?.[2] ?? 0) : NONE,
    at === 0 ? 0 : at === units.length - 1 ? 1 : 2,
  ].map((value) => Math.max(0, value))
}

/** Where a unit is relative to the clause that sounds most like a request. */
function placeOf(unit: TextUnit, best: TextUnit, distance: number, paragraph: number, bestParagraph: number): number {
  if (distance === 0) return 1
  const side = distance > 0 ? 0 : 1
  if (unit.line === best.line) return 2 + side + (Math.abs(distance) > 1 ? 2 : 0)
  if (paragraph === bestParagraph) return 6 + side
  return 8 + side
}

const STEPS = [0.02, 0.06, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95, 1.01]
/** No such unit. */
const NONE = STEPS.length

function step(score: number): number {
  return STEPS.findIndex((most) => score <= most)
}

function markOf(text: string): number {
  const end = text.slice(-1)
  const plain = "。！？，：；".indexOf(end)
  const mark = ENDS.indexOf(plain < 0 ? end : (".!?,:;"[plain] ?? ""))
  return mark < 0 ? (/[\p{L}\p{N}]/u.test(end) ? 9 : 10) : mark
}

function caseOf(text: string): number {
  const letter = /\p{L}/u.exec(text.slice(0, 60))?.[0] ?? ""
  return /\p{Lu}/u.test(letter) ? 1 : /\p{Ll}/u.test(letter) ? 2 : 0
}

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Arabic}/u,
]

function scriptOf(text: string): number {
  const letter = /\p{L}/u.exec(text.slice(0, 60))?.[0] ?? ""
  return SCRIPTS.findIndex((script) => script.test(letter))
}
