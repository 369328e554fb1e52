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
    (?<!\\p{L})(?:I['’]m|I am|I(?:['’]\\p{L}{1,2})?(?: \\p{L}+){0,3}? (?:being|be|to)|bin(?: ich)?|heiße(?: ich)?|je suis|m['’]appelle|soy|(?:me )?llamo|firmo como|(?:voltei|passei|vou|volví|vuelvo|voy) a ser|sono(?: diventat[ao])?|chiamo|sou|virei|chamo|angenommen,
    |(?:nom|cognome|sobrenome|apelido|apellido) d[^.!?:,]{1,20} (?:mari|marito|marido|femme|moglie|mulher|mujer) ?[:,])
    [ ](?:(?:now|officially|jetzt|nun|wieder|nur noch|die|der|maintenant|désormais|ahora|de nuevo|otra vez|ora|adesso|di nuovo|agora|de novo) ){0,2}(?!M(?:rs|r|s) )${WORD} (?:(?:de|da|do|von|van) )?${WORD}(?: ${WORD})?${END}
  `),
  "u",
)
/** Words of the speaker, and of somebody else. */
const MINE =
  /(?<!\p{L})(?:I|my|we|ich|meine?[nmrs]?|hab|je|j['’]\p{L}+|mon|ma|mes|me|mi|mío|ho|sono|chiamo|eu|meus?|minhas?|soy|sou|heiße|trage|führe|virei|casei|voltei|passei|peguei|adotei|retomei|recuperé|retomé|volví|vuelvo|tomé|riprendo)(?!\p{L})/iu
const ANOTHERS = /(?<!\p{L})(?:she|he|they|er|elle|ils|ella|él|ellos|lei|lui|loro|ela|ele|eles)(?!\p{L})/iu

/** The last name alone. */
const LAST = new RegExp(
  oneLine(`
    (?<!\\p{L})(?:(?:heiße(?: ich)?(?: jetzt| nun)? wieder|(?:virei|voltei a ser|passei a ser|volví a ser|vuelvo a ser|(?:I['’]m|I am|me|I(?:['’]\\p{L}{1,2})?(?: \\p{L}+){0,3}? be)(?: now)?(?: officially(?: Mrs| Mr| Ms)?| Mrs| Mr| Ms)))
    |(?:changed|back|took|taking|take|hab|habe|trage|führe|repris|reprends|pris|recuper[éo]|recuperado|retomé|ripreso|preso|riprendo|voltei|peguei|adotei|retomei|usar)(?!\\p{L})[^.!?]{0,40}?
    (?:name|surname|(?:mädchen|Mädchen|Geburts|Ehe|Nach)namen?|jeune fille|naissance|famille|apellido|soltera|cognome|nubile|sobrenome|apelido|solteir[ao])(?: to| zu)?[,:]?) ${WORD}${END}
  `),
  "u",
)
/** "結婚して森田になりました", "離婚して旧姓の小川に戻りました". One goes back to a town, too: 松本に戻りました. */
const UNSPACED =
  /^(?:.{0,8}、)?(?:.{0,6}(?:結婚|入籍|離婚|再婚|改姓)(?:して|したので|し|で|後に?)?、?(?:今は|旧姓の|姓が|名字が|苗字が)?、?)(\p{Script=Han}{1,5}[\p{Script=Hiragana}\p{Script=Katakana}]{0,5}?)(?:(?:姓|という(?:姓|名字|苗字))?(?:に(?:なり|なった)|と名乗)|(?:姓)?(?:に(?:戻|変わ)|です$)(?<=[姓字].{0,12}))/u
/** A surname ends with one of few signs: 森田, 石井ゆい, 佐々木結衣. */
const SURNAME =
  /^(?:[森林原星関菅]|\p{Script=Han}{1,2}[田本村山川木井野島嶋原橋崎沢澤藤林谷松岡石森辺部瀬宮塚浦池尾坂保越津江根賀倉葉場関星水内口上嵐寺])(?:$|\p{Script=Han}{2,3}$|[\p{Script=Hiragana}\p{Script=Katakana}]{2,5}$)/u
const NO_SURNAME =
  /主婦|主夫|夫婦|家[族内]|母|父|独身|専業|夫|妻|年|回|[市県区都府町]民|日本|仲間|人間|部下|[全幹]部|無口|以上/u

/** Who has another name after a marriage, a divorce or a change of name, and states it. */
export function readRenaming(sentence: string): (StatedFact & { readonly rule: string }) | undefined {
  if (sentence.length > MAX_CHARACTERS || opensWithRelative(sentence)) return undefined
  const unspaced = UNSPACED.exec(sentence)?.[1]
  if (unspaced !== undefined) {
    const isName = SURNAME.test(unspaced) && !NO_SURNAME.test(unspaced) && otherSubjectIn(sentence) === undefined
    if (!isName) return undefined
    return unspaced.length > MAX_LAST_NAME
      ? { ...nameFact(sentence), key: "identity:name", rule: "introduction" }
      : { ...nameFact(sentence), rule: "last name" }
  }
  if (!REASON.test(sentence) || NOT_NOW.test(sentence)) return undefined
  if (FULL.test(sentence)) return { ...nameFact(sentence), rule: "full name" }
  if (!LAST.test(sentence) || !MINE.test(sentence) || ANOTHERS.test(sentence)) return undefined
  return { ...nameFact(sentence), rule: "last name" }
}
const MAX_LAST_NAME = 3

/** What becomes of the name before is for `relateToEarlier`: a last name alone only puts it in doubt, the first name would be lost. */
function nameFact(sentence: string): StatedFact {
  const about = { subject: "user", attribute: "name" } as const
  return { type: "factual", category: "identity", content: capitalize(sentence), importance: 0.9, about }
}
