import { probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { speaksOfOwn } from "../../text/topics/clause-features.ts"
import {
  MOMENT_BIAS,
  MOMENT_SCALE,
  MOMENT_WEIGHTS,
  OTHERS_BIAS,
  OTHERS_SCALE,
  OTHERS_WEIGHTS,
} from "../reader/others-weights.ts"
import { readClause } from "../reader/reader-model.ts"
import { safetyFeatures } from "../reader/safety-model.ts"
import type { ParsedFact } from "./with-safety.ts"

const othersModel = readModel(OTHERS_BIAS, OTHERS_SCALE, OTHERS_WEIGHTS)
const momentModel = readModel(MOMENT_BIAS, MOMENT_SCALE, MOMENT_WEIGHTS)

/**
 * The probability, 0 to 1, that a sentence tells of the life of somebody outside of its speaker's household, or repeats
 * what somebody says. A logistic regression for any language; `scripts/train-others.mjs` fits and measures it.
 */
const othersProbability = (sentence: string): number => probabilityOf(safetyFeatures(sentence), othersModel)

/** The probability, 0 to 1, that a statement holds for this moment only: a mood, what is used up, what is about to happen. */
const momentProbability = (sentence: string): number => probabilityOf(safetyFeatures(sentence), momentModel)

/** From these probabilities on a sentence is about somebody else: no conversation carries it, and it stays in its turn alone. */
const OTHERS_FROM = { carried: 0.7, kept: 0.8 } as const
/** The same for what somebody must not get, of which a missing statement does more harm than one of a guest. */
const OTHERS_SAFETY_FROM = { carried: 0.8, kept: 0.95 } as const
/** From this probability on a sentence holds for the moment only, if it is unlikely from the other one on that something happened. */
const MOMENT_FROM = 0.87
const EVENT_FROM = 0.3

/** The rule for what a clause tells of a person whom it names as its subject. */
export const SOMEBODY_ELSE = "somebody else"

/** What somebody asked to remember, and a wish, is theirs whatever it is about; a fact of a named person says of whom it is. */
const ASKED = new Set(["remember", "standing wish", "correction", "ending", SOMEBODY_ELSE])

/** The facts of a sentence that are about its speaker or their household, and hold beyond the moment. */
export function ofSpeaker(facts: readonly ParsedFact[], sentence: string): readonly ParsedFact[] {
  return facts.flatMap((fact) => {
    if (fact.key !== undefined || ASKED.has(fact.rule) || fact.category === "instruction") return [fact]
    const others = othersChance(fact.content, sentence)
    const from = fact.category === "constraint" ? OTHERS_SAFETY_FROM : OTHERS_FROM
    if (others >= from.kept || isOfMoment(fact)) return []
    return others >= from.carried ? [asNothingCarried(fact)] : [fact]
  })
}

/** What has a word for the speaker is read apart from its sentence: "Rolf is vegan, I can't have nuts". */
function othersChance(content: string, sentence: string): number {
  const [apart, whole] = [othersProbability(content), othersProbability(sentence)]
  return speaksOfOwn(content) ? Math.min(apart, whole) : Math.max(apart, whole)
}

function isOfMoment({ content, about }: ParsedFact): boolean {
  if (about !== undefined || momentProbability(content) < MOMENT_FROM) return false
  return readClause(content).event < EVENT_FROM
}

function asNothingCarried({ about: _, ...fact }: ParsedFact): ParsedFact {
  return { ...fact, category: "fact", importance: 0.5 }
}
