import { expression, oneLine } from "../../text/regex.ts"
import { capitalize, type Fact, type Rule } from "./fact.ts"

/**
 * Relations that a person mostly has one of, by their English key, so that a later name, home or work replaces the
 * former.
 */
const ONE: Readonly<Record<string, string>> = {
  dog: "hund|hündin|chien|chienne|perr[oa]|cachorr[oa]|cão|cane|狗狗|狗|犬|강아지|개",
  cat: "katze|kater|chat|chatte|gat[oa]|gatt[oa]|猫咪|猫|貓|고양이",
  pet: "haustier|animal de compagnie|mascota|animal de estimação|animale domestico|宠物|寵物|ペット|반려동물",
  wife: "frau|ehefrau|femme|épouse|esposa|mujer|mulher|moglie|妻子|老婆|太太|妻|아내|와이프",
  husband: "mann|ehemann|mari|époux|esposo|marido|marito|丈夫|老公|夫|남편",
  partner:
    "partner|partnerin|lebensgefährtin|lebensgefährte|compagnon|compagne|pareja|compagn[oa]|companheir[oa]|パートナー",
  girlfriend: "freundin|petite amie|copine|novia|namorada|fidanzata|女朋友|女友|彼女|여자친구",
  boyfriend: "petit ami|copain|novio|namorado|fidanzato|男朋友|男友|彼氏|남자친구",
  mother: "mutter|mama|mère|maman|madre|mamá|mãe|mamma|妈妈|母亲|媽媽|母親|お母さん|母|엄마|어머니",
  father: "vater|papa|père|padre|papá|pai|papà|爸爸|父亲|父親|お父さん|父|아빠|아버지",
  boss: "chefin|chef|cheffe|chefe|jef[ea]|老板|上司",
}
/** Relations that may have several members. */
const SEVERAL = `
  hunde|katzen|haustiere|freund|bruder|schwester|geschwister|brüder|schwestern|sohn|söhne|tochter|töchter|kind|kinder|eltern|oma|opa|onkel|tante|kaninchen
  |chiens|chats|ami|amie|frère|sœur|soeur|frères|sœurs|fils|fille|filles|enfants?|parents|lapin|cheval
  |perr[oa]s|gat[oa]s|mascotas|amig[oa]|herman[oa]s?|hij[oa]s?|padres|abuel[oa]s?|caballo|conejo
  |cachorr[oa]s|cães|irmãos?|irmãs?|filh[oa]s?|pais|prim[oa]s?|ti[oa]s?|sogr[oa]s?|cunhad[oa]s?|av[óô]s?|cani|gatti|fratell[oi]|sorell[ae]|figli[oae]?|genitori
  |儿子|女儿|孩子|哥哥|姐姐|弟弟|妹妹|兄弟|父母|兔子|朋友|息子|娘|子供|子ども|兄|姉|弟|妹|両親|うさぎ|友達
  |아들|딸|아이|형|누나|언니|오빠|동생|부모님|토끼
`
export const SOMEONE: string = oneLine(`${Object.values(ONE).join("|")}|${SEVERAL}`)
const OF_MINE = `(?:(?:mein|unser)e?|mon|ma|mes|notre|nos|mis?|nuestr[oa]s?|(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?)|(?:il |la |i |le )?(?:mi[oa]|miei|mie|nostr[oa]))`
const OF_MINE_HAN = "(?:我们?家?(?:里)?的?|我們家?的?)"
const OF_MINE_KANA = "(?:(?:私|僕|俺|うち|我が家)の|(?:私|僕|俺)は)"
const OF_MINE_HANGUL = "(?:내|제|우리|저희)(?: ?집)? ?"
const HAVING = `
  (?:ich|wir) haben?|j'ai|nous avons|on a|(?:yo )?tengo|tenemos|(?:eu )?tenho|temos|ho|abbiamo
  |je n'ai(?: pas| plus)?|nous n'avons(?: pas| plus)?|no (?:tengo|tenemos)|não (?:tenho|temos)|non (?:ho|abbiamo)
`

