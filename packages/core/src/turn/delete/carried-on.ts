import { type Memory, type MemoryId, type Pool, STATUSES, type Store, type TextRange } from "../../contract/index.ts"
import { expression } from "../../text/regex.ts"
import { type Sentence, sentencesOf } from "../../text/sentences.ts"
import { foldedWords } from "../../text/topics/folded-words.ts"
import { subtopicsIn } from "../../text/topics/topic-words.ts"
import { each } from "../pages.ts"
import { scopeOf } from "../pools.ts"
import { toldAt } from "./joined-facts.ts"
import { losesSentences } from "./note.ts"
import type { RequestTime } from "./request-time.ts"

/** "Il" is an article where such a word follows in the sentence. */
const ITALIAN =
  " (?:.*(?<!\\p{L}))?(?:mi[oa]|nostr[oa]|è|ha|che|della?|alla|non|per|con|di|una?|sono|si (?:chiama|trova|nota))(?!\\p{L})"
/** A sentence whose subject is a pronoun, or, where languages leave it out, a verb that has the statement before it for its subject. */
const CONTINUES = expression("iu")`
  ^(?:(?:and|but|also|so|plus|well|sadly|luckily),? )?(?:(?:it|they|he|she)(?:['’](?:s|ll|d|re|ve))?(?!\p{L})|(?:this|that|these|those)(?:['’]s)? (?=(?:is|was|are|were|has|had|happen\p{L}*|means|meant|started|hurts?|makes?|made|keeps?|kept|will|would|can|comes|came|goes|went|gets|got|all)(?!\p{L}))|(?:that|this)['’]s (?!(?:all|it)(?!\p{L})))
  |^(?:(?:und|aber|auch|außerdem|dann|leider),? )?(?:(?:es|er|sie)(?!\p{L})|(?:das|dies) (?=(?:ist|war|sind|wird|wurde|hat|hatte|macht|tut|juckt|kommt|kam|geht|ging|heißt|passiert\p{L}*|nervt|bleibt|brennt)(?!\p{L})))
  |^(?:(?:et|mais|donc|puis|en plus|aussi),? )?(?:(?:il(?!${ITALIAN})|elle|ils|elles|ça|cela)(?!\p{L})|c['’](?=est |était |a ))
  |^(?:(?:y|pero|además|también),? )?(?:(?:él|ella|ellos|ellas|eso|esto|ello)(?!\p{L})|(?:me|le|nos) (?:pica|duele|arde|molesta|preocupa|despierta)(?!\p{L})(?! (?:el|la|los|las|mi|su) )|(?:es|era|fue|está|estaba|tiene|tenía|vive|trabaja|pica|duele|empeora|mejora|empezó|duró|dura|viene|cuesta|se (?:llama|fue|pone|puso|ha|nota))(?!\p{L}))
  |^(?:(?:e|ma|però|inoltre|anche),? )?(?:(?:lui|lei|loro|esso|essa|questo|ciò)(?= (?:è|ha|mi|gli|si|non|era|fa|vive|lavora|viene))|(?:mi|gli|le|ci) (?:prude|brucia|pizzica|preoccupa|sveglia|fa male)(?!\p{L})(?! (?:il|la|i|le|lo) )|(?:è|era|ha|aveva|vive|lavora|prude|brucia|peggiora|migliora|dura|viene|costa|si (?:chiama|trova|nota))(?!\p{L}))
  |^(?:(?:e|mas|também|além disso),? )?(?:(?:ele|ela|eles|elas|isso|isto)(?!\p{L})|(?:é|era|foi|está|estava|tem|tinha|mora|trabalha|coça|dói|arde|piora|melhora|começou|durou|dura|custa|chama-se)(?!\p{L}))
  |^(?:而且|但是?|还有?|也)?[,，]?(?:它们?|他们?|她们?|(?:这|那)(?=[是让会就都也]))|^(?:でも|しかも|それに|あと)?、?(?:それ|これ|彼女?|あれ|あの人)[はがも]
`
/** "Nachts juckt es": German puts its subject behind the verb. */
const CONTINUES_BEHIND_VERB = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){1,3} (?:es|er|sie)(?: \p{Ll}+){0,6}[.!]?$/u
/** Subjects that stand for nothing: "it rains", "es gibt". */
const EXPLETIVE = expression("iu")`
  ^(?:(?:and|but|und|aber|et|mais),? )?(?:it(?:['’]s| is| was| will be)? (?:rain|snow|cold|hot|warm|sunny|windy|dark|late|early|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|hard to|easy to|nice to|important|good to|true|\d|seems|looks like|turns out)
  |es (?:regnet|schneit|gibt|geht mir|ist (?:kalt|warm|heiß|spät|früh|wichtig|zeit|\d|mo|di|mi|do|fr|sa|so))|il (?:y a|faut|fait|pleut|neige|est \d|est (?:tard|tôt|temps|important))|c['’]est (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\d|important)
  |es (?:que|hora|tarde|importante|lunes|martes|miércoles|jueves|viernes|sábado|domingo|verdad)|está (?:lloviendo|nevando|bien)|è (?:tardi|presto|ora|vero|importante|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|é (?:que|hora|tarde|importante|verdade|segunda|terça|quarta|quinta|sexta|sábado|domingo)|está (?:chovendo|bem))
`
/** It names something of the person's own that was not spoken of: "it's my birthday on 3 May". */
const INTRODUCES = expression("iu")`
  ^(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|mas),? )?(?:(?:it|this|that)(?:['’]s| is| was)|(?:das|es|dies) (?:ist|war)|c['’](?:est|était)|(?:es|era)|(?:è|era|questo è|questa è)|(?:é|era|este é|esta é)) (?:my|our|meine?|unsere?|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?|(?:il |la |i |le )?(?:mi[oa]|miei|mie|nostr[oa])|(?:o |a )?(?:meu|minha|noss[oa]))(?!\p{L})
`
/** More of a message than this is another matter: sentences, and characters of each. */
const MAX_CARRIED = 3
const MAX_CHARACTERS = 160

