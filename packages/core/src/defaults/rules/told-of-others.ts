import { sentencesOf } from "../../text/sentences.ts"
import type { Retold } from "../../text/spans/retold-model.ts"
import { opensWithRelative, relativeIn } from "../../text/topics/clause-features.ts"
import { takesSubjectOf } from "../../text/topics/subject-model.ts"
import { assertionProbability } from "../reader/assertion-model.ts"
import { capitalize } from "./fact.ts"
import { ofSpeaker, SOMEBODY_ELSE } from "./of-speaker.ts"
import { withOtherSubject } from "./other-subjects.ts"
import type { Statement } from "./statements.ts"
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
 * subject of its own. A subject holds on, also behind a question: "My sister is coming. What should I cook? Allergic to
 * nuts. Lives in Oslo." Linear in the statements.
 */
export function introductionsOf(statements: readonly Statement[]): readonly (Introduction | undefined)[] {
  const introductions: (Introduction | undefined)[] = []
  for (const [at, { said, before, corrects }] of statements.entries()) {
    const previous = statements[at - 1]
    const follows = previous !== undefined && previous.from === before?.start
    const held = follows ? (introductions[at - 1] ?? (previous.asks ? previous.before : undefined)) : undefined
    const candidates = corrects ? [] : [before, held].filter((one) => one !== undefined)
    introductions.push(candidates.find(({ text }) => takesSubjectOf(text, said)))
  }
  return introductions
}

/** A statement in the words of its sentence and of the one that introduced whom it is about. `text` is what was read. */
export function withIntroduction(statement: Statement, introduction: Introduction, text: string): Statement {
  const quote = text.slice(introduction.start, statement.to)
  const said = `${introduction.text}${/[。！？]$/u.test(introduction.text) ? "" : " "}${statement.said}`
  return { ...statement, said, ...(quote.length <= MAX_QUOTE && { quote }) }
}

/** The facts of a statement that are of use, each in words that say whom it is about. */
export function ofWhom(facts: readonly ParsedFact[], said: string, introduction?: Introduction): readonly ParsedFact[] {
  const attributions = introduction === undefined ? withSubjectWithin(facts, said) : ofOthers(facts, said)
  return withOtherSubject(ofSpeaker(attributions, said), said)
}

/** Facts in all the words of a statement, so that they name whom they are about and take the place of nothing. */
export function ofOthers(facts: readonly ParsedFact[], said: string): readonly ParsedFact[] {
  return facts.map((fact) => (isAsked(fact) ? fact : ofOther(fact, said)))
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

/** What a statement leaves that retells a relative's words in the first person: what a conversation may carry, in all its words. */
export function ofRetold(
  facts: readonly ParsedFact[],
  { from, said }: Statement,
  { start }: Retold,
): readonly ParsedFact[] {
  // Further sentences of the same words do not say whose they are.
  if (start <= from) return []
  return ofSpeaker(facts, said)
    .filter(({ category }) => isCarried(category, said))
    .map((fact) => ofOther(fact, said))
}

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

function ofOther({ category, importance }: ParsedFact, said: string): ParsedFact {
  const place = isCarried(category, said) ? { category, importance } : { category: "fact", importance: 0.5 }
  return { ...place, type: "factual", rule: SOMEBODY_ELSE, content: capitalize(said) }
}
