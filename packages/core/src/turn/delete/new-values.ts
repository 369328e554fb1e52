import { canonicalAttribute } from "../../text/attributes.ts"
import { readHalfSentence } from "../../text/half-sentences.ts"
import { expression } from "../../text/regex.ts"
import { relativeIn } from "../../text/topics/clause-features.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { frameUnspaced, placeNewValue } from "../../text/value-place.ts"
import type { ReadClause } from "./clause-roles.ts"

/** From this probability on a clause only says why: "it was a joke". */
const EXPLAINS_FROM = 0.78
/** From this probability on it tells the new value of an attribute: "it's green now", but not "it's silly". */
const STATES_FROM = 0.6
/** A longer request or clause, in characters, says more. */
const MAX_CHARACTERS = 120

/** What the new value of an allergy is said with, by the word for it in the request. */
const ALLERGIES: readonly { readonly named: RegExp; readonly say: (value: string) => string }[] = [
  { named: /(?<!\p{L})allerg(?:y|ies)(?!\p{L})/iu, say: (value) => `I'm allergic to ${value.replace(/^the /iu, "")}` },
  {
    named: /(?:l['’]|(?:mon|cette|une) )allergie(?!\p{L})/iu,
    say: (value) =>
      `J'ai une allergie ${withArticle(value, { le: "au ", les: "aux ", la: "à la ", "l'": "à l'" }, "à ")}`,
  },
  {
    named: /allergien?(?!\p{L})/iu,
    say: (value) => `Ich bin allergisch gegen ${value.replace(/^(?:die|den|das|der) /iu, "")}`,
  },
  {
    named: /allergia(?!\p{L})/iu,
    say: (value) => {
      const forms = { il: "al ", lo: "allo ", la: "alla ", i: "ai ", gli: "agli ", le: "alle ", "l'": "all'" }
      return `Ho un'allergia ${withArticle(value, forms, "a ")}`
    },
  },
  {
    named: /(?:^|\s)(?:a|à|minha) alergia(?!\p{L})/iu,
    say: (value) => `Tenho alergia ${withArticle(value, { o: "ao ", a: "à ", os: "aos ", as: "às " }, "a ")}`,
  },
  { named: /alergia(?!\p{L})/iu, say: (value) => `Tengo alergia ${withArticle(value, { el: "al " }, "a ")}` },
  { named: /[过過]敏/u, say: (value) => `我对${value}过敏` },
  { named: /アレルギー/u, say: (value) => `${value}アレルギーです` },
]

function withArticle(value: string, forms: Readonly<Record<string, string>>, otherwise: string): string {
  const [, article = "", thing = ""] = /^(l['’]|\p{L}+ )(.+)$/u.exec(value) ?? []
  const form = forms[article.trim().toLowerCase().replace("’", "'")]
  return form === undefined ? otherwise + value : form + thing
}

/** What leads up to the new value. */
const LEADS = expression("iu")`
  ^(?:(?:it )?turns out(?: that)?|so|and|but|actually|in fact|apparently|really|now|these days|(?:the |my )?doctor says?(?: that)?
  |eigentlich|in wirklichkeit|tatsächlich|jetzt|nun|inzwischen|il s['’]avère que|en fait|finalement|maintenant|en realidad|al final|ahora
  |in realtà|alla fine|adesso|ora|afinal|na verdade|agora)(?!\p{L})[, ]{0,2}
`
const IS = expression("iu")`
  ^(?:(?:it |that |they |this )?(?:has |have )?turned out to be|(?:it|that|they|he|she|i|we|(?:his|her|its) name)(?:['’](?:s|re|m)| is| was| were| am| are)(?: called)?
  |(?:es|das|ich|wir) (?:ist|sind|war|waren|bin)|(?:ist|war|sind|waren|bin) (?:es|das|ich)|(?:es|das) (?:hat sich|stellte sich) als|(?:er|sie) heißt
  |c['’](?:est|était)|ce (?:sont|étaient)|que ce sont|je suis|resultó ser|resultaron ser|es|era|eran|son|fue|fueron|estoy|soy|è|erano|sono|é|eram|são|foi|foram|estou|sou)(?!\p{L})\s?
`
const ALREADY = expression("iu")`
  ^(?:actually|really|in fact|now|just|only|jetzt|doch|nun|eigentlich|tatsächlich|nur|wirklich|en fait|maintenant|ahora|adesso|ora|agora) (?=\S)
`
const BEHIND_VALUE = expression("iu")`
  (?:,? (?:now|instead|actually|these days|after all|though|jetzt|doch|nun|stattdessen|herausgestellt|heraus|maintenant|en fait|finalement|à la place|ahora|en realidad|en su lugar|adesso|ora|invece|agora|na verdade)|に変わりました|でした|だった|です|だ|了)$
`
const LEADS_UNSPACED =
  /^(?:(?:其实|结果|后来|我|现在|已经|原来|実は|本当は|今は|正しくは)[、，,]?){0,3}(?:是|住在|在)?/u

/** What is said of a request, not in its place. */
const NO_NEW_VALUE = expression("iu")`
  (?<!\p{L})(?:jokes?|kidding|mistaken?|errors?|wrong|nothing|none|no(?:body)?|private|personal|confidential|secret|business|tests?|lies?|lied|false|misdiagnos\p{L}*|rumou?rs?|over|gone|history|embarrassing|silly|stupid|complicated|serious|nonsense|rubbish|fine|ok(?:ay)?|better|ages|ago|old|outdated|mild|harmless|late|irrelevant|my|his|her|your|their|not
  |scherz|witz|quatsch|unsinn|blödsinn|fehler|falsch|fehlalarm|fehldiagnose|irrtum|gelogen|vorbei|peinlich|privat|nichts|egal|geheim|veraltet|mein\p{L}*|nicht
  |blague|erreur|fini\p{L}*|privé\p{L}*|rien|faux|fausse|mensonge|gênant|secret|passé|personnel\p{L}*|mon|ma|pas
  |broma|error|mentira|privad\p{L}*|nada|falso|falsa|equivocaci\p{L}*|secreto|pasado|mi|tu
  |scherzo|errore|bugia|privat\p{L}*|niente|finit\p{L}*|segret\p{L}*|passato|mi[oa]
  |brincadeira|engano|erro|mentira|particular|nada|segredo|passado|meu|minha)(?!\p{L})
  |玩笑|误诊|誤診|错|假|没事|秘密|隐私|間違|冗談|嘘|うそ|秘密|誤|内緒
`
const INDEFINITE = /^(?:an?|eine?n?|une?|una?|uno|uma?) /iu

/**
 * What is so in place of what a request to forget names, as a statement of its own: of "Forget the kiwi allergy, it turned
 * out to be pineapple" that somebody is allergic to pineapple. `undefined` where a clause only says why. Linear in both.
 */
export function newValueStatement({ text, chances }: ReadClause, request: string): string | undefined {
  if (text.length > MAX_CHARACTERS || request.length > MAX_CHARACTERS || chances.explains >= EXPLAINS_FROM)
    return undefined
  if (/[?？]/u.test(text)) return undefined
  const value = UNSPACED.test(request) ? unspacedValue(text) : valueIn(text)
  if (value === undefined || NO_NEW_VALUE.test(value)) return undefined
  const told = statementIn(request)
  if (told !== undefined) return replaceIn(told, value)
  const isNone = INDEFINITE.test(value) || relativeIn(request) !== undefined
  const allergy = isNone ? undefined : ALLERGIES.find(({ named }) => named.test(request))
  return allergy === undefined ? ofAttribute(request, value, chances.states) : allergy.say(value)
}

function valueIn(clause: string): string | undefined {
  let rest = clause.replace(/[.!…\s]{1,6}$/u, "")
  for (let times = 0; times < 3; times++) rest = rest.replace(LEADS, "")
  const behind = rest.replace(IS, "")
  if (behind === rest) return undefined
  const value = behind.replace(ALREADY, "").replace(BEHIND_VALUE, "").replace(BEHIND_VALUE, "").trim()
  // What goes on with nothing has no value.
  return readHalfSentence(`plus ${value}`)?.value
}

function unspacedValue(clause: string): string | undefined {
  const bare = clause.replace(/[。！.!\s]{1,4}$/u, "")
  const value = bare
    .replace(LEADS_UNSPACED, "")
    .replace(BEHIND_VALUE, "")
    .replace(/^[对對]|(?:工作|上班|过敏)$/gu, "")
  const isValue = value !== bare && value !== "" && value.length <= 10 && !/[我你的吗呢、，,\s]|[ぁ-ん]{4}/u.test(value)
  return isValue ? value : undefined
}

/** "Forget that I work at Siemens": the statement that a request names. */
const OBJECT = expression("iu")`
  (?<!\p{L})(?:that (?=(?:i|i['’]m|my|we|our)(?!\p{L}))|(?<german>da(?:ss|ß) )|qu(?:e |['’])|que |che )(?<said>.{4,80})$
`
const GERMAN = /^(?<who>ich|wir|mein\p{L}{0,2} \p{L}+) (?<rest>.{2,60}) (?<verb>\p{L}+)$/iu
const OBJECT_UNSPACED =
  /^(?:请|請)?(?:忘记|忘掉|忘了|删除|删掉)(?<zh>我?.{2,20})$|^(?<ja>.{2,20})(?:こと|の)(?:は|を)(?:忘れ|削除|消し)/u

function statementIn(request: string): string | undefined {
  const bare = request.replace(/[.!。！\s]{1,4}$/u, "")
  const { zh, ja } = OBJECT_UNSPACED.exec(bare)?.groups ?? {}
  const unspaced = zh ?? ja
  if (unspaced !== undefined && !/(?:[过過]敏|アレルギーの?)$/u.test(unspaced))
    return frameUnspaced(unspaced) === undefined ? undefined : unspaced
  const { german, said } = OBJECT.exec(bare)?.groups ?? {}
  if (said === undefined || german === undefined) return said
  const { who, rest, verb } = GERMAN.exec(said)?.groups ?? {}
  return who === undefined ? undefined : `${who} ${verb} ${rest}`
}

function replaceIn(said: string, value: string): string | undefined {
  if (UNSPACED.test(said)) {
    const frame = frameUnspaced(said)
    return frame && frame.before + value + frame.after
  }
  const statement = placeNewValue(said, value)
  return statement && statement.charAt(0).toUpperCase() + statement.slice(1)
}

const ATTRIBUTE = expression("iu")`
  (?<!\p{L})(?:(?<en>(?:my|our) (?:favou?rite )?\p{L}+)|(?<de>(?:meine?n?|unsere?n?) \p{L}+)|(?<fr>(?:mon|ma|notre) \p{L}+(?: préférée?)?)|(?<it>(?:il|la) mi[oa] \p{L}+(?: preferit[oa])?)|(?<es>mi \p{L}+(?: favorit[oa])?)|(?<pt>(?:o |a )?(?:meu|minha) \p{L}+(?: favorit[oa])?))$
`
const VERBS: Readonly<Record<string, string>> = { en: "is", de: "ist", fr: "est", it: "è", es: "es", pt: "é" }

/** "My favourite colour", of which a clause tells what it is now. */
function ofAttribute(request: string, value: string, states: number): string | undefined {
  const named = states < STATES_FROM ? undefined : ATTRIBUTE.exec(request.replace(/[.!\s]{1,4}$/u, ""))?.groups
  const [language, thing] = Object.entries(named ?? {}).find(([, words]) => words !== undefined) ?? []
  if (language === undefined || thing === undefined) return undefined
  const subject = thing.replace(/^(mein|unser)en /iu, "$1 ")
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${VERBS[language]} ${value}`
}

/** "It's 4500 now": a pronoun, a verb and a figure. */
const NEW_FIGURE = expression("iu")`
  ^(?:now )?(?:(?<is>(?:it|that|this)(?:['’]s| is))|(?:it|that) (?=went(?!\p{L}))|(?:er|sie|es|die|der|das) (?=(?:ist|liegt|beträgt|stieg)(?!\p{L}))|(?:il|elle|ce|c['’]|ça) ?(?=(?:est|fait|a)(?!\p{L}))
  |(?=(?:ahora|ora|adesso|agora|ya) (?:es|son|è|sono|é|são|gano|pago)(?!\p{L}))) ?(?<rest>.{0,60}\d.{0,40})$
`
const OWN_THING = expression("iu")`
  (?<!\p{L})(?<whose>my|our|mein(?:en?)?|unser(?:en?)?|mon|ma|notre|mi|nuestr[oa]|(?:il |la )?mi[oa]|(?:o |a )?(?:meu|minha)) (?<thing>\p{L}{1,40})
`

/** What is so now of the attribute that a request names, if a clause tells its figure by a pronoun: "my salary is 4500 now". */
export function newFigure({ text }: Pick<ReadClause, "text">, request: string): string | undefined {
  const { whose, thing = "" } = OWN_THING.exec(request)?.groups ?? {}
  const { is, rest } = NEW_FIGURE.exec(text.replace(/[.!]{1,4}$/u, ""))?.groups ?? {}
  if (whose === undefined || rest === undefined) return undefined
  if (canonicalAttribute(thing) === undefined) return undefined
  const subject = `${whose.replace(/(?<=mein|unser)en$/iu, "")} ${thing}`
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${is === undefined ? "" : "is "}${rest}`
}
