import { expression } from "../../text/regex.ts"
import { wholeWords } from "../../text/whole-words.ts"

/** "I'm vegan", and not "I'm at a vegan restaurant": the word ends what is said, or something else begins behind it. */
const DIET_END =
  "(?=$|[.,;!?]| (?:and|but|so|since|for|now|und|aber|seit|et|mais|depuis|y|pero|desde|ahora|e|ma|da|mas|há|agora)(?!\\p{L}))"

/** Words that tell by themselves, said of oneself, what somebody is: their religion, and so on. Stems: any ending may follow. */
const VALUES: Readonly<Record<string, RegExp>> = {
  religion: wholeWords(
    `(?:muslim|moslem|musulm|muçulman|jew(?:ish)?$|jew|jüd|jud(?:e|ío|ía|ia|eu)|juive?|juif|ebre|christ|chrétien|cristian|cristã|katholi|catholi|católi|cattoli|protestant|evangel|evangél|evangéli|lutheran|luthér|anglican|methodist|baptist|quaker|orthodox|ortodox|buddhist|bouddhist|budist|buddist|hindu|hindú|induist|sikh|mormon|jehov|zeug\\p{L}* jehovas|témoin de jéhovah|testig\\p{L}* de jehová|testimon\\p{L}* di geova|atheist|athée?|ate[oaíu]|agnosti|agnósti|taoist|pagan|valdes|bahai|shinto)\\p{L}*`,
    "佛教|基督|天主教|伊斯兰|穆斯林|犹太教|道教|无神论|信佛|信主|仏教|キリスト教|クリスチャン|カトリック|イスラム|ムスリム|ユダヤ教|神道|無宗教",
  ),
  "marital status": wholeWords(
    `married|divorced|widow(?:ed|er)?|separated|single|engaged|unmarried|a bachelor|verheiratet|geschieden|verwitwet|witwer?|witwe|getrennt lebend|ledig|single|verlobt|mari[ée]e?|divorcée?|veu(?:f|ve)|séparée?|célibataire|fiancée?|pacsée?
    |casad[oa]|divorciad[oa]|viud[oa]|separad[oa]|solter[oa]|prometid[oa]|sposat[oa]|divorziat[oa]|vedov[oa]|separat[oa]|single|celibe|nubile|fidanzat[oa]|viúv[oa]|solteir[oa]|noiv[oa]`,
    "离婚|已婚|结婚了|单身|丧偶|未婚|订婚|離婚|既婚|独身|結婚して|死別|婚約",
  ),
  orientation: wholeWords(
    `gay|lesb\\p{L}*|lesbian|bi|bisex\\p{L}*|bissex\\p{L}*|homosex\\p{L}*|homossex\\p{L}*|omosess\\p{L}*|bisess\\p{L}*|heterosex\\p{L}*|hétéro\\p{L}*|eterosess\\p{L}*|straight|queer|pansex\\p{L}*|pansess\\p{L}*|asex\\p{L}*|assex\\p{L}*|asessual\\p{L}*|schwul|hetero|homo`,
    "同性恋|双性恋|异性恋|喜欢同性|ゲイ|レズビアン|バイセクシュアル|同性愛|異性愛",
  ),
  diet: wholeWords(
    `(?<!(?<!\\p{L})(?:to|with|for|by|of|mit|von|für|à|avec|con|com|di|de|para|per) (?:an? |eine?[rmn]? |une? |un[oa]? |uma? )?)(?:vegan|vegetarian|pescatarian|pescetarian|flexitarian|veganer(?:in)?|vegetarier(?:in)?|pescetarier(?:in)?|flexitarier(?:in)?|végan[e]?|végétalien(?:ne)?|végétarien(?:ne)?|flexitarien(?:ne)?|vegan[oa]|vegetarian[oa]|pescetarian[oa]|vegetariano|vegetariana|piscitarian[oa])${DIET_END}`,
    "(?:纯素|全素|素食)(?:主义)?者|吃素|(?:ヴィーガン|ビーガン|ベジタリアン|菜食主義者)(?:です|だ|で|[。、]|$)",
  ),
  politics: wholeWords(
    `vot(?:e|ed|é|o|ei|ato|iere)|conservative|conservateur|conservador\\p{L}*|conservatore|konservativ|labour|tory|democrat\\p{L}*|republican\\p{L}*|républicain\\p{L}*|socialist\\p{L}*|sozialist\\p{L}*|communist\\p{L}*|kommunist\\p{L}*|comunist\\p{L}*|communiste|liberal\\p{L}*|libéral\\p{L}*|left[- ]wing\\p{L}*|right[- ]wing\\p{L}*|green party|the greens|anarchist\\p{L}*|marxist\\p{L}*|libertarian|socdem|sozialdemokrat\\p{L}*|spd|cdu|csu|fdp|afd|die linke|den grünen|grüne|wähl\\p{L}*|de gauche|de droite|écologiste|de izquierdas?|de derechas?|di sinistra|di destra|de esquerda|de direita|psoe|partito \\p{L}+|parti \\p{L}+|partido \\p{L}+`,
    "党员|共产|民主党|自民党|左派|右派|投票|保守派|自由派|党を支持",
  ),
  nationality: wholeWords(
    `(?:american|amerikan|américain|estadounidense|statunitens|british|brit|britannique|británic|britannic|english(?:man|woman)|engländer|anglais|inglés|ingles[ae]|inglês|scottish|schott|écossais|escoc[eé]s|welsh|walis|gallois|irish|iris?ch|irländ|irlandais|irland[eê]s|german|deutsch|allemand|alem[aá]n|alemã|tedesc|austrian|österreich|autrichien|austríac|austriac|swiss|schweiz|suiss?e|suiz|svizzer|suíç|french|französ|français|franc[eé]s|francês|belgi|belge|belga|dutch|niederländ|holländ|néerland|holand[eé]s|olandes|spanish|spani|espagnol|español|spagnol|espanhol|portugu|portoghes|italian|italien|polish|polnisch|pole|polin|polonais|polac|polaque|polonês|czech|tschech|tchèque|chec[oa]|ceco|slovak|slowak|hungarian|ungar|hongrois|húngar|ungheres|romanian|rumän|roumain|ruman[oa]|rumen|bulgar|greek|griech|grec|grieg|turkish|türk|turc|turk|russian|russ|rus[oa]|ukrain|ucran|ucraino|swedish|schwed|suédois|suec[oa]|svedes|norwegian|norweg|norvégien|norueg|danish|dän|danois|dan[eé]s|finnish|finn|finlandais|finland|syrian|syr|sirio|iraqi|irak|iranian|iran|afghan|afgan|pakistan|indian|inder|indien|chinese|chines|chinois|chino|cinese|chinês|japan|japon|giappon|korean|korean|coréen|corean|vietnam|thai|filipin|brazil|brasil|brésil|mexican|mexik|mexicain|argentin|chilen|chilien|colombian|kolumb|colombien|peruvian|peruan|péruvien|venezol|venezuel|cuban|kuban|nigerian|ghan|kenyan|kenian|ethiopian|angolan|mozambic|moçambic|marokkan|moroccan|marocain|marroqu|marocchin|algeri|algéri|argelin|tunes|tunis|egyptian|ägypt|égypt|egipc|canadian|kanad|canadien|canadiens|australian|austral|israeli|lebanese|liban|croat|kroat|serb|bosnian|albanian|alban|lithuan|latvian|estonian)\\p{L}*`,
    "(?:中国|美国|英国|法国|德国|日本|韩国|加拿大|马来西亚|新加坡|越南|泰国|俄罗斯|澳大利亚|印度|意大利|西班牙)(?:人|籍)|国籍[是はが]|(?:アメリカ|中国|韓国|イギリス|フランス|ドイツ|ブラジル|ベトナム)人",
  ),
}

