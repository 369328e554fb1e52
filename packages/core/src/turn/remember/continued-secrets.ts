import { sentencesOf } from "../../text/sentences.ts"
import { isProduct } from "./no-secret.ts"
import { mayAskForSecret } from "./secret-question-features.ts"
import { readSpokenNumbers } from "./spoken-numbers.ts"
import { SECRET_NAMES } from "./told-secret-features.ts"

/** Longer messages, in characters, tell more than a correction. */
const MAX_MESSAGE = 200
/** Longer messages, in characters, name a secret in passing. */
const MAX_CONTEXT = 240
/** The user's messages before one that it may continue. */
const MAX_BACK = 4

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Words that say nothing of their own around a value: pronouns, "is", days and interjections, in nine languages. */
const FILLERS = new Set(
  wordsOf(`
  it its s is was be the a an and or but so this that these it'll i m me my mine our ours we us they them his her hers their he she you your now from since on to of for
  with in up today yesterday tomorrow monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
  week month year next last then though tho by way btw think believe guess just only also too again still been had have has ve d ll will would did do does yes yeah yep
  ok okay oh ah aha hm hmm um well hey hi right correct exactly really please thanks thank here true fyi lol never mind nvm by earlier before later digit digits letter letters
  capital lower upper case lowercase uppercase big small first two three four one ones end t don im thats anything else what anyway if ask there goes go as always had must forced keep ugh argh damn course sure mind
  es ist war das der die den dem ein eine einen und oder aber ich mein meine meiner meinem meinen mir mich wir unser unsere sie er sein seine ihr ihre von vom fürs für zum zur im ab seit
  jetzt nun heute gestern morgen montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz mai juni juli oktober dezember woche monat jahr nächste nächsten
  ja okay also ach hmm stimmt genau halt wohl noch mal nochmal auch nur übrigens bitte danke lautet heißt hat habe hab haben wird zu mit auf s so richtig gut ganz eigentlich wieder weiß ichs kurz natürlich immer musste mussten muss ach mist gerade da dafür stattdessen eben
  c ce cest est était sera le la les l un une du de des et ou mais je j ai m me mon ma mes nous notre on ils elle il son sa ses leur à au aux depuis dès partir pour avec
  maintenant aujourd hui hier demain lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril juin juillet août septembre octobre novembre décembre semaine mois année prochaine prochain
  oui ah oh euh bon ben alors donc en fait exactement juste aussi encore plus s'il te plaît merci crois que qu y a celui celle ceux là voilà d n pas suis toujours bien sûr ça fallu dû en
  es era será el la lo los las un una del de y o pero yo mi mis me nos nuestro nuestra su sus se le a al desde partir para con por ahora hoy ayer mañana lunes martes miércoles jueves viernes sábado domingo
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre semana mes año próximo próxima que viene sí si ah oh eh bueno vale pues entonces exacto sólo solo también favor gracias creo esta este esa ese ha han he ya hemos tenido siempre tuve claro todavía ay
  è era sarà il lo la i gli le l un una uno del della dello di da dal dalla e o ma io mio mia miei mi ci nostro nostra suo sua loro a al alla per con ora adesso oggi ieri domani lunedì martedì mercoledì giovedì venerdì sabato domenica
  gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre settimana mese anno prossimo prossima sì ah oh eh beh allora dunque quindi esatto solo anche favore grazie credo che questo questa quello quella ho ha hanno c ecco sono abbiamo sempre dovuto in certo naturalmente mannaggia
  é era será o a os as um uma do da dos das de no na e ou mas eu meu minha meus me nos nosso nossa seu sua dele dela à ao para com por pra agora hoje ontem amanhã segunda terça quarta quinta sexta sábado domingo feira
  janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro semana mês ano próximo próxima que vem sim ah oh eh bom então pronto exato só também favor obrigado obrigada acho este esta esse essa aquele aquela tem têm foi já sempre tive tivemos claro ainda aí
  het is was de die dat een en of maar ik mijn m'n onze ons zijn haar hun van vanaf sinds voor met nu vandaag gisteren morgen maandag dinsdag woensdag donderdag vrijdag zaterdag zondag week maand jaar ja oh ah dus dan ook nog wel even precies denk
  это и а но я мой моя мое моё у меня мы наш наша его её ее их с от для теперь сейчас сегодня вчера завтра да ой ах так вот ещё еще уже тоже только же на был была было
  to jest był była i a ale ja mój moja moje u nas nasz nasza jego jej ich od dla teraz dziś dzisiaj wczoraj jutro tak oj no więc też jeszcze już tylko
  `),
)