/** Whether a sentence only goes on about what the one before it states: "I have a rash. It itches at night." */
export function continuesStatement(sentence: string): boolean {
  const text = sentence.trim()
  if (text.length > MAX_CHARACTERS || EXPLETIVE.test(text)) return false
  if (INTRODUCES.test(text) && subtopicsIn(foldedWords(text), text).length > 0) return false
  return CONTINUES.test(text) || CONTINUES_BEHIND_VERB.test(text)
}

/**
 * "It itches." is about what the sentence before tells; "She works in York." behind "She has a rash." about whom both tell.
 * "Es" is "is" in Spanish.
 */
const TELLS_OF_THING = expression("iu")`
  ^(?:(?:and|but|also|so|plus|well|sadly|luckily|und|aber|auch|außerdem|dann|leider|et|mais|donc|puis|aussi|y|pero|además|también|e|ma|però|inoltre|anche|mas|também),? )?(?:it(?:['’]\p{L}+)?|this|that['’]?s?|these|those|es(?= (?:\p{L}*t|war|wird|wurde|fing|begann|kam|ging|half)(?!\p{L}))|das|dies|ça|cela|c['’](?=est |était |a )|eso|esto|ello|questo|ciò|isso|isto)(?!\p{L})
  |^(?:而且|但是?|还有?|也)?[,，]?(?:它|这|那)|^(?:でも|しかも|それに|あと)?、?(?:それ|これ|あれ)[はがも]
`

/** The sentences behind some of a text that only go on about them. */
function carriedOn(sentences: readonly Sentence[], isMeant: (sentence: Sentence) => boolean): readonly Sentence[] {
  const carried: Sentence[] = []
  let left = 0
  let isOfBefore = false
  for (const [at, sentence] of sentences.entries()) {
    if (isMeant(sentence)) {
      isOfBefore = at > 0 && (left === 0 || isOfBefore) && continuesStatement(sentence.text)
      left = MAX_CARRIED
    } else if (left > 0 && continuesStatement(sentence.text) && (!isOfBefore || TELLS_OF_THING.test(sentence.text))) {
      carried.push(sentence)
      left--
    } else left = 0
  }
  return carried
}

/** What goes with memories that are to be forgotten. */
interface CarriedOn {
  /** The memories, the messages in which a statement is carried on, and the facts that were read there. */
  readonly memories: readonly Memory[]
  /** Of each such message or note the sentences that carry on. */
  readonly ranges: ReadonlyMap<MemoryId, readonly TextRange[]>
}

/**
 * Adds what only goes on about a statement to those that are meant: the sentences behind it whose subject is a pronoun,
 * with the facts that were read from them. `isMeant` tells of a message which of its sentences are.
 */
export async function withCarriedOn(
  store: Store,
  pool: Pool,
  meant: readonly Memory[],
  isMeant: (turn: Memory, sentence: Sentence) => boolean,
  before: RequestTime,
): Promise<CarriedOn> {
  const memories = new Map(meant.map((memory) => [memory.id, memory]))
  const sources = meant.flatMap(({ source: { at } }) =>
    at === undefined || memories.has(at.memory) ? [] : [at.memory],
  )
  const read = sources.length === 0 ? [] : await store.read(scopeOf(pool), [...new Set(sources)])
  const turns = [...meant, ...read.flatMap((turn) => turn ?? [])].filter(
    (turn) => losesSentences(turn) && before.includes(turn),
  )
  const ranges = new Map<MemoryId, readonly TextRange[]>()
  for (const turn of turns) {
    const isSource = ({ start, end }: Sentence): boolean =>
      meant.map(toldAt).some((at) => at?.memory === turn.id && at.from < end && at.to > start)
    const isOwn = memories.has(turn.id)
    const carried = carriedOn(sentencesOf(turn.content), (one) => isSource(one) || (isOwn && isMeant(turn, one)))
    if (carried.length === 0) continue
    memories.set(turn.id, turn)
    ranges.set(
      turn.id,
      carried.map(({ start, end }) => ({ from: start, to: end })),
    )
    for (const fact of await factsReadFrom(store, pool, turn, carried))
      if (before.includes(fact)) memories.set(fact.id, fact)
  }
  return { memories: [...memories.values()], ranges }
}

/** The facts that were read from these sentences of a message. */
export async function factsReadFrom(
  store: Store,
  pool: Pool,
  { id, owner: { session } }: Memory,
  sentences: readonly Pick<Sentence, "start" | "end">[],
): Promise<readonly Memory[]> {
  if (session === undefined) return []
  const where = { session, status: STATUSES } as const
  const all = await Array.fromAsync(each((page) => store.list(scopeOf(pool), { ...page, where })))
  return all.filter((memory) => {
    const at = toldAt(memory)
    return sentences.some(({ start, end }) => at?.memory === id && at.from < end && at.to > start)
  })
}
