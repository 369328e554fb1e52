import { rememberRecent } from "../../text/remember-recent.ts"
import { probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { clauseFeatures } from "../../text/spans/clause-model.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { readClauses, VERB } from "./clause-roles.ts"
import { SET_ASIDE_BIAS, SET_ASIDE_SCALE, SET_ASIDE_WEIGHTS } from "./set-aside-weights.ts"

/** Nobody deletes for the sake of one answer, and nobody says so of what was told. */
const FORGETS = /forget(?!\p{L})|vergiss|vergiß|vergesst|vergessen|oubli|olvid|olvíd|dimentic|scord|esque[cç]|忘/iu
const FOR_GOOD = wholeWords(
  `memory|memories|notes?|records?|told|said|mentioned|for good|forever|permanently|gedächtnis|speicher|notizen|gesagt|erzählt|erwähnt|für immer|endgültig|mémoire|notes|ai dit|raconté|parlé|pour toujours|définitivement
  |memoria|notas|dije|conté|mencioné|para siempre|definitivamente|appunti|detto|raccontat[oa]|per sempre|definitivamente|memória|anotações|disse|contei|falei|pra sempre|para sempre`,
  "记忆|記憶|记录|笔记|说过|告诉过|永远|彻底|メモ|話した|言った|ずっと|完全に",
)
const JOINT = /[,;:–—，；：、]\s{0,4}|\s-{1,2}\s|\s(?:and|und|et|y|e|so|also|donc|alors|entonces|quindi|então)\s/giu
/** More behind the verb is not read: characters, and joints. */
const MAX_CHARACTERS = 240
const MAX_JOINTS = 8
/** The joint before a task, with "then". */
const LAST_JOINT = /[\s,;:–—，；：、-]{0,4}(?:\s(?:and|und|et|y|e|so|also|donc|alors|entonces|quindi|então))?\s{0,2}$/iu
const WORD = /[\p{L}\p{N}]/u
/** "OK?" and "好吗" are no task. */
const TASK = /[\p{L}\p{N}]\s+[^\s\p{P}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4}/u
/** Japanese has its object before the verb: "忘れてレシピを書いて". */
const JAPANESE_END = /^(?:れ|し)て/u

/** Where each stretch of a sentence begins that stands behind a verb of forgetting with an object: a task, a reason, news, or more of the object. */
export function stretchesBehind(sentence: string): readonly number[] {
  const verb = VERB.exec(sentence)
  if (verb === null) return []
  const end = verb.index + verb[0].length
  const japanese = JAPANESE_END.exec(sentence.slice(end, end + 2))?.[0]
  const from = end + (japanese?.length ?? 0)
  const behind = sentence.slice(from, from + MAX_CHARACTERS)
  const joints = [...behind.matchAll(JOINT)]
    .slice(0, MAX_JOINTS)
    .filter(({ index }) => japanese !== undefined || WORD.test(behind.slice(0, index)))
    .map(({ 0: joint, index }) => index + joint.length)
  return [...(japanese === undefined ? [] : [0]), ...joints]
    .filter((at) => TASK.test(behind.slice(at)))
    .map((at) => from + at)
}

const model = readModel(SET_ASIDE_BIAS, SET_ASIDE_SCALE, SET_ASIDE_WEIGHTS)
/** From these probabilities on a stretch surely is a task, and may be one. */
const SURELY = 0.72
const MAYBE = 0.5

/** How far from each other both models may see the same clause begin, in characters. */
const MAX_SHIFT = 6

/** How likely the clause that begins here gives a reason or states something that holds from now on. */
const chanceOfElse = (sentence: string, start: number): number =>
  Math.max(
    0,
    ...readClauses(sentence)
      .filter((one) => Math.abs(one.start - start) <= MAX_SHIFT)
      .map(({ chances }) => chances.states + chances.explains),
  )

/** A sentence without the task behind its request to forget, if it has one. */
interface RequestWithTask {
  readonly asking: string
  /** Whether it sets something aside for the task, and asks to forget nothing: "forget that I'm vegan and give me a recipe". */
  readonly setsAside: "surely" | "maybe" | "no"
}

/** Divides a sentence into its request to forget and a task behind it; `scripts/train-set-aside.mjs` fits the model. */
export const divideTask = rememberRecent((sentence: string): RequestWithTask => {
  const [task] = stretchesBehind(sentence)
    .map((start) => ({
      start,
      chance: probabilityOf(clauseFeatures(sentence.slice(start, start + MAX_CHARACTERS)), model),
    }))
    .filter(({ start, chance }) => chance >= MAYBE && (chance >= SURELY || chance >= chanceOfElse(sentence, start)))
    .toSorted((one, other) => other.chance - one.chance)
  if (task === undefined) return { asking: sentence, setsAside: "no" }
  const asking = sentence.slice(0, task.start).replace(LAST_JOINT, "")
  const isForGood = !FORGETS.test(asking) || FOR_GOOD.test(asking)
  return { asking, setsAside: isForGood ? "no" : task.chance >= SURELY ? "surely" : "maybe" }
}, 128)
