import type { TextRange } from "../../contract/index.ts"
import { analyse } from "../../text/analyse.ts"
import { expression } from "../../text/regex.ts"
import { isStopWord, namesIn } from "../../text/stop-words.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { attributeCut } from "./attribute-cut.ts"
import { type ForgetRequest, isFunctionWord, namedTopics } from "./match-request.ts"
import { asksForAll, isSameWord } from "./named-statements.ts"
import { BEINGS } from "./own-thing.ts"
import { beginsWithSubject, startsWithVerb, states } from "./states.ts"
import { unspacedMembers } from "./unspaced-members.ts"

/** The ranges of a sentence that a request names, where it lists several things and names only some. */
export type MemberCut = (sentence: string) => readonly TextRange[] | undefined

/** A longer sentence tells a story, in characters. */
const MAX_CHARACTERS = 240
const MAX_MEMBERS = 8
/** A longer member of a list is a clause, in words. */
const MAX_WORDS = 5

const CONJUNCTION = /\s(?:and|or|und|oder|sowie|et|ou|y|e|ed)\s/iu
const JOINT = expression("giu")`
  \s?[,;]\s(?:(?:and|but|or|und|aber|oder|et|mais|ou|y|pero|e|ed|ma|mas)\s)?|\s(?:and|but|or|und|aber|oder|sowie|et|mais|ou|y|pero|e|ed|ma|mas)\s
  |\s(?=(?:with|mit|avec|con|com)\s)
`
/** Only Italian joins with "e" and has the articles "il" and "i", which are pronouns elsewhere: "Ho l'asma e il diabete". */
const ITALIAN = /(?:^|\s)ed?\s$/iu
const ITALIAN_ARTICLE = /^(?:il|i)\s(?!mi(?:o|ei)\s)/iu
/** "Insulin und das Marcumar": an article before a noun, which begins with a capital letter. */
const GERMAN_THING = /^d(?:er|ie|as)\s\p{Lu}/u
const WITH = /^(?:with|mit|avec|con|com)\s/iu
const FINAL = /[\s.!?…。！？]{0,8}$/u
/** What is said of somebody who was named before it belongs to them. */
const OF_OTHERS =
  /^(?:he|she|they|it|who|whose|which|where|er|sie|es|die|der|das|wo|elle|ils?|elles|qui|dont|où|lui|lei|loro|che|él|ella|ellos|que|quien|ele|ela)(?!\p{L})/iu
const PRONOUN = /^(?:i|we|ich|wir|je|j['’]|nous|yo|io|noi|eu|nós)(?:['’](?:m|ve|re))?(?!\p{L})\s?/iu

/** People or things that do something together: "My wife Ana and my son Leo love sushi". */
const TOGETHER = expression("u")`
  ^(?:[Mm]y|[Oo]ur|[Mm]ein\p{L}*|[Uu]nser\p{L}*|[Mm]on|[Mm]a|[Mm]es|[Nn]otre|[Nn]os|[Mm]is?|[Nn]uestr[oa]s?|(?:[IL][la]? |[Ll]e |[il][la]? )?(?:[Mm]i[oa]|[Mm]iei|[Mm]ie)|(?:[OoAa]s? )?(?:[Mm]eus?|[Mm]inhas?))\s\p{L}+(?:\s\p{Lu}[\p{L}-]+){0,2}$
`
/** A statement about somebody of the speaker's. */
const SOMEBODYS = expression("iu")`
  ^(?:my|our|mein\p{L}*|unser\p{L}*|mon|ma|mes|notre|mis?|nuestr[oa]s?|(?:il |la |i |le )?(?:mi[oa]|miei|mie|nostr[oa])|(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?))\s\p{L}
`
/** What a list behind a comma tells the number of: "two sisters, Ruth and Petra". */
const COUNTED =
  /(?<!\p{L})(?:two|three|four|both|\d{1,2}|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas|três|quatro) \p{L}{1,30}(?: \p{L}{1,30})?$/iu
/** What stands behind a list and belongs to all of it. */
const BEHIND = /\s(?:allergisch|intolerant|spielen|sprechen|essen|trinken|vertragen)$/iu

interface Word extends TextRange {
  readonly stems: readonly string[]
  readonly isFunction: boolean
}

