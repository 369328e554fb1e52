import { compileConcepts, conceptFeatures, tokenFeatures } from "../concepts.ts"
import { UNSPACED } from "../unspaced.ts"

/** What sentences speak of in which somebody says who types, or for whom. */
const CONCEPTS = compileConcepts([
  [
    "kin",
    `brother|sister|husband|wife|boyfriend|girlfriend|partner|son |daughter|mum|mom|mother|dad|father|grand|gran |flatmate|roommate|housemate|friend|neighbo|cousin|aunt|uncle|colleague|carer|niece|nephew|fianc|bruder|schwester|frau |sohn|tochter|freund|mutter|vater|mama|papa|opa |oma |mitbewohner|kolleg|nachbar|schwieger|tante|onkel|enkel|mari |femme|frère|sœur|soeur|fils|fille|copain|copine|père|mère|papi|mamie|coloc|collègue|voisin|oncle|neveu|nièce|marido|mujer|esposa|herman|hijo|hija|novi[oa] |padre|madre|abuel|compañer|vecin|prim[oa] |tí[oa] |marito|moglie|fratello|sorella|figli|ragazz|nonn|coinquilin|colleg|vicin|cugin|zi[oa] |irmã|filh|namorad|pai |mãe|av[óô] |vizinh|老公|老婆|丈夫|妻子|弟弟|哥哥|姐姐|妹妹|儿子|女儿|爸|妈|奶奶|爷爷|外婆|外公|室友|朋友|同事|邻居|夫|妻|息子|娘|弟|妹|兄|姉|父|母|祖|友人|同僚|ルームメイト|彼氏`,
  ],
  [
    "work",
    `boss|manager|teacher|secretar|assistant|landlord|babysit|nanny|mate |bf |gf |hubby|other half|kid |carer|ex |chef|lehrer|vermieter|trainer|pfleger|patron|prof|nounou|maîtresse|jef[ea]|caser[oa]|niñera|maestr|suocer|suegr|beau-|belle-|sogr|babá|mamm|mamá|papá|maman|老板|老师|秘书|保姆|婆婆|上司|先生|秘書|旦那`,
  ],
  [
    "types",
    `typing|type|writing|writes|speaking|talking|dictat|keyboard|schreib|tipp|diktier|tastatur|écri|tape|dicte|clavier|parle |escrib|habla|dicta|teclad|scriv|detta|tastiera|escrev|digit|dita |打字|说话|口述|打っ|打ち|入力|書い|書き`,
  ],
  [
    "device",
    `phone|laptop|tablet|computer|ipad|handy|rechner|telefon|téléphone|portable|ordi|móvil|teléfono|ordenador|portátil|celular|cellulare|portatile|telem|notebook|手机|电脑|平板|携帯|スマホ|パソコン|タブレット`,
  ],
  [
    "account",
    `account|login|profile |subscription|username|konto|profil |zugang|compte |abonnement|cuenta |sesión|suscripción|profilo|abbonamento|conta |assinatura|senha|账号|帐号|アカウント`,
  ],
  [
    "lent",
    `lent|lend|borrow|handed|gave|passed|let me|geliehen|gegeben|leih|prêté|passé|donné|dejado|prestó|prestado|prestato|dato |emprest|借|貸`,
  ],
  ["here", `here|hier|ici|là |aquí|qui |aqui|这里|ここ`],
  ["now", `now|jetzt|gerade|maintenant|ahora|adesso|ora |agora|现在|今`],
  ["not", `not|isn't|instead|nicht|sondern|pas |no |non |não|不是|ではな|じゃな|代わり`],
  ["other", `someone|somebody|different|else|jemand|ander|quelqu'un|autre|otra|altr|outra|换|別`],
  ["my", `my |mein|mon |ma |mi |mio |mia |meu |minha |我|私の`],
  ["their", `her |his |their |ihr|sein|sa |son |su |suo |sua |dela|dele|她|他`],
  ["i", `i |i'm|ich |je |j'|yo |soy|io |sono|eu |sou|我|私|僕`],
  [
    "for",
    `for |behalf|words|für|namen|worten|place|pour|nom |mots|por |nombre|palabras|per |nome|posto|parole|pela |palavras|替|帮|原话|代わり|言葉`,
  ],
  [
    "away",
    `shower|asleep|bed|out |away|busy|upstairs|went|weg |dusche|douche|lit |absent|ducha|durmiendo|fuera|ocupad|doccia|letto|fuori|banho|dormindo|fora|不在|睡|洗澡|出门|在忙|寝|風呂|留守|出かけ`,
  ],
  ["owner", "ωo"],
  [
    "again",
    `again|back|wieder|zurück|nouveau|retour|revoilà|encore|otra vez|de nuevo|vuelt|volví|vuelv|di nuovo|tornat|torno|de novo|volt|又|回来|换回|拿回|また|戻`,
  ],
])