/** Somebody says what they are or do, at the beginning of a clause. Facts leave the subject out: "Is Muslim". */
const OF_ONESELF = expression("iu")`
  ^(?:(?:so|and|well|und|also|et|y|e),? )?(?:(?:i['’]?m|i am|i was|i have been|i['’]ve been|i got|i|we['’]?re|we are|we|is|am)(?!\p{L})|(?:ich|wir)(?!\p{L})|(?:je|j['’]|nous|on|chuis)|(?:yo )?(?:soy|estoy|fui|somos|voté|voto|me (?:divorcié|casé|separé))(?!\p{L})|(?:io )?(?:sono|siamo|ho votato|voto|mi sono)(?!\p{L})|(?:eu )?(?:sou|somos|estou|fui|votei|voto)(?!\p{L})
  |(?:divorced|married|widowed|single|separated|engaged|voted)(?!\p{L})|(?:my|mein\p{L}*|ma|mon|mi|la mia|il mio|minha|a minha|o meu) (?:religion|faith|nationality|marital status|glaube|konfession|staatsangehörigkeit|familienstand|nationalité|religión|nacionalidad|estado civil|religione|nazionalità|stato civile|religião|nacionalidade)|我|私|僕|俺|うち|夫とは|妻とは|国籍|(?=\p{Script=Katakana}|独身|離婚|既婚|結婚|無宗教|仏教))
`
/** What is told of somebody or something else: "I'm married" and not "I like Greek salad", "I teach German". */
const OF_VALUE = expression("iu")`
  ^.{0,40}?(?<!\p{L})(?:gusta|gustan|encanta|piace|piacciono|gosto|likes?|loves?|hates?|speaks?|learns?|study|studies|teach(?:es)?|cooks?|eats?|drinks?|watch(?:es)?|reads?|visits?|drives?|owns?|enjoys?|ha(?:ve|s) an?|mag|liebe|spreche|lerne|studiere|unterrichte|koche|esse|trinke|fahre|parle|apprends|aime|étudie|mange|hablo|aprendo|estudio|como|parlo|imparo|studio|mangio|falo|aprendo|estudo)(?!\p{L})|我(?:会|在学|学|喜欢|说)|話せ|習って|学んで
`
const MAX_CHARACTERS = 120

/** Whether a statement tells what somebody has or does: "I love Thai food" and not "I'm Thai". */
export const tellsOfThings = (statement: string): boolean =>
  OF_VALUE.test(statement.charAt(0).toLowerCase() + statement.slice(1))

/** Whether a statement has a word for what somebody is that tells this attribute: "Muslim" the religion. */
export const holdsValue = (statement: string, attribute: string): boolean =>
  statement.length <= MAX_CHARACTERS && VALUES[attribute]?.test(statement) === true && !tellsOfThings(statement)

/** Whether a statement tells this attribute of the speaker by a word for what they are: "I'm divorced" the marital status. */
export const tellsValue = (statement: string, attribute: string): boolean =>
  OF_ONESELF.test(statement) && holdsValue(statement, attribute)