/** How somebody is called: "a son called Ben", "un cane di nome Rex". */
const CALLED = expression("iu")`
  \s(?:(?:who(?:['’]s| is)? |that is )?(?:called|named)|namens|(?:der|die|das) heißt|(?:qui )?s['’]appelle|appelée?|nommée?|(?:que )?se llama|llamad[oa]|di nome|(?:che )?si chiama|chiamat[oa]|de nome|(?:que )?se chama|chamad[oa])\s(?=\p{Lu})
`
/** Behind whom a name may follow: "a brother, Max". */
const SOMEBODY =
  /(?:^|\s)(?:an?|the|my|our|one|ein(?:e[nmr]?)?|mein\p{L}*|unser\p{L}*|une?|mon|ma|notre|una?|mi|nuestr[oa]|mio|mia|nostr[oa]|uma?|meu|minha)\s\p{L}+$/iu
const NAME_ALONE = /^\p{Lu}[\p{L}-]+$/u

interface Part extends TextRange {
  readonly text: string
  readonly words: readonly Word[]
  /** Where it says how somebody is called, which is not what is listed; else its end. */
  readonly name: number
  /** Where the joint before it begins, and what that is. */
  readonly joint: number
  readonly separator: string
}

/** What requests name of a list, and of a sentence that tells of other matters as well. */
export function createMemberCut(asked: readonly ForgetRequest[]): MemberCut {
  if (asked.length === 0) return () => undefined
  const attributes = attributesAsked(asked)
  const isAll = asked.some(({ about, sentence }) => asksForAll(sentence ?? about))
  const about = asked.map((one) => one.about)
  const words = about.flatMap((one) => namedTopics(one, namesIn(one)))
  return (sentence) => {
    if (sentence.length > MAX_CHARACTERS) return undefined
    const ofAttributes = attributeCut(sentence, attributes)
    if (ofAttributes !== undefined || isAll) return ofAttributes
    return UNSPACED.test(sentence)
      ? unspacedMembers(
          sentence,
          about.join(" "),
          asked.flatMap(({ words }) => words),
        )
      : spacedMembers(sentence, words)
  }
}

/** The attributes of the user of which requests ask for all, where an attribute is a value: "my job", "where I live". */
export const attributesAsked = (asked: readonly ForgetRequest[]): readonly string[] =>
  asked.flatMap(({ own }) =>
    own === undefined || own.rest !== "" || own.isFormer || BEINGS.has(own.attribute) ? [] : [own.attribute],
  )

/** A text without the ranges. */
export function cutMembers(text: string, ranges: readonly TextRange[]): string {
  let left = ""
  let from = 0
  for (const range of ranges) {
    left += text.slice(from, range.from)
    from = range.to
  }
  return (left + text.slice(from)).trim()
}

function spacedMembers(sentence: string, words: readonly string[]): readonly TextRange[] | undefined {
  const end = sentence.length - (FINAL.exec(sentence)?.[0].length ?? 0)
  const parts = partsOf(sentence, end)
  if (parts.length < 2 || parts.length > MAX_MEMBERS) return undefined
  const isItalian = parts.some(({ separator }) => ITALIAN.test(separator))
  const isThing = ({ text }: Part): boolean =>
    ((isItalian && ITALIAN_ARTICLE.test(text)) || GERMAN_THING.test(text)) && !states(text)
  if (parts.slice(1).some((part) => OF_OTHERS.test(part.text) && !isThing(part))) return undefined
  const isNamed = (stem: string): boolean => words.some((word) => isSameWord(stem, word))
  // "Forget where I live" names nothing but what one does.
  const isOfVerb = words.every(states)
  const clauses = clausesOf(parts, isThing)
  const isJoint = clauses.length > 1 && TOGETHER.test(parts[0]?.text ?? "") && !PRONOUN.test(parts.at(-1)?.text ?? "")
  if (clauses.length === 1 || isJoint) return membersOf(parts, end, isNamed)
  // A subject that is no clause: "Dan and I broke up".
  if (clauses.some(([first]) => first !== undefined && !states(first.text))) return undefined
  const hits = clauses.map((clause) => {
    const others = clauses.filter((one) => one !== clause).flatMap((one) => one.flatMap(stemsOf))
    return clause
      .flatMap(stemsOf)
      .some((stem) => isNamed(stem) && !others.includes(stem) && (isOfVerb || REACTION.test(stem) || !states(stem)))
  })
  if (hits.every((isHit) => isHit) || !hits.some((isHit) => isHit)) return undefined
  // "Mi novia se llama Lucía y vive en Toledo": without whom it is about, the rest would be the speaker's.
  const [[first] = [], [next] = []] = clauses
  const isOfOther = SOMEBODYS.test(first?.text ?? "") && !beginsWithSubject(next?.text ?? "")
  if (hits[0] === true && isOfOther) return undefined
  const ranges = clauses.flatMap((clause, place): readonly TextRange[] => {
    if (hits[place] !== true) return []
    const inside = clause.length > 1 ? membersOf(clause, clause.at(-1)?.to ?? end, isNamed) : undefined
    if (inside !== undefined) return inside
    const [next] = clauses[place + 1] ?? []
    const [first] = clause
    if (first === undefined) return []
    if (place > 0) return [{ from: first.joint, to: clause.at(-1)?.to ?? end }]
    const subject = beginsWithSubject(next?.text ?? "") ? 0 : (PRONOUN.exec(first.text)?.[0].trimEnd().length ?? 0)
    const gap = subject > 0 && sentence[first.from + subject] === " " ? 1 : 0
    return [{ from: first.from + subject + gap, to: next?.from ?? end }]
  })
  return ranges.length === 0 ? undefined : joinRanges(ranges)
}

