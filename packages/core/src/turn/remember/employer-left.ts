const LEFT =
  /^(?:no longer works|(?:quit|left|lost) the\b.*?\b(?:job|position)|resigned|was (?:fired|made redundant|laid off))\b/i
const NAMED = /\b(?:at|from|with|for|by) (?:the )?(\p{Lu}[\p{L}\p{N}&'-]*)/u

/** Whether a statement ends the work for another employer than the one that stands: "Quit the job at Globex" after "Works at Acme". */
export function leftAnother(statement: string, standing: string): boolean {
  const left = LEFT.test(statement) ? NAMED.exec(statement)?.[1] : undefined
  const works = NAMED.exec(standing)?.[1]
  return left !== undefined && works !== undefined && left.toLowerCase() !== works.toLowerCase()
}