/** Words that take back what was told. */
const CORRECTIONS = new Set(
  wordsOf(`
  sorry oops whoops ups no nope nah wait hang hold correction actually typo mistyped mistake wrong rather meant mean misremembered mixed swapped confuse confused messed muddled mix swap transposed switched instead not scratch pardon apologies got
  nein nee ne moment warte sorry falsch vertippt verschrieben tippfehler vertan verwechselt korrektur entschuldigung vertauscht verdreht durcheinander irre geirrt sondern nicht quatsch doch meinte meine
  non attends attendez pardon désolé désolée erreur trompé trompée trompe mélangé confondu inversé plutôt zut oups faute correction faux mince
  no espera perdón perdona disculpa error equivoqué equivoco confundí confundo mezclé equivocado equivocada mejor dicho corrección digo quería decir uy ups
  no anzi aspetta scusa scusami scusate errore sbagliato sbagliata sbagliavo confuso confusa invertito invertite correzione volevo dire ops oddio
  não nao espera desculpa desculpe erro enganei engano confundi troquei-me baralhei errei aliás correção queria dizer ops opa enganado
  nee wacht sorry foutje fout vergist verkeerd typfout
  нет ой извини извините прости ошибся ошиблась опечатка стоп подожди не
  nie czekaj przepraszam pomyłka pomyliłem pomyliłam sorki
  `),
)

/** Words for what was changed or found again, and for whom or what a further value opens. */
const CONTINUATIONS = new Set(
  wordsOf(`
  changed change changes changing updated reset set made make new newest latest current old older former previous used became become gave given found find remember remembered recall find
  other another second spare main guest backup wife husband mum mom dad mother father sister brother son daughter partner boyfriend girlfriend kids kid gran grandma grandpa flatmate roommate neighbour neighbor colleague
  upstairs downstairs garage door gate front back side alarm safe locker shed cellar basement office work home card debit credit phone mobile laptop computer tablet ipad bike wifi network router pin code password passcode combination lock entrance building gym
  neu neue neuer neues neuen alt alte alter altes alten geändert gewechselt ändern zahlen ziffern umgestellt zurückgesetzt früher vorher davor andere anderen anderer zweite zweiten frau mann mama papa mutter vater schwester bruder sohn tochter partner partnerin freund freundin kinder oma opa
  oben unten garage tür haustür tor alarmanlage tresor spind keller büro arbeit hause karte handy laptop rechner tablet fahrrad wlan pin code passwort gästezimmer gäste-wlan gefunden eingefallen
  changé modifié changée modifiée changer changeait nouveau nouvelle nouvel ancien ancienne avant autre deuxième femme mari mère père maman papa sœur frère fils fille copain copine conjoint conjointe trouvé retrouvé rappelle souviens haut bas
  garage porte portail alarme coffre casier cave bureau travail maison carte téléphone portable ordi ordinateur tablette vélo wifi pin code passe mot immeuble
  cambiado cambié cambiada cambiar cambio cambiaron nuevo nueva antiguo antigua anterior antes otro otra segunda segundo mujer marido esposa esposo madre padre mamá papá hermana hermano hijo hija novio novia pareja encontré encontrado acuerdo acordé recuerdo arriba abajo
  garaje puerta portal alarma caja fuerte taquilla trastero oficina trabajo casa tarjeta móvil teléfono portátil ordenador tableta bici wifi pin código clave contraseña
  cambiato cambiata cambiare cambiarlo cambiarla nuovo nuova nuovi vecchio vecchia prima altro altra seconda secondo moglie marito mamma papà madre padre sorella fratello figlio figlia fidanzato fidanzata compagno compagna trovato trovata ricordato ricordata ricordo sopra sotto
  garage porta portone cancello allarme cassaforte armadietto cantina ufficio lavoro casa carta cellulare telefono portatile computer bici wifi pin codice password
  mudou mudaram mudei trocaram troquei trocado trocada mudado mudada mudar trocar novo nova antigo antiga anterior antes outro outra segunda segundo mulher marido esposa esposo mãe pai irmã irmão filho filha namorado namorada parceiro parceira achei encontrei lembrei lembrou cima baixo
  garagem porta portão alarme cofre armário arrecadação escritório trabalho casa cartão telemóvel celular telefone portátil computador tablet bicicleta wifi pin código senha
  nieuw nieuwe oud oude vroeger veranderd gewijzigd andere tweede vrouw man moeder vader zus broer zoon dochter gevonden boven beneden garage deur poort alarm kluis kantoor werk thuis kaart pas telefoon laptop fiets wifi pin code wachtwoord
  новый новая новое старый старая старое поменяли сменили изменили другой другая жены мужа мамы папы сына дочери нашёл нашла вспомнил вспомнила гаража
  nowy nowa nowe stary stara stare zmienili zmieniłem zmieniłam inny inna żony męża mamy taty syna córki znalazłem znalazłam garażu
  `),
)

