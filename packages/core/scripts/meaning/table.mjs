// The table of meanings while it learns, and the losses that it learns by.
import { MEANING_BUCKETS, MEANING_DIMENSIONS, meaningFeatures } from "../../src/text/meaning/meaning.ts"

/** Temperatures of the likenesses of the teacher, of the table, and of pairs. */
const [TEACHER_HEAT, OWN_HEAT, PAIR_HEAT] = [0.05, 0.1, 0.07]
const D = MEANING_DIMENSIONS

/** A table of meanings that learns by Adagrad, one rate for each bucket. */
export class Table {
  weights
  #squares = new Float32Array(MEANING_BUCKETS).fill(1e-6)
  #slopes = new Float32Array(MEANING_BUCKETS * D)
  #touched = new Set()
  rate = 0

  /** `random` gives numbers from 0 to 1. */
  constructor(random) {
    const draw = () => (random() + random() + random() - 1.5) * 0.2
    this.weights = Float32Array.from({ length: MEANING_BUCKETS * D }, draw)
  }

  /** The directions of texts, and the lengths of their sums. */
  read(features) {
    const lengths = new Float64Array(features.length)
    const vectors = features.map(([buckets, shares], place) => {
      const sum = new Float64Array(D)
      for (let one = 0; one < buckets.length; one++)
        for (let at = 0, from = buckets[one] * D; at < D; at++) sum[at] += shares[one] * this.weights[from + at]
      lengths[place] = Math.sqrt(dot(sum, sum)) + 1e-6
      for (let at = 0; at < D; at++) sum[at] /= lengths[place]
      return sum
    })
    return { vectors, lengths }
  }

  /** Adds the slopes of a loss by the directions of texts. */
  add(features, { vectors, lengths }, slopes) {
    for (const [place, [buckets, shares]] of features.entries()) {
      const [vector, slope] = [vectors[place], slopes[place]]
      const along = dot(slope, vector)
      for (let one = 0; one < buckets.length; one++) {
        this.#touched.add(buckets[one])
        for (let at = 0, from = buckets[one] * D; at < D; at++)
          this.#slopes[from + at] += (shares[one] * (slope[at] - along * vector[at])) / lengths[place]
      }
    }
  }

  step() {
    for (const bucket of this.#touched) {
      const from = bucket * D
      let square = 0
      for (let at = from; at < from + D; at++) square += this.#slopes[at] ** 2 / D
      this.#squares[bucket] += square
      const rate = this.rate / Math.sqrt(this.#squares[bucket])
      for (let at = from; at < from + D; at++) {
        this.weights[at] -= rate * this.#slopes[at]
        this.#slopes[at] = 0
      }
    }
    this.#touched.clear()
  }

  /** As bytes; what no text touched means nothing. */
  quantized() {
    const sizes = this.weights
      .filter((_, at) => at % 7 === 0)
      .map(Math.abs)
      .sort()
    const scale = sizes[Math.floor(sizes.length * 0.9995)] / 127
    return Int8Array.from(this.weights, (value, at) =>
      this.#squares[Math.floor(at / D)] <= 1.01e-6 ? 0 : Math.max(-127, Math.min(127, Math.round(value / scale))),
    )
  }
}

const known = new Map()
export function featuresOf(text) {
  let features = known.get(text)
  if (features === undefined) {
    const found = meaningFeatures(text)
    features = [Int32Array.from(found.keys()), Float32Array.from(found.values())]
    known.set(text, features)
  }
  return features
}

function softmaxRow(row) {
  const most = Math.max(...row)
  const shares = row.map((value) => Math.exp(value - most))
  const sum = shares.reduce((total, value) => total + value, 0)
  return shares.map((value) => value / sum)
}

/** Draws texts to the directions that the teacher gives them. */
export function followDirections(table, batch) {
  const features = batch.map(({ text }) => featuresOf(text))
  const read = table.read(features)
  const strength = 8 / batch.length
  table.add(
    features,
    read,
    batch.map(({ direction }) => direction.map((value) => -value * strength)),
  )
}

/** Gives texts the likenesses among one another that the teacher's vectors have. */
export function followLikenesses(table, batch) {
  const features = batch.map(({ text }) => featuresOf(text))
  const read = table.read(features)
  const sharesOf = (vectors, heat) =>
    vectors.map((one, place) => softmaxRow(vectors.map((other, at) => (at === place ? -1e9 : dot(one, other) / heat))))
  const wanted = sharesOf(
    batch.map(({ vector }) => vector),
    TEACHER_HEAT,
  )
  const own = sharesOf(read.vectors, OWN_HEAT)
  const count = batch.length
  const slopes = read.vectors.map((_, place) => {
    const slope = new Float64Array(D)
    for (let other = 0; other < count; other++) {
      const error =
        (own[place][other] - wanted[place][other] + own[other][place] - wanted[other][place]) / count / OWN_HEAT
      for (let at = 0; at < D; at++) slope[at] += error * read.vectors[other][at]
    }
    return slope
  })
  table.add(features, read, slopes)
}

/** Draws the two texts of a pair together, away from those of the other pairs but those that are `alike`. */
export function joinPairs(table, pairs, areAlike = () => false) {
  const [left, right] = [0, 1].map((side) => pairs.map((pair) => featuresOf(pair[side])))
  const [ones, others] = [table.read(left), table.read(right)]
  const count = pairs.length
  const scores = ones.vectors.map((one, place) =>
    others.vectors.map((other, at) => (at !== place && areAlike(place, at) ? -1e9 : dot(one, other) / PAIR_HEAT)),
  )
  const rows = scores.map(softmaxRow)
  const columns = scores.map((_, at) => softmaxRow(scores.map((row) => row[at])))
  const error = (place, at) =>
    (rows[place][at] + columns[at][place] - 2 * Number(place === at)) / (2 * count) / PAIR_HEAT
  const slopesOf = (vectors, errorAt) =>
    pairs.map((_, place) => {
      const slope = new Float64Array(D)
      for (let other = 0; other < count; other++) {
        const share = errorAt(place, other)
        for (let at = 0; at < D; at++) slope[at] += share * vectors[other][at]
      }
      return slope
    })
  table.add(left, ones, slopesOf(others.vectors, error))
  table.add(
    right,
    others,
    slopesOf(ones.vectors, (place, other) => error(other, place)),
  )
}

export function dot(one, other) {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at] * other[at]
  return sum
}

export function unit(vector) {
  const length = Math.sqrt(dot(vector, vector)) || 1
  return Float64Array.from(vector, (value) => value / length)
}
