import { expression, oneLine } from "../../text/regex.ts"
import { hasLetterAndDigit, isAssignedValue, isRemark, looksMade } from "./no-secret.ts"
import { IS, WHOSE } from "./password-names.ts"
import { type SecretPattern, secretPattern } from "./secret-pattern.ts"

/** Things that are opened by a code, in six languages. */
const CODES = `
    (?:backup|recovery|2fa|mfa|two-factor|emergency|scratch|one-time|otp|sms|puk|unlock|verification|security|confirmation|login|sign-in|restore)[ -]?(?:pass)?codes?
    |(?:tür|haustür|tresor|safe|alarm|tor|garagen|schloss|zugangs|entsperr|sperr|sicherheits|bestätigungs|wiederherstellungs|backup-?|ersatz|notfall|einmal|tan-?)codes?
    |(?:tresor|zahlen|schloss)kombination
    |codes?[ ](?:de[ ](?:la[ ]|l['’])?|du[ ]|d['’](?:[ ])?)(?:porte|portail|immeuble|alarme|coffre(?:-fort)?|garage|cadenas|secours|récupération|entrée|accès|sécurité|vérification|déverrouillage)|digicode
    |(?:códigos?|claves?|combinación)[ ](?:de[ ](?:la[ ])?|del[ ])(?:puerta|alarma|caja[ ]fuerte|garaje|portal|candado|recuperación|respaldo|seguridad|acceso|verificación)
    |codic[ei][ ](?:di[ ]|del(?:la|l['’])?[ ]?)(?:porta|portone|allarme|cassaforte|recupero|sblocco|cancello|sicurezza|verifica|accesso)
    |códigos?[ ](?:de|do|da)[ ](?:porta|portão|alarme|cofre|recuperação|segurança|acesso|verificação)
    |(?:deur|alarm|kluis|poort|herstel|back-?up-?)codes?
  `

/** A code with a digit, and further codes in a list or on lines of their own. */
const CODE = String.raw`(?=[A-Za-z-]{0,12}\d)[A-Za-z0-9-]{4,40}(?![\w-])`
const LIST = String.raw`${CODE}(?:[,;]?(?:[ ]|\r?\n)[ ]{0,4}(?:(?:and|und|et|y|e|en|[*•-]|\d{1,2}[.)])[ ])?${CODE}){0,19}`
const IS_CODE = (secret: string): boolean => /\d{4}|\d\D+\d/.test(secret) && !/^(?:19|20)\d\d$/.test(secret)

/** Units of a number that is no code. */
const UNIT = String.raw`(?![\w.:%€$°]|[ ](?:[kcm]?m|[km]?g|met(?:er|re)s?|miles?|feet|people|times|euros?|dollars?|hours?|minutes?|o['’]clock)\b)`

const LOCK_WORD =
  /alarm|allarme|t(?:ü|ue)r|door|porte|puerta|porta|deur|двер|kapı|gate|\btor\b|portail|portón|safe|tresor|coffre|cofre|caja fuerte|kluis|сейф|phone|handy|téléphone|teléfono|телефон|bank|banco|karte|\bcard\b|carte|tarjeta|lock|candado|cadenas|schloss|garage|\bshed\b|\bgym\b|office|elevator|storage|schuppen|keller|fahrrad|bike|pool|aufzug|entrance|entry|tablet|ipad|laptop/iu
const CODE_WORD =
  /\bcodes?\b|code\b|\bpin\b|combination|\bcombo\b|kombination|código|codice|\bkod\b|код|kodu|clave|geheimzahl/iu
