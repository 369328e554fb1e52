import { expression } from "./regex.ts"

/** Words without content before a request: courtesies and what leads up to it. */
const LEAD = expression("iu")`
  ^[¡¿\s]*(?:(?:(?:ok|okay|hey|hi|so|and|also|oh|btw|now|just|please|pls|plz|kindly|bitte|also|und|ach|auch|et|alors|stp|svp|s['’]il (?:te|vous) pla[iî]t|por favor|porfa|y|oye|pues|per favore|per piacere|e|senti|ti prego|por gentileza|olha|então)[,:]?\s){0,4})
`
/** What stands between the words of a request, each behind a space. */
const DE = "(?: (?:bitte|mal|doch|gut|unbedingt|immer|auch|kurz|für (?:später|die zukunft)|stets|einfach|ja|noch)){0,3}"
const FR = "(?: (?:bien|stp|svp|toujours|surtout|aussi|s['’]il (?:te|vous) pla[iî]t|pour (?:plus tard|la suite))){0,3}"
const ES = "(?: (?:siempre|por favor|porfa|bien|también|para siempre)){0,2}"
const IT = "(?: (?:sempre|per favore|bene|anche|per piacere)){0,2}"
const PT = "(?: (?:sempre|por favor|bem|também)){0,2}"

/**
 * Requests to remember with what introduces their clause, by language: an imperative, a polite question, a wish or a duty
 * of the one who is asked. A denied verb of forgetting asks the same. None holds a negation of remembering.
 */
