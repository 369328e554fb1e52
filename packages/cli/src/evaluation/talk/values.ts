import type { Memory } from "@keepsake/core"
import { isTurn, type LabelledTalk } from "./labelled-talk.ts"
import { saysItIsPast } from "./past.ts"

/** A value that no longer holds at the end, with the message that stated it and the values that hold instead. */
export interface EndedValue {
  readonly value: string
  readonly statedIn: string
  readonly now: readonly string[]
}

interface StatedValue {
  readonly value: string
  readonly statedIn: string
}

/** The values that were replaced or ended in the course of a talk. What somebody asked to have forgotten is not among them. */
export function endedValues({ lines }: LabelledTalk): readonly EndedValue[] {
  const ended: (StatedValue & { readonly about: string })[] = []
  const holding = new Map<string, readonly StatedValue[]>()
  for (const { user, says, forget } of lines.filter(isTurn)) {
    const isForgotten = (text: string) => (forget?.gone ?? []).some((pattern) => pattern.test(text))
    for (const [about, values] of holding) {
      const left = values.filter(({ value }) => !isForgotten(`${about}: ${value}`) && !isForgotten(value))
      holding.set(about, left)
    }
    for (const { about, value, how } of says) {
      const before = holding.get(about) ?? []
      const over = before.filter((one) => how === "replace" || (how === "end" && one.value === value))
      ended.push(...over.map((one) => ({ ...one, about })))
      const begins = how === "new" || how === "add" || how === "replace"
      holding.set(about, [
        ...before.filter((one) => !over.includes(one)),
        ...(begins ? [{ value, statedIn: user }] : []),
      ])
    }
  }
  return ended.map(({ about, value, statedIn }) => ({
    value,
    statedIn,
    now: (holding.get(about) ?? []).map((one) => one.value),
  }))
}

/**
 * Whether a memory states an ended value as if it held: it contains the value and none that holds now, shares at least half of its words with the
 * message that stated it, and carries no sign that it is past.
 */
export function statesEndedValue({ content, validUntil }: Memory, ended: readonly EndedValue[]): boolean {
  if (validUntil !== undefined || saysItIsPast(content)) return false
  const words = wordsIn(content)
  const contains = (value: string) => content.toLowerCase().includes(value.toLowerCase())
  return ended.some(({ value, statedIn, now }) => {
    if (!contains(value) || now.some(contains)) return false
    const said = new Set(wordsIn(statedIn))
    return words.filter((word) => said.has(word)).length * 2 >= words.length
  })
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
}
