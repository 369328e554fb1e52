import { analyse } from "../../text/analyse.ts"
import { UNCERTAIN } from "../../text/change-cues.ts"
import { expression } from "../../text/regex.ts"
import { wholeWords } from "../../text/whole-words.ts"

/** Things of which somebody may say that they have none. */
interface Thing {
  readonly names: string
  readonly eastern: string
  /** Words by which a statement of having none is found. */
  readonly found: string
  /** Other ways of saying that there is one now. */
  readonly had?: RegExp
}

const THINGS: readonly Thing[] = [
  {
    names:
      "pets?|dogs?|cats?|pupp(?:y|ies)|kittens?|hamsters?|rabbits?|haustiere?|hund(?:e|in)?|katzen?|kater|welpen?|animaux|chiens?|chiots?|chats?|chatons?|mascotas?|perr[oa]s?|gat[oa]s?|animali|can[ei]|gatt[oi]|cuccioli?|animais|cachorros?|c(?:ão|ães)",
    eastern: "宠物|狗|猫|ペット|犬",
    found:
      "pets pet dog cat haustiere haustier hund katze animaux chien chat mascotas perro gato animali cane gatto animais cachorro 宠物 狗 猫 ペット",
  },
  {
    names:
      "kids?|child(?:ren)?|sons?|daughters?|bab(?:y|ies)|twins|kind(?:er)?|söhne?|sohn|t[oö]chter|enfants?|fils|filles?|hij[oa]s?|bebé|figli[oa]?|figlie|bambin[oa]|filh[oa]s?",
    eastern: "孩子|儿子|女儿|子供|息子|娘",
    found: "kids children child kinder enfants hijos figli filhos 孩子 子供",
  },
  {
    names: "cars?|auto|wagen|voiture|coche|carro|macchina",
    eastern: "车|車",
    found: "car auto wagen voiture coche carro macchina 车 車",
  },
  {
    names: "allerg(?:y|ies)|allergien?|allergies?|alergias?|allergi[ae]",
    eastern: "过敏|アレルギー",
    found: "allergies allergy allergien allergie alergias allergie alergia 过敏 アレルギー",
    had: expression("iu")`
      ^(?:i['’]m|i am|is|we are)? ?(?:\p{L}+ )?allergic to |^ich (?:bin|habe) (?:\p{L}+ ){0,4}?allerg|^je suis (?:\p{L}+ )?allergique|^soy (?:\p{L}+ )?al[eé]rgic|^sono (?:\p{L}+ )?allergic|^sou (?:\p{L}+ )?alérgic
      |^我?[对對].{1,12}[过過]敏|^.{1,12}アレルギーがあ
    `,
  },
  {
    names:
      "unemployed|jobless|out of work|arbeitslos|au chômage|en (?:el )?paro|desemplead[oa]|disoccupat[oa]|desempregad[oa]",
    eastern: "失业|無職",
    found: "unemployed jobless arbeitslos chômage paro desempleado disoccupato desempregado 失业 無職",
    had: expression("iu")`
      ^(?:i['’]ve |i |just )*(?:got (?:a|the) (?:\p{L}+ )?job|got hired|found (?:a|work)(?: \p{L}+)? ?job?|started (?:a new job|work(?:ing)? )?at \p{Lu}|works? (?:at|for) \p{Lu}|landed a job)
      |^ich (?:habe|hab) (?:\p{L}+ ){0,2}(?:eine stelle|einen job|arbeit gefunden)|^ich arbeite (?:jetzt )?bei \p{Lu}|^j['’]ai (?:trouvé|décroché) (?:du travail|un (?:\p{L}+ )?(?:travail|emploi|boulot|poste))|^(?:ya )?(?:he encontrado|encontré|conseguí) (?:un )?(?:trabajo|empleo)|^ho trovato (?:un )?lavoro|^(?:arranjei|encontrei|consegui) (?:um )?(?:emprego|trabalho)|^我?找到(?:新)?工作
    `,
  },
  {
    names:
      "retired|in rente|pensioniert|retraitée?|à la retraite|jubilad[oa]|in pensione|pensionat[oa]|reformad[oa]|aposentad[oa]",
    eastern: "退休",
    found:
      "retired rente pensioniert retraite retraité jubilado jubilada pensione pensionato reformado aposentado 退休",
    had: expression("iu")`
      ^(?:i['’]m|i am|i['’]ve gone|i went) back (?:at|to) work|^ich arbeite wieder|^j['’]ai repris le (?:travail|boulot)|^he vuelto a trabajar|^(?:ho ripreso a lavorare|sono tornat[oa] al lavoro)|^voltei a trabalhar
      |^我?又(?:开始)?上班
    `,
  },
  {
    names:
      "smok(?:e|es|er|ing)|rauch(?:e|er|erin|en)?|fum(?:e|er|o|ar|are)|fumeur|fumeuse|fumador[a]?|fumatore|fumatrice",
    eastern: "抽烟|タバコ",
    found: "smoke smoker smoking rauche raucher fume fumeur fumo fumador fumatore fumar 抽烟 タバコ",
    had: expression("iu")`
      ^(?:i |i['’]ve |have |has )?(?:just |recently )?(?:started|began|begun|taken up|took up|gone back to|went back to|am back to) (?:to )?smok|^ich (?:habe|hab) (?:\p{L}+ ){0,3}angefangen zu rauchen|^ich rauche wieder
      |^j['’]ai (?:re)?commencé à fumer|^je (?:re)?fume|^(?:he vuelto a fumar|volví a fumar|he empezado a fumar)|^ho (?:ripreso|ricominciato|iniziato) a fumare|^(?:voltei|comecei) a fumar|^我?又?开始抽烟
    `,
  },
]

