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
