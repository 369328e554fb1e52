import { FIELDS, VALUES } from "./unit-features.ts"
import { GAPS } from "./units.ts"

/** The labels of a unit: what the person asks about a text, what else they type, and what they paste. */
export const LABELS = 3
export const PASTED = 2
/** Units of the hidden layer. */
export const HIDDEN = 32

/** Where each layer begins in the list of weights: rows of the fields' values, the hidden layer's bias, its weights per label, transitions. */
export const HIDDEN_BIAS_FROM = FIELDS * VALUES * HIDDEN
export const LABELS_FROM = HIDDEN_BIAS_FROM + HIDDEN
export const TRANSITIONS_FROM = LABELS_FROM + HIDDEN * LABELS
export const CHAIN_SIZE = TRANSITIONS_FROM + GAPS.length * LABELS * LABELS

/** One hidden layer over the fields of a unit, and a chain over the labels of a message (a conditional random field). */
export type ChainWeights = Float32Array | Float64Array

/** What one pass over a message computes; training reads all of it. */
export interface ChainPass {
  readonly hidden: readonly Float64Array[]
  readonly emissions: readonly (readonly number[])[]
  readonly forward: readonly (readonly number[])[]
  readonly backward: readonly (readonly number[])[]
  /** The logarithm of the sum over all label sequences. */
  readonly total: number
}

/** The forward-backward algorithm over a message with at least one unit. */
export function passChain(
  fields: readonly (readonly number[])[],
  gaps: readonly number[],
  weights: ChainWeights,
): ChainPass {
  const hidden = fields.map((one) => hiddenOf(one, weights))
  const emissions = hidden.map((one) => emissionsOf(one, weights))
  const forward: number[][] = []
  for (const [at, here] of emissions.entries()) {
    const previous = forward[at - 1]
    forward.push(
      here.map((own, to) =>
        previous === undefined
          ? own
          : own + logSum(previous.map((sum, from) => sum + transitionOf(gaps[at] ?? 0, from, to, weights))),
      ),
    )
  }
  const backward: number[][] = fields.map(() => new Array<number>(LABELS).fill(0))
  for (let at = fields.length - 2; at >= 0; at--) {
    const next = backward[at + 1] ?? []
    const there = emissions[at + 1] ?? []
    backward[at] = Array.from({ length: LABELS }, (_, from) =>
      logSum(next.map((sum, to) => sum + (there[to] ?? 0) + transitionOf(gaps[at + 1] ?? 0, from, to, weights))),
    )
  }
  return { hidden, emissions, forward, backward, total: logSum(forward.at(-1) ?? [0]) }
}

/** For each unit the probability of each label. */
export function labelProbabilities({ forward, backward, total }: ChainPass): readonly (readonly number[])[] {
  return forward.map((row, at) => row.map((sum, label) => Math.exp(sum + (backward[at]?.[label] ?? 0) - total)))
}

function hiddenOf(fields: readonly number[], weights: ChainWeights): Float64Array {
  const sums = new Float64Array(HIDDEN)
  for (let unit = 0; unit < HIDDEN; unit++) sums[unit] = weights[HIDDEN_BIAS_FROM + unit] ?? 0
  for (let field = 0; field < FIELDS; field++) {
    const row = (field * VALUES + (fields[field] ?? 0)) * HIDDEN
    for (let unit = 0; unit < HIDDEN; unit++) sums[unit] = (sums[unit] ?? 0) + (weights[row + unit] ?? 0)
  }
  for (let unit = 0; unit < HIDDEN; unit++) sums[unit] = Math.max(0, sums[unit] ?? 0)
  return sums
}

function emissionsOf(hidden: Float64Array, weights: ChainWeights): readonly number[] {
  const sums = new Array<number>(LABELS).fill(0)
  for (let unit = 0; unit < HIDDEN; unit++) {
    const value = hidden[unit] ?? 0
    if (value === 0) continue
    for (let label = 0; label < LABELS; label++)
      sums[label] = (sums[label] ?? 0) + value * (weights[LABELS_FROM + unit * LABELS + label] ?? 0)
  }
  return sums
}

export function transitionOf(gap: number, from: number, to: number, weights: ChainWeights): number {
  return weights[TRANSITIONS_FROM + (gap * LABELS + from) * LABELS + to] ?? 0
}

function logSum(values: readonly number[]): number {
  const most = Math.max(...values)
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0))
}