const NEGATION = String.raw`(?:no|not|don['’]?t|do not|doesn['’]?t|does not|haven['’]?t|have not|kein\p{L}*|pas|n['’]ai|n['’]a|no|non|não|没有?|沒有?|いない|いません|ない)`
/** Words that stand around the thing in a statement of having none. */
const FRAME =
  /^(?:i|we|ich|wir|je|on|nous|yo|io|eu|has|have|had|got|own|any|an?|habe|hab|haben|hat|ai|a|avons|de|d|tengo|tenemos|ho|abbiamo|tenho|temos|un|una|uno|um|uma|at|all|yet|do|does|am|is|bin|suis|estoy|sono|sou|currently|i['’]m|n|t|n['’]|d['’]|[我们有养过任何的还都]+)$/iu

/** One of them that the speaker has: a verb of having or getting with it, or a possessive before it. */
const HAVING =
  "(?:have|has|got|getting|adopted|bought|own|habe|haben|hab|gekauft|bekommen|adoptiert|ai|a|avons|adopté|acheté|tengo|tenemos|adoptamos|adopté|compré|ho|abbiamo|preso|comprato|adottato|tenho|temos|adotei|comprei)"
const MY = String.raw`(?:my|our|mein\p{L}{0,2}|unser\p{L}{0,2}|mon|ma|mes|notre|nos|mis?|nuestr[oa]s?|mi[oae]i?|nostr[oaie]|meus?|minhas?|noss[oa]s?)`
/** Somebody else's, or for a while. */
const OTHERS = expression("iu")`
  ['’]s(?!\p{L})|^(?:my|our|mein\p{L}{0,2}|unser\p{L}{0,2}|mon|ma|mi|mio|mia|meu|minha) (?:neighbo|sister|brother|friend|wife|husband|boss|mother|father|mum|mom|dad|parents|nachbar|schwester|bruder|freund|frau|mann|chef|mutter|vater|eltern|voisin|sœur|soeur|frère|amie?|vecin|herman|amig|vicin|sorell|fratell|vizinh|irm)
  |(?<!\p{L})(?:rent|rented|borrow|borrowed|gemietet|geliehen|loué|alquil|prestad|noleggiat|alugu|want|would|will|wish|möchte|will|hätte|quiero|voglio|quero|veux)\p{L}*
`

const compiled = THINGS.map(({ names, eastern, had }) => ({
  named: wholeWords(names, eastern),
  every: new RegExp(wholeWords(names, eastern).source, "giu"),
  /** The thing is had: within a few words behind the verb, or right behind "my". */
  has: new RegExp(
    String.raw`(?<!\p{L})(?:${HAVING} (?:[\p{L}\p{N}'’]+ ){0,4}?|${MY} (?:\p{L}+ )?)(?:${names})(?!\p{L})|(?:养了|有|飼って|買|买了).{0,6}(?:${eastern})`,
    "iu",
  ),
  had,
}))
const DENIES = new RegExp(String.raw`(?<!\p{L})${NEGATION}(?!\p{L})|没|沒|ない|いません`, "iu")
const EVERY_DENIAL = new RegExp(DENIES.source, "giu")

/** The places in `THINGS` of what a statement says there is none of, and nothing else. */
function deniedIn(statement: string): number {
  const bare = statement.toLowerCase().replace(/[.!。]$/, "")
  return compiled.findIndex(({ named, every }, place) => {
    if (!named.test(bare)) return false
    const isState = STATES.has(place)
    if (!isState && !DENIES.test(bare)) return false
    const rest = bare.replace(every, " ").replace(EVERY_DENIAL, " ")
    return (rest.match(/[\p{L}'’]+/gu) ?? []).every((word) => FRAME.test(word))
  })
}
const CHILDREN = 1
/** States that are told without a word of denial. */
const STATES: ReadonlySet<number> = new Set([4, 5])

/** Whether a statement tells that the speaker has what an earlier one says they have none of: "We got a puppy" after "I have no pets". */
export function endsDenial(later: string, earlier: string): boolean {
  const place = deniedIn(earlier)
  if (place < 0) return false
  const thing = compiled[place]
  if (
    thing === undefined ||
    OTHERS.test(later) ||
    (place !== CHILDREN && OF_CHILDREN.test(later)) ||
    UNCERTAIN.test(later) ||
    DENIES.test(later)
  )
    return false
  return thing.had === undefined ? thing.has.test(later) : thing.had.test(later)
}

const OF_CHILDREN = wholeWords(`${MY} (?:\\p{L}+ )?(?:${THINGS[1]?.names})`)

/** Words to find statements of having none by, if a statement tells of such a thing. */
export function denialWords(statement: string): readonly string[] {
  const place = compiled.findIndex(({ has, had }) => (had ?? has).test(statement))
  return place < 0 || DENIES.test(statement) ? [] : analyse(THINGS[place]?.found ?? "")
}