/** The same three for scripts without spaces, as parts of a sentence. */
const UNSPACED = {
  corrections: partsOf(
    "不对|不是|说错了|错了|打错了|写错了|记错了|搞错了|抱歉|对不起|更正|纠正|应该是|应该|等等|等一下|打ち間違えました|打ち間違い|書き間違えました|言い間違えました|間違えました|間違えた|間違い|すみません|ごめんなさい|ごめん|失礼しました|失礼|違います|違う|違った|いや|いえ|訂正|じゃなくて|ではなく|正しくは|待って|아니|죄송|미안|잘못|틀렸",
  ),
  continuations: partsOf(
    "改成了|改成|改为|改|换成了|换成|换|变成|变|更新|新的|新|旧的|旧|以前|之前|原来|另一个|另外|第二个|老婆|妻子|我妈|我爸|我姐|我妹|我哥|我弟|老公|丈夫|妈妈|爸爸|女儿|儿子|姐姐|妹妹|哥哥|弟弟|女朋友|男朋友|车库|大门|门锁|门|保险箱|保险柜|办公室|公司|家里|楼上|楼下|手机|电脑|平板|银行卡|卡|密码|想起来了|找到了|记起来了|変わりました|変わります|変えたので|変わったので|変更したので|変えました|変更しました|変更|変わった|変えた|新しい|古い方|新しい方|古い|以前|前|もう一つ|別|妻|夫|母|父|娘|息子|姉|妹|兄|弟|彼女|彼氏|車庫|ガレージ|玄関|金庫|会社|家|二階|スマホ|携帯|パソコン|カード|暗証番号|パスワード|思い出しました|思い出した|見つけました|見つかりました|바꿨|새|옛|아내|남편",
  ),
  fillers: partsOf(
    "现在|今天|昨天|明天|从|起|开始|下周|下个月|上周|是|的|了|为|我|我们|他们|她|他|它|那个|这个|那|这|把|也|和|还有|哦|啊|呢|嗯|对|好|请|吧|就|又|已|经|今日|昨日|明日|来月|来週|先週|から|まで|今|は|が|の|に|を|と|も|へ|です|でした|だ|だった|ました|ます|なります|なりました|そう|それ|これ|ええと|えっと|あ|あっ|ね|よ|はい|うん|私|僕|俺|家族|正解|です|이|가|은|는|을|를|의|에|로|입니다|이에요|예요|이야|지금|오늘|어제|네|요|어|했",
  ),
}

function partsOf(parts: string): RegExp {
  return new RegExp(
    parts
      .split("|")
      .toSorted((one, other) => other.length - one.length)
      .join("|"),
    "gu",
  )
}