function partsOf(sentence: string, end: number): readonly Part[] {
  const parts: Part[] = []
  let [from, joint, separator] = [0, 0, ""]
  const add = (to: number): void => {
    const before = parts.at(-1)
    const isName = before !== undefined && separator.startsWith(",") && SOMEBODY.test(before.text)
    const isMerged = isName && NAME_ALONE.test(sentence.slice(from, to))
    const start = isMerged ? before.from : from
    const text = sentence.slice(start, to)
    const called = isMerged ? before.text.length : (CALLED.exec(text)?.index ?? text.length)
    const part = { from: start, to, text, joint, separator, name: start + called, words: wordsIn(text, start) }
    if (isMerged) parts[parts.length - 1] = { ...part, joint: before.joint, separator: before.separator }
    else parts.push(part)
  }
  for (const { 0: next, index } of sentence.slice(0, end).matchAll(JOINT)) {
    add(index)
    joint = index
    separator = next
    from = index + next.length
  }
  add(end)
  return parts
}

function wordsIn(text: string, at: number): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*['’]?/gu)].map(({ 0: word, index }): Word => {
    const stems = analyse(word).filter((stem) => !isFunctionWord(stem) && (!isStopWord(stem) || /^\p{Lu}/u.test(word)))
    const isFunction = stems.length === 0 || FUNCTION.test(word) || PRONOUN.test(word)
    return { from: at + index, to: at + index + word.length, stems: isFunction ? [] : stems, isFunction }
  })
}

