// What people write around a text that they paste, in the halves for tuning of talk.
import { sentencesOf } from "../../src/text/sentences.ts"
import { filesIn, linesOf } from "../talk-files.mjs"

export const jsonIn = (folder) =>
  filesIn(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => linesOf(`${folder}${name}`).map((line) => JSON.parse(line)))
export const sentencesIn = (text) =>
  sentencesOf(text).flatMap(({ text: one }) => (/\p{L}{2}/u.test(one) ? [one.trim()] : []))
export const without = (text, parts) => parts.reduce((rest, part) => rest.replace(part, "\n"), text)

/** The sentences that people write beside a text which they paste or hand over. */
export const readBesideTexts = () => [
  ...jsonIn("planted/tune/").flatMap(({ messages, pasted = [], kept = [] }) =>
    messages
      .filter(({ role, content, text }) => role === "user" && pasted.some((one) => (text ?? content).includes(one)))
      .flatMap(({ text, content }) => sentencesIn(without(text ?? content, pasted)))
      .filter((one) => !kept.some((word) => one.includes(word))),
  ),
  ...jsonIn("pasted/tune/")
    .filter(({ text }) => text.includes("⟦"))
    .flatMap(({ text }) => sentencesIn(text.replace(/⟦[^⟧]*⟧/gu, "\n"))),
  // The first of each three lines only judges.
  ...filesIn("handed/").flatMap((name) =>
    linesOf(`handed/${name}`)
      .filter((_, at) => at % 3 !== 0)
      .map((line) => JSON.parse(line))
      .filter(({ whose }) => whose[0] === "own" && whose[1] === "handed")
      .flatMap(({ messages }) => sentencesIn(messages[0].text)),
  ),
  ...filesIn("situations/")
    .filter((name) => name.endsWith(".txt"))
    .flatMap((name) => linesOf(`situations/${name}`))
    .filter((line) => line.startsWith("? "))
    .flatMap((line) => sentencesIn(line.slice(2))),
]