const UNSPACED_LEAD = new RegExp(`^(?:${UNSPACED.fillers.source}|${UNSPACED.continuations.source}|[\\s,、，:：])+`, "u")
/** A sentence without the words at its beginning that say nothing of their own: "marmalade" of "it's marmalade now". */
export function withoutLead(sentence: string): string {
  let rest = sentence.replace(UNSPACED_LEAD, "")
  for (;;) {
    const [lead, word] = /^[^\p{L}\p{N}]*([\p{L}\p{M}]+)['’\s,:–-]*/u.exec(rest) ?? []
    if (lead === undefined || word === undefined || !isFiller(word.toLowerCase())) break
    rest = rest.slice(lead.length)
  }
  return rest.replace(/[\s.!。！]{1,8}$/u, "")
}

const isFiller = (word: string): boolean => FILLERS.has(word) || CORRECTIONS.has(word) || CONTINUATIONS.has(word)

/** What follows a number that is no code in scripts without spaces: years, amounts, people, times. */
const UNIT =
  /^\s?(?:年|月|日|元|块|円|個|个|人|名|岁|歳|才|分|点|點|時|时|号|號|路|米|公里|メートル|歩|步|页|ページ|원|년|명|개|살|시|분|층|호)/u
/** A time of day or a year follows these. */
const TIME_BEFORE =
  /(?<!\p{L})(?:at|by|until|till|around|um|gegen|bis|vers|jusqu['’]à|à|hasta|a[ ]las|alle|alle[ ]ore|às|até|om|в|o)\s$/iu
const YEAR_BEFORE =
  /(?<!\p{L})(?:in|since|from|of|seit|von|aus|im[ ]jahr|depuis|en|de|desde|del?|nel|dal|del|em|sinds|uit|с|в|od|w)\s$/iu
const YEAR = /^(?:19\d\d|20[0-3]\d)$/
/** An article before a word with digits makes it a thing. */
const ARTICLE_BEFORE = /(?<!\p{L})(?:an?|eine?n?|une?|una|uno|uma?|een)\s$/iu
/** A number as codes are written, also in groups: "4471", "44 71", "10-20-35"; no time, date or amount. */
const NUMBER =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}$€£¥_!#*+=]|\p{N}[ .,:/-])(?:\d{1,4}(?:[ ]\d{1,4}){1,7}|\d{1,2}(?:-\d{1,2}){2,3}|\d{4,8})(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}/€$£%°]|[ .,:-]\d| [€$£%°])/gu
/** A word with digits as passwords and door codes are made, with a mark inside or none. */
const MADE =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}@/])[\p{Script=Latin}\p{Script=Cyrillic}\p{N}][\p{Script=Latin}\p{Script=Cyrillic}\p{N}!#$%^&*+=_.-]{3,39}(?![@/\p{Script=Latin}\p{Script=Cyrillic}\p{N}])/gu
const MIN_DIGITS = 4
const MAX_DIGITS = 8

const MARKER = /\[redacted: [^\]\n]{1,40}\]/g

interface Value {
  readonly start: number
  readonly value: string
}

function valuesIn(sentence: string): readonly Value[] {
  const numbers = [...sentence.matchAll(NUMBER)].flatMap(({ index, 0: value }) => {
    const digits = value.replace(/\D/g, "").length
    const [before, behind] = [sentence.slice(0, index), sentence.slice(index + value.length)]
    if (digits < MIN_DIGITS || digits > MAX_DIGITS || UNIT.test(behind) || TIME_BEFORE.test(before)) return []
    return YEAR.test(value) && YEAR_BEFORE.test(before) ? [] : [{ start: index, value }]
  })
  const made = [...sentence.matchAll(MADE)].flatMap(({ index, 0: raw }) => {
    const value = raw.replace(/[!.]{1,4}$/, "")
    const isMade =
      /\p{L}/u.test(value) &&
      /\p{N}/u.test(value) &&
      !/^\d+(?:[.,]\d+)?\p{L}{1,5}$|^\d{1,2}h\d\d$|\.\p{L}{2,4}$/u.test(value)
    return isMade && !isProduct(value) && !ARTICLE_BEFORE.test(sentence.slice(0, index))
      ? [{ start: index, value }]
      : []
  })
  return [...numbers, ...made]
}

type Tone = "off topic" | "plain" | "continues" | "corrects"

/** How the words around the values of a sentence continue what was said before; one word of its own, and they do not. */
function toneOf(sentence: string, values: readonly Value[]): Tone {
  const rest = values
    .reduce((text, { value }) => text.split(value).join(" "), sentence.replace(MARKER, " "))
    .toLowerCase()
  const left = rest
    .replace(UNSPACED.corrections, " ")
    .replace(UNSPACED.continuations, " ")
    .replace(UNSPACED.fillers, " ")
  const words = left.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []
  if (!words.every((word) => FILLERS.has(word) || CORRECTIONS.has(word) || CONTINUATIONS.has(word))) return "off topic"
  if (words.some((word) => CORRECTIONS.has(word)) || rest.search(UNSPACED.corrections) >= 0) return "corrects"
  const continues = words.some((word) => CONTINUATIONS.has(word)) || rest.search(UNSPACED.continuations) >= 0
  return continues ? "continues" : "plain"
}

