import { expect, it } from "vitest"
import { rulesExtractor, tenantOf } from "../packages/core/dist/index.js"
import { report } from "./size.ts"

const SIZE = 65_536
const MAX_MS = 50
/** Twice the text may take twice the time, plus half of that as tolerance. */
const MAX_GROWTH = 3

const UNITS = [
  ...'"“「`(,;:.?!>-*1aI我é\ud800😀\u05d0\n\t ',
  ...["```", "> ", "1. ", "... ", "? ", "- I like a\n", "this is\n", "here is ", "write below ", "translate: "],
  ...[
    "I like ",
    "I like a. ",
    "I a ",
    "i ",
    "im a ",
    "my my ",
    "my dog, ",
    "my dog is a. ",
    "my favorite a ",
    "a over ",
  ],
  ...[
    "I have a a ",
    "I have an allergy to a ",
    "I'm not allergic to a anymore ",
    "I drink a again ",
    "I moved from a to ",
  ],
  ...[
    "a and I ",
    "and I ",
    "and we ",
    "my a and I moved to ",
    "we renamed the project from a to ",
    "is my favorite a ",
  ],
  ...[
    "please ",
    "by the way, ",
    ", can you ",
    "always never ",
    "don't use your answers ",
    "remember that ",
    "forget that ",
  ],
  ...[
    "in this story ",
    "imagine ",
    "you are a, and ",
    "until may ",
    "hi a,\n",
    "dear a,\nb\n",
    "from: a\nto: b\n",
    "the text above ",
    "been ",
    "no a, I'm allergic ",
    "in 12. ",
    "for the next ",
    "Ich bin a ",
    "j'ai ",
    "が好き",
    "我在",
  ],
]
const BEGINNINGS = ["", "I like ", "My a ", "I have a ", "we ", "please write "]

it(`extracts from any ${SIZE} characters in ${MAX_MS} ms, and from half of them in about half the time`, async () => {
  for (const unit of UNITS) await measureCpu(repeatedText("", unit, 4_096))
  let worst = { ms: 0, times: 0, of: "" }
  for (const beginning of BEGINNINGS) {
    for (const unit of UNITS) {
      for (const line of [Number.POSITIVE_INFINITY, 550]) {
        const whole = await measureCpu(repeatedText(beginning, unit, SIZE, line))
        if (whole <= worst.ms) continue
        const half = await measureCpu(repeatedText(beginning, unit, SIZE / 2, line))
        worst = { ms: whole, times: whole / half, of: JSON.stringify(beginning + unit) }
      }
    }
  }
  report("extraction of the worst 64 Ki characters", worst)
  expect(worst.ms).toBeLessThan(MAX_MS)
  expect(worst.times).toBeLessThan(MAX_GROWTH)
})

/** The repeated unit, in lines that all differ. */
function repeatedText(beginning: string, unit: string, size: number, line = Number.POSITIVE_INFINITY): string {
  const all: string[] = []
  for (let length = 0, index = 0; length < size; index++) {
    const one = `${beginning}${unit.repeat(Math.ceil(Math.min(line, size) / unit.length))}`.slice(
      0,
      Math.min(line, size),
    )
    const ended = line === Number.POSITIVE_INFINITY ? one : `${one}x${index}.\n`
    all.push(ended)
    length += ended.length
  }
  return all.join("").slice(0, size)
}

/** Processor time in milliseconds: the minimum of four runs. */
async function measureCpu(content: string): Promise<number> {
  const messages = [{ role: "user", text: content, position: 0 }] as const
  const turn = { id: "turn", owner: { tenant: tenantOf("proof") }, at: 0, before: [], messages, recalled: [] }
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < 4; time++) {
    const start = process.cpuUsage()
    await rulesExtractor.extract([turn], [])
    const { user, system } = process.cpuUsage(start)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least
}