const OTHER_CODE =
  /\b(?:zip|postal|post|area|country|error|status|exit|discount|promo|coupon|source|dress|colou?r|product|course|tax|airport|currency|return|building|bank|swift|sort|routing)[ -]codes?|postleitzahl|code postal|código postal|vorwahl|fehlercode|code d['’]erreur/iu

const checkedCode = secretPattern({ kind: "code", holds: IS_CODE })
const spokenCode = secretPattern({ kind: "code", needs: "number", holds: () => true })
const spokenPin = secretPattern({ kind: "PIN", needs: "number", holds: () => true })

/** Passwords, PINs and codes of doors in Arabic, Persian, Thai, Hebrew and Swahili. Postcodes, coupons and numbers of students have other names. */
const FURTHER_NAMES = oneLine(`
    كلم[ةه][ ]?(?:ال)?(?:سر|مرور|عبور)\\p{L}*|كلمت?[ي]?[ ]السر|(?:ال)?باسوورد\\p{L}*|(?:ال)?باسورد\\p{L}*|(?:ال)?رقم\\p{L}?[ ](?:ال)?سري?\\p{L}*|رمز[ ](?:ال)?(?:دخول|مرور|باب|قفل|إنذار|انذار|خزنة|بطاقة|جهاز|جوال|بوابة|واي)\\p{L}*
    |رمز[ ](?:عبور|وای|ورود|در|کارت|گاوصندوق|گوشی|موبایل|قفل|دزدگیر|مودم)\\p{L}*|پسوو?رد\\p{L}*|گذرواژه\\p{L}*|کلمه[ ]عبور\\p{L}*
    |(?:ה)?סיסמ[הת]|(?:ה)?קוד[ ](?:ה|ל|של[ ]ה|ב)?(?:כניסה|דלת|אזעקה|בניין|כספת|שער|טלפון|כרטיס|מנעול)\\p{L}*
    |nenosiri|neno[ ]la[ ]siri
  `)
const THAI_NAMES =
  "รหัสผ่าน|รหัสไวไฟ|รหัสวายฟาย|รหัสล็อก|รหัสปลดล็อก|รหัสประตู|รหัสบัตร|รหัสเข้า|รหัสตู้เซฟ|รหัสลับ|รหัสเอทีเอ็ม|พาสเวิร์ด|พาสเวิด|พาสโค้ด"
const LATIN_VALUE = `(?<secret>(?=[A-Za-z!@#$%^&*_+.-]{0,30}[0-9])[A-Za-z0-9][A-Za-z0-9!@#$%^&*_+.-]{3,63})(?![A-Za-z0-9])`

/** Digits that are no year and no length, or letters with digits. */
function isToldInLatin(value: string): boolean {
  const bare = value.replace(/[.!]{1,4}$/, "")
  if (/^\d+$/.test(bare)) return bare.length >= 4 && !/^(?:19|20)\d\d$/.test(bare)
  return bare.length >= 5 && /\d/.test(bare) && /[A-Za-z]/.test(bare) && isAssignedValue(bare)
}

const secretsInFurtherScripts: readonly SecretPattern[] = [
  {
    kind: "password",
    pattern: expression("giu")`
      (?<!\p{L})(?:${FURTHER_NAMES})(?:[ ][^\s\d:.;!?،؛؟A-Za-z]{1,20}|[ ](?:la|ya|langu|yangu|wi-?fi|ni)|[ ][۰-۹]{1,8}|،){0,6}?[ :]{1,3}${LATIN_VALUE}
    `,
    holds: isToldInLatin,
  },
  {
    kind: "password",
    pattern: expression("giu")`(?:${THAI_NAMES})[^\d\nA-Za-z.!?]{0,40}?[ :]{0,3}${LATIN_VALUE}`,
    holds: isToldInLatin,
  },
]

/** Codes, recovery phrases and security answers in sentences. */
export const spokenCodes: readonly SecretPattern[] = [
  ...secretsInFurtherScripts,
  checkedCode`
    (?<![\p{L}\p{N}])(?:${CODES})(?:${WHOSE})?(?:${IS}|[ ](?:sind|sont|son|sono|são|zijn)[ ]|[ ]?[=:：]\s{0,3}|[ ])(?:\s{0,3}[*•-][ ])?["'\x60]?(?<secret>${LIST})
  `,
  spokenCode`
    (?<!\p{L})(?:in|ins|zum|zur)[ ](?:[\p{L}]{2,20}[ ]){0,2}komm(?:t|e|en|st)[ ](?:man|ich|wir|ihr|du|sie|er)[ ]mit[ ](?:(?:der|dem)[ ])?(?:code[ ])?(?<secret>\d{4,8})(?=[ ](?:rein|hinein|und[ ](?:dann[ ])?(?:raute|stern|der[ ]raute))(?!\p{L}))
  `,
  spokenCode`
    (?:鍵|チェーン|警報|アラーム)は(?:\d(?:ケタ|桁)で)?(?<secret>\d{4,8})(?=で(?:止ま|解除|開|あ|す)|だよ|だ。)
  `,
  spokenCode`
    (?<!\b(?:zip|postal|post|area|country|error|status|exit|discount|promo|coupon|source|dress|colou?r|product|course|tax|airport|currency|return)[ ])
    \b(?:code|pin|combo|combination)[ ](?:is[ ])?(?<secret>\d{4,10}#?)[ ](?:on|at|for|to|into|in|opens|unlocks)[ ](?:(?:the|my|our|your)[ ])?(?:[\w-]{1,20}[ ])?
    (?:alarm|door|gate|lock|lockbox|safe|vault|garage|keypad|locker|suitcase|padlock|entrance|building|panel|phone)\b
  `,
  checkedCode`
    \b(?:keypad|lockbox|padlock|key[ ]safe|bike[ ]lock|safe|locker)(?:['’]s|[ ](?:is|was)(?:[ ]now)?|:)[ ]["'\x60]?(?<secret>\d[\d-]{2,10}\d#?)${UNIT}
  `,
  checkedCode`
    \b(?:combination|combo|code|pin)[ ](?:for|to|of)[ ](?:[\w'’-]{1,20}[ ]){1,4}?(?:lock|locker|safe|vault|gate|door|garage|alarm|padlock|suitcase|shed|lockbox)
    (?:[ ](?:at|in|on|of|by)(?:[ ][\w'’-]{1,20}){1,4}?)?[ ](?:is|was)(?:[ ]now)?[ ]["'\x60]?(?<secret>[\w-]{4,40})
  `,
  spokenCode`
    (?<![\p{L}])(?:unlock|disarm|entsperr|entriegel|déverrouill|désactiv|desbloque|desactiv|sblocc|ontgrendel|разблокир)\p{L}{0,8}[^\n.;!?]{0,40}?
    [ ](?:with|using|by|mit|avec|con|com|met|entering)(?:[ ](?:entering|typing|the|code|pin|dem|der|le|el|il|o)){0,3}[ ]["'\x60]?(?<secret>\d{4,10}#?)${UNIT}
  `,
  spokenCode`
    \bopens(?: [\w'’-]{1,20}){0,3}? (?:with|by entering) (?<secret>\d{4,10}#?)(?=\s{0,3}(?:$|[,;!?\n]|\.(?!\w)))
  `,
  spokenCode`
    (?:alarm|tür|tor|tresor|safe|handy|schloss|garage)\p{L}{0,12}[ ](?:[\p{L}]{1,20}[ ]){0,4}?mit[ ](?:(?:dem|der|code|pin)[ ]){0,2}(?<secret>\d{4,10})(?=[ ](?:aus|auf|ab|ein|zu|ent|öffn))
  `,
  {
    kind: "code",
    needs: "number",
    // A number that is said to be something, in a sentence about a lock and its code.
    pattern: expression("gu")`
      (?:(?<=[ ](?:is|was|are|now|ist|lautet|est|est[ ]le|es|es[ ]el|è|è[ ]il|é|to|är|just)[ ]|['’]s[ ]|[:=][ ]?|[–—-][ ])|(?<=двер\p{L}{1,3}[ ]|code[ ]|pin[ ]|код[ ]))["'\x60]?
      (?<secret>(?!(?:19|20)\d\d(?!\w))(?:[\p{Lu}\d]?\d{3,8}[\p{Lu}#*]?|\d{2,4}\p{Lu}\d{2,4}))(?![\w.:%€$°-]|[ ](?:[kcm]?m|[km]?g|met(?:er|re)s?|miles?|feet|people|times|euros?|dollars?|hours?|minutes?|lines?|items?|days?)(?!\p{L}))
    `,
    holds: (secret) => /\d{4}|\d\D\d|\d{2}\p{L}/u.test(secret),
    among: (before) => {
      const clause = before.split(/[.;!?] /).at(-1) ?? ""
      return LOCK_WORD.test(clause) && CODE_WORD.test(clause) && !OTHER_CODE.test(clause)
    },
  },
  spokenCode`
    \b(?:lockbox|keypad|padlock|key[ ]safe)(?:[ ](?:on|at|in|of|by|for)(?:[ ][\w'’-]{1,20}){1,4}?)?(?:['’]s|[ ](?:is|was))[ ]["'\x60]?(?<secret>\d{4,8}#?)${UNIT}
  `,
  spokenPin`
    (?<![\p{L}])(?:geheimzahl|pass ?code|şifre(?:m|si)|пин-?код|pin-?code)(?: (?:ist|is|lautet|är|est))?[: ] ?["'\x60]?(?<secret>\d{4,8})(?!\w|[.,]\d)
  `,
  // Asked to be forgotten, it is not kept for that.
  secretPattern({ kind: "code", needs: "number", holds: IS_CODE })`
    \b(?:forget|delete|erase|remove|vergiss|oublie|olvida|dimentica)\b[^\n.\d]{0,60}?
    (?<!\b(?:zip|postal|post|area|country|error|status|exit|discount|promo|coupon|source|dress|colou?r|product|course|tax)[ ])
    \b(?:codes?|pin|pass ?code|combination|código|codice)\b[^\n.\d]{0,40}?\b(?<secret>\d[\d-]{2,30}\d)(?![\w.:%€$°-])
  `,
  spokenCode`
    \bcode[ ](?:that[ ])?(?:they|you|he|she|it|we|i|google|apple|the[ ][\w-]{1,20}|my[ ][\w-]{1,20})[ ](?:just[ ])?(?:texted|sent|emailed|mailed|messaged|got|received|gave)
    (?:[ ](?:me|us|you))?(?:[ ][\w-]{1,12}){0,3}?(?:['’]s|[ ](?:is|was)|:)[ ](?<secret>\d{3}[ -]?\d{1,5})${UNIT}
  `,
  secretPattern({ kind: "card check", needs: "number", holds: () => true })`
    \b(?:code|number|digits|cvv)[ ](?:is[ ])?on[ ](?:the|its)[ ](?:front|back|reverse)(?:[ ]of[ ](?:the|my)[ ](?:[\w-]{1,20}[ ])?card)?
    (?:['’]s|[ ](?:is|are|says|reads)|:)?[ ](?<secret>\d{3,4})${UNIT}
  `,
  secretPattern({ kind: "card check", needs: "number", holds: () => true })`
    \b(?:visa|amex|mastercard|card|exp|expires|karte)\b[^\n]{0,60}?\b(?:security|check|verification|prüf|sicherheits|de seguridad)[ -]?(?:code|number|ziffer)(?: is|:)? (?<secret>\d{3,4})\b(?![.,]\d)
  `,
  {
    kind: "PIN",
    pattern: expression("giu")`
      (?<![\p{L}])(?:pin|passcode|pass[ ]code|geheimzahl)(?:[ ][^\s.;:?!\d]{1,20}){0,6}?[ ](?:to|auf|en|a|in|para)[ ](?<secret>\d{4,8})${UNIT}
    `,
    holds: (secret) => !/^(?:19|20)\d\d$/.test(secret),
    among: (before, behind) =>
      /\b(?:chang|set|reset|switch)|modifi|cambi|mud/i.test(before) || /^ (?:geändert|gesetzt|umgestellt)/.test(behind),
  },
  secretPattern({ kind: "security answer", holds: (secret) => !isRemark(secret.split(" ")[0] ?? "") })`
    (?<![\p{L}])(?:memorable[ ](?:word|phrase|name)|safe[ ]word[ ](?:for|with)[ ]the[ ]bank|phone[ ]banking[ ]word|phrase[ ]secrète|frase[ ](?:segreta|secreta)|palabra[ ]secreta|codewort|kennphrase)
    (?:${WHOSE})?(?:,[ ](?:it|which))?(?:[ ](?:is|was|lautet|ist|est|es|è)|['’]s|:)[ ]["'„“\x60]?(?<secret>(?:(?![ ](?:and|but|so|und|et|y)[ ])[^.,;!?\n"'“\x60]){3,80})
  `,
  spokenCode`\b(?:alarm|gate|door|keypad|lockbox|garage|safe):[ ](?<secret>\d{4,8}#?)${UNIT}`,
  spokenPin`\b(?:token|card|sim|hsm|yubikey|bank|banking|visa|atm|tablet|voicemail) PIN (?<secret>\d{4,8})\b(?![.,]\d)`,
  secretPattern({ kind: "password", holds: looksMade })`\bpsk (?:is|:) ["'\x60]?(?<secret>[^\s"'\x60,;]{8,63})`,
  secretPattern({ kind: "recovery key", holds: (secret) => (secret.match(/\d/g) ?? []).length >= 4 })`
    \b(?:recovery|bitlocker|filevault|luks|rescue|emergency)(?:[ ]recovery)?[ _-]?keys?(?:${WHOSE})?${IS}["'\x60]?(?<secret>[A-Za-z0-9-]{16,400})
  `,
  {
    kind: "2FA seed",
    pattern: expression("giu")`
      \b(?:2fa|two-factor|totp|hotp|otp|mfa|authenticator|google[ ]auth)\b(?:[ ][\w'’-]{1,20}){0,2}?[ _-](?:seed|secret|key|setup[ ]key|setup[ ]code)
      (?:${WHOSE})?(?:${IS}|[ ])["'\x60]?(?<secret>[A-Za-z2-7]{4,64}(?:[ ][A-Za-z2-7]{4}){0,15})
    `,
    holds: (secret) => /^[A-Z2-7 ]{16,}$/.test(secret) || (/^[a-z2-7 ]{16,}$/.test(secret) && /[2-7]/.test(secret)),
  },
  {
    kind: "2FA seed",
    needs: "otpauth://",
    pattern:
      /\botpauth:\/\/[^\s?]{1,200}\?(?:[^\s&=]{1,40}=[^\s&]{0,200}&){0,8}?secret=(?<secret>[A-Za-z2-7=%]{8,200})/g,
    holds: () => true,
  },
  {
    kind: "security answer",
    pattern: expression("giu")`
      (?:\banswers?[ ](?:to|for)[ ](?:my|the|our|his|her)(?:[ ][\w'’-]{1,20}){0,2}?[ ](?:security|secret|recovery)[ ]questions?|\b(?:security|secret)(?:[ ]question)?[ ]answers?
      |\bAntwort(?:en)?[ ]auf[ ](?:meine|die|unsere)[ ](?:Sicherheits|Geheim)frage
      |\bréponse[ ]à[ ](?:ma|la)[ ]question[ ](?:secrète|de[ ]sécurité)|\brespuesta[ ](?:a|de)[ ](?:mi|la)[ ]pregunta[ ](?:secreta|de[ ]seguridad))
      (?:${WHOSE})?(?:[ ](?:is|was|lautet|ist|est|es)|:)[ ]["'„“\x60]?(?<secret>(?:(?![ ](?:and|but|so|und)[ ])[^.,;!?\n"'“\x60]){3,80})
    `,
    holds: (secret) => !isRemark(secret.split(" ")[0] ?? "") || hasLetterAndDigit(secret),
  },
  secretPattern({ kind: "security answer", holds: (secret) => !isRemark(secret.split(" ")[0] ?? "") })`
    \b(?:security|secret)[ ]question\b[^\n.?]{0,60}?(?:first|favou?rite|maiden|mother|father|pet|school|city|street|teacher|car)[^\n.:=]{0,30}?
    (?:[ ](?:is|was)|[:=]|[?]|->)[ ]["'\x60]?(?<secret>(?:(?![ ](?:and|but|so)[ ])[^.,;!?\n"'\x60]){3,80})
  `,
  secretPattern({ kind: "PIN", holds: () => true, flags: "gu" })`
    (?<![\p{L}\p{N}])(?:пин(?:-?код)?|pin-?code|pincode|code[ ]pin|pin|geheimzahl|暗証番号|暗证号|핀번호)(?:[ ](?:от|к|meiner|meines|unserer|de[ ]ma|de[ ]mon|mojej|do|van|della?|del|de|per)(?:[ ][^\s:=.,;!?]{1,20}){1,4}?)?
    (?:[ ](?:is|ist|est|es|è|é|to|är|jest|-|–|—))?[ ]?[:：]?[ ]["'\x60]?(?<secret>\d{4,8})
    (?![\w.:%€$°]|[ ](?:[kcm]?m|[km]?g|k?hz|[mk]?v|met(?:er|re)s?|miles?|feet|volts?|ohms?|degrees|people|times|euros?|dollars?|is|and)\b)
  `,
  spokenPin`
    \bPIN\b[^\n.?!\d]{0,30}?(?:banking|karte|card|telefon|phone|handy|bank|sim)(?:['’]s|[ ](?:is|ist|was)|:)[ ]["'\x60]?(?<secret>\d{4,8})\b
  `,
  secretPattern({ kind: "secret", holds: (secret) => looksMade(secret) && hasLetterAndDigit(secret) })`
    \bsecret (?<secret>[^\s"'\x60,;:]{8,200})(?=\s{0,3}(?:$|[,;\n]))
  `,
  secretPattern({ kind: "passphrase", holds: () => true })`
    \b(?:passphrase|passwortsatz|passsatz)(?:[ ](?:of|for|on|to)(?:[ ][\w'’-]{1,20}){1,6}?)?\s{0,2}:[ ]["'\x60]?(?<secret>[a-z]{2,20}(?:[ ][a-z]{2,20}){2,11})(?![a-z])
  `,
  secretPattern({ kind: "password", holds: (secret) => looksMade(secret) && !/^https?:/.test(secret) })`
    \b(?:preshared|pre-shared|ipsec|wpa2?|snmp|master|root|shared)[ _-](?:key|community(?:[ ]string)?|secret|string)(?:[ ](?:for|of|on)(?:[ ][\w'’-]{1,20}){1,4}?)?(?:,?[ ](?:it[ ])?(?:is|was)(?:[ ]now)?|[ ]{0,2}[:=])[ ]{0,2}["'\x60]?(?<secret>[^\s"'\x60,;]{6,200})
  `,
]