type Told = "name" | "home" | "job"

/** The first group is the noun. */
const FORMS: readonly (readonly [Told | undefined, RegExp])[] = [
  [
    "name",
    expression("iu")`
      ^${OF_MINE} (${SOMEONE}) (?:heißt|heisst|heißen|heissen|s['’]appell(?:e|ent)|se llaman?|(?:se chama|chama-se)m?|si chiama(?:no)?) .+$
    `,
  ],
  ["name", expression("u")`^${OF_MINE_HAN}(${SOMEONE})(?:的?名字)?(?:是叫|名叫|叫做?|的名字是)[^，。]{1,30}$`],
  ["name", expression("u")`^${OF_MINE_KANA}?(${SOMEONE})の名前は[^、。]{1,30}$`],
  [
    "name",
    expression("u")`
      ^${OF_MINE_KANA}(${SOMEONE})は[^、。]{1,30}(?:という名前|と(?:いい|言い|申し)ます|って(?:いい|言い)ます).{0,6}$
    `,
  ],
  ["name", expression("u")`^${OF_MINE_HANGUL}(${SOMEONE})의? ?이름은 .{1,30}$`],
  [
    "home",
    expression("iu")`
      ^${OF_MINE} (${SOMEONE}) (?:wohnt|lebt|habite|vit|vive|mora|abita|se mud(?:ou|aram)|mud(?:ou|aram)-se) (?:jetzt |maintenant |ahora |agora |ora )?(?:in|bei|à|en|au|aux|dans|em|no|na|a|para|pra|pro) .+$
    `,
  ],
  ["home", expression("u")`^${OF_MINE_HAN}(${SOMEONE})(?:现在)?住在.{1,30}$`],
  ["home", expression("u")`^${OF_MINE_KANA}(${SOMEONE})は.{1,30}に住んでい(?:ます|る)$`],
  [
    "job",
    expression("iu")`
      ^${OF_MINE} (${SOMEONE}) (?:arbeitet|travaille|trabaja|trabalha|lavora) (?:jetzt |maintenant |ahora |agora |ora )?(?:als|bei|für|comme|chez|pour|como|en|para|na|no|em|come|per|presso) .+$
    `,
  ],
  [
    undefined,
    expression("iu")`
      ^${OF_MINE} (?:\p{L}+ )?(${SOMEONE}) (?:ist|sind|hat|haben|est|sont|a|ont|es|son|está|están|tienen?|é|são|tem|têm|è|sono|ha|hanno) .+$
    `,
  ],
  [undefined, expression("iu")`^(?:${HAVING}) (?:[\p{L}\d]+ ){0,3}(?:d['’])?(${SOMEONE})(?:[ ,].*)?$`],
  [
    undefined,
    expression("u")`^我们?(?:家)?(?:还)?(?:有|养了|养着|没有|養了)(?:.{0,4}[只条個个位隻])?(${SOMEONE})(?:了)?$`,
  ],
  [
    undefined,
    expression("u")`
      ^(?:(?:私|僕|俺)(?:は|には)|うちに?は|(?:私|うち)には)?(${SOMEONE})(?:を|が).{0,6}(?:飼って|い|おり).{0,6}$
    `,
  ],
]

/** The people and animals around a person, in other languages than English; the sentence keeps its wording. */
export const householdsElsewhere: readonly Rule[] = FORMS.map(([told, pattern]) => ({
  pattern,
  read: ([statement, who = ""]): Fact => {
    const one = told === undefined ? undefined : ENGLISH.find(([, word]) => word.test(who))?.[0]
    const key = one === undefined ? {} : { key: `relationship:${one}:${told}` }
    return { type: "factual", category: "relationship", ...key, content: capitalize(statement), importance: 0.7 }
  },
}))

const ENGLISH = Object.entries(ONE).map(([one, words]) => [one, new RegExp(`^(?:${words})$`, "iu")] as const)
