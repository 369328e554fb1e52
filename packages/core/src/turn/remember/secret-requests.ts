import { oneLine } from "../../text/regex.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { isPasswordThing } from "./no-secret.ts"

/** What a user asks the assistant for: digits, words or any kind of secret. */
export type RequestedSecret = "number" | "phrase" | "any"

/** Longer messages, in characters, are tasks that name a password in passing. */
const MAX_MESSAGE = 400
/** Longer messages, in characters, say more than how the last secret is to change. */
const MAX_CHANGE = 120

const START = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}])`

const NUMBERS = oneLine(`
    pins?|pin[ -]?(?:codes?|number|nummer)|pincodes?|pass[ ]?codes?|(?:code|codice|código|kod)[ ]pin|geheimzahl|(?:door|gate|alarm|lock|safe|entry|access|security|unlock)[ ]codes?|combination|(?:tür|alarm|tresor|zugangs|sicherheits|zahlen)-?codes?|deurcode|alarmcode
    |code[ ](?:secret|d['’]accès|de[ ](?:la[ ])?porte|d['’]alarme)|código[ ]de[ ](?:la[ ])?(?:puerta|alarma|acceso)|codice[ ](?:di[ ]accesso|dell['’]allarme|della[ ]porta)|código[ ](?:da[ ]porta|do[ ]alarme|de[ ]acesso)|пин(?:-?код)?
  `)
const PHRASES = oneLine(`
    pass[ -]?phrases?|phrases?[ ]de[ ]passe|frases?[ ](?:de[ ](?:contraseña|acceso|paso)|di[ ]accesso|segreta)|frase-senha|wachtwoordzin|passwortsatz
  `)
const OTHERS = oneLine(`
    passwords?|passwd|pwd?|(?:[\\p{L}-]{1,16})?(?:passw[oö]rte?r?|kennw[oö]rte?r?|wachtwoord(?:en)?)|mots?[ ]de[ ]passe|mdp|contraseñas?|senhas?|palavras?-passe|hasł[oa]|парол[ьяеи]|şifre|parola|logins?|credentials
    |(?:api|access|auth|encryption|secret|master|signing|session|jwt|hmac|wpa2?|wi-?fi|wlan|network|router|bearer|webhook)(?:[ -](?:wpa2?|signing|access|secret))?[ -](?:keys?|tokens?|secrets?)|(?:api|wlan|netzwerk|wpa2?)-?schlüssel|clés?[ ](?:api|d['’]api|(?:du[ ])?wi-?fi|wpa2?)
    |claves?(?=[ ](?:para|de|del|segura|nueva|wi-?fi|api|aleatoria|fuerte))|(?:nueva|una|mi)[ ]clave|chiave[ ](?:api|(?:del[ ])?wi-?fi|wpa)|chave[ ](?:de[ ]api|(?:do[ ])?wi-?fi)|secret[ ](?:for[ ]my|für|string)|token[ ](?:for|to|für)
  `)
const NOUN = new RegExp(
  `${START}(?:(?<phrase>${PHRASES})|(?<number>${NUMBERS})|(?<other>${OTHERS}))${END}(?:[ ](?<next>\\p{L}+))?`,
  "giu",
)
const UNSPACED =
  /(?<number>(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])PIN(?![A-Za-z])|(?<![A-Za-z])PIN(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])|暗証番号|暗证号码|パスコード|数字密码|门锁密码)|(?<phrase>パスフレーズ|口令短语|密码短语)|(?<other>密码|密碼|口令|密钥|パスワード|暗号(?:化)?キー|APIキー|비밀번호|비번|รหัสผ่าน|كلم[ةه] (?:السر|المرور)|رمز عبور|סיסמ[הא])/iu

const ASKS = new RegExp(
  `${START}(?:${oneLine(`
    generate|creat(?:e|ing)|make|give|suggest\\p{L}*|come[ ]up|think|pick|choose|invent|need|want|propose|recommend|produce|set|ideas?|new|get|can[ ]i[ ]have|i['’]d[ ]like|would[ ]be|random|strong|stronger|pls|please|show|remind|tell|what(?:['’]s)?|which|do[ ]you[ ](?:know|remember|have)|send
    |erstell\\p{L}*|generier\\p{L}*|mach\\p{L}*|gib|denk\\p{L}*|schlag\\p{L}*|brauch\\p{L}*|überleg\\p{L}*|erfind\\p{L}*|ausdenken|hätte[ ]gern\\p{L}*|nenn\\p{L}*|such|wähl\\p{L}*|neue[sn]?|zufällige[sn]?|sichere[sn]?|starkes|was|wie[ ](?:war|ist|lautete?)|welche[sn]?|zeig\\p{L}*|sag
    |cré\\p{L}*|génèr\\p{L}*|génér\\p{L}*|donne\\p{L}*|propos\\p{L}*|invent\\p{L}*|besoin|trouv\\p{L}*|fais|faut|suggèr\\p{L}*|choisi\\p{L}*|nouveau|nouvelle|aléatoire|quel(?:le)?|rappelle\\p{L}*|c['’](?:est|était)[ ]quoi|montre\\p{L}*|dis
    |gener\\p{L}*|cre[ao]\\p{L}*|créa\\p{L}*|dame|necesito|haz\\p{L}*|sugi[eé]r\\p{L}*|piensa|prop[oó]n\\p{L}*|quiero|elige|pon\\p{L}*|nueva|aleatoria|cuál|qué|recuérda\\p{L}*|dime|muéstra\\p{L}*
    |dammi|serve|sugger\\p{L}*|propon\\p{L}*|pensa|fammi|vorrei|scegli\\p{L}*|voglio|nuova|nuovo|casuale|qual|quale|ricorda\\p{L}*|dimmi|mostra\\p{L}*
    |cri[ae]\\p{L}*|ger[ae]\\p{L}*|dê|me[ ]dá|preciso|sugi\\p{L}*|faça|quero|escolh\\p{L}*|nova|novo|aleatória|lembr\\p{L}*|diga|mostr\\p{L}*
    |maak|verzin|bedenk|geef|genereer|nodig|kies|nieuwe?|stel|willekeurig|wat|welke?|сгенерируй\\p{L}*|придумай\\p{L}*|создай\\p{L}*|нужен|дай|какой|wygeneruj|wymyśl|podaj|potrzebuję|üret|oluştur|öner
  `)})${END}|生成|给我|帮我|想一?个|想个|创建|设置|设个|来一?个|需要|推荐|弄一?个|是什么|是多少|告诉我|作って|生成|考えて|決めて|ください|欲しい|ほしい|提案|教えて|何で(?:した|す)|何だっけ|만들어|추천|알려|뭐|สร้าง|أنشئ|أعطني|بساز|צור`,
  "iu",
)

/** Asks about passwords, for a text or for a program, or says what there is to know. */
const OTHERWISE = new RegExp(
  `${START}(?:${oneLine(`
    how[ ](?:do|can|should|would|could|to|often|long|many|much|is|are)|where|when|why|(?:is|are)[ ](?:a|it)|explain|difference|manager|tips|advice|rules?|policy|script|function|program|snippet|regex|class|method|query|test[ ]case|unit[ ]tests?|code[ ](?:that|which)|(?:write|some|python|js|javascript|java|rust|php|go)[ ](?:me[ ])?(?:some[ ]|the[ ])?code|poem|story|essay|song|joke|e-?mail[ ]to|letter
    |wie[ ](?:erstell|mach|kann|oft|lang|soll|wähl|änder)\\p{L}*|wo|wann|warum|erklär\\p{L}*|unterschied|skript|funktion|programm|gedicht|tipps|regeln|comment|où|quand|pourquoi|expliqu\\p{L}*|conseils|fonction|programme|cómo|dónde|cuándo|explica\\p{L}*|consejos|función|programa
    |come[ ](?:faccio|posso|si|scelgo|creo|cambio)|dove|quando|perché|spieg\\p{L}*|consigli|funzione|programma|como[ ](?:faço|posso|se|crio|criar|mudo)|onde|dicas|função|hoe|waar|wanneer|waarom|uitleg|functie|как|где|когда|почему|jak|gdzie|nasıl
  `)})${END}|如何|怎么|怎样|为什么|哪里|管理器|管理|代码|函数|脚本|方法|作り方|どうやって|なぜ|どこ|コード|関数|スクリプト|アプリ|어떻게`,
  "iu",
)

/** Things that are called after a password or a PIN. */
const THING =
  /^(?:boards?|cushions?|badges?|walls?|designs?|collections?|maps?|up|on|managers?|diagrams?|layouts?|art|tutorial|guide|game|article|podcast|book|for success)$/i

/** How the last secret is to change, or what another one is for. */
const CHANGE = new RegExp(
  `${START}(?:${oneLine(`
    longer|shorter|another|different|without|with|stronger|simpler|easier|harder|more|fewer|less|again|instead|one[ ]for|one[ ]more|two[ ]more|next|again|symbols?|digits?|numbers?|letters?|characters?|words?|capital|lowercase|uppercase|retry|regenerate
    |länger\\p{L}*|kürzer\\p{L}*|ander\\p{L}*|ohne|mit|stärker\\p{L}*|einfacher\\p{L}*|leichter\\p{L}*|noch[ ]ein\\p{L}*|mehr|weniger|nochmal|eins[ ]für|sonderzeichen|ziffern|zahlen|zeichen|buchstaben
    |plus|autre|sans|avec|moins|encore|symboles|chiffres|caractères|lettres|mots|différente?s?|otr[ao]s?|más|menos|sin|con|símbolos|dígitos|letras|caracteres|palabras|diferentes?|altr[aoie]|più|meno|senza|simboli|cifre|lettere|caratteri|parole|divers[ao]
    |outr[ao]s?|mais|sem|com|langer|korter|ander|zonder|met|nog[ ]een|tekens|cijfers|длиннее|короче|другой|ещё|без
  `)})${END}|再长|长一点|短一点|换一个|另一个|再来|不要|更强|更安全|简单|字母|数字|符号|位|もっと|長く|短く|別の|もう(?:一つ|1つ|ひとつ)|記号|なしで|簡単|文字|더 ?길게|다른`,
  "iu",
)

/** The kind of secret that a user's message asks the assistant to tell or to make up; `undefined` if it asks for none. */
export function requestedSecret(message: string): RequestedSecret | undefined {
  if (message.length > MAX_MESSAGE) return undefined
  for (const { text } of sentencesOf(message)) {
    const kind = nounOf(text)
    if (kind !== undefined && !OTHERWISE.test(text) && ASKS.test(text)) return kind
  }
  return undefined
}

/** Whether a message of the user asks only for a change of the secret before, or for one more. */
export function asksForChange(message: string): boolean {
  return message.length <= MAX_CHANGE && CHANGE.test(message)
}

function nounOf(sentence: string): RequestedSecret | undefined {
  for (const { groups } of sentence.matchAll(NOUN)) {
    const { phrase, number, next = "" } = groups ?? {}
    if (THING.test(next) || (isPasswordThing(next) && !FOLLOWS.test(next))) continue
    return phrase ? "phrase" : number ? "number" : "any"
  }
  const unspaced = UNSPACED.exec(sentence)?.groups
  if (unspaced === undefined) return undefined
  return unspaced.phrase ? "phrase" : unspaced.number ? "number" : "any"
}

/** Words behind a password that go on with the sentence. */
const FOLLOWS =
  /^(?:again|first|instead|please|here|there|below|above|once|always|today|tomorrow|then|now|like|within|without|alone|everywhere|rather|with|words|string)$/i
