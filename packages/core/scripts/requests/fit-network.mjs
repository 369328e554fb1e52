// Fits the network that reads requests to memory (src/turn/request-network.ts), with Adagrad.
import { CUES, readTokens, SCORES, SIZE, SPAN } from "../../src/turn/request-network.ts"
import { REQUEST_BUCKETS } from "../../src/turn/request-tokens.ts"
import { randomFrom } from "../spans/messages.mjs"

const EPOCHS = 12
const RATE = 0.05
const DECAY = 1e-4
/** How many words of an example are not read. */
const DROPPED = 0.3
const WIDTH = SPAN * SIZE

const parameters = (length, scale, first) => ({
  values: Float32Array.from({ length }, () => scale()),
  squares: new Float32Array(length).fill(first),
})
/** Each step is smaller the more a parameter has moved. */
function move({ values, squares }, at, slope, rate) {
  squares[at] += slope * slope
  values[at] -= (rate * slope) / Math.sqrt(squares[at])
}

/** `examples` have `tokens`, a `score` that is right (its place), and the `share` of epochs that read it. */
export function fitNetwork(examples, seed) {
  const random = randomFrom(seed)
  const around = (size) => () => (random() - 0.5) * size
  const table = parameters(REQUEST_BUCKETS * SIZE, around(0.3), 1e-3)
  const cues = parameters(CUES * WIDTH, around(1.6 * Math.sqrt(3 / WIDTH)), 1e-2)
  const cueBias = parameters(CUES, () => 0, 1e-2)
  const scores = parameters(SCORES * CUES, around(0.2), 1e-2)
  const scoreBias = parameters(SCORES, () => 0, 1e-2)
  const network = {
    table: table.values,
    cues: cues.values,
    cueBias: cueBias.values,
    scores: scores.values,
    scoreBias: scoreBias.values,
  }
  const order = examples.map((_, at) => at)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE * (epoch < EPOCHS * 0.6 ? 1 : epoch < EPOCHS * 0.85 ? 0.4 : 0.15)
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other], order[at]]
    }
    let loss = 0
    let count = 0
    for (const at of order) {
      const { tokens, score: right, share } = examples[at]
      if (share < 1 && random() > share) continue
      const read = tokens.map((buckets) => (random() < DROPPED ? [] : buckets))
      const { chances, strengths, places, words } = readTokens(read, network)
      loss -= Math.log(chances[right] + 1e-9)
      count++
      const ofCues = new Float32Array(CUES)
      for (let score = 0; score < SCORES; score++) {
        const error = chances[score] - Number(score === right)
        if (Math.abs(error) < 1e-5) continue
        move(scoreBias, score, error, rate)
        for (let cue = 0; cue < CUES; cue++) {
          const place = score * CUES + cue
          ofCues[cue] += error * scores.values[place]
          move(scores, place, error * strengths[cue] + DECAY * scores.values[place], rate)
        }
      }
      const ofWords = new Float32Array(words.length)
      for (let cue = 0; cue < CUES; cue++) {
        if (places[cue] < 0) continue
        const error = ofCues[cue]
        move(cueBias, cue, error, rate)
        const from = places[cue] * SIZE
        for (let i = 0; i < WIDTH; i++) {
          const place = cue * WIDTH + i
          ofWords[from + i] += error * cues.values[place]
          move(cues, place, error * words[from + i] + DECAY * cues.values[place], rate)
        }
      }
      for (const [nth, buckets] of read.entries()) {
        const from = (nth + 1) * SIZE
        const part = 1 / Math.sqrt(Math.max(1, buckets.length))
        let size = 0
        for (let i = 0; i < SIZE; i++) size += ofWords[from + i] ** 2
        if (size === 0) continue
        for (const bucket of buckets)
          for (let i = 0; i < SIZE; i++) {
            const place = bucket * SIZE + i
            move(table, place, ofWords[from + i] * part + DECAY * table.values[place], rate)
          }
      }
    }
    console.log(`network: epoch ${epoch}, loss ${(loss / count).toFixed(4)} of ${count}`)
  }
  return network
}

/** The bytes of a network in the order in which `networkOf` reads them, and the scale of each part. */
export function bytesOfNetwork({ table, cues, cueBias, scores, scoreBias }) {
  const parts = [table, cues, cueBias, scores, scoreBias].map((values) => {
    const sorted = Float32Array.from(values, Math.abs).sort()
    // A few rare rows are large: these are cut, so that all others are finer.
    const most = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.9995))]
    const scale = Number((most / 127).toPrecision(6))
    return { scale, bytes: Int8Array.from(values, (one) => Math.max(-127, Math.min(127, Math.round(one / scale)))) }
  })
  const bytes = Int8Array.from(parts.flatMap((part) => [...part.bytes]))
  return { bytes, scales: parts.map(({ scale }) => scale) }
}
