import { mentionedAttributes } from "../../text/attributes.ts"
import { backgroundFrequency } from "../../text/background-frequency.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { isFrameWord } from "../memory-request-features.ts"
import { isCommonWord } from "../memory-request-model.ts"
import { agreementOfChances, askedAttributeChances } from "../recall/asked-attributes.ts"
import { relatedByTopic } from "../recall/related-words.ts"
import type { ComparedText, ComparedTextReader } from "./compared-text.ts"
import { createMatterMatch } from "./matter-match.ts"
import { isNearWord, isSameWord, nameWordsOf, namingWords } from "./named-statements.ts"
import { namingChances } from "./naming-chances.ts"
import { createNamingComparison } from "./naming-comparison.ts"
import type { MessagesSince } from "./told-lately.ts"

/** What is compared of a request and a statement, with a weight of that name each. */
export const STATEMENT_FEATURES = [
  "share of its words",
  "rarest shared word",
  "two words",
  "a name",
  "a name missing",
  "related words",
  "a compound",
  "topics",
  "no topic",
  "attribute",
  "same attribute",
  "person",
  "person missing",
  "somebody else",
  "number",
  "length",
  "question",
  "characters",
  "any characters",
  "chosen by words",
  "near by words",
  "shares most",
  "shares alone",
  "attribute beside others",
  "both the person's own",
  "same matter",
  "same matter otherwise",
  "matter beside others",
  "asked attribute",
  "asked attribute beside others",
  "a word of its own",
  "share of known words",
  "first word",
  "shared words",
  "figure",
  "told last",
  "told lately",
  "share of what names",
  "likeliest naming word",
  "naming evidence",
  "naming word missing",
  "matter of what names",
  "pairs of what names",
  "related to what names",
  "confided",
] as const

const UNSPACED_FRAME =
  /忘了|忘记|忘掉|删掉|删了|删除|抹掉|清掉|不要记|别记|别再|记住|记得|刚才|之前|请你?|麻烦|帮我|把|给我|说过|说的|告诉|那个|那条|那件事|关于|的事|消して|忘れて|覚え|ください|お願い|こと|について|話|記憶/gu

