import { isSomebody } from "./given-names.ts"
import { expression } from "./regex.ts"
import { mentionsPerson } from "./unspaced-subject.ts"
import { wholeWords } from "./whole-words.ts"

/**
 * Relatives, partners and pets in the languages with spaces, in every form and as exact as whole words can be. A word of
 * another language counts only behind a possessive: "son" and "prima".
 */
const KIN = `
  (?:step|god|foster|half|grand|great-grand|great|adoptive)?[- ]?(?:mothers?|fathers?|moms?|mums?|mommy|mummy|dads?|daddy|sisters?|brothers?|daughters?|child(?:ren)?|parents?|aunt(?:s|ie|y)?|uncles?|nieces?|nephews?)
  |(?:mother|father|sister|brother|son|daughter|parents?)s?-in-laws?|in-laws?|(?:step|god|grand|foster)-?sons?|(?:grand|step|god)-?kids?|kids?|grandmas?|grandpas?|grann(?:y|ies)|grandad|granddad|nanas?|cousins?
  |(?:my|our|his|her|their|your|a|the|\\p{L}+['’]s) (?:\\p{L}+ )?(?:sons?|gran|nan|papa|mama|folks|ex)|wife|husband|hubby|spouse|fianc[ée]e?|boyfriend|girlfriend|bf|gf|partner|twins?|triplets|siblings?|relatives?|bab(?:y|ies)|toddlers?|newborns?|infants?|teenagers?|little ones?
  |dogs?|cats?|pupp(?:y|ies)|kittens?|pony|parrot|hamster
  |(?:ur|stief|schwieger|groß|gross|pflege|zieh|paten)?(?:mutter|mütter|vater|väter|eltern|großeltern|schwestern?|brüder|brudern?|sohn(?:es)?|söhnen?|tochter|töchtern?|enkel\\p{L}*|tanten?|onkels?|kind(?:er)?(?<=paten.{4,6}|enkel.{4,6}|pflege.{4,6}|stief.{4,6}))|kindern?|(?:mein|unser|das|ein|ihr|sein|ihrem|meinem|unserem)\\p{L}{0,2} (?:\\p{L}+ )?kind(?:es)?
  |omas?|(?:mein\\p{L}*|unser\\p{L}*|der|den|dem) opas?|mama|mutti|vati|geschwister\\p{L}*|cousins?|cousinen?|kusinen?|vettern?|neffen?|nichten?|schwager|schwägerin\\p{L}*|schwieger\\p{L}+|paten(?:kind|tante|onkel|sohn|tochter)\\p{L}*|ehe(?:mann|frau)|(?:mein\\p{L}*|unser\\p{L}*|ihr\\p{L}*|sein\\p{L}*) (?:mann|frau)|(?:lebens)?partner(?:in)?|verlobte\\p{L}*|freundin|babys?|kleinkind\\p{L}*|säugling\\p{L}*|zwilling\\p{L}*|verwandte\\p{L}*|hund(?:es)?|katzen?|kater
  |(?:arrière-)?grands?-(?:mères?|pères?|parents)|(?:beaux?|belles?|demi)-(?:mère|père|frère|sœur|soeur|fils|fille|parents)s?|mères?|pères?|frères?|sœurs?|soeurs?|filles?|(?:mon|ton|notre|leur|le) fils|petits?-(?:fils|enfants)|petites?-filles?|enfants?|maman|papi|mamie|papy|oncles?|tantes?|cousines?|neveux?|nièces?|filleule?s?|mari|femme|conjointe?|compagn(?:e|on)|fiancée?|copain|copine|bébés?|jumeaux|jumelles|parents|(?:mon|le|notre) chat|chiens?|chienne
  |abuel\\p{L}*|madres?|padres?|mamá|papá|herman[oa]s?|hij[oa]s?|hijastr[oa]s?|niet[oa]s?|(?:mi|mis|nuestr[oa]s?|su|tu) (?:tí[oa]s?|prim[oa]s?|gat[oa]s?|peque\\p{L}*)|sobrin[oa]s?|suegr[oa]s?|cuñad[oa]s?|yernos?|nueras?|ahijad[oa]s?|padrino|madrina|espos[oa]s?|marido|mujer|novi[oa]s?|pareja|bebés?|niñ[oa]s?|gemel[oa]s|melliz[oa]s|perr(?:it)?[oa]s?|gatit[oa]s?
  |(?:bis)?nonn[oaie]|mamma|babbo|genitori|fratell[oi]|sorell[ae]|figli[oae]?|figliastr[oaie]|figliocc\\p{L}+|nipot[ei]|zi[oae]|zii|cugin[oaie]|suocer[oaie]|(?:mi[oa]|miei|il|i|mio|tuo|suo|nostro) gener[oi]|nuor[ae]|cognat[oaie]|padrin[oi]|madrin[ae]|moglie|mariti?|fidanzat[oaie]|compagn[oa]|(?:mi[oa]|il mio|la mia) ragazz[oa]|bambin[oaie]|bimb[oaie]|neonat[oaie]|gemell[oaie]|gattin[oaie]|cagnolin[oaie]|gatt[oaie]
  |(?:bis)?av[óô]s?|mãe|mamãe|papai|(?:meus?|nossos?|o|os) (?:pais?|tios?|primos?|time)|(?:minhas?|nossas?|as?) (?:tias?|primas?)|irmãos?|irmãs?|filh[oa]s?|entead[oa]s?|net[oa]s?|sobrinh[oa]s?|sogr[oa]s?|genros?|(?:minha|a) nora|cunhad[oa]s?|afilhad[oa]s?|padrinho|madrinha|espos[oa]|mulher|namorad[oa]|noiv[oa]|bebês?|bebé|crianças?|g[êé]meos|cachorr[oa]|gat[oa]s?
`
const KIN_SPACED = wholeWords(KIN)
/** Kin and pets in Chinese and Japanese, of which a sentence tells by them alone. */
const KIN_UNSPACED = /夫|嫁|孫|猫|犬|旦那|赤ちゃん|宝宝|祖[父母]|[爷奶婆爺]|外公/u

