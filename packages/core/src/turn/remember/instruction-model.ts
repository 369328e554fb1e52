import { sentencesOf } from "../../text/sentences.ts"
import { bytesOf } from "../../text/spans/clause-model.ts"
import { instructionFeatures } from "./instruction-features.ts"
import { INSTRUCTION_BIAS, INSTRUCTION_SCALE, INSTRUCTION_WEIGHTS } from "./instruction-weights.ts"

export interface InstructionWeights {
  readonly bias: number
  readonly scale: number
  readonly weights: Int8Array | Float64Array
}

const model: InstructionWeights = {
  bias: INSTRUCTION_BIAS,
  scale: INSTRUCTION_SCALE,
  weights: bytesOf(INSTRUCTION_WEIGHTS),
}

/** From this probability on a sentence waits for review. */
export const INSTRUCTS_FROM = 0.5

/** The probability, 0 to 1, that a sentence with these features tells a model how to act. */
export function scoreInstruction(features: readonly number[], { bias, scale, weights }: InstructionWeights): number {
  const sum = features.reduce((all, bucket) => all + (weights[bucket] ?? 0), 0)
  return 1 / (1 + Math.exp(-bias - (scale * sum) / Math.sqrt(Math.max(1, features.length))))
}

/**
 * Whether a text that nobody's own words support has a sentence that tells a model how to act or to answer: an order, a
 * permission, a claim of authority or what somebody is said to want of the assistant. Web pages plant lasting
 * instructions this way. Facts, notes on a project, recipes and wishes for the form of answers are none. A logistic
 * regression for eight languages; `scripts/train-instructions.mjs` fits and measures it.
 */
export function instructsAgent(text: string): boolean {
  return sentencesOf(text).some(
    (sentence) => scoreInstruction(instructionFeatures(sentence.text), model) >= INSTRUCTS_FROM,
  )
}
