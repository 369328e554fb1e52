import { compileConcepts, conceptFeatures } from "../../text/concepts.ts"
import { SECRET_NAMES } from "./told-secret-features.ts"

/** Further names of secrets, as questions name them. */
export const QUESTION_NAMES = compileConcepts([
  [
    "opens",
    `open|opens|get into|unlock|öffne|aufmach|aufgeh|entsperr|entsicher|ouvr|déverrouill|abre|abres|desbloque|apre|apri|sblocc|desbloqueia|ontgrendel|открыва|открыть|разблок|otwiera|odblok|açıyor|açılı|打开|解锁|开门|開き|開く|開け|解除|열어|열려|해제`,
  ],
  [
    "codes",
    `credentials|login|log in|sign in|zugangsdaten|anmelde|loggst|meldest du dich|identifiants|connectes|entras |accedi|inloggen|log je|deurcode|pin |pins |türcode|zugangscode|entsperrcode|bestätigungscode|einmalcode|sms-code|wifi-wachtwoord|wlan-passwort|deurcode|alarmcode|toegangscode|verificatiecode|bevestigingscode|cryptogramme|prüfnummer|prüfziffer|cvv|cvc|digits|ziffern|chiffres|dígitos|cifre|cijfers|цифры|cyfry|digicode|passcode|keycode|暗証番号|認証コード|確認コード|确认码|动态码|验证码|인증번호|确认码|セキュリティコード|안전 코드|보안 코드`,
  ],
  [
    "secret answer",
    `security question|secret word|secret phrase|secret question|safe word|code word|sicherheitsfrage|losung|codewort|question de sécurité|question secrète|pregunta de seguridad|pregunta secreta|domanda di sicurezza|parola segreta|pergunta de segurança|pergunta secreta|beveiligingsvraag|geheime vraag|секретн|контрольн|pytanie|güvenlik sorusu|密保|安全问题|秘密の質問|合言葉|보안 질문`,
  ],
  [
    "card number",
    `card number|number on the card|numbers on the card|kartennummer|kreditkartennummer|nummer der karte|nummer der kreditkarte|numéro de carte|numéro de la carte|número de la tarjeta|números de la tarjeta|número de tarjeta|numero della carta|numero di carta|número do cartão|kaartnummer|creditcardnummer|номер карты|numer karty|kart numara|卡号|カードの?番号|카드 번호`,
  ],
  [
    "recovery words",
    `recovery|seed|backup code|wiederherstell|backup-code|mots de récup|codes de secours|phrase de récup|palabras de recup|palabras semilla|parole di recup|frase di recup|palavras de recup|herstelwoord|herstelcode|слова восстан|słowa odzysk|kurtarma|助记|恢复词|恢复短语|リカバリー|復元フレーズ|복구`,
  ],
])

/** Codes, numbers and programs that are no secret themselves. */
const HARMLESS_CODES = compileConcepts([
  [
    "harmless",
    `zip code|postcode|post code|postal code|area code|country code|dress code|error code|code editor|programming|password manager|password app |order number|phone number|room number|house number|train number|flight number|postleitzahl|hausnummer|telefonnummer|bestellnummer|zugnummer|flugnummer|zimmernummer|fehlercode|vorwahl|passwortmanager|passwort-manager|code postal|numéro de téléphone|code vestimentaire|gestionnaire de mots|código postal|codigo postal|número de teléfono|gestor de contraseñ|codice postale|codice fiscale|numero di telefono|gestore di password|cep |gerenciador de senh|postnummer|huisnummer|telefoonnummer|wachtwoordmanager|индекс|номер телефона|менеджер|kod pocztowy|numer telefonu|menedżer|posta kod|telefon numara|şifre yönetic|邮编|邮政编码|电话号码|密码管理|郵便番号|電話番号|部屋番号|パスワード管理|우편번호|전화번호|방 번호|비밀번호 관리`,
  ],
])

/** Numbers and names that no lock takes. */
const ORDINARY = compileConcepts([
  [
    "ordinary",
    `zip|post ?code|postal|area code|dress code|country code|error|editor|source|qr|bar ?code|order|phone number|telephone|flight|train|room|house number|bus |size|colour|color|name|brand|bank |postleit|hausnummer|telefon|bestell|zug|flug|zimmer|größe|farbe|marke|vestimentaire|téléphone|vol |chambre|couleur|teléfono|vuelo|talla|telefono|cap |fiscale|casa|colore|cep |cor |postcode|huisnummer|kleur|maat|индекс|телефон|дом|pocztowy|domu|posta|renk|邮编|电话|房间|航班|颜色|郵便|電話|部屋|便名|色|우편|전화|방 |편명|색`,
  ],
])

