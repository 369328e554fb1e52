import { namesKin } from "../../text/given-names.ts"
import {
  asksForSelf,
  leavesSubjectOut,
  mayBeOfMentioned,
  staysWithSpeaker,
  takesTopicOf,
  toldOf,
} from "../../text/left-out-subject.ts"
import { namesKinWord } from "../../text/people-words.ts"
import { sentencesOf } from "../../text/sentences.ts"
import type { Retold } from "../../text/spans/retold-model.ts"
import { opensWithRelative, relativeIn } from "../../text/topics/clause-features.ts"
import { cuesInUnspaced, cuesOfWord } from "../../text/topics/cue-words.ts"
import { foldedWords } from "../../text/topics/folded-words.ts"
import { takesSubjectOf } from "../../text/topics/subject-model.ts"
import { topicsIn } from "../../text/topics/topic-words.ts"
import { assertionProbability } from "../reader/assertion-model.ts"
import { capitalize } from "./fact.ts"
import { MAX_CLAUSES } from "./joined-clauses.ts"
import { retellNamed, withPronoun } from "./named-subject.ts"
import { ofSpeaker, SOMEBODY_ELSE } from "./of-speaker.ts"
import { withOtherSubject } from "./other-subjects.ts"
import type { Statement } from "./statements.ts"
import { retellAsOwn } from "./third-person.ts"
import type { ParsedFact } from "./with-safety.ts"

/** A longer quote, in characters, is more than both sentences. */
const MAX_QUOTE = 280

/** What is the speaker's whatever it is about. */
const ASKED = new Set(["remember", "standing wish", "correction"])
/** What a conversation may carry of a relative. */
const OF_RELATIVES = new Set(["constraint", "relationship"])

type Introduction = NonNullable<Statement["before"]>

/**
 * For each statement the sentence that introduced whom it is about; `undefined` where it is about its speaker or has a
 * subject of its own. What may be somebody else's illness is not taken for its speaker's. A subject holds on, also behind a question: "My sister is coming. What should I cook? Allergic to
 * nuts. Lives in Oslo." Linear in the statements.
 */
export function introductionsOf(
  statements: readonly Statement[],
  earlier: (isUnasked: boolean) => readonly Statement[],
  factsOf: (statement: Statement) => readonly Pick<ParsedFact, "category">[],
): readonly (Introduction | undefined)[] {
  const introductions: (Introduction | undefined)[] = []
  for (const [at, statement] of statements.entries()) {
    const { said, quote, before, corrects } = statement
    const previous = statements[at - 1]
    const follows = previous !== undefined && previous.from === before?.start
    const held = follows ? (introductions[at - 1] ?? (previous.asks ? previous.before : undefined)) : undefined
    // "Sie ist Veganerin. Sie arbeitet als Lehrerin." names nobody.
    const isSame = held !== undefined && before !== undefined && firstWord(before.text) === firstWord(quote)
    const candidates = corrects ? [] : (isSame ? [held, before] : [before, held]).filter((one) => one !== undefined)
    const next = statements[at + 1]
    const question = next?.asks === true && next.before?.start === statement.from ? next.quote : undefined
    const isOwn = (text: string): boolean => question !== undefined && asksForSelf(text, quote, question)
    const isOfMentioned = (text: string): boolean =>
      mayBeOfMentioned(text, quote) &&
      !isOwn(text) &&
      factsOf(statement).some(({ category }) => category === "constraint")
    const within =
      candidates.find(({ text }) => (isToldOn(text, said, quote) && !isOwn(text)) || isOfMentioned(text)) ??
      namedBefore(statement, statements.slice(0, at), factsOf) ??
      (follows ? behindRemark(previous, isOfMentioned, factsOf) : undefined)
    const isFirst = at === 0 && !corrects
    introductions.push(within ?? (isFirst ? introductionIn(earlier, said, quote, isOfMentioned) : undefined))
  }
  return introductions
}

/** Of so many statements before one, the last may give the name of whom it tells. */
const MAX_BACK = 3

/** Who was named before a statement that tells of safety by that name: "My son is called Max. He's 9. Max is diabetic." */
function namedBefore(
  statement: Statement,
  earlier: readonly Statement[],
  factsOf: (statement: Statement) => readonly Pick<ParsedFact, "category">[],
): Introduction | undefined {
  if (statement.asks || statement.corrects) return undefined
  const before = earlier.slice(-MAX_BACK).findLast(({ quote, asks }) => {
    const own = asks || !namesHousehold(quote) ? undefined : retellNamed(quote, statement.said)
    if (own === undefined) return false
    return factsOf({ ...statement, quote: own, text: own, said: own }).some(({ category }) => category === "constraint")
  })
  return before && { text: before.quote, start: before.from }
}

