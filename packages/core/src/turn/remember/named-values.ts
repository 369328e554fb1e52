import { expression } from "../../text/regex.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { bitsPerCharacter, hasLetterAndDigit, isAssignedValue, looksMade } from "./no-secret.ts"
import { type SecretPattern, secretPattern } from "./secret-pattern.ts"

// Here the form of a value is the pattern, and its name may be anywhere before it on the line, in any language and
// order of words.

const RECOVERY =
  /recover|rescue|bitlocker|filevault|luks|backup[ -]?key|unlock key|wiederherstell|entsperr|récup|de secours|recuper|herstel|odzysk|восстанов|恢复|恢復|救援|回復|リカバリ|복구|kurtarma|återställ|gjenoppret|palaut/iu

const API_NAME = expression("iu")`
  \bapi[ _-]?(?:key|token|secret)s?\b|\bbearer\b|\bapikey\b|\bkeys? (?:for|of|from|to) (?:the |an? |my |our )?[\w.-]{0,30} ?api\b
  |\b(?:client|signing|webhook|shared|app|consumer)[ _-]secret\b|\bsigning[ _-]key\b|\b(?:access|auth|deploy)[ _-]token\b
  |api[ -]?schlüssel|schlüssel (?:für|zur|der|von) (?:die )?api|\bcl(?:é|ef)s? (?:d['’e] ?|de l['’])?api|\b(?:clave|llave) (?:de )?(?:la )?api|chave (?:de |da |do )?api|chiave (?:dell['’]|di )?api
  |api[ -]?(?:密钥|密鑰|金鑰|キー|키|anahtar|sleutel|nyckel|nøgle|avain)|klucz\p{L}{0,2} (?:do )?api|ключ\p{L}{0,2} (?:от |для |к )?api|key api\b
`
/** What directly precedes an identifier that is no secret. */
const IDENTIFIER =
  /\b(?:commit|sha|hash|digest|checksum|id|uuid|guid|ref|tag|branch|version|build|order|ticket|issue|request|trace|client_id|model|region|host|in|at|since)["'`]?\s{0,2}[:=#]?\s{0,2}["'`(]?$/i

const LOCK = expression("iu")`
  \balarm|allarme|сигнализац|报警|警报|アラーム|경보
  |(?<!\p{L})(?:haus|wohnungs|eingangs|keller)?türe?n?(?:code)?(?!\p{L})|\bdoors?\b|\bporte\b|\bportes\b|puerta|\bportal\b|\bporta\b|\bportão\b|\bportone\b|\bdeur|двер|подъезд|\bkap[ıi]|drzwi|\bdörr|\bdør|ovi\b|domofon|домофон|门|門|玄関|ドア|현관|도어
  |\bgates?\b|\btor\b|portail|portón|cancello|\bpoort|ворот|\bbuilding\b|immeuble|edificio|prédio|\bgebäude|\bentrance|\bentry\b|airbnb|interphone|digicode|citofono
  |\bsafe\b|\bvault\b|tresor|coffre|cofre|caja fuerte|cassaforte|kluis|сейф|sejf|\bkasa|保险柜|保險|保险箱|金庫|금고|kassaskåp|pengeskab
  |lock ?box|key ?box|key ?safe|\blockers?\b|padlock|cadenas|candado|lucchetto|cadeado|vorhängeschloss|schloss|hangslot|замок|kłódk|asma kilit|挂锁
  |\bgarage|garaje|garagem|гараж|garaż|车库|\bsuitcase|koffer|valise|maleta|\bmala\b|valigia|чемодан|walizk|行李箱|スーツケース|keypad|key ?pad|\bshed\b|schuppen|bike lock|fahrradschloss|zahlenschloss|entsperr|unlock|sperrcode|\bgym\b
`
const CODE = wholeWords(
  String.raw`
    pass ?codes?|(?:\p{L}{1,20})?codes?|kods?|kod\p{L}{1,3}|koodi|pins?|combination|combo|\p{L}{0,12}kombination|combinaison|combinación|combinazione|combinação|combinatie|kombinacj\p{L}|комбинаци\p{L}|código|codice|clave|cijfercode|geheimzahl
    |код\p{L}{0,2}|şifre\p{L}{0,3}|punch in|punch|press|dial|key in|type(?: in)?|enter|disarm|drück\p{L}{0,3}|tipp\p{L}{0,3}|eintippen|eingeben|gib|taper|tape[rz]?|tapez|composer|compose[rz]?|faire|marcar|marca|pulsa\p{L}?|teclear|digitar?e?|digita|digite|premi|premere|нажать|нажми|набрать|набери|wpisz|basın`,
  "码|碼|密码|数字|输入|按|組合|组合|暗証|番号|コード|비밀번호|번호|비번",
)
const OTHER_CODE =
  /\b(?:zip|postal|post|area|country|error|status|exit|discount|promo|coupon|source|dress|colou?r|product|course|tax|airport|currency|return|bank|swift|sort|routing|bar|qr|morse|machine|model|part|item|order|class|lesson)[ -]codes?|postleitzahl|code postal|código postal|codice (?:postale|fiscale|di errore)|código de erro|vorwahl|fehlercode|statuscode|code d['’]erreur|postnummer|postcode|posta kodu|kod pocztowy|код (?:города|ошибки)|邮政|错误|エラー|우편/iu
/** Words that directly precede a number which is said to be a code. */
const BEFORE_NUMBER = expression("iu")`
  (?:(?<![\p{L}])(?:is|was|now|it['’]?s|its|it is|are|just|with|uh|ist|is['’]?|lautet|ist jetzt|mit|est|est le|ist die|c['’]?est|c['’]est le|cest|avec|es|es el|en|con|è|e['’]|è il|é|é o|com|premi|to|är|er|on|jest
  |(?:pass)?codes?|pin|puk|kods?|kodu|код|код\p{L}{1,2}|combination|combo|\p{L}{0,12}kombination|combinaison|combinación|combinazione|combinação
  |in|punch|press|dial|type|enter|key|wants|needs|takes|die|taper|tapez|tape|composer|faites|faire|marcar|marca|pulsar|teclear|digitare|digitar|digite|digita|premere|drücken|tippen|gib|сигнализаци\p{L}|двер\p{L})
  |[:=：]|->|→|[–—-]|是|为|為|输入|按|は|코드|コード)(?:[ ](?:übrigens|jetzt|nun|glaub ich|aktuell|currently|still|also|actually|maintenant|toujours|ahora|sempre|ora|agora))?\s{0,2}["'\x60]?$
`
const NO_UNIT = String.raw`(?![\w%€$°]|[.:,/]\d|-\d|[ ](?:[kcm]?m|[km]?g|k?hz|met(?:er|re)s?|m(?:et|ét)r\p{L}{1,2}|miles?|feet|people|times|euros?|dollars?|bucks|lines?|items?|days?|years?|hours?|minutes?|seconds?|o['’]clock|uhr|percent|prozent|screws|steps|pounds|kilos?|tornillos|vis|heures?|horas?|ore)(?!\p{L}))`

/** Locks that have no key: a number said of them is a code without being called so. */
const CODE_LOCK =
  /lock ?box|key ?box|key ?pad|padlock|zahlenschloss|fahrradschloss|bike lock|cadenas|candado|lucchetto|cadeado|digicode|домофон|domofon|caja fuerte|cassaforte|coffre-fort|tresor|combination lock/iu

/** Whether the clause around a number is about a lock and its code. */
function namesLockCode(before: string, behind: string): boolean {
  const clause = before.split(/[.;!?。；！？]\s/).at(-1) ?? ""
  const around = clause + (behind.split(/[.,;!?。，；！？]/)[0] ?? "")
  return (
    BEFORE_NUMBER.test(clause) &&
    LOCK.test(around) &&
    (CODE.test(clause) || CODE_LOCK.test(around)) &&
    !OTHER_CODE.test(clause)
  )
}

const CARD_CHECK = expression("iu")`
  \b(?:cvv2?|cvc2?|csc|cid)\b|(?:exp\w{0,8}|valid|visa|card|gültig)\b.{0,40}\b(?:security|check) (?:number|digits)|(?:security|check|verification) (?:code|number|digits) (?:of|on|for) (?:the|my|our)(?: \w+)? card|card (?:security|verification) (?:code|number)
  |(?:digits|numbers?|code)[^.;\d]{0,20} (?:on |in |at )?(?:the )?(?:back|reverse)(?: side)?(?: of (?:the|my|our)(?: [\w-]+){0,2} card)?(?: (?:is|are)|:)? $|in (?:the )?back of (?:my|the) card (?:the|is the|there is the) (?:number|code)
  |prüf(?:nummer|ziffer|zahl)|kartenprüf|hinten auf (?:der |meiner )?karte|rückseite (?:der|meiner) karte|sicherheitscode (?:der|meiner) (?:kredit)?karte
  |cryptogramme|(?:trois|3) chiffres (?:au dos|derrière)|au dos de (?:ma|la) carte|(?:tres|3) (?:dígitos|números)[^.;\d]{0,30}(?:detrás|dorso|reverso|atrás)|(?:tre|3) cifre[^.;\d]{0,30}(?:retro|dietro)|(?:três|3) (?:dígitos|números)[^.;\d]{0,30}(?:verso|atrás)
  |背面(?:的)?(?:三|3)位|安全码|安全碼|セキュリティコード|보안 ?코드
`

const PHONE_OR_CARD =
  /phone|handy|mobil|móvil|celular|cell|telef|téléph|телефон|tablet|ipad|iphone|card|karte|carte|tarjeta|cart[aã]|карт|bank|banco|sim\b|visa|debit|credit|laptop|手机|手機|银行卡|银行|スマホ|携帯|핸드폰|폰|카드|\b(?:my|our|mein\p{L}*|unser\p{L}*|mon|mi|mio|mia|meu|minha|mijn|mój|moj[ae]?|мой)\b/iu
const PIN = wholeWords(
  `pin|pin[ -]?code|pin[ -]?(?:number|nummer|kod)|code pin|código pin|codice pin|puk|puk[ -]?code|passcode|geheimzahl|пин|пин-?код`,
  "密码|暗証番号|핀",
)
const LINK_END =
  /(?:(?<!\p{L})(?:es el|é o|è il|ist die|is|was|it['’]?s|are|ist|lautet|est|c['’]?est|es|è|é|to|är|er|jest|pin|puk|code)|[:=：]|是|为|は)\s{0,2}["'`]?$/iu

/** Values whose form is recognised, in a line that names what they open. */
export const namedValues: readonly SecretPattern[] = [
  // BitLocker's form alone: eight groups of six digits.
  secretPattern({ kind: "recovery key", flags: "g" })`(?<![\w-])\d{6}(?:-\d{6}){7}(?![\w-])`,
  {
    kind: "recovery key",
    pattern: /(?<![\w-])(?<secret>[A-Z0-9]{4,8}(?:-[A-Z0-9]{4,8}){2,11})(?![\w-])/gi,
    holds: (secret) => (secret.match(/\d/g) ?? []).length >= 3,
    among: (before) => RECOVERY.test(before),
  },
  {
    kind: "API key",
    pattern: /(?<![\w./@#-])(?<secret>(?=[\w-]{0,40}\d)(?=[\w-]{0,40}[A-Za-z])[\w-]{8,400})(?![\w-]|[.@(]\w)/g,
    holds: (secret) =>
      isAssignedValue(secret) &&
      (secret.match(/\d+/g) ?? []).length >= 2 &&
      (secret.match(/\d/g) ?? []).length >= 3 &&
      bitsPerCharacter(secret) >= 2.5 &&
      !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-|^\d{4}-\d\d-\d\d|^v?\d+[-_]|^(?:sha|hmac|aes|rsa|utf|iso|gpt|claude|x-)/i.test(
        secret,
      ),
    among: (before) => {
      const clause = before.split(/[.;!?]\s/).at(-1) ?? ""
      return API_NAME.test(clause) && !IDENTIFIER.test(clause)
    },
  },
  secretPattern({ kind: "code", holds: (secret) => /\d{3}|\d\D+\d/.test(secret), among: namesLockCode, flags: "gu" })`
    (?<![\p{L}\p{N}.,/€$£-])(?<secret>\p{Lu}?\d{3,10}\p{Lu}?[#*]?|\d{1,3}(?:[ -]\d{1,3}){2,3}|\d{1,4}\p{Lu}\d{1,4}|\d{1,2} (?:right|left) \d{1,2} (?:right|left)(?: \d{1,2} (?:right|left))?)${NO_UNIT}
  `,
  {
    kind: "secret",
    // What is called a secret and looks generated is one, even where numbers or words are usual.
    pattern: expression("giu")`
      (?<![\p{L}])(?:(?:recovery|rescue|unlock|bitlocker|filevault|master|root|vault|account|emergency)[ -](?:key|token|code)|seed(?:[ -]phrase)?|(?:alarm|door|gate|entry|safe|security|access|unlock|card|phone|sim)[ -](?:code|pin)|pin(?:[ -]code)?(?=['’]?s?[ ]?(?:is|was|ist|lautet|est|es|è|é|[:=]))|puk|cvv2?|cvc2?|maiden[ ]name|secret[ ]word
      |wiederherstellungs(?:schlüssel|code)|alarmcode|türcode|sicherheitscode|clé[ ]de[ ]récupération|code[ ](?:d['’]alarme|de[ ]porte)|clave[ ]de[ ]recuperación|chiave[ ]di[ ]recupero|chave[ ]de[ ]recuperação)
      ['’]?s?(?:[ ](?:is|was|ist|lautet|est|es|è|é)|[ ]?[:=])?[ ]{0,2}["'\x60]?(?<secret>[A-Za-z0-9][\w!#$%&*+=-]{7,200})(?![\w.@/-])
    `,
    holds: (secret) =>
      looksMade(secret) &&
      /\d/.test(secret) &&
      !/^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(secret) &&
      (/[a-z]/.test(secret) === /[A-Z]/.test(secret) || (secret.match(/\d/g) ?? []).length >= 3),
  },
  {
    kind: "password",
    needs: "@",
    // "Netflix: ada@example.com Plum7Cobbler"
    pattern: expression("giu")`
      (?<=(?:^|\n)[ *-]{0,4}[\p{L}\p{N} ]{2,30}[:–—-] ?[\w.+-]{1,64}@[\w.-]{1,100}[ ,;/|]{1,3})(?<secret>[^\s,;@/|]{6,100})(?=\s{0,3}(?:$|\n))
    `,
    holds: (secret) => looksMade(secret) && /[a-z]/.test(secret) && /[A-Z]|[^\w.]/.test(secret) && /\d/.test(secret),
  },
  {
    kind: "code",
    // The number precedes its verb: "muss man 3365 drücken".
    pattern: expression("gu")`
      (?<![\p{L}\p{N}.,/€$£-])(?<secret>\d{3,10}[#*]?)(?=[ ](?:(?:ein)?(?:drücken|geben|tippen)|and (?:it|the)\b[^.\d]{0,20} opens|öffnet|opens|ouvre|abre|apre)(?!\p{L}))
    `,
    holds: () => true,
    among: (before) => LOCK.test(before) && !OTHER_CODE.test(before),
  },
  {
    kind: "code",
    // Single digits in a row: "5-5-2-1".
    pattern: /(?<![\w.,/-])(?<secret>\d(?:-\d){3,7})(?![\w-]|[.,]\d)/g,
    holds: () => true,
    among: (before) => LOCK.test(before) || CODE_LOCK.test(before) || /\bslot\b|schloss/i.test(before),
  },
  // Three short numbers in a row after the word for a safe or a lock.
  secretPattern({ kind: "code", holds: () => true })`
    (?<=(?<!\p{L})(?:safe|tresor|coffre(?:-fort)?|caja fuerte|cassaforte|cofre|kluis|сейф|sejf|保险柜|保险箱|金庫|lockbox|padlock|vorhängeschloss|candado|cadenas|suitcase|koffer|locker|ダイヤル)(?:[ ](?:at|in|of|im|am)(?:[ ]the)?[ ]\p{L}{1,20})?(?:[ ](?:is|ist|est|es|è|é)|は)?[ :]{1,2})(?<secret>\d{1,2}(?:[ -]\d{1,2}){2,3})(?![\w-]|[./:]\d)
  `,
  {
    kind: "code",
    // A list of locks, each with its number.
    pattern: expression("giu")`
      (?<=(?:^|[,;\n] ?)(?:alarm|door|gate|garage|safe|lockbox|keypad|tür|tor|tresor|porte|portail|coffre|puerta|alarma|porta|allarme|cancello|portão|alarme|cofre)[ ])(?<secret>\d{4,8}#?)(?=\s{0,2}(?:$|[,;\n]))
    `,
    holds: () => true,
    among: (before, behind) =>
      [
        ...`${before}0${behind}`.matchAll(
          /(?<!\p{L})(?:alarm|door|gate|garage|safe|tür|tor|tresor|porte|portail|coffre|puerta|alarma|porta|allarme|cancello|portão|alarme|cofre)\p{L}{0,2} (?:\d|\[redacted)/giu,
        ),
      ].length >= 2,
  },
  {
    kind: "code",
    pattern: /(?<![\w.,/€$£-])(?<secret>\d{4}[ -]\d{4}(?:[ -]\d{4})?)(?![\w-]|[.:,/]\d)/g,
    holds: () => true,
    among: (before) =>
      /(?:back-?up|recovery|emergency|2fa|scratch)[ -]?codes|codes de (?:secours|récupération)|códigos de (?:respaldo|recupera|backup)|codici di (?:backup|recupero)|(?:ersatz|notfall|wiederherstellungs|backup-?)codes|备用码|备用验证码|резервн\p{L}{2} код/iu.test(
        before,
      ),
  },
  {
    kind: "card check",
    pattern: /(?<![\p{L}\p{N}.,:/€$£-])(?<secret>\d{3,4})(?![\w%€$°]|[.:,/]\d|-\d)/gu,
    holds: () => true,
    among: (before) => CARD_CHECK.test(before.split(/[.;!?。]\s/).at(-1) ?? "") && !/\d\s{0,2}$/.test(before),
  },
  {
    kind: "PIN",
    pattern: expression("gu")`(?<![\p{L}\p{N}.,/€$£-])(?<secret>\d{4,8})${NO_UNIT}`,
    holds: () => true,
    among: (before) => {
      const clause = before.split(/[.;!?。]\s/).at(-1) ?? ""
      return LINK_END.test(clause) && PIN.test(clause) && (PHONE_OR_CARD.test(clause) || /puk/i.test(clause))
    },
  },
  // "they texted me 448120 as login code"
  secretPattern({ kind: "code", holds: () => true })`
    (?<![\p{L}\p{N}.,/€$£-])(?<secret>\d{4,8})(?=[ ](?:as|is|als|ist|comme|como|come|est|es|è|é)(?:[ ](?:the|my|a|mein\p{L}{0,2}|der|le|mon|un|mi|el|il|mio|o|meu))?[ ](?:log-?in|sign-?in|verification|security|one-time|2fa|otp|confirmation|bestätigungs|anmelde|einmal|code de (?:connexion|vérification)|código de (?:acceso|verificación|verificação)|codice di (?:accesso|verifica))[ -]?(?:codes?)?)
  `,
  // Cookies of well-known names, and those of any session in a line that names cookies.
  secretPattern({ kind: "credentials", holds: isAssignedValue, flags: "gi" })`
    (?<![\w-])(?:phpsessid|jsessionid|connect\.sid|laravel_session|asp\.net_sessionid|ci_session|_session_id|sessionid)=["']?(?<secret>[\w%.+/~-]{8,4000})
  `,
  {
    kind: "credentials",
    needs: "=",
    pattern:
      /(?<![\w.-])(?:__(?:host|secure)-)?[\w.-]{0,20}?(?:sid|session|sess|sessid|auth|token|jwt|csrf|xsrf|remember(?:_me)?|login|access|refresh)(?:[._-]?id)?=["']?(?<secret>[\w%.+/~-]{6,4000})/gi,
    holds: (secret) => /\d/.test(secret) && isAssignedValue(secret),
    among: (before) => /cookie/i.test(before),
  },
  {
    kind: "credentials",
    // Links that log in or set a password.
    pattern:
      /[?&#;](?:otp|token|ticket|access_token|id_token|login_token|auth_token|reset_token|reset_password_token|confirmation_token|invitation_token|api_?key|passcode|password|pwd|secret)=(?<secret>[\w%+/.~-]{6,4000})/gi,
    holds: (secret) => (hasLetterAndDigit(secret) || /^\d{6,}$/.test(secret)) && isAssignedValue(secret),
  },
  {
    kind: "credentials",
    pattern: /[?&#;](?:code|key|t|k|c|hash|auth|nonce|magic|invite|link|id)=(?<secret>[\w%+/.~-]{6,4000})/gi,
    holds: (secret) => (hasLetterAndDigit(secret) || /^\d{6,8}$/.test(secret)) && isAssignedValue(secret),
    among: (before) =>
      /[/.?&=-](?:re-?set|recover\w*|verif\w+|log-?in|sign-?in|auth\w*|callback|magic\w*|invit\w+|confirm\w*|activat\w+|password\w*|pwd|passwort\w*|token|sso|oauth2?|unlock|restore)(?![a-z])[^\s]{0,70}$/i.test(
        before,
      ),
  },
  {
    kind: "credentials",
    pattern: /https?:\/\/[^\s?#]{1,200}\/(?<secret>[\w-]{16,400})(?![\w/.-])/gi,
    holds: (secret) =>
      hasLetterAndDigit(secret) && bitsPerCharacter(secret) >= 3 && !/^[a-z]+(?:-[a-z0-9]+){2,}$/.test(secret),
    among: (before) =>
      /\b(?:magic|log-?in|sign-?in|reset|invite|invitation|verification|activation)[ -]links?\b/i.test(before),
  },
  {
    kind: "credentials",
    pattern:
      /\/(?:reset|recover|recovery|verify|magic|magic-link|invite|confirm|activate|password-reset|reset-password)\/(?<secret>[\w-]{16,400})(?![\w-])/gi,
    holds: (secret) => hasLetterAndDigit(secret) && bitsPerCharacter(secret) >= 3,
  },
]