/** A request without the words that only frame it: "please", "forget", "what I told you". */
function withoutFrame(request: string): string {
  if (UNSPACED.test(request)) return request.replace(UNSPACED_FRAME, " ")
  return request.replace(/[\p{L}\p{M}\p{N}'’-]+/gu, (word) => (isFrameWord(word) ? " " : word))
}

/** What the rules by words say of the sentences. */
export interface ChoiceByWords {
  readonly chosen: ReadonlySet<string>
  readonly near: ReadonlySet<string>
}

const MAX_RELATED_WORDS = 10
/** People mostly ask to forget what they told in one of so many last messages, or long ago. */
const MESSAGES_LATELY = 4

/** The features of each sentence for a request. */
export function statementFeatures(
  request: string,
  sentences: readonly string[],
  { chosen, near }: ChoiceByWords,
  reader: ComparedTextReader,
  since: MessagesSince,
  chances: ReadonlyMap<string, number> = namingChances(request, namingWords(request)),
): readonly (readonly number[])[] {
  const naming = namingWords(request)
  const names = nameWordsOf(request)
  const bare = withoutFrame(request)
  const asked = reader.read(bare)
  const people = reader.read(request).people
  const isOwn = reader.read(request).isOwn
  const numbers = request.match(/\p{N}{2,}/gu) ?? []
  const texts = sentences.map(reader.read)
  /** How much is told by what so many of the sentences hold, 0 to 1. */
  const rarity = (count: number): number => Math.log((texts.length + 1) / (count + 0.5)) / Math.log(texts.length + 1)
  const rarities = <T>(all: Iterable<T>, holds: (text: ComparedText, one: T) => boolean) =>
    new Map([...all].map((one) => [one, rarity(texts.filter((text) => holds(text, one)).length)]))
  const holdsWord = ({ words }: ComparedText, word: string): boolean => words.some((own) => isSameWord(word, own))
  const ofWords = rarities(naming, holdsWord)
  const ofTopics = rarities(asked.topics, ({ topics }, topic) => topics.has(topic))
  const ofPairs = rarities(asked.pairs, ({ pairs }, pair) => pairs.has(pair))
  const weights = new Map(naming.map((word) => [word, weightOf(word)]))
  const total = naming.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) || 1
  const query = naming.slice(0, MAX_RELATED_WORDS).map((word) => ({ word }))
  const related = relatedByTopic(query)
  const likeliest = indexOfMost(asked.chances)
  const wanted = askedAttributeChances(bare, {
    attributes: mentionedAttributes(request).map(({ attribute }) => attribute),
  })
  const matterOf = createMatterMatch(asked.words)
  const asksFigure = FIGURE.test(request)
  const counts = new Map(naming.map((word) => [word, texts.filter((text) => holdsWord(text, word)).length]))
  const known = naming.reduce((sum, word) => sum + ((counts.get(word) ?? 0) > 0 ? (weights.get(word) ?? 0) : 0), 0) || 1
  const firstKnown = naming.find((word) => (counts.get(word) ?? 0) > 0)
  const sumOf = (those: readonly string[], values: ReadonlyMap<string, number>): number =>
    those.reduce((sum, one) => sum + (values.get(one) ?? 0), 0)

  const rows = texts.map((text, place) => {
    const sentence = sentences[place] ?? ""
    const shared = naming.filter((word) => holdsWord(text, word))
    const missing = naming.filter((word) => !shared.includes(word))
    const values = shared.map((word) => (weights.get(word) ?? 0) * (ofWords.get(word) ?? 0))
    const topics = [...asked.topics].filter((topic) => text.topics.has(topic))
    const pairs = sumOf(
      [...asked.pairs].filter((pair) => text.pairs.has(pair)),
      ofPairs,
    )
    const hasPerson = [...people].some((one) => text.people.has(one))
    const compounds = missing.filter((word) => text.words.some((own) => isNearWord(word, own)))
    return [
      values.reduce((sum, one) => sum + one, 0) / total,
      Math.max(0, ...values),
      Number(shared.length > 1),
      Number(shared.some((word) => names.has(word))),
      Number(missing.some((word) => names.has(word))),
      Math.min(2, text.words.filter((word) => related.has(word)).length) / 2,
      Math.max(0, ...compounds.map((word) => weights.get(word) ?? 0)),
      sumOf(topics, ofTopics),
      Number(asked.topics.size > 0 && topics.length === 0),
      likeness(asked.chances, text.chances),
      likeliest < text.chances.length - 1 && indexOfMost(text.chances) === likeliest
        ? (asked.chances[likeliest] ?? 0)
        : 0,
      Number(hasPerson),
      Number(people.size > 0 && !hasPerson),
      Number(people.size === 0 && text.people.size > 0),
      Number(numbers.some((number) => sentence.includes(number))),
      Math.log(1 + sentence.length) / 5,
      Number(/[?？]\s*$/.test(sentence)),
      Math.min(3, pairs),
      Number(pairs > 0),
      Number(chosen.has(sentence)),
      Number(near.has(sentence)),
    ]
  })
  const sinceOf = (place: number): number => since.get(sentences[place] ?? "") ?? Number.POSITIVE_INFINITY
  const further = texts.map((text, place) => {
    const shared = naming.filter((word) => holdsWord(text, word))
    const weightOfWord = (word: string): number => weights.get(word) ?? 0
    return [
      Math.max(0, ...shared.filter((word) => counts.get(word) === 1).map(weightOfWord)),
      shared.reduce((sum, word) => sum + weightOfWord(word), 0) / known,
      firstKnown !== undefined && shared.includes(firstKnown) ? weightOfWord(firstKnown) : 0,
      Math.min(
        2,
        shared.reduce((sum, word) => sum + weightOfWord(word) * (ofWords.get(word) ?? 0), 0),
      ),
      Number(asksFigure && /\d/.test(sentences[place] ?? "")),
      Number(sinceOf(place) === 0),
      Number(sinceOf(place) > 0 && sinceOf(place) < MESSAGES_LATELY),
    ]
  })
  const compareNaming = createNamingComparison(asked, { words: naming, chances, counts, ofWords, ofPairs })
  const named = texts.map((text) => compareNaming(text, texts.length))
  const shares = rows.map(([share = 0]) => share)
  const [most, sharing] = [Math.max(...shares), shares.filter((share) => share > 0).length]
  const attributes = standardize(rows.map((row) => row[ATTRIBUTE] ?? 0))
  const matters = texts.map(({ words }) => matterOf(words))
  const besideOthers = standardize(matters.map(({ alike }) => alike))
  const agreements = texts.map(({ chances }) => agreementOfChances(wanted, chances))
  const wantedBeside = standardize(agreements)
  return rows.map((row, place) => {
    const share = shares[place] ?? 0
    return [
      ...row,
      Number(share > 0 && share >= most * 0.95),
      Number(share > 0 && sharing <= 2),
      attributes[place] ?? 0,
      Number(isOwn && texts[place]?.isOwn === true),
      matters[place]?.alike ?? 0,
      matters[place]?.otherwise ?? 0,
      besideOthers[place] ?? 0,
      agreements[place] ?? 0,
      wantedBeside[place] ?? 0,
      ...(further[place] ?? []),
      ...(named[place] ?? []),
    ]
  })
}

/** A request for a number: "the exact figure", "die Summe". */
const FIGURE =
  /(?<!\p{L})(?:number|figure|amount|sum|price|how much|how many|zahl|summe|betrag|nummer|höhe|wie ?viele?|chiffre|montant|somme|numéro|combien|cifra|número|monto|cantidad|cuánto|quanto|valor|numero|importo|somma)(?!\p{L})|数|多少|几|金额|号码|いくら|番号|金額/iu

const ATTRIBUTE = STATEMENT_FEATURES.indexOf("attribute")

/** How much a word says, by its frequency in people's talk. */
function weightOf(word: string): number {
  return Math.min(1, -Math.log10(Math.max(1e-6, backgroundFrequency(word))) / 4) * (isCommonWord(word) ? 0.5 : 1)
}

/** Of two distributions over attributes, of which the last stands for all others. */
function likeness(one: readonly number[], other: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < one.length - 1; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return Math.sqrt(sum)
}

function indexOfMost(values: readonly number[]): number {
  return values.indexOf(Math.max(...values))
}

const LEAST_DEVIATION = 0.05

function standardize(values: readonly number[]): readonly number[] {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length
  const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length
  return values.map((one) => (one - mean) / (Math.sqrt(variance) + LEAST_DEVIATION))
}