const firstWord = (text: string): string => foldedWords(text)[0] ?? ""

/** Whether a statement is about whom the sentence before it tells of. */
const isToldOn = (before: string, said: string, quote: string): boolean =>
  takesTopicOf(before, quote) || (takesSubjectOf(before, said) && !staysWithSpeaker(before, quote))

/** Who is mentioned before a remark that tells nothing: "友達と遊びました。楽しかったです。" */
function behindRemark(
  remark: Statement,
  isOfMentioned: (before: string) => boolean,
  factsOf: (statement: Statement) => readonly unknown[],
): Introduction | undefined {
  const { before, quote } = remark
  if (before === undefined || !leavesSubjectOut(quote) || !isOfMentioned(before.text)) return undefined
  return factsOf(remark).length === 0 ? before : undefined
}

/** Where an introduction stands that is of an earlier message. */
const EARLIER = -1
export const isOfEarlier = ({ start }: Introduction): boolean => start === EARLIER

/** Who was last named of whom a message goes on by a pronoun, or by a verb alone: "My wife is Sue." and, next, "She is vegan." */
function introductionIn(
  earlier: (isUnasked: boolean) => readonly Statement[],
  said: string,
  quote: string,
  isOfMentioned: (before: string) => boolean,
): Introduction | undefined {
  if (leavesSubjectOut(quote)) {
    const last = earlier(true).at(-1)
    if (last !== undefined && isOfMentioned(last.quote)) return { text: last.quote, start: EARLIER }
    const topic = earlier(true).findLast((one) => toldOf(one.quote) !== undefined || !leavesSubjectOut(one.quote))
    if (topic !== undefined && takesTopicOf(topic.quote, quote)) return { text: topic.quote, start: EARLIER }
  }
  if (retellAsOwn(said) === undefined) return undefined
  const last = earlier(false).findLast((one) => !one.asks && namesSomebody(one.said))
  return last !== undefined && takesSubjectOf(last.quote, said) ? { text: last.quote, start: EARLIER } : undefined
}

const namesSomebody = (text: string): boolean =>
  retellAsOwn(text) === undefined && (namesOthers(text) || namesHousehold(text))

const namesOthers = (text: string): boolean => firstNamed(text) === "others"

/** Which of both a sentence names first: "my mum lives with other people", "my friend's dog". */
const firstNamed = (text: string): string | undefined => {
  // "Ma collègue": the French word for "my" is a mother elsewhere.
  const words = foldedWords(text).filter((word) => word !== "ma")
  const cues = [...words.flatMap(cuesOfWord), ...cuesInUnspaced(text).map(([cue]) => cue)]
  return cues.find((cue) => cue === "kin" || cue === "others")
}

/** Whether a sentence names a relative, a partner or an animal, and nobody else before. */
function namesHousehold(text: string): boolean {
  if (namesOthers(text) || /[友僚]/u.test(text)) return false
  const topics = topicsIn(foldedWords(text), text)
  const isNamed = firstNamed(text) === "kin" || OF_HOUSEHOLD.some((topic) => topics.includes(topic))
  return isNamed || namesKin(text) || namesKinWord(text)
}
const OF_HOUSEHOLD = ["family", "partner", "pets"]
/** A statement in the words of its sentence and of the one that introduced whom it is about. `text` is what was read. */
export function withIntroduction(statement: Statement, introduction: Introduction, text: string): Statement {
  const quote = isOfEarlier(introduction) ? undefined : text.slice(introduction.start, statement.to)
  const said = joinSentences(introduction.text, statement.said)
  if (quote === undefined) return { ...statement, said, whole: statement.quote, continues: true, isEarlier: true }
  return { ...statement, said, ...(quote.length <= MAX_QUOTE && { quote }) }
}

/**
 * What a statement tells of a relative or an animal that was introduced before it, read as they would say it of
 * themselves. Of what it has several facts, safety comes first: "He's 7 and has asthma".
 */
