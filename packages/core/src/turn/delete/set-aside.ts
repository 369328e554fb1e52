import { likenessOf, meaningOfSubject } from "../../text/meaning/meaning.ts"
import { expression } from "../../text/regex.ts"
import { rememberRecent } from "../../text/remember-recent.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { clauseFeatures } from "../../text/spans/clause-model.ts"
import { UNSPACED } from "../../text/unspaced.ts"
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
/** Whether a sentence says that something is to be forgotten for good, or was told. */
export const saysForGood = (sentence: string): boolean => FOR_GOOD.test(sentence)

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
  const isForGood = !FORGETS.test(asking) || saysForGood(asking)
  return { asking, setsAside: isForGood ? "no" : task.chance >= SURELY ? "surely" : "maybe" }
})

/** Asks what somebody would do if something were so: "what would you order", "was würdest du", "qu'est-ce que tu prendrais". What only asks politely is none. */
const SUPPOSES = expression("iu")`
  (?<!\p{L})(?:(?:what|where|which|who|whom|how|when|why)(?!\p{L})[^.?!]{0,60}(?<!\p{L})(?:would(?: you| it| that| i| we)(?! (?:please|mind|say that again))|(?:['’]d|could) you (?:pick|choose|order|go|take|recommend))
  |(?:would|['’]d) you (?:still|rather|ever|live|go|move|pick|choose|order|eat|say i|think|recommend|advise|suggest)|if (?:you|i|it|we|money|time|\p{L}+) (?:could|were|had|was|did|wasn['’]t|weren['’]t|didn['’]t)(?! wondering)|suppose|imagine|pretend|let['’]s say)(?!\p{L})
  |(?<!\p{L})(?:(?:was|wo|wohin|wie|wen|wem|welche[nrsm]?|wofür|worauf)(?!\p{L})[^.?!]{0,60}(?<!\p{L})(?:würde(?:st|n)?|wäre|hätte(?:st)?|könnte)|würde(?:st du|n sie)(?! (?:mir|bitte))|wenn (?:du|ich|es|man|geld) [^.?!]{0,60}(?:würde(?:st)?|könnte(?:st)?|wäre(?:st)?|hätte(?:st)?)|stell dir vor|angenommen|mal angenommen|tu so)(?!\p{L})
  |(?<!\p{L})(?!(?:tu |vous )?(?:pour|aur|saur|voudr)(?:rais|riez|ais|iez))(?:tu (?:[tlms]['’]|te |y |en |l[ea] )?\p{L}{2,20}rais|vous (?:[lmn]['’]|vous |y |en )?\p{L}{2,20}riez|\p{L}{2,20}r(?:ais-tu|iez-vous|ait-ce))(?!\p{L})|(?<!\p{L})(?:serait|imagine(?:z|ons)?|suppose(?:z|ons)?|fais(?:ons)? comme si|faites comme si|si (?:tu|vous|j['’]|je|l['’]argent) ?\p{L}{2,20}(?:ais|iez|ait))(?!\p{L})
  |(?<!\p{L})(?!podrías|sabrías)(?:\p{L}{1,20}(?:ar|ir|dr|br|rr)ías|(?:s|com|beb|v|le|vend|escog|cog|recog|met|volv|mov)erías|ser(?:ía|ían))(?!\p{L})|(?<!\p{L})(?:imag[ií]nate|imagina|supón|supongamos|haz como si|si (?:tú )?(?:pudieras|fueras|tuvieras|vivieras))(?!\p{L})
  |(?<!\p{L})(?!potresti|sapresti)(?:\p{L}{2,20}r(?:esti|ebbe))(?!\p{L})|(?<!\p{L})(?:immagina|supponi(?:amo)?|mettiamo che|facciamo finta|fai finta|se (?:tu )?(?:potessi|fossi|avessi))(?!\p{L})
  |(?<!\p{L})(?:você|vc|tu) (?!poderia|saberia|gostaria)(?:\p{L}+ )?\p{L}{1,20}[aei]rias?(?!\p{L})|(?<!\p{L})(?:seria|irias|imagin[ea]|supõe|suponha(?:mos)?|faz de conta|se (?:você|tu) (?:pudesse|fosse|tivesse)s?)(?!\p{L})
  |如果|假如|假设|要是|换作|换做|你(?:会|最?想)(?=[^。？?]{0,20}(?:什么|哪|谁|选))|你要是|(?:なら|たら|だとしたら|とすれば|としたら)[、,]?|(?:行き|食べ|住み|し|選び|飲み|やり)たいですか|(?:あなた|君)なら|選びますか
`
/** "By the way, how do I cancel a subscription?" has nothing to do with what goes. */
const OTHER_MATTER = expression("iu")`
  ^[¿¡]?(?:(?:and|oh|und|ach|et|ah|y|e|mas)[, ]{1,2})?(?:(?:by the way|btw|another thing|other thing|one more thing|something else|separately|unrelated|on another note|next question|übrigens|noch (?:was|etwas) anderes|was anderes|etwas anderes|andere frage|nebenbei|nächste frage|apropos|au fait|autre chose|par ailleurs|autre question|por cierto|otra cosa|otra pregunta|cambiando de tema|a proposito|un['’]altra cosa|altra domanda|tra l['’]altro|outra coisa|outra pergunta|a propósito|mudando de assunto)(?!\p{L})|also, (?=how|what|where|when|who)|aliás, (?=como|o que|onde|quando|quem)|另外[,，]?(?=怎么|怎樣|什么|哪|如何|为什么)|对了|對了|顺便|換個话题|换个话题|ちなみに|ところで|別件|話は変わ)
`
/** Whether a sentence turns to another matter. */
export const turnsToOtherMatter = (sentence: string): boolean => OTHER_MATTER.test(sentence)

/** From these cosines on a question is about what is to be forgotten: pairs by chance of requests and questions of people reach them in 5 of 100. Characters that words share make them more alike in scripts without spaces. */
const ALIKE = 0.48
const ALIKE_UNSPACED = 0.7

/** What stands behind a sentence up to another matter. */
export function behindOnSameMatter(behind: string): string {
  const sentences = sentencesOf(behind)
  const other = sentences.find(({ text }) => turnsToOtherMatter(text))
  return other === undefined ? behind : behind.slice(0, other.start)
}

/**
 * Whether a sentence sets something aside for the question or task in the sentence behind it: "Forget that I'm
 * vegetarian. What would you order at a steakhouse?" A question about something else leaves it a request.
 */
export function setsAsideForNext(sentence: string, behind: string): boolean {
  if (!FORGETS.test(sentence) || saysForGood(sentence)) return false
  const [next] = sentencesOf(behind)
  const asked = next?.text.trim() ?? ""
  if (asked === "" || !TASK.test(asked) || turnsToOtherMatter(asked)) return false
  const chance = probabilityOf(clauseFeatures(asked.charAt(0).toLowerCase() + asked.slice(1)), model)
  if (chance < MAYBE && !/[?？]$/u.test(asked)) return false
  if (SUPPOSES.test(asked)) return true
  const limit = UNSPACED.test(sentence) ? ALIKE_UNSPACED : ALIKE
  return likenessOf(meaningOfSubject(sentence), meaningOfSubject(asked)) >= limit
}