const REQUESTS: readonly RegExp[] = [
  expression("iu")`
    ^(?:(?:(?:can|could|will|would) (?:you|u)|i(?:['’]d| would) (?:really )?(?:like|love|prefer|want|need)(?: for)? (?:you|u) to|i (?:really )?(?:want|need|wish for)(?: for)? (?:you|u) to|(?:you|u) (?:should|must|need to|have to|ought to|gotta|can)|(?:make|be) sure(?: that)?(?: (?:you|u|to))?|(?:try|be so kind as) to|it(?:['’]s| is) important (?:that (?:you|u)|(?:for (?:you|u) )?to)|it(?:['’]d| would) (?:be )?(?:good|nice|great|help) (?:if (?:you|u)(?: could| would)?|for you to)) )?
    (?:(?:please|pls|plz|always|also|just|do|forever|kindly|really|maybe|at least) ){0,3}
    (?:remember|(?:keep|bear)(?: it)? in mind|note(?: down)?|make a (?:mental )?note|take note|memori[sz]e|write down|jot down|save|store|record|(?:don['’]?t|do not|never|mustn['’]?t|must not|should never)(?: ever)? forget)
    (?: (?:for (?:later|the future|next time|future reference)|please|pls|the fact|of the fact|always|forever)){0,2}
    (?: that\b[,:]?|:|,|(?= (?:i|im|ive|i['’]\p{L}{1,2}|we|my|our)\b))
  `,
  expression("iu")`
    ^(?:(?:merke? dir|merk(?:en sie sich|t euch)|behalt(?:e|en sie|et)?|denke?|notiere?(?: dir)?|speichere?|erinner(?:e|n sie)? (?:dich|sich)|vermerke?|beachte|beachten sie|halte?)${DE}(?: (?:im (?:kopf|hinterkopf|gedächtnis)|fest|dr?an|daran))?
    |(?:ich (?:möchte|will|hätte gerne?|wünsche mir|wünschte|bitte dich)|mir ist wichtig|es ist wichtig|sorge dafür|schau),? dass du(?: (?:dir|dich|auch|immer|bitte|daran|gut|im kopf|im hinterkopf)){0,4} (?:merkst|erinnerst|behältst|notierst|speicherst|denkst)
    |(?:du (?:sollst|solltest|musst|müsstest|kannst|könntest|darfst)|(?:kannst|könntest|würdest|magst) du)(?: (?:dir|dich|auch|immer|bitte|mal|daran|gut|im kopf|im hinterkopf)){0,5} (?:merken|erinnern|behalten|notieren|speichern|denken)
    |(?:daran denken|merken|notieren|(?:nicht|nie|niemals)(?: mehr)? vergessen)
    |(?:vergiss|vergesst|vergessen sie)${DE} (?:nicht|nie|niemals)
    )${DE}(?:,? (?:dass|daß)(?!\p{L})|:|,(?= (?:ich|wir|meine?|unsere?)(?!\p{L})))
  `,
  expression("iu")`
    ^(?:(?:retiens|retenez|souviens-toi|souvenez-vous|rappelle-toi|rappelez-vous|note|notez|mémorise|enregistre|sache|sachez|prends note|prenez note|n['’]oubliez?(?: surtout)? (?:pas|jamais)|gardez?${FR} (?:en (?:tête|mémoire)|à l['’]esprit)|(?:tiens|tenez) compte)
    |(?:je (?:veux|voudrais|souhaite|aimerais|préfère|préférerais)(?: bien)?|j['’]aimerais(?: bien)?|il faut|faut|il est important) que (?:tu|vous) (?:te |t['’]|vous )?(?:souviennes|souveniez|rappelles|rappeliez|retiennes|reteniez|notes|notiez|gardes (?:bien )?(?:en (?:tête|mémoire)|à l['’]esprit)|saches|mémorises)
    |(?:(?:peux|pourrais|veux)-tu|tu (?:peux|pourrais|dois|devrais)|(?:pouvez|pourriez)-vous|vous (?:pouvez|pourriez|devez)|essaie de)${FR} (?:te |vous )?(?:retenir|souvenir|rappeler|noter|mémoriser|garder (?:bien )?(?:en (?:tête|mémoire)|à l['’]esprit))
    )${FR}(?: du fait)? ?(?:,? que |,? qu['’]|: ?)
  `,
  expression("iu")`
    ^(?:(?:recuerd[ae]|recordá|acu[eé]rdate|acuérdese|acordate|(?:ten|tené|tenga)${ES} (?:en cuenta|presente|en mente)|apunta|anota|memoriza|toma nota|no (?:te )?olvid(?:es|e)(?: nunca| jamás)?)
    |(?:quiero|necesito|quisiera|querría|me gustaría|prefiero|espero|te pido|pido|es importante) que(?: tú| usted)?${ES} (?:recuerdes?|recordaras|te acuerdes|te acordaras|se acuerde|tengas?${ES} (?:en cuenta|presente|en mente)|anotes?|apuntes?|guardes?|memorices?|sepas?)
    |(?:puedes?|podrías?|debes?|deberías?|tienes que|hay que|intenta|me puedes)${ES} (?:recordar|acordarte|tener${ES} (?:en cuenta|presente|en mente)|anotar|apuntar|guardar|memorizar)
    )(?: de)?${ES}(?: que |: ?)
  `,
  expression("iu")`
    ^(?:(?:ricorda(?:ti|telo|temi)?|ricordi|si ricordi|(?:tieni|tenga|tienilo)${IT} (?:a mente|presente|conto)|segna(?:ti|telo)?|annota(?:ti)?|memorizza|prendi nota|non (?:ti )?(?:dimenticar|scordar)(?:e|ti)(?: mai)?)
    |(?:voglio|vorrei|desidero|ho bisogno|mi piacerebbe|preferirei|spero|è importante) che(?: tu| lei)?${IT} (?:ti |si )?(?:ricordi|ricordassi|(?:tenga|tenessi)${IT} (?:a mente|presente|conto)|memorizz(?:i|assi)|segn(?:i|assi)|annot(?:i|assi)|sappia|sapessi)
    |(?:puoi|potresti|devi|dovresti|cerca di)${IT} (?:ricordar(?:e|ti)|tenere${IT} (?:a mente|presente|conto)|memorizzare|segnar(?:e|ti)|annotar(?:e|ti))
    )${IT}(?: del fatto)?(?: che |: ?)
  `,
  expression("iu")`
    ^(?:(?:(?:te |se )?lembr[ae](?:-te|-se)?|(?:tem|tenha|leva|leve)${PT} (?:em mente|em conta|presente)|anot[ae]|memoriz[ae]|tom[ae] nota|(?:não|nunca|jamais) (?:te |se )?esque[cç]\p{L}{1,3}(?:-te|-se)?)
    |(?:quero|queria|preciso|gostaria|espero|é importante) que(?: você| vc| tu| o senhor| a senhora)?${PT} (?:se |te )?(?:lembr(?:e|es|asse|asses)|guard(?:e|es)|anot(?:e|es)|memoriz(?:e|es)|(?:tenha|tenhas|leve)${PT} (?:em mente|em conta|presente)|saib(?:a|as))
    |(?:você )?(?:podes?|poderias?|consegue|deves?|devia|tem que|tens de|tem de)${PT} (?:se |te )?(?:lembrar|guardar|anotar|memorizar|ter${PT} (?:em mente|em conta|presente))(?:-te|-se)?
    )(?: de)?${PT}(?: que |: ?)
  `,
  /^(?:(?:请|請|麻烦|拜托|希望|我希望|我想让|我想要|我要|帮我|你们?|您|要|得|必须|一定|务必|能不能|能|可以|可不可以|永远|一直|好好|都|也|给我)){0,5}(?:记住|記住|记得|記得|记一下|记下来?|牢记|记着|记好|(?:千万)?(?:别|不要|不能|不许|不准)忘(?:记|了|掉)?(?![记了掉]?[在把给去带写]))[，,:： ]?(?=[^了。！!吗？?])/u,
]

