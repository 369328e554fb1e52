import { expression } from "../../text/regex.ts"
import { readEnding } from "../../text/topics/ending-model.ts"
import { formOf } from "./forgetting-verbs.ts"

const COURTESY_BEHIND = / (?:bitte|please|pls|por favor|stp|per favore)$/iu

/** Whether a clause with a verb of forgetting asks to forget a name and nothing else: "forget Jess". */
export const asksByName = (clause: string): boolean => formOf(clause.replace(COURTESY_BEHIND, "")) === "naming"

/** From this probability on a clause tells that something has ended. */
const ENDS = 0.6
/** What ends with anything that has a name: "Forget Paris, the flight was cancelled". */
const OF_THINGS: ReadonlySet<string> = new Set(["plan", "thing", "home"])

/** Whether a clause behind a name tells that it is over between them: "we fell out", "non stiamo più insieme". */
export function endsWithThem(clause: string): boolean {
  const { chance, endings } = readEnding(clause)
  return chance >= ENDS && endings.some((ending) => !OF_THINGS.has(ending))
}

/** Whoever was named before: "he moved out", "si è trasferita". */
const OF_THEM = expression("iu")`
  (?<!\p{L})(?:he|she|him|her|they|them|er|ihn|ihm|sie|ihr|il|elle|lui|él|ella|lei|gli|ele|ela|dele|dela)(?!\p{L})
  |(?<!\p{L})(?:se ha|se fue|si è|se mudou|foi embora|morreu|murió|è mort[oa])(?!\p{L})|[他她]|彼女?
`
export const tellsOfThem = (clause: string): boolean => OF_THEM.test(clause)