/** How a question asks. */
const ASKING = compileConcepts([
  [
    "what",
    `what|which|was |welche|wie lautet|wie heißt|wie ist|wie lauten|quel|c'est quoi|qu'|que |qué|cuál|quale|qual |quali|quais|che |cosa |o que|wat |welk|как|что |jaki|jakie|ne |nedir|neler|什么|多少|哪几|何|なに|どんな|뭐|뭔|무슨|어떤|몇 번`,
  ],
  [
    "how",
    `how|wie |womit|mit welch|comment|cómo|con qué|come |como |hoe |met welke|каким|jak |jakim|nasıl|怎么|用什么|どうやって|어떻게`,
  ],
  [
    "tell",
    `tell|give|paste|share|remind|send|nenn|sag |gib |schick|donne|dis |rappelle|envoie|dime|dame|das |manda|dimmi|dici|dammi|diz|diga|geef|zeg|назови|скажи|дай|podaj|powiedz|söyle|告诉|给我|教え|알려|말해`,
  ],
  [
    "yesno",
    `did you|have you|do you|does |is the|is there|are there|will|should|can i|could i|may i|would|hast du|haben sie|ist das|ist der|gibt es|soll ich|kann ich|as-tu|avez-vous|est-ce|dois-je|puis-je|hay|has |quieres|debo|puedo|hai |ha |devo|posso|você já|heb je|is de|is het|moet ik|kan ik|ли |czy |mı|mi |mu |吗|没有|ましたか|ですか|할까|나요|았어|었어`,
  ],
  [
    "where",
    `where|wo |où|dónde|dove|onde|waar|где|куда|gdzie|nerede|哪里|在哪|どこ|어디|when|wann|quand|cuándo|quando|wanneer|когда|kiedy|ne zaman|什么时候|いつ|언제|who|wer |qui |quién|chi |quem|wie kent|кто|kto|kim |谁|誰|누가|why|warum|pourquoi|por qué|perché|por que|waarom|почему|dlaczego|neden|为什么|なぜ|왜`,
  ],
  [
    "count",
    `how many|how much|how long|how often|wie viel|wie lang|wie oft|wie alt|wie groß|combien|cuánt|quant|hoeveel|hoe lang|hoe oud|сколько|ile |jak długo|kaç|几|多久|多长|いくつの|何人|何歳|何ページ|何年|몇 명|몇 살|몇 쪽|몇 년|얼마`,
  ],
  [
    "chosen",
    `set|choose|chose|pick|use|put|end up|receive|get |got |texted|sent|enter|gesetzt|gewählt|genommen|eingestellt|kam |steht|bekommen|choisi|mis |pris|reçu|pusiste|elegiste|usas|puesto|llegó|recibi|messo|scelto|impostato|arrivat|ricevut|colocou|escolheu|definiu|recebeu|chegou|ingesteld|gekozen|kreeg|поставил|выбрал|задал|пришёл|получил|ustawi|dosta|przysz|koydu|seçti|gelen|设|选|收到|しました|した|届|설정|했`,
  ],
  [
    "about",
    `manager|policy|reset|forg|change|store|keep|expire|long|strong|generator|hint|verwalt|manager|vergess|geänder|zurücksetz|aufbewahr|speicher|läuft|gestionnaire|oubli|chang|rang|gard|expire|gestor|olvid|cambi|guard|caduc|gestore|diment|scad|gerenciador|esquec|troc|vence|vergeten|verander|bewaar|verloopt|менеджер|забыл|смен|храни|истека|menedżer|zapomn|zmieni|trzyma|wygasa|yönetici|unut|değiştir|saklı|dolu|管理|改|忘|存|到期|変え|忘れ|保管|期限|관리|바꿨|잊|보관|만료`,
  ],
])

/** Whether a sentence names a number or a program that no lock takes, such as a postcode. */
export function isHarmlessCode(sentence: string): boolean {
  return HARMLESS_CODES.some(([, pattern]) => sentence.search(pattern) >= 0)
}

/** Whether a question names a secret, and not only a number that no lock takes, such as a postcode. */
export function mayAskForSecret(question: string): boolean {
  const names = [...SECRET_NAMES, ...QUESTION_NAMES].some(([, pattern]) => question.search(pattern) >= 0)
  return names && !isHarmlessCode(question)
}

export const SECRET_QUESTION_BUCKETS = 16_384

/** The buckets of a question: the order of its meanings, its words, and groups of characters in scripts without spaces. */
export function secretQuestionFeatures(question: string): readonly number[] {
  const buckets = new Set<number>()
  const add = (feature: string): void => void buckets.add(bucketOf(feature))
  const text = question.toLowerCase().trim()
  for (const feature of conceptFeatures(text, [...SECRET_NAMES, ...QUESTION_NAMES, ...ORDINARY, ...ASKING]))
    add(`c ${feature}`)
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  for (const [at, word] of words.slice(0, 30).entries()) {
    add(`w ${word}`)
    add(`b ${word} ${words[at + 1] ?? ""}`)
  }
  add(`f ${words[0] ?? ""} ${words[1] ?? ""}`)
  for (const run of text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu) ?? [])
    for (let size = 2; size <= 3; size++)
      for (let at = 0; at + size <= run.length; at++) add(`g ${run.slice(at, at + size)}`)
  return [...buckets]
}

function bucketOf(feature: string): number {
  let hash = Math.imul(0x811c9dc5 ^ 71, 0x01000193)
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (SECRET_QUESTION_BUCKETS - 1)
}