/** "…と覚えておいて": the request stands behind. */
const BEHIND =
  /^(.+?)(?:(?:だ)?という)?(?:こと|の|と|事)?(?:を|は|、|って)?(?:しっかり|ちゃんと|必ず|絶対に?|決して|どうか)?(?:(?:覚えて|おぼえて|記憶して|メモして)(?:おいて|いて|て)?|忘れないで)(?:ください(?:ね|ませんか)?|下さい|くださいませ|ね|よ|くれ(?:る|ますか|ない|ませんか)?|もらえ(?:る|ますか|ませんか|ない)?|いただけますか|ほしい(?:です|んです|のです)?|欲しい(?:です)?)?[。！!？?]{0,2}$/u

/** "覚えておいて" behind a reason, a time or "this" alone. */
const NO_CLAUSE = /(?:まで|から|ずっ|よく)$|^[こそあ](?:れ|の.{1,4})$/u
/** "你记得我喜欢吃香菜吗" asks whether; "你能记住我喜欢吃香菜吗" asks to. */
const ASKS_WHETHER = /吗[？?]?$/u
const ASKS_POLITELY = /^[^记記]{0,6}(?:能|可以)/u

/** Where what a text asks to remember begins; 0 if it does not begin with such a request. */
export function rememberLeadEnd(text: string): number {
  const lead = LEAD.exec(text)?.[0].length ?? 0
  const bare = text.slice(lead)
  for (const form of REQUESTS) {
    const match = form.exec(bare)
    if (match === null) continue
    const end = match[0].length
    return lead + end + bare.slice(end).search(/\S|$/u)
  }
  return 0
}

/** What a sentence asks to remember, in its words; nothing if it does not ask for that. */
export function askedToRemember(sentence: string): string | undefined {
  const text = sentence.trim()
  const asked = text.slice(rememberLeadEnd(text))
  if (asked !== text)
    return !ASKS_WHETHER.test(asked)
      ? asked || undefined
      : ASKS_POLITELY.test(text)
        ? asked.replace(ASKS_WHETHER, "")
        : undefined
  const before = BEHIND.exec(text)?.[1]
  return before === undefined || NO_CLAUSE.test(before) ? undefined : before
}