export const SPEAKER_BUCKETS = 16_384
/** More of a sentence, in characters, is not read: its beginning says who writes. */
const MAX_CHARACTERS = 90
const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[\p{L}\p{M}\p{N}]+|'s(?!\p{L})|[,;:?!]/gu
/** Tokens at the beginning of a sentence whose order counts. */
const BEGINNING = 5

/** The buckets of a sentence's features: the order of its meanings, its words with names as one, and how it begins. */
export function speakerFeatures(sentence: string): readonly number[] {
  const text = sentence.slice(0, MAX_CHARACTERS).normalize("NFKC").replace(/[’‘]/g, "'")
  const buckets = new Set<number>()
  const add = (feature: string): void => void buckets.add(bucketOf(feature))
  for (const feature of conceptFeatures(text.toLowerCase(), CONCEPTS)) add(`c ${feature}`)
  const tokens = (text.match(TOKEN) ?? []).map((token, at) =>
    at > 0 && /^\p{Lu}\p{Ll}/u.test(token) && conceptFeatures(token.toLowerCase(), CONCEPTS).length <= NOTHING
      ? "N"
      : token.toLowerCase(),
  )
  for (const feature of tokenFeatures(tokens, BEGINNING)) add(feature)
  return [...buckets]
}

/** Features of a word without any of the meanings. */
const NOTHING = conceptFeatures("", CONCEPTS).length

/** Stands in a sentence for a name of the owner of the memory: "Becky's husband" reads otherwise in her memory than elsewhere. */
const OWNER = " ωo "
const WORD = /(\p{L}[\p{L}\p{M}]*)(['’]s?(?!\p{L}))?/gu

/** A sentence with a sign for each name of the owner: "Becky", "beckys", "Ани" for Аня. In a sentence with capitals a word in small letters is no name. */
export function markOwner(sentence: string, names: readonly string[]): string {
  if (names.length === 0) return sentence
  const isCased = /\p{Lu}/u.test(sentence)
  const spaced = names.filter((name) => !UNSPACED.test(name)).map((name) => name.toLowerCase())
  const marked = sentence.replace(WORD, (whole, word: string, possessive?: string) => {
    if (isCased && !/^\p{Lu}/u.test(word)) return whole
    const form = formOf(word.toLowerCase(), spaced)
    return form === undefined ? whole : possessive !== undefined || form === "possessive" ? `${OWNER}'s ` : OWNER
  })
  return names.filter((name) => UNSPACED.test(name)).reduce((text, name) => text.replaceAll(name, OWNER), marked)
}

/** In letters. */
const MIN_SHORT = 3
const MIN_STEM = { latin: 4, other: 2 }

/** Whether a word is a name as it is written, with an "s" of possession, or in another case ("Kasi" of Kasia); also its beginning, as "Jon" of Jonathan. */
function formOf(word: string, names: readonly string[]): "plain" | "possessive" | undefined {
  if (names.some((name) => word === name || (word.length >= MIN_SHORT && name.startsWith(word)))) return "plain"
  if (names.some((name) => word === `${name}s`)) return "possessive"
  const isInflected = names.some((name) => {
    const stem = name.slice(0, -1)
    const isLong = stem.length >= MIN_STEM[/^\p{Script=Latin}/u.test(name) ? "latin" : "other"]
    return isLong && /[aаоя]$/u.test(name) && word.startsWith(stem) && word.length <= name.length + 1
  })
  return isInflected ? "plain" : undefined
}

/** Whether a text names a relation to somebody, a device or who writes. */
export function speaksOfWriter(text: string): boolean {
  return hasConceptOf(OF_WRITER, text)
}

/** Whether a text names a relation to somebody. */
export function namesRelation(text: string): boolean {
  return hasConceptOf(RELATIONS, text)
}

const hasConceptOf = (concepts: ReadonlySet<string>, text: string): boolean =>
  conceptFeatures(text.normalize("NFKC").toLowerCase(), CONCEPTS).some((feature) => concepts.has(feature))

const RELATIONS: ReadonlySet<string> = new Set(["kin", "work"])
const OF_WRITER: ReadonlySet<string> = new Set([...RELATIONS, "types", "device", "account", "lent"])

function bucketOf(feature: string): number {
  let hash = Math.imul(0x811c9dc5 ^ 101, 0x01000193)
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (SPEAKER_BUCKETS - 1)
}
