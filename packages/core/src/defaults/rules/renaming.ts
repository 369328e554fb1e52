import { oneLine } from "../../text/regex.ts"
import { opensWithRelative } from "../../text/topics/clause-features.ts"
import { otherSubjectIn } from "../../text/unspaced-subject.ts"
import type { StatedFact } from "../reader/read-statement.ts"
import { capitalize } from "./fact.ts"

/** A longer sentence tells more than a name. */
const MAX_CHARACTERS = 120

/** Why somebody has another name. */
const REASON = new RegExp(
  oneLine(`
    (?<!\\p{L})(?:married|marriage|wedding|divorced?|(?:maiden|married|birth|last|family) name|surname|(?:husband|wife|partner)['’]s name
    |hochzeit|heirat|geheiratet|verheiratet|scheidung|geschieden|(?:mädchen|geburts|ehe|nach)namen?|namen meine[rs]|umbenannt
    |mari(?:é|ée|age|és)|divorc(?:e|é|ée)|nom de (?:jeune fille|naissance|famille|ma femme|mon mari)
    |cas(?:é|ada|ado|amos|amiento|arme|ei|amento)|boda|divorci(?:o|é|ada|ado|ei)|divórcio|apellido|sobrenome|apelido|nome de (?:solteir[ao]|casad[ao])
    |spos(?:ata|ato|ati)|matrimonio|nozze|divorzi(?:o|ato|ata)|cognome)(?!\\p{L})
  `),
  "iu",
)
/** What somebody was called before, or is called elsewhere. */
const NOT_NOW =
  /(?<!\p{L})(?:was|were|used to|before|not|never|keep(?:ing)?|hieß|war|vor der|nicht|behalte|était|avant|pas|garde|era|fui|antes|no|non|prima|tengo|não|if|wenn|si|se|would|würde|stage|pen name|künstlername|scène|artístico|arte)(?!\p{L})/iu

const WORD = String.raw`\p{Lu}[\p{L}'’-]+`
const END = String.raw`(?=$|[,.;!]| (?:now|again|these days|today|jetzt|nun|wieder|maintenant|désormais|ahora|otra vez|ora|adesso|agora|de novo|by deed poll)(?!\p{L}))`
/** First and last name, behind words that say who somebody is. */
const FULL = new RegExp(
  oneLine(`
    (?<!\\p{L})(?:I['’]m|I am|it['’]s|being|be|to|bin(?: ich)?|heiße(?: ich)?|je suis|c['’]est(?: de nouveau)?|m['’]appelle|soy|(?:me )?llamo|firmo como|a ser|sono(?: diventat[ao])?|chiamo|sou|virei|chamo|angenommen,|mari(?:to|do)[:,]|femme ?[:,]|moglie[:,]|mulher[:,]|mari ?[:,])
    [ ](?:(?:now|officially|jetzt|nun|wieder|nur noch|die|der|maintenant|désormais|ahora|de nuevo|otra vez|ora|adesso|di nuovo|agora|de novo) ){0,2}${WORD} (?:(?:de|da|do|von|van|di|del) )?${WORD}(?: ${WORD})?${END}
  `),
  "u",
)
/** The last name alone. */
const LAST = new RegExp(
  oneLine(`
    (?<!\\p{L})(?:(?:heiße(?: ich)?(?: jetzt| nun)? wieder|(?:virei|voltei a ser|passei a ser|volví a ser|vuelvo a ser|officially|Mrs|Mr|Ms)(?: Mrs| Mr| Ms)?)
    |(?:changed|back|took|taking|take|hab|habe|trage|führe|repris|reprends|pris|recuper[éo]|recuperado|retomé|ripreso|preso|riprendo|voltei|peguei|adotei|retomei|usar)(?!\\p{L})[^.!?]{0,40}?
    (?:name|surname|(?:mädchen|Mädchen|Geburts|Ehe|Nach)namen?|jeune fille|naissance|famille|apellido|soltera|cognome|nubile|sobrenome|apelido|solteir[ao])(?: to| zu)?[,:]?) ${WORD}${END}
  `),
  "u",
)
/** "結婚して森田になりました", "離婚して旧姓の小川に戻りました". */
const UNSPACED =
  /^(?:.{0,8}、)?(?:.{0,6}(?:結婚|入籍|離婚|再婚|改姓)(?:して|したので|し|で|後に?)?、?(?:今は|旧姓の|姓が|名字が|苗字が)?、?)([\p{Script=Han}]{1,4}[\p{Script=Hiragana}\p{Script=Katakana}]{0,5}?)(?:に(?:なり|なった|戻|変わ)|です$|と名乗)/u
const ROLES = /主婦|主夫|夫婦|家族|母|父|独身|専業|夫|妻|新婚|年|回/u

/** Who has another name after a marriage, a divorce or a change of name, and states it. */
export function readRenaming(sentence: string): (StatedFact & { readonly rule: string }) | undefined {
  if (sentence.length > MAX_CHARACTERS || opensWithRelative(sentence)) return undefined
  const unspaced = UNSPACED.exec(sentence)?.[1]
  if (unspaced !== undefined) {
    return ROLES.test(unspaced) || otherSubjectIn(sentence) !== undefined
      ? undefined
      : nameFact(sentence, unspaced.length > MAX_LAST_NAME)
  }
  if (!REASON.test(sentence) || NOT_NOW.test(sentence)) return undefined
  const isFull = FULL.test(sentence)
  return isFull || LAST.test(sentence) ? nameFact(sentence, isFull) : undefined
}
const MAX_LAST_NAME = 3

/** A full name takes the place of the one before. A last name alone only puts it in doubt: the first name would be lost. */
function nameFact(sentence: string, isFull: boolean): StatedFact & { readonly rule: string } {
  const about = { subject: "user", attribute: "name" } as const
  const fact = { type: "factual", category: "identity", content: capitalize(sentence), importance: 0.9, about } as const
  return isFull ? { ...fact, key: "identity:name", rule: "introduction" } : { ...fact, rule: "last name" }
}