/** Whether a sentence names a relative, a partner or a pet. */
export const namesKinWord = (text: string): boolean => KIN_SPACED.test(text) || KIN_UNSPACED.test(text)

/** Other people for whom somebody cooks or cares, and occasions and places at which there are some. */
const OTHERS = wholeWords(
  `guests?|visitors?|friends?|neighbou?rs?|colleagues?|co-?workers?|boss|clients?|customers?|residents?|patients?|students|(?:my|our|exchange|a) student|pupils?|players?|scouts?|house ?mates?|flat ?mates?|room ?mates?|lodgers?|tenants?|landlad(?:y|ies)|landlords?|classmates?|crew|staff|employees?|participants?|volunteers?|babysit\\p{L}*|nann(?:y|ies)|childminder|carers?|caregivers?|au pair|someone|somebody|everyone|everybody|people|persons|lady|gentleman|choir|club|team|crowd|troop|congregation|family|families|group|(?:my|our|the|grade|school) class|(?:a|my|hot) date|date night
  |part(?:y|ies)|weddings?|birthdays?|anniversary|funerals?|wakes?(?! (?:up|me))|baptism|christening|graduation|(?:baby|bridal) shower|bake sale|(?:school|church|charity) (?:fair|fete|fête|lunch|event)|fundrais\\p{L}+|potluck|barbecue|bbq|sleepover|playdate|cater(?:ing|ed|er)?|canteen|cafeteria|kindergarten|daycare|nursery|(?:care|nursing|retirement) home|church|banquet|reception|thanksgiving|host(?:ing|s)?|(?:an|our|my|corporate) event|office (?:lunch|party|menu|buffet|event)|conference|retreat|workshop
  |(?:run|own|manage|open(?:ed|ing)?|have|my|our) (?:an? )?(?:\\p{L}+ )?(?:caf[ée]|restaurant|bakery|food truck|bar|bistro|diner|pub)|for (?:two|three|four|five|six|[2-9]\\d*)(?! (?:days?|weeks?|months?|hours?|meals?))
  |gäste\\p{L}*|gast|besucher\\p{L}*|besuch|nachbar\\p{L}*|kolleg\\p{L}*|(?:mein|unser|ihr|sein|de[rmn]|die)(?:e[rmn]?)? chef(?:in|s)?|kund(?:e|en|in|innen)|patient\\p{L}*|schüler\\p{L}*|studenten|bewohner\\p{L}*|(?:unter|ver)?mieter\\p{L}*|mitbewohner\\p{L}*|wg|gruppe|(?:meine|unsere|die|der|eine) klasse|mannschaft|\\p{L}*vereins?|leute|personen|jemand\\p{L}*|familien?|freunden?|freundinnen|feier\\p{L}*|geburtstag\\p{L}*|hochzeit\\p{L}*|taufe|beerdigung|(?:(?:ein|mein|unser|das|dem|zum|beim|aufs?)(?:e[mnrs])?|für(?: das|s)?) \\p{L}*fest(?:es)?|grillen|kuchenbasar|basar|buffet|büff?et|kantine|mensa|kita|altenheim|pflegeheim|tagesmutter|(?:betreibe|führe|leite|eröffne) (?:ein|eine|einen|das)(?: \\p{L}+)? \\p{L}+|zu zweit|für (?:zwei|drei|vier|[2-9])
  |invitée?s?|visiteurs?|de la visite|voisin\\p{L}*|collègues?|(?:mon|ma|notre|nos|mes|son|sa|le|la) chef(?:fe)?s?|patronne?|client\\p{L}*|élèves?|étudiants|coloc\\p{L}*|locataires?|propriétaire|équipe|(?:ma|la|notre|une) classe|famille|gens|personnes|quelqu['’]un|amie?s?|fêtes?|anniversaire|mariage|baptême|enterrement|kermesse|cantine|crèche|école|(?:tiens|ai|gère|ouvre) une? (?:\\p{L}+ )?(?:café|restaurant|bistrot|bar)|pour (?:deux|trois|quatre|[2-9])
  |invitad\\p{L}*|visitantes?|(?:tengo|tenemos|vienen?|las) visitas?|vecin[oa]s?|compañer[oa]s?|jef[ea]s?|clientes?|pacientes?|alumn[oa]s?|estudiantes|inquilin[oa]s?|casero|equipo|(?:mi|la) clase|gente|personas|alguien|familias?|amig[oa]s?|fiestas?|bodas?|cumpleaños|cumple|bautizo|funeral|comunión|(?:menú|comida|fiesta|almuerzo) (?:de|para) la oficina|guardería|colegio|escuela|comedor|feria|(?:tengo|llevo|abrí) una? (?:\\p{L}+ )?(?:cafetería|restaurante|bar)|para (?:dos|tres|cuatro|[2-9])
  |ospit[ei]|visitatori|(?:mi[oa]|miei|mie|dei) vicin[oaie]|colleg(?:a|hi|he)|capo|client[ei]|pazient[ei]|alunn[oaie]|student[ei]|coinquilin\\p{L}*|inquilin[oaie]|squadra|(?:mia|la|nostra) classe|gente|persone|qualcuno|famigli[ae]|amic[oaihe]+|feste?|matrimoni[oo]?|compleann[oi]|battesimo|funerale|mensa|asilo|scuola|buffet|(?:ho|gestisco|apro) un (?:\\p{L}+ )?(?:bar|caffè|ristorante)|per (?:due|tre|quattro|[2-9])
  |convidad\\p{L}*|visitantes?|vizinh[oa]s?|colegas?|chef[ei]s?|alun[oa]s?|inquilin[oa]s?|equipa|turma|pessoas|alguém|famílias?|amig[oa]s?|festas?|casamentos?|aniversários?|faz anos|batizado|cantina|creche|escola|(?:almoço|festa|menu) do escritório|(?:tenho|abri|gerencio) um (?:\\p{L}+ )?(?:café|restaurante|bar)|para (?:dois|duas|três|quatro|[2-9])`,
  "客人|客户|顾客|大家|食堂|幼儿园|义卖|公司|餐馆|餐厅老板|咖啡[店馆]|球队|班上|聚会|派对|婚礼|生日|病人|家人|干[儿女]|小[舅叔姑]子?|[给為为](?!我|自己|自)[^，。]{1,6}[做买準准写备]|会社の|お客|チーム|クラス|パーティー|結婚式|誕生日|バザー|保育園|幼稚園|学校|食堂|老人ホーム|(?:カフェ|レストラン|食堂|店|喫茶店)を(?:経営|やって|開|持)|家族|両親|子守|(?<!一)人[分前]|(?:さん|くん|君|ちゃん)の",
)