const NAMED = SECRET_NAMES.filter(([name]) => ["password", "pin", "code"].includes(name))
/** What people write of a secret that they do not tell: it was forgotten, lost, changed, is asked for or to be noted. */
const UNTOLD =
  /forg[eo]t|remember|remind|what|which|lost|find|store|save|note|keep|chang|new|reset|vergess|erinner|welche|wie |was |speicher|merk|notier|geänder|neu|oubli|rappel|quel|trouv|note|retien|chang|nouve|olvid|recuerd|cuál|guard|apunt|cambi|nuev|dimentic|scordat|ricord|qual|salva|segn|nuov|esquec|lembr|guard|anot|mud|nov|vergeten|忘|记|記|什么|多少|改|换|新|覚え|何|変|保存|메모|잊|забыл|напомни|запомни|zapomn/iu

/** Whether a message of the user leaves a secret open that the next one may tell. */
function leavesSecretOpen(text: string): boolean {
  if (text.length > MAX_CONTEXT) return false
  return (
    NAMED.some(([, pattern]) => text.search(pattern) >= 0) &&
    mayAskForSecret(text) &&
    UNTOLD.test(text) &&
    valuesIn(text).length === 0
  )
}

/** A number in a message is what a later correction may mean. */
const holdsNumber = (text: string): boolean => /\p{N}{2}/u.test(text.replace(MARKER, ""))

/** How many messages of the user before one there is a secret that it may continue; 0 if there is none. */
function distanceToSecret(earlier: readonly string[], isAnnounced: boolean): number {
  if (isAnnounced) return 1
  let distance = 1
  for (const text of earlier.slice(-MAX_BACK).toReversed()) {
    if (text.search(MARKER) >= 0 || leavesSecretOpen(text)) return distance
    if (holdsNumber(text)) return 0
    if (toneOf(text, []) === "off topic") distance++
  }
  return 0
}

/** Whether the assistant asked something else, to which a number or a word may be the answer. */
export function asksOther(reply: string): boolean {
  const question = sentencesOf(reply.slice(-MAX_CONTEXT))
    .map(({ text }) => text)
    .findLast((text) => /[?？]\s*$/.test(text))
  return question !== undefined && !mayAskForSecret(question) && toneOf(question, []) === "off topic"
}

/**
 * The values of a short message of the user that correct, change or continue a secret of the messages before it: numbers
 * of a code's length and words with digits, where no other word of their sentence is of its own. `earlier`: the user's
 * messages before it, secrets cut; `reply`: the assistant's message before it; `isAnnounced`: whether the user's last
 * message announced a secret.
 */
export function findContinuedSecrets(
  earlier: readonly string[],
  reply: string,
  message: string,
  isAnnounced: boolean,
): readonly string[] {
  if (message.length > MAX_MESSAGE) return []
  const spoken = readSpokenNumbers(message)
  const values = continuedValues(distanceToSecret(earlier, isAnnounced), reply, spoken?.text ?? message)
  return [...values, ...values.flatMap((value) => spoken?.wordsOf(value) ?? [])]
}

function continuedValues(distance: number, reply: string, message: string): readonly string[] {
  if (!/\p{N}/u.test(message)) return []
  const sentences = sentencesOf(message).map(({ text }) => {
    // Of a sentence that tells a secret, what comes behind it.
    const marker = [...text.matchAll(MARKER)].at(-1)
    const part = marker === undefined ? text : text.slice(marker.index + marker[0].length)
    const values = valuesIn(part)
    return { tells: marker !== undefined, values, tone: toneOf(part, values) }
  })
  const tones = sentences.map(({ tone }) => tone)
  const shared = tones.includes("off topic") ? [] : tones
  let follows = distance > 0
  let isNear = distance === 1 && !asksOther(reply)
  return sentences.flatMap(({ values, tone, tells }) => {
    const corrects = tone === "corrects" || shared.includes("corrects")
    const isCued = corrects || tone === "continues" || shared.includes("continues")
    const isMeant = tone !== "off topic" && (tells ? isCued : follows && (isNear || isCued))
    if (tells) [follows, isNear] = [true, true]
    return isMeant ? values.filter(({ value }) => !YEAR.test(value) || corrects).map(({ value }) => value) : []
  })
}
