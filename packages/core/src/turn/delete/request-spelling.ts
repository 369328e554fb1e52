import { expression } from "../../text/regex.ts"
import { sentencesOf } from "../../text/sentences.ts"

/** How people type short forms in a hurry, by the verb of forgetting that tells which language they are of, and how they are spelled. */
const SPELLINGS: readonly (readonly [verb: RegExp, forms: readonly (readonly [RegExp, string])[]])[] = [
  [
    /(?<!\p{L})(?:forget|forgot|unlearn|delete|erase|remove|wipe|drop|remember)(?!\p{L})/iu,
    [
      [/(?<![\p{L}'’])i(m|ve)(?![\p{L}'’])/giu, "I'$1"],
      [
        /(?<=(?:that|forget) )i(?=d (?:like|love|rather|prefer|never|been|want|have|had|do|go|be|hate|die)(?!\p{L}))/giu,
        "I'",
      ],
      [/(?<=(?:that|forget) )i(?=ll (?:be|have|go|never|get|need|take|do|move|leave|start|turn)(?!\p{L}))/giu, "I'"],
      [/(?<!\p{L})(do|did|does|have|has|had|is|are|was|were|could|would|should|ca|wo)nt(?!\p{L})/giu, "$1n't"],
      [/(?<!\p{L})(they|you)(re|ve)(?!\p{L})/giu, "$1'$2"],
      [/(?<!\p{L})(s?he|who)s(?!\p{L})/giu, "$1's"],
      [/(?<=that )were (?=(?:\p{L}{2,}ing|from|not|in|both|an?|the|married|engaged|expecting)(?!\p{L}))/giu, "we're "],
      [
        expression("giu")`
          (?<=(?:that|forget) my )(mum|mom|dad|brother|sister|son|daughter|wife|husband|boyfriend|girlfriend|partner|boss|friend|mate|ex|dog|cat)s (?=(?:in|at|from|on|an?|the|not|dead|called|named|pregnant|gay|ill|sick|dying|vegan|jewish|muslim)(?!\p{L}))(?!in law)
        `,
        "$1's ",
      ],
    ],
  ],
  [
    /(?<!\p{L})(?:oubli|effac|supprim)/iu,
    [
      [
        /(?<=que )j(?!amais|eu|aun|ea|usqu|oli|ardin|oue)(?=(?:[aeiouyéèêàâ]|h[aeiouéèêâ])\p{L}{1,20}(?![\p{L}'’]))/giu,
        "j'",
      ],
      [/(?<![\p{L}'’])(?:ch?ui|chuis|jsuis|jsui)(?![\p{L}'’])/giu, "je suis"],
      [/(?<![\p{L}'’])(?:ke|q)(?= (?:j['’]?\p{L}|mon|ma|mes|on|nous))/giu, "que"],
    ],
  ],
  [/(?<!\p{L})(?:olv[ií]d|esque[cç]|borr|apag)/iu, [[/(?<![\p{L}'’])(?:q|k)(?= \p{L})/giu, "que"]]],
  [/(?<!\p{L})(?:dimentic|scord|cancell)/iu, [[/(?<![\p{L}'’])(?:ke)(?= \p{L})/giu, "che"]]],
  [
    /(?<!\p{L})(?:vergiss|vergiß|vergesst|vergessen|lösche?)(?!\p{L})/iu,
    [
      [
        /(?<=(?:vergiss|vergiß|vergesst|vergessen sie|lösche?),?(?: bitte)?,? )das(?= (?:ich|wir|meine?|mein|unsere?)(?!\p{L}))/giu,
        "dass",
      ],
    ],
  ],
]
const ANY_VERB = new RegExp(SPELLINGS.map(([verb]) => verb.source).join("|"), "iu")

/** Longer sentences are no requests, in characters. */
const MAX_SENTENCE = 400

/** A text in which the sentences with a verb of forgetting have their apostrophes and their conjunctions: "forget that im vegan". */
export function spellRequests(text: string): string {
  if (!ANY_VERB.test(text)) return text
  return sentencesOf(text).reduceRight((all, { text: sentence, start, end }) => {
    if (sentence.length > MAX_SENTENCE) return all
    const spelled = spell(sentence)
    return spelled === sentence ? all : all.slice(0, start) + spelled + all.slice(end)
  }, text)
}

function spell(sentence: string): string {
  const [, forms = []] = SPELLINGS.find(([verb]) => verb.test(sentence)) ?? []
  return forms.reduce((spelled, [form, right]) => spelled.replace(form, right), sentence)
}