export function factsOfHousehold(
  { said: named }: Pick<Statement, "said">,
  { text }: Introduction,
  factsOf: (clause: string) => readonly ParsedFact[],
): readonly ParsedFact[] {
  const said = withPronoun(text, named) ?? named
  if (retellAsOwn(said) === undefined || !namesHousehold(text)) return []
  const clauses = said.split(JOINED).slice(0, MAX_CLAUSES)
  const [subject = ""] = said.split(/['’\s]/u)
  const facts = clauses.flatMap((clause) => {
    const own = retellAsOwn(clause)
    if (own !== undefined) return factsOf(own)
    // "She's 27 and has diabetes", "… and allergic to eggs".
    const [full, adjective] = [retellAsOwn(`${subject} ${clause}`), retellAsOwn(`${subject}’s ${clause}`)]
    const all = [full, adjective].flatMap((one) => (one === undefined ? [] : factsOf(one)))
    return [...all.filter(({ category }) => category === "constraint"), ...factsOf(clause)]
  })
  const best = facts.find(({ category }) => category === "constraint") ?? facts[0]
  return best === undefined || isAsked(best) ? [] : [best]
}
const JOINED = /[,，、;；]\s?|\s(?:and|und|et|y|e|ed)\s/u

/** The facts of a statement that are of use, each in words that say whom it is about. */
export function ofWhom(facts: readonly ParsedFact[], said: string, introduction?: Introduction): readonly ParsedFact[] {
  const attributions =
    introduction === undefined
      ? withSubjectWithin(facts, said)
      : ofOthers(facts, said, namesHousehold(introduction.text))
  return withOtherSubject(ofSpeaker(attributions, said), said)
}

/** Facts in all the words of a statement, so that they name whom they are about and take the place of nothing. */
export function ofOthers(facts: readonly ParsedFact[], said: string, isOfHousehold = false): readonly ParsedFact[] {
  return facts.map((fact) => (isAsked(fact) ? fact : ofOther(fact, said, isOfHousehold)))
}

/** Facts of a sentence, of which what its end states is about whom its beginning names: "Tom, my husband, is allergic to eggs". */
function withSubjectWithin(facts: readonly ParsedFact[], said: string): readonly ParsedFact[] {
  return facts.map((fact) => {
    const start = said.toLowerCase().indexOf(fact.content.toLowerCase())
    const isEnd = start > 0 && /[,，、]\s?$/u.test(said.slice(0, start))
    return isEnd && !isAsked(fact) && takesSubjectOf(said.slice(0, start), said.slice(start))
      ? ofOther(fact, said)
      : fact
  })
}

/**
 * What a statement leaves that retells somebody's words in the first person: of a relative's what a conversation may
 * carry, in all its words; of what is told of a third person, "…, she said", that without an address.
 */
export function ofRetold(
  facts: readonly ParsedFact[],
  { from, said }: Statement,
  { start, isTagged }: Retold,
): readonly ParsedFact[] {
  if (isTagged === true) {
    const told = ofWhom(facts, said)
    return told.filter(
      ({ rule, category, about }) => rule === SOMEBODY_ELSE || (OF_OTHERS.has(category) && about === undefined),
    )
  }
  // Further sentences of the same words do not say whose they are.
  if (start <= from) return []
  return ofSpeaker(facts, said)
    .filter(({ category }) => isCarried(category, said))
    .map((fact) => ofOther(fact, said))
}

const OF_OTHERS = new Set(["fact", "relationship"])

/** A longer sentence, in characters, says more than whom it is about. */
const MAX_REQUEST = 160

/**
 * The facts of a statement that answers what the assistant asked about somebody else: in its words and those of the
 * request that speaks of a relative. Of other people, and where the request states nothing, its turn alone has them.
 */
export function ofAnswered(facts: readonly ParsedFact[], said: string, request: string): readonly ParsedFact[] {
  const introduction = sentencesOf(request).find(
    ({ text }) =>
      text.length <= MAX_REQUEST && relativeIn(text) !== undefined && assertionProbability(text) >= STATES_FROM,
  )
  if (introduction === undefined || /[?？]\s*$/u.test(introduction.text)) return facts.filter(isAsked)
  return ofOthers(facts, joinSentences(introduction.text, said))
}

/** From this probability on a request states something: "My husband needs a diet plan", not "Write to my husband". */
const STATES_FROM = 0.2

const joinSentences = (one: string, other: string): string =>
  `${one}${/[\p{L}\p{N}]$/u.test(one) ? "." : ""}${/[。！？]$/u.test(one) ? "" : " "}${other}`

const isAsked = ({ rule, category }: ParsedFact): boolean => ASKED.has(rule) || category === "instruction"

const isCarried = (category: string, said: string): boolean =>
  OF_RELATIVES.has(category) && (relativeIn(said) !== undefined || opensWithRelative(said))

function ofOther({ category, importance }: ParsedFact, said: string, isOfHousehold = false): ParsedFact {
  const isOfUse = isCarried(category, said) || (isOfHousehold && OF_RELATIVES.has(category))
  const place = isOfUse ? { category, importance } : { category: "fact", importance: 0.5 }
  return { ...place, type: "factual", rule: SOMEBODY_ELSE, content: capitalize(said) }
}
