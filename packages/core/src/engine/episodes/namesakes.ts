import { analyse } from "../../text/analyse.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { relativeIn } from "../../text/topics/clause-features.ts"
import { wholeWords } from "../../text/whole-words.ts"

/** Who somebody is to the speaker, besides relatives. */
const RELATIONS = wholeWords(
  `
  colleague|coworker|co-worker|workmate|boss|manager|supervisor|team lead|assistant|client|customer|intern|friend|buddy|neighbou?r|flatmate|room ?mate|classmate|teacher|professor|tutor|coach|trainer
  |doctor|dentist|therapist|landlord|landlady|plumber|ex|from (?:work|school|the gym|university|college|church|next door)|at work
  |kolleg\\p{L}*|chef\\p{L}*|vorgesetzt\\p{L}*|freund\\p{L}*|nachbar\\p{L}*|mitbewohner\\p{L}*|mitschüler\\p{L}*|lehrer\\p{L}*|trainer\\p{L}*|ärzt\\p{L}*|arzt|vermieter\\p{L}*
  |collègue|patron\\p{L}*|ami|amie|copain|copine|voisin\\p{L}*|coloc\\p{L}*|prof|médecin
  |compañer[oa]|jef[ea]|amig[oa]|vecin[oa]|profesor[a]?|médic[oa]|collega|capo|amic[oa]|vicin[oa]|maestr[oa]|chefe|vizinh[oa]|professor[a]?
  `,
  "同事|老板|经理|朋友|邻居|室友|同学|老师|医生|房东|同僚|上司|友達|友人|隣人|先生|医者|大家",
)
const NAME = /(?<=[\p{L}\p{N}][,;:]?\s)\p{Lu}\p{Ll}[\p{L}\p{M}]*|^\p{Lu}\p{Ll}[\p{L}\p{M}]*/gu

/**
 * Whether one sentence of a text tells of two people of one name what the sources tell of each: "my sister Anna" and
 * "Anna from work". Sentences of a source that do not say who is meant belong to both.
 */
export function joinsNamesakes(text: string, sources: readonly string[]): boolean {
  const people = namesakesIn(sources)
  if (people.size === 0) return false
  return sentencesOf(text).some((sentence) =>
    namesIn(sentence.text).some((name) => {
      const persons = [...(people.get(name)?.values() ?? [])]
      const words = wordsOf(sentence.text)
      const told = persons.filter((own, place) => {
        const others = persons.filter((_, other) => other !== place)
        return [...words].some((word) => own.has(word) && others.every((other) => !other.has(word)))
      })
      return told.length > 1
    }),
  )
}

/** What the sources tell of each person, by name and relation; only names of several people. */
function namesakesIn(sources: readonly string[]): ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> {
  const people = new Map<string, Map<string, Set<string>>>()
  for (const { text } of sources.flatMap((source) => sentencesOf(source))) {
    const relation = relationIn(text)
    if (relation === undefined) continue
    for (const name of namesIn(text)) {
      const persons = people.get(name) ?? new Map<string, Set<string>>()
      people.set(name, persons.set(relation, new Set([...(persons.get(relation) ?? []), ...wordsOf(text)])))
    }
  }
  return new Map([...people].filter(([, persons]) => persons.size > 1))
}

function relationIn(sentence: string): string | undefined {
  return relativeIn(sentence) ?? RELATIONS.exec(sentence)?.[0].toLowerCase()
}

function namesIn(sentence: string): readonly string[] {
  return [...new Set(sentence.match(NAME) ?? [])].filter((name) => !analyse(name).every(isStopWord))
}

function wordsOf(text: string): ReadonlySet<string> {
  const names = new Set(namesIn(text).flatMap(analyse))
  return new Set(analyse(text).filter((word) => !isStopWord(word) && !names.has(word)))
}