/** What its speaker is, and from what occasion they come: "I'm a student", "nach meinem Geburtstag", "back from church". */
const OF_SPEAKER = expression("giu")`
  (?<!\p{L})(?:(?:i['’]?m|i am) an? (?:\p{L}+ )?|ich bin (?:eine? )?|je suis (?:une? )?|soy (?:una? )?|sono (?:una? )?|sou (?:uma? )?)(?:students?|chef(?:in)?|nurse|nanny|carer|landlord|landlady|babysitter|volunteer|tenant|client|capo|patron(?:ne)?|student(?:e|in|essa)?|étudiante?|estudiante|estudante|jef[ea]|chefe|inquilin[oa]|vicin[oa])(?!\p{L})
  |(?<!\p{L})(?:after|before|nach|vor|après|avant|después de|antes de|dopo|prima del?|depois d[eao]|antes d[eao]|back from|vom|(?:rentre|reviens|vuelvo|vengo|torno|volto|venho|komme)(?: \p{L}+)?? (?:de|da|do|dal(?:la)?|aus|vom)) ?(?:l['’]|(?:my|our|the|a|der|dem|meine[mr]|einem|la|le|mon|ma|une?|mi|el|il|mio|o|meu) ?)?(?:church|part(?:y|ies)|birthday|weddings?|funerals?|graduation|barbecue|conference|workshop|kirche|feier|geburtstag|hochzeit|\p{L}*fest|église|fête|anniversaire|mariage|iglesia|fiesta|cumpleaños|boda|chiesa|festa|compleanno|matrimonio|igreja|aniversário|casamento)(?!\p{L})
`
/** A name behind these is a town: "in Charlotte". */
const IN_TOWN = /(?<!\p{L})(?:in|near|aus|em) $/u
const GIVEN = /(?<=\p{L}[\p{L}'’]* )\p{Lu}\p{Ll}+/gu

/** Whether a request speaks of somebody other than its speaker, or of what is made for many. */
export function namesPeople(request: string): boolean {
  const text = request.replace(OF_SPEAKER, " ")
  if (KIN_SPACED.test(text) || OTHERS.test(text) || mentionsPerson(text)) return true
  return [...text.matchAll(GIVEN)].some(
    ({ 0: name, index }) => isSomebody(name) && !IN_TOWN.test(text.slice(Math.max(0, index - 6), index)),
  )
}
