import type { Memory, Words } from "../contract/memory.ts"
import { ANALYSER_VERSION, analyse } from "./analyse.ts"
import { aboutWords } from "./attributes.ts"

/** The sources of a memory's index words. `before` and `after` are the whole neighbouring messages of its session. */
export interface WordSources {
  readonly text: string
  readonly speaker?: string
  readonly before?: string
  readonly after?: string
  readonly createdAt: number
}

/**
 * Characters of a neighbour that are indexed. Whole neighbours cost 9 points of recall in user-assistant chat, where
 * replies are long.
 */
const NEIGHBOUR_CHARACTERS = 120
const MONTHS = "January February March April May June July August September October November December".split(" ")

export function wordsOf(of: WordSources): Words {
  const before = (of.before ?? "").slice(-NEIGHBOUR_CHARACTERS)
  return {
    text: analyseToField(of.text),
    speaker: analyseToField(of.speaker ?? ""),
    before: analyseToField(before),
    after: analyseToField((of.after ?? "").slice(0, NEIGHBOUR_CHARACTERS)),
    afterQuestion: /[?？؟﹖;]["'”’»)\]」』）]*\s*$/u.test(before),
    month: analyseToField(monthOf(of.createdAt)),
    version: ANALYSER_VERSION,
  }
}

/**
 * The index words of a memory between its neighbours, given by their texts. A fact is found by the words of its address,
 * too, and a part of a document by the headings above it.
 */
export function memoryWords(
  memory: Pick<Memory, "about" | "content" | "createdAt" | "source" | "metadata">,
  before = headingAbove(memory),
  after = "",
): Words {
  const {
    about,
    content,
    createdAt,
    source: { speaker = "" },
  } = memory
  const text = about === undefined ? content : `${content}\n${aboutWords(about)}`
  return wordsOf({ text, createdAt, speaker, before, after })
}

function headingAbove({ source, metadata: { heading } }: Pick<Memory, "source" | "metadata">): string {
  return source.origin === "file" && typeof heading === "string" ? heading : ""
}

function analyseToField(text: string): string {
  return analyse(text).join(" ")
}

/** "May 2023", in UTC; the day is left out because day numbers match counts. */
function monthOf(time: number): string {
  const date = new Date(time)
  const month = MONTHS[date.getUTCMonth()]
  return month === undefined ? "" : `${month} ${date.getUTCFullYear()}`
}