const FUNCTION =
  /^(?:an?|the|to|of|for|on|in|at|from|my|our|gegen|für|von|auf|ein\p{L}*|de[rnms]|die|das|mein\p{L}*|aux?|à|l['’]|d['’]|de|du|des|un(?:[aeo]|['’])?|el|l[aeo]s?|al|il|gli|ai|all[aeo]|all['’]|agli|dell(?:[aeo]|['’])|dei|degli|del|di|d[aeo]s?|[ao]s?|aos?|às?|uma|mon|ma|mes|mis?)$/iu

/** What somebody has, although an adjective stands for it like a verb: "allergisch", "alérgico". */
const REACTION = /^al{1,2}[eé]rg/u

const stemsOf = ({ words }: Part): readonly string[] => words.flatMap(({ stems }) => stems)

/** Groups the parts by the clause that they belong to. What is a thing begins none. */
function clausesOf(parts: readonly Part[], isThing: (part: Part) => boolean): readonly (readonly Part[])[] {
  const clauses: Part[][] = []
  for (const part of parts) {
    const isClause = beginsWithSubject(part.text)
      ? states(part.text) || PRONOUN.test(part.text)
      : startsWithVerb(part.text, parts[0]?.text ?? "")
    if (clauses.length === 0 || (isClause && !isThing(part))) clauses.push([part])
    else clauses.at(-1)?.push(part)
  }
  return clauses
}

/** The ranges of those members of one list that are named. */
function membersOf(
  parts: readonly Part[],
  end: number,
  isNamed: (stem: string) => boolean,
): readonly TextRange[] | undefined {
  const [first, ...rest] = parts
  const last = rest.at(-1)
  if (first === undefined || last === undefined) return undefined
  const isCounted = rest.length > 1 && /^[,:]/.test(rest[0]?.separator ?? "") && COUNTED.test(first.text)
  const isTogether = TOGETHER.test(first.text)
  if (!isTogether && !states(first.text) && !states(last.text)) return undefined
  if (rest.slice(0, -1).some(({ words }) => words.length > MAX_WORDS)) return undefined
  const opener = rest.find(({ text }) => WITH.test(text))
  const hasConjunction = rest.some(({ separator }) => CONJUNCTION.test(separator))
  if (opener === undefined && !hasConjunction) return undefined
  const own = (part: Part): ((word: Word) => boolean) => {
    const others = parts.filter((one) => one !== part).flatMap(stemsOf)
    return ({ stems }) => stems.some((stem) => isNamed(stem) && !others.includes(stem))
  }
  const head = first.words.findLast(({ isFunction, to }) => !isFunction && to <= first.name)
  // "Two dogs called Biscuit and Waffle", of which one is named.
  const namesOther =
    first.name < first.to && rest.some((part) => NAME_ALONE.test(part.text) && part.words.some(own(part)))
  const hits = parts.map((part) => {
    const isOwn = own(part)
    if (part === first && isCounted) return false
    if (part === first && !isTogether)
      return (
        (head !== undefined && isOwn(head) && !namesOther) ||
        part.words.some((word) => word.from >= part.name && isOwn(word))
      )
    if (part === last && BEHIND.test(part.text))
      return part.words
        .filter((word) => !word.isFunction)
        .slice(0, -1)
        .some(isOwn)
    return part.words.some(isOwn)
  })
  const members = isCounted ? hits.slice(1) : hits
  if (members.every((isHit) => isHit) || !members.some((isHit) => isHit)) return undefined
  const isWith = (part: Part | undefined): boolean => part !== undefined && WITH.test(part.text)
  const ranges: TextRange[] = []
  for (const [place, part] of parts.entries()) {
    if (hits[place] !== true) continue
    const next = parts[place + 1]
    if (part === first) {
      if (isWith(next)) return undefined
      ranges.push({ from: isTogether ? first.from : startOfFirst(first, rest[0], own(first)), to: next?.from ?? end })
    } else if (isCounted && part === rest[0] && next !== undefined) ranges.push({ from: part.from, to: next.from })
    else if (isWith(part) && next !== undefined && !isWith(next)) {
      const preposition = WITH.exec(part.text)?.[0].length ?? 0
      ranges.push({ from: part.from + preposition, to: next.from })
    } else if (part === last) {
      const tail = BEHIND.exec(part.text)?.[0].length ?? 0
      const named = part.words.findLast(own(part))
      ranges.push({ from: part.joint, to: isTogether ? (named?.to ?? end) : end - tail })
    } else ranges.push({ from: part.joint, to: part.to })
  }
  return joinRanges(ranges)
}

/** Where the first member begins: at the word that begins the second one, at its article, or at its name. */
function startOfFirst(first: Part, second: Part | undefined, isOwn: (word: Word) => boolean): number {
  const head = first.words.findLastIndex(({ isFunction, to }) => !isFunction && to <= first.name)
  const [opener] = second?.words ?? []
  const wordOf = ({ from, to }: TextRange, part: Part): string =>
    part.text.slice(from - part.from, to - part.from).toLowerCase()
  if (second !== undefined && opener?.isFunction === true) {
    const opening = wordOf(opener, second)
    const same = first.words.findLastIndex((word, place) => place < head && wordOf(word, first) === opening)
    const isArticle = (place: number): boolean => {
      const [word, subject] = [first.words[place], first.words[place - 1]]
      if (word === undefined || !FUNCTION.test(wordOf(word, first))) return false
      return subject === undefined || !PRONOUN.test(wordOf(subject, first))
    }
    let from = same >= 0 ? same : head
    // "Aux noix" beside "à la pénicilline", "de l'asthme" beside "du diabète", and no verb: "ai".
    while (same < 0 && isArticle(from - 1)) from--
    if (from < head) return first.words[from]?.from ?? first.from
  }
  const before = first.words[head - 1]
  if (before !== undefined && head > 1 && INDEFINITE.test(wordOf(before, first))) return before.from
  let from = head
  // "Table tennis": what the request names as well, but for the verb.
  for (let at = head - 1; at > 0; at--) {
    const word = first.words[at]
    if (word === undefined || !isOwn(word) || states(wordOf(word, first))) break
    from = at
  }
  return first.words[from]?.from ?? first.from
}

/** "A daughter" beside "two sons". */
const INDEFINITE = /^(?:an?|ein\p{L}{0,2}|une?|una|uma?)$/iu

function joinRanges(ranges: readonly TextRange[]): readonly TextRange[] {
  const joined: TextRange[] = []
  for (const range of ranges) {
    const last = joined.at(-1)
    if (last !== undefined && range.from <= last.to)
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) }
    else joined.push(range)
  }
  return joined
}
